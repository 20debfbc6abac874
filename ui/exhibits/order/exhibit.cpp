#include <algorithm>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/order_study.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/extracted_layers.h"
#include "ui/exhibits/order/words.h"
#include "ui/exhibits/preset_values.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

constexpr Index kMaxOrderTokens = 512;

std::vector<ParameterUse> usesOfOrder() {
    return {
        {.key = "tokens"},
        {.key = "order",
         .label = CoreMessages::tr("order: word at place 0, 1, …"),
         .tooltip = CoreMessages::tr("Which word comes to place 0, 1, 2 and so on: its place in reading order, counted "
                                     "from 0, as in 2, 0, 1. Empty: a shuffle.")},
        {.key = "add-position"},
        {.key = "mask"},
        {.key = "radius", .sliderMaximum = 16},
        {.key = "n", .maximum = double(kMaxOrderTokens), .sliderMaximum = 64, .label = CoreMessages::tr("words")},
        {.key = "d", .maximum = 2048, .sliderMaximum = 128},
        {.key = "heads", .maximum = 64, .mustDivideKey = "d"},
        {.key = "attention-projections"},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
        {.key = "matrix", .acceptedNames = kOrderMatrices},
        {.key = "row"},
        {.key = "column"},
    };
}

std::vector<TableDescription> tablesOfOrder() {
    return {
        {"difference",
         "whether positions are added: off, then on",
         {{"add-position", "", ColumnType::Text, "off or on"},
          {"mask", "", ColumnType::Text, "none, causal, or the radius"},
          {"largest-difference", "", ColumnType::Real, "of any token's output, in any column"}}},
        {"output", "a token in reading order", dimensionColumns("output Y")},
        {"shuffled-output", "a place of the shuffled sentence", dimensionColumns("output Z of the token there")},
        {"token-difference", "a token in reading order",
         dimensionColumns("output when shuffled minus output in reading order")},
        {"order",
         "a place of the shuffled sentence",
         {{"place", "", ColumnType::Integer, "0 to n - 1"},
          {"token", "", ColumnType::Text, "the token there"},
          {"reading-place", "", ColumnType::Integer, "its place in reading order"}}},
    };
}

/// The scene of the self-attention layer: without memory, and with defaults where this exhibit does not use a
/// parameter. Random embeddings are multiplied by sqrt(d), as in the Transformer; else the positions would outweigh
/// them and all outputs would look alike.
Scene ownScene(const Scene& scene) {
    Scene own = scene;
    own.parameters = dataParameters(order().uses(), scene.parameters);
    own.parameters.scaleEmbedding = true;
    own.arrays.erase("memory");
    // An input with the wrong axes, such as a batch of another exhibit, is ignored.
    if (!order().arrayOf(own, "input")) own.arrays.erase("input");
    return own;
}

/// Five words, of which two change places; d = 8, one head.
const PresetValues kExchanged = "tokens=the dog bites the man; order=0,4,2,3,1; n=5; d=8; heads=1; seed=7";

/// Names what makes the outputs depend on the order: "the numbers P and the mask".
QString positionSourceText(const OrderStudy& study) {
    const bool positions = study.setting.hasPositions;
    if (positions && study.hasMask()) return OrderWords::tr("the numbers <i>P</i> and the mask");
    if (study.isCausal()) return OrderWords::tr("the mask that hides later words");
    if (study.hasRadius()) return OrderWords::tr("the mask that hides far words");
    return OrderWords::tr("the numbers <i>P</i>");
}

/// The meaning of a cell's number, to be used inside a sentence.
QString meaningOf(const Cell& cell) {
    if (cell.matrix == kOrderMatrices[2]) return OrderWords::tr("what shuffling changes in this word’s output");
    if (cell.matrix == kOrderMatrices[1]) return OrderWords::tr("output of the word at this place, when shuffled");
    return OrderWords::tr("output of this word, in reading order");
}

