#include "ui/widgets/parameter_slider.h"

#include <cmath>
#include <utility>

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/text/exact_number_format.h"
#include "ui/text/number_format.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

// In designed pixels.
constexpr double kHandleRadius = 7.5;
constexpr double kRingRadius = 11;
/// The space left and right of the track, for the focus ring of a handle at its end.
constexpr int kTrackInset = 4;
constexpr double kFineDragFactor = 0.1;
constexpr int kWheelNotch = 120;

class AccessibleSlider : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
    explicit AccessibleSlider(ParameterSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider) {}

    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text which) const override {
        if (which != QAccessible::Value) return QAccessibleWidget::text(which);
        const auto value = slider().value();
        const QString number = value ? exactNumber(*value) : ParameterSlider::tr("none");
        // The text includes the name of the parameter: "positions: 60".
        const QString name = slider().accessibleName();
        return name.isEmpty() ? number : ParameterSlider::tr("%1: %2").arg(name, number);
    }
    QVariant currentValue() const override { return double(slider().value().value_or(slider().scale().minimum)); }
    void setCurrentValue(const QVariant& value) override { slider().choose(value.toDouble()); }
    QVariant maximumValue() const override { return double(slider().scale().maximum); }
    QVariant minimumValue() const override { return double(slider().scale().minimum); }
    QVariant minimumStepSize() const override { return slider().scale().step; }

 private:
    ParameterSlider& slider() const { return *static_cast<ParameterSlider*>(widget()); }
};

QAccessibleInterface* makeAccessibleSlider(const QString&, QObject* object) {
    auto* slider = qobject_cast<ParameterSlider*>(object);
    return slider ? new AccessibleSlider(slider) : nullptr;
}

}  // namespace

QSize ParameterSlider::sizeHint() const {
    return {qRound(enlarged(160)), qRound(enlarged(24))};
}

QSize ParameterSlider::minimumSizeHint() const {
    return {qRound(enlarged(60)), qRound(enlarged(24))};
}

