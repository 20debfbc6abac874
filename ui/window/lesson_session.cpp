#include "ui/window/lesson_session.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QScopedValueRollback>
#include <QVariantAnimation>

#include "ui/exhibits/exhibits.h"
#include "ui/lesson/goal_check.h"
#include "ui/lesson/lesson_check.h"
#include "ui/lesson/lesson_scene.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

using Kind = LessonQuestion::Kind;

constexpr const char* kAnimationGesture = "lesson.glide";
/// Milliseconds between two checks whether a control is still dragged.
constexpr int kGesturePollInterval = 100;

/// A scene whose numbers are interpolated between two scenes of one exhibit; all else is that of `to`.
/// @param fraction  0: `from`, 1: `to`
Scene interpolated(const Scene& from, const Scene& to, const Exhibit& exhibit, double fraction) {
    Scene scene = to;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        if (std::holds_alternative<ChoiceField>(info.field)) continue;
        const ParameterValue first = valueOf(from.parameters, info), last = valueOf(to.parameters, info);
        const auto *integer = std::get_if<std::int64_t>(&first), *integerTo = std::get_if<std::int64_t>(&last);
        const auto *real = std::get_if<double>(&first), *realTo = std::get_if<double>(&last);
        if (integer && integerTo)
            setValue(scene.parameters, info,
                     std::int64_t(std::llround(double(*integer) + fraction * double(*integerTo - *integer))));
        if (real && realTo) setValue(scene.parameters, info, *real + fraction * (*realTo - *real));
    }
    return adaptScene(exhibit, std::move(scene));
}

/// The step whose scene a step shows: itself, or the last one before it that has a scene; nullptr if none has.
const LessonStep* stepWithScene(const Lesson& lesson, int index) {
    for (int i = index; i >= 0; --i)
        if (const LessonStep& each = lesson.steps[std::size_t(i)]; !each.show.empty() || !each.sceneFile.empty())
            return &each;
    return nullptr;
}

/// Whether what was answered and done in one step is valid for the other: scene, right answer and condition are the
/// same.
bool hasSameTask(const Lesson& before, int index, const Lesson& after, int indexAfter) {
    const LessonStep &step = before.steps[std::size_t(index)], &other = after.steps[std::size_t(indexAfter)];
    const LessonStep *scene = stepWithScene(before, index), *otherScene = stepWithScene(after, indexAfter);
    if (step.hasErrors || other.hasErrors || !scene || !otherScene) return false;
    return scene->show == otherScene->show && scene->sceneFile == otherScene->sceneFile && step.task == other.task &&
           step.goal == other.goal && step.question.has_value() == other.question.has_value() &&
           (!step.question || hasSameAnswer(*step.question, *other.question));
}

}  // namespace

LessonSession::LessonSession(SceneModel& model, QObject* parent) : QObject(parent), m_model(model) {
    m_animation = new QVariantAnimation(this);
    m_animation->setDuration(kAnimationTime);
    m_animation->setEasingCurve(QEasingCurve::InOutQuad);
    m_gestureTimer.setSingleShot(true);
    m_gestureTimer.setInterval(kGesturePollInterval);
    connect(&m_gestureTimer, &QTimer::timeout, this, [this] { noteShown(m_shown); });
    connect(&m_model, &SceneModel::changed, this, &LessonSession::checkTask);
    // If undo goes back beyond the beginning of the step, moves are counted from there.
    connect(&m_model, &SceneModel::historyChanged, this,
            [this] { m_attempt.firstMove = std::min(m_attempt.firstMove, m_model.history().currentIndex()); });
    connect(&m_model, &SceneModel::aboutToLeaveStep, this, &LessonSession::finishAnimation);
}

LessonSession::~LessonSession() = default;

void LessonSession::begin(const Lesson& lesson, const QString& folder, std::vector<StepProgress> progress) {
    forgetVotes();
    m_isPreview = false;
    m_lesson = lesson;
    m_folder = folder;
    m_progress = std::move(progress);
    m_progress.resize(m_lesson.steps.size());
    m_index = -1;
    if (m_lesson.steps.empty()) return;
    const auto firstOpen = std::ranges::find(m_progress, StepState::Open, &StepProgress::state);
    goTo(firstOpen == m_progress.end() ? 0 : int(firstOpen - m_progress.begin()));
}

