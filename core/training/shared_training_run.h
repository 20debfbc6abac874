#pragma once

#include <map>
#include <mutex>
#include <stop_token>
#include <vector>

#include "core/training/training_run.h"

namespace attention {

struct ParameterUse;

/// How exhibits with training use the parameters "offset", the distance in look-back, and "training-step", the selected
/// step.
ParameterUse taskOffsetUse();
ParameterUse trainingStepUse(double sliderMaximum);

/// The accuracy of a model on new sequences of one length.
struct LengthAccuracy {
    Index length = 0;
    bool isTrained = false;               ///< whether the model was trained with this length
    double accuracy = 0;                  ///< 0 ... 1
    std::vector<double> byPosition = {};  ///< one per position; NaN for positions without targets
    double seenPositions = 0;             ///< accuracy at positions below the trained length
    double unseenPositions = 0;           ///< accuracy at positions beyond the trained length; NaN if there are none
    double unseenFraction = 0;            ///< fraction of the targets that are beyond the trained length, 0 ... 1
};

/// Loss and accuracy of the model of a run at one step.
struct StepEvaluation {
    double loss = 0;                          ///< on the batch of that step, before the update
    std::vector<LengthAccuracy> scores = {};  ///< one per length of evaluationLengths()

    double accuracy() const { return scores.front().accuracy; }
};

/// A training run that several threads can advance in turn, such as one that computes a study and one that continues
/// training.
class SharedTrainingRun {
 public:
    /// @throws std::invalid_argument with the message of trainingProblem()
    explicit SharedTrainingRun(const TrainingSettings& settings,
                               EvaluationSchedule schedule = EvaluationSchedule::Evenly)
        : m_run(settings, schedule) {}

    const TrainingRun& run() const { return m_run; }
    /// Like TrainingRun::advance(), but for any thread. Threads take turns every few steps.
    bool advance(Index until, const std::stop_token& stop = {});
    /// The evaluation of a step, computed only once; for any thread. The bits do not depend on how far the run has
    /// come.
    /// @param at  >= 0; steps after the current step of the run mean the current one
    StepEvaluation evaluationAt(Index at) const;

 private:
    std::mutex m_advanceMutex;
    TrainingRun m_run;
    mutable std::mutex m_mutex;  ///< protects the members below
    mutable std::map<Index, StepEvaluation> m_evaluations;
};

}  // namespace attention
