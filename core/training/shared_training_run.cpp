#include "core/training/shared_training_run.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace attention {
namespace {

/// Steps of one turn: setting up for them costs little beside them.
constexpr Index kTurn = 16;
constexpr std::chrono::milliseconds kPause(1);

}  // namespace

bool SharedTrainingRun::advance(Index until, const std::stop_token& stop) {
    until = std::min(until, m_run.settings().steps);
    while (m_run.step() < until && !m_run.isFinished() && !stop.stop_requested()) {
        // Who waits looks again, because the one who is at it may have come far enough meanwhile.
        if (std::unique_lock turn(m_turn, std::try_to_lock); turn)
            m_run.advance(std::min(until, m_run.step() + kTurn), stop);
        else
            std::this_thread::sleep_for(kPause);
    }
    return m_run.step() >= until;
}

TrainingMoment SharedTrainingRun::momentAt(Index at) const {
    at = std::clamp<Index>(at, 0, m_run.step());
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_moments.find(at); known != m_moments.end()) return known->second;
    }
    const TrainingSettings& settings = m_run.settings();
    const auto state = m_run.stateAt(at);
    // Training has found out some of it already.
    const auto loss = m_run.lossAt(at);
    TrainingMoment moment{.loss = loss ? *loss : scoreModel(settings, state->values, trainingBatch(settings, at)).loss};
    for (const Index length : judgedLengths(settings)) {
        std::optional<ModelScore> known;
        if (length == settings.n) known = m_run.scoreAt(at);
        ModelScore score =
            known ? *std::move(known) : scoreModel(settings, state->values, exampleBatch(settings, length));
        moment.scores.push_back({.length = length,
                                 .isTrained = length == settings.n,
                                 .accuracy = score.accuracy,
                                 .byPlace = std::move(score.accuracyByPlace)});
    }
    const std::lock_guard lock(m_mutex);
    return m_moments.emplace(at, std::move(moment)).first->second;
}

}  // namespace attention