void LessonSession::replaceLesson(const Lesson& lesson, std::span<const StepOrigin> origins, bool showsScene) {
    if (!isUnderWay() || lesson.steps.empty()) return;
    const Lesson before = std::exchange(m_lesson, lesson);
    const auto progress = std::exchange(m_progress, std::vector<StepProgress>(lesson.steps.size()));
    auto votes = std::exchange(m_votes, {});
    int index = -1;
    for (std::size_t i = 0; i < std::min(origins.size(), m_progress.size()); ++i) {
        const int oldIndex = origins[i].index;
        if (oldIndex < 0 || oldIndex >= int(progress.size())) continue;
        m_progress[i] = progress[std::size_t(oldIndex)];
        // The number of moves towards another goal is not comparable.
        if (before.steps[std::size_t(oldIndex)].goal != m_lesson.steps[i].goal) m_progress[i].best.reset();
        if (oldIndex == m_index) index = int(i);
        const auto& question = m_lesson.steps[i].question;
        if (const auto vote = votes.find(oldIndex); vote != votes.end() && origins[i].hasSameQuestion && question &&
                                                    question->choices.size() == vote->second.answerCount()) {
            m_votes.insert({int(i), vote->second});
            votes.erase(vote);
        }
    }
    if (std::ranges::any_of(votes, [](const auto& each) { return each.second.hasHands(); }))
        Q_EMIT votesLost({before, votes});
    const bool goesOn = index >= 0 && hasSameTask(before, m_index, m_lesson, index);
    m_index = index >= 0 ? index : std::min(m_index, stepCount() - 1);
    if (!goesOn) {
        beginAttempt();
        if (showsScene) return goTo(m_index);
    }
    Q_EMIT stepChanged();
}

void LessonSession::beginAttempt() {
    m_attempt = {.firstMove = m_model.history().currentIndex()};
}

void LessonSession::countMovesFromHere() {
    m_attempt.firstMove = m_model.history().currentIndex();
}

void LessonSession::startCountingMoves() {
    countMovesFromHere();
    // Undo must not lead back to a scene of the previous step, which this step's text does not describe.
    m_model.setUndoFloor(m_isPreview ? 0 : m_attempt.firstMove);
}

void LessonSession::preview(const Lesson& lesson, const QString& folder, int index, bool showsScene) {
    forgetVotes();
    m_isPreview = true;
    m_lesson = lesson;
    m_folder = folder;
    m_progress.assign(lesson.steps.size(), {});
    if (lesson.steps.empty()) return end();
    index = std::clamp(index, 0, stepCount() - 1);
    if (showsScene) return goTo(index);
    m_animation->stop();
    m_index = index;
    beginAttempt();
    m_model.setUndoFloor(0);
    findInitialScene();
    Q_EMIT stepChanged();
}

void LessonSession::end() {
    if (!isUnderWay()) return;
    m_animation->stop();
    forgetVotes();
    m_index = -1;
    m_model.setUndoFloor(0);
    Q_EMIT stepChanged();
}

bool LessonSession::hasOpenQuestion() const {
    return isUnderWay() && step().question && !m_attempt.reply && !m_attempt.isRevealed &&
           state(m_index) == StepState::Open;
}

bool LessonSession::hasOpenTask() const {
    return isUnderWay() && (step().task || step().goal) && !m_attempt.isDone && state(m_index) == StepState::Open;
}

std::optional<int> LessonSession::moves() const {
    if (m_attempt.solvedMoves || !hasOpenTask() || !step().goal) return m_attempt.solvedMoves;
    return countMoves();
}

int LessonSession::countMoves() const {
    // Selecting a cell changes no numbers, but counts as a move if the goal asks for a selection.
    const bool selects =
        std::ranges::count(step().goal->condition.clauses, ConditionClause::Kind::Selected, &ConditionClause::kind) > 0;
    const auto& steps = m_model.history().steps();
    int moves = 0;
    for (std::size_t i = m_attempt.firstMove + 1; i <= m_model.history().currentIndex(); ++i) {
        const Scene &before = steps[i - 1].scene, &after = steps[i].scene;
        const Exhibit* exhibit = findExhibit(after.exhibit);
        moves += selects || !exhibit || !hasSameNumbers(*exhibit, before, after);
    }
    return moves;
}

void LessonSession::goTo(int index) {
    if (index < 0 || index >= stepCount()) return;
    closeVote();
    Q_EMIT aboutToShow(index);
    m_index = index;
    if (m_isPreview) setState(StepState::Open);
    beginAttempt();
    {
        const QScopedValueRollback beginning(m_isBeginning, true);
        show();
    }
    startCountingMoves();
    if (state(m_index) == StepState::Open && !step().question && !step().task && !step().goal)
        setState(StepState::Done);
    Q_EMIT stepChanged();
}

bool LessonSession::findInitialScene() {
    // A step without a scene begins with the initial scene of the step before it.
    const LessonStep* shown = stepWithScene(m_lesson, m_index);
    if (step().hasErrors) m_attempt.problem = tr("Something in this step cannot be read.");
    if (!shown || step().hasErrors) return false;
    try {
        m_attempt.initialScene = resolveStepScene(*shown, m_folder).scene;
        m_attempt.events = {m_attempt.initialScene.parameters};
        return true;
    } catch (const LessonError& error) {
        m_attempt.problem = error.sentence();
        return false;
    }
}

