#pragma once

#include <qcustomplot.h>

#include <QPointF>
#include <functional>
#include <memory>
#include <optional>

#include "core/scene/scene.h"
#include "ui/figure/theme.h"

namespace attention {

/// What an exhibit computed from a scene: immutable, shared between threads, shown by its figure. Each exhibit derives its own.
class Result {
 public:
    virtual ~Result() = default;
};

/// A cell of the page's table: row 0 ... n - 1, column 0 ... d - 1.
struct Cell {
    std::int64_t row = 0;
    std::int64_t column = 0;

    bool operator==(const Cell&) const = default;
};

/// A picture of a result. The window shows it as a widget, the exporters paint the same object through another QPainter.
/// A derived figure places its axis rects in the constructor and fills them in arrange(); it draws numbers, it never computes any.
class Figure : public QCustomPlot {
    Q_OBJECT

 public:
    explicit Figure(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const Theme& theme() const { return *m_theme; }

    /// Shows `result`, which was computed from `scene`. The scene's values fit the exhibit already.
    void display(const Scene& scene, std::shared_ptr<const Result> result);
    /// Shows the same result after a change of selection, zoom or another view value of the scene.
    void displayView(const Scene& scene);
    bool hasResult() const { return m_result != nullptr; }

    /// The cell under the pointer, drawn thinner than the selection and without tags; nothing when the pointer left.
    void setHover(std::optional<Cell> cell);
    std::optional<Cell> hover() const { return m_hover; }
    std::optional<Cell> selection() const;

    /// The cell at a place of this widget, if there is one.
    virtual std::optional<Cell> cellAt(const QPointF& place) const = 0;
    /// Where the arrow keys lead from a cell. The default walks rows down and columns right.
    virtual Cell neighbour(const Cell& cell, int right, int down) const;
    /// Millimetres when neither the caller nor the scene names a size.
    virtual FigureSize naturalSize() const { return {}; }

    /// Draws the figure at 96 logical pixels an inch into `painter`, whose origin is the figure's top left corner.
    /// Nothing else than what the window shows is drawn, apart from hover.
    void paint(QCPPainter& painter, QSize logicalSize);

 Q_SIGNALS:
    void hovered(std::optional<attention::Cell> cell);
    void clicked(attention::Cell cell);
    void zoomed(std::optional<attention::Zoom> zoom);

 protected:
    /// Brings everything in line with scene(), result() and theme().
    virtual void arrange() = 0;
    /// Draws selection and hover; called on a layer of its own that repaints without the rest.
    virtual void drawSelection(QCPPainter& painter) = 0;

    const Scene& scene() const { return m_scene; }
    template <class DerivedResult>
    const DerivedResult& result() const {
        return static_cast<const DerivedResult&>(*m_result);
    }
    void replotSelection();
    /// A pointer move of the derived figure's own kind (dragging a zoomed picture) returns true and keeps it from becoming a hover.
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

 private:
    const Theme* m_theme = &Theme::light();
    Scene m_scene;
    std::shared_ptr<const Result> m_result;
    std::optional<Cell> m_hover;
    QPointF m_pressed;
};

/// A piece of a figure that a function draws, on the layer that is current when it is made.
class Drawing : public QCPLayerable {
    Q_OBJECT

 public:
    Drawing(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> draw);

 protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter* painter) override { m_draw(*painter); }

 private:
    std::function<void(QCPPainter&)> m_draw;
};

/// A number as axis labels write it: a true minus sign, no group separator, as few digits as its neighbours `step` apart need.
QString tickText(double value, double step);

/// Dresses an axis: thin line, labels in the small size, label in muted ink.
void styleAxis(QCPAxis& axis, const Theme& theme);
/// Draws `text` on a filled rounded tag centred at `centre`, kept inside `inside`. Returns the tag's rectangle.
QRectF drawTag(QCPPainter& painter, const QString& text, QPointF centre, const QRectF& inside, const QColor& fill,
               const QColor& ink);

}  // namespace attention

Q_DECLARE_METATYPE(attention::Cell)
