#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <QMarginsF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include "core/scene/parameter_value.h"
#include "core/scene/view.h"
#include "ui/figure/cell_label.h"
#include "ui/figure/highlight.h"
#include "ui/figure/parameter_change.h"
#include "ui/figure/theme.h"

class QCPPainter;

namespace attention {

class Marks;

/// More pixels than any figure has.
inline constexpr double kMaxExtent = 1e6;

/// A rectangular item of a figure's layout. It reports a size hint and is assigned a geometry, in logical pixels. The
/// content rectangle is for the data itself (cells, curves, bars); labels and the title are in the margins around it.
class Part {
 public:
    struct SizeHint {
        QSizeF minimum = {0, 0};  ///< of the content
        QSizeF maximum = {kMaxExtent, kMaxExtent};
        QMarginsF margins = {};
        double aspectRatio = 0;  ///< width divided by height of the content; 0: any
        bool isAligned = false;  ///< it gets the size of the aligned parts in its row or column, even past its maximum
    };

    Part() = default;
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;
    virtual ~Part() = default;

    /// Sets the text above the part, at the left: a semibold name and a muted note beside it.
    /// @param names  forms of the name, the longest first: the first one that fits is drawn
    /// @param notes  forms of the note likewise; no note is drawn if none fits
    void setTitle(QStringList names, QStringList notes = {});

    /// Sets the key of the part among the panels of its figure, see Figure::Panel. @param key  lives as long as the
    /// part
    /// @param number  from 1 if several parts have this key; else 0
    void setKey(std::string_view key, std::size_t number = 0);
    std::string key() const;

    /// Makes the part one of several that are chosen as a whole: a click anywhere in its content changes this
    /// parameter, and its cells cannot be pointed at. Nothing: they can, and a click means a cell.
    void setChoice(std::optional<ParameterChange> choice) { m_choice = std::move(choice); }

    /// For a part whose cells show those of another matrix.
    struct CellAlias {
        /// The cell of the figure that a cell of this part shows; nothing if it cannot be pointed at.
        std::function<std::optional<Cell>(const Cell&)> toFigure;
        /// The cell of this part that shows a cell of the figure, if one does. Without this function the part is not
        /// asked where a cell is.
        std::function<std::optional<Cell>(const Cell&)> toPart = {};
    };
    void setCellAlias(CellAlias alias) { m_alias = std::move(alias); }
    /// What a click on a cell of this part changes, besides selecting it; nothing: no parameter.
    void setCellChoice(std::function<std::optional<ParameterChange>(const Cell&)> choiceOf) {
        m_cellChoice = std::move(choiceOf);
    }

    /// @param room  the size available for the content. The hinted width may depend on its height, and vice versa
    SizeHint sizeHint(QSizeF room) const;
    /// @param content  the rectangle of the content
    /// @param frame  the content with its margins, which are as wide as those of the other parts of its row and column
    void setGeometry(const QRectF& content, const QRectF& frame);
    /// Hides the part because it is not in the layout or has no space there.
    void hide();
    void paint(QCPPainter& painter, const Theme& theme);

    virtual std::optional<Cell> cellAt(const QPointF&) const { return std::nullopt; }
    /// The label of a row or a column of cells at a place.
    virtual std::optional<CellLabel> labelAt(const QPointF&) const { return std::nullopt; }
    /// The rectangle of a cell; nothing if the cell is not in this part.
    virtual std::optional<QRectF> cellRect(const Cell&) const { return std::nullopt; }
    /// Highlights a cell if the part has it. A cell with column -1 is a whole row, one with row -1 a whole column.
    virtual void drawHighlight(QCPPainter&, const Theme&, const Cell&, Highlight) {}
    /// Adds a mark that paints drawHighlight().
    void addHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how);
    virtual std::optional<ParameterChange> choiceAt(const QPointF&) const { return std::nullopt; }
    /// The key of the parameter that a drag from a place changes; empty if there is no handle.
    virtual std::string_view handleAt(const QPointF&) const { return {}; }
    /// The value of the parameter `key` when its handle is dragged to a place; nothing if the part has no such handle.
    virtual ParameterValue handleValue(std::string_view, const QPointF&) const { return {}; }
    /// Called when a drag begins at a handle of this part.
    virtual void beginDrag(const QPointF&) {}
    /// Where the arrow keys lead from a cell, for a part that arranges its cells by the space it has; nothing: as
    /// CellWalk says.
    virtual std::optional<Cell> adjacentCell(const Cell&, int, int) const { return std::nullopt; }
    /// How numbers become colours in the cells of a matrix, or what a scale beside them explains.
    struct ColourScale {
        ColourMap map;
        double low, high;   ///< the values with the map's first and last colour
        QString name = {};  ///< of the quantity; may be empty

        bool hasColoursOf(const ColourScale& other) const;
        /// Equal colours for equal numbers.
        bool operator==(const ColourScale& other) const;
    };
    virtual std::optional<ColourScale> colourScale() const { return std::nullopt; }
    /// Calls `visitor` for this part and all its descendants, including dropped ones.
    virtual void visit(const std::function<void(Part&)>& visitor) { visitor(*this); }

    const QRectF& content() const { return m_content; }
    const QRectF& frame() const { return m_frame; }
    /// False if the part is hidden, see hide().
    bool isVisible() const { return !m_content.isEmpty(); }
    /// The longest form of its title's name; empty without a title.
    QString name() const { return m_names.value(0); }
    /// The rectangle that the part occupies, with labels and title.
    virtual QRectF boundingRect() const;
    /// Whether the part is a control such as a switch, which is drawn faintly while the figure is withheld.
    virtual bool isControl() const { return false; }
    /// Whether the part is dropped because there is no space; already known while the other parts are measured.
    bool isDropped() const { return m_isDropped; }

 protected:
    /// The size hint without the title.
    virtual SizeHint measureSizeHint(QSizeF room) const = 0;
    /// Called after a change of content() and frame().
    virtual void geometryChanged() {}
    /// Called after hide().
    virtual void hidden() {}
    /// Called when places may have another meaning: after a change of geometry, after hide(), and by the figure.
    virtual void areasChanged() {}
    virtual void draw(QCPPainter&, const Theme&) {}

 private:
    friend class Grid;
    friend class PartsFigure;

    QRectF m_content;
    QRectF m_frame;
    QStringList m_names;
    QStringList m_notes;
    std::string_view m_key;
    std::size_t m_keyNumber = 0;
    std::optional<ParameterChange> m_choice;
    CellAlias m_alias;
    std::function<std::optional<ParameterChange>(const Cell&)> m_cellChoice;
    bool m_isDropped = false;
    std::optional<SizeHint> m_fixedHint;  ///< with the title; replaces the measured hint
};

/// A part whose size hint is computed when its content is set, since it does not depend on the available size.
class FixedPart : public Part {
 protected:
    SizeHint measureSizeHint(QSizeF) const override { return m_need; }

    SizeHint m_need;
};

}  // namespace attention
