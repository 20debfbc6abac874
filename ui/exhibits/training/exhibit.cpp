#include "ui/exhibits/training/exhibit.h"

#include <algorithm>
#include <array>

#include "core/training/extracted_layer.h"
#include "core/training/training_study.h"
#include "ui/exhibits/example_table.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 2> kTrainingMatrices{"example", "weights"};
constexpr std::array<std::string_view, 6> kTasks{"look-back", "reverse", "sort", "majority", "repeat", "induction"};
constexpr std::array<std::string_view, 7> kPositions{"none",  "sinusoidal",      "learned", "rotary",
                                                     "alibi", "alibi-two-sided", "relative"};

std::vector<ParameterUse> usesOfTraining() {
    return {
        {.key = "task", .acceptedNames = kTasks},
        {.key = "encoding", .acceptedNames = kPositions},
        {.key = "ghost"},
        {.key = "n", .minimum = 2, .maximum = 128, .sliderMaximum = 32},
        taskOffsetUse(),
        {.key = "steps", .sliderMaximum = 3000},
        trainingStepUse(3000),
        {.key = "learning-rate", .sliderMinimum = 1e-4, .sliderMaximum = 0.1},
        {.key = "d", .minimum = 2, .maximum = 256, .sliderMaximum = 64},
        {.key = "heads", .maximum = 16, .mustDivideKey = "d"},
        {.key = "head", .maximum = 63, .role = ParameterRole::View},
        {.key = "layers", .maximum = 16, .sliderMaximum = 4},
        {.key = "layer"},
        {.key = "example"},
        {.key = "mask"},
        {.key = "symbols", .sliderMaximum = 26},
        {.key = "batch-size", .sliderMaximum = 256},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "residual"},
        {.key = "mlp"},
        {.key = "norm"},
        {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
        {.key = "matrix", .acceptedNames = kTrainingMatrices},
        {.key = "row",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t { return exampleLength(parameters) - 1; },
         .dynamicMaximumText = "the example's last place"},
        {.key = "column",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == "weights" ? exampleLength(parameters) - 1 : 2;
         },
         .dynamicMaximumText = "2 (in weights: the example's last place)"},
    };
}

std::vector<TableDescription> tablesOfTraining() {
    using enum ColumnType;
    return {
        {"loss",
         "a step that is kept, or the one shown",
         {{"step", "", Integer, "updates made"},
          {"loss", "", Real, "mean of -ln p(wanted) on the batch of that step, before learning from it"},
          {"accuracy", "", Real, "right on fresh sequences of length n, 0 to 1"},
          {"ghost-loss", "", Real, "of the run beside it; nan without one"},
          {"ghost-accuracy", "", Real, "likewise"}}},
        {"accuracy",
         "a length",
         {{"length", "", Integer, "of the sequences"},
          {"trained", "", Text, "yes: the run is trained at this length"},
          {"accuracy", "", Real, "right on 128 fresh sequences at the step shown, 0 to 1"},
          {"ghost-accuracy", "", Real, "of the run beside it at the same step; nan without one"},
          {"old-places", "", Real, "right at the places below n, which training saw"},
          {"new-places", "", Real, "right at the places from n on; nan where there are none"},
          {"most-frequent", "", Real,
           "right if each place names the most frequent letter of its sequence; nan of a task to which that says "
           "nothing"}}},
        {"weights",
         "a weight",
         {{"layer", "", Integer, "0 to layers - 1"},
          {"head", "", Integer, "0 to heads - 1"},
          {"query", "", Integer, "place of the example that looks"},
          {"key", "", Integer, "place that is looked at"},
          {"value", "", Real, "the attention weight"}},
         {"layers", "heads", "n", "n"}},
        exampleTable(),
        {"accuracy-by-place",
         "a place of sequences of one length",
         {{"length", "", Integer, "of the sequences"},
          {"place", "", Integer, "0 on"},
          {"accuracy", "", Real, "right there on 128 fresh sequences; nan where nothing is to be named"},
          {"ghost-accuracy", "", Real, "of the run beside it at the same step; nan without one"}}},
        {"logits",
         "a class at a place of the example",
         {{"place", "", Integer, "0 on"},
          {"class", "", Text, "what can be named"},
          {"logit", "", Real, "its score"},
          {"probability", "", Real, "softmax of the scores of its place"},
          {"wanted", "", Text, "yes or no"},
          {"gradient", "", Real, "d(loss of the place)/d(logit): the probability, less 1 of what is wanted"}}},
        {"heads",
         "a head; none where one is alone or the model is large",
         {{"layer", "", Integer, "0 to layers - 1"},
          {"head", "", Integer, "0 to heads - 1"},
          {"right-place-weight", "", Real, "mean weight on the place that a query should look at; nan without one"},
          {"right-without", "", Integer, "places of the example that are right when the head adds nothing"}}},
        {"gradients",
         "a tensor of the model",
         {{"tensor", "", Text, "its name in model.safetensors"},
          {"numbers", "", Integer, "in it"},
          {"gradient-norm", "", Real, "root of the sum of squares of d(loss of the next batch)/d(number)"},
          {"gradient-largest", "", Real, "largest of them without sign"},
          {"value-norm", "", Real, "root of the sum of squares of the numbers themselves"}}},
    };
}

}  // namespace

Training::Training()
    : ExhibitWithStudy({.id = "training",
                        .chapter = Chapter::Training,
                        .makeFigure = trainingFigure,
                        .presentationKeys = {"training-step", "offset"},
                        .uses = usesOfTraining(),
                        .tables = tablesOfTraining(),
                        .tabs = {{"accuracy", CoreMessages::tr("With and without positions")},
                                 {"example", CoreMessages::tr("One example")},
                                 {"heads", CoreMessages::tr("Where the heads look")},
                                 {"lengths", CoreMessages::tr("Longer sequences")},
                                 {"loss", CoreMessages::tr("Loss")}},
                        .usesStartPreset = true}) {}

/// Removes a typed example that has unknown letters or is too long after the change; a random one takes its place.
Parameters Training::withLinkedParameters(const Parameters& before, Parameters after) const {
    const TrainingSettings settings = trainingSettings(after);
    const TypedExample typed = readExample(settings, after.example);
    const bool fits = typed.unknown.empty() && std::ssize(typed.tokens) <= maxExampleTokens(settings);
    if (before.example == after.example && !fits) after.example.clear();
    return after;
}

std::optional<ExtractedLayer> Training::layerOf(const Study& study, const Scene& scene) const {
    const auto& shown = castStudy(study);
    const Parameters& parameters = scene.parameters;
    ExtractedLayer taken = extractLayer(shown.settings, shown.state->values, shown.tokens(),
                                        std::clamp<Index>(parameters.layer, 0, shown.settings.layers - 1));
    taken.head = parameters.head.value_or(0);
    if (const auto cell = selectedCell(parameters)) {
        taken.query = cell->row;
        taken.key = cell->matrix == "weights" ? cell->column : shown.targetPosition(cell->row).value_or(cell->row);
    }
    return taken;
}

const Exhibit& training() {
    return singleton<Training>();
}

}  // namespace attention
