#pragma once

#include <map>
#include <mutex>
#include <stop_token>
#include <vector>

#include "core/training/training_run.h"

namespace attention {

struct ParameterUse;

/// How the pages that train use "offset", how far back a task looks, and "training-step", the step that is shown.
ParameterUse taskOffsetUse();
ParameterUse trainingStepUse(double sliderMaximum);

/// How often a model is right on fresh sequences of one length.
struct LengthAccuracy {
    Index length = 0;
    bool isTrained = false;               ///< it was trained at this length
    double accuracy = 0;                  ///< 0 ... 1
    std::vector<double> byPosition = {};  ///< of each place; NaN where nothing is to be named
    double seenPositions = 0;             ///< of the places below the trained length alone
    double unseenPositions = 0;           ///< of those from it on, which training never saw; NaN where there are none
    double unseenFraction = 0;            ///< how much of what is to be named is named there, 0 ... 1
};

/// How good the model of a run is at a step.
struct StepEvaluation {
    double loss = 0;                          ///< on the batch of that step, before it learns from it
    std::vector<LengthAccuracy> scores = {};  ///< by evaluationLengths()

    double accuracy() const { return scores.front().accuracy; }
};

/// A training run that several threads advance in turn: one that computes a study and one that continues the training.
class SharedTrainingRun {
 public:
    /// @throws std::invalid_argument with the sentence of trainingProblem()
    explicit SharedTrainingRun(const TrainingSettings& settings,
                               EvaluationSchedule judging = EvaluationSchedule::Evenly)
        : m_run(settings, judging) {}

    const TrainingRun& run() const { return m_run; }
    /// As TrainingRun::advance(), from any thread. Others get their turn every few steps.
    bool advance(Index until, const std::stop_token& stop = {});
    /// Found out once for each step, from any thread; with the same bits however far the run has come.
    /// @param at  0 ...; beyond the run's step it is that
    StepEvaluation evaluationAt(Index at) const;

 private:
    std::mutex m_advanceMutex;
    TrainingRun m_run;
    mutable std::mutex m_mutex;  ///< of what follows
    mutable std::map<Index, StepEvaluation> m_evaluations;
};

}  // namespace attention
