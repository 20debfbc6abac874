#pragma once

#include <mutex>
#include <stop_token>

#include "core/training/training_run.h"

namespace attention {

/// A run that several threads advance in turns: one that computes a study and one that lets the training go on.
class SharedTrainingRun {
 public:
    /// @throws std::invalid_argument with the sentence of trainingProblem()
    explicit SharedTrainingRun(const TrainingSettings& settings) : m_run(settings) {}

    const TrainingRun& run() const { return m_run; }
    /// As TrainingRun::advance(), from any thread. Others get their turn every few steps.
    bool advance(Index until, const std::stop_token& stop = {});

 private:
    std::mutex m_turn;
    TrainingRun m_run;
};

}  // namespace attention
