#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/lesson/vote.h"

class QKeyEvent;

namespace attention {

class LessonActions;

/// Takes a vote on the question of a lesson's step, by keys and buttons. V opens a round and closes it. During a round,
/// a digit or an arrow key selects an answer, and further digits are its count. Enter, an arrow key or the end of the
/// round stores the count, and then the next digit selects an answer again. Backspace deletes a digit; Escape deletes
/// the input, or closes the round if there is none. Ctrl+Z undoes the last count.
class VoteController : public QObject {
    Q_OBJECT

 public:
    explicit VoteController(LessonActions& lessons, QObject* parent = nullptr);

    /// Whether a question with choices is shown.
    bool isPossible() const;
    /// Whether a round is open.
    bool isOpen() const;
    /// The vote of the shown step; nullptr if there was none yet.
    const Vote* vote() const;
    /// The selected answer, whose count is being typed, from 0.
    std::optional<int> answer() const { return m_answer; }
    /// The digits typed so far.
    const QString& typed() const { return m_typed; }
    /// One line about the vote: instructions during a round, then the total counts; empty without a vote.
    QString status() const;

    /// Opens a round, or closes the open one.
    void toggle();
    void close();
    /// Handles a key of the vote. @return false if the key has no meaning here, or no round is open
    bool pressKey(const QKeyEvent& key);
    /// Selects an answer, after storing the typed count.
    void choose(int answer);
    void setCount(int answer, int count);
    /// Changes a count by some hands. @param hands  may be negative
    void add(int answer, int hands);

 Q_SIGNALS:
    void changed();
    /// A message, translated.
    void said(const QString& sentence);

 private:
    /// The vote to change; nullptr while no round is open.
    Vote* openVote() const;
    /// Selects the next or previous answer.
    void selectAdjacent(int by);
    void typeDigit(int digit);
    /// Stores the typed count. @param answer  selected afterwards; nullopt: none
    void storeCount(std::optional<int> answer);
    /// Discards the typed count and the selection.
    void clearInput();

    LessonActions& m_lessons;
    std::optional<int> m_answer;
    int m_lastAnswer = -1;  ///< the answer selected last, from which the arrow keys continue
    QString m_typed;
};

}  // namespace attention
