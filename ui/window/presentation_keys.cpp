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
    m_idle.start();
}

void PresentationWindow::hideControls() {
    // Not while something in it is held, or reached by the keyboard.
    const QWidget* focus = focusWidget();
    if (m_bar->isDragging() || (focus && m_bar->isAncestorOf(focus))) return m_idle.start();
    m_bar->hide();
    m_footer->show();
    setCursor(Qt::BlankCursor);
    if (m_figure) m_figure->setCursor(Qt::BlankCursor);
}

bool PresentationWindow::event(QEvent* event) {
    // What brings the picture back does nothing else.
    if (event->type() == QEvent::ShortcutOverride && isBlank()) {
        event->accept();
        return true;
    }
    // While hands are counted, their counts are what is taken back.
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
    const bool isHere = widget ? widget->window() == this : watched && watched == windowHandle();
    switch (event->type()) {
        case QEvent::MouseMove: {
            if (!isHere) break;
            // A bar that leaves makes the system say where the mouse is, though it has not moved.
            const QPointF place = static_cast<QMouseEvent*>(event)->globalPosition();
            if (std::exchange(m_pointer, place) != place) showControls();
            // Nothing is looked at, or hinted at, by pointing.
            if (watched == m_figure.get() && static_cast<QMouseEvent*>(event)->buttons() == Qt::NoButton) return true;
            break;
        }
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
            if (isHere) showControls();
            if (watched == m_figure.get())
                event->type() == QEvent::MouseButtonPress ? m_model.beginGesture(SceneModel::kZoomGesture)
                                                          : m_model.endGesture(SceneModel::kZoomGesture);
            break;
        case QEvent::KeyPress: {
            // A clicker steps on although the keyboard is used in the window beside.
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool isBeside = widget && widget->window() == m_page.window() && !QApplication::activePopupWidget();
            if (!isBeside || key->modifiers() & ~Qt::KeypadModifier) break;
            // A digit would answer for all to see.
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
            return stepLanguage();
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
