#include "ui/widgets/lesson_text.h"

#include <algorithm>
#include <cmath>

#include <QAbstractTextDocumentLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

#include "core/scene/scene_link.h"
#include "ui/text/glossary.h"
#include "ui/widgets/challenge_bar.h"
#include "ui/widgets/link_text.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/style.h"
#include "ui/widgets/word_chips.h"

namespace attention {
namespace {

// In designed pixels.
constexpr int kQuestion = 17;
constexpr int kAnswerHeight = 32;
constexpr int kColumns = 3;
/// Below so much room for each, choices stand below each other.
constexpr int kMinChoice = 190;

/// As high as its content; where there is less room, a person scrolls, by keys, too.
class WordsArea : public QScrollArea {
 public:
    explicit WordsArea(QWidget* parent) : QScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setWidget(new QWidget);
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
                [this](int, int most) { setFocusPolicy(most > 0 ? Qt::TabFocus : Qt::NoFocus); });
        for (QWidget* ground : {viewport(), widget()}) ground->setAutoFillBackground(false);
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        const QLayout& content = *widget()->layout();
        return content.hasHeightForWidth() ? content.totalHeightForWidth(width) : content.totalSizeHint().height();
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override { return {widget()->minimumSizeHint().width(), 0}; }

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool isFiltered = QScrollArea::eventFilter(watched, event);
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
            showBar();
        }
        return isFiltered;
    }
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        showBar();
    }

 private:
    /// A bar that is there makes the words narrower, and so may be needed by itself alone.
    void showBar() {
        const bool fits = heightForWidth(width()) <= height();
        setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }
};

}  // namespace

LessonText::LessonText(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("lesson-text"));
    setFocusPolicy(Qt::ClickFocus);
    const auto words = [this](const char* name) {
        auto* made = new LinkText(this);
        made->setObjectName(QLatin1String(name));
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        made->setSizePolicy(policy);
        connect(made, &QTextBrowser::anchorClicked, this,
                [this](const QUrl& link) { Q_EMIT linkActivated(link.toString()); });
        return made;
    };
    m_question = new QLabel(this);
    m_question->setObjectName(QStringLiteral("lesson-question"));
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::RichText);
    m_words = words("lesson-words");
    m_feedback = words("lesson-feedback");
    m_grid = new QGridLayout;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(px(12));
    m_grid->setVerticalSpacing(px(6));
    m_number = new QWidget(this);
    m_field = new QLineEdit(m_number);
    m_field->setObjectName(QStringLiteral("lesson-number"));
    m_field->setMaximumWidth(px(160));
    m_chips = new WordOrderList(m_number);
    m_chips->setObjectName(QStringLiteral("lesson-order"));
    m_unit = new QLabel(m_number);
    const auto button = [this](const char* name) {
        auto* made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        made->setMinimumHeight(px(kAnswerHeight));
        return made;
    };
    m_challenge = new ChallengeBar(this);
    m_answer = button("lesson-answer");
    m_skip = button("lesson-skip");
    m_skip->setFlat(true);
    m_back = button("lesson-back");
    m_next = button("lesson-next");
    auto* number = new QHBoxLayout(m_number);
    number->setContentsMargins(0, 0, 0, 0);
    number->setSpacing(px(8));
    number->addWidget(m_field);
    number->addWidget(m_chips);
    number->addWidget(m_unit);
    number->addWidget(m_answer);
    number->addStretch(1);
    // What is said stands beside the ways on, so that it takes little from the figure.
    auto* ways = new QHBoxLayout;
    ways->setSpacing(px(8));
    ways->addWidget(m_feedback, 1);
    for (QWidget* way : std::initializer_list<QWidget*>{m_skip, m_back, m_next})
        ways->addWidget(way, 0, Qt::AlignBottom);
    m_area = new WordsArea(this);
    auto* body = new QVBoxLayout(m_area->widget());
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(px(8));
    body->addWidget(m_words);
    body->addWidget(m_question);
    body->addLayout(m_grid);
    body->addWidget(m_number);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, px(8), 0, 0);
    layout->setSpacing(px(8));
    layout->addWidget(m_area);
    layout->addWidget(m_challenge);
    layout->addLayout(ways);
    connect(m_answer, &QPushButton::clicked, this, &LessonText::answer);
    connect(m_field, &QLineEdit::returnPressed, this, &LessonText::answer);
    connect(m_chips, &WordOrderList::submitted, this, &LessonText::answer);
    connect(m_challenge, &ChallengeBar::startAgainClicked, this, &LessonText::startAgainClicked);
    connect(m_challenge, &ChallengeBar::hintClicked, this, [this] {
        m_isHinted = true;
        showState();
    });
    connect(m_skip, &QPushButton::clicked, this, &LessonText::skipClicked);
    connect(m_back, &QPushButton::clicked, this, &LessonText::backClicked);
    connect(m_next, &QPushButton::clicked, this, &LessonText::nextClicked);
    setTheme(*m_theme);
    retranslate();
}

