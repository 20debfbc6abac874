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
constexpr int kQuestionSize = 17;
constexpr int kAnswerHeight = 32;
constexpr int kMaxColumns = 3;
/// Choices stand side by side only if each is at least this wide.
constexpr int kMinChoiceWidth = 190;

/// As high as its content. If there is less height, it scrolls, also by keys.
class TextScrollArea : public QScrollArea {
 public:
    explicit TextScrollArea(QWidget* parent) : QScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setWidget(new QWidget);
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
                [this](int, int maximum) { setFocusPolicy(maximum > 0 ? Qt::TabFocus : Qt::NoFocus); });
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
            updateScrollBar();
        }
        return isFiltered;
    }
    void resizeEvent(QResizeEvent* event) override {
        QScrollArea::resizeEvent(event);
        updateScrollBar();
    }

 private:
    /// The scroll bar is off if the content fits without it: it would narrow the text, which would then need the bar.
    void updateScrollBar() {
        const bool fits = heightForWidth(width()) <= height();
        setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }
};

}  // namespace

LessonText::LessonText(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("lesson-text"));
    setFocusPolicy(Qt::ClickFocus);
    const auto makeText = [this](const char* name) {
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
    m_stepText = makeText("lesson-words");
    m_feedback = makeText("lesson-feedback");
    m_grid = new QGridLayout;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(px(12));
    m_grid->setVerticalSpacing(px(6));
    m_answerRow = new QWidget(this);
    m_numberField = new QLineEdit(m_answerRow);
    m_numberField->setObjectName(QStringLiteral("lesson-number"));
    m_numberField->setMaximumWidth(px(160));
    m_wordOrder = new WordOrderList(m_answerRow);
    m_wordOrder->setObjectName(QStringLiteral("lesson-order"));
    m_unit = new QLabel(m_answerRow);
    const auto button = [this](const char* name) {
        auto* made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        made->setMinimumHeight(px(kAnswerHeight));
        return made;
    };
    m_challengeBar = new ChallengeBar(this);
    m_answerButton = button("lesson-answer");
    m_skipButton = button("lesson-skip");
    m_skipButton->setFlat(true);
    m_backButton = button("lesson-back");
    m_nextButton = button("lesson-next");
    layOutWidgets();
    connect(m_answerButton, &QPushButton::clicked, this, &LessonText::answer);
    connect(m_numberField, &QLineEdit::returnPressed, this, &LessonText::answer);
    connect(m_wordOrder, &WordOrderList::submitted, this, &LessonText::answer);
    connect(m_challengeBar, &ChallengeBar::startAgainClicked, this, &LessonText::startAgainClicked);
    connect(m_challengeBar, &ChallengeBar::hintClicked, this, [this] {
        m_isHintShown = true;
        updateWidgets();
    });
    connect(m_skipButton, &QPushButton::clicked, this, &LessonText::skipClicked);
    connect(m_backButton, &QPushButton::clicked, this, &LessonText::backClicked);
    connect(m_nextButton, &QPushButton::clicked, this, &LessonText::nextClicked);
    setTheme(*m_theme);
    retranslate();
}

void LessonText::layOutWidgets() {
    auto* number = new QHBoxLayout(m_answerRow);
    number->setContentsMargins(0, 0, 0, 0);
    number->setSpacing(px(8));
    number->addWidget(m_numberField);
    number->addWidget(m_wordOrder);
    number->addWidget(m_unit);
    number->addWidget(m_answerButton);
    number->addStretch(1);
    // The feedback stands beside the buttons, so that it takes little height from the figure.
    auto* buttonRow = new QHBoxLayout;
    buttonRow->setSpacing(px(8));
    buttonRow->addWidget(m_feedback, 1);
    for (QWidget* navigation : std::initializer_list<QWidget*>{m_skipButton, m_backButton, m_nextButton})
        buttonRow->addWidget(navigation, 0, Qt::AlignBottom);
    m_scrollArea = new TextScrollArea(this);
    auto* body = new QVBoxLayout(m_scrollArea->widget());
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(px(8));
    body->addWidget(m_stepText);
    body->addWidget(m_question);
    body->addLayout(m_grid);
    body->addWidget(m_answerRow);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, px(8), 0, 0);
    layout->setSpacing(px(8));
    layout->addWidget(m_scrollArea);
    layout->addWidget(m_challengeBar);
    layout->addLayout(buttonRow);
}

