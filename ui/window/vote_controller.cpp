#include "ui/window/vote_controller.h"

#include <utility>

#include <QKeyEvent>

#include "ui/text/number_format.h"
#include "ui/window/lesson_actions.h"

namespace attention {

VoteController::VoteController(LessonActions& lessons, QObject* parent) : QObject(parent), m_lessons(lessons) {
    connect(&lessons.session(), &LessonSession::voted, this, &VoteController::changed);
    connect(&lessons.session(), &LessonSession::stepChanged, this, [this] {
        clearInput();
        Q_EMIT changed();
    });
}

bool VoteController::isPossible() const {
    return m_lessons.isShown() && m_lessons.session().step().question &&
           m_lessons.session().step().question->kind == LessonQuestion::Kind::Choice;
}

const Vote* VoteController::vote() const {
    if (!isPossible()) return nullptr;
    const auto& votes = m_lessons.session().votes();
    const auto found = votes.find(m_lessons.session().index());
    return found == votes.end() ? nullptr : &found->second;
}

Vote* VoteController::openVote() const {
    return isOpen() ? m_lessons.session().vote() : nullptr;
}

bool VoteController::isOpen() const {
    const Vote* vote = this->vote();
    return vote && vote->isOpen();
}

QString VoteController::status() const {
    const Vote* vote = this->vote();
    if (!vote || vote->roundCount() == 0) return {};
    const auto hands = [vote](int round) { return formatInteger(vote->sum(round)); };
    if (vote->isOpen())
        return (vote->roundCount() == 1 ? tr("First vote, hands: %1. Number of an answer, count, Enter; V ends.")
                                        : tr("Second vote, hands: %1. Number of an answer, count, Enter; V ends."))
            .arg(hands(vote->roundCount() - 1));
    return vote->roundCount() == 1 ? tr("Hands in the vote: %1").arg(hands(0))
                                   : tr("Hands in the first vote: %1, in the second: %2").arg(hands(0), hands(1));
}

void VoteController::toggle() {
    if (!isPossible()) {
        Q_EMIT said(tr("A vote needs a question with answers to choose from."));
        return;
    }
    if (isOpen()) return close();
    m_lessons.session().vote()->open();
    m_lastAnswer = -1;
    Q_EMIT m_lessons.session().voted();
}

void VoteController::close() {
    if (!isOpen()) return;
    storeCount(std::nullopt);
    openVote()->close();
    Q_EMIT m_lessons.session().voted();
}

bool VoteController::pressKey(const QKeyEvent& event) {
    if (!isOpen()) return false;
    if (event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo)) {
        const bool isUndo = event.matches(QKeySequence::Undo);
        clearInput();
        if (!(isUndo ? openVote()->undo() : openVote()->redo()))
            Q_EMIT said(isUndo ? tr("There is no count to take back.") : tr("There is no count to bring back."));
        Q_EMIT m_lessons.session().voted();
        return true;
    }
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) return false;
    const int key = event.key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        typeDigit(key - Qt::Key_0);
        return true;
    }
    switch (key) {
        case Qt::Key_V:
            close();
            return true;
        case Qt::Key_Up:
        case Qt::Key_Down:
            selectAdjacent(key == Qt::Key_Up ? -1 : 1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            storeCount(std::nullopt);
            return true;
        case Qt::Key_Backspace:
        case Qt::Key_Delete:
            if (m_typed.isEmpty()) m_answer.reset();
            m_typed.chop(1);
            Q_EMIT changed();
            return true;
        case Qt::Key_Escape:
            if (!m_answer) {
                close();
            } else {
                clearInput();
                Q_EMIT changed();
            }
            return true;
        default:
            return false;
    }
}

void VoteController::choose(int answer) {
    if (isOpen() && answer >= 0 && answer < int(vote()->answerCount())) storeCount(answer);
}

void VoteController::selectAdjacent(int by) {
    const int count = int(vote()->answerCount());
    const int from = m_answer.value_or(m_lastAnswer);
    storeCount(from < 0 ? (by > 0 ? 0 : count - 1) : (from + by + count) % count);
}

void VoteController::typeDigit(int digit) {
    if (!m_answer) {
        if (digit >= 1 && digit <= int(vote()->answerCount())) return choose(digit - 1);
        Q_EMIT said(tr("There is no answer %1; the answers are 1 to %2.").arg(digit).arg(vote()->answerCount()));
        return;
    }
    // Converting to a number drops leading zeros.
    const int count = m_typed.toInt() * 10 + digit;
    if (count > Vote::kMaxHands) {
        Q_EMIT said(tr("%1 hands are too many; at most %2 are counted.").arg(count).arg(Vote::kMaxHands));
        return;
    }
    m_typed = QString::number(count);
    Q_EMIT changed();
}

void VoteController::storeCount(std::optional<int> answer) {
    const QString typed = std::exchange(m_typed, {});
    if (m_answer && !typed.isEmpty()) openVote()->setCount(std::size_t(*m_answer), typed.toInt());
    m_answer = answer;
    if (answer) m_lastAnswer = *answer;
    Q_EMIT m_lessons.session().voted();
}

void VoteController::clearInput() {
    m_answer.reset();
    m_typed.clear();
}

void VoteController::setCount(int answer, int count) {
    if (!isOpen() || answer < 0) return;
    // First store a count typed for another answer.
    storeCount(std::nullopt);
    openVote()->setCount(std::size_t(answer), count);
    Q_EMIT m_lessons.session().voted();
}

void VoteController::add(int answer, int hands) {
    if (!isOpen() || answer < 0 || answer >= int(vote()->answerCount())) return;
    storeCount(std::nullopt);
    setCount(answer, vote()->counts(vote()->roundCount() - 1)[std::size_t(answer)] + hands);
}

}  // namespace attention
