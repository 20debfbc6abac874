#include "ui/exhibits/add_or_concatenate/parts.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_input.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

std::int64_t lastRow(const Parameters& parameters) {
    return (parameters.matrix == "W_x" ? parameters.d : parameters.n) - 1;
}

std::int64_t lastColumn(const Parameters& parameters) {
    return (parameters.matrix == "one-hot" ? parameters.n : parameters.d) - 1;
}

struct AddOrConcatenateExhibit : AddOrConcatenateWords {
    static ExhibitInfo info() {
        return {
            .id = "add-or-concatenate",
            .chapter = Chapter::Position,
            .makeFigure = addOrConcatenateFigure,
            .stage = {"seed", "row"},
            .uses = {{.key = "tokens"},
                     {.key = "n", .maximum = 512, .sliderMaximum = 24},
                     {.key = "d", .maximum = 256, .sliderMaximum = 64},
                     {.key = "seed", .sliderMaximum = 99},
                     {.key = "matrix", .names = kAddOrConcatenateMatrices},
                     {.key = "row", .most = &lastRow, .mostText = "n - 1, or d - 1 in W_x"},
                     {.key = "column", .most = &lastColumn, .mostText = "d - 1, or n - 1 in one-hot"}},
            .tables = {{"difference", "a token, 0 to n - 1", dimensionColumns("concatenated minus added")},
                       {"concatenated", "a token, 0 to n - 1", dimensionColumns("[X, one-hot] times [W_x; W_p]")},
                       {"added", "a token, 0 to n - 1", dimensionColumns("X times W_x plus one-hot times W_p")},
                       {"X", "a token, 0 to n - 1", dimensionColumns("embedding of the token, of variance 1")},
                       {"one-hot",
                        "a token, 0 to n - 1",
                        {{"column", "0 to n - 1", ColumnType::Real, "1 in the column of the token's position"}}},
                       {"W_x", "a dimension of the token, 0 to d - 1", dimensionColumns("the token's projection")},
                       {"W_p", "a position, 0 to n - 1", dimensionColumns("the position's projection")},
                       {"token-part", "a token, 0 to n - 1", dimensionColumns("X times W_x")},
                       {"position-part", "a token, 0 to n - 1", dimensionColumns("one-hot times W_p")},
                       tokenTableDescription()},
        };
    }
    static std::vector<Decision> decided(const Scene& scene) { return decidedByTokens(withoutLoaded(scene)); }

    static double memoryNeeded(const Scene& scene) {
        const auto n = double(scene.parameters.n);
        const auto d = double(scene.parameters.d);
        // X, W_p, both parts, both results and their difference; I; W_x.
        return 2 * sizeof(double) * (7 * n * d + n * n + d * d);
    }
};

}  // namespace

const Exhibit& addOrConcatenate() {
    return only<WholeExhibit<AddOrConcatenateStudy, AddOrConcatenateExhibit>>();
}

}  // namespace attention