void LessonText::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_question->setFont(uiFont(kQuestion, QFont::DemiBold));
    m_words->setFont(uiFont(font_size::kClaim));
    m_feedback->setFont(uiFont(font_size::kBody));
    setInk(*m_unit, theme.muted, theme);
    for (ChoiceButton* choice : m_choices) choice->setTheme(theme);
    m_chips->setTheme(theme);
    m_challenge->setTheme(theme);
    showState();
}

void LessonText::retranslate() {
    m_answer->setText(tr("Answer"));
    m_field->setAccessibleName(tr("Your answer"));
    m_back->setText(tr("Back"));
    m_challenge->retranslate();
    showState();
}

void LessonText::setState(const State& state) {
    m_state = state;
    // The lesson may be exchanged before there is another state.
    if (state.step) {
        m_step = *state.step;
        m_state.step = &*m_step;
    }
    const auto isSame = [](const ChoiceButton* made, const LessonChoice& choice) {
        return made->words() == QString::fromStdString(choice.words);
    };
    const bool isMade = state.step && state.step->heading == m_choicesHeading &&
                        (state.step->question ? std::ranges::equal(choices(), state.step->question->choices, isSame)
                                              : m_choiceCount == 0);
    if (!isMade) {
        makeChoices();
        m_area->verticalScrollBar()->setValue(0);
    }
    showState();
}

void LessonText::makeChoices() {
    m_choicesHeading = m_state.step ? m_state.step->heading : std::string();
    m_isHinted = false;
    // Others are asked by the same buttons: in a browser a new one would get what screen readers were told of a deleted
    // one.
    for (ChoiceButton* choice : choices()) choice->hide();
    m_choiceCount = 0;
    m_field->clear();
    m_field->setProperty(kInvalidProperty, false);
    m_chips->setWords({});
    if (!m_state.step || !m_state.step->question) return;
    for (const LessonChoice& choice : m_state.step->question->choices) {
        const QString words = QString::fromStdString(choice.words);
        const int place = m_choiceCount++;
        if (place < int(m_choices.size())) {
            m_choices[std::size_t(place)]->setWords(words);
        } else {
            auto* made = new ChoiceButton(m_choiceCount, words, this);
            made->setTheme(*m_theme);
            connect(made, &QAbstractButton::clicked, this, [this, place] { Q_EMIT chosen(place); });
            m_choices.push_back(made);
        }
        m_choices[std::size_t(place)]->show();
    }
    placeChoices();
}

void LessonText::placeChoices() {
    const int count = m_choiceCount;
    if (count == 0) return;
    const int room = width() / px(kMinChoice);
    // Four stand in a square.
    const int columns = std::clamp(std::min(count, room), 1, count == 4 ? 2 : kColumns);
    for (int i = 0; i < kColumns; ++i) m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    for (int i = 0; i < count; ++i) m_grid->addWidget(choices()[std::size_t(i)], i / columns, i % columns);
}

QString LessonText::wrongAnswerText(const LessonQuestion& question, std::optional<int> chosen) const {
    const std::string& hint = chosen ? question.choices[std::size_t(*chosen)].hint : question.hint;
    return semibold(tr("Not that one.")) + (hint.empty() ? QString() : u' ' + linkedLessonWords(hint));
}

QString LessonText::feedback(const State& state) const {
    const LessonStep& step = *state.step;
    if (state.isAsking)
        return state.hasMissed ? wrongAnswerText(*step.question, state.missed) + u' ' + tr("Try once more.")
                               : QString();
    QStringList lines;
    if (state.isRight)
        lines += *state.isRight ? semibold(tr("That is right.")) : wrongAnswerText(*step.question, state.chosen);
    // Who was wrong or skipped is told what is right.
    if (!state.answer.isEmpty() && !state.isRight.value_or(false)) {
        const QString right = tr("It is %1.").arg(state.answer.toHtmlEscaped());
        if (lines.isEmpty())
            lines += right;
        else
            lines.last() += u' ' + right;
    }
    if (!step.answerText.empty())
        lines += (state.isWaiting ? semibold(tr("Your turn:")) + u' ' : QString()) +
                 TermLinks().link(linkedLessonWords(step.answerText));
    if (step.goal && state.isWaiting && m_isHinted)
        lines += semibold(tr("Hint:")) + u' ' + TermLinks().link(lessonWords(step.goalHint));
    if (step.goal && !state.isWaiting && state.moves)
        lines += semibold(tr("Solved in %n move(s).", nullptr, *state.moves));
    if (!state.isWaiting && !step.explanation.empty())
        lines += semibold(tr("So:")) + u' ' + TermLinks().link(linkedLessonWords(step.explanation));
    return lines.join(QStringLiteral("<br>"));
}

