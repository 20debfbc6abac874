#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "core/training/learned_positions_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/learned_positions/words.h"
#include "ui/exhibits/preset_values.h"
#include "ui/text/number_format.h"
#include "ui/text/parameter_text.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr std::array<std::string_view, 5> kTasks{"look-back", "reverse", "sort", "majority", "repeat"};
constexpr std::array<std::string_view, 2> kTables{"learned", "relative"};

std::vector<ParameterUse> usesOfLearnedPositions() {
    return {
        {.key = "task", .acceptedNames = kTasks},
        {.key = "encoding",
         .acceptedNames = kTables,
         .tooltip = CoreMessages::tr("A row for each position, or a number for each offset and head.")},
        {.key = "n", .minimum = 2, .maximum = 64, .sliderMaximum = 32},
        taskOffsetUse(),
        {.key = "steps", .sliderMaximum = 1000},
        trainingStepUse(1000),
        {.key = "learning-rate", .sliderMinimum = 1e-4, .sliderMaximum = 0.1},
        {.key = "d", .minimum = 2, .maximum = 128, .sliderMaximum = 64, .multipleOf = 2},
        {.key = "heads", .maximum = 16, .mustDivideKey = "d"},
        {.key = "head", .maximum = 63, .role = ParameterRole::View},
        {.key = "batch-size", .sliderMaximum = 128},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "matrix", .acceptedNames = kPositionMatrices},
        {.key = "row",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return positionMatrixShape(parameters, parameters.matrix).rows - 1;
         },
         .dynamicMaximumText = "the last row of the matrix"},
        {.key = "column",
         .dynamicMaximum = [](const Parameters& parameters) -> std::int64_t {
             return positionMatrixShape(parameters, parameters.matrix).columns - 1;
         },
         .dynamicMaximumText = "the last column of the matrix"},
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

/// The values that all presets share; 300 steps are enough for a learned table.
const PresetValues kShared = "encoding=learned; n=16; learning-rate=0.006; batch-size=16; seed=1; head=2; steps=300";

constexpr auto kShown = ComparedPositions::Shown;
constexpr auto kSinusoidal = ComparedPositions::Sinusoidal;

