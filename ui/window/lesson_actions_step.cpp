#include <algorithm>

#include <QKeyEvent>
#include <QLocale>

#include "ui/figure/figure.h"
#include "ui/lesson/challenges.h"
#include "ui/text/language.h"
#include "ui/text/punctuation.h"
#include "ui/widgets/lesson_text.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/rich_text.h"
#include "ui/widgets/word_chips.h"
#include "ui/window/exhibit_page.h"
#include "ui/window/lesson_actions.h"

namespace attention {
namespace {

/// The first paragraph of a step's words, without Markdown.
QString headlineOf(const std::string& words) {
    return withFormulaLetters(QString::fromStdString(withoutLinks(words))).remove(u'*').section(u'\n', 0, 0);
}

}  // namespace

bool LessonActions::isAsking() const {
    return isShown() && m_session.hasOpenQuestion();
}

bool LessonActions::isSideUnused() const {
    return m_isCourseEnd ||
           (isShown() && !m_isEditing && m_session.step().question && m_session.step().controls.empty());
}

QString LessonActions::withheldReason() const {
    return isShown() && m_session.hasOpenQuestion() && m_session.step().task ? tr("Answer first.") : QString();
}

bool LessonActions::isKind(LessonQuestion::Kind kind) const {
    return m_session.step().question && m_session.step().question->kind == kind;
}

StepMarks LessonActions::marks() const {
    if (!isShown()) return {};
    const LessonStep& step = m_session.step();
    const bool isAnswered = isKind(LessonQuestion::Kind::Cell) && !m_session.hasOpenQuestion();
    return {step.focus, isAnswered ? std::optional(step.question->cell) : std::nullopt,
            m_session.hasOpenQuestion() ? step.covers : std::vector<LessonCover>(), step.hides};
}

LessonActions::StageText LessonActions::stageText(bool isAsking, bool isTaskOpen) const {
    const LessonStep& step = m_session.step();
    const QString questionText = step.question ? headlineOf(step.question->words) : QString();
    const std::string& revealedText = isTaskOpen ? step.answerText : step.explanation;
    const QString words = QString::fromStdString(step.words).simplified();
    // After the answer, text and question stay visible as an introduction to the explanation.
    if (!isAsking && !revealedText.empty())
        return {!step.question || words.isEmpty() ? questionText : words + sentenceSeparator() + questionText,
                headlineOf(revealedText)};
    if (step.question) return {words, questionText};
    return {{}, headlineOf(step.words.empty() ? step.heading : step.words)};
}

LessonActions::StageText LessonActions::stageText() const {
    return stageText(m_session.hasOpenQuestion(), m_session.hasOpenTask());
}

std::vector<LessonActions::StageText> LessonActions::allStageTexts() const {
    return {stageText(true, true), stageText(false, true), stageText(false, false)};
}

QStringList LessonActions::shownSentenceWords() const {
    return sentenceWords(m_model.exhibit(), m_model.shown().parameters);
}

QStringList LessonActions::wordsToOrder() const {
    if (!isKind(LessonQuestion::Kind::Order)) return {};
    const QStringList words = shownSentenceWords();
    return std::size_t(words.size()) == m_session.step().question->order.size() ? words : QStringList();
}

std::string LessonActions::linkTarget() const {
    if (!isShown() || m_courseIndex < 0) return {};
    return "lesson=" + splitLessonPath(m_file).name.toStdString() + "&step=" + std::to_string(m_session.index() + 1);
}

QString LessonActions::positionText() const {
    return tr("%1, step %2 of %3")
        .arg(QString::fromStdString(m_session.lesson().title), QString::number(m_session.index() + 1),
             QString::number(m_session.stepCount()));
}

QString LessonActions::shownAnswer() const {
    return m_session.hasOpenQuestion() || isKind(LessonQuestion::Kind::Order) ? QString() : presenterAnswer();
}

QString LessonActions::presenterAnswer() const {
    if (!m_session.step().question || isKind(LessonQuestion::Kind::Choice)) return {};
    const QString answer = currentAnswer().words, unit = QString::fromStdString(m_session.step().question->unit);
    return answer.isEmpty() || unit.isEmpty() ? answer : tr("%1 %2", "a number and its unit").arg(answer, unit);
}

void LessonActions::reveal() {
    const LessonStep& step = m_session.step();
    m_session.reveal(step.question ? currentAnswer().cell : std::nullopt);
    if (!step.task || m_session.state(m_session.index()) == StepState::Open) return;
    const auto played = std::ranges::find(step.task->clauses, ConditionClause::Kind::Played, &ConditionClause::kind);
    if (played != step.task->clauses.end()) m_views.panel.play(played->key);
}

bool LessonActions::goForward() {
    if (m_session.hasOpenQuestion() || m_session.hasOpenTask()) {
        reveal();
        return true;
    }
    const bool hasMore = m_session.index() + 1 < m_session.stepCount();
    if (m_session.index() + 2 >= m_session.stepCount()) m_session.notePresented();
    m_session.next();
    return hasMore;
}

bool LessonActions::goBack() {
    const bool hasMore = m_session.index() > 0;
    m_session.back();
    return hasMore;
}

void LessonActions::captureInitialScene() {
    if (m_initialScene && m_initialScene.scene() != m_session.initialScene()) m_initialScene = {};
    const EvaluatedScene& shown = m_views.page.shown();
    if (!m_initialScene && shown && shown.exhibit().id() == m_session.initialScene().exhibit &&
        hasSameNumbers(shown.exhibit(), shown.scene(), m_session.initialScene()))
        m_initialScene = {shown.exhibit(), m_session.initialScene(), shown.study()};
}

RightAnswer LessonActions::currentAnswer() const {
    const LessonQuestion& question = *m_session.step().question;
    const Scene& begun = m_session.initialScene();
    const EvaluatedScene& shown = m_views.page.shown();
    // A stored initial scene of the previous step must not be used.
    if (m_initialScene && m_initialScene.scene() == begun) return rightAnswer(question, begun, m_initialScene);
    // The shown scene is needed only to name the cell of a cell question; this also works after the task has been
    // performed.
    const bool namesCell = isKind(LessonQuestion::Kind::Cell) && shown && shown.scene().exhibit == begun.exhibit;
    return rightAnswer(question, begun, namesCell ? shown : EvaluatedScene());
}

void LessonActions::showText() {
    m_describedStudy = m_views.page.shown().study();
    captureInitialScene();
    const LessonStep& step = m_session.step();
    LessonText::State state{.step = &step,
                            .isAsking = m_session.hasOpenQuestion(),
                            .isWaiting = m_session.hasOpenTask(),
                            .problem = m_session.problem(),
                            .isFirst = m_session.index() == 0,
                            .isLast = m_session.index() + 1 == m_session.stepCount(),
                            .hasNextLesson = isChallenge(m_file)
                                                 ? m_file != challengeFiles().back()
                                                 : m_courseIndex >= 0 && m_courseIndex + 1 < courseFiles().size(),
                            .isChallenge = isChallenge(m_file),
                            .moves = m_session.moves(),
                            .best = m_session.progress(m_session.index()).best};
    if (const auto& missed = m_session.wrongReply(); missed && state.isAsking) {
        state.wasWrong = true;
        if (missed->choice >= 0) state.wrongChoice = missed->choice;
    }
    if (const auto& reply = m_session.reply()) {
        state.isRight = reply->isRight;
        if (reply->choice >= 0) state.chosen = reply->choice;
    }
    if (step.question && !isKind(LessonQuestion::Kind::Choice)) state.answer = currentAnswer().words;
    state.words = wordsToOrder();
    m_text->setState(state);
}

void LessonActions::answerNumber(const QString& typed) {
    bool isNumber = false;
    QString text = typed.trimmed();
    // A decimal number with the language's sign or a point, or a fraction such as 1/3.
    text.replace(currentLanguage().decimalSign, u'.');
    double given = QLocale::c().toDouble(text.section(u'/', 0, 0), &isNumber);
    if (isNumber && text.contains(u'/')) given /= QLocale::c().toDouble(text.section(u'/', 1), &isNumber);
    const auto number = currentAnswer().number;
    if (!isNumber) return m_text->showNumberError(tr("This is no number"));
    if (!number) return m_text->showNumberError(tr("The picture is still being computed"));
    m_session.answerNumber(*number, given);
}

void LessonActions::answerCell(const Cell& cell) {
    const EvaluatedScene& shown = m_views.page.shown();
    if (!isShown() || !shown || m_isEditing) return;
    if (cell.row >= 0 && cell.column >= 0) return m_session.answerCell(cell, shown.tokenOf(cell));
    // A row or column label answers a question for a token, but not one for a cell.
    if (isKind(LessonQuestion::Kind::Token))
        if (const auto token = shown.tokenOf(cell)) return m_session.answerCell(cell, token);
    const QString notice = isKind(LessonQuestion::Kind::Token) ? tr("No word stands there: click a word.")
                           : cell.column < 0                   ? tr("That names a whole row: click one of its cells.")
                                             : tr("That names a whole column: click one of its cells.");
    m_text->showNotice(notice);
    Q_EMIT replyRefused(notice);
}

bool LessonActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !isShown()) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != m_window || widget->inherits("QLineEdit") || widget->inherits("QPlainTextEdit"))
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    return !(key->modifiers() & ~Qt::KeypadModifier) && m_text->pressKey(key->key());
}

}  // namespace attention
