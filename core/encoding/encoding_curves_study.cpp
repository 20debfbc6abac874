#include "core/encoding/encoding_curves_study.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/scene/scene.h"

namespace attention {
namespace {

/// Approximate number of samples of a curve, and maximum number of samples of all curves together.
constexpr Index kSamplesPerCurve = 512;
constexpr Index kMaxSamples = 1 << 18;

Index samplesPerPosition(Index positions, Index columns) {
    if (positions < 2) return 0;
    const Index wanted = std::clamp<Index>(kSamplesPerCurve / positions, 4, 64);
    return positions * wanted * columns <= kMaxSamples ? wanted : 0;
}

WaveColumns curvesOf(SinusoidalRange range, Index first, Index count, std::stop_token stop) {
    range.firstColumn = first;
    range.columnCount = count;
    WaveColumns curves;
    curves.first = first;
    auto values = std::make_shared<Matrix>();
    sinusoidalTable(range, *values, stop);
    curves.values = std::move(values);
    if (const Index substeps = samplesPerPosition(range.positions, count); substeps && !stop.stop_requested()) {
        curves.substeps = substeps;
        curves.samples = sinusoidalSamples(range, substeps);
    }
    for (Index column = first; column < first + count; ++column)
        curves.wavelengths.push_back(sinusoidalWavelength(pairOfColumn(column), range.dimensions, range.base));
    return curves;
}

/// The columns and positions of `now` that the reference also has, with the values of the reference.
WaveColumns curvesBefore(const WaveColumns& now, const SinusoidalStudy& study, std::stop_token stop) {
    const SinusoidalOverlap& overlap = study.overlap;
    const Index count = std::min(now.first + now.count(), overlap.columns) - now.first;
    if (overlap.rows == 0 || count < 1) return {};
    SinusoidalRange before = *study.before;
    before.start = study.range.start + overlap.firstRow;
    before.positions = overlap.rows;
    WaveColumns curves = curvesOf(before, now.first, count, stop);
    curves.firstRow = overlap.firstRow;
    return curves;
}

}  // namespace

EncodingCurvesStudy::EncodingCurvesStudy(const Scene& scene, std::stop_token stop) : SinusoidalStudy(scene) {
    const Parameters& parameters = scene.parameters;
    drawn = curvesOf(range, parameters.firstColumn, parameters.lastColumn - parameters.firstColumn + 1, stop);
    if (parameters.column && !drawn.hasColumn(*parameters.column))
        selected = curvesOf(range, *parameters.column, 1, stop);
    if (!before) return;
    referenceDrawn = curvesBefore(drawn, *this, stop);
    if (selected.count()) referenceSelected = curvesBefore(selected, *this, stop);
}

std::optional<QuarterWave> EncodingCurvesStudy::quarter(Index pair) const {
    if (!drawn.hasColumn(2 * pair) || !drawn.hasColumn(2 * pair + 1)) return std::nullopt;
    const double wavelength = drawn.wavelength(2 * pair);
    // The maxima of the cosine are at multiples of the wavelength.
    const double sinceCrest = std::fmod(double(range.start), wavelength);
    const double from = sinceCrest > 0 ? wavelength - sinceCrest : 0;
    const QuarterWave found{from, from + wavelength / 4};
    return found.to <= double(range.positions - 1) ? std::optional(found) : std::nullopt;
}

Table EncodingCurvesStudy::table(std::string_view name) const {
    if (name == "P") return encoding();
    ColumnTable table{{indexColumn("position", range.positions, range.start)}};
    for (Index c = 0; c < drawn.count(); ++c)
        table.columns.push_back({std::to_string(drawn.first + c),
                                 std::vector<double>(drawn.values->col(c).begin(), drawn.values->col(c).end())});
    return table;
}

}  // namespace attention
