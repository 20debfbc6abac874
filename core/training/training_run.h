#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/training/model.h"

namespace attention {

/// A model in training, with what Adam remembers. All of it decides how training goes on.
/// Source: Kingma and Ba 2015, arXiv:1412.6980, Algorithm 1; beta 0.9 and 0.999, epsilon 1e-8.
struct TrainingState {
    Index step = 0;  ///< how many updates were made
    ModelValues values;
    ModelValues firstMoment;   ///< m, of gradients
    ModelValues secondMoment;  ///< v, of their squares

    bool operator==(const TrainingState&) const = default;
};

/// One update from a gradient. @param learningRate  > 0
void adamUpdate(TrainingState& state, std::span<const double> gradient, double learningRate);

/// Before the first step.
TrainingState initialState(const TrainingSettings& settings);

/// A moment of a run that is kept.
struct Checkpoint {
    std::shared_ptr<const TrainingState> state;
    /// On kEvaluationSequences sequences of the trained length; nothing at most of them, because it takes longer than a
    /// step, and at all of a run that is never judged.
    std::optional<ModelEvaluation> score;
};

/// Whether a run evaluates its accuracy while it trains: about 60 times, which takes a fifth of the run time.
enum class EvaluationSchedule { Evenly, Never };

/// What has become of a run so far.
struct TrainingProgress {
    Index step = 0;              ///< updates made
    std::vector<double> losses;  ///< [t]: on the batch of step t, before its update; `step` of them, one more once
                                 ///< the run has diverged
    std::vector<Checkpoint> checkpoints;  ///< ascending, the first of them step 0
    std::optional<Index> diverged;        ///< the step whose model or loss was not finite; training ended before it
};

/// A training run, which is a pure function of its settings. One thread advances it; any thread may query it meanwhile.
class TrainingRun {
 public:
    /// At most so many steps are kept, evenly, beside step 0; fewer where the model is so large that
    /// kMaxCheckpointBytes are full.
    static constexpr Index kMaxCheckpoints = 300;
    static constexpr double kMaxCheckpointBytes = 120e6;
    /// At so many of them the accuracy is found out, evenly, beside the first and the last.
    static constexpr Index kMaxEvaluations = 60;

    /// @throws std::invalid_argument with the sentence of trainingProblem()
    explicit TrainingRun(const TrainingSettings& settings, EvaluationSchedule judging = EvaluationSchedule::Evenly);

    const TrainingSettings& settings() const { return m_settings; }
    /// Steps between two that are kept; the last is kept, too.
    Index checkpointInterval() const { return m_stride; }

    /// Goes on until `until` updates are made, the run is at its end or diverges, or a stop is requested, which is
    /// noticed within one step. One thread at a time.
    /// @return false if it ended before `until`
    bool advance(Index until, std::stop_token stop = {});

    /// True when there is nothing to advance any more.
    bool isFinished() const;
    Index step() const;
    /// A copy of what there is; the kept states are shared.
    TrainingProgress progress() const;

    /// The model at any step up to step(), kept or computed anew from the kept one before: some milliseconds.
    /// @param at  0 ...; beyond step() it is that
    std::shared_ptr<const TrainingState> stateAt(Index at) const;
    /// The loss on the batch of a step, before its update; nothing where that is still to be made.
    std::optional<double> lossAt(Index at) const;
    /// Of a kept step, where it was found out.
    std::optional<ModelEvaluation> scoreAt(Index at) const;

 private:
    void diverge(Index step);
    std::optional<ModelEvaluation> judged(const TrainingState& state) const;

    TrainingSettings m_settings;
    EvaluationSchedule m_judging;
    Index m_stride = 1;
    Index m_judgedStride = 1;
    mutable std::mutex m_mutex;  ///< of what follows
    TrainingProgress m_progress;
    std::shared_ptr<const TrainingState> m_latest;
};

/// A moment of a run of these settings, computed from its start; where the run diverges before, the last that is
/// of use. @param at  0 ... settings.steps
TrainingState trainedState(const TrainingSettings& settings, Index at, std::stop_token stop = {});

}  // namespace attention
