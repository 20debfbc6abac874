#include <algorithm>
#include <array>
#include <memory>

#include "core/attention/order_study.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/order/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/exhibits/worded_exhibit.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr Index kMostTokens = 512;

std::vector<ParameterUse> usesOfOrder() {
    return {
        {.key = "tokens"},
        {.key = "order",
         .label = CoreWords::tr("order: word at place 0, 1, …"),
         .tooltip = CoreWords::tr("Which word comes to place 0, 1, 2 and so on: its place in reading order, counted "
                                  "from 0, as in 2, 0, 1. Empty: a shuffle.")},
        {.key = "add-position"},
        {.key = "mask"},
        {.key = "radius", .sliderMaximum = 16},
        {.key = "n", .maximum = double(kMostTokens), .sliderMaximum = 64, .label = CoreWords::tr("words")},
        {.key = "d", .maximum = 2048, .sliderMaximum = 128},
        {.key = "heads", .divides = "d"},
        {.key = "attention-projections"},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
        {.key = "matrix", .names = kOrderMatrices},
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

/// Self-attention, without what only other exhibits use. Drawn embeddings are multiplied by sqrt(d), as in the
/// Transformer, or words would drown in positions and one output would look like the next.
Scene ownScene(const Scene& scene) {
    Scene own = scene;
    own.parameters = numbersOnly(order().uses(), scene.parameters);
    own.parameters.scaleEmbedding = true;
    own.arrays.erase("memory");
    // A batch that another exhibit shows is none of this one's.
    if (!order().arrayOf(own, "input")) own.arrays.erase("input");
    return own;
}

struct Order : OrderWords {
    Q_DECLARE_TR_FUNCTIONS(Order)

 public:
    static ExhibitInfo info() {
        return {.id = "order",
                .chapter = Chapter::Attention,
                .makeFigure = orderFigure,
                .stage = {"seed", "row"},
                .uses = usesOfOrder(),
                .tables = tablesOfOrder(),
                .arrays = {{"input", 2, 2, "embeddings, n x d"}, attentionArrays()[2]}};
    }
    static std::vector<Decision> decided(const Scene& scene) { return decidedByAttention(ownScene(scene)); }
    static NoEffect noEffect(std::string_view key, const Scene& scene) {
        // What positions do is shown beside the layer without them, and so is a base.
        if (key == "base") return {};
        // The seed shuffles the sentence where no order is given.
        if (key == "seed" && scene.parameters.order.empty()) return {};
        return idleParameter(key, ownScene(scene));
    }

    static std::optional<SceneProblem> problem(const Scene& scene) {
        if (auto problem = problemOfAttention(ownScene(scene))) return problem;
        if (const auto sentence = sceneOrderProblem(ownScene(scene)))
            return SceneProblem{"order", false, *sentence,
                                tr("The order does not fit the sentence: it names each of the places 0 to %1 once, as "
                                   "in “2, 0, 1” for three tokens. Without one the sentence is shuffled.")
                                    .arg(wholeNumber(attentionSizes(ownScene(scene)).queryCount - 1))};
        return std::nullopt;
    }

    static double memoryNeeded(const Scene& scene) { return 2 * orderStudyBytes(ownScene(scene)); }
    static std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) {
        return orderStudy(ownScene(scene), stop);
    }
    static std::vector<Explanation::Tag> tags(const OrderStudy& study, const Cell& cell) {
        const bool isShuffled = cell.matrix == kOrderMatrices[1];
        const Index token = isShuffled ? study.shown.order[std::size_t(cell.row)] : Index(cell.row);
        const QString word = quotedWord(study.setting.words[std::size_t(token)]);
        return {{tr("place %1: %2").arg(wholeNumber(cell.row), word), IndexRole::I},
                {tr("column %1").arg(wholeNumber(cell.column)), IndexRole::J}};
    }
};

}  // namespace

const Exhibit& order() {
    return only<WholeExhibit<OrderStudy, Order>>();
}

}  // namespace attention
