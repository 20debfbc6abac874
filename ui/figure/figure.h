#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>

#include <QPointF>
#include <QVariantAnimation>
#include <qcustomplot.h>

#include "core/scene/view.h"
#include "ui/figure/axis_style.h"
#include "ui/figure/parameter_change.h"
#include "ui/figure/shapes.h"
#include "ui/figure/tags.h"
#include "ui/figure/theme.h"

namespace attention {

struct Parameters;
struct Scene;
class Study;
struct TableShape;

/// Optional decorations of a figure, where it supports them.
struct FigureDecorations {
    bool legend = true;
    bool colourBar = true;

    bool operator==(const FigureDecorations&) const = default;
};

/// A picture of a study. The window shows it as a widget; the exporters paint the same object with another QPainter.
/// Subclasses create their axis rects in the constructor and fill them in arrange(). A figure draws numbers but never
/// computes any.
class Figure : public QCustomPlot {
    Q_OBJECT

 public:
    explicit Figure(QWidget* parent = nullptr);
    ~Figure() override;

    void setTheme(const Theme& theme);
    const Theme& theme() const { return *m_theme; }

    /// Shows `study`, which was computed from `scene`. The scene's values fit the exhibit already.
    void display(const Scene& scene, std::shared_ptr<const Study> study);
    /// Shows the study it has after a change of selection, zoom or another view value of the scene.
    void displayView(const Scene& scene);
    bool hasStudy() const { return m_study != nullptr; }

    /// An interactive figure reserves space for what a selection will show. An exported figure reserves it only if
    /// something is selected.
    void setInteractive(bool interactive) { m_interactive = interactive; }
    bool isInteractive() const { return m_interactive; }
    /// Disables everything in the picture that changes a parameter: handles, choices, cells to type into. Cells can
    /// still be pointed at and selected. @param why  the tooltip of what is disabled; empty: nothing is
    void setWithheld(const QString& why);
    bool isWithheld() const { return !m_withheld.isEmpty(); }
    /// From now on colour scales keep their ranges as long as new numbers fit in them, so that equal numbers keep their
    /// colours. @param since  identifies the sequence of pictures: a new number resets the ranges; 0: each picture has
    /// its own ranges
    void holdScales(int since);
    int scalesHeldSince() const { return m_heldSince; }

    /// On the stage of a presentation, a picture is centred, and its cells and charts keep their proportions.
    void setOnStage(bool onStage);
    bool isOnStage() const { return m_isOnStage; }

    /// Milliseconds that an animation between two studies takes.
    static constexpr int kGlideTime = 450;
    /// Whether display() animates the change from the picture that is shown (see GlidingNumbers), even from the middle
    /// of an earlier animation; else the new picture appears at once. Has no effect on exports.
    void setGlides(bool glides) { m_glides = glides; }
    bool glides() const { return m_glides; }
    /// The time of the animation in milliseconds, from an arbitrary origin; it stops while nothing is animated.
    double glideTime() const { return m_glideClock.value_or(m_glideStart + m_glide.currentTime()); }
    /// Sets glideTime() by hand, for the frames of an exported animation. @param milliseconds  >= 0
    void setGlideClock(double milliseconds) { m_glideClock = milliseconds; }
    /// Starts an animation of kGlideTime. @return glideTime() at its start
    double beginGlide();

    /// From now on ranges of axes and of colours only grow. After all scenes of an animation were displayed once, all
    /// of its pictures have the same ranges.
    void keepRanges() { m_keepsRanges = true; }
    bool keepsRanges() const { return m_keepsRanges; }
    /// From now on parts keep their geometry, with space for everything that was displayed since keepRanges(). A
    /// picture with only some of the parts of another one has them at the same places. Call it again after a change of
    /// the size.
    virtual void fixLayout() {}
    /// The union of `range` and the earlier ranges in `kept`, if ranges are kept; else `range`.
    QCPRange keptRange(std::optional<QCPRange>& kept, const QCPRange& range) const;

    /// Sets which decorations are drawn; the space of the others is used for the rest of the figure.
    void setDecorations(const FigureDecorations& decorations);
    const FigureDecorations& decorations() const { return m_decorations; }

    std::optional<Cell> selection() const;

    /// Draws the figure faintly because it does not show the latest request. Has no effect on exports.
    void setDimmed(bool dimmed);
    bool isDimmed() const { return m_isDimmed; }

    static constexpr double kMaxScale = 4.4;
    /// Enlarges the drawing, as if the widget had 1/scale of its size, so that text is larger; limited by
    /// minimumLogicalSize(). Has no effect on exports.
    /// @param scale 1 ... kMaxScale
    void setScale(double scale);
    double scale() const { return m_scale; }
    /// Converts between pixels of the widget and pixels of the figure, which are scale() times as large.
    QPointF mapFromWidget(const QPointF& place) const { return place / m_scale; }
    QRectF mapToWidget(const QRectF& rect) const { return {rect.topLeft() * m_scale, rect.size() * m_scale}; }

