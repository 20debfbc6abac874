#include "ui/exhibits/attention_steps/exhibit.h"

#include "ui/exhibits/attention_layer.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

std::int64_t headWidthOf(const Parameters& p) {
    const bool projected = p.attentionProjections;
    return projected ? p.d / p.heads : p.d;
}
bool hasProjections(const Parameters& p) {
    return p.attentionProjections;
}
std::int64_t lastStepsRow(const Parameters& p) {
    if (isOneOf(p.matrix, {"K", "V", "M"})) return p.m - 1;
    if (isOneOf(p.matrix, {"W_q", "W_k", "W_v", "W_o"})) return p.d - 1;
    return p.n - 1;
}
std::int64_t lastStepsColumn(const Parameters& p) {
    if (isOneOf(p.matrix, {"weights", "scores", "scaled", "masked"})) return p.m - 1;
    if (isOneOf(p.matrix, {"Q", "K", "V", "head-output"})) return headWidthOf(p) - 1;
    return p.d - 1;
}
std::int64_t lastDimension(const Parameters& p) {
    return headWidthOf(p) - 1;
}

std::vector<ParameterUse> stepsUses() {
    return {
        ParameterUse{.key = "tokens"},
        ParameterUse{.key = "memory-tokens"},
        ParameterUse{.key = "step"},
        ParameterUse{.key = "mask"},
        ParameterUse{.key = "queries"},
        ParameterUse{.key = "n", .maximum = 4096, .sliderMaximum = 512, .label = CoreMessages::tr("words")},
        ParameterUse{.key = "d", .maximum = 2048, .sliderMaximum = 512},
        ParameterUse{.key = "attention-projections"},
        ParameterUse{
            .key = "heads", .maximum = 64, .sliderMaximum = 16, .mustDivideKey = "d", .mustDivideIf = hasProjections},
        ParameterUse{.key = "head", .maximum = 63},
        ParameterUse{.key = "temperature", .sliderMinimum = 0.1, .sliderMaximum = 10},
        ParameterUse{.key = "radius", .sliderMaximum = 16},
        ParameterUse{.key = "valid-length"},
        ParameterUse{.key = "query-valid-length"},
        ParameterUse{.key = "masked-cells"},
        ParameterUse{.key = "numbers"},
        ParameterUse{.key = "entries"},
        ParameterUse{.key = "add-position"},
        ParameterUse{.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
        ParameterUse{.key = "scale-embedding"},
        ParameterUse{.key = "batch"},
        ParameterUse{.key = "sequence"},
        ParameterUse{.key = "attention-dropout"},
        ParameterUse{.key = "seed", .sliderMaximum = 99},
        ParameterUse{.key = "token-axis"},
        ParameterUse{.key = "output-view"},
        ParameterUse{.key = "listing"},
        ParameterUse{.key = "first-dimension",
                     .dynamicMaximum = lastDimension,
                     .dynamicMaximumText = "w - 1 (w: the width of a head)"},
        ParameterUse{.key = "second-dimension",
                     .dynamicMaximum = lastDimension,
                     .dynamicMaximumText = "w - 1 (w: the width of a head)"},
        ParameterUse{.key = "matrix", .acceptedNames = kStepsMatrices},
        ParameterUse{.key = "row", .dynamicMaximum = lastStepsRow, .dynamicMaximumText = "the matrix's rows - 1"},
        ParameterUse{
            .key = "column", .dynamicMaximum = lastStepsColumn, .dynamicMaximumText = "the matrix's columns - 1"},
    };
}

TableDescription headTable(std::string_view name, std::string_view meaning, std::string_view rows,
                           std::string_view columns, std::string_view row, std::string_view column) {
    return {name,
            "an entry of a head",
            {{"head", "", ColumnType::Integer, "0 to H - 1"},
             {row, "", ColumnType::Integer, "its token"},
             {column, "", ColumnType::Integer, column == "key" ? "the token that is asked" : "dimension of the head"},
             {"value", "", ColumnType::Real, meaning}},
            {"heads", rows, columns}};
}

TableDescription sequenceTable(std::string_view name, std::string_view meaning, std::string_view row) {
    return {
        name, row, {{"column", name == "concatenation" ? "0 to H w - 1" : "0 to d - 1", ColumnType::Real, meaning}}};
}

std::vector<TableDescription> stepsTables() {
    const auto vectors = [](std::string_view meaning) -> std::vector<ColumnDescription> {
        return {{"column", "0 to d - 1", ColumnType::Real, meaning}};
    };
    return {
        headTable("weights", "what the query takes of the key's value; exactly 0 where masked", "n", "m", "query",
                  "key"),
        sequenceTable("X", "what goes into the layer, with positions where they are added", "n"),
        headTable("Q", "query", "n", "w", "query", "column"),
        headTable("K", "key", "m", "w", "key", "column"),
        headTable("V", "value", "m", "w", "key", "column"),
        headTable("scores", "q . k", "n", "m", "query", "key"),
        headTable("scaled", "q . k/sqrt(w)/temperature", "n", "m", "query", "key"),
        headTable("masked", "the same, -inf where masked", "n", "m", "query", "key"),
        headTable("head-output", "weighted sum of values", "n", "w", "query", "column"),
        sequenceTable("concatenation", "the heads' outputs side by side", "n"),
        sequenceTable("output", "what comes out of the layer", "n"),
        {"W_q", "an entry of the query, out", vectors("by which an entry of X is multiplied")},
        {"W_k", "an entry of the key, out", vectors("by which an entry of X is multiplied")},
        {"W_v", "an entry of the value, out", vectors("by which an entry of X is multiplied")},
        {"W_o",
         "an entry of the output, out",
         {{"column", "0 to H w - 1", ColumnType::Real, "by which an entry of the concatenation is multiplied"}}},
        {"P", "a position, 0 to n - 1", vectors("sinusoidal encoding of the position")},
        sequenceTable("M", "what keys and values come from; X in self-attention", "m"),
    };
}

}  // namespace

AttentionSteps::AttentionSteps()
    : ExhibitWithStudy({.id = "attention",
                        .chapter = Chapter::Attention,
                        .makeFigure = attentionStepsFigure,
                        .presentationKeys = {"step", "temperature"},
                        .uses = stepsUses(),
                        .tables = stepsTables(),
                        .arrays = attentionArrays(),
                        .tabs = {{"one-word", CoreMessages::tr("One word")},
                                 {"all-words", CoreMessages::tr("All words")},
                                 {"queries-and-keys", CoreMessages::tr("Queries and keys")},
                                 {"matrices", CoreMessages::tr("Matrices W")},
                                 {"output", CoreMessages::tr("Output")},
                                 {"in-and-out", CoreMessages::tr("In and out")}},
                        .selectionKind = SelectionKind::QueryKey,
                        .selectionMatrices = {"weights", "scores", "scaled", "masked"}}) {}

std::vector<DerivedParameter> AttentionSteps::derivedParameters(const Scene& scene) const {
    return attentionDerivedParameters(stepsScene(scene));
}

std::optional<SceneProblem> AttentionSteps::problem(const Scene& scene) const {
    return attentionSceneProblem(stepsScene(scene));
}

const Exhibit& attentionSteps() {
    return singleton<AttentionSteps>();
}

}  // namespace attention
