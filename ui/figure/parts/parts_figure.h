#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/scene/scene.h"
#include "core/scene/study.h"
#include "ui/figure/cell_walk.h"
#include "ui/figure/figure.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/grid.h"

namespace attention {

/// A figure composed of a tree of parts, with connectors drawn between them. The parts are members of the subclass.
/// Which parts are dropped for lack of space follows from their priorities.
class PartsFigure : public Figure {
 public:
    explicit PartsFigure(QWidget* parent = nullptr);

    std::optional<Cell> cellAt(const QPointF& place) const final;
    Cell adjacentCell(const Cell& cell, int right, int down) const final;
    /// The row or column whose label is at a place, as a cell with column, or row, -1.
    std::optional<Cell> labelAt(const QPointF& place) const;
    std::optional<QRectF> markedCellRect(const Cell& cell) const final;
    std::optional<ParameterChange> clickActionAt(const QPointF& place) const final;
    std::optional<ParameterChange> doubleClickActionAt(const QPointF& place) const final;
    std::string_view handleAt(const QPointF& place) const final;
    void beginDrag(const QPointF& place) final;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const final;
    std::vector<Panel> panels() const final;
    QRectF withTitles(const QRectF& cells) const final;
    std::vector<QRectF> notesOn(std::span<const QRectF> places) const final;
    QSize minimumLogicalSize() const final { return m_minSize; }
    QStringList droppedItems() const final { return m_droppedItems; }
    void fixLayout() final;

    /// From now on the figure is one of several on a page: it is aligned with the top left of its rectangle.
    /// @param padding  pixels that stay free around it, so that its axes are in line with those of its neighbours
    /// @param size  for which it is laid out now, in logical pixels
    void layOutAsPanel(const QMarginsF& padding, QSize size);
    /// The rectangle that the picture occupies, in pixels.
    const QRectF& occupiedRect() const { return m_occupiedRect; }
    /// The bounding box of its plots and matrices, without axes and the smaller parts beside them.
    QRectF plots() const;
    /// The colour scales of the parts, each one once.
    std::vector<Part::ColourScale> colourScales() const;
    /// Replaces the range of the colours of the cells, for a figure whose cells share one range. @param range  nothing:
    /// the figure's own range again
    void setColourRange(const std::optional<QCPRange>& range) { m_colourRange = range; }

 protected:
    /// Sets the content of all parts from scene() and study(), and returns the grid that arranges them.
    virtual Grid buildLayout() = 0;
    /// Sets the keys by which lessons cover or hide parts that may have a heading (the panels, see Figure::Panel), as
    /// setPartKeys(m_bars, "bars", m_rows, "row"); several that are alike get numbers from 1.
    template <class Parts, class... Rest>
    static void setPartKeys(Parts& parts, const char* key, Rest&... rest) {
        if constexpr (std::derived_from<Parts, Part>)
            parts.setKey(key);
        else
            for (std::size_t number = 0; Part & part : parts) part.setKey(key, ++number);
        if constexpr (sizeof...(rest) > 0) setPartKeys(rest...);
    }
    /// The cells that a cell is computed from or that are computed from it, to be highlighted with it; see
    /// Part::drawHighlight() for whole rows and columns.
    virtual std::vector<Cell> relatedCells(const Cell&) const { return {}; }
    /// Adds what places mean that no part knows: cells, choices and handles, above those of the parts. Nothing of it is
    /// painted. Called while there is a study.
    virtual void declareAreas(Marks&) const {}
    /// A parameter that a double click on a cell changes, in place of typing into it.
    virtual std::optional<ParameterChange> doubleClickChange(const Cell&) const { return std::nullopt; }
    /// Where the arrow keys lead, if not to the neighbours in the tables. Called while there is a study.
    virtual CellWalk cellWalk() const { return {}; }
    /// Adds connectors between parts, which are painted above them and below the highlights of cells.
    virtual void declareOverlay(Marks&) {}
    /// Adds what is painted on top and changes with the selection: the highlights of pinned cells, of the selected cell
    /// and of its relatedCells().
    virtual void declareSelection(Marks& marks);
    /// The fractions of the unused space that are left of the picture and above it.
    virtual QPointF slackAlignment() const { return {0, 0.3}; }
    /// The selected cell, or the selected row as a cell with column -1, or the selected column with row -1.
    std::optional<Cell> currentCell() const;
    /// The range of the colours of the cells: low ... high, or the one that the panels of a page share.
    QCPRange colourRange(double low, double high) const { return m_colourRange.value_or(QCPRange(low, high)); }

