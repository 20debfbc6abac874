#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QWindow>

#include "ui/figure/figure.h"
#include "ui/widgets/presentation_bar.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/figure_input.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/presentation_window.h"
#include "ui/window/vote_controller.h"

namespace attention {

void PresentationWindow::showControls() {
    m_bar->show();
    m_footer->hide();
    unsetCursor();
    if (m_figure) m_figure->unsetCursor();
    m_idleTimer.start();
}

void PresentationWindow::hideControls() {
    // The bar stays while one of its sliders is dragged or one of its widgets has the focus.
    const QWidget* focus = focusWidget();
    if (m_bar->isDragging() || (focus && m_bar->isAncestorOf(focus))) return m_idleTimer.start();
    m_bar->hide();
    m_footer->show();
    setCursor(Qt::BlankCursor);
    if (m_figure) m_figure->setCursor(Qt::BlankCursor);
}

bool PresentationWindow::event(QEvent* event) {
    // On a black screen a key only shows the stage again, so shortcuts are disabled.
    if (event->type() == QEvent::ShortcutOverride && isBlank()) {
        event->accept();
        return true;
    }
    // During a vote, undo and redo apply to the counts.
    if (event->type() == QEvent::ShortcutOverride && m_vote && m_vote->isOpen()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool PresentationWindow::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isOnStage = widget ? widget->window() == this : watched && watched == windowHandle();
    switch (event->type()) {
        case QEvent::MouseMove: {
            if (!isOnStage) break;
            // Hiding the bar causes a mouse event although the mouse has not moved.
            const QPointF position = static_cast<QMouseEvent*>(event)->globalPosition();
            if (std::exchange(m_pointer, position) != position) showControls();
            // Hovering must not select cells or show tooltips on a stage.
            if (watched == m_figure.get() && static_cast<QMouseEvent*>(event)->buttons() == Qt::NoButton) return true;
            break;
        }
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
            if (isOnStage) showControls();
            if (watched == m_figure.get())
                event->type() == QEvent::MouseButtonPress ? m_model.beginGesture(SceneModel::kZoomGesture)
                                                          : m_model.endGesture(SceneModel::kZoomGesture);
            break;
        case QEvent::KeyPress: {
            // A clicker controls the stage even if the main window has the keyboard.
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool isInMainWindow =
                widget && widget->window() == m_page.window() && !QApplication::activePopupWidget();
            if (!isInMainWindow || key->modifiers() & ~Qt::KeypadModifier) break;
            // During a vote, a digit typed in the main window is a count; else it would answer the question.
            if (!isBlank() && m_vote && !widget->inherits("QLineEdit") && m_vote->pressKey(*key)) return true;
            if (key->key() != Qt::Key_PageDown && key->key() != Qt::Key_PageUp) break;
            if (isBlank())
                setBlank(false);
            else
                key->key() == Qt::Key_PageDown ? goForward() : goBack();
            return true;
        }
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

void PresentationWindow::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool isModifier = key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
    if (isBlank()) {
        if (!isModifier) setBlank(false);
        return;
    }
    if (m_vote && m_vote->pressKey(*event)) return;
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) && key != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    switch (key) {
        case Qt::Key_Escape:
            return ended();
        case Qt::Key_PageDown:
            return goForward();
        case Qt::Key_PageUp:
            return goBack();
        case Qt::Key_B:
        case Qt::Key_Period:
            return setBlank(true);
        case Qt::Key_Q:
            return showLinkCode();
        case Qt::Key_S:
            showSentence(!m_hasSentence);
            return;
        case Qt::Key_L:
            return switchLanguage();
        case Qt::Key_T:
            return switchTheme();
        case Qt::Key_V:
            if (m_vote) m_vote->toggle();
            return;
        case Qt::Key_N:
            return presenterViewRequested();
        case Qt::Key_Space:
            return togglePlaying();
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
            m_page.pressKey(key, event->modifiers());
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_page.input().isChoosing()) m_page.pressKey(key, event->modifiers());
            return;
        default:
            if (key < Qt::Key_0 || key > Qt::Key_9 || !isLesson()) return QWidget::keyPressEvent(event);
            if (m_lessons->session().hasOpenQuestion() && !m_vote->isPossible())
                return showMessage(tr("This question has no answers to choose from. Page Down shows its answer."));
            if (key > Qt::Key_0) m_lessons->session().choose(key - Qt::Key_1);
    }
}

void PresentationWindow::mousePressEvent(QMouseEvent* event) {
    if (!isBlank()) return QWidget::mousePressEvent(event);
    setBlank(false);
}

bool PresentationWindow::focusNextPrevChild(bool next) {
    showControls();
    return QWidget::focusNextPrevChild(next);
}

}  // namespace attention
