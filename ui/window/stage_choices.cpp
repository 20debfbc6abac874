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
/// Gap between choices in pixels at the design size.
constexpr int kChoiceGap = 8;
/// Widths tried for a vote beside a text, in pixels at the design size.
constexpr std::array kVoteWidths{520, 430, VoteStrip::kMinWidth};
/// Scale of the choices relative to their size in a window.
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
    updateLayout();
}

bool StageChoices::updateFromLesson() {
    const LessonStep* step = m_lessons.isShown() ? &m_lessons.session().step() : nullptr;
    QStringList words;
    if (step && step->question)
        for (const LessonChoice& choice : step->question->choices) words += QString::fromStdString(choice.words);
    // A question of another kind gets a single box for its answer, except for a word order, whose words are shown
    // elsewhere.
    const bool isSingleBox = step && step->question && words.isEmpty() && m_lessons.wordsToOrder().isEmpty();
    if (isSingleBox) words += m_lessons.shownAnswer();
    // After the lesson was read again, the step may have other choices.
    const bool isSame = std::ranges::equal(m_choices, words, {}, &ChoiceButton::answerText);
    const bool isNew = std::exchange(m_step, step) != step || !isSame;
    if (isNew) makeChoices(words, isSingleBox);
    const bool isAsking = step && m_lessons.session().hasOpenQuestion();
    if (isSingleBox) {
        m_choices.front()->setEnabled(false);
        m_choices.front()->setMark(isAsking ? ChoiceButton::Mark::None : ChoiceButton::Mark::Right, false);
    }
    for (std::size_t i = 0; i < m_choices.size() && !isSingleBox; ++i) {
        const auto &reply = m_lessons.session().reply(), &missed = m_lessons.session().wrongReply();
        const bool isMissed = isAsking && missed && missed->choice == int(i);
        m_choices[i]->setEnabled(isAsking && !isMissed);
        m_choices[i]->setMark(isAsking && !isMissed                ? ChoiceButton::Mark::None
                              : step->question->choices[i].isRight ? ChoiceButton::Mark::Right
                                                                   : ChoiceButton::Mark::Wrong,
                              isMissed || (reply && reply->choice == int(i)));
    }
    const bool hadVote = std::exchange(m_hasVote, m_vote.vote() && m_vote.vote()->roundCount() > 0);
    updateVotes();
    if (!isNew && hadVote == m_hasVote) return false;
    updateLayout();
    return true;
}

void StageChoices::makeChoices(const QStringList& words, bool isSingleBox) {
    // A widget may still be handling the key or click that led here, so it is deleted later.
    const auto remove = [](QWidget* widget) {
        widget->hide();
        widget->setObjectName({});
        widget->deleteLater();
    };
    std::ranges::for_each(m_choices, remove);
    std::ranges::for_each(m_strips, remove);
    m_choices.clear();
    m_strips.clear();
    for (const QString& choice : words) {
        const int answer = int(m_choices.size());
        auto* button = new ChoiceButton(isSingleBox ? 0 : answer + 1, choice, this);
        button->setTheme(*m_theme);
        button->setEnlargement(kChoiceText * m_enlargement / interfaceScale());
        // The stage handles all keys.
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QAbstractButton::clicked, this, [this, answer] { m_lessons.session().choose(answer); });
        m_choices.push_back(button);
        button->show();
        auto* strip = new VoteStrip(this);
        strip->setObjectName(QStringLiteral("vote-%1").arg(answer + 1));
        strip->setTheme(*m_theme);
        connect(strip, &VoteStrip::chosen, &m_vote, [this, answer] { m_vote.choose(answer); });
        connect(strip, &VoteStrip::added, &m_vote, [this, answer](int hands) { m_vote.add(answer, hands); });
        m_strips.push_back(strip);
    }
}

void StageChoices::updateVotes() {
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
    // As many columns as choices, at most three; a single box is as wide as one of three.
    const int count = int(m_choices.size());
    return count == 4 ? 2 : count == 1 ? kChoiceColumns : std::min(count, kChoiceColumns);
}

int StageChoices::choiceWidth(int width) const {
    return (width - (columns() - 1) * scaledPixels(2 * kChoiceGap)) / columns();
}

int StageChoices::layOutVotes(int width) {
    const auto reserve = [&](int right, int below) {
        int height = 0;
        for (ChoiceButton* choice : m_choices) {
            choice->setReservedSpace(int(std::ceil(right / kChoiceText)), int(std::ceil(below / kChoiceText)));
            height = std::max(height, choice->heightForWidth(width));
        }
        return height;
    };
    const int height = reserve(0, 0);
    if (!m_hasVote) return height;
    // Use the widest bars that cause no further line of text; else put them where less height is needed.
    const auto fitting =
        std::ranges::find_if(kVoteWidths, [&](int barWidth) { return reserve(barWidth, 0) <= height; });
    int besideWidth = fitting == kVoteWidths.end() ? kVoteWidths.back() : *fitting;
    int needed = reserve(besideWidth, 0);
    if (const int below = needed > height ? reserve(0, VoteStrip::kHeight) : needed; below < needed) {
        needed = below;
        besideWidth = 0;
    } else {
        reserve(besideWidth, 0);
    }
    for (VoteStrip* strip : m_strips) strip->setPlacement(m_enlargement, besideWidth);
    return needed;
}

int StageChoices::fit(int width) {
    if (isEmpty()) return 0;
    const int rows = (int(m_choices.size()) + columns() - 1) / columns();
    return rows * (layOutVotes(choiceWidth(width)) + scaledPixels(kChoiceGap)) - scaledPixels(kChoiceGap);
}

void StageChoices::resizeEvent(QResizeEvent*) {
    updateLayout();
}

void StageChoices::updateLayout() {
    if (isEmpty()) return;
    const int width = choiceWidth(this->width());
    const int height = layOutVotes(width);
    for (int i = 0; i < int(m_choices.size()); ++i) {
        const QRect rect(i % columns() * (width + scaledPixels(2 * kChoiceGap)),
                         i / columns() * (height + scaledPixels(kChoiceGap)), width, height);
        m_choices[std::size_t(i)]->setGeometry(rect);
        m_strips[std::size_t(i)]->setGeometry(rect);
        m_strips[std::size_t(i)]->raise();
    }
}

}  // namespace attention
