#include "ui/window/stage_choices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/widgets/lesson_text.h"
#include "ui/widgets/style.h"
#include "ui/widgets/vote_strip.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/vote_controller.h"

namespace attention {
namespace {

constexpr int kChoiceColumns = 3;
/// In designed pixels.
constexpr int kChoiceGap = 8;
/// Of votes beside the words, in designed pixels.
constexpr std::array kVoteWidths{520, 430, VoteStrip::kMinWidth};
/// Choices of a lesson, by how they are designed in a window.
constexpr double kChoiceText = 1.8;

}  // namespace

StageChoices::StageChoices(LessonActions& lessons, VoteController& vote, QWidget* parent)
    : QWidget(parent), m_lessons(lessons), m_vote(vote) {}

void StageChoices::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (ChoiceButton* choice : m_choices) choice->setTheme(theme);
    for (VoteStrip* strip : m_strips) strip->setTheme(theme);
}

void StageChoices::setEnlargement(double enlargement) {
    m_enlargement = enlargement;
    for (ChoiceButton* choice : m_choices) choice->setEnlargement(kChoiceText * enlargement / interfaceScale());
    place();
}

bool StageChoices::follow() {
    const LessonStep* step = m_lessons.isShown() ? &m_lessons.session().step() : nullptr;
    QStringList words;
    if (step && step->question)
        for (const LessonChoice& choice : step->question->choices) words += QString::fromStdString(choice.words);
    // What is asked for otherwise gets a place of its own; an order has its words.
    const bool isAlone = step && step->question && words.isEmpty() && m_lessons.wordsToOrder().isEmpty();
    if (isAlone) words += m_lessons.shownAnswer();
    // The same step of a lesson that was read anew may have other choices.
    const bool isSame = std::ranges::equal(m_choices, words, {}, &ChoiceButton::words);
    const bool isNew = std::exchange(m_step, step) != step || !isSame;
    if (isNew) makeChoices(words, isAlone);
    const bool isAsking = step && m_lessons.session().hasOpenQuestion();
    if (isAlone) {
        m_choices.front()->setEnabled(false);
        m_choices.front()->setMark(isAsking ? ChoiceButton::Mark::None : ChoiceButton::Mark::Right, false);
    }
    for (std::size_t i = 0; i < m_choices.size() && !isAlone; ++i) {
        const auto &reply = m_lessons.session().reply(), &missed = m_lessons.session().wrongReply();
        const bool isMissed = isAsking && missed && missed->choice == int(i);
        m_choices[i]->setEnabled(isAsking && !isMissed);
        m_choices[i]->setMark(isAsking && !isMissed                ? ChoiceButton::Mark::None
                              : step->question->choices[i].isRight ? ChoiceButton::Mark::Right
                                                                   : ChoiceButton::Mark::Wrong,
                              isMissed || (reply && reply->choice == int(i)));
    }
    const bool hadVote = std::exchange(m_hasVote, m_vote.vote() && m_vote.vote()->roundCount() > 0);
    followVote();
    if (!isNew && hadVote == m_hasVote) return false;
    place();
    return true;
}

void StageChoices::makeChoices(const QStringList& words, bool isAlone) {
    // A key or a click that one of them is still handling may have led here.
    const auto leave = [](QWidget* widget) {
        widget->hide();
        widget->setObjectName({});
        widget->deleteLater();
    };
    std::ranges::for_each(m_choices, leave);
    std::ranges::for_each(m_strips, leave);
    m_choices.clear();
    m_strips.clear();
    for (const QString& choice : words) {
        const int answer = int(m_choices.size());
        auto* made = new ChoiceButton(isAlone ? 0 : answer + 1, choice, this);
        made->setTheme(*m_theme);
        made->setEnlargement(kChoiceText * m_enlargement / interfaceScale());
        // The keys are the stage's.
        made->setFocusPolicy(Qt::NoFocus);
        connect(made, &QAbstractButton::clicked, this, [this, answer] { m_lessons.session().choose(answer); });
        m_choices.push_back(made);
        made->show();
        auto* strip = new VoteStrip(this);
        strip->setObjectName(QStringLiteral("vote-%1").arg(answer + 1));
        strip->setTheme(*m_theme);
        connect(strip, &VoteStrip::chosen, &m_vote, [this, answer] { m_vote.choose(answer); });
        connect(strip, &VoteStrip::added, &m_vote, [this, answer](int hands) { m_vote.add(answer, hands); });
        m_strips.push_back(strip);
    }
}

void StageChoices::followVote() {
    const Vote* vote = m_vote.vote();
    for (int i = 0; i < int(m_strips.size()); ++i) {
        VoteStrip::State state;
        if (m_hasVote) {
            state.isOpen = vote->isOpen();
            state.isChosen = m_vote.answer() == i;
            if (state.isChosen) state.typed = m_vote.typed();
            for (int round = 0; round < vote->roundCount(); ++round) {
                const std::size_t answer = std::size_t(i);
                state.rounds.push_back(
                    {vote->counts(round)[answer], vote->percent(round, answer), vote->fraction(round, answer)});
            }
        }
        VoteStrip& strip = *m_strips[std::size_t(i)];
        strip.setVisible(m_hasVote);
        if (strip.state() != state) strip.setState(state);
    }
}

int StageChoices::columns() const {
    // As many side by side as there are, at most three; one alone is no wider than one of three.
    const int count = int(m_choices.size());
    return count == 4 ? 2 : count == 1 ? kChoiceColumns : std::min(count, kChoiceColumns);
}

int StageChoices::choiceWidth(int width) const {
    return (width - (columns() - 1) * own(2 * kChoiceGap)) / columns();
}

int StageChoices::placeVote(int width) {
    const auto leave = [&](int right, int below) {
        int height = 0;
        for (ChoiceButton* choice : m_choices) {
            choice->setFreeRoom(int(std::ceil(right / kChoiceText)), int(std::ceil(below / kChoiceText)));
            height = std::max(height, choice->heightForWidth(width));
        }
        return height;
    };
    const int height = leave(0, 0);
    if (!m_hasVote) return height;
    // The longest bars for which the words need no further line; else where less room is needed.
    const auto fitting = std::ranges::find_if(kVoteWidths, [&](int wide) { return leave(wide, 0) <= height; });
    int beside = fitting == kVoteWidths.end() ? kVoteWidths.back() : *fitting;
    int needed = leave(beside, 0);
    if (const int below = needed > height ? leave(0, VoteStrip::kHeight) : needed; below < needed) {
        needed = below;
        beside = 0;
    } else {
        leave(beside, 0);
    }
    for (VoteStrip* strip : m_strips) strip->setPlacement(m_enlargement, beside);
    return needed;
}

int StageChoices::fit(int width) {
    if (isEmpty()) return 0;
    const int rows = (int(m_choices.size()) + columns() - 1) / columns();
    return rows * (placeVote(choiceWidth(width)) + own(kChoiceGap)) - own(kChoiceGap);
}

void StageChoices::resizeEvent(QResizeEvent*) {
    place();
}

void StageChoices::place() {
    if (isEmpty()) return;
    const int width = choiceWidth(this->width());
    const int height = placeVote(width);
    for (int i = 0; i < int(m_choices.size()); ++i) {
        const QRect place(i % columns() * (width + own(2 * kChoiceGap)), i / columns() * (height + own(kChoiceGap)),
                          width, height);
        m_choices[std::size_t(i)]->setGeometry(place);
        m_strips[std::size_t(i)]->setGeometry(place);
        m_strips[std::size_t(i)]->raise();
    }
}

}  // namespace attention
