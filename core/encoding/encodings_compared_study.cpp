#include "core/encoding/encodings_compared_study.h"

#include <cstdint>
#include <vector>

#include "core/encoding/alibi.h"
#include "core/encoding/encoding_derivation.h"
#include "core/encoding/encoding_table.h"
#include "core/extent.h"

namespace attention {
namespace {

EncodingSetup setupOf(const Parameters& parameters) {
    return {.positions = parameters.n,
            .dimensions = parameters.d,
            .base = parameters.base,
            .seed = std::uint64_t(parameters.seed),
            .trainingLength = parameters.trainingLength,
            .heads = parameters.heads,
            .head = parameters.head.value_or(0)};
}

/// With the loaded table if there is one.
EncodingSetup setupOf(const Scene& scene) {
    EncodingSetup setup = setupOf(scene.parameters);
    const Array* table = findValues(scene, "learned");
    if (table && table->shape.size() == 2) setup.learned = scene.arrays.find("learned")->second.values;
    return setup;
}

double limitOf(const Matrix& matrix) {
    const double largest = matrix.size() == 0 ? 0 : matrix.cwiseAbs().maxCoeff();
    return largest > 0 ? largest : 1;
}

ShownValues shownSquare(Matrix values) {
    const double limit = limitOf(values);
    OffsetBand band = offsetBand(values);
    return {.values = std::move(values), .limit = limit, .band = std::move(band)};
}

Table propertiesTable(const EncodingsComparedStudy& study) {
    using Reals = std::vector<double>;
    using Integers = std::vector<std::int64_t>;
    using Texts = std::vector<std::string>;
    Texts names;
    Integers widths, tested, inRange;
    Reals distance, largest, growth, products, scores, variation, residual;
    std::array<Texts, kEncodingProperties.size()> verdicts;
    for (const EncodingKind kind : kEncodingKinds) {
        const EncodingMeasures& measures = study.measuresOf(kind);
        names.emplace_back(encodingName(kind));
        widths.push_back(encodingWidth(kind, study.setup));
        distance.push_back(measures.smallestDistance);
        largest.push_back(measures.largestValue);
        growth.push_back(measures.growth);
        products.push_back(measures.products.spread);
        scores.push_back(measures.scores.spread);
        variation.push_back(hasTable(kind) ? measures.products.variation : measures.scores.variation);
        tested.push_back(measures.furtherTested);
        inRange.push_back(measures.furtherInRange);
        residual.push_back(measures.shiftResidual);
        for (std::size_t p = 0; p < kEncodingProperties.size(); ++p)
            verdicts[p].emplace_back(verdictName(verdictOf(measures, kEncodingProperties[p])));
    }
    return ColumnTable{{{"encoding", std::move(names)},
                        {"width", std::move(widths)},
                        {"smallest-distance", std::move(distance)},
                        {"unique", std::move(verdicts[0])},
                        {"largest-value", std::move(largest)},
                        {"growth", std::move(growth)},
                        {"bounded", std::move(verdicts[1])},
                        {"product-spread", std::move(products)},
                        {"score-spread", std::move(scores)},
                        {"variation", std::move(variation)},
                        {"offset-alone", std::move(verdicts[2])},
                        {"further-tested", std::move(tested)},
                        {"further-in-range", std::move(inRange)},
                        {"extends", std::move(verdicts[3])},
                        {"shift-residual", std::move(residual)},
                        {"linear-shift", std::move(verdicts[4])}}};
}

}  // namespace

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
    const EncodingSetup setup = setupOf(parameters);
    const Index rows = encodedPositions(shown->kind, setup);
    return {rows, shown->isScores ? rows : encodingWidth(shown->kind, setup)};
}

Index EncodingsComparedStudy::width() const {
    return encodingWidth(kind, setup);
}

std::pair<double, double> EncodingsComparedStudy::scoreExtent() const {
    return extentOf(samples[std::size_t(kind)].scores);
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

Table EncodingsComparedStudy::tableOf(std::string_view name) const {
    const auto matrix = comparedMatrix(name);
    if (!matrix) return propertiesTable(*this);
    auto values = std::make_shared<Matrix>(matrix->isScores ? encodingScores(matrix->kind, setup).scores
                                                            : encodingTable(matrix->kind, setup));
    return MatrixTable{values, numberedColumns(values->cols())};
}

Derivation EncodingsComparedStudy::derivation(const Cell& cell) const {
    const auto matrix = comparedMatrix(cell.matrix);
    if (matrix)
        return (matrix->isScores ? encodingScoreDerivation : encodingEntryDerivation)(matrix->kind, setup, cell.row,
                                                                                      cell.column);
    const EncodingKind of = kEncodingKinds[std::size_t(cell.row)];
    return encodingPropertyDerivation(of, setup, measuresOf(of), kEncodingProperties[std::size_t(cell.column)]);
}

std::shared_ptr<const EncodingsComparedStudy> studyEncodings(const Scene& scene, std::stop_token stop) {
    auto study = std::make_shared<EncodingsComparedStudy>();
    const EncodingSetup setup = setupOf(scene);
    const EncodingKind chosen = scene.parameters.encoding;
    study->setup = setup;
    study->kind = chosen;
    const Index step = study->step();
    for (const EncodingKind kind : kEncodingKinds) {
        const auto k = std::size_t(kind);
        study->samples[k] = encodingScores(kind, setup, step, stop);
        if (stop.stop_requested()) return study;
        study->measures[k] = encodingMeasures(kind, setup, study->samples[k], stop);
        if (stop.stop_requested()) return study;
        study->limits[k] = limitOf(study->samples[k].scores);
    }
    EncodingScores all = step == 1 ? study->samples[std::size_t(chosen)] : encodingScores(chosen, setup, 1, stop);
    if (hasTable(chosen)) study->table.values = encodingTable(chosen, setup, 1, stop);
    if (stop.stop_requested()) return study;
    study->scores = shownSquare(std::move(all.scores));
    if (hasTable(chosen)) {
        study->products = shownSquare(std::move(all.products));
        study->table.limit = limitOf(study->table.values);
    }
    return study;
}

}  // namespace attention
