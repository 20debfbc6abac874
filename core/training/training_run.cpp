#include "core/training/training_run.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "core/training/model_engine.h"

namespace attention {
namespace {

constexpr double kBeta1 = 0.9, kBeta2 = 0.999;

/// base^exponent by repeated multiplication, which has the same bits everywhere.
double power(double base, Index exponent) {
    double result = 1;
    for (; exponent > 0; exponent /= 2, base *= base)
        if (exponent % 2 == 1) result *= base;
    return result;
}

/// Whether training can continue from a state. (An infinite second moment would stop the updates of its value for
/// ever.)
bool isFinite(const TrainingState& state) {
    const auto areFinite = [](const ModelValues& values) {
        return std::ranges::all_of(values, [](double value) { return std::isfinite(value); });
    };
    return areFinite(state.values) && areFinite(state.firstMoment) && areFinite(state.secondMoment);
}

/// Computes one training step after the other in reusable buffers.
class Trainer {
 public:
    Trainer(const TrainingSettings& settings, TrainingState state)
        : m_settings(settings),
          m_engine(settings, settings.n, settings.batchSize),
          m_state(std::move(state)),
          m_gradient(m_state.values.size()) {}

    const TrainingState& state() const { return m_state; }

    /// Makes one step, but no update if the loss is not finite. @return the loss on the batch before the update
    double step() {
        const double loss = m_engine.lossGradient(m_state.values, trainingBatch(m_settings, m_state.step), m_gradient);
        if (std::isfinite(loss)) adamUpdate(m_state, m_gradient, m_settings.learningRate);
        return loss;
    }

    /// Whether the state is finite. After the last step also checks the loss, which no further step would compute.
    bool isUsable() {
        if (!isFinite(m_state)) return false;
        if (m_state.step < m_settings.steps) return true;
        return std::isfinite(
            m_engine.lossGradient(m_state.values, trainingBatch(m_settings, m_state.step), m_gradient));
    }

    /// Trains until step `at`. @return false if a stop was requested before, or the run diverged
    bool advance(Index at, const std::stop_token& stop) {
        while (m_state.step < at) {
            if (stop.stop_requested() || !std::isfinite(step()) || !isUsable()) return false;
        }
        return true;
    }

 private:
    TrainingSettings m_settings;
    ModelEngine m_engine;
    TrainingState m_state;
    ModelValues m_gradient;
};

/// Evaluates models on the evaluation sequences in reusable buffers.
class Evaluator {
 public:
    explicit Evaluator(const TrainingSettings& settings)
        : m_engine(settings, settings.n, kEvaluationSequences), m_examples(evaluationBatch(settings, settings.n)) {}

    ModelEvaluation score(std::span<const double> values) { return m_engine.score(values, m_examples); }