QString observation(const OrderStudy& study, const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    if (parameters.row && !parameters.column)
        return OrderWords::tr("At place %1 fixed weights are the same in both sentences.")
                   .arg(formatInteger(std::min(Index(*parameters.row), Index(study.places.size()) - 1))) +
               sentenceSeparator() + OrderWords::tr("Attention’s change with the words.");
    if (study.isInReadingOrder()) return OrderWords::tr("The sentence stands in reading order, so nothing changes.");
    const QString largest = OrderWords::differenceText(study.shown.largest);
    if (!study.dependsOnPositions())
        return OrderWords::tr(
            "The words change places, and each keeps its output: the difference <i>D</i> is 0 up to rounding.");
    return OrderWords::tr("Outputs change by up to %1 (<i>D</i>): %2 make the order count.", nullptr,
                          study.setting.hasPositions ? 2 : 1)
        .arg(largest, positionSourceText(study));
}

QString suggestion(const OrderStudy& study) {
    QStringList suggestions;
    suggestions +=
        !study.setting.hasPositions ? OrderWords::tr("<a href=\"add-position=on\">Add positions</a>.")
        : study.hasMask()
            ? OrderWords::tr(
                  "<a href=\"add-position=off\">Take the positions away</a>: the mask still tells places apart.")
            : OrderWords::tr(
                  "<a href=\"add-position=off\">Take positions away</a>: <i>D</i> becomes 0 up to rounding.");
    suggestions += OrderWords::tr(
        "Drag a word at the right to another place, or <a href=\"play:seed\">shuffle again and again</a>.");
    if (study.isCausal()) suggestions += OrderWords::tr("<a href=\"mask=none\">Take the mask away</a>.");
    return suggestions.join(sentenceSeparator());
}

QString more(const OrderStudy& study, const Scene& scene) {
    QStringList sentences;
    sentences += OrderWords::tr(
        "<i>D</i> is the output after the shuffle, put back in order, minus the output before. <i>X</i> holds the "
        "words’ rows of numbers, and <i>f</i> is the attention layer. Π, a permutation matrix, puts rows into the new "
        "order, and Πᵀ puts them back. A word’s place is <i>i</i> in reading order and <i>p</i> after the shuffle.");
    if (study.setting.hasPositions) {
        QStringList added{
            OrderWords::tr("<i>P<sub>i</sub></i> is the row of numbers that is added at place <i>i</i>.")};
        if (!study.isInReadingOrder())
            added += OrderWords::tr(
                         "Words move and <i>P</i> stays: what goes in at place %1 is another word plus the same "
                         "<i>P</i><sub>%1</sub>.")
                         .arg(formatInteger(study.firstChangedPlace()));
        sentences += added.join(sentenceSeparator());
    }
    if (study.setting.hasPositions && !study.hasMask())
        sentences += OrderWords::tr(
            "Without <i>P</i>, shuffling the input only shuffles the output, <i>f</i>(Π<i>X</i>) = "
            "Π<i>f</i>(<i>X</i>), so <i>D</i> would be 0.");
    if (study.hasMask()) sentences += OrderWords::tr("With a mask <i>f</i>(Π<i>X</i>) ≠ Π<i>f</i>(<i>X</i>).");
    if (study.isCausal())
        sentences += OrderWords::tr(
            "A causal mask shows a word only itself and those before it, which are others after the shuffle. So "
            "outputs change even without positions.");
    if (!study.isCausal())
        sentences += OrderWords::tr(
            "<a href=\"mask=causal\">A causal mask</a>, which hides later words, tells places apart, too.");
    sentences += OrderWords::tr("<i>D</i> has its own colour scale, the same with and without positions.");
    if (const QString taken = modelNote(scene); !taken.isEmpty()) sentences += taken;
    if (!findValues(scene, "input"))
        sentences += OrderWords::tr(
            "The words’ rows are random numbers. They are about as large as those of <i>P</i>, because <i>P</i> would "
            "hide smaller ones.");
    sentences += OrderWords::tr(
        "A layer with <a href=\"preset:fixed-weights\">fixed weights</a> would notice the shuffle: its weights belong "
        "to places, not to words. Attention computes its weights from the words.");
    return joinParagraphs(sentences);
}

