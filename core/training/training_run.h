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
    ModelValues mean;      ///< m, of gradients
    ModelValues variance;  ///< v, of their squares

    bool operator==(const TrainingState&) const = default;
};

/// One update from a gradient. @param learningRate  > 0
void adamUpdate(TrainingState& state, std::span<const double> gradient, double learningRate);

/// Before the first step.
TrainingState initialState(const TrainingSettings& settings);

/// A moment of a run that is kept.
struct KeptStep {
    std::shared_ptr<const TrainingState> state;
    /// On kExamples sequences of the trained length; nothing at most of them, because it takes longer than a step, and
    /// at all of a run that is never judged.
    std::optional<ModelScore> score;
};

/// Whether a run finds out how often its model is right while it trains: some 60 times, a fifth of its time.
enum class RunJudging { Evenly, Never };

/// What has become of a run so far.
struct TrainingProgress {
    Index step = 0;                 ///< updates made
    std::vector<double> losses;     ///< [t]: on the batch of step t, before its update; `step` of them, one more once
                                    ///< the run has diverged
    std::vector<KeptStep> kept;     ///< ascending, the first of them step 0
    std::optional<Index> diverged;  ///< the step whose model or loss was not finite; training ended before it
};

/// A run of training: a pure function of its settings. One thread advances it; any thread may ask meanwhile.
class TrainingRun {
 public:
    /// At most so many steps are kept, evenly, beside step 0; fewer where the model is so large that kKeptBytes are
    /// full.
    static constexpr Index kMostKept = 300;
    static constexpr double kKeptBytes = 120e6;
    /// At so many of them the accuracy is found out, evenly, beside the first and the last.
    static constexpr Index kMostJudged = 60;

    /// @throws std::invalid_argument with the sentence of trainingProblem()
    explicit TrainingRun(const TrainingSettings& settings, RunJudging judging = RunJudging::Evenly);

    const TrainingSettings& settings() const { return m_settings; }
    /// Steps between two that are kept; the last is kept, too.
    Index stride() const { return m_stride; }

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
    std::optional<ModelScore> scoreAt(Index at) const;

 private:
    void diverge(Index step);
    std::optional<ModelScore> judged(const TrainingState& state) const;

    TrainingSettings m_settings;
    RunJudging m_judging;
    Index m_stride = 1;
    Index m_judgedStride = 1;
    mutable std::mutex m_mutex;  ///< of what follows
    TrainingProgress m_progress;
    std::shared_ptr<const TrainingState> m_head;
};

/// A moment of a run of these settings, computed from its start; where the run diverges before, the last that is
/// of use. @param at  0 ... settings.steps
TrainingState trainedState(const TrainingSettings& settings, Index at, std::stop_token stop = {});

}  // namespace attention