ParameterSlider::ParameterSlider(QWidget* parent) : QWidget(parent) {
    [[maybe_unused]] static const bool isInstalled = (QAccessible::installFactory(makeAccessibleSlider), true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ParameterSlider::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void ParameterSlider::setEnlargement(double enlargement) {
    if (std::exchange(m_enlargement, enlargement) == enlargement) return;
    updateGeometry();
    update();
}

double ParameterSlider::enlarged(double designed) const {
    return scaled(designed) * m_enlargement;
}

void ParameterSlider::setScale(const SliderScale& scale) {
    if (m_scale == scale) return;
    m_scale = scale;
    update();
}

void ParameterSlider::setValue(std::optional<ExactNumber> value) {
    if (m_value == value) return;
    m_value = value;
    update();
    QAccessibleValueChangeEvent event(this, double(value.value_or(m_scale.minimum)));
    QAccessible::updateAccessibility(&event);
}

void ParameterSlider::setTickValue(std::optional<ExactNumber> value) {
    if (m_tickValue == value) return;
    m_tickValue = value;
    update();
}

void ParameterSlider::choose(ExactNumber value) {
    value = std::clamp(value, m_scale.minimum, m_scale.maximum);
    if (value != m_value) Q_EMIT valueEdited(value);
}

QRectF ParameterSlider::track() const {
    return QRectF(enlarged(kTrackInset), height() / 2.0 - enlarged(2), width() - enlarged(2 * kTrackInset),
                  enlarged(4));
}

QPointF ParameterSlider::handlePosition(ExactNumber value) const {
    const QRectF line = track().adjusted(enlarged(kHandleRadius), 0, -enlarged(kHandleRadius), 0);
    return {line.left() + m_scale.fractionOf(value) * line.width(), line.center().y()};
}

void ParameterSlider::paintEvent(QPaintEvent*) {
    const auto ink = [this](const QColor& colour) { return controlColour(colour, isEnabled(), *m_theme); };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF line = track();
    const QPointF handle = handlePosition(m_value.value_or(m_scale.minimum));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(m_theme->track));
    painter.drawRoundedRect(line, enlarged(2), enlarged(2));
    if (m_value) {
        painter.setBrush(ink(m_theme->text));
        painter.drawRoundedRect(QRectF(line.topLeft(), QPointF(handle.x(), line.bottom())), enlarged(2), enlarged(2));
    }
    if (m_tickValue && *m_tickValue >= m_scale.minimum && *m_tickValue <= m_scale.maximum) {
        painter.setBrush(ink(m_theme->control));
        // Above the track, because a note may stand below it.
        painter.drawRect(QRectF(std::round(handlePosition(*m_tickValue).x()) - 0.5, line.top() - enlarged(9),
                                enlarged(1.5), enlarged(5)));
    }
    const bool ring = m_showsFocusRing && hasFocus();
    const double handleRadius = enlarged(kHandleRadius - 1);
    const double ringRadius = enlarged(kRingRadius - 1);
    if (ring) {
        painter.setBrush(m_theme->window);
        painter.drawEllipse(handle, ringRadius, ringRadius);
    }
    painter.setPen(QPen(ink(m_value ? m_theme->text : m_theme->control), enlarged(m_value ? 2 : 1.5)));
    painter.setBrush(isEnabled() && m_value ? m_theme->surface : m_theme->window);
    painter.drawEllipse(handle, handleRadius, handleRadius);
    if (ring) {
        painter.setPen(QPen(m_theme->text, enlarged(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(handle, ringRadius, ringRadius);
    }
}

void ParameterSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    const QPointF handle = handlePosition(m_value.value_or(m_scale.minimum));
    const QRectF line = track().adjusted(enlarged(kHandleRadius), 0, -enlarged(kHandleRadius), 0);
    m_dragging = true;
    m_lastDragX = event->position().x();
    m_dragFraction = m_scale.fractionOf(m_value.value_or(m_scale.minimum));
    Q_EMIT pressed();
    // Pressing the handle does not move it; pressing beside it moves the handle under the pointer.
    if (m_value && std::abs(m_lastDragX - handle.x()) <= enlarged(kHandleRadius)) return;
    m_dragFraction = (m_lastDragX - line.left()) / std::max(1.0, line.width());
    choose(m_scale.valueAt(m_dragFraction));
}

void ParameterSlider::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging) return;
    const double length = std::max(1.0, track().width() - enlarged(2 * kHandleRadius));
    const double factor = event->modifiers() & Qt::ShiftModifier ? kFineDragFactor : 1;
    m_dragFraction += factor * (event->position().x() - m_lastDragX) / length;
    m_lastDragX = event->position().x();
    choose(m_scale.valueAt(m_dragFraction));
}

void ParameterSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_dragging) return event->ignore();
    release();
}

void ParameterSlider::release() {
    if (std::exchange(m_dragging, false)) Q_EMIT released();
}

void ParameterSlider::wheelEvent(QWheelEvent* event) {
    // Scrolling the panel must not change a control that passes under the pointer.
    if (!hasFocus()) return event->ignore();
    m_wheelRemainder += event->angleDelta().y();
    const int notches = m_wheelRemainder / kWheelNotch;
    m_wheelRemainder %= kWheelNotch;
    if (notches) choose(m_scale.stepped(m_value.value_or(m_scale.minimum), notches));
    event->accept();
}

void ParameterSlider::keyPressEvent(QKeyEvent* event) {
    const ExactNumber current = m_value.value_or(m_scale.minimum);
    const auto chooseOrStart = [&](ExactNumber value) { m_value ? choose(value) : choose(m_scale.minimum); };
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Down:
            chooseOrStart(m_scale.stepped(current, -1));
            break;
        case Qt::Key_Right:
        case Qt::Key_Up:
            chooseOrStart(m_scale.stepped(current, 1));
            break;
        case Qt::Key_PageDown:
            chooseOrStart(m_scale.pageStepped(current, -1));
            break;
        case Qt::Key_PageUp:
            chooseOrStart(m_scale.pageStepped(current, 1));
            break;
        case Qt::Key_Home:
            choose(m_scale.minimum);
            break;
        case Qt::Key_End:
            choose(m_scale.maximum);
            break;
        default:
            return QWidget::keyPressEvent(event);
    }
    m_showsFocusRing = true;
    update();
}

void ParameterSlider::focusInEvent(QFocusEvent* event) {
    m_showsFocusRing = event->reason() != Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
}

void ParameterSlider::focusOutEvent(QFocusEvent* event) {
    m_showsFocusRing = false;
    QWidget::focusOutEvent(event);
}

void ParameterSlider::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    release();
}

void ParameterSlider::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange && !isEnabled()) release();
}

}  // namespace attention
