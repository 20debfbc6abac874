#include <algorithm>
#include <array>

#include "core/training/learned_positions_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/learned_positions/words.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 5> kTasks{"look-back", "reverse", "sort", "majority", "repeat"};
constexpr std::array<std::string_view, 2> kTables{"learned", "relative"};

std::vector<ParameterUse> usesOfLearnedPositions() {
    return {
        {.key = "task", .names = kTasks},
        {.key = "encoding",
         .names = kTables,
         .tooltip = CoreWords::tr("A row for each position, or a number for each offset and head.")},
        {.key = "n", .minimum = 2, .maximum = 64, .sliderMaximum = 32},
        {.key = "offset",
         .minimum = 1,
         .sliderMaximum = 8,
         .most = [](const Parameters& parameters) { return std::max<std::int64_t>(1, parameters.n - 1); },
         .mostText = "n - 1"},
        {.key = "steps", .sliderMaximum = 1000},
        {.key = "training-step",
         .sliderMaximum = 1000,
         .most = [](const Parameters& parameters) { return parameters.steps; },
         .mostText = "steps"},
        {.key = "learning-rate", .sliderMinimum = 1e-4, .sliderMaximum = 0.1},
        {.key = "d", .minimum = 2, .maximum = 128, .sliderMaximum = 64, .multipleOf = 2},
        {.key = "heads", .maximum = 16, .divides = "d"},
        {.key = "head", .role = ParameterRole::View},
        {.key = "batch-size", .sliderMaximum = 128},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "matrix", .names = kPositionMatrices},
        {.key = "row",
         .most = [](const Parameters& parameters) -> std::int64_t {
             return positionMatrixShape(parameters, parameters.matrix).rows - 1;
         },
         .mostText = "the last row of the matrix"},
        {.key = "column",
         .most = [](const Parameters& parameters) -> std::int64_t {
             return positionMatrixShape(parameters, parameters.matrix).columns - 1;
         },
         .mostText = "the last column of the matrix"},
    };
}

std::vector<TableDescription> tablesOfLearnedPositions() {
    using enum ColumnType;
    return {
        {"explained",
         "one of three sets of positions",
         {{"positions", "", Text, "before, shown or sinusoidal"},
          {"step", "", Integer, "updates that its layer has had"},
          {"explained", "", Real,
           "part of the variance of P P^T that the offset explains, 0 to 1; of a relative table, of its first head's "
           "scores; nan where all are alike"},
          {"beside-diagonal", "", Real, "the same without the main diagonal"}}},
        {"table",
         "a number of the table",
         {{"row", "", Integer, "the position; of a relative table the head"},
          {"column", "", Integer, "0 to d - 1; of a relative table the offset j - i"},
          {"before", "", Real, "before training"},
          {"value", "", Real, "at the step shown"}}},
        {"products",
         "two positions",
         {{"i", "", Integer, "0 to n - 1"},
          {"j", "", Integer, "0 to n - 1"},
          {"before", "", Real, "p_i . p_j before training; nan of a relative table"},
          {"value", "", Real, "at the step shown; likewise"},
          {"sinusoidal", "", Real, "of the sinusoidal table"}}},
        {"scores",
         "a query and a key of a head",
         {{"head", "", Integer, "0 to heads - 1"},
          {"query", "", Integer, "position that looks"},
          {"key", "", Integer, "position that is looked at"},
          {"score", "", Real, "of positions alone, at the step shown"},
          {"weight", "", Real, "softmax of these scores"},
          {"sinusoidal-score", "", Real, "of the layer trained with the sinusoidal table"},
          {"sinusoidal-weight", "", Real, "softmax of these scores"}}},
        {"accuracy",
         "a length",
         {{"length", "", Integer, "of the sequences"},
          {"trained", "", Text, "yes: the layers are trained at this length"},
          {"before", "", Real, "right on 128 fresh sequences before training, 0 to 1"},
          {"accuracy", "", Real, "at the step shown"},
          {"sinusoidal", "", Real, "of the layer trained with the sinusoidal table, at its last step"}}},
    };
}

class LearnedPositionsExhibit
    : public ResumedExhibit<LearnedPositionsStudy, LearnedPositionsWords, studyLearnedPositions>,
      public Trainable {
 public:
    LearnedPositionsExhibit()
        : ResumedExhibit({.id = "learned-positions",
                          .chapter = Chapter::Training,
                          .makeFigure = learnedPositionsFigure,
                          .stage = {"training-step", "offset"},
                          .uses = usesOfLearnedPositions(),
                          .tables = tablesOfLearnedPositions(),
                          .beginsAtStart = true}) {}

    double memoryNeeded(const Scene& scene) const override { return learnedPositionsBytes(scene.parameters); }
    std::shared_ptr<SharedTrainingRun> runOf(const Study& study) const override {
        return static_cast<const LearnedPositionsStudy&>(study).run;
    }
};

}  // namespace

const Exhibit& learnedPositions() {
    return only<LearnedPositionsExhibit>();
}

}  // namespace attention
