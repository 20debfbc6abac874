#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/lesson/vote.h"

class QKeyEvent;

namespace attention {

class LessonActions;

/// Takes a vote on the question of a lesson's step, by keys and buttons. V opens a round and closes it. While it is
/// open, a digit chooses an answer, and so do the arrow keys; the digits after that are its count, which Enter, an
/// arrow key and the end of the round set. Then the next digit chooses an answer again. Backspace takes back a digit,
/// Escape all of them, then the choice of the answer, then it closes the round. Ctrl+Z takes back the last count.
class VoteController : public QObject {
    Q_OBJECT

 public:
    explicit VoteController(LessonActions& lessons, QObject* parent = nullptr);

    /// A question with choices is shown.
    bool isPossible() const;
    bool isOpen() const;
    /// Of the step that is shown; nullptr while it has had none.
    const Vote* vote() const;
    /// The answer whose count is typed, from 0.
    std::optional<int> answer() const { return m_answer; }
    /// Digits that Enter will set.
    const QString& typed() const { return m_typed; }
    /// One line on the vote: what to do while it is open, then how many hands there were; empty without any.
    QString status() const;

    /// Opens a round, or closes the one that is open.
    void toggle();
    void close();
    /// @return false if the key means nothing to a vote, or no round is open
    bool pressKey(const QKeyEvent& key);
    void choose(int answer);
    void setCount(int answer, int count);
    /// One hand more or less.
    void add(int answer, int hands);

 Q_SIGNALS:
    void changed();
    /// One sentence, translated.
    void said(const QString& sentence);

 private:
    Vote* ownVote() const;
    void walk(int by);
    void typeDigit(int digit);
    /// Sets what is typed. @param answer  chosen then
    void enter(std::optional<int> answer);
    void stop();

    LessonActions& m_lessons;
    std::optional<int> m_answer;
    int m_lastAnswer = -1;  ///< where the arrow keys go on from
    QString m_typed;
};

}  // namespace attention
