#pragma once

#include <optional>

#include "ui/figure/parts/part.h"

namespace attention {

/// What a part needs in the room that was asked for last: a layout asks several times, and measuring many words takes
/// long. forget() when something else is shown.
class KeptNeed {
 public:
    void forget() { m_room.reset(); }
    /// @param measure  says the need in `room`
    template <class Measure>
    const Part::Need& in(QSizeF room, const Measure& measure) const {
        if (m_room != room) m_need = measure(), m_room = room;
        return m_need;
    }
    /// What in() said last.
    const Part::Need& last() const { return m_need; }

 private:
    mutable std::optional<QSizeF> m_room;
    mutable Part::Need m_need;
};

}  // namespace attention
