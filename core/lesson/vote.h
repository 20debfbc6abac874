#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "core/io/table.h"
#include "core/lesson/lesson.h"

namespace attention {

/// The counts of a show of hands on a multiple-choice question, in one round before and one after a discussion (peer
/// instruction; E. Mazur, "Peer Instruction", 1997). Counts can be set while a round is open, and undone one by one;
/// undoing past the beginning of the second round returns to the first round.
class Vote {
 public:
    static constexpr int kMaxRounds = 2;
    /// The maximum number of hands for one answer.
    static constexpr int kMaxHands = 999;

    /// @param answers  number of answers of the question
    explicit Vote(std::size_t answers) : m_answers(answers), m_history(1) {}

    std::size_t answerCount() const { return m_answers; }
    bool isOpen() const { return m_isOpen; }
    /// The number of rounds so far, 0 ... kMaxRounds, including the open one.
    int roundCount() const { return int(rounds().size()); }
    /// The number of hands for each answer. @param round  from 0
    const std::vector<int>& counts(int round) const { return rounds()[std::size_t(round)]; }
    /// The number of hands for all answers together.
    int sum(int round) const;
    /// The fraction of the hands of the round that chose the answer, 0 ... 1; 0 if there are no hands.
    double fraction(int round, std::size_t answer) const;
    /// fraction() in per cent, rounded for each answer, so that the sum may differ from 100.
    int percent(int round, std::size_t answer) const;
    /// Whether any round has a hand.
    bool hasHands() const;

    /// Opens the next round; if there is none, opens the last round again with its counts.
    void open();
    /// Closes the open round; a round without any hand is removed.
    void close();
    /// Does nothing unless a round is open. @param count  0 ... kMaxHands  @return whether the count changed
    bool setCount(std::size_t answer, int count);
    /// Undoes the last change: a count, or the opening of the second round. @return false if there is nothing to undo
    bool undo();
    bool redo();

 private:
    using Rounds = std::vector<std::vector<int>>;

    const Rounds& rounds() const { return m_history[m_current]; }
    void push(Rounds rounds);

    std::size_t m_answers;
    bool m_isOpen = false;
    std::vector<Rounds> m_history;
    std::size_t m_current = 0;  ///< index in m_history
};

/// The votes of one lesson.
struct LessonVotes {
    Lesson lesson;
    std::map<int, Vote> votes;  ///< by step, from 0
};

/// All counts of all votes as a table: lesson, step (from 1), heading, round (from 1), answer (from 1), text, right (1
/// or 0), count. Steps without a multiple-choice question are omitted.
Table voteTable(const std::vector<LessonVotes>& lessons);

}  // namespace attention
