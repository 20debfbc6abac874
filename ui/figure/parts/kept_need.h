#pragma once

#include <utility>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// What a part needs in the rooms that were asked for: a layout asks several times for each, and measuring many words
/// takes long. forget() when something else is shown.
class KeptNeed {
 public:
    void forget() { m_needs.clear(); }
    /// @param measure  says the need in `room`
    template <class Measure>
    const Part::Need& in(QSizeF room, const Measure& measure) const {
        for (m_last = 0; m_last < m_needs.size(); ++m_last)
            if (m_needs[m_last].first == room) return last();
        m_needs.emplace_back(room, measure());
        return last();
    }
    /// What in() said last.
    const Part::Need& last() const { return m_needs[m_last].second; }

 private:
    mutable std::vector<std::pair<QSizeF, Part::Need>> m_needs;
    mutable std::size_t m_last = 0;
};

}  // namespace attention
