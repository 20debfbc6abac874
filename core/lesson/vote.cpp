#include "core/lesson/vote.h"

#include <cmath>
#include <numeric>
#include <utility>

#include "core/formula/expression.h"

namespace attention {

int Vote::sum(int round) const {
    return std::accumulate(counts(round).begin(), counts(round).end(), 0);
}

double Vote::fraction(int round, std::size_t answer) const {
    const int all = sum(round);
    return all > 0 ? double(counts(round)[answer]) / all : 0;
}

int Vote::percent(int round, std::size_t answer) const {
    return int(std::lround(100 * fraction(round, answer)));
}

bool Vote::hasHands() const {
    for (int round = 0; round < roundCount(); ++round)
        if (sum(round) > 0) return true;
    return false;
}

void Vote::open() {
    if (std::exchange(m_isOpen, true) || roundCount() == kMaxRounds) return;
    Rounds opened = rounds();
    opened.emplace_back(m_answers, 0);
    push(std::move(opened));
}

void Vote::close() {
    if (!std::exchange(m_isOpen, false) || sum(roundCount() - 1) > 0) return;
    const int count = roundCount();
    while (roundCount() == count) --m_current;
    m_history.resize(m_current + 1);
}

bool Vote::setCount(std::size_t answer, int count) {
    if (!m_isOpen || answer >= m_answers || count < 0 || count > kMaxHands) return false;
    Rounds changed = rounds();
    if (std::exchange(changed.back()[answer], count) == count) return false;
    push(std::move(changed));
    return true;
}

bool Vote::undo() {
    // The first entry of the history has no rounds; undo never returns to it.
    if (!m_isOpen || m_current == 0 || m_history[m_current - 1].empty()) return false;
    --m_current;
    return true;
}

bool Vote::redo() {
    if (!m_isOpen || m_current + 1 == m_history.size()) return false;
    ++m_current;
    return true;
}

void Vote::push(Rounds rounds) {
    m_history.resize(m_current + 1);
    m_history.push_back(std::move(rounds));
    ++m_current;
}

Table voteTable(const std::vector<LessonVotes>& lessons) {
    std::vector<std::string> titles, headings, texts;
    std::vector<std::int64_t> steps, rounds, answers, rights, counts;
    for (const auto& [lesson, votes] : lessons)
        for (const auto& [stepIndex, vote] : votes) {
            if (stepIndex < 0 || stepIndex >= std::ssize(lesson.steps)) continue;
            const LessonStep& step = lesson.steps[std::size_t(stepIndex)];
            if (!step.question || step.question->choices.size() != vote.answerCount()) continue;
            for (int round = 0; round < vote.roundCount(); ++round)
                for (std::size_t answer = 0; answer < vote.answerCount(); ++answer) {
                    const LessonChoice& choice = step.question->choices[answer];
                    titles.push_back(lesson.title);
                    steps.push_back(stepIndex + 1);
                    headings.push_back(step.heading);
                    rounds.push_back(round + 1);
                    answers.push_back(std::int64_t(answer) + 1);
                    texts.push_back(choice.words);
                    rights.push_back(choice.isRight);
                    counts.push_back(vote.counts(round)[answer]);
                }
        }
    return ColumnTable{{{"lesson", std::move(titles)},
                        {"step", std::move(steps)},
                        {"heading", std::move(headings)},
                        {"round", std::move(rounds)},
                        {"answer", std::move(answers)},
                        {"text", std::move(texts)},
                        {"right", std::move(rights)},
                        {"count", std::move(counts)}}};
}

}  // namespace attention
