#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "core/io/table.h"
#include "core/lesson/lesson.h"

namespace attention {

/// A show of hands on a question with choices: how many hands each answer got, before and after a discussion (peer
/// instruction; E. Mazur, "Peer Instruction", 1997). While a round is open its counts are set, and taken back one by
/// one; taking back the first one of the second round leads to the first round again.
class Vote {
 public:
    static constexpr int kMaxRounds = 2;
    /// Hands for one answer.
    static constexpr int kMaxHands = 999;

    /// @param answers  of the question
    explicit Vote(std::size_t answers) : m_answers(answers), m_history(1) {}

    std::size_t answerCount() const { return m_answers; }
    bool isOpen() const { return m_isOpen; }
    /// 0 ... kMaxRounds, the open one included.
    int roundCount() const { return int(rounds().size()); }
    /// Of each answer. @param round  from 0
    const std::vector<int>& counts(int round) const { return rounds()[std::size_t(round)]; }
    /// Hands of all answers together.
    int sum(int round) const;
    /// Hands for an answer out of those of its round, 0 ... 1; 0 while there are none.
    double fraction(int round, std::size_t answer) const;
    /// As whole per cent. Answers with the same count have the same, so that the sum may be 99 or 101.
    int percent(int round, std::size_t answer) const;
    bool hasHands() const;

    /// Opens the next round. After the last one it opens that one again, with its counts.
    void open();
    /// A round without any hand is forgotten.
    void close();
    /// Does nothing unless a round is open. @param count  0 ... kMaxHands  @return whether it is another count
    bool setCount(std::size_t answer, int count);
    /// Takes back what was last set, or that a second round was opened. @return false if there is nothing
    bool undo();
    bool redo();

 private:
    using Rounds = std::vector<std::vector<int>>;

    const Rounds& rounds() const { return m_history[m_current]; }
    void push(Rounds rounds);

    std::size_t m_answers;
    bool m_isOpen = false;
    std::vector<Rounds> m_history;
    std::size_t m_current = 0;  ///< in the history
};

/// The counts of one lesson.
struct LessonVotes {
    Lesson lesson;
    std::map<int, Vote> votes;  ///< by step, from 0
};

/// All counts as a table: lesson, step (from 1), heading, round (from 1), answer (from 1), text, right (1 or 0), count.
/// Steps without such a question are left out.
Table voteTable(const std::vector<LessonVotes>& lessons);

}  // namespace attention
