#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Maximum number of tokens that are drawn.
inline constexpr Index kMaxDrawnTokens = 64;

/// Maps tokens to drawing slots from left to right. Of a long sequence only one run of tokens is drawn, or two runs
/// around the ends of the path.
class TokenSlots {
 public:
    /// @param from, to  the ends of the path
    explicit TokenSlots(Index tokens = 0, Index from = 0, Index to = 0) : m_tokens(tokens) {
        const auto [low, high] = std::minmax(from, to);
        if (tokens <= kMaxDrawnTokens) {
            m_runs = {{0, tokens - 1}};
            return;
        }
        // Runs begin at multiples of this, so that the drawing moves only now and then while an end of the path is
        // dragged.
        constexpr Index kStep = 8;
        const auto run = [&](Index middle, Index count) -> std::pair<Index, Index> {
            const Index first = std::clamp<Index>((middle - count / 2) / kStep * kStep, 0, tokens - count);
            return {first, first + count - 1};
        };
        if (high - low <= kMaxDrawnTokens - 2 * kStep) {
            m_runs = {run((low + high + kStep) / 2, kMaxDrawnTokens)};
            return;
        }
        m_runs = {run(low, kMaxDrawnTokens / 2), run(high, kMaxDrawnTokens / 2)};
        if (m_runs[0].second + 1 >= m_runs[1].first) m_runs = {{m_runs[0].first, m_runs[1].second}};
    }
    bool operator==(const TokenSlots&) const = default;

    /// First and last token of each run.
    const std::vector<std::pair<Index, Index>>& runs() const { return m_runs; }
    Index tokens() const { return m_tokens; }
    bool isWhole() const { return m_runs.size() == 1 && m_runs[0] == std::pair<Index, Index>(0, m_tokens - 1); }
    bool isBroken() const { return m_runs.size() > 1; }
    double slotCount() const {
        double count = 0;
        for (const auto& [first, last] : m_runs) count += double(last - first + 1);
        return count + kGap * double(m_runs.size() - 1);
    }
    /// The slot of a token; nothing if it is not drawn.
    std::optional<double> slotOf(Index token) const {
        double before = 0;
        for (const auto& [first, last] : m_runs) {
            if (token >= first && token <= last) return before + double(token - first);
            before += double(last - first + 1) + kGap;
        }
        return std::nullopt;
    }
    /// The slot of a token; if it is not drawn, the middle of the gap where it is left out.
    double slotNear(Index token) const {
        if (const auto slot = slotOf(token)) return *slot;
        if (token < m_runs.front().first) return -0.5;
        if (token > m_runs.back().second) return slotCount() - 0.5;
        return double(m_runs[0].second - m_runs[0].first) + (1 + kGap) / 2;
    }
    /// The middle of the gap between two runs.
    double breakSlot() const { return slotNear(m_runs[0].second + 1); }
    Index tokenAt(double slot) const {
        double before = 0;
        Index nearest = m_runs.front().first;
        for (const auto& [first, last] : m_runs) {
            if (slot - before > -(kGap + 1) / 2)
                nearest = std::clamp<Index>(first + Index(std::lround(slot - before)), first, last);
            before += double(last - first + 1) + kGap;
        }
        return nearest;
    }
    template <class Use>
    void each(const Use& use) const {
        for (const auto& [first, last] : m_runs)
            for (Index token = first; token <= last; ++token) use(token);
    }

 private:
    static constexpr double kGap = 3;

    Index m_tokens;
    std::vector<std::pair<Index, Index>> m_runs{{0, -1}};
};

}  // namespace attention
