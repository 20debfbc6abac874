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

/// A figure's range becomes so many times as long with each step of the wheel, which is 120 of its units.
constexpr double kWheelZoom = 0.85;
constexpr double kWheelStep = 120;

bool scrolls(const QScrollBar& bar) {
    return bar.maximum() > bar.minimum();
}

/// A drag of a finger means something to the widget itself.
bool takesDrags(const QWidget& widget) {
    if (qobject_cast<const QAbstractSlider*>(&widget) || qobject_cast<const QSplitterHandle*>(&widget)) return true;
    if (qobject_cast<const ParameterSlider*>(&widget) || qobject_cast<const Figure*>(&widget)) return true;
    const auto* list = qobject_cast<const QAbstractItemView*>(&widget);
    return list && list->dragDropMode() != QAbstractItemView::NoDragDrop;
}

/// What a finger on a widget scrolls; null if nothing.
QWidget* viewportAround(QWidget* widget) {
    for (; widget && !takesDrags(*widget); widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        if (area && (scrolls(*area->verticalScrollBar()) || scrolls(*area->horizontalScrollBar())))
            return area->viewport();
    }
    return nullptr;
}

QWidget* widgetAt(const QWindow& window, QPoint place) {
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top->windowHandle() != &window) continue;
        QWidget* child = top->childAt(place);
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

void TouchInput::feed(QScroller::Input input, const QMouseEvent& event) {
    // Of two events at the same time QScroller would leave one out.
    m_time = std::max(m_time + 1, qint64(event.timestamp()));
    if (!m_scrolled) return;
    QScroller* scroller = QScroller::scroller(m_scrolled.data());
    if (input == QScroller::InputPress) {
        QScrollerProperties properties = scroller->scrollerProperties();
        // It is known to be a drag by then, and what has an end stops there.
        properties.setScrollMetric(QScrollerProperties::DragStartDistance, 0.0);
        for (const auto metric :
             {QScrollerProperties::HorizontalOvershootPolicy, QScrollerProperties::VerticalOvershootPolicy})
            properties.setScrollMetric(metric, QVariant::fromValue(QScrollerProperties::OvershootAlwaysOff));
        scroller->setScrollerProperties(properties);
    }
    scroller->handleInput(input, m_scrolled->mapFromGlobal(event.globalPosition()), m_time);
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
                   follow(*static_cast<QWindow*>(watched), mouse);
        }
        default:
            return false;
    }
}

bool TouchInput::follow(QWindow& window, const QMouseEvent& event) {
    if (event.type() == QEvent::MouseButtonPress) {
        m_touched = widgetAt(window, event.position().toPoint());
        m_scrolled = viewportAround(m_touched);
        m_state = m_scrolled || figureAround(m_touched) ? State::Held : State::Passing;
        if (m_state == State::Passing) return false;
        // What still moves stops under the finger.
        feed(QScroller::InputPress, event);
        m_press.reset(event.clone());
        m_doubleClick.reset();
        return true;
    }
    const bool isHandled = m_state != State::Passing && m_state != State::Free;
    if (m_state == State::Held) {
        const QPointF way = event.globalPosition() - m_press->globalPosition();
        // It comes with its press, and two fingers may follow it.
        if (event.type() == QEvent::MouseButtonDblClick)
            m_doubleClick.reset(event.clone());
        else if (event.type() != QEvent::MouseMove)
            sendPress(window);
        else if (way.manhattanLength() > QGuiApplication::styleHints()->startDragDistance())
            beginDrag(window, event);
    } else if (m_state == State::Scrolling) {
        feed(event.type() == QEvent::MouseMove ? QScroller::InputMove : QScroller::InputRelease, event);
    }
    const bool isOver = event.type() == QEvent::MouseButtonRelease;
    const bool isPassing = !isHandled || m_state == State::Passing;
    if (isOver) m_state = State::Free;
    return !isPassing;
}

void TouchInput::beginDrag(QWindow& window, const QMouseEvent& event) {
    if (!m_scrolled) return sendPress(window);
    m_state = State::Scrolling;
    feed(QScroller::InputMove, event);
}

void TouchInput::sendPress(QWindow& window) {
    m_state = State::Passing;
    feed(QScroller::InputRelease, *m_press);
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
    const double apart = std::max(1.0, between.length());
    if (m_state == State::Held) {
        m_state = State::Pinching;
        m_apart = apart;
        m_turned = 0;
        feed(QScroller::InputRelease, *m_press);
    }
    Figure* figure = figureAround(m_touched);
    if (m_state != State::Pinching || !figure) return;
    m_turned += std::log(m_apart / apart) / std::log(kWheelZoom) * kWheelStep;
    m_apart = apart;
    const int turn = qRound(m_turned);
    m_turned -= turn;
    QWheelEvent wheel(figure->mapFromGlobal(between.center()), between.center(), {}, {0, turn}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    if (turn != 0) QCoreApplication::sendEvent(figure, &wheel);
}

}  // namespace attention