QString LessonText::hint(const State& state) const {
    if (!state.isAsking) return state.isWaiting && !state.step->goal ? tr("Do it first") : QString();
    switch (state.step->question->kind) {
        case LessonQuestion::Kind::Order:
            return WordOrderList::hint();
        case LessonQuestion::Kind::Cell:
        case LessonQuestion::Kind::Token:
            return tr("Click it, or go there with the arrow keys and press Enter");
        default:
            return tr("Answer first");
    }
}

void LessonText::say(const QString& words, const QColor& ink) {
    QPalette colours = palette();
    colours.setColor(QPalette::Text, ink);
    colours.setColor(QPalette::Base, Qt::transparent);
    m_feedback->setPalette(colours);
    m_feedback->setWords(withFaces(words, *m_feedback), *m_theme, ink);
}

std::vector<LessonText::State> LessonText::outcomes() const {
    const LessonStep& step = *m_state.step;
    State none = m_state;
    none.isAsking = none.isWaiting = false;
    none.isRight.reset();
    none.chosen.reset();
    std::vector<State> all{none};
    if (step.question) {
        const bool isChoice = step.question->kind == LessonQuestion::Kind::Choice;
        // What is not computed yet will be a number.
        if (!isChoice && none.answer.isEmpty()) all.front().answer = QStringLiteral("−0.0000");
        State given = all.front();
        given.isRight = true;
        all.push_back(given);
        given.isRight = false;
        if (!isChoice) all.push_back(given);
        for (std::size_t i = 0; i < step.question->choices.size(); ++i) {
            given.chosen = int(i);
            if (!step.question->choices[i].isRight) all.push_back(given);
        }
    }
    if (step.goal) all.front().moves = 1;
    if (step.task || step.goal)
        for (std::size_t i = 0, count = all.size(); i < count; ++i) {
            all.push_back(all[i]);
            all.back().isWaiting = true;
        }
    return all;
}

void LessonText::reserveRoom() {
    int most = 0;
    if (m_state.step) {
        const int gap = px(8), ways = m_back->sizeHint().width() + m_next->sizeHint().width() + 2 * gap;
        const QFontMetrics metrics(m_skip->font());
        const int skip = m_skip->sizeHint().width() - metrics.horizontalAdvance(m_skip->text()) +
                         metrics.horizontalAdvance(skipWords()) + gap;
        QTextDocument said;
        said.setDocumentMargin(0);
        said.setDefaultFont(m_feedback->font());
        // Where the height is limited, what is not said yet gives its room to the words.
        const bool isLimited = maximumHeight() < QWIDGETSIZE_MAX;
        for (const State& state : isLimited ? std::vector{m_state} : outcomes()) {
            said.setHtml(withFaces(feedback(state), *m_feedback));
            said.setTextWidth(std::max(1, width() - ways - (state.isWaiting ? skip : 0)));
            if (!said.isEmpty()) most = std::max(most, int(std::ceil(said.size().height())));
        }
    }
    m_feedback->setFixedHeight(std::max(most, px(kAnswerHeight)));
}

QString LessonText::withFaces(const QString& words, const QWidget& label) const {
    return withMathFont(words, besideText(label.font()), *m_theme);
}

QString LessonText::skipWords() const {
    return m_state.step && m_state.step->goal ? tr("Show a solution") : tr("Skip this");
}

void LessonText::answer() {
    if (m_state.step->question->kind == LessonQuestion::Kind::Order)
        Q_EMIT orderGiven(m_chips->order());
    else
        Q_EMIT numberTyped(m_field->text());
}

void LessonText::showOrder() {
    const bool isOrder =
        m_state.step && m_state.step->question && m_state.step->question->kind == LessonQuestion::Kind::Order;
    m_chips->setVisible(isOrder);
    if (!isOrder) return;
    if (m_chips->words() != m_state.words) m_chips->setWords(m_state.words);
    if (!m_state.isAsking) m_chips->setOrder(m_state.step->question->order);
    m_chips->setEnabled(m_state.isAsking);
    m_chips->setAccessibleName(tr("Order of the words"));
    m_chips->setAccessibleDescription(WordOrderList::hint());
}

