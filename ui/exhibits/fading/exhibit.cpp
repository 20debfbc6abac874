#include <algorithm>
#include <array>

#include "core/training/fading_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/fading/words.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, kInfluenceLayers.size()> kLayerNames{"recurrent", "convolution", "attention"};

std::vector<ParameterUse> usesOfFading() {
    return {
        {.key = "spectral-radius", .label = CoreWords::tr("factor per step")},
        {.key = "activation"},
        {.key = "offset",
         .minimum = 0,
         .role = ParameterRole::View,
         .most = lastOf<&Parameters::n>,
         .mostText = "n - 1",
         .label = CoreWords::tr("distance"),
         .tooltip =
             CoreWords::tr("How many places back from an output 𝑖 the inputs 𝑗 lie that are marked: 𝛿 = 𝑖 − 𝑗.")},
        {.key = "architecture",
         .role = ParameterRole::View,
         .names = kLayerNames,
         .tooltip = CoreWords::tr("The layer whose cells are explained. A click on a matrix chooses it, too.")},
        {.key = "n",
         .minimum = 2,
         .maximum = double(kMostInfluenceTokens),
         .label = CoreWords::tr("tokens"),
         .tooltip = CoreWords::tr("How many tokens the sequence has.")},
        {.key = "kernel", .maximum = 9},
        {.key = "layers",
         .maximum = 8,
         .label = CoreWords::tr("convolutions"),
         .tooltip = CoreWords::tr("How many convolutions stand one on the other.")},
        {.key = "d",
         .maximum = double(kMostInfluenceWidth),
         .label = CoreWords::tr("width"),
         .tooltip = CoreWords::tr("How many numbers each token has.")},
        {.key = "heads", .maximum = double(kMostInfluenceWidth), .divides = "d"},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "matrix", .names = kFadingMatrices},
        {.key = "row", .most = lastOf<&Parameters::n>, .mostText = "n - 1"},
        {.key = "column",
         .most = [](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix.empty() || parameters.matrix == kFadingMatrices[0]
                        ? lastOf<&Parameters::n>(parameters)
                        : std::int64_t(kInfluenceLayers.size()) - 1;
         },
         .mostText = "of influence n - 1, else 2"},
    };
}

std::vector<TableDescription> tablesOfFading() {
    using enum ColumnType;
    return {
        {"influence",
         "an output of --architecture, 0 to n - 1",
         {{"column", "0 to n - 1", Real, "spectral norm of the output's derivatives by that input"}}},
        {"by-distance",
         "a distance, output less input",
         {{"distance", "", Integer, "0 to n - 1"},
          {"mean", "", Real, "influence in --architecture, mean over the pairs so far apart"},
          {"least", "", Real, "the smallest of them"},
          {"most", "", Real, "the largest of them"},
          {"recurrent", "", Real, "mean in the recurrence"},
          {"convolution", "", Real, "mean in the stacked convolutions"},
          {"attention", "", Real, "mean in self-attention"}}},
        {"gradient",
         "a distance of the token that the last one must name",
         {{"delta", "", Integer, "0 to n - 1"},
          {"recurrent", "", Real, "norm of the loss's gradient by the input there, over that by the last input"},
          {"convolution", "", Real, "likewise in the stacked convolutions"},
          {"attention", "", Real, "likewise in self-attention"}}},
    };
}

struct FadingExhibit : FadingWords {
    static ExhibitInfo info() {
        return {.id = "fading",
                .chapter = Chapter::Training,
                .makeFigure = fadingFigure,
                .stage = {"offset", "spectral-radius"},
                .uses = usesOfFading(),
                .tables = tablesOfFading(),
                .beginsAtStart = true};
    }
    static double memoryNeeded(const Parameters& parameters) { return fadingBytes(parameters); }
};

}  // namespace

const Exhibit& fading() {
    return only<WholeResumedExhibit<FadingStudy, FadingExhibit, studyFading>>();
}

}  // namespace attention
