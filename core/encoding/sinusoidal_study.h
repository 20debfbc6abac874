#pragma once

#include <optional>

#include "core/encoding/sinusoidal.h"
#include "core/encoding/sinusoidal_difference.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

struct Parameters;
struct Scene;

/// The table that the parameters describe, with all its columns.
SinusoidalRange sinusoidalRange(const Parameters& parameters);

/// Base of the studies of one sinusoidal table: its range, and the range of the reference table.
struct SinusoidalStudy : Study {
    explicit SinusoidalStudy(const Scene& scene);

    SinusoidalRange range;                  ///< the whole table
    std::optional<SinusoidalRange> before;  ///< range of the scene's reference
    SinusoidalOverlap overlap;              ///< of both ranges; empty without a reference

    /// Explains an entry; with a reference, also the lines of sinusoidalComparison().
    /// @param row  0 ... n - 1
    Derivation derivation(Index row, Index column) const;
    /// The table P as an export, computed by this call.
    Table encoding() const;
};

}  // namespace attention
