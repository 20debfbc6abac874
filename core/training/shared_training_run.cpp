#include "core/training/shared_training_run.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "core/scene/parameter_table.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

/// The score with how it is made up of places that training saw and of new ones.
LengthAccuracy scoreOf(const ModelEvaluation& score, const TrainingBatch& batch, Index trained) {
    LengthAccuracy of{.length = batch.length,
                      .isTrained = batch.length == trained,
                      .accuracy = score.accuracy,
                      .byPosition = score.accuracyByPosition};
    double right[2] = {}, asked[2] = {};
    for (Index place = 0; place < batch.length; ++place) {
        Index count = 0;
        for (Index sequence = 0; sequence < batch.sequences; ++sequence)
            count += batch.targets[std::size_t(sequence * batch.length + place)] != kNoTarget;
        if (count == 0) continue;
        asked[place >= trained] += double(count);
        right[place >= trained] += double(count) * of.byPosition[std::size_t(place)];
    }
    of.seenPositions = right[0] / asked[0];
    of.unseenPositions = right[1] / asked[1];
    of.unseenFraction = asked[1] / (asked[0] + asked[1]);
    return of;
}

/// Steps of one turn: setting up for them costs little beside them.
constexpr Index kTurn = 16;
constexpr std::chrono::milliseconds kPause(1);

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
            m_run.advance(std::min(until, m_run.step() + kTurn), stop);
        else
            std::this_thread::sleep_for(kPause);
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
    // Training has found out some of it already.
    const auto loss = m_run.lossAt(at);
    StepEvaluation moment{.loss =
                              loss ? *loss : evaluateModel(settings, state->values, trainingBatch(settings, at)).loss};
    for (const Index length : evaluationLengths(settings)) {
        const TrainingBatch batch = evaluationBatch(settings, length);
        const auto known = length == settings.n ? m_run.scoreAt(at) : std::nullopt;
        moment.scores.push_back(
            scoreOf(known ? *known : evaluateModel(settings, state->values, batch), batch, settings.n));
    }
    const std::lock_guard lock(m_mutex);
    return m_evaluations.emplace(at, std::move(moment)).first->second;
}

}  // namespace attention
