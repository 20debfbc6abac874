#include "ui/window/touch_input.h"

#include <algorithm>
#include <cmath>

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QApplication>
#include <QScrollBar>
#include <QScrollerProperties>
#include <QSplitterHandle>
#include <QStyleHints>
#include <QTouchEvent>
#include <QWheelEvent>
#include <QWindow>

#include "ui/figure/figure.h"
#include "ui/widgets/parameter_slider.h"

namespace attention {
namespace {

/// One step of the wheel multiplies a figure's range by this factor; a step is 120 wheel units.
constexpr double kWheelZoom = 0.85;
constexpr double kWheelStep = 120;

bool scrolls(const QScrollBar& bar) {
    return bar.maximum() > bar.minimum();
}

/// Whether the widget handles drags itself.
bool handlesDrags(const QWidget& widget) {
    if (qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const QSplitterHandle*>(&widget)) return true;
    if (qobject_cast<const ParameterSlider*>(&widget) || qobject_cast<const Figure*>(&widget)) return true;
    const auto* list = qobject_cast<const QAbstractItemView*>(&widget);
    return list && list->dragDropMode() != QAbstractItemView::NoDragDrop;
}

/// The innermost viewport around a widget that can scroll; nullptr if none.
QWidget* viewportAround(QWidget* widget) {
    for (; widget && !handlesDrags(*widget); widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        if (area && (scrolls(*area->verticalScrollBar()) || scrolls(*area->horizontalScrollBar())))
            return area->viewport();
    }
    return nullptr;
}

QWidget* widgetAt(const QWindow& window, QPoint position) {
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top->windowHandle() != &window) continue;
        QWidget* child = top->childAt(position);
        return child ? child : top;
    }
    return nullptr;
}

Figure* figureAround(QWidget* widget) {
    for (; widget; widget = widget->parentWidget())
        if (auto* figure = qobject_cast<Figure*>(widget)) return figure;
    return nullptr;
}

}  // namespace

TouchInput::TouchInput(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

void TouchInput::feedScroller(QScroller::Input input, const QMouseEvent& event) {
    // QScroller ignores an event with the same timestamp as the previous one.
    m_scrollerTime = std::max(m_scrollerTime + 1, qint64(event.timestamp()));
    if (!m_scrolledViewport) return;
    QScroller* scroller = QScroller::scroller(m_scrolledViewport.data());
    if (input == QScroller::InputPress) {
        QScrollerProperties properties = scroller->scrollerProperties();
        // The drag has already been recognized, and scrolling must stop at the ends.
        properties.setScrollMetric(QScrollerProperties::DragStartDistance, 0.0);
        for (const auto metric :
             {QScrollerProperties::HorizontalOvershootPolicy, QScrollerProperties::VerticalOvershootPolicy})
            properties.setScrollMetric(metric, QVariant::fromValue(QScrollerProperties::OvershootAlwaysOff));
        scroller->setScrollerProperties(properties);
    }
    scroller->handleInput(input, m_scrolledViewport->mapFromGlobal(event.globalPosition()), m_scrollerTime);
}

bool TouchInput::eventFilter(QObject* watched, QEvent* event) {
    if (m_isSending || !watched->isWindowType()) return false;
    switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
            pinch(*static_cast<QTouchEvent*>(event));
            return false;
        case QEvent::MouseButtonPress:
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick: {
            const auto& mouse = *static_cast<QMouseEvent*>(event);
            return mouse.deviceType() == QInputDevice::DeviceType::TouchScreen &&
                   handleMouse(*static_cast<QWindow*>(watched), mouse);
        }
        default:
            return false;
    }
}

bool TouchInput::handleMouse(QWindow& window, const QMouseEvent& event) {
    if (event.type() == QEvent::MouseButtonPress) {
        m_touchedWidget = widgetAt(window, event.position().toPoint());
        m_scrolledViewport = viewportAround(m_touchedWidget);
        m_state = m_scrolledViewport || figureAround(m_touchedWidget) ? State::Held : State::Passing;
        if (m_state == State::Passing) return false;
        // A press stops kinetic scrolling.
        feedScroller(QScroller::InputPress, event);
        m_press.reset(event.clone());
        m_doubleClick.reset();
        return true;
    }
    const bool isHandled = m_state != State::Passing && m_state != State::Free;
    if (m_state == State::Held) {
        const QPointF offset = event.globalPosition() - m_press->globalPosition();
        // A double click follows its press directly, and may still become a pinch.
        if (event.type() == QEvent::MouseButtonDblClick)
            m_doubleClick.reset(event.clone());
        else if (event.type() != QEvent::MouseMove)
            sendPress(window);
        else if (offset.manhattanLength() > QGuiApplication::styleHints()->startDragDistance())
            beginDrag(window, event);
    } else if (m_state == State::Scrolling) {
        feedScroller(event.type() == QEvent::MouseMove ? QScroller::InputMove : QScroller::InputRelease, event);
    }
    const bool isReleased = event.type() == QEvent::MouseButtonRelease;
    const bool isPassing = !isHandled || m_state == State::Passing;
    if (isReleased) m_state = State::Free;
    return !isPassing;
}

void TouchInput::beginDrag(QWindow& window, const QMouseEvent& event) {
    if (!m_scrolledViewport) return sendPress(window);
    m_state = State::Scrolling;
    feedScroller(QScroller::InputMove, event);
}

void TouchInput::sendPress(QWindow& window) {
    m_state = State::Passing;
    feedScroller(QScroller::InputRelease, *m_press);
    m_isSending = true;
    QCoreApplication::sendEvent(&window, m_press.get());
    if (m_doubleClick) QCoreApplication::sendEvent(&window, m_doubleClick.get());
    m_isSending = false;
}

void TouchInput::pinch(const QTouchEvent& event) {
    const QList<QEventPoint>& points = event.points();
    if (points.size() < 2 || points[0].state() == QEventPoint::Released || points[1].state() == QEventPoint::Released)
        return;
    const QLineF between(points[0].globalPosition(), points[1].globalPosition());
    const double distance = std::max(1.0, between.length());
    if (m_state == State::Held) {
        m_state = State::Pinching;
        m_fingerDistance = distance;
        m_wheelDelta = 0;
        feedScroller(QScroller::InputRelease, *m_press);
    }
    Figure* figure = figureAround(m_touchedWidget);
    if (m_state != State::Pinching || !figure) return;
    m_wheelDelta += std::log(m_fingerDistance / distance) / std::log(kWheelZoom) * kWheelStep;
    m_fingerDistance = distance;
    const int delta = qRound(m_wheelDelta);
    m_wheelDelta -= delta;
    QWheelEvent wheel(figure->mapFromGlobal(between.center()), between.center(), {}, {0, delta}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    if (delta != 0) QCoreApplication::sendEvent(figure, &wheel);
}

}  // namespace attention