    /// A range of colours from 0 to `limit`, or from -limit if the numbers are signed; while ranges are kept, the
    /// widest one so far. @param scale  as for keptScaleEnd()
    QCPRange keptColours(const std::string& scale, double limit, bool isSigned) const {
        const double end = keptScaleEnd(scale.c_str(), limit);
        return {keptScaleEnd((scale + " below 0").c_str(), isSigned ? 1 : 0) > 0 ? -end : 0, end};
    }

    void arrange() final;
    void areasChanged() final;
    void drawContent(QCPPainter& painter) final;
    void drawSelection(QCPPainter& painter) final;
    /// A click on a label emits clicked() with what labelAt() says.
    void mouseReleaseEvent(QMouseEvent* event) override;

 private:
    /// What declareAreas() adds, kept until areasChanged(); nothing without a study.
    const Marks& areas() const;
    /// The part at a place that has a choice as a whole (see Part::setChoice()); nullptr if there is none.
    const Part* chosenPartAt(const QPointF& place) const;
    /// The parts of panels(), in the same order, with their headings.
    std::vector<std::pair<Part*, QString>> namedParts() const;
    /// The parts of omitted(), legends that explain only these, and parts that are not present.
    std::vector<Part*> omittedParts() const;

    /// A part with the grids that contain it, the innermost first.
    struct Leaf {
        Part* part;
        std::vector<Part*> grids;
    };
    /// All leaves of the layout, in layout order.
    std::vector<Leaf> leaves() const;
    /// The geometry of a part and of the grids that contain it.
    struct Place {
        QRectF content, frame;
        bool isDropped = false;
        std::vector<std::pair<QRectF, QRectF>> grids;  ///< content and frame
    };
    /// A layout that was displayed while ranges were kept.
    struct KeptLayout {
        std::vector<Part*> parts;
        std::vector<Part::SizeHint> hints;  ///< the largest hint of each part
        std::vector<Place> places;          ///< of each part; empty if another layout contains all of these parts
        Scene scene;                        ///< a scene with this layout
        std::shared_ptr<const Study> study;
    };
    /// The items that are dropped if there is no space for them; the last one is dropped first.
    std::vector<const LayoutItem*> droppableItems() const;
    /// Sets whether items, with all that they contain, are dropped.
    static void markDropped(std::span<const LayoutItem* const> items, bool isDropped);
    /// Drops as many of the items as it takes until the rest fits, and sets m_droppedItems. @return what the rest needs
    /// @param needed  returns what the parts need that are not dropped
    Part::SizeHint dropItems(std::span<const LayoutItem* const> items, const std::function<Part::SizeHint()>& needed,
                             const std::function<bool(const Part::SizeHint&)>& fits);
    KeptLayout* keptLayout(const std::vector<Leaf>& leaves);
    void keepHints();
    void usePlacesOf(const KeptLayout& whole, const std::vector<Leaf>& leaves);
    /// The largest kept layout that has all these parts; nullptr if there is none.
    const KeptLayout* wholeOf(const std::vector<Part*>& parts) const;

    std::unique_ptr<Grid> m_root;
    std::vector<Part*> m_shown;
    bool m_hasFixedLayout = false;
    std::vector<KeptLayout> m_keptLayouts;
    QSize m_fixedMinSize{1, 1};
    mutable std::optional<Marks> m_areas;
    Part* m_grabbed = nullptr;  ///< the part whose handle was grabbed last
    /// Marks::Handle::valueAt of the handle that was grabbed last, if it is none of a part.
    std::function<ParameterValue(const QPointF&)> m_grabbedValue;
    std::optional<QMarginsF> m_padding;  ///< of a panel
    std::optional<QCPRange> m_colourRange;
    QRectF m_occupiedRect;
    QSize m_minSize{1, 1};
    QStringList m_droppedItems;
};

}  // namespace attention
