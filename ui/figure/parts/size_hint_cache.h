#pragma once

#include <utility>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Caches the size hints of a part for the sizes that were requested. A layout pass asks for each several times, and
/// measuring text is slow. Call clear() when the content changes.
class SizeHintCache {
 public:
    void clear() { m_needs.clear(); }
    /// @param measure  is called without arguments and measures the need in `room`
    template <class Measure>
    const Part::SizeHint& get(QSizeF room, const Measure& measure) const {
        for (m_last = 0; m_last < m_needs.size(); ++m_last)
            if (m_needs[m_last].first == room) return last();
        m_needs.emplace_back(room, measure());
        return last();
    }
    /// The result of the latest get(), which must have come after clear().
    const Part::SizeHint& last() const { return m_needs[m_last].second; }

 private:
    mutable std::vector<std::pair<QSizeF, Part::SizeHint>> m_needs;
    mutable std::size_t m_last = 0;
};

}  // namespace attention
