#include "core/training/shared_training_run.h"

#include <algorithm>
#include <chrono>
#include <thread>

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

}  // namespace attention
