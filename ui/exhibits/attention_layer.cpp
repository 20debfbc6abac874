#include "ui/exhibits/attention_layer.h"

#include <QCoreApplication>

#include "core/attention/loaded_weights.h"
#include "core/scene/tokens.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

struct LayerWords {
    Q_DECLARE_TR_FUNCTIONS(AttentionWords)
};

/// Whether the scene has this array and it was taken from a trained model.
bool isFromModel(const Scene& scene, std::string_view name) {
    const auto array = scene.arrays.find(name);
    return array != scene.arrays.end() && array->second.isFromModel();
}

bool hasArray(const Scene& scene, std::string_view name) {
    return findValues(scene, name) != nullptr;
}

}  // namespace

std::vector<DerivedParameter> attentionDerivedParameters(const Scene& scene) {
    const AttentionSizes sizes = attentionSizes(scene);
    const bool input = hasArray(scene, "input");
    const bool memory = hasArray(scene, "memory");
    const bool weights = hasArray(scene, "W_q");
    std::vector<DerivedParameter> decisions;
    if (input)
        decisions.push_back({"n", sizes.queryCount, false, "input"});
    else if (!scene.parameters.tokens.empty())
        decisions.push_back({"n", sizes.queryCount, false, "tokens"});
    if (input || memory || weights)
        decisions.push_back({"d", sizes.dimensions, false, input ? "input" : memory ? "memory" : "weights"});
    if (input || memory) decisions.push_back({"batch", sizes.batch, false, input ? "input" : "memory"});
    if (weights) decisions.push_back({"head-design", std::int64_t(sizes.design), false, "weights"});
    const bool isCross = memory || !scene.parameters.memoryTokens.empty();
    decisions.push_back({"m", sizes.keyCount, false, memory ? "memory" : isCross ? "memory-tokens" : "n"});
    return decisions;
}

std::optional<SceneProblem> attentionSceneProblem(const Scene& scene) {
    const auto problem = attentionProblem(scene);
    if (!problem) return std::nullopt;
    const QString sentence = QString::fromStdString(problem->sentence);
    const bool isFile = problem->name == "memory" || problem->name == "weights";
    QString words;
    if (problem->name == "valid-length")
        words = LayerWords::tr(
            "The valid lengths do not fit: there is one for each sequence, and none is above the number of keys. The "
            "picture still shows the last values that fit.");
    else if (problem->name == "query-valid-length")
        words = LayerWords::tr(
            "The valid lengths per query do not fit: there is one for each query, and none is above the number of "
            "keys. The picture still shows the last values that fit.");
    else if (problem->name == "tokens" || problem->name == "memory-tokens")
        words = LayerWords::tr("The list of tokens does not fit the loaded rows: %1.").arg(sentence);
    else if (problem->name == "memory")
        words = LayerWords::tr("The memory does not fit the embeddings: %1.").arg(sentence);
    else
        words = LayerWords::tr("The weights do not fit: %1.").arg(sentence);
    return SceneProblem{problem->name, isFile, problem->sentence, words};
}

std::vector<ArrayUse> attentionArrays() {
    return {{"input", 2, 3, "embeddings, n x d or batch x n x d"},
            {"memory", 2, 3, "what keys and values come from, m x d or batch x m x d"},
            {"weights", 1, 2, "the layer's matrices, W_q, W_k, W_v and W_o, out x in"}};
}

IneffectiveReason ineffectiveAttentionParameter(std::string_view key, const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    const auto numbers = parameters.numbers;
    const bool hasProjections = parameters.attentionProjections;
    const bool hasInput = hasArray(scene, "input");
    const bool hasMemory = hasArray(scene, "memory");
    const bool drawsRows = !hasInput || (!hasMemory && !parameters.memoryTokens.empty());
    const bool drawsWeights = hasProjections && !hasArray(scene, "W_q");
    // Text does not change loaded rows, but a list of tokens is accepted as their labels.
    if (key == "tokens" && hasInput && !isFromModel(scene, "input") && !isTokenList(parameters.tokens))
        return {LayerWords::tr("The tokens are those of the loaded embeddings."), "without --input"};
    if (key == "memory-tokens" && hasMemory && !isTokenList(parameters.memoryTokens))
        return {LayerWords::tr("The memory comes from a file."), "without --memory"};
    if (key == "scale-embedding" && (!drawsRows || numbers != NumberDistribution::Normal))
        return {LayerWords::tr("Only embeddings that are drawn normal are scaled."),
                "without --input and with --numbers normal", false};
    if ((key == "numbers" || key == "seed") && !drawsRows && !drawsWeights &&
        (key == "numbers" || parameters.attentionDropout == 0))
        return {hasProjections ? LayerWords::tr("Embeddings and weights come from files.")
                               : LayerWords::tr("The embeddings come from a file, and there are no weights."),
                "where embeddings or weights are drawn"};
    if (key == "seed" && numbers == NumberDistribution::Ones && !drawsWeights && parameters.attentionDropout == 0)
        return {LayerWords::tr("All embeddings are ones, and no weights are drawn."),
                "where embeddings or weights are drawn"};
    if (key == "base" && !parameters.addPosition)
        return {LayerWords::tr("No positions are added."), "with --add-position on"};
    if ((key == "heads" || key == "head" || key == "head-design") && !hasProjections)
        return {LayerWords::tr("Without projections there is one head."), "with --attention-projections on",
                key == "heads" ? 1 : 0};
    if (key == "head-design" && hasArray(scene, "W_q"))
        return {LayerWords::tr("The loaded weights decide it."), "without --weights"};
    return {};
}

QString withModelNote(const QString& seen, const Scene& scene) {
    return isFromModel(scene, "W_q") || isFromModel(scene, "input")
               ? seen + sentenceSeparator() + LayerWords::tr("The matrices are those of a trained model.")
               : seen;
}

QString modelNote(const Scene& scene) {
    if (isFromModel(scene, "attention"))
        return LayerWords::tr(
            "These weights of a trained layer are shown as they are: its positions act in the scores, which a layer of "
            "this page does not have.");
    const auto input = scene.arrays.find("input");
    if (!isFromModel(scene, "input")) return {};
    return input->second.tensor.find("pointing.") != std::string::npos
               ? LayerWords::tr(
                     "This is the pointing head of a trained model: its weights are the answer. <i>X</i> is what the "
                     "layer before made of the words, normalised; the head has no values, so that <i>W</i><sub>v</sub> "
                     "and <i>W</i>ₒ are unit matrices here.")
               : LayerWords::tr(
                     "This is a layer of a trained model. <i>X</i> is what it gets: normalised, with positions in it. "
                     "The model adds what comes out to what came in, which is not shown here.");
}

QString maskReasonText(MaskReason reason, const MaskOptions& mask, Index sequence, Index queries, Index query) {
    switch (reason) {
        case MaskReason::Causal:
            return LayerWords::tr("it comes later");
        case MaskReason::Radius:
            return LayerWords::tr("it is further away than %1").arg(mask.radius.value_or(0));
        case MaskReason::ValidLength:
            return LayerWords::tr("it lies beyond the valid length %1").arg(mask.validLengths[std::size_t(sequence)]);
        case MaskReason::QueryValidLength:
            return LayerWords::tr("it lies beyond the query’s valid length %1")
                .arg(mask.queryValidLengths[std::size_t(sequence * queries + query)]);
        case MaskReason::Manual:
            return LayerWords::tr("it is hidden by hand");
    }
    return {};
}

}  // namespace attention