    /// Sets the function that describes a cell for screen readers: "position 3, column 6: 0.5085".
    void setCellDescriber(std::function<QString(const Cell&)> words);
    QString cellDescription(const Cell& cell) const { return m_cellWords ? m_cellWords(cell) : QString(); }
    /// Sets the function that returns the number of selectable rows and columns of the selected matrix; the default is
    /// n x d.
    void setCellCounts(std::function<TableShape(const Parameters&)> counts) { m_cellCounts = std::move(counts); }
    /// The matrix of the selected cell, or in which the next one is selected; empty on exhibits with only one matrix.
    const std::string& selectionMatrix() const;
    /// Zero without a study.
    std::int64_t rowCount() const;
    std::int64_t columnCount() const;
    /// The rectangle of a cell in pixels of the figure; nothing if it has none.
    std::optional<QRectF> cellRect(const Cell& cell) const;

    /// The rectangle in which a cell is drawn, in figure pixels, for figures that draw their own marks in
    /// drawSelection(); nothing if the cell is not drawn.
    virtual std::optional<QRectF> markedCellRect(const Cell&) const { return std::nullopt; }
    /// A part of the picture under a heading of its own.
    struct Panel {
        std::string key;  ///< in lessons: kebab-case, unlike those of other panels and of matrices
        QString heading;
        QRectF place;  ///< with the heading, in the figure's own pixels; empty where it has no room
    };
    /// The panels in layout order. The list depends neither on the size nor on whether the figure is interactive.
    virtual std::vector<Panel> panels() const { return {}; }
    /// Omits these panels, given by key or by number from 1, and lays out the others in their space. The next call
    /// replaces the list.
    void omit(const std::vector<std::string>& panels);
    /// The index of the panel that has this key or this number from 1.
    static std::optional<std::size_t> findPanel(const std::vector<Panel>& panels, std::string_view word);
    /// The rectangle of some cells, extended by titles and labels of the parts that they fill, in pixels of the figure.
    virtual QRectF withTitles(const QRectF& cells) const { return cells; }
    /// The rectangles of notes and legends that explain only what lies in these rectangles, in pixels of the figure.
    virtual std::vector<QRectF> notesOn(std::span<const QRectF>) const { return {}; }
    /// The cell at a place in pixels of the figure (see mapFromWidget), if there is one.
    virtual std::optional<Cell> cellAt(const QPointF& place) const = 0;
    /// Where the arrow keys lead from a cell. The default walks rows down and columns right.
    virtual Cell adjacentCell(const Cell& cell, int right, int down) const;
    /// The scene's zoom, moved so that this cell is visible, after it was clicked or reached with the arrow keys.
    virtual std::optional<Zoom> zoomShowing(const Cell& cell) const;
    /// The key of the parameter that a drag from this place changes; empty if there is no handle. In pixels of the
    /// figure.
    virtual std::string_view handleAt(const QPointF&) const { return {}; }
    /// Called when a drag begins at a place with a handle.
    virtual void beginDrag(const QPointF&) {}
    /// The value of the parameter `key` when its handle is dragged to a place.
    virtual ParameterValue handleValue(std::string_view, const QPointF&) const { return {}; }
    using ParameterChange = attention::ParameterChange;
    /// The parameter that a click at this place sets, for example on a small picture that can be chosen.
    virtual std::optional<ParameterChange> clickActionAt(const QPointF&) const { return std::nullopt; }
    /// The parameter that a double click at this place sets, for example to show one of several pictures alone. If
    /// there is none, a double click edits the cell, if it can be edited.
    virtual std::optional<ParameterChange> doubleClickActionAt(const QPointF&) const { return std::nullopt; }

    /// The parameter that a key without modifiers sets, in place of the key's usual effect.
    /// @param selected  the selected cell  @param key  a Qt::Key
    virtual std::optional<ParameterChange> keyAction(const std::optional<Cell>&, int) const { return std::nullopt; }

    /// The minimum size, in logical pixels, at which the figure can place its labels. An exported figure with less
    /// space is scaled down as a whole.
    virtual QSize minimumLogicalSize() const { return {1, 1}; }
    /// Names of the parts that were dropped at the last arrange() for lack of space, translated.
    virtual QStringList droppedItems() const { return {}; }
    /// Names of the parts that are dropped in a picture of this size, translated.
    QStringList droppedItemsAt(QSize logicalSize);
    /// Draws the figure at 96 logical pixels an inch into `painter`, whose origin is the figure's top left corner.
    /// Nothing else than what the window shows is drawn.
    void paint(QCPPainter& painter, QSize logicalSize);