void LessonText::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_question->setFont(uiFont(kQuestionSize, QFont::DemiBold));
    m_stepText->setFont(uiFont(font_size::kClaim));
    m_feedback->setFont(uiFont(font_size::kBody));
    setInk(*m_unit, theme.muted, theme);
    for (ChoiceButton* choice : m_choices) choice->setTheme(theme);
    m_wordOrder->setTheme(theme);
    m_challengeBar->setTheme(theme);
    updateWidgets();
}

void LessonText::retranslate() {
    m_answerButton->setText(tr("Answer"));
    m_numberField->setAccessibleName(tr("Your answer"));
    m_backButton->setText(tr("Back"));
    m_challengeBar->retranslate();
    updateWidgets();
}

void LessonText::setState(const State& state) {
    m_state = state;
    // Keep a copy of the step, because the lesson may be replaced before the next setState().
    if (state.step) {
        m_step = *state.step;
        m_state.step = &*m_step;
    }
    const auto isSame = [](const ChoiceButton* made, const LessonChoice& choice) {
        return made->answerText() == QString::fromStdString(choice.words);
    };
    const bool isMade = state.step && state.step->heading == m_choicesHeading &&
                        (state.step->question ? std::ranges::equal(choices(), state.step->question->choices, isSame)
                                              : m_choiceCount == 0);
    if (!isMade) {
        makeChoices();
        m_scrollArea->verticalScrollBar()->setValue(0);
    }
    updateWidgets();
}

void LessonText::makeChoices() {
    m_choicesHeading = m_state.step ? m_state.step->heading : std::string();
    m_isHintShown = false;
    // The buttons are reused for the next question: in a browser, a new button would inherit the accessible texts of a
    // deleted one.
    for (ChoiceButton* choice : choices()) choice->hide();
    m_choiceCount = 0;
    m_numberField->clear();
    m_numberField->setProperty(kInvalidProperty, false);
    m_wordOrder->setWords({});
    if (!m_state.step || !m_state.step->question) return;
    for (const LessonChoice& choice : m_state.step->question->choices) {
        const QString text = QString::fromStdString(choice.words);
        const int index = m_choiceCount++;
        if (index < int(m_choices.size())) {
            m_choices[std::size_t(index)]->setAnswerText(text);
        } else {
            auto* made = new ChoiceButton(m_choiceCount, text, this);
            made->setTheme(*m_theme);
            connect(made, &QAbstractButton::clicked, this, [this, index] { Q_EMIT chosen(index); });
            m_choices.push_back(made);
        }
        m_choices[std::size_t(index)]->show();
    }
    layOutChoices();
}

void LessonText::layOutChoices() {
    const int count = m_choiceCount;
    if (count == 0) return;
    const int fittingColumns = width() / px(kMinChoiceWidth);
    // Four choices form a 2 x 2 grid.
    const int columns = std::clamp(std::min(count, fittingColumns), 1, count == 4 ? 2 : kMaxColumns);
    for (int i = 0; i < kMaxColumns; ++i) m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    for (int i = 0; i < count; ++i) m_grid->addWidget(choices()[std::size_t(i)], i / columns, i % columns);
}

QString LessonText::wrongAnswerText(const LessonQuestion& question, std::optional<int> chosen) const {
    const std::string& hint = chosen ? question.choices[std::size_t(*chosen)].hint : question.hint;
    return semibold(tr("Not that one.")) + (hint.empty() ? QString() : u' ' + linkedLessonWords(hint));
}

QString LessonText::feedback(const State& state) const {
    const LessonStep& step = *state.step;
    if (state.isAsking)
        return state.wasWrong ? wrongAnswerText(*step.question, state.wrongChoice) + u' ' + tr("Try once more.")
                              : QString();
    QStringList lines;
    if (state.isRight)
        lines += *state.isRight ? semibold(tr("That is right.")) : wrongAnswerText(*step.question, state.chosen);
    // After a wrong answer or a skipped question, the right answer follows.
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
    if (step.goal && state.isWaiting && m_isHintShown)
        lines += semibold(tr("Hint:")) + u' ' + TermLinks().link(lessonWords(step.goalHint));
    if (step.goal && !state.isWaiting && state.moves)
        lines += semibold(tr("Solved in %n move(s).", nullptr, *state.moves));
    if (!state.isWaiting && !step.explanation.empty())
        lines += semibold(tr("So:")) + u' ' + TermLinks().link(linkedLessonWords(step.explanation));
    return lines.join(QStringLiteral("<br>"));
}

