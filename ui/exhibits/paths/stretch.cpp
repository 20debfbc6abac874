#include "ui/exhibits/paths/stretch.h"

#include <algorithm>
#include <cmath>

namespace attention {

Stretch::Stretch(Index tokens, Index from, Index to) : m_tokens(tokens) {
    const auto [low, high] = std::minmax(from, to);
    if (tokens <= kMostDrawnTokens) {
        m_runs = {{0, tokens - 1}};
        return;
    }
    // In steps, so that the sequence stands still while an end of the path is drawn along it.
    constexpr Index kStep = 8;
    const auto run = [&](Index middle, Index count) -> std::pair<Index, Index> {
        const Index first = std::clamp<Index>((middle - count / 2) / kStep * kStep, 0, tokens - count);
        return {first, first + count - 1};
    };
    if (high - low <= kMostDrawnTokens - 2 * kStep) {
        m_runs = {run((low + high + kStep) / 2, kMostDrawnTokens)};
        return;
    }
    m_runs = {run(low, kMostDrawnTokens / 2), run(high, kMostDrawnTokens / 2)};
    if (m_runs[0].second + 1 >= m_runs[1].first) m_runs = {{m_runs[0].first, m_runs[1].second}};
}

double Stretch::slotCount() const {
    double count = 0;
    for (const auto& [first, last] : m_runs) count += double(last - first + 1);
    return count + kGap * double(m_runs.size() - 1);
}

std::optional<double> Stretch::slotOf(Index token) const {
    double before = 0;
    for (const auto& [first, last] : m_runs) {
        if (token >= first && token <= last) return before + double(token - first);
        before += double(last - first + 1) + kGap;
    }
    return std::nullopt;
}

double Stretch::slotNear(Index token) const {
    if (const auto slot = slotOf(token)) return *slot;
    if (token < m_runs.front().first) return -0.5;
    if (token > m_runs.back().second) return slotCount() - 0.5;
    return double(m_runs[0].second - m_runs[0].first) + (1 + kGap) / 2;
}

Index Stretch::tokenAt(double slot) const {
    double before = 0;
    Index nearest = m_runs.front().first;
    for (const auto& [first, last] : m_runs) {
        if (slot - before > -(kGap + 1) / 2)
            nearest = std::clamp<Index>(first + Index(std::lround(slot - before)), first, last);
        before += double(last - first + 1) + kGap;
    }
    return nearest;
}

}  // namespace attention
