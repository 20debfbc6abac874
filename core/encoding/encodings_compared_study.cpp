#include "core/encoding/encodings_compared_study.h"

#include <cstdint>

#include "core/encoding/alibi.h"
#include "core/encoding/encoding_derivation.h"
#include "core/encoding/encoding_table.h"
#include "core/io/column_of.h"
#include "core/min_max.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

EncodingOptions setupOf(const Parameters& parameters) {
    return {.positions = parameters.n,
            .dimensions = parameters.d,
            .base = parameters.base,
            .seed = std::uint64_t(parameters.seed),
            .trainingLength = parameters.trainingLength,
            .heads = parameters.heads,
            .head = parameters.head.value_or(0)};
}

/// Whether two setups differ at most in the seed, and the encoding's table does not depend on the seed.
bool sharesMeasures(EncodingKind kind, const EncodingOptions& before, EncodingOptions setup) {
    setup.seed = before.seed;
    return before == setup && (kind != EncodingKind::Learned || setup.learned);
}

double maxAbsOrOne(const Matrix& matrix) {
    const double largest = matrix.size() == 0 ? 0 : matrix.cwiseAbs().maxCoeff();
    return largest > 0 ? largest : 1;
}

DisplayedMatrix displayedMatrix(Matrix values) {
    const double limit = maxAbsOrOne(values);
    const bool isSigned = values.size() > 0 && values.minCoeff() < 0;
    return {.values = std::move(values), .limit = limit, .isSigned = isSigned};
}

DisplayedMatrix displayedSquare(Matrix values) {
    DisplayedMatrix shown = displayedMatrix(std::move(values));
    shown.band = offsetBand(shown.values);
    if (shown.values.size() == 0) return shown;
    shown.low = shown.band.smallest.minCoeff();
    shown.high = shown.band.largest.maxCoeff();
    return shown;
}

Table propertiesTable(const EncodingsComparedStudy& study) {
    const auto& measures = study.measures;
    const auto verdicts = [&](const char* name, EncodingProperty property) {
        return makeColumn(name, measures,
                          [&](const EncodingMetrics& of) { return std::string(verdictName(verdictOf(of, property))); });
    };
    return ColumnTable{
        {makeColumn("encoding", kEncodingKinds, [](EncodingKind kind) { return std::string(encodingName(kind)); }),
         makeColumn("width", kEncodingKinds,
                    [&](EncodingKind kind) { return std::int64_t(encodingWidth(kind, study.setup)); }),
         makeColumn("smallest-distance", measures, &EncodingMetrics::smallestDistance),
         verdicts("unique", EncodingProperty::Unique),
         makeColumn("largest-value", measures, &EncodingMetrics::largestValue),
         makeColumn("growth", measures, &EncodingMetrics::growth), verdicts("bounded", EncodingProperty::Bounded),
         makeColumn("product-spread", measures, [](const EncodingMetrics& of) { return of.products.spread; }),
         makeColumn("score-spread", measures, [](const EncodingMetrics& of) { return of.scores.spread; }),
         makeColumn("variation", kEncodingKinds,
                    [&](EncodingKind kind) {
                        const EncodingMetrics& of = study.measuresOf(kind);
                        return (hasTable(kind) ? of.products : of.scores).variation;
                    }),
         verdicts("offset-alone", EncodingProperty::OffsetOnly),
         makeColumn("further-tested", measures,
                    [](const EncodingMetrics& of) { return std::int64_t(of.extrapolatedTested); }),
         makeColumn("further-in-range", measures,
                    [](const EncodingMetrics& of) { return std::int64_t(of.extrapolatedInRange); }),
         verdicts("extends", EncodingProperty::Extrapolates),
         makeColumn("shift-residual", measures, &EncodingMetrics::shiftResidual),
         verdicts("linear-shift", EncodingProperty::LinearShift)}};
}

}  // namespace

EncodingOptions encodingOptions(const Scene& scene) {
    EncodingOptions setup = setupOf(scene.parameters);
    const Array* table = findValues(scene, "learned");
    if (table && table->shape.size() == 2) setup.learned = scene.arrays.find("learned")->second.values;
    return setup;
}

