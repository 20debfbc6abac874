#include "core/training/shared_training_run.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace attention {
namespace {

/// The score with how it is made up of places that training saw and of new ones.
LengthScore scoreOf(const ModelScore& score, const TrainingBatch& batch, Index trained) {
    LengthScore of{.length = batch.length,
                   .isTrained = batch.length == trained,
                   .accuracy = score.accuracy,
                   .byPlace = score.accuracyByPlace};
    double right[2] = {}, asked[2] = {};
    for (Index place = 0; place < batch.length; ++place) {
        Index count = 0;
        for (Index sequence = 0; sequence < batch.sequences; ++sequence)
            count += batch.targets[std::size_t(sequence * batch.length + place)] != kNoTarget;
        if (count == 0) continue;
        asked[place >= trained] += double(count);
        right[place >= trained] += double(count) * of.byPlace[std::size_t(place)];
    }
    of.oldPlaces = right[0] / asked[0];
    of.newPlaces = right[1] / asked[1];
    of.newShare = asked[1] / (asked[0] + asked[1]);
    return of;
}

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
        const TrainingBatch batch = exampleBatch(settings, length);
        const auto known = length == settings.n ? m_run.scoreAt(at) : std::nullopt;
        moment.scores.push_back(
            scoreOf(known ? *known : scoreModel(settings, state->values, batch), batch, settings.n));
    }
    const std::lock_guard lock(m_mutex);
    return m_moments.emplace(at, std::move(moment)).first->second;
}

}  // namespace attention
