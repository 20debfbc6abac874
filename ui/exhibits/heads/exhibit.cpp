#include "ui/exhibits/heads/exhibit.h"

#include <algorithm>
#include <array>

#include "core/attention/heads_study.h"
#include "core/number_text.h"
#include "core/scene/tokens.h"
#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_exhibit.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// The matrices that a cell can be in. The rows and columns of "weights" are queries and keys, those of "entropy"
/// queries and heads. In "counts" a row is a design, column 0 its parameters and column 1 its multiply-adds.
constexpr std::array<std::string_view, 3> kMatrices{"weights", "entropy", "counts"};
constexpr std::int64_t kCountColumns = 2;

std::vector<ParameterUse> usesOfHeads() {
    return {
        {.key = "tokens"},
        {.key = "memory-tokens"},
        {.key = "n", .maximum = 4096, .sliderMaximum = 512, .label = CoreMessages::tr("words")},
        {.key = "d", .maximum = 2048, .sliderMaximum = 256},
        {.key = "head-design"},
        {.key = "heads",
         .minimum = 1,
         .sliderMaximum = 64,
         .mustDivideKey = "d",
         .mustDivideIf = +[](const Parameters& parameters) { return parameters.headDesign != HeadDesign::Wide; }},
        {.key = "layer",
         .role = ParameterRole::Data,
         .label = CoreMessages::tr("layer"),
         .tooltip = CoreMessages::tr("The layer of the loaded weights whose heads are shown, counted from 0.")},
        {.key = "head", .role = ParameterRole::View},
        {.key = "batch"},
        {.key = "sequence"},
        {.key = "heads-view"},
        {.key = "isolate-head"},
        {.key = "weights-scale"},
        {.key = "mask"},
        {.key = "radius", .sliderMaximum = 16},
        {.key = "valid-length"},
        {.key = "query-valid-length"},
        {.key = "temperature", .sliderMinimum = 0.01, .sliderMaximum = 100},
        {.key = "attention-dropout"},
        {.key = "add-position"},
        {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
        {.key = "scale-embedding"},
        {.key = "numbers"},
        {.key = "seed", .sliderMaximum = 99},
        {.key = "matrix", .acceptedNames = kMatrices},
        {.key = "row",
         .dynamicMaximum = +[](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == "counts" ? std::int64_t(kHeadDesigns.size()) - 1 : parameters.n - 1;
         },
         .dynamicMaximumText = "n - 1 (in counts: 2)"},
        {.key = "column",
         .dynamicMaximum = +[](const Parameters& parameters) -> std::int64_t {
             return parameters.matrix == "counts"    ? kCountColumns - 1
                    : parameters.matrix == "entropy" ? parameters.heads - 1
                                                     : parameters.m - 1;
         },
         .dynamicMaximumText = "m - 1 (in entropy: heads - 1; in counts: 1)"},
    };
}

std::vector<TableDescription> tablesOfHeads() {
    return {
        {"weights",
         "a weight; with a batch of several, sequence is the first column",
         {{"head", "", ColumnType::Integer, "0 to heads - 1"},
          {"query", "", ColumnType::Integer, "0 to n - 1"},
          {"key", "", ColumnType::Integer, "0 to m - 1"},
          {"weight", "", ColumnType::Real, "attention weight, exactly 0 where masked"}},
         {"heads", "n", "m"}},
        {"output", "a token, 0 to n - 1; with a batch of several, sequence is the first axis",
         dimensionColumns("output of the layer there")},
        {"entropy",
         "a query of a head",
         {{"sequence", "", ColumnType::Integer, "sequence of the batch"},
          {"head", "", ColumnType::Integer, "0 to heads - 1"},
          {"query", "", ColumnType::Integer, "0 to n - 1"},
          {"entropy", "", ColumnType::Real,
           "-sum of w ln w of its weights, before dropout, loaded ones divided by their sum"},
          {"keys", "", ColumnType::Integer, "keys that it sees: the entropy is at most ln(keys)"}}},
        {"counts",
         "a design for which heads divide d",
         {{"design", "", ColumnType::Text, "sliced, narrow or wide"},
          {"width", "", ColumnType::Integer, "columns of one head"},
          {"parameters", "", ColumnType::Integer, "with W_o, without biases"},
          {"multiply-adds", "", ColumnType::Integer, "of one sequence, everything included"},
          {"held", "", ColumnType::Integer, "numbers in memory: parameters, Q, K, V, weights and outputs"}}},
    };
}

std::vector<ArrayUse> arraysOfHeads() {
    std::vector<ArrayUse> arrays = attentionArrays();
    arrays.push_back({"attention", 2, 4, "weights of your own, heads x n x m or layers x heads x n x m"});
    return arrays;
}

Index headsOf(const Scene& scene) {
    const auto loaded = LoadedWeights::of(scene);
    return loaded ? loaded->heads() : Index(scene.parameters.heads);
}

/// The scene for the computation of the layer: parameters that this exhibit does not use have their defaults.
Scene layerScene(const Scene& scene) {
    Scene layer = scene;
    layer.parameters = dataParameters(heads().uses(), scene.parameters);
    return layer;
}

}  // namespace