 Q_SIGNALS:
    void hovered(std::optional<attention::Cell> cell);
    void clicked(attention::Cell cell);
    void doubleClicked(attention::Cell cell);
    void zoomed(std::optional<attention::Zoom> zoom);
    /// Emitted when the user changes a parameter in the figure: during a drag (between dragStarted() and
    /// dragFinished()) or by one click.
    void edited(const std::string& key, const attention::ParameterValue& value);
    void dragStarted(const std::string& key);
    void dragFinished(const std::string& key);

 protected:
    /// Updates everything after a change of scene(), study(), theme() or the size.
    virtual void arrange() = 0;
    /// Called when places may have another meaning: after a change of the scene or the study.
    virtual void areasChanged() {}
    /// Draws the content between the layers of the grids and of the axes; arrange() was called before.
    virtual void drawContent(QCPPainter& painter) = 0;
    /// Whether the transition from `before` to `after` changes more than drawSelection() draws, so that a relayout is
    /// needed.
    virtual bool needsRelayout(const Scene& before, const Scene& after) const;
    /// Draws selection and pins, on a layer of their own that is repainted without the rest.
    virtual void drawSelection(QCPPainter& painter);

    const Scene& scene() const { return *m_scene; }
    /// The number of selectable rows and columns of a matrix, see setCellCounts(). Zero without a study.
    TableShape cellCounts(const std::string& matrix) const;
    const std::shared_ptr<const Study>& sharedStudy() const { return m_study; }
    const std::vector<std::string>& omitted() const { return m_omitted; }
    /// Whether the figure shows the parts of this tab alone; see ExhibitInfo::tabs.
    bool isTab(std::string_view name) const;
    template <class DerivedStudy>
    const DerivedStudy& study() const {
        return static_cast<const DerivedStudy&>(*m_study);
    }
    /// Where a drag began, in the figure's own pixels.
    QPointF dragOrigin() const { return mapFromWidget(m_pressed); }
    /// The upper end of a scale: `largest`, or the end that the scale has had since holdScales() was called.
    /// @param scale  its name in the figure
    double heldScaleEnd(const char* scale, double largest) const;
    /// Returns heldScaleEnd() if ranges are kept, otherwise `largest`.
    double keptScaleEnd(const char* scale, double largest) const {
        return m_keepsRanges ? heldScaleEnd(scale, largest) : largest;
    }
    void replotSelection();
    void applyChange(const ParameterChange& choice);
    /// Moves and shrinks the range of an axis into lower ... upper, and widens it to at least `smallest` if possible.
    /// Emits nothing.
    /// @param before  the range before a zoom, whose fixed point is kept if the zoom is too strong
    static void keepRangeInside(QCPAxis& axis, const QCPRange& before, double lower, double upper, double smallest);
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

 private:
    double maxUsableScale() const;
    void addPaintBuffers();
    void fitViewport();
    void showRing(bool ring);
    void announce();

    const Theme* m_theme = &Theme::light();
    const std::unique_ptr<Scene> m_scene;
    std::shared_ptr<const Study> m_study;
    std::shared_ptr<const Study> m_arrangedStudy;
    std::function<QString(const Cell&)> m_cellWords;
    std::function<TableShape(const Parameters&)> m_cellCounts;
    std::string m_handle;  ///< the key of what is being dragged
    std::optional<Cell> m_announced;
    QString m_announcedWords;
    std::string m_announcedMatrix;
    std::int64_t m_announcedColumns = 0;
    std::int64_t m_announcedRows = 0;
    double m_requestedScale = 1;
    double m_scale = 1;
    bool m_showsFocusRing = false;  ///< the keyboard is used here
    bool m_isDimmed = false;
    QString m_withheld;  ///< why nothing can be set here
    int m_heldSince = 0;
    mutable std::map<std::string, double> m_heldScaleEnds;  ///< of scales, by name
    bool m_isOnStage = false;
    bool m_glides = false;
    bool m_keepsRanges = false;
    std::optional<double> m_glideClock;
    double m_glideStart = 0;    ///< the glideTime() at which m_glide began
    QVariantAnimation m_glide;  ///< draws a frame whenever its value changes
    QPointF m_pressed;
    std::vector<std::string> m_omitted;  ///< of panels(), by key or number
    FigureDecorations m_decorations;
    bool m_interactive = false;
    bool m_doubleClicked = false;  ///< the release that follows is no click of its own
};

/// An item of a figure that a function draws, on a given layer.
class PaintItem : public QCPLayerable {
    Q_OBJECT

 public:
    PaintItem(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> draw);

 protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter* painter) override { m_draw(*painter); }

 private:
    std::function<void(QCPPainter&)> m_draw;
};

}  // namespace attention

Q_DECLARE_METATYPE(attention::Cell)
