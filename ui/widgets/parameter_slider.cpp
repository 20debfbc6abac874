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
/// Room beside the track for the focus ring of a handle at its end.
constexpr int kInset = 4;
constexpr double kFine = 0.1;
constexpr int kNotch = 120;

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
        // What is counted is the parameter's name: "positions: 60".
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
    return {qRound(own(160)), qRound(own(24))};
}

QSize ParameterSlider::minimumSizeHint() const {
    return {qRound(own(60)), qRound(own(24))};
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

double ParameterSlider::own(double designed) const {
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
    if (m_mark == value) return;
    m_mark = value;
    update();
}

void ParameterSlider::choose(ExactNumber value) {
    value = std::clamp(value, m_scale.minimum, m_scale.maximum);
    if (value != m_value) Q_EMIT valueEdited(value);
}

QRectF ParameterSlider::track() const {
    return QRectF(own(kInset), height() / 2.0 - own(2), width() - own(2 * kInset), own(4));
}

QPointF ParameterSlider::placeOf(ExactNumber value) const {
    const QRectF line = track().adjusted(own(kHandleRadius), 0, -own(kHandleRadius), 0);
    return {line.left() + m_scale.fractionOf(value) * line.width(), line.center().y()};
}

void ParameterSlider::paintEvent(QPaintEvent*) {
    const auto ink = [this](const QColor& colour) { return controlColour(colour, isEnabled(), *m_theme); };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF line = track();
    const QPointF handle = placeOf(m_value.value_or(m_scale.minimum));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink(m_theme->track));
    painter.drawRoundedRect(line, own(2), own(2));
    if (m_value) {
        painter.setBrush(ink(m_theme->text));
        painter.drawRoundedRect(QRectF(line.topLeft(), QPointF(handle.x(), line.bottom())), own(2), own(2));
    }
    if (m_mark && *m_mark >= m_scale.minimum && *m_mark <= m_scale.maximum) {
        painter.setBrush(ink(m_theme->control));
        // Above the track: below it a note may stand.
        painter.drawRect(QRectF(std::round(placeOf(*m_mark).x()) - 0.5, line.top() - own(9), own(1.5), own(5)));
    }
    const bool ring = m_ring && hasFocus();
    const double handleRadius = own(kHandleRadius - 1);
    const double ringRadius = own(kRingRadius - 1);
    if (ring) {
        painter.setBrush(m_theme->window);
        painter.drawEllipse(handle, ringRadius, ringRadius);
    }
    painter.setPen(QPen(ink(m_value ? m_theme->text : m_theme->control), own(m_value ? 2 : 1.5)));
    painter.setBrush(isEnabled() && m_value ? m_theme->surface : m_theme->window);
    painter.drawEllipse(handle, handleRadius, handleRadius);
    if (ring) {
        painter.setPen(QPen(m_theme->text, own(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(handle, ringRadius, ringRadius);
    }
}

void ParameterSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    const QPointF handle = placeOf(m_value.value_or(m_scale.minimum));
    const QRectF line = track().adjusted(own(kHandleRadius), 0, -own(kHandleRadius), 0);
    m_dragging = true;
    m_dragX = event->position().x();
    m_dragFraction = m_scale.fractionOf(m_value.value_or(m_scale.minimum));
    Q_EMIT pressed();
    // The handle is held where it is; a press beside it brings it under the pointer.
    if (m_value && std::abs(m_dragX - handle.x()) <= own(kHandleRadius)) return;
    m_dragFraction = (m_dragX - line.left()) / std::max(1.0, line.width());
    choose(m_scale.valueAt(m_dragFraction));
}

void ParameterSlider::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging) return;
    const double length = std::max(1.0, track().width() - own(2 * kHandleRadius));
    const double factor = event->modifiers() & Qt::ShiftModifier ? kFine : 1;
    m_dragFraction += factor * (event->position().x() - m_dragX) / length;
    m_dragX = event->position().x();
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
    // Scrolling the panel must not change what passes under the pointer.
    if (!hasFocus()) return event->ignore();
    m_wheelRest += event->angleDelta().y();
    const int notches = m_wheelRest / kNotch;
    m_wheelRest %= kNotch;
    if (notches) choose(m_scale.stepped(m_value.value_or(m_scale.minimum), notches));
    event->accept();
}

void ParameterSlider::keyPressEvent(QKeyEvent* event) {
    const ExactNumber now = m_value.value_or(m_scale.minimum);
    const auto go = [&](ExactNumber value) { m_value ? choose(value) : choose(m_scale.minimum); };
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Down:
            go(m_scale.stepped(now, -1));
            break;
        case Qt::Key_Right:
        case Qt::Key_Up:
            go(m_scale.stepped(now, 1));
            break;
        case Qt::Key_PageDown:
            go(m_scale.pageStepped(now, -1));
            break;
        case Qt::Key_PageUp:
            go(m_scale.pageStepped(now, 1));
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
    m_ring = true;
    update();
}

void ParameterSlider::focusInEvent(QFocusEvent* event) {
    m_ring = event->reason() != Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
}

void ParameterSlider::focusOutEvent(QFocusEvent* event) {
    m_ring = false;
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