void LessonSession::show() {
    m_animation->stop();
    if (!findInitialScene()) return;
    const bool isOpen = state(m_index) == StepState::Open;
    const Scene initialScene = m_attempt.initialScene;
    showScene(isOpen ? initialScene : solvedScene().value_or(initialScene), step().isAnimated && isOpen);
}

std::optional<Scene> LessonSession::solvedScene() const {
    const Exhibit* exhibit = findExhibit(m_attempt.initialScene.exhibit);
    try {
        return exhibit ? attention::solvedScene(*exhibit, m_attempt.initialScene, step()) : std::nullopt;
    } catch (const LessonError&) {
        // The command `lesson check` reports this to the author.
        return std::nullopt;
    }
}

void LessonSession::showScene(const Scene& scene, bool isAnimated) {
    if (isAnimated && scene.exhibit == m_model.scene().exhibit && !isMotionReduced()) return animateTo(scene);
    const QScopedValueRollback showing(m_isShowing, true);
    m_model.openPage(scene, historyText());
}

void LessonSession::animateTo(const Scene& to) {
    const Scene from = m_model.shownScene();
    // A revealed solution can be undone, the beginning of a step cannot.
    const bool isBeginning = m_isBeginning;
    m_animation->disconnect();
    const auto showFraction = [this, from, to](double fraction) {
        const QScopedValueRollback showing(m_isShowing, true);
        m_model.openPage(fraction < 1 ? interpolated(from, to, *findExhibit(to.exhibit), fraction) : to, historyText(),
                         kAnimationGesture);
    };
    connect(m_animation, &QVariantAnimation::valueChanged, this,
            [showFraction](const QVariant& value) { showFraction(value.toDouble()); });
    // The whole animation is one gesture, so that it is one undo step.
    connect(m_animation, &QVariantAnimation::stateChanged, this, [this, isBeginning](QAbstractAnimation::State state) {
        if (state == QAbstractAnimation::Running) return;
        m_model.endGesture(kAnimationGesture);
        isBeginning ? startCountingMoves() : countMovesFromHere();
    });
    m_model.beginGesture(kAnimationGesture);
    m_animation->setStartValue(0.0);
    m_animation->setEndValue(1.0);
    m_animation->start();
}

void LessonSession::finishAnimation() {
    if (m_animation->state() == QAbstractAnimation::Running) m_animation->setCurrentTime(kAnimationTime);
}

QString LessonSession::historyText() const {
    return tr("Step “%1”").arg(QString::fromStdString(step().heading));
}

void LessonSession::askAgain() {
    if (!isUnderWay()) return;
    for (auto each = m_progress.begin() + m_index; each != m_progress.end(); ++each) {
        each->state = StepState::Open;
        each->isPresented = false;
    }
    goTo(m_index);
}

void LessonSession::beginAnew() {
    if (!isUnderWay()) return;
    for (StepProgress& each : m_progress) {
        each.state = StepState::Open;
        each.isPresented = false;
    }
    goTo(0);
}

void LessonSession::next() {
    if (m_index + 1 < stepCount()) goTo(m_index + 1);
}

void LessonSession::back() {
    if (m_index > 0) goTo(m_index - 1);
}

std::optional<Scene> LessonSession::sceneOf(int index) const {
    const LessonStep* shown = stepWithScene(m_lesson, index);
    if (!shown || shown->hasErrors) return std::nullopt;
    try {
        return resolveStepScene(*shown, m_folder).scene;
    } catch (const LessonError&) {
        return std::nullopt;
    }
}

std::optional<Scene> LessonSession::nextScene() const {
    if (!isUnderWay() || m_index + 1 >= stepCount()) return std::nullopt;
    const LessonStep& next = m_lesson.steps[std::size_t(m_index + 1)];
    return next.hasErrors || next.show.empty() ? std::nullopt : sceneOf(m_index + 1);
}

void LessonSession::reveal(const std::optional<Cell>& answer) {
    if (!isUnderWay() || state(m_index) != StepState::Open) return;
    // The task stays open so that the answer can be discussed first.
    const bool isAnswer = hasOpenQuestion() && hasOpenTask();
    m_attempt.isRevealed = m_attempt.isRevealed || hasOpenQuestion();
    if (!isAnswer) setState(StepState::Skipped);
    finishAnimation();
    auto scene = isAnswer ? std::nullopt : solvedScene();
    if (answer) {
        Scene selected = scene.value_or(m_model.scene());
        setSelection(selected.parameters, answer);
        const bool isDone = step().task && holds(*step().task, selected.parameters, m_attempt.events);
        if (isAnswer ? !isDone : !scene || isDone) scene = selected;
    }
    if (scene) showScene(*scene, true);
    Q_EMIT progressed();
}

