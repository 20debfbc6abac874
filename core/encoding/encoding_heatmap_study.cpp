#include "core/encoding/encoding_heatmap_study.h"

#include <algorithm>
#include <tuple>

#include "core/encoding/encoding_properties.h"
#include "core/encoding/learned_positions.h"
#include "core/encoding/sinusoidal_derivation.h"
#include "core/min_max.h"
#include "core/scene/scene.h"

namespace attention {

EncodingHeatmapStudy::EncodingHeatmapStudy(const Scene& scene, std::stop_token stop)
    : SinusoidalStudy(scene), learned(learnedPositions(scene)) {
    auto table = std::make_shared<Matrix>();
    if (learned)
        *table = learnedRows(*learned, range.positions, range.dimensions);
    else
        sinusoidalTable(range, *table, stop);
    std::tie(smallest, largest) = minMax(*table);
    values = std::move(table);
    if (learned) return;
    for (Index pair = 0; 2 * pair < range.dimensions; ++pair)
        wavelengths.push_back(sinusoidalWavelength(pair, range.dimensions, range.base));
    if (!before) return;
    difference = sinusoidalDifference(range, *values, *before, stop);
    if (overlap.columns > 0)
        referenceWavelength = sinusoidalWavelength(pairOfColumn(overlap.columns - 1), before->dimensions, before->base);
}

double EncodingHeatmapStudy::limit() const {
    if (!learned) return 1;
    const double largestMagnitude = std::max(-smallest, largest);
    return largestMagnitude > 0 ? largestMagnitude : 1;
}

double EncodingHeatmapStudy::slowestTurns() const {
    return double(range.positions - 1) / wavelengths.back();
}

std::vector<Expression> EncodingHeatmapStudy::definition() const {
    if (learned) return {};
    return sinusoidalDefinition(range.dimensions, range.base);
}

Derivation EncodingHeatmapStudy::learnedDerivation(Index row, Index column) const {
    using namespace formula;
    const double value = (*values)(row, column);
    const Expression entry = symbol("P", value, {symbol("i", double(row), kI), symbol("j", double(column), kJ)});
    return {.value = value,
            .symbolic = equation({entry, rounded(value, kDigitsOfResult)}),
            .steps = {line(LineName::tr("value"), rounded(value, kDigitsOfResult), value)}};
}

std::optional<RowDistance> EncodingHeatmapStudy::nearestRow(Index row) const {
    std::optional<RowDistance> nearest;
    for (Index other = 0; other < values->rows(); ++other) {
        if (other == row) continue;
        const double distance = (values->row(other) - values->row(row)).norm();
        if (!nearest || distance < (1 - kRoundingTolerance) * nearest->distance) nearest = {other, distance};
    }
    return nearest;
}

Table EncodingHeatmapStudy::table(std::string_view) const {
    return MatrixTable{values, indexNames(values->cols())};
}

}  // namespace attention
