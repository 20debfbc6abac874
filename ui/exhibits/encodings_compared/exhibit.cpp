#include "ui/exhibits/encodings_compared/exhibit.h"

#include <algorithm>
#include <array>

#include "core/encoding/encodings_compared_study.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

constexpr std::string_view kLearnedTable = "learned";

/// The range of an encoding's column numbers in English; see ColumnDescription::names.
std::string_view columnsText(EncodingKind kind) {
    switch (kind) {
        case EncodingKind::Integer:
        case EncodingKind::IntegerScaled:
            return "0 to 1 - 1";
        case EncodingKind::OneHot:
            return "0 to n - 1";
        case EncodingKind::Binary:
            return "0 to bits - 1";
        default:
            return "0 to d - 1";
    }
}

TableDescription propertiesDescription() {
    return {kComparedMatrices.front(),
            "an encoding",
            {{"encoding", "", ColumnType::Text, "its name"},
             {"width", "", ColumnType::Integer, "columns of its table; 0 where it has none"},
             {"smallest-distance", "", ColumnType::Real, "between two positions"},
             {"unique", "", ColumnType::Text, "yes, in-part, no, or not-applicable; so the four below"},
             {"largest-value", "", ColumnType::Real, "the largest absolute value"},
             {"growth", "", ColumnType::Real, "the power of n with which it grows"},
             {"bounded", "", ColumnType::Text, "whether values stay as large as they are"},
             {"product-spread", "", ColumnType::Real,
              "of p_i . p_j along a diagonal, relative to the largest; 0 without a table"},
             {"score-spread", "", ColumnType::Real, "of the scores, likewise"},
             {"variation", "", ColumnType::Real, "between the means of two diagonals, the main one left out"},
             {"offset-alone", "", ColumnType::Text, "whether similarity depends on the offset alone"},
             {"further-tested", "", ColumnType::Integer, "positions past the training length"},
             {"further-in-range", "", ColumnType::Integer, "those with a value in the range seen"},
             {"extends", "", ColumnType::Text, "whether all of them are"},
             {"shift-residual", "", ColumnType::Real, "of the best matrix from each position to the next, relative"},
             {"linear-shift", "", ColumnType::Text, "whether one matrix does it"}}};
}

std::vector<TableDescription> tables() {
    std::vector<TableDescription> tables{propertiesDescription()};
    for (const std::string_view name : kComparedMatrices) {
        const auto matrix = comparedMatrix(name);
        if (!matrix) continue;
        const bool isLearned = matrix->kind == EncodingKind::Learned;
        if (matrix->isScores)
            tables.push_back({name,
                              isLearned ? "i, the position of the query, 0 to min(n, training-length) - 1"
                                        : "i, the position of the query, 0 to n - 1",
                              {{"position", isLearned ? "0 to min(n, training-length) - 1" : "0 to n - 1",
                                ColumnType::Real, "the score of position i for this position j"}}});
        else
            tables.push_back({name,
                              isLearned ? "a position, 0 to min(n, training-length) - 1" : "a position, 0 to n - 1",
                              {{"column", columnsText(matrix->kind), ColumnType::Real, "p at that position"}}});
    }
    return tables;
}

/// Names of the compared encodings, as on the command line.
constexpr auto kComparedNames = [] {
    std::array<std::string_view, kEncodingKinds.size()> names;
    std::ranges::transform(kEncodingKinds, names.begin(), &choiceName<EncodingKind>);
    return names;
}();

ExhibitInfo infoOfEncodings() {
    return {.id = "encodings-compared",
            .chapter = Chapter::Position,
            .makeFigure = encodingsComparedFigure,
            .presentationKeys = {"n", "training-length"},
            .uses =
                {
                    {.key = "encoding", .acceptedNames = kComparedNames},
                    {.key = "n", .maximum = 2048, .sliderMaximum = 512},
                    {.key = "d", .maximum = 2048, .sliderMaximum = 256},
                    {.key = "training-length", .sliderMaximum = 512},
                    {.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
                    {.key = "heads", .maximum = 64, .label = CoreMessages::tr("heads of ALiBi")},
                    {.key = "head", .maximum = 63, .label = CoreMessages::tr("head of ALiBi")},
                    {.key = "seed", .sliderMaximum = 99},
                    {.key = "matrix", .acceptedNames = kComparedMatrices},
                    {.key = "row",
                     .dynamicMaximum = [](const Parameters& p) -> std::int64_t { return comparedShape(p).rows - 1; },
                     .dynamicMaximumText = "the matrix's last row"},
                    {.key = "column",
                     .dynamicMaximum = [](const Parameters& p) -> std::int64_t { return comparedShape(p).columns - 1; },
                     .dynamicMaximumText = "the matrix's last column"},
                },
            .tables = tables(),
            .arrays = {{.name = kLearnedTable, .help = "a learned table of positions, positions x d"}},
            .tabs = {{"tests", CoreMessages::tr("The five tests")},
                     {"one-test", CoreMessages::tr("One test")},
                     {"numbers", CoreMessages::tr("Numbers measured")},
                     {"scores", CoreMessages::tr("Scores with words")},
                     {"by-distance", CoreMessages::tr("By distance")}}};
}

}  // namespace

EncodingsCompared::EncodingsCompared() : ExhibitWithStudy(infoOfEncodings()) {}

std::vector<DerivedParameter> EncodingsCompared::derivedParameters(const Scene& scene) const {
    const Array* table = arrayOf(scene, kLearnedTable);
    if (!table) return {};
    return {{.key = "n", .value = table->shape[0], .isUpperBound = true, .source = kLearnedTable},
            {.key = "d", .value = table->shape[1], .source = kLearnedTable},
            {.key = "training-length", .value = table->shape[0], .source = kLearnedTable}};
}

Parameters EncodingsCompared::withLinkedParameters(const Parameters& before, Parameters after) const {
    if (after.matrix != kComparedMatrices.front() || !after.row) return after;
    if (after.encoding != before.encoding)
        after.row = std::int64_t(after.encoding);
    else if (after.row != before.row || after.matrix != before.matrix)
        after.encoding = EncodingChoice(*after.row);
    return after;
}

double EncodingsCompared::memoryNeeded(const Scene& scene) const {
    const auto n = double(scene.parameters.n);
    const auto d = double(scene.parameters.d);
    const auto trained = double(scene.parameters.trainingLength);
    // For the chosen encoding: products, scores and vectors, twice because the previous result is still shown. For all
    // encodings: the measured tables, and the sinusoidal rows beyond the training length.
    return sizeof(double) * (2 * (3 * n * n + n * d) + 4 * n * d + 2 * trained * d);
}

const Exhibit& encodingsCompared() {
    return singleton<EncodingsCompared>();
}

}  // namespace attention
