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

constexpr const char* kGlideGesture = "lesson.glide";
/// Milliseconds between two looks at whether a slider is still held.
constexpr int kRest = 100;

/// Numbers between two scenes of one exhibit; all else is that of the second.
Scene between(const Scene& from, const Scene& to, const Exhibit& exhibit, double part) {
    Scene scene = to;
    for (const ParameterUse& use : exhibit.uses()) {
        const ParameterInfo& info = *findParameter(use.key);
        if (std::holds_alternative<ChoiceField>(info.field)) continue;
        const ParameterValue first = valueOf(from.parameters, info), last = valueOf(to.parameters, info);
        const auto *whole = std::get_if<std::int64_t>(&first), *wholeTo = std::get_if<std::int64_t>(&last);
        const auto *real = std::get_if<double>(&first), *realTo = std::get_if<double>(&last);
        if (whole && wholeTo)
            setValue(scene.parameters, info,
                     std::int64_t(std::llround(double(*whole) + part * double(*wholeTo - *whole))));
        if (real && realTo) setValue(scene.parameters, info, *real + part * (*realTo - *real));
    }
    return adaptScene(exhibit, std::move(scene));
}

/// The step whose scene a step shows: itself, or the last one before it that has any; nullptr: none has.
const LessonStep* sceneStep(const Lesson& lesson, int index) {
    for (int i = index; i >= 0; --i)
        if (const LessonStep& each = lesson.steps[std::size_t(i)]; !each.show.empty() || !each.sceneFile.empty())
            return &each;
    return nullptr;
}

/// What was answered and done in one step holds in the other, too: scene, right answer and condition are the same.
bool isAlike(const Lesson& before, int index, const Lesson& after, int indexAfter) {
    const LessonStep &step = before.steps[std::size_t(index)], &other = after.steps[std::size_t(indexAfter)];
    const LessonStep *scene = sceneStep(before, index), *otherScene = sceneStep(after, indexAfter);
    if (step.hasErrors || other.hasErrors || !scene || !otherScene) return false;
    return scene->show == otherScene->show && scene->sceneFile == otherScene->sceneFile && step.task == other.task &&
           step.goal == other.goal && step.question.has_value() == other.question.has_value() &&
           (!step.question || hasSameAnswer(*step.question, *other.question));
}

}  // namespace

LessonSession::LessonSession(SceneModel& model, QObject* parent) : QObject(parent), m_model(model) {
    m_glide = new QVariantAnimation(this);
    m_glide->setDuration(kAnimationTime);
    m_glide->setEasingCurve(QEasingCurve::InOutQuad);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, [this] { noteShown(m_shown); });
    connect(&m_model, &SceneModel::changed, this, &LessonSession::follow);
    // Who undoes the beginning of the step goes on from what was before it.
    connect(&m_model, &SceneModel::historyChanged, this,
            [this] { m_attempt.firstMove = std::min(m_attempt.firstMove, m_model.history().currentIndex()); });
    connect(&m_model, &SceneModel::aboutToLeaveStep, this, &LessonSession::arrive);
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
    const auto open = std::ranges::find(m_progress, StepState::Open, &StepProgress::state);
    goTo(open == m_progress.end() ? 0 : int(open - m_progress.begin()));
}

void LessonSession::exchange(const Lesson& lesson, std::span<const StepOrigin> from, bool shows) {
    if (!isUnderWay() || lesson.steps.empty()) return;
    const Lesson before = std::exchange(m_lesson, lesson);
    const auto progress = std::exchange(m_progress, std::vector<StepProgress>(lesson.steps.size()));
    auto votes = std::exchange(m_votes, {});
    int index = -1;
    for (std::size_t i = 0; i < std::min(from.size(), m_progress.size()); ++i) {
        const int had = from[i].index;
        if (had < 0 || had >= int(progress.size())) continue;
        m_progress[i] = progress[std::size_t(had)];
        // Moves towards another goal are no measure.
        if (before.steps[std::size_t(had)].goal != m_lesson.steps[i].goal) m_progress[i].best.reset();
        if (had == m_index) index = int(i);
        const auto& question = m_lesson.steps[i].question;
        if (const auto vote = votes.find(had); vote != votes.end() && from[i].hasSameQuestion && question &&
                                               question->choices.size() == vote->second.answerCount()) {
            m_votes.insert({int(i), vote->second});
            votes.erase(vote);
        }
    }
    if (std::ranges::any_of(votes, [](const auto& each) { return each.second.hasHands(); }))
        Q_EMIT votesLost({before, votes});
    const bool goesOn = index >= 0 && isAlike(before, m_index, m_lesson, index);
    m_index = index >= 0 ? index : std::min(m_index, stepCount() - 1);
    if (!goesOn) {
        beginAttempt();
        if (shows) return goTo(m_index);
    }
    Q_EMIT stepChanged();
}

