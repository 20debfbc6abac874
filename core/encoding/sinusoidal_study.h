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

/// All positions and columns of P that the parameters ask for.
SinusoidalRange sinusoidalRange(const Parameters& parameters);

/// What the studies of one table of the encoding share: which entries it has, and what it is compared with.
struct SinusoidalStudy : Study {
    explicit SinusoidalStudy(const Scene& scene);

    SinusoidalRange range;                  ///< the whole table
    std::optional<SinusoidalRange> before;  ///< that of the scene's reference
    SinusoidalOverlap overlap;              ///< of the two; of nothing without a reference

    /// Why an entry is what it is, and what sinusoidalComparison() says of it where there is a reference.
    /// @param row  0 ... n - 1
    Derivation derivation(Index row, Index column) const;
    /// All of P, a row for each position; tabulated when it is asked for.
    Table encoding() const;
};

}  // namespace attention