/// The exhibit about word order: its presets and texts.
class Order : public ExhibitWithStudy<OrderStudy>, private OrderWords {
    Q_DECLARE_TR_FUNCTIONS(Order)

 public:
    Order()
        : ExhibitWithStudy({.id = "order",
                            .chapter = Chapter::Attention,
                            .makeFigure = orderFigure,
                            .presentationKeys = {"seed", "row"},
                            .uses = usesOfOrder(),
                            .tables = tablesOfOrder(),
                            .arrays = {{"input", 2, 2, "embeddings, n x d"}, attentionArrays()[2]},
                            .tabs = {{"one-word", CoreMessages::tr("One word")},
                                     {"all-words", CoreMessages::tr("All words")},
                                     {"fixed-weights", CoreMessages::tr("Fixed weights beside attention’s")}}}) {}
    std::vector<DerivedParameter> derivedParameters(const Scene& scene) const override {
        return attentionDerivedParameters(ownScene(scene));
    }
    IneffectiveReason ineffectiveReason(std::string_view key, const Scene& scene) const override {
        // The base always has an effect, because outputs with positions are shown even while none are added.
        if (key == "base") return {};
        // The seed shuffles the sentence where no order is given.
        if (key == "seed" && scene.parameters.order.empty()) return {};
        return ineffectiveAttentionParameter(key, ownScene(scene));
    }

    Parameters withLinkedParameters(const Parameters& before, Parameters after) const override {
        return withoutStaleOrder(before, std::move(after));
    }
    std::optional<SceneProblem> problem(const Scene& scene) const override {
        if (auto problem = attentionSceneProblem(ownScene(scene))) return problem;
        if (const auto sentence = sceneOrderProblem(ownScene(scene)))
            return SceneProblem{"order", false, *sentence,
                                tr("The order does not fit the sentence: it names each of the places 0 to %1 once, as "
                                   "in “2, 0, 1” for three tokens. Without one the sentence is shuffled.")
                                    .arg(formatInteger(attentionSizes(ownScene(scene)).queryCount - 1))};
        return std::nullopt;
    }

