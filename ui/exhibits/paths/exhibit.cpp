#include "ui/exhibits/paths/exhibit.h"

#include <algorithm>
#include <array>

#include "core/cost/paths_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/parts/token_slots.h"

namespace attention {
namespace {

constexpr std::string_view kDerivatives = Paths::kDerivatives;

constexpr std::array<std::string_view, 2> kMatrices{"distances", kDerivatives};

std::int64_t lastRow(const Parameters& parameters) {
    const Index last = networkFromParameters(parameters).tokens - 1;
    return parameters.matrix == kDerivatives ? std::min(last, kMaxDecayTokens - 1) : last;
}

std::int64_t lastColumn(const Parameters& parameters) {
    return parameters.matrix == kDerivatives ? 1 : networkFromParameters(parameters).tokens - 1;
}

ExhibitInfo infoOfPaths() {
    using enum ColumnType;
    constexpr auto kMax = double(kMaxGraphTokens);
    return {
        .id = "paths",
        .chapter = Chapter::Cost,
        .makeFigure = pathsFigure,
        .presentationKeys = {"path-step", "n"},
        .uses = {{.key = "n", .maximum = kMax, .sliderMaximum = double(kMaxDrawnTokens)},
                 {.key = "architecture"},
                 {.key = "path-kind"},
                 {.key = "layers", .maximum = 16, .sliderMaximum = 8},
                 {.key = "kernel", .sliderMaximum = 15},
                 {.key = "radius", .maximum = kMax, .sliderMaximum = 15},
                 {.key = "from-token"},
                 {.key = "to-token"},
                 {.key = "networks"},
                 {.key = "receptive-field"},
                 {.key = "path-step",
                  .dynamicMaximum = &longestPathShown,
                  .dynamicMaximumText = "the length of the longest path shown"},
                 {.key = "matrix", .acceptedNames = kMatrices},
                 {.key = "row", .dynamicMaximum = &lastRow, .dynamicMaximumText = "n - 1 (in derivatives: at most 63)"},
                 {.key = "column", .dynamicMaximum = &lastColumn, .dynamicMaximumText = "n - 1 (in derivatives: 1)"}},
        .tables = {{"distances",
                    "an input token, 0 to n - 1",
                    {{"column", "0 to n - 1", Real, "layers, or steps in time, to that output; inf without a path"}}},
                   {kDerivatives,
                    "an input token, 0 to n - 1, at most 64 of them",
                    {{"recurrent", "", Real,
                      "norm of the last state's derivative by that input, mean of 16 random layers, as a part of the "
                      "largest"},
                     {"attention", "", Real, "likewise of attention's last output"}}},
                   {"path",
                    "a node of the path; without one only the tokens",
                    {{"step", "", Integer, "layers, or steps in time, so far"},
                     {"layer", "", Integer, "0 is the tokens"},
                     {"token", "", Integer, "0 to n - 1"},
                     {"leg", "", Text, "from or to: the token it begins at"}}}},
        .tabs = {{"networks", CoreMessages::tr("Three networks")}, {"lengths", CoreMessages::tr("All path lengths")}}};
}

}  // namespace

Paths::Paths() : ExhibitWithStudy(infoOfPaths()) {}

const Exhibit& paths() {
    return singleton<Paths>();
}

}  // namespace attention