QString LessonText::nextStepHint(const State& state) const {
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

void LessonText::showFeedback(const QString& richText, const QColor& colour) {
    QPalette colours = palette();
    colours.setColor(QPalette::Text, colour);
    colours.setColor(QPalette::Base, Qt::transparent);
    m_feedback->setPalette(colours);
    m_feedback->setRichText(withMathLetters(richText, *m_feedback), *m_theme, colour);
}

std::vector<LessonText::State> LessonText::outcomes() const {
    const LessonStep& step = *m_state.step;
    State unanswered = m_state;
    unanswered.isAsking = unanswered.isWaiting = false;
    unanswered.isRight.reset();
    unanswered.chosen.reset();
    std::vector<State> states{unanswered};
    if (step.question) {
        const bool isChoice = step.question->kind == LessonQuestion::Kind::Choice;
        // An answer that is not computed yet will be a number; this one is about as long.
        if (!isChoice && unanswered.answer.isEmpty()) states.front().answer = QStringLiteral("−0.0000");
        State answered = states.front();
        answered.isRight = true;
        states.push_back(answered);
        answered.isRight = false;
        if (!isChoice) states.push_back(answered);
        for (std::size_t i = 0; i < step.question->choices.size(); ++i) {
            answered.chosen = int(i);
            if (!step.question->choices[i].isRight) states.push_back(answered);
        }
    }
    if (step.goal) states.front().moves = 1;
    if (step.task || step.goal)
        for (std::size_t i = 0, count = states.size(); i < count; ++i) {
            states.push_back(states[i]);
            states.back().isWaiting = true;
        }
    return states;
}

void LessonText::reserveFeedbackHeight() {
    int maxHeight = 0;
    if (m_state.step) {
        const int gap = px(8),
                  buttonsWidth = m_backButton->sizeHint().width() + m_nextButton->sizeHint().width() + 2 * gap;
        const QFontMetrics metrics(m_skipButton->font());
        const int skipWidth = m_skipButton->sizeHint().width() - metrics.horizontalAdvance(m_skipButton->text()) +
                              metrics.horizontalAdvance(skipText()) + gap;
        QTextDocument document;
        document.setDocumentMargin(0);
        document.setDefaultFont(m_feedback->font());
        // If the height is limited, only the current feedback is measured, which leaves more height for the text.
        const bool isLimited = maximumHeight() < QWIDGETSIZE_MAX;
        for (const State& state : isLimited ? std::vector{m_state} : outcomes()) {
            document.setHtml(withMathLetters(feedback(state), *m_feedback));
            document.setTextWidth(std::max(1, width() - buttonsWidth - (state.isWaiting ? skipWidth : 0)));
            if (!document.isEmpty()) maxHeight = std::max(maxHeight, int(std::ceil(document.size().height())));
        }
    }
    m_feedback->setFixedHeight(std::max(maxHeight, px(kAnswerHeight)));
}

QString LessonText::withMathLetters(const QString& richText, const QWidget& label) const {
    return withMathFont(richText, mathSizeBeside(label.font()), *m_theme);
}

QString LessonText::skipText() const {
    return m_state.step && m_state.step->goal ? tr("Show a solution") : tr("Skip this");
}

void LessonText::answer() {
    if (m_state.step->question->kind == LessonQuestion::Kind::Order)
        Q_EMIT orderGiven(m_wordOrder->order());
    else
        Q_EMIT numberTyped(m_numberField->text());
}

void LessonText::updateWordOrder() {
    const bool isOrder =
        m_state.step && m_state.step->question && m_state.step->question->kind == LessonQuestion::Kind::Order;
    m_wordOrder->setVisible(isOrder);
    if (!isOrder) return;
    if (m_wordOrder->words() != m_state.words) m_wordOrder->setWords(m_state.words);
    if (!m_state.isAsking) m_wordOrder->setOrder(m_state.step->question->order);
    m_wordOrder->setEnabled(m_state.isAsking);
    m_wordOrder->setAccessibleName(tr("Order of the words"));
    m_wordOrder->setAccessibleDescription(WordOrderList::hint());
}

void LessonText::updateWidgets() {
    m_nextButton->setText(!m_state.isLast          ? tr("Next")
                          : !m_state.hasNextLesson ? tr("Done")
                          : m_state.isChallenge    ? tr("Next challenge")
                                                   : tr("Next lesson"));
    const bool hasStep = m_state.step != nullptr;
    const LessonStep noStep;
    const LessonStep& step = hasStep ? *m_state.step : noStep;
    const bool hasQuestion = step.question.has_value();
    const QString richText =
        m_state.problem.isEmpty() ? TermLinks().link(linkedLessonWords(step.words)) : m_state.problem.toHtmlEscaped();
    m_stepText->setRichText(withMathLetters(richText, *m_stepText), *m_theme, m_theme->text);
    m_stepText->setVisible(!m_stepText->toPlainText().isEmpty());
    m_question->setText(hasQuestion ? withMathLetters(lessonWords(step.question->words), *m_question) : QString());
    m_question->setVisible(hasQuestion);
    const bool isNumber = hasQuestion && step.question->kind == LessonQuestion::Kind::Number;
    const bool isOrder = hasQuestion && step.question->kind == LessonQuestion::Kind::Order;
    m_answerRow->setVisible(isNumber || isOrder);
    m_numberField->setVisible(isNumber);
    m_numberField->setEnabled(m_state.isAsking);
    updateWordOrder();
    m_answerButton->setEnabled(m_state.isAsking);
    m_unit->setText(hasQuestion ? QString::fromStdString(step.question->unit) : QString());
    m_unit->setVisible(!m_unit->text().isEmpty());
    for (std::size_t i = 0; i < choices().size(); ++i) {
        const bool isRight = step.question->choices[i].isRight;
        const bool isChosen = m_state.chosen == int(i);
        const bool isWrongChoice = m_state.isAsking && m_state.wrongChoice == int(i);
        m_choices[i]->setEnabled(m_state.isAsking && !isWrongChoice);
        m_choices[i]->setMark(m_state.isAsking && !isWrongChoice ? ChoiceButton::Mark::None
                              : isRight                          ? ChoiceButton::Mark::Right
                                                                 : ChoiceButton::Mark::Wrong,
                              isChosen || isWrongChoice);
    }
    const QString feedbackText = hasStep ? feedback(m_state) : QString();
    if (feedbackText.isEmpty())
        showFeedback(nextStepHint(m_state), m_theme->muted);
    else
        showFeedback(feedbackText, m_theme->text);
    m_skipButton->setText(m_state.isAsking ? tr("Skip this question") : skipText());
    m_skipButton->setVisible(m_state.isAsking || m_state.isWaiting);
    m_backButton->setEnabled(!m_state.isFirst);
    // A goal that was reached earlier need not be reached again.
    const bool mayGoOn = !m_state.isAsking && (!m_state.isWaiting || m_state.best);
    m_challengeBar->setVisible(step.goal.has_value());
    m_challengeBar->setState(m_state.moves.value_or(0), m_state.best, m_state.isWaiting,
                             m_state.isWaiting && !m_isHintShown && !step.goalHint.empty());
    // A disabled button with focus would pass the focus to an arbitrary widget of the window.
    if (!mayGoOn && m_nextButton->hasFocus()) setFocus();
    m_nextButton->setEnabled(mayGoOn);
    m_nextButton->setDefault(mayGoOn);
    reserveFeedbackHeight();
}

void LessonText::showNotice(const QString& text) {
    showFeedback(text, m_theme->text);
}

void LessonText::showNumberError(const QString& reason) {
    m_numberField->setProperty(kInvalidProperty, true);
    m_numberField->update();
    showFeedback(reason, m_theme->text);
    m_numberField->setFocus();
    m_numberField->selectAll();
}

bool LessonText::pressKey(int key) {
    if (!m_state.step) return false;
    const int choice = key - Qt::Key_1;
    if (m_state.isAsking && choice >= 0 && choice < m_choiceCount) {
        Q_EMIT chosen(choice);
        return true;
    }
    QPushButton* button = key == Qt::Key_PageDown ? m_nextButton : key == Qt::Key_PageUp ? m_backButton : nullptr;
    if (button && button->isEnabled()) button->click();
    return button != nullptr;
}

void LessonText::takeFocus() {
    if (m_nextButton->isEnabled())
        m_nextButton->setFocus();
    else if (m_state.isAsking && m_choiceCount > 0)
        // Not on a choice, which would look chosen; the digit keys work from here, too.
        setFocus();
    else if (m_state.isAsking && m_wordOrder->isVisible())
        m_wordOrder->setFocus();
    else if (m_numberField->isEnabled() && m_numberField->isVisible())
        m_numberField->setFocus();
}

void LessonText::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOutChoices();
    reserveFeedbackHeight();
}

}  // namespace attention
