#include <array>

#include "ui/exhibits/depth/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 3> kDepthMatrices{"measures", "similarity", "other-similarity"};
constexpr std::array<std::string_view, 2> kAddedPositions{"none", "sinusoidal"};

/// Whether a selected cell is a pair of tokens.
bool isSimilarity(const Parameters& parameters) {
    return parameters.matrix == kDepthMatrices[1] || parameters.matrix == kDepthMatrices[2];
}

std::vector<ParameterUse> usesOfDepth() {
    return {
        {.key = "layers", .tooltip = CoreWords::tr("How many layers the stack has, one on the other.")},
        {.key = "layer",
         .maximum = 16,
         .most = [](const Parameters& parameters) { return parameters.layers; },
         .mostText = "layers",
         .label = CoreWords::tr("layer"),
         .tooltip = CoreWords::tr(
             "Whose output is looked at; 0 is the input. Clicking at a chart or at a map chooses it, too.")},
        {.key = "residual"},
        {.key = "encoding", .names = kAddedPositions},
        {.key = "every-layer"},
        {.key = "mlp"},
        {.key = "norm"},
        {.key = "heads", .maximum = 16, .divides = "d"},
        {.key = "n", .minimum = 2, .maximum = 32},
        {.key = "d", .minimum = 2, .maximum = 64},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "matrix", .names = kDepthMatrices},
        {.key = "row",
         .most = [](const Parameters& parameters) -> std::int64_t {
             if (isSimilarity(parameters)) return parameters.n - 1;
             return canAddPositionsAgain(parameters) ? 2 : 1;
         },
         .mostText = "of measures the last stack, else n - 1"},
        {.key = "column",
         .most = [](const Parameters& parameters) -> std::int64_t {
             return isSimilarity(parameters) ? parameters.n - 1 : 1;
         },
         .mostText = "of measures 1, else n - 1"},
    };
}

std::vector<TableDescription> tablesOfDepth() {
    using enum ColumnType;
    return {
        {"collapse",
         "a layer, 0 is the input",
         {{"layer", "", Integer, "0 to layers"},
          {"distance", "", Real, "|X - mean|/|X| of its output, Frobenius norms: 0 is all tokens equal"},
          {"other-residual", "", Real, "the same with residual the other way"},
          {"other-positions", "", Real, "with every-layer the other way; nan where it changes nothing"},
          {"shape", "", Real, "of the bound, through layers 1 and 2; nan where there is none"}}},
        {"position",
         "a layer, 0 is the input",
         {{"layer", "", Integer, "0 to layers"},
          {"r2", "", Real, "of positions read off its output by least squares, on sequences not fitted on"},
          {"mean-error", "", Real, "of what is read there, in places"},
          {"other-residual-r2", "", Real, "r2 with residual the other way"},
          {"other-positions-r2", "", Real, "with every-layer the other way; nan where it changes nothing"}}},
        {"similarity",
         "two tokens behind a layer",
         {{"layer", "", Integer, "0 to layers"},
          {"token", "", Integer, "0 to n - 1"},
          {"other", "", Integer, "0 to n - 1"},
          {"value", "", Real, "cosine of the angle between the two"}},
         {"layers + 1", "n", "n"}},
        {"tokens",
         "a number of a token behind a layer",
         {{"layer", "", Integer, "0 to layers"},
          {"token", "", Integer, "0 to n - 1"},
          {"dimension", "", Integer, "0 to d - 1"},
          {"value", "", Real, "what the layer gives"}},
         {"layers + 1", "n", "d"}},
    };
}

struct DepthExhibit : DepthWords {
    static ExhibitInfo info() {
        return {.id = "depth",
                .chapter = Chapter::Training,
                .makeFigure = depthFigure,
                .stage = {"layer", "layers"},
                .uses = usesOfDepth(),
                .tables = tablesOfDepth(),
                .beginsAtStart = true};
    }
    static double memoryNeeded(const Parameters& parameters) { return depthBytes(parameters); }
};

}  // namespace

const Exhibit& depth() {
    return only<WholeResumedExhibit<DepthStudy, DepthExhibit, studyDepth>>();
}

}  // namespace attention