Index Heads::headOf(const HeadsStudy& study, const Scene& scene) {
    return std::clamp<Index>(Index(scene.parameters.head.value_or(0)), 0, study.headCount() - 1);
}

Heads::Heads()
    : ExhibitWithStudy({.id = "heads",
                        .chapter = Chapter::Attention,
                        .makeFigure = headsFigure,
                        .presentationKeys = {"head", "temperature"},
                        .uses = usesOfHeads(),
                        .tables = tablesOfHeads(),
                        .arrays = arraysOfHeads(),
                        .tabs = {{kOneWordTab, CoreMessages::tr("One word in each head")},
                                 {"links", CoreMessages::tr("All words")},
                                 {kColumnsTab, CoreMessages::tr("How heads share columns")}},
                        .selectionKind = SelectionKind::QueryKey,
                        .selectionMatrices = {kMatrices[0]}}) {}

std::vector<DerivedParameter> Heads::derivedParameters(const Scene& scene) const {
    const auto loaded = LoadedWeights::of(scene);
    if (!loaded) return attentionDerivedParameters(scene);
    std::vector<DerivedParameter> decisions{{"n", loaded->queries(), false, "attention"},
                                            {"m", loaded->keys(), false, "attention"},
                                            {"heads", loaded->heads(), false, "attention"},
                                            {"head", loaded->heads() - 1, true, "attention"}};
    // The exhibit has no parameter `layers`, but the maximum of `layer` depends on it.
    if (loaded->layers() > 1) {
        decisions.push_back({"layers", loaded->layers(), false, "attention"});
        decisions.push_back({"layer", loaded->layers() - 1, true, "attention"});
    }
    return decisions;
}

std::optional<SceneProblem> Heads::problem(const Scene& scene) const {
    const auto loaded = LoadedWeights::of(scene);
    if (!loaded) return attentionSceneProblem(scene);
    if (const auto place = loaded->firstNegative()) {
        const auto [head, query, key] = *place;
        const double value = loaded->head(head)(query, key);
        return SceneProblem{
            "attention", true,
            "the weight at head " + std::to_string(head) + ", query " + std::to_string(query) + ", key " +
                std::to_string(key) + " is " + formatNumber(value) + "; accepted: numbers from 0 on",
            tr("These are no attention weights: in head %1, query %2 gives key %3 the weight %4, and none is below "
               "0.")
                .arg(formatInteger(head), formatInteger(query), formatInteger(key), formatSignificantDigits(value, 4))};
    }
    const auto lengthProblem = [](std::string_view key, const std::string& sentence, Index count,
                                  const char* axis) -> std::optional<SceneProblem> {
        const auto words = Index(userTokens(sentence).size());
        if (words == 0 || words == count) return std::nullopt;
        const bool isList = isTokenList(sentence);
        const std::string unit = isList ? " tokens" : " words";
        return SceneProblem{std::string(key), false,
                            std::to_string(words) + unit + " for " + std::to_string(count) + " " + axis +
                                " of the loaded weights; accepted: " + std::to_string(count) + unit + ", or none",
                            isList ? tr("The list has %n token(s), but the loaded weights have %1 queries and %2 keys. "
                                        "Open a list of as many, or remove it.",
                                        nullptr, int(words))
                                   : tr("%n word(s) do not fit the loaded weights: they have %1 queries and %2 keys. "
                                        "Write as many words, or none.",
                                        nullptr, int(words))};
    };
    auto problem = lengthProblem("tokens", scene.parameters.tokens, loaded->queries(), "queries");
    if (!problem) problem = lengthProblem("memory-tokens", scene.parameters.memoryTokens, loaded->keys(), "keys");
    if (problem) problem->words = problem->words.arg(formatInteger(loaded->queries()), formatInteger(loaded->keys()));
    return problem;
}

