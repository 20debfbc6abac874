#include "core/attention/convolution_study.h"
#include "ui/exhibits/convolution/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

std::int64_t lastRow(const Parameters& parameters) {
    return parameters.n * (parameters.matrix == "weights" ? parameters.kernel : 1) - 1;
}

std::int64_t lastColumn(const Parameters& parameters) {
    if (parameters.matrix == "weights") return convolutionKeys(convolutionChoice(parameters)) - 1;
    return (parameters.matrix == "restricted" ? parameters.n : parameters.d) - 1;
}

struct Convolution : ConvolutionWords {
    static ExhibitInfo info() {
        const std::vector<ColumnDescription> channels{{"column", "0 to d - 1", ColumnType::Real, "the number there"}};
        return {
            .id = "convolution",
            .chapter = Chapter::Cost,
            .makeFigure = convolutionFigure,
            .stage = {"alpha", "kernel"},
            .uses =
                {
                    {.key = "n", .maximum = 256, .sliderMaximum = 64},
                    {.key = "d", .maximum = 128, .sliderMaximum = 64},
                    {.key = "kernel", .sliderMaximum = 15},
                    {.key = "offsets",
                     .label = CoreWords::tr("heads look Δ away"),
                     .tooltip = CoreWords::tr(
                         "How many tokens away each head looks, as in −4, 0, 1. Empty: at the places of the kernel.")},
                    {.key = "alpha", .sliderMaximum = 60},
                    {.key = "kernel-values"},
                    {.key = "padding"},
                    {.key = "radius", .maximum = 256, .sliderMaximum = 15},
                    {.key = "seed", .sliderMaximum = 99},
                    {.key = "head",
                     .role = ParameterRole::View,
                     .most = lastOf<&Parameters::kernel>,
                     .mostText = "kernel - 1"},
                    {.key = "matrix", .names = kConvolutionMatrices},
                    {.key = "row", .most = lastRow, .mostText = "the last row of the matrix"},
                    {.key = "column", .most = lastColumn, .mostText = "the last column of the matrix"},
                },
            .tables = {
                {"difference", "a position, 0 to n - 1: heads minus convolution", channels},
                {"attention-output", "a position, 0 to n - 1: sum of the heads", channels},
                {"convolution-output", "a position, 0 to n - 1: sum over the kernel", channels},
                {"weights",
                 "a weight: head, query, key",
                 {{"head", "", ColumnType::Integer, "0 to k - 1"},
                  {"query", "", ColumnType::Integer, "0 to n - 1"},
                  {"key", "", ColumnType::Integer, "0 to m - 1, zero tokens counted"},
                  {"weight", "", ColumnType::Real, "softmax of -alpha (j - i - shift)^2"}},
                 {"kernel", "n", "keys"}},
                {"restricted",
                 "a query, 0 to n - 1",
                 {{"key", "0 to n - 1", ColumnType::Real, "weight of attention within the radius"}}},
                {"by-alpha",
                 "a sharpness, 0 to 60",
                 {{"alpha", "", ColumnType::Real, "sharpness"},
                  {"difference", "", ColumnType::Real, "largest difference of the outputs"}}},
            }};
    }
    static NoEffect noEffect(std::string_view key, const Scene& scene) {
        if (key == "head" && scene.parameters.kernel == 1)
            return {ConvolutionWords::tr("There is only one head."), "with --kernel 2 or more", 0};
        return {};
    }

    static double memoryNeeded(const Scene& scene) {
        // The weights twice (also head by head), all of it twice while the one before is shown.
        return 4 * convolutionBytes(convolutionChoice(scene.parameters));
    }

    static std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) {
        return studyConvolution(scene, stop);
    }
};

}  // namespace

const Exhibit& convolution() {
    return only<WholeExhibit<ConvolutionStudy, Convolution>>();
}

}  // namespace attention