std::optional<ComparedMatrix> comparedMatrix(std::string_view name) {
    for (const EncodingKind kind : kEncodingKinds) {
        if (name == encodingName(kind) && hasTable(kind)) return ComparedMatrix{kind, false};
        if (name == scoresName(kind)) return ComparedMatrix{kind, true};
    }
    return std::nullopt;
}

std::string scoresName(EncodingKind kind) {
    return std::string(encodingName(kind)) + "-scores";
}

TableShape comparedShape(const Parameters& parameters) {
    const auto shown = comparedMatrix(parameters.matrix);
    if (!shown) return {Index(kEncodingKinds.size()), Index(kEncodingProperties.size())};
    const EncodingOptions setup = setupOf(parameters);
    const Index rows = encodedPositions(shown->kind, setup);
    return {rows, shown->isScores ? rows : encodingWidth(shown->kind, setup)};
}

Index EncodingsComparedStudy::width() const {
    return encodingWidth(kind, setup);
}

std::pair<double, double> EncodingsComparedStudy::scoreExtent() const {
    return minMax(samples[std::size_t(kind)].scores);
}

double EncodingsComparedStudy::slope() const {
    return alibiSlope(setup.head, setup.heads);
}

double EncodingsComparedStudy::scaledStep() const {
    return setup.positions > 1 ? encodingEntry(EncodingKind::IntegerScaled, setup, 1, 0) : 0;
}

double EncodingsComparedStudy::scoreStepOfLastQuery() const {
    const Index last = setup.positions - 1;
    if (last == 0) return 0;
    return encodingScore(EncodingKind::Integer, setup, last, 1).score -
           encodingScore(EncodingKind::Integer, setup, last, 0).score;
}

Table EncodingsComparedStudy::table(std::string_view name) const {
    const auto matrix = comparedMatrix(name);
    if (!matrix) return propertiesTable(*this);
    auto values = std::make_shared<Matrix>(matrix->isScores ? encodingScores(matrix->kind, setup).scores
                                                            : encodingTable(matrix->kind, setup));
    return MatrixTable{values, indexNames(values->cols())};
}

Derivation EncodingsComparedStudy::derivation(const Cell& cell) const {
    const auto matrix = comparedMatrix(cell.matrix);
    if (matrix)
        return (matrix->isScores ? encodingScoreDerivation : encodingEntryDerivation)(matrix->kind, setup, cell.row,
                                                                                      cell.column);
    const EncodingKind of = kEncodingKinds[std::size_t(cell.row)];
    return encodingPropertyDerivation(of, setup, measuresOf(of), kEncodingProperties[std::size_t(cell.column)]);
}

std::shared_ptr<const EncodingsComparedStudy> studyEncodings(const Scene& scene, const std::stop_token& stop,
                                                             const EncodingsComparedStudy* before) {
    auto study = std::make_shared<EncodingsComparedStudy>();
    const EncodingOptions setup = encodingOptions(scene);
    // An adapted scene does not choose an encoding that exists only in training.
    const EncodingKind chosen =
        findChoice<EncodingKind>(choiceName(scene.parameters.encoding)).value_or(EncodingKind::Sinusoidal);
    study->setup = setup;
    study->kind = chosen;
    const Index step = study->step();
    static constexpr std::array kScoreProperties{EncodingProperty::OffsetOnly};
    for (const EncodingKind kind : kEncodingKinds) {
        const auto k = std::size_t(kind);
        study->samples[k] = encodingScores(kind, setup, step, stop);
        if (stop.stop_requested()) return study;
        if (before && sharesMeasures(kind, before->setup, setup))
            study->measures[k] =
                encodingMeasures(kind, setup, study->samples[k], stop, kScoreProperties, before->measures[k]);
        else
            study->measures[k] = encodingMeasures(kind, setup, study->samples[k], stop);
        if (stop.stop_requested()) return study;
        study->limits[k] = maxAbsOrOne(study->samples[k].scores);
    }
    EncodingScores all = step == 1 ? study->samples[std::size_t(chosen)] : encodingScores(chosen, setup, 1, stop);
    if (hasTable(chosen)) study->encoding = displayedMatrix(encodingTable(chosen, setup, 1, stop));
    if (stop.stop_requested()) return study;
    study->scores = displayedSquare(std::move(all.scores));
    if (hasTable(chosen)) study->products = displayedSquare(std::move(all.products));
    return study;
}

}  // namespace attention