void LessonSession::choose(int choice) {
    if (!hasOpenQuestion() || step().question->kind != Kind::Choice) return;
    const auto& choices = step().question->choices;
    if (choice < 0 || choice >= std::ssize(choices) || (m_attempt.wrongReply && m_attempt.wrongReply->choice == choice))
        return;
    acceptReply({.choice = choice, .isRight = choices[std::size_t(choice)].isRight}, choices.size() > 2);
}

void LessonSession::answerNumber(double right, double given) {
    if (!hasOpenQuestion() || step().question->kind != Kind::Number) return;
    acceptReply({.isRight = isCorrect(*step().question, right, given)}, true);
}

void LessonSession::answerCell(const Cell& given, std::optional<std::int64_t> token) {
    // Clicking the same cell again is not a second answer.
    if (!hasOpenQuestion() || given == m_attempt.lastCell) return;
    const LessonQuestion& question = *step().question;
    const Cell& right = question.cell;
    const bool isCell = given.row == right.row && given.column == right.column &&
                        (right.matrix.empty() || given.matrix == right.matrix);
    if (question.kind != Kind::Cell && question.kind != Kind::Token) return;
    m_attempt.lastCell = given;
    acceptReply({.isRight = question.kind == Kind::Cell ? isCell : token == question.token}, true);
}

void LessonSession::answerOrder(const std::vector<std::int64_t>& given) {
    if (!hasOpenQuestion() || step().question->kind != Kind::Order) return;
    acceptReply({.isRight = given == step().question->order}, true);
}

void LessonSession::acceptReply(const LessonReply& given, bool allowsRetry) {
    if (given.isRight || m_attempt.wrongReply || !allowsRetry) return setReply(given);
    m_attempt.wrongReply = given;
    Q_EMIT progressed();
}

void LessonSession::setReply(const LessonReply& given) {
    m_attempt.reply = given;
    m_progress[std::size_t(m_index)].answered = !given.isRight         ? Answered::Wrongly
                                                : m_attempt.wrongReply ? Answered::WithHint
                                                                       : Answered::AtOnce;
    updateState();
    Q_EMIT progressed();
}

void LessonSession::notePlayed(const std::string& key) {
    if (!isUnderWay()) return;
    m_attempt.events.played.insert(key);
    checkTask();
}

void LessonSession::noteShown(const EvaluatedScene& shown) {
    m_shown = shown;
    if (!shown || !isUnderWay() || !step().goal || !hasOpenTask() ||
        m_animation->state() == QAbstractAnimation::Running)
        return;
    // Either nothing was done yet, or the numbers of the latest move are still being computed.
    const int moves = countMoves();
    if (shown.exhibit().id() != m_attempt.initialScene.exhibit ||
        m_model.scene().exhibit != m_attempt.initialScene.exhibit || moves == 0 ||
        !hasSameNumbers(shown.exhibit(), shown.scene(), m_model.shownScene()) ||
        !isReached(*step().goal, shown, m_attempt.events))
        return;
    if (m_model.history().isAnyGesture()) return m_gestureTimer.start();
    m_attempt.isDone = true;
    m_attempt.solvedMoves = moves;
    auto& best = m_progress[std::size_t(m_index)].best;
    best = std::min(best.value_or(moves), moves);
    updateState();
    Q_EMIT progressed();
}

void LessonSession::startAgain() {
    if (!isUnderWay() || !step().goal) return;
    setState(StepState::Open);
    goTo(m_index);
}

Vote* LessonSession::vote() {
    if (!isUnderWay() || !step().question || step().question->kind != Kind::Choice) return nullptr;
    return &m_votes.try_emplace(m_index, step().question->choices.size()).first->second;
}

void LessonSession::forgetVotes() {
    if (!m_votes.empty()) Q_EMIT aboutToForgetVotes();
    m_votes.clear();
}

void LessonSession::closeVote() {
    const auto vote = m_votes.find(m_index);
    if (vote != m_votes.end()) vote->second.close();
}

void LessonSession::checkTask() {
    if (!isUnderWay() || m_isShowing || m_animation->state() == QAbstractAnimation::Running) return;
    if (state(m_index) != StepState::Open) return;
    if (hasOpenQuestion()) return;
    const bool wasDone = m_attempt.isDone;
    updateState();
    if (m_attempt.isDone != wasDone) Q_EMIT progressed();
}

void LessonSession::updateState() {
    if (hasOpenQuestion()) return;
    m_attempt.isDone =
        m_attempt.isDone || (step().task && holds(*step().task, m_model.shown().parameters, m_attempt.events));
    if (!hasOpenTask() && state(m_index) == StepState::Open)
        setState(m_attempt.isRevealed ? StepState::Skipped : StepState::Done);
}

void LessonSession::setState(StepState state) {
    m_progress[std::size_t(m_index)].state = state;
}

}  // namespace attention
