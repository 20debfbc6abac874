#pragma once

#include <optional>

#include <QWidget>

#include "ui/figure/theme.h"
#include "ui/widgets/slider_scale.h"

namespace attention {

/// A horizontal slider over real numbers, linear or logarithmic, for the mouse, the keyboard and the screen reader.
/// A press on the track jumps there; dragging with Shift is ten times finer; the wheel works only with focus.
class ParameterSlider : public QWidget {
    Q_OBJECT

 public:
    explicit ParameterSlider(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// How much larger than elsewhere in the interface it is drawn.
    void setEnlargement(double enlargement);
    void setScale(const SliderScale& scale);
    const SliderScale& scale() const { return m_scale; }
    /// Nothing: no handle but a faint ring at the start. Emits nothing.
    void setValue(std::optional<ExactNumber> value);
    std::optional<ExactNumber> value() const { return m_value; }
    /// Where the tick under the track stands; nothing: no tick.
    void setTickValue(std::optional<ExactNumber> value);
    /// True while the handle is held.
    bool isDragging() const { return m_dragging; }

    /// As if the person chose it.
    void choose(ExactNumber value);
    /// The centre of the handle, in pixels.
    QPointF placeOf(ExactNumber value) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// By the person. The slider keeps its value until setValue() brings the new one.
    void valueEdited(attention::ExactNumber value);
    void pressed();
    /// Also when the slider is switched off or hidden while it is held.
    void released();

 protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    /// A designed length as this slider draws it.
    double own(double designed) const;
    QRectF track() const;
    void release();

    const Theme* m_theme = &Theme::light();
    SliderScale m_scale;
    double m_enlargement = 1;
    std::optional<ExactNumber> m_value;
    std::optional<ExactNumber> m_mark;
    bool m_dragging = false;
    bool m_ring = false;        ///< focus came by the keyboard
    double m_dragFraction = 0;  ///< where the pointer holds the handle; may lie outside 0 ... 1
    double m_dragX = 0;         ///< of the pointer, at its last move
    int m_wheelRest = 0;        ///< eighths of a degree that make no whole notch yet
};

}  // namespace attention
