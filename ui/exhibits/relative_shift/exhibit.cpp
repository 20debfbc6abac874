#include <array>

#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/relative_shift/words.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

struct RelativeShift : ShiftWords {
    static ExhibitInfo info() {
        static constexpr std::array<std::string_view, 5> matrices{"rotated", "target", "rotation", "residual",
                                                                  "angles"};
        return {
            .id = "relative-shift",
            .chapter = Chapter::Position,
            .makeFigure = relativeShiftFigure,
            .stage = {"position", "offset"},
            .uses = {{.key = "position", .sliderMaximum = 59},
                     {.key = "offset", .sliderMinimum = -59, .sliderMaximum = 59},
                     {.key = "d", .minimum = 2, .maximum = 4096, .sliderMaximum = 512, .multipleOf = 2},
                     // Its product is computed with the rest.
                     {.key = "pair",
                      .role = ParameterRole::Numbers,
                      .most = [](const Parameters& p) { return p.d / 2 - 1; },
                      .mostText = "d / 2 - 1"},
                     {.key = "first-shift", .sliderMinimum = -59, .sliderMaximum = 59},
                     {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                     {.key = "clock-axes"},
                     {.key = "matrix", .names = matrices},
                     {.key = "row",
                      .most =
                          [](const Parameters& p) {
                              return (RelativeShiftStudy::hasRowForPair(p.matrix) ? p.d / 2 : p.d) - 1;
                          },
                      .mostText = "the last row of the matrix"},
                     {.key = "column",
                      .most = [](const Parameters& p) { return p.matrix == "rotation" ? p.d - 1 : 0; },
                      .mostText = "the last column of the matrix"}},
            .tables = {{"rotated",
                        "a column of the encoding, 0 to d - 1",
                        {{"rotated", "", ColumnType::Real, "M times the encoding of the position"}}},
                       {"target",
                        "a column of the encoding, 0 to d - 1",
                        {{"target", "", ColumnType::Real, "the encoding of position + offset, computed directly"}}},
                       {"rotation",
                        "a column of the encoding, 0 to d - 1",
                        {{"column", "0 to d - 1", ColumnType::Real, "M, whose product with the encoding is rotated"}}},
                       {"residual",
                        "a pair, 0 to d/2 - 1",
                        {{"residual", "", ColumnType::Real, "distance between rotated and target in that pair"}}},
                       {"angles",
                        "a pair, 0 to d/2 - 1",
                        {{"angle", "", ColumnType::Real, "by how much the pair turns, in radians"}}}}};
    }
    static double memoryNeeded(const Scene& scene) {
        const double d = double(scene.parameters.d);
        // While a new matrix is computed the old one is still shown.
        return sizeof(double) * (2 * d * d + 40 * d);
    }
};

}  // namespace

const Exhibit& relativeShift() {
    return only<WholeExhibit<RelativeShiftStudy, RelativeShift>>();
}

}  // namespace attention