/// The exhibit of learned positions: its presets and texts.
class LearnedPositions : public ExhibitWithStudy<LearnedPositionsStudy>,
                         public Incremental,
                         public Trainable,
                         private LearnedPositionsWords {
    Q_DECLARE_TR_FUNCTIONS(LearnedPositions)

 public:
    LearnedPositions()
        : ExhibitWithStudy({.id = "learned-positions",
                            .chapter = Chapter::Training,
                            .makeFigure = learnedPositionsFigure,
                            .presentationKeys = {"training-step", "offset"},
                            .uses = usesOfLearnedPositions(),
                            .tables = tablesOfLearnedPositions(),
                            .tabs = {{"tables", CoreMessages::tr("Learned beside sines")},
                                     {"alike", CoreMessages::tr("How alike positions are")},
                                     {"weights", CoreMessages::tr("Where a head looks")},
                                     {"lengths", CoreMessages::tr("Longer sequences")}},
                            .usesStartPreset = true}) {}
    double memoryNeeded(const Scene& scene) const override { return learnedPositionsBytes(scene.parameters); }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyLearnedPositions(scene.parameters, stop);
    }
    StudyPtr computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const override {
        return studyLearnedPositions(scene.parameters, stop, &castStudy(before));
    }
    std::shared_ptr<SharedTrainingRun> runOf(const Study& study) const override { return castStudy(study).run; }
    ExhibitTexts textsFor(const Scene& scene) const override {
        return {tr("Learned positions"), tr("Learned positions"),
                scene.parameters.encoding == EncodingChoice::Relative
                    ? tr("A number for each offset is all that a head needs to learn how far back to look.")
                    : tr("A learned table looks nothing like sines, yet works as well at its training length.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("A table after training"),
             tr("A row for each position, trained to look three back: it is right as often as sines are."),
             kShared.overriddenBy("matrix=table")},
            {"before", tr("Before training"),
             tr("The same table as it was drawn: the layer looks everywhere alike and guesses."),
             kShared.overriddenBy("training-step=0; matrix=weights; row=10; column=7")},
            {"half-way", tr("Half-way"),
             tr("At step 240 seven answers of ten are right: the head has begun to look three back."),
             kShared.overriddenBy("training-step=240; matrix=weights; row=7; column=4")},
            {"reverse", tr("Reverse"),
             tr("The task is to read backwards: the weights of the learned table become the other diagonal."),
             kShared.overriddenBy("task=reverse; steps=400; matrix=weights; row=10; column=5")},
            {"relative", tr("A number for each offset"),
             tr("A relative table: each head learns one number for each offset, here a high one at −3, three back."),
             kShared.overriddenBy("encoding=relative; matrix=table; row=2; column=13")},
            {"longer", tr("Twice as long"),
             tr("Trained at length 8, both are right only about half the time at length 16."),
             kShared.overriddenBy("n=8; matrix=weights; row=4; column=1")},
            {"no-order", tr("A task without order"),
             tr("The most frequent letter needs no positions: the head looks everywhere alike, whatever the table."),
             kShared.overriddenBy("task=majority; matrix=weights; row=10; column=7")},
        };
    }
    Caption caption(const LearnedPositionsStudy& study, const Scene& scene) const override {
        return {
            study.definition(), observation(study, scene), suggestion(study), more(study),
            tr("BERT and GPT-2, two well-known language models, learn their positions in this way, which is why they "
               "have a longest input. Vaswani et al. (2017) tried both and found nearly the same quality; they chose "
               "sines in the hope that these would carry on to longer sequences.")};
    }
    QString description(const LearnedPositionsStudy& study, const Scene& scene) const override {
        const Index head = headOf(study, scene.parameters);
        const auto describeSet = [&](const QString& name, ComparedPositions set) {
            const TrainedPositions& positions = study.of(set);
            QStringList lengths;
            for (std::size_t i = 0; i < study.lengths.size(); ++i)
                lengths += tr("%1 at length %2").arg(share(positions.accuracies[i]), formatInteger(study.lengths[i]));
            return tr("%1: diagonals of one colour in the products %2; head %3 gives the right place %4 of its weight; "
                      "accuracy %5.")
                .arg(name, share(positions.explained.offDiagonal), formatInteger(head),
                     share(study.meanTargetWeight(set, head)), joinList(lengths));
        };
        QStringList sentences{
            tr("Positions in a layer in training (task: %1; positions: %2; heads: %3; width: %4), one "
               "set below the other, each as a table, as the products of its rows, as the weights that "
               "positions alone give, and as accuracy at lengths.")
                .arg(choiceWords(kChoiceValues<TrainingTask>[std::size_t(study.settings.task)]),
                     choiceWords(kChoiceValues<TrainedEncoding>[std::size_t(study.settings.encoding)]),
                     formatInteger(study.settings.heads), formatInteger(study.settings.d))};
        if (!study.isRelative()) sentences += describeSet(tr("Before training"), ComparedPositions::Initial);
        sentences += describeSet(tr("After %1 steps").arg(formatInteger(study.step)), kShown);
        sentences += describeSet(tr("Sinusoidal"), kSinusoidal);
        return sentences.join(sentenceSeparator());
    }
    CellTags tags(const LearnedPositionsStudy&, const Scene& scene, const Cell& cell) const override {
        CellTags tags;
        const PositionCell decoded(cell.matrix);
        if (decoded.set == ComparedPositions::Initial) tags.push_back({tr("before training")});
        if (decoded.set == kSinusoidal) tags.push_back({tr("sinusoidal")});
        const bool isRelative = scene.parameters.encoding == EncodingChoice::Relative && decoded.set != kSinusoidal;
        const QString head = tr("head %1").arg(formatInteger(scene.parameters.head.value_or(0)));
        const auto offsetTag = [](Index offset) {
            return Explanation::Tag{tr("offset %1").arg(formatInteger(offset)), IndexRole::Delta};
        };
        switch (decoded.matrix) {
            case PositionMatrix::Entries:
                if (isRelative) {
                    tags.push_back({tr("head %1").arg(formatInteger(cell.row))});
                    tags.push_back(offsetTag(cell.column - scene.parameters.n));
                    break;
                }
                tags.push_back({tr("position %1").arg(formatInteger(cell.row)), IndexRole::I});
                tags.push_back({tr("column %1").arg(formatInteger(cell.column)), IndexRole::J});
                break;
            case PositionMatrix::Products:
                if (isRelative) tags.push_back({head});
                tags.push_back({tr("position %1").arg(formatInteger(cell.row)), IndexRole::I});
                tags.push_back({tr("position %1").arg(formatInteger(cell.column)), IndexRole::J});
                tags.push_back(offsetTag(cell.column - cell.row));
                break;
            case PositionMatrix::Weights:
                tags.push_back({head});
                tags.push_back({tr("query %1").arg(formatInteger(cell.row)), IndexRole::I});
                tags.push_back({tr("key %1").arg(formatInteger(cell.column)), IndexRole::J});
                break;
        }
        return tags;
    }
    Explanation explain(const LearnedPositionsStudy& study, const Scene& scene, const Cell& cell) const override {
        Explanation explanation;
        const PositionCell decoded(cell.matrix);
        const bool isRelative = study.of(decoded.set).isRelative;
        explanation.derivation = study.derivation(cell, headOf(study, scene.parameters));
        explanation.value = formatSignificantDigits(explanation.derivation.value, 4);
        switch (decoded.matrix) {
            case PositionMatrix::Entries:
                explanation.sentence = decoded.set == kSinusoidal ? tr("from the formula; training leaves it as it is")
                                       : decoded.set == kShown    ? tr("what training has made of this number")
                                       : isRelative               ? tr("what this number begins as")
                                                                  : tr("drawn at random before training");
                break;
            case PositionMatrix::Products:
                explanation.sentence = isRelative ? tr("what the offset of these two positions adds to the score")
                                                  : tr("how alike the rows of these two positions are");
                break;
            case PositionMatrix::Weights:
                explanation.sentence = tr("the weight that this query gives to this key from positions alone");
                break;
        }
        return explanation;
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        if (key == "offset" && scene.parameters.task != TrainingTask::LookBack)
            return {tr("Only the task “look back” has it."), "with --task look-back"};
        return {};
    }
    std::optional<SceneProblem> problem(const Scene& scene) const override {
        const TrainingProblem problem = trainingProblem(learnedPositionsSettings(scene.parameters));
        if (problem.empty()) return std::nullopt;
        return SceneProblem{
            .key = std::string(problem.key),
            .sentence = problem.sentence,
            .words = tr(
                "This training would take more memory than this machine can spare: make 𝑑, 𝑛 or the batch smaller.")};
    }

 private:
    static QString observation(const LearnedPositionsStudy& study, const Scene& scene) {
        const TrainedPositions &shown = study.of(kShown), &sinusoidal = study.of(kSinusoidal);
        QStringList sentences;
        if (study.diverged) {
            sentences +=
                tr("At step %1 the <a href=\"term:loss\">loss</a> was no number any more: the training stopped. "
                   "The last good step is shown.")
                    .arg(formatInteger(*study.diverged));
            sentences += tr("A smaller learning rate helps.");
        }
        sentences += tr("%1 of the answers are right, with sines %2.")
                         .arg(share(shown.accuracies.front()), share(sinusoidal.accuracies.front()));
        if (!study.isRelative())
            sentences += scene.parameters.show == "tables" ? tr("Only the columns of the sines are waves.")
                                                           : tr("Only with sines has each diagonal of 𝑃𝑃ᵀ one colour.");
        sentences += tr("At length %1, which no training met, %2 are right, with sines %3.")
                         .arg(formatInteger(study.lengths.back()), share(shown.accuracies.back()),
                              share(sinusoidal.accuracies.back()));
        return sentences.join(sentenceSeparator());
    }
    static QString suggestion(const LearnedPositionsStudy& study) {
        const QString start = study.step > 0
                                  ? tr("<a href=\"training-step=0\">Go back to the start</a> and click Train.")
                                  : tr("Click Train, or <a href=\"play:training-step\">let the steps run</a>.");
        const QString other = study.isRelative()
                                  ? tr("<a href=\"preset:start\">Learn a row for each position</a> instead.")
                                  : tr("<a href=\"preset:relative\">Learn a number for each offset</a> instead.");
        return QStringList{start, other}.join(sentenceSeparator());
    }
    static QString more(const LearnedPositionsStudy& study) {
        QStringList sentences;
        if (study.isRelative()) {
            sentences += tr(
                "A relative table has a number 𝑏 for each offset and head, which is added to the scores; all begin at "
                "0. Shaw et al. (2018) learn a vector for each offset; a number is the simplest form.");
            sentences +=
                tr("It lasts longer than a table of rows, because an offset is the same wherever it is. Offsets that "
                   "training never met keep their 0, and spoil it in the end.");
            sentences +=
                tr("No offset tells how far the end is: <a href=\"task=reverse\">reverse</a> cannot be learned in this "
                   "way.");
        } else {
            sentences += tr(
                "𝑝 are the rows of the table 𝑃, one for each position. 𝑆 says how alike two rows are; 𝑠 is the score "
                "that the layer makes of them with its matrices for queries and keys.");
            sentences +=
                tr("Distance explains 1 of 𝑃𝑃ᵀ, all of it, if each diagonal has a single colour, and little if the "
                   "colours are random. To find it, replace each number by the mean of its diagonal: it is the part of "
                   "the variance that is left. (The main diagonal is left out.)");
            sentences += tr(
                "The layer can use the offset even if 𝑃𝑃ᵀ does not show it: its matrices lie between the table and the "
                "scores. Another <a href=\"play:seed\">seed</a> gives another table, which works as well.");
            sentences +=
                tr("The table has %1 rows. Sequences of length %2 train the first %2; the others stay random, and "
                   "after the last row there is none. Sines go on, but the layer never learned what to do with them.")
                    .arg(formatInteger(kPositionTableFactor * study.settings.n), formatInteger(study.settings.n));
        }
        sentences += tr(
            "On the page “Training” each token’s row is rescaled before attention (layer norm); here it is not, so the "
            "numbers differ. Without it a score is a sum of products of words and positions. The pictures of weights "
            "use the products of positions with positions alone.");
        return joinParagraphs(sentences);
    }
};

}  // namespace

QString LearnedPositionsWords::share(double fraction) {
    return std::isnan(fraction) ? QStringLiteral("–") : formatDecimals(fraction, 2);
}

Index LearnedPositionsWords::headOf(const LearnedPositionsStudy& study, const AttentionParameters& parameters) {
    return std::clamp<Index>(parameters.head.value_or(0), 0, study.settings.heads - 1);
}

const Exhibit& learnedPositions() {
    return singleton<LearnedPositions>();
}

}  // namespace attention