IneffectiveReason Heads::ineffectiveReason(std::string_view key, const Scene& scene) const {
    static constexpr std::array<std::string_view, 11> kFigureOnly{
        "tokens", "memory-tokens", "head",   "heads-view", "isolate-head", "weights-scale",
        "matrix", "row",           "column", "heads",      "layer"};
    const bool isFigureOnly = std::ranges::find(kFigureOnly, key) != kFigureOnly.end();
    const auto loaded = LoadedWeights::of(scene);
    if (key == "layer" && (!loaded || loaded->layers() == 1))
        return {tr("There is only one layer."), "with --attention of layers x heads x n x m", 0};
    if (loaded && !isFigureOnly)
        return {tr("The weights were loaded as they are: nothing is computed here."), "without --attention"};
    if ((key == "isolate-head" || key == "weights-scale") && headsOf(scene) == 1)
        return {tr("There is only one head."), "with --heads 2 or more"};
    const std::string& tab = scene.parameters.show;
    if (key == "heads-view" && (tab == kOneWordTab || tab == kColumnsTab))
        return {tr("This picture has no lines in place of matrices."), "with --show links or all"};
    if (key == "sequence" && attentionSizes(layerScene(scene)).batch == 1)
        return {tr("There is only one sequence."), "with --batch 2 or more", 0};
    return loaded ? IneffectiveReason{} : ineffectiveAttentionParameter(key, layerScene(scene));
}

CellTags Heads::tags(const HeadsStudy& study, const Scene& scene, const Cell& cell) const {
    if (cell.matrix == "counts")
        return {{design(kHeadDesigns[std::size_t(cell.row)])},
                {cell.column == 0 ? tr("parameters") : tr("multiply–adds")}};
    const auto tag = [](const QString& text, Index index, const std::vector<std::string>& words, IndexRole role) {
        return Explanation::Tag{text.arg(formatInteger(index), quotedWord(words[std::size_t(index)])), role};
    };
    const bool isEntropy = cell.matrix == "entropy";
    CellTags tags{{tr("head %1").arg(formatInteger(isEntropy ? Index(cell.column) : headOf(study, scene)))},
                  tag(tr("query %1: %2"), cell.row, study.tokens.queries, IndexRole::I)};
    if (!isEntropy) tags.push_back(tag(tr("key %1: %2"), cell.column, study.tokens.keys, IndexRole::J));
    return tags;
}

double Heads::memoryNeeded(const Scene& scene) const {
    return headsStudyBytes(layerScene(scene));
}

StudyPtr Heads::compute(const Scene& scene, std::stop_token stop) const {
    return studyHeads(layerScene(scene), stop);
}

StudyPtr Heads::computeFrom(const Study& before, const Scene& scene, std::stop_token stop) const {
    return studyHeads(layerScene(scene), stop, castStudy(before).run);
}

const Exhibit& heads() {
    return singleton<Heads>();
}

}  // namespace attention
