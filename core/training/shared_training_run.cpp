#include "core/training/shared_training_run.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "core/scene/parameter_table.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

/// The accuracy, also split into positions that occurred in training and new ones.
LengthAccuracy scoreOf(const ModelEvaluation& score, const TrainingBatch& batch, Index trained) {
    LengthAccuracy result{.length = batch.length,
                          .isTrained = batch.length == trained,
                          .accuracy = score.accuracy,
                          .byPosition = score.accuracyByPosition};
    double correct[2] = {}, targets[2] = {};
    for (Index position = 0; position < batch.length; ++position) {
        Index count = 0;
        for (Index sequence = 0; sequence < batch.sequences; ++sequence)
            count += batch.targets[std::size_t(sequence * batch.length + position)] != kNoTarget;
        if (count == 0) continue;
        targets[position >= trained] += double(count);
        correct[position >= trained] += double(count) * result.byPosition[std::size_t(position)];
    }
    result.seenPositions = correct[0] / targets[0];
    result.unseenPositions = correct[1] / targets[1];
    result.unseenFraction = targets[1] / (targets[0] + targets[1]);
    return result;
}

/// The number of steps of one turn, enough to make the cost of starting a turn small.
constexpr Index kTurnSteps = 16;
constexpr std::chrono::milliseconds kRetryInterval(1);

}  // namespace

ParameterUse taskOffsetUse() {
    return {.key = "offset",
            .minimum = 1,
            .sliderMaximum = 8,
            .dynamicMaximum = [](const Parameters& parameters) { return std::max<std::int64_t>(1, parameters.n - 1); },
            .dynamicMaximumText = "n - 1"};
}

ParameterUse trainingStepUse(double sliderMaximum) {
    return {.key = "training-step",
            .sliderMaximum = sliderMaximum,
            .dynamicMaximum = [](const Parameters& parameters) { return parameters.steps; },
            .dynamicMaximumText = "steps"};
}

bool SharedTrainingRun::advance(Index until, const std::stop_token& stop) {
    until = std::min(until, m_run.settings().steps);
    while (m_run.step() < until && !m_run.isFinished() && !stop.stop_requested()) {
        // Check again after acquiring the lock: another thread may have advanced the run far enough meanwhile.
        if (std::unique_lock turn(m_advanceMutex, std::try_to_lock); turn)
            m_run.advance(std::min(until, m_run.step() + kTurnSteps), stop);
        else
            std::this_thread::sleep_for(kRetryInterval);
    }
    return m_run.step() >= until;
}

StepEvaluation SharedTrainingRun::evaluationAt(Index at) const {
    at = std::clamp<Index>(at, 0, m_run.step());
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_evaluations.find(at); known != m_evaluations.end()) return known->second;
    }
    const TrainingSettings& settings = m_run.settings();
    const auto state = m_run.stateAt(at);
    // The run may have computed loss and score already.
    const auto loss = m_run.lossAt(at);
    StepEvaluation evaluation{.loss = loss ? *loss
                                           : evaluateModel(settings, state->values, trainingBatch(settings, at)).loss};
    for (const Index length : evaluationLengths(settings)) {
        const TrainingBatch batch = evaluationBatch(settings, length);
        const auto known = length == settings.n ? m_run.scoreAt(at) : std::nullopt;
        evaluation.scores.push_back(
            scoreOf(known ? *known : evaluateModel(settings, state->values, batch), batch, settings.n));
    }
    const std::lock_guard lock(m_mutex);
    return m_evaluations.emplace(at, std::move(evaluation)).first->second;
}

}  // namespace attention