void LessonSession::beginAttempt() {
    m_attempt = {.firstMove = m_model.history().currentIndex()};
}

void LessonSession::countMovesFromHere() {
    m_attempt.firstMove = m_model.history().currentIndex();
}

void LessonSession::beginMoves() {
    countMovesFromHere();
    // Undo leads to the beginning of the step, and not to a page that its words are not about.
    m_model.setUndoFloor(m_isPreview ? 0 : m_attempt.firstMove);
}

void LessonSession::preview(const Lesson& lesson, const QString& folder, int index, bool shows) {
    forgetVotes();
    m_isPreview = true;
    m_lesson = lesson;
    m_folder = folder;
    m_progress.assign(lesson.steps.size(), {});
    if (lesson.steps.empty()) return end();
    index = std::clamp(index, 0, stepCount() - 1);
    if (shows) return goTo(index);
    m_glide->stop();
    m_index = index;
    beginAttempt();
    m_model.setUndoFloor(0);
    findBegun();
    Q_EMIT stepChanged();
}

void LessonSession::end() {
    if (!isUnderWay()) return;
    m_glide->stop();
    forgetVotes();
    m_index = -1;
    m_model.setUndoFloor(0);
    Q_EMIT stepChanged();
}

bool LessonSession::hasOpenQuestion() const {
    return isUnderWay() && step().question && !m_attempt.reply && !m_attempt.isTold &&
           state(m_index) == StepState::Open;
}

bool LessonSession::hasOpenTask() const {
    return isUnderWay() && (step().task || step().goal) && !m_attempt.isDone && state(m_index) == StepState::Open;
}

std::optional<int> LessonSession::moves() const {
    if (m_attempt.solvedIn || !hasOpenTask() || !step().goal) return m_attempt.solvedIn;
    return countMoves();
}

int LessonSession::countMoves() const {
    // What selects a cell computes nothing, and may be what the goal asks for.
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
    beginMoves();
    if (state(m_index) == StepState::Open && !step().question && !step().task && !step().goal)
        setState(StepState::Done);
    Q_EMIT stepChanged();
}

bool LessonSession::findBegun() {
    // A step without a scene goes on with that of the step before it, from its beginning.
    const LessonStep* shown = sceneStep(m_lesson, m_index);
    if (step().hasErrors) m_attempt.problem = tr("Something in this step cannot be read.");
    if (!shown || step().hasErrors) return false;
    try {
        m_attempt.begun = resolveStepScene(*shown, m_folder).scene;
        m_attempt.events = {m_attempt.begun.parameters};
        return true;
    } catch (const LessonError& error) {
        m_attempt.problem = error.sentence();
        return false;
    }
}

void LessonSession::show() {
    m_glide->stop();
    if (!findBegun()) return;
    const bool isOpen = state(m_index) == StepState::Open;
    const Scene begun = m_attempt.begun;
    showScene(isOpen ? begun : solved().value_or(begun), step().isAnimated && isOpen);
}

std::optional<Scene> LessonSession::solved() const {
    const Exhibit* exhibit = findExhibit(m_attempt.begun.exhibit);
    try {
        return exhibit ? solvedScene(*exhibit, m_attempt.begun, step()) : std::nullopt;
    } catch (const LessonError&) {
        // `lesson check` tells it to the author.
        return std::nullopt;
    }
}

void LessonSession::showScene(const Scene& scene, bool glides) {
    if (glides && scene.exhibit == m_model.scene().exhibit && !isMotionReduced()) return glide(scene);
    const QScopedValueRollback showing(m_isShowing, true);
    m_model.openPage(scene, stepWords());
}

void LessonSession::glide(const Scene& to) {
    const Scene from = m_model.shownScene();
    // What is revealed can be taken back, the beginning of a step cannot.
    const bool isBeginning = m_isBeginning;
    m_glide->disconnect();
    const auto showPart = [this, from, to](double part) {
        const QScopedValueRollback showing(m_isShowing, true);
        m_model.openPage(part < 1 ? between(from, to, *findExhibit(to.exhibit), part) : to, stepWords(), kGlideGesture);
    };
    connect(m_glide, &QVariantAnimation::valueChanged, this,
            [showPart](const QVariant& value) { showPart(value.toDouble()); });
    // However many pictures it has, undo takes it back at once.
    connect(m_glide, &QVariantAnimation::stateChanged, this, [this, isBeginning](QAbstractAnimation::State state) {
        if (state == QAbstractAnimation::Running) return;
        m_model.endGesture(kGlideGesture);
        isBeginning ? beginMoves() : countMovesFromHere();
    });
    m_model.beginGesture(kGlideGesture);
    m_glide->setStartValue(0.0);
    m_glide->setEndValue(1.0);
    m_glide->start();
}

