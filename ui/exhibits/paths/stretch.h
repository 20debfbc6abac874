#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Tokens that are drawn, at most.
inline constexpr Index kMostDrawnTokens = 64;

/// The tokens that are drawn and where: in slots from left to right. Of a longer sequence a stretch, or one at either
/// end of the path.
class Stretch {
 public:
    /// @param from, to  the ends of the path
    explicit Stretch(Index tokens = 0, Index from = 0, Index to = 0);
    bool operator==(const Stretch&) const = default;

    /// First and last token of each stretch.
    const std::vector<std::pair<Index, Index>>& runs() const { return m_runs; }
    Index tokens() const { return m_tokens; }
    bool isWhole() const { return m_runs.size() == 1 && m_runs[0] == std::pair<Index, Index>(0, m_tokens - 1); }
    bool isBroken() const { return m_runs.size() > 1; }
    double slotCount() const;
    /// Nothing for a token that is not drawn.
    std::optional<double> slotOf(Index token) const;
    /// Of a token that is not drawn, the place where it is left out.
    double slotNear(Index token) const;
    /// The middle of what is left out.
    double breakSlot() const { return slotNear(m_runs[0].second + 1); }
    Index tokenAt(double slot) const;
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