    double memoryNeeded(const Scene& scene) const override { return 2 * orderStudyBytes(ownScene(scene)); }
    StudyPtr compute(const Scene& scene, std::stop_token stop) const override {
        return studyOrder(ownScene(scene), stop);
    }
    /// In "shuffled-output" the row is a position of the shuffled sentence, elsewhere it is the token's number.
    std::optional<std::int64_t> token(const OrderStudy& study, const Scene&, const Cell& cell) const override {
        return cell.matrix == kOrderMatrices[1] ? study.shown.order[std::size_t(cell.row)] : cell.row;
    }
    CellTags tags(const OrderStudy& study, const Scene& scene, const Cell& cell) const override {
        const QString word = quotedWord(study.setting.words[std::size_t(*token(study, scene, cell))]);
        return {{tr("place %1: %2").arg(formatInteger(cell.row), word), IndexRole::I},
                {tr("column %1").arg(formatInteger(cell.column)), IndexRole::J}};
    }
    ExhibitTexts textsFor(const Scene& scene) const override {
        const Parameters& values = scene.parameters;
        const bool hasMask = values.mask != MaskKind::None || (values.radius && *values.radius + 1 < values.n);
        return {tr("Word order"), tr("Word order"),
                hasMask ? tr("A mask tells places apart: with it a word’s output changes with the order even without "
                             "positions.")
                        : tr("Attention alone ignores word order; added positions make it count.")};
    }
    std::vector<Preset> presets() const override {
        return {
            {kStartPreset, tr("The dog and the man change places"),
             tr("The same words in another order: with positions their outputs change, without them they do not."),
             kExchanged.overriddenBy("matrix=token-difference; row=4; column=7")},
            {"fixed-weights", tr("Fixed weights and attention’s"),
             tr("One layer, two sentences: weights learned for places stay the same, attention’s change with the "
                "words."),
             kExchanged.overriddenBy("matrix=shuffled-output; row=1")},
            {"without-positions", tr("Without positions"),
             tr("The difference is 0 up to rounding: the outputs move along with their words."), "add-position=off"},
            {"dog-bites-man", tr("Dog bites man"),
             tr("Two words change places. Without positions neither would notice."),
             "tokens=the dog bites the man; order=0,4,2,3,1; n=5; d=16"},
            {"causal", tr("Later words hidden, no positions"),
             tr("Each word sees only itself and those before it. Who these are depends on the order, so outputs "
                "change."),
             "add-position=off; mask=causal"},
            {"window", tr("Far words hidden, no positions"),
             tr("Each word sees only itself and its neighbours. These change, so outputs change."),
             "add-position=off; radius=1"},
            {"inputs-alone", tr("No learned matrices, no positions"),
             tr("Where the score is the dot product of the words’ own vectors, the weights are shuffled along as "
                "well."),
             "add-position=off; attention-projections=off; d=8"},
            {"trained",
             tr("Trained: who is it?"),
             tr("A trained head without positions: “animal” and “street” change places, and “it” still finds "
                "“animal”."),
             "tokens=the animal with the bag did not cross the street because it was too tired; add-position=off; "
             "heads=1; order=0,9,2,3,4,5,6,7,8,1,10,11,12,13,14; matrix=output; row=11",
             {},
             {},
             pointingHeadArrays},
            {"chinese", tr("Chinese, by character"), tr("狗咬人, a dog bites a person, and the other way round."),
             "tokens=狗咬人; order=2,1,0; n=3; d=16"},
        };
    }
    Caption caption(const OrderStudy& study, const Scene& scene) const override {
        return {
            shuffledDefinition(study.setting.hasPositions, study.hasMask()),
            withModelNote(observation(study, scene), scene), suggestion(study), more(study, scene),
            tr("One often reads that shuffling leaves the output of self-attention unchanged. But the table of outputs "
               "does change: its rows move along with their words, which is called permutation equivariance. What "
               "stays the same is each word’s own output: without positions, “dog” gets the same one in “dog bites "
               "man” and in “man bites dog”.")};
    }
    QString description(const OrderStudy& study, const Scene& scene) const override {
        QStringList sentences;
        sentences += scene.parameters.show == tabs().front().name
                         ? tr("A sentence and the same words in another order below it, with a line from each word to "
                              "its new place. "
                              "Below, one word’s output before and after the shuffle and its change, without positions "
                              "at the left and "
                              "with them at the right.")
                         : tr("Outputs Y of a self-attention layer in reading order, its outputs Z for the same tokens "
                              "in another order, "
                              "with a line from each token to its new place, and their difference D, token by token, "
                              "as three heatmaps, "
                              "blue for negative and red for positive numbers; D has a scale of its own. Below the "
                              "output of one token "
                              "before and after the shuffle, without positions and with them.");
        sentences += study.setting.hasPositions ? tr("Positions are added.") : tr("No positions are added.");
        if (study.isCausal()) sentences += tr("A causal mask hides later tokens.");
        const std::vector<std::string>& words = study.setting.words;
        std::vector<std::string> shuffled;
        for (const Index token : study.shown.order) shuffled.push_back(words[std::size_t(token)]);
        sentences += tr("Reading order: %1. Shuffled: %2.").arg(tokensText(words), tokensText(shuffled));
        sentences += tr("The largest difference is %1 without positions and %2 with them.")
                         .arg(differenceText(study.withoutPositions), differenceText(study.withPositions));
        return sentences.join(sentenceSeparator());
    }
    Explanation explain(const OrderStudy& study, const Scene&, const Cell& cell) const override {
        Explanation explanation;
        explanation.sentence = meaningOf(cell);
        explanation.derivation = study.derivation(cell);
        const double value = explanation.derivation.value;
        explanation.value = cell.matrix == kOrderMatrices[2] ? differenceText(value) : formatDecimals(value, 4);
        return explanation;
    }
};

}  // namespace

QString OrderWords::differenceText(double value) {
    return value == 0 ? QStringLiteral("0") : formatSignificantDigits(value, 3);
}

const Exhibit& order() {
    return singleton<Order>();
}

}  // namespace attention
