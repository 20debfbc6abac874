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
    /// Scales the slider, for presentations. @param enlargement  1 is the usual size
    void setEnlargement(double enlargement);
    void setScale(const SliderScale& scale);
    const SliderScale& scale() const { return m_scale; }
    /// Sets the value without emitting a signal. Without a value the slider shows a faint ring at its start.
    void setValue(std::optional<ExactNumber> value);
    std::optional<ExactNumber> value() const { return m_value; }
    /// Sets the value at which a tick stands above the track; nothing: no tick.
    void setTickValue(std::optional<ExactNumber> value);
    /// Whether the person is dragging the handle.
    bool isDragging() const { return m_dragging; }

    /// Requests a value like the person does, by valueEdited().
    void choose(ExactNumber value);
    /// The centre of the handle at a value, in pixels.
    QPointF handlePosition(ExactNumber value) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 Q_SIGNALS:
    /// The person chose a value. The slider keeps its old value until setValue() is called.
    void valueEdited(attention::ExactNumber value);
    void pressed();
    /// Also emitted if the slider is disabled or hidden while it is dragged.
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
    /// A designed length in pixels, with interface scale and enlargement.
    double enlarged(double designed) const;
    QRectF track() const;
    void release();

    const Theme* m_theme = &Theme::light();
    SliderScale m_scale;
    double m_enlargement = 1;
    std::optional<ExactNumber> m_value;
    std::optional<ExactNumber> m_tickValue;
    bool m_dragging = false;
    bool m_showsFocusRing = false;  ///< the focus came by the keyboard
    double m_dragFraction = 0;      ///< the unrounded position of the handle; may be outside 0 ... 1
    double m_lastDragX = 0;         ///< the x of the pointer at its last move
    int m_wheelRemainder = 0;       ///< wheel rotation below one notch, in eighths of a degree
};

}  // namespace attention