void LessonSession::arrive() {
    if (m_glide->state() == QAbstractAnimation::Running) m_glide->setCurrentTime(kAnimationTime);
}

QString LessonSession::stepWords() const {
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
    const LessonStep* shown = sceneStep(m_lesson, index);
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
    // What there is to do waits until the answer was talked about.
    const bool isAnswer = hasOpenQuestion() && hasOpenTask();
    m_attempt.isTold = m_attempt.isTold || hasOpenQuestion();
    if (!isAnswer) setState(StepState::Skipped);
    arrive();
    auto scene = isAnswer ? std::nullopt : solved();
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
    if (choice < 0 || choice >= std::ssize(choices) || (m_attempt.missed && m_attempt.missed->choice == choice)) return;
    acceptReply({.choice = choice, .isRight = choices[std::size_t(choice)].isRight}, choices.size() > 2);
}

void LessonSession::answerNumber(double right, double given) {
    if (!hasOpenQuestion() || step().question->kind != Kind::Number) return;
    acceptReply({.isRight = isCorrect(*step().question, right, given)}, true);
}

void LessonSession::answerCell(const Cell& given, std::optional<std::int64_t> token) {
    // The same cell once more is no second answer.
    if (!hasOpenQuestion() || given == m_attempt.missedCell) return;
    const LessonQuestion& question = *step().question;
    const Cell& right = question.cell;
    const bool isCell = given.row == right.row && given.column == right.column &&
                        (right.matrix.empty() || given.matrix == right.matrix);
    if (question.kind != Kind::Cell && question.kind != Kind::Token) return;
    m_attempt.missedCell = given;
    acceptReply({.isRight = question.kind == Kind::Cell ? isCell : token == question.token}, true);
}

void LessonSession::answerOrder(const std::vector<std::int64_t>& given) {
    if (!hasOpenQuestion() || step().question->kind != Kind::Order) return;
    acceptReply({.isRight = given == step().question->order}, true);
}

void LessonSession::acceptReply(const LessonReply& given, bool isWorthATry) {
    if (given.isRight || m_attempt.missed || !isWorthATry) return reply(given);
    m_attempt.missed = given;
    Q_EMIT progressed();
}

void LessonSession::reply(const LessonReply& given) {
    m_attempt.reply = given;
    m_progress[std::size_t(m_index)].answered = !given.isRight     ? Answered::Wrongly
                                                : m_attempt.missed ? Answered::WithHint
                                                                   : Answered::AtOnce;
    settle();
    Q_EMIT progressed();
}

void LessonSession::notePlayed(const std::string& key) {
    if (!isUnderWay()) return;
    m_attempt.events.played.insert(key);
    follow();
}

void LessonSession::noteShown(const EvaluatedScene& shown) {
    m_shown = shown;
    if (!shown || !isUnderWay() || !step().goal || !hasOpenTask() || m_glide->state() == QAbstractAnimation::Running)
        return;
    // Nothing was done yet, or what was done is still being computed.
    const int moves = countMoves();
    if (shown.exhibit().id() != m_attempt.begun.exhibit || m_model.scene().exhibit != m_attempt.begun.exhibit ||
        moves == 0 || !hasSameNumbers(shown.exhibit(), shown.scene(), m_model.shownScene()) ||
        !isReached(*step().goal, shown, m_attempt.events))
        return;
    if (m_model.history().isAnyGesture()) return m_rest.start();
    m_attempt.isDone = true;
    m_attempt.solvedIn = moves;
    auto& best = m_progress[std::size_t(m_index)].best;
    best = std::min(best.value_or(moves), moves);
    settle();
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

void LessonSession::follow() {
    if (!isUnderWay() || m_isShowing || m_glide->state() == QAbstractAnimation::Running) return;
    if (state(m_index) != StepState::Open) return;
    if (hasOpenQuestion()) return;
    const bool wasDone = m_attempt.isDone;
    settle();
    if (m_attempt.isDone != wasDone) Q_EMIT progressed();
}

void LessonSession::settle() {
    if (hasOpenQuestion()) return;
    m_attempt.isDone =
        m_attempt.isDone || (step().task && holds(*step().task, m_model.shown().parameters, m_attempt.events));
    if (!hasOpenTask() && state(m_index) == StepState::Open)
        setState(m_attempt.isTold ? StepState::Skipped : StepState::Done);
}

void LessonSession::setState(StepState state) {
    m_progress[std::size_t(m_index)].state = state;
}

}  // namespace attention
