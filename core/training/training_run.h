#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/training/model.h"

namespace attention {

/// A model in training and the state of Adam. It determines how training continues.
/// Source: Kingma and Ba 2015, arXiv:1412.6980, Algorithm 1; beta 0.9 and 0.999, epsilon 1e-8.
struct TrainingState {
    Index step = 0;  ///< number of updates so far
    ModelValues values;
    ModelValues firstMoment;   ///< m, of the gradients
    ModelValues secondMoment;  ///< v, of the squared gradients

    bool operator==(const TrainingState&) const = default;
};

/// One update of Adam. @param learningRate  > 0
void adamUpdate(TrainingState& state, std::span<const double> gradient, double learningRate);

/// The state before the first step.
TrainingState initialState(const TrainingSettings& settings);

/// A stored step of a run.
struct Checkpoint {
    std::shared_ptr<const TrainingState> state;
    /// The evaluation on kEvaluationSequences sequences of the trained length. nullopt at most checkpoints, because it
    /// takes longer than a step; always nullopt with EvaluationSchedule::Never.
    std::optional<ModelEvaluation> score;
};

/// Whether a run evaluates its accuracy while it trains. It does so about 60 times, which takes a fifth of its time.
enum class EvaluationSchedule { Evenly, Never };

/// The results of a run so far.
struct TrainingProgress {
    Index step = 0;  ///< number of updates so far
    /// [t]: the loss on the batch of step t before its update. Has `step` elements, and one more if the run has
    /// diverged.
    std::vector<double> losses;
    std::vector<Checkpoint> checkpoints;  ///< sorted by step; the first one is step 0
    std::optional<Index> diverged;        ///< the step at which model or loss are not finite; training ends before it
};

/// A training run, which only depends on its settings. One thread at a time advances it; any thread may query it
/// meanwhile.
class TrainingRun {
 public:
    /// The maximum number of checkpoints after step 0, evenly spaced; large models have fewer because of
    /// kMaxCheckpointBytes.
    static constexpr Index kMaxCheckpoints = 300;
    static constexpr double kMaxCheckpointBytes = 120e6;
    /// The maximum number of evaluated checkpoints, evenly spaced, besides the first and the last.
    static constexpr Index kMaxEvaluations = 60;

    /// @throws std::invalid_argument with the message of trainingProblem()
    explicit TrainingRun(const TrainingSettings& settings, EvaluationSchedule schedule = EvaluationSchedule::Evenly);

    const TrainingSettings& settings() const { return m_settings; }
    /// The number of steps between checkpoints. The last step is also a checkpoint.
    Index checkpointInterval() const { return m_checkpointInterval; }

    /// Trains until `until` updates are done, the run ends or diverges, or a stop is requested, which is checked in
    /// each step. Only one thread at a time may call it.
    /// @return false if it stopped before `until`
    bool advance(Index until, std::stop_token stop = {});

    /// Whether the run has reached its last step or has diverged.
    bool isFinished() const;
    /// The number of updates so far.
    Index step() const;
    /// A copy of the results so far; it shares the states of the checkpoints.
    TrainingProgress progress() const;

    /// The state at any step up to step(), recomputed from the previous checkpoint if necessary, which takes
    /// milliseconds.
    /// @param at  >= 0; larger values than step() mean step()
    std::shared_ptr<const TrainingState> stateAt(Index at) const;
    /// The loss on the batch of a step before its update; nullopt if that has not been computed yet.
    std::optional<double> lossAt(Index at) const;
    /// The evaluation of a checkpoint; nullopt for other steps and checkpoints without evaluation.
    std::optional<ModelEvaluation> scoreAt(Index at) const;

 private:
    void diverge(Index step);
    std::optional<ModelEvaluation> evaluate(const TrainingState& state) const;

    TrainingSettings m_settings;
    EvaluationSchedule m_schedule;
    Index m_checkpointInterval = 1;
    Index m_evaluationInterval = 1;
    mutable std::mutex m_mutex;  ///< protects the members below
    TrainingProgress m_progress;
    std::shared_ptr<const TrainingState> m_latest;
};

/// The state of a run at a step, computed from its start; if the run diverges earlier, the last finite state.
/// @param at  0 ... settings.steps
TrainingState trainedState(const TrainingSettings& settings, Index at, std::stop_token stop = {});

}  // namespace attention
