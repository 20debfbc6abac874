#include "ui/exhibits/induction/exhibit.h"

#include <array>

#include "ui/exhibits/example_table.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/extracted_layers.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 2> kInductionMatrices{"weights", "example"};
constexpr std::array<std::string_view, 2> kInductionEncodings{"none", "rotary"};

std::int64_t lastLetter(const Parameters& parameters) {
    return std::int64_t(inductionExample(parameters).tokens.size()) - 1;
}

std::vector<ParameterUse> usesOfInduction() {
    return {
        {.key = "layers",
         .minimum = 1,
         .maximum = 2,
         .tooltip = CoreMessages::tr("The model of one layer, or that of two. Each layer has one head and no MLP.")},
        {.key = "encoding", .acceptedNames = kInductionEncodings},
        {.key = "training-step", .minimum = 0, .maximum = kInductionSteps, .multipleOf = kInductionStride},
        {.key = "ablated"},
        {.key = "example"},
        {.key = "layer",
         .dynamicMaximum = [](const Parameters& parameters) { return parameters.layers - 1; },
         .dynamicMaximumText = "layers - 1",
         .maximumExplanation = CoreMessages::tr("the last layer is %1"),
         .label = CoreMessages::tr("layer")},
        {.key = "matrix", .acceptedNames = kInductionMatrices},
        {.key = "row", .dynamicMaximum = lastLetter, .dynamicMaximumText = "the example's last place"},
        {.key = "column",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == "example" ? 0 : lastLetter(parameters);
         },
         .dynamicMaximumText = "the example's last place (in example: 0)"},
    };
}

std::vector<TableDescription> tablesOfInduction() {
    using enum ColumnType;
    return {
        {"accuracy",
         "each tenth step of the models of one and of two layers",
         {{"step", "", Integer, "updates made"},
          {"layers", "", Integer, "1 or 2"},
          {"first-half", "", Real, "next letters named rightly in a random half, 0 to 1"},
          {"second-half", "", Real, "the same where the half stands again"}}},
        {"loss",
         "each tenth step of the models of one and of two layers",
         {{"step", "", Integer, "updates made"},
          {"layers", "", Integer, "1 or 2"},
          {"loss", "", Real, "mean of -ln p(next letter) in the second half"}}},
        {"weights",
         "a weight, with the heads that are switched off",
         {{"layer", "", Integer, "0 or 1"},
          {"head", "", Integer, "0"},
          {"query", "", Integer, "place of the example that looks"},
          {"key", "", Integer, "place that is looked at"},
          {"value", "", Real, "the attention weight"}},
         {"layers", "1", "letters", "letters"}},
        {"ablation",
         "heads that are switched off",
         {{"ablated", "", Text, "layer,head; empty: none"},
          {"first-half", "", Real, "next letters named rightly in a random half, 0 to 1"},
          {"second-half", "", Real, "the same where the half stands again"},
          {"target-weight", "", Real,
           "mean weight of the last layer on what followed the same letter, in the example"}}},
        {"composition",
         "a way in which layer 1 can read what layer 0 wrote; of one layer nan",
         {{"kind", "", Text, "query, key or value"},
          {"score", "", Real, "||M W_OV||/(||M|| ||W_OV||) in Frobenius norms"},
          {"untrained", "", Real, "the same before training"}}},
        {"score-parts",
         "a score of layer 1; of one layer nan",
         {{"query", "", Integer, "place of the example that looks"},
          {"key", "", Integer, "place that is looked at"},
          {"letter", "", Real, "its part through the key's own letter"},
          {"written", "", Real, "its part through what layer 0 wrote there"},
          {"bias", "", Real, "its part through the bias of layer norm"},
          {"score", "", Real, "their sum"}}},
        exampleTable(),
    };
}

ModelValues shippedInductionValues(const InductionModel& model) {
    return shippedModelValues(model.name, model.settings);
}

}  // namespace

Induction::Induction()
    : ExhibitWithStudy({.id = "induction",
                        .chapter = Chapter::Models,
                        .makeFigure = inductionFigure,
                        .presentationKeys = {"training-step", "layers"},
                        .uses = usesOfInduction(),
                        .tables = tablesOfInduction(),
                        .tabs = {{"learned", CoreMessages::tr("One layer, two layers")},
                                 {"heads", CoreMessages::tr("How the heads compose")},
                                 {"off", CoreMessages::tr("Switch heads off")}},
                        .usesStartPreset = true}) {}

StudyPtr Induction::compute(const Scene& scene, std::stop_token stop) const {
    return studyInduction(scene.parameters, shippedInductionValues, stop);
}

StudyPtr Induction::computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const {
    return studyInduction(scene.parameters, shippedInductionValues, stop, &castStudy(before));
}

const Exhibit& induction() {
    return singleton<Induction>();
}

}  // namespace attention