void LessonText::showState() {
    m_next->setText(!m_state.isLast          ? tr("Next")
                    : !m_state.hasNextLesson ? tr("Done")
                    : m_state.isChallenge    ? tr("Next challenge")
                                             : tr("Next lesson"));
    const bool has = m_state.step != nullptr;
    const LessonStep none;
    const LessonStep& step = has ? *m_state.step : none;
    const bool asks = step.question.has_value();
    const QString words =
        m_state.problem.isEmpty() ? TermLinks().link(linkedLessonWords(step.words)) : m_state.problem.toHtmlEscaped();
    m_words->setWords(withFaces(words, *m_words), *m_theme, m_theme->text);
    m_words->setVisible(!m_words->toPlainText().isEmpty());
    m_question->setText(asks ? withFaces(lessonWords(step.question->words), *m_question) : QString());
    m_question->setVisible(asks);
    const bool isNumber = asks && step.question->kind == LessonQuestion::Kind::Number;
    const bool isOrder = asks && step.question->kind == LessonQuestion::Kind::Order;
    m_number->setVisible(isNumber || isOrder);
    m_field->setVisible(isNumber);
    m_field->setEnabled(m_state.isAsking);
    showOrder();
    m_answer->setEnabled(m_state.isAsking);
    m_unit->setText(asks ? QString::fromStdString(step.question->unit) : QString());
    m_unit->setVisible(!m_unit->text().isEmpty());
    for (std::size_t i = 0; i < choices().size(); ++i) {
        const bool isRight = step.question->choices[i].isRight;
        const bool isChosen = m_state.chosen == int(i);
        const bool isMissed = m_state.isAsking && m_state.missed == int(i);
        m_choices[i]->setEnabled(m_state.isAsking && !isMissed);
        m_choices[i]->setMark(m_state.isAsking && !isMissed ? ChoiceButton::Mark::None
                              : isRight                     ? ChoiceButton::Mark::Right
                                                            : ChoiceButton::Mark::Wrong,
                              isChosen || isMissed);
    }
    const QString said = has ? feedback(m_state) : QString();
    if (said.isEmpty())
        say(hint(m_state), m_theme->muted);
    else
        say(said, m_theme->text);
    m_skip->setText(m_state.isAsking ? tr("Skip this question") : skipWords());
    m_skip->setVisible(m_state.isAsking || m_state.isWaiting);
    m_back->setEnabled(!m_state.isFirst);
    // Who has reached a goal before may go on without.
    const bool mayGoOn = !m_state.isAsking && (!m_state.isWaiting || m_state.best);
    m_challenge->setVisible(step.goal.has_value());
    m_challenge->setState(m_state.moves.value_or(0), m_state.best, m_state.isWaiting,
                          m_state.isWaiting && !m_isHinted && !step.goalHint.empty());
    // Disabled with the focus it would hand that to some other widget of the window.
    if (!mayGoOn && m_next->hasFocus()) setFocus();
    m_next->setEnabled(mayGoOn);
    m_next->setDefault(mayGoOn);
    reserveRoom();
}

void LessonText::showNotice(const QString& words) {
    say(words, m_theme->text);
}

void LessonText::showNumberError(const QString& why) {
    m_field->setProperty(kInvalidProperty, true);
    m_field->update();
    say(why, m_theme->text);
    m_field->setFocus();
    m_field->selectAll();
}

bool LessonText::pressKey(int key) {
    if (!m_state.step) return false;
    const int choice = key - Qt::Key_1;
    if (m_state.isAsking && choice >= 0 && choice < m_choiceCount) {
        Q_EMIT chosen(choice);
        return true;
    }
    QPushButton* way = key == Qt::Key_PageDown ? m_next : key == Qt::Key_PageUp ? m_back : nullptr;
    if (way && way->isEnabled()) way->click();
    return way != nullptr;
}

void LessonText::takeFocus() {
    if (m_next->isEnabled())
        m_next->setFocus();
    else if (m_state.isAsking && m_choiceCount > 0)
        // No choice looks chosen; the digits answer from here, too.
        setFocus();
    else if (m_state.isAsking && m_chips->isVisible())
        m_chips->setFocus();
    else if (m_field->isEnabled() && m_field->isVisible())
        m_field->setFocus();
}

void LessonText::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeChoices();
    reserveRoom();
}

}  // namespace attention