 private:
    ModelEngine m_engine;
    TrainingBatch m_examples;
};

}  // namespace

void adamUpdate(TrainingState& state, std::span<const double> gradient, double learningRate) {
    ++state.step;
    trainingKernelsFor(trainingInstructionSet())
        .adam({.values = state.values.data(),
               .means = state.firstMoment.data(),
               .variances = state.secondMoment.data(),
               .gradient = gradient.data(),
               .count = Index(gradient.size()),
               .rate = learningRate / (1 - power(kBeta1, state.step)),
               .rootCorrection = std::sqrt(1 - power(kBeta2, state.step))});
}

TrainingState initialState(const TrainingSettings& settings) {
    TrainingState state;
    state.values = initialValues(settings);
    state.firstMoment.assign(state.values.size(), 0);
    state.secondMoment.assign(state.values.size(), 0);
    return state;
}

TrainingRun::TrainingRun(const TrainingSettings& settings, EvaluationSchedule schedule)
    : m_settings(settings), m_schedule(schedule) {
    if (const TrainingProblem problem = trainingProblem(settings); !problem.empty())
        throw std::invalid_argument(problem.sentence);
    m_latest = std::make_shared<const TrainingState>(initialState(settings));
    const double bytes = 3 * sizeof(double) * double(m_latest->values.size());
    const Index maxCheckpoints = std::clamp(Index(kMaxCheckpointBytes / bytes), Index{1}, kMaxCheckpoints);
    m_checkpointInterval = (settings.steps + maxCheckpoints - 1) / maxCheckpoints;
    const Index checkpoints = settings.steps / m_checkpointInterval;
    m_evaluationInterval =
        m_checkpointInterval * std::max<Index>(1, (checkpoints + kMaxEvaluations - 1) / kMaxEvaluations);
    m_progress.checkpoints.push_back({m_latest, evaluate(*m_latest)});
}

std::optional<ModelEvaluation> TrainingRun::evaluate(const TrainingState& state) const {
    if (m_schedule == EvaluationSchedule::Never) return std::nullopt;
    return evaluateModel(m_settings, state.values, evaluationBatch(m_settings, m_settings.n));
}

bool TrainingRun::advance(Index until, std::stop_token stop) {
    until = std::min(until, m_settings.steps);
    std::shared_ptr<const TrainingState> latest;
    {
        const std::lock_guard lock(m_mutex);
        if (m_progress.diverged) return m_progress.step >= until;
        latest = m_latest;
    }
    if (latest->step >= until) return true;
    Trainer trainer(m_settings, *latest);
    std::optional<Evaluator> evaluator;
    const auto storeLatest = [&] {
        auto state = std::make_shared<const TrainingState>(trainer.state());
        const std::lock_guard lock(m_mutex);
        m_latest = std::move(state);
    };
    while (trainer.state().step < until) {
        if (stop.stop_requested()) {
            storeLatest();
            return false;
        }
        const double loss = trainer.step();
        const Index step = trainer.state().step;
        if (std::isfinite(loss)) {
            const std::lock_guard lock(m_mutex);
            m_progress.losses.push_back(loss);
        }
        if (!std::isfinite(loss) || !trainer.isUsable()) {
            diverge(step);
            return false;
        }
        const bool isLast = step == m_settings.steps, isCheckpoint = step % m_checkpointInterval == 0 || isLast;
        Checkpoint checkpoint;
        if (isCheckpoint) checkpoint.state = std::make_shared<const TrainingState>(trainer.state());
        if (m_schedule == EvaluationSchedule::Evenly && (step % m_evaluationInterval == 0 || isLast)) {
            if (!evaluator) evaluator.emplace(m_settings);
            checkpoint.score = evaluator->score(trainer.state().values);
        }
        const std::lock_guard lock(m_mutex);
        m_progress.step = step;
        if (!isCheckpoint) continue;
        m_latest = checkpoint.state;
        m_progress.checkpoints.push_back(std::move(checkpoint));
    }
    storeLatest();
    return true;
}

/// Ends the run because the model or the loss of this step is not finite. The step before becomes the last checkpoint.
void TrainingRun::diverge(Index step) {
    const std::shared_ptr<const TrainingState> last = stateAt(std::max<Index>(step - 1, 0));
    std::optional<ModelEvaluation> score = evaluate(*last);
    const std::lock_guard lock(m_mutex);
    while (m_progress.checkpoints.size() > 1 && m_progress.checkpoints.back().state->step >= last->step)
        m_progress.checkpoints.pop_back();
    if (last->step > 0) m_progress.checkpoints.push_back({last, std::move(score)});
    m_progress.step = last->step;
    m_progress.diverged = step;
    m_latest = last;
}

bool TrainingRun::isFinished() const {
    const std::lock_guard lock(m_mutex);
    return m_progress.diverged || m_progress.step >= m_settings.steps;
}

Index TrainingRun::step() const {
    const std::lock_guard lock(m_mutex);
    return m_progress.step;
}

TrainingProgress TrainingRun::progress() const {
    const std::lock_guard lock(m_mutex);
    return m_progress;
}

std::shared_ptr<const TrainingState> TrainingRun::stateAt(Index at) const {
    std::shared_ptr<const TrainingState> from;
    {
        const std::lock_guard lock(m_mutex);
        at = std::clamp<Index>(at, 0, m_progress.step);
        from = m_progress.checkpoints.front().state;
        for (const Checkpoint& checkpoint : m_progress.checkpoints)
            if (checkpoint.state->step <= at) from = checkpoint.state;
        if (m_latest->step <= at && m_latest->step > from->step) from = m_latest;
    }
    if (from->step == at) return from;
    Trainer trainer(m_settings, *from);
    trainer.advance(at, {});
    return std::make_shared<const TrainingState>(trainer.state());
}

std::optional<double> TrainingRun::lossAt(Index at) const {
    const std::lock_guard lock(m_mutex);
    if (at < 0 || at >= std::ssize(m_progress.losses)) return std::nullopt;
    return m_progress.losses[std::size_t(at)];
}

std::optional<ModelEvaluation> TrainingRun::scoreAt(Index at) const {
    const std::lock_guard lock(m_mutex);
    for (const Checkpoint& checkpoint : m_progress.checkpoints)
        if (checkpoint.state->step == at) return checkpoint.score;
    return std::nullopt;
}

TrainingState trainedState(const TrainingSettings& settings, Index at, std::stop_token stop) {
    Trainer trainer(settings, initialState(settings));
    if (trainer.advance(std::min(at, settings.steps), stop) || stop.stop_requested()) return trainer.state();
    const Index last = std::max<Index>(trainer.state().step - 1, 0);
    Trainer repeatedTrainer(settings, initialState(settings));
    repeatedTrainer.advance(last, stop);
    return repeatedTrainer.state();
}

}  // namespace attention
