#include "core/encoding/sinusoidal_study.h"

#include <memory>
#include <utility>

#include "core/encoding/sinusoidal_derivation.h"
#include "core/scene/scene.h"

namespace attention {

SinusoidalRange sinusoidalRange(const Parameters& parameters) {
    return {.positions = parameters.n, .dimensions = parameters.d, .base = parameters.base, .start = parameters.start};
}

SinusoidalStudy::SinusoidalStudy(const Scene& scene) : range(sinusoidalRange(scene.parameters)) {
    if (!scene.reference) return;
    before = sinusoidalRange(*scene.reference);
    overlap = sinusoidalOverlap(range, *before);
}

Derivation SinusoidalStudy::derivation(Index row, Index column) const {
    const Index position = range.start + row;
    Derivation derivation = sinusoidalDerivation(position, column, range.dimensions, range.base);
    if (before)
        for (DerivationLine& line : sinusoidalComparison(position, column, range, *before))
            derivation.context.push_back(std::move(line));
    return derivation;
}

Table SinusoidalStudy::encoding() const {
    return MatrixTable{std::make_shared<const Matrix>(sinusoidalTable(range)), indexNames(range.dimensions)};
}

}  // namespace attention
