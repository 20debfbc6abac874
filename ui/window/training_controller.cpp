#include "ui/window/training_controller.h"

#include <algorithm>

#include <QtConcurrent>

#include "core/system/thread_priority.h"
#include "ui/widgets/train_bar.h"
#include "ui/window/scene_model.h"

namespace attention {
namespace {

constexpr const char* kTrainingStep = "training-step";
constexpr int kTickMilliseconds = 50;
/// Minimum number of figures shown during a whole run, so that its progress is visible.
constexpr std::int64_t kMinFigures = 60;

}  // namespace

TrainingController::TrainingController(SceneModel& model, TrainBar& bar, QObject* parent)
    : QObject(parent), m_model(model), m_bar(bar) {
    m_pool.setMaxThreadCount(1);
    m_tickTimer.setInterval(kTickMilliseconds);
    connect(&m_tickTimer, &QTimer::timeout, this, &TrainingController::tick);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &TrainingController::showState);
    connect(&bar, &TrainBar::trainClicked, this, [this] { m_isFollowing ? pause() : train(); });
    connect(&bar, &TrainBar::stepClicked, this, [this] { setStep(requestedStep() + 1); });
    connect(&bar, &TrainBar::restartClicked, this, [this] { setStep(0); });
    connect(&bar, &TrainBar::stepChosen, this, &TrainingController::setStep);
    connect(&bar, &TrainBar::liveClicked, this, &TrainingController::goLive);
    connect(&bar, &TrainBar::checkpointStepRequested, this, &TrainingController::goToCheckpoint);
    // While the step is dragged, it does not follow the run, which continues.
    connect(&bar, &TrainBar::grabbed, this, [this] {
        stopFollowing();
        m_model.beginGesture(kTrainingStep);
    });
    connect(&bar, &TrainBar::released, this, [this] { m_model.endGesture(kTrainingStep); });
    connect(&model, &SceneModel::aboutToLeaveStep, this, &TrainingController::pause);
    connect(&model, &SceneModel::documentReplaced, this, [this] {
        if (m_isOnPage || m_isFollowing) return;
        m_run.reset();
        m_study.reset();
    });
}

TrainingController::~TrainingController() {
    endRun();
}

void TrainingController::show(const EvaluatedScene& shown) {
    const Trainable* trainable = shown ? shown.exhibit().trainable() : nullptr;
    m_isOnPage = trainable != nullptr;
    m_bar.setVisible(m_isOnPage);
    if (!m_isOnPage) return;
    m_study = shown.study();
    m_exhibit = &shown.exhibit();
    m_scene = shown.scene();
    auto run = trainable->runOf(*shown.study());
    const auto& requested = shown.scene().parameters.trainingStep;
    const Index last = run->run().isFinished() ? run->run().step() : run->run().settings().steps;
    m_shownStep = std::min<std::int64_t>(requested.value_or(last), last);
    if (run != m_run) {
        endRun();
        m_run = std::move(run);
        if (m_isFollowing && !m_isStarting) startWorker();
    }
    showState();
}

void TrainingController::train() {
    if (!m_run || !m_isOnPage) return;
    if (!m_isFollowing) m_model.beginGesture(kTrainingStep);
    m_isFollowing = true;
    m_isStarting = !isCaughtUp();
    if (!m_isStarting) start();
    m_tickTimer.start();
    showState();
}

void TrainingController::start() {
    m_isStarting = false;
    const TrainingRun& run = m_run->run();
    if (m_shownStep >= run.settings().steps || (run.isFinished() && m_shownStep >= run.step())) setStep(0);
    startWorker();
}

bool TrainingController::isCaughtUp() const {
    return m_exhibit && hasSameNumbers(*m_exhibit, m_scene, m_model.shownScene());
}

std::int64_t TrainingController::requestedStep() const {
    return isCaughtUp() ? m_shownStep : m_model.shown().parameters.trainingStep.value_or(m_shownStep);
}

void TrainingController::pause() {
    endRun();
    m_tickTimer.stop();
    m_isStarting = false;
    if (!std::exchange(m_isFollowing, false)) return;
    m_model.endGesture(kTrainingStep);
    showState();
}

void TrainingController::stopFollowing() {
    m_isStarting = false;
    if (std::exchange(m_isFollowing, false)) m_model.endGesture(kTrainingStep);
}

void TrainingController::goLive() {
    if (!m_run || !m_isOnPage) return;
    m_model.beginGesture(kTrainingStep);
    m_isFollowing = true;
    setStep(m_run->run().step());
    startWorker();
    m_tickTimer.start();
    showState();
}

void TrainingController::goToCheckpoint(int direction) {
    if (!m_run) return;
    stopFollowing();
    const std::int64_t requested = requestedStep(), stride = m_run->run().checkpointInterval(),
                       previous = requested / stride * stride;
    setStep(direction > 0 ? previous + stride : previous < requested ? previous : previous - stride);
    showState();
}

void TrainingController::tick() {
    if (!m_run || !m_isOnPage) return;
    showState();
    if (!m_isFollowing) {
        if (m_run->run().isFinished()) m_tickTimer.stop();
        return;
    }
    // The next step is requested only when the current one is shown; a pending start waits as well.
    if (!isCaughtUp()) return;
    if (m_isStarting) return start();
    const TrainingRun& run = m_run->run();
    const std::int64_t stepsPerFigure = std::max<std::int64_t>(1, run.settings().steps / kMinFigures);
    const std::int64_t next = std::min<std::int64_t>(run.step(), m_shownStep + stepsPerFigure);
    if (next > m_shownStep)
        setStep(next);
    else if (run.isFinished())
        pause();
}

void TrainingController::setStep(std::int64_t step) {
    if (!m_run) return;
    m_model.setParameter(kTrainingStep, ParameterValue(std::max<std::int64_t>(step, 0)));
}

void TrainingController::startWorker() {
    if (!m_run || m_run->run().isFinished() || m_watcher.isRunning()) return;
    m_stop = std::stop_source();
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [run = m_run, stop = m_stop.get_token()] {
        lowerThreadPriority();
        run->advance(run->run().settings().steps, stop);
    }));
}

void TrainingController::endRun() {
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

void TrainingController::showState() {
    if (!m_run) return;
    m_bar.setState({.step = m_shownStep,
                    .steps = m_run->run().settings().steps,
                    .latestStep = m_run->run().step(),
                    .isLive = m_isFollowing,
                    .isRunning = m_watcher.isRunning()});
}

}  // namespace attention
