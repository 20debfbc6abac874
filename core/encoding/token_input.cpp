#include "core/encoding/token_input.h"

#include <stdexcept>
#include <utility>

#include "core/formula/expression.h"
#include "core/scene/scene.h"
#include "core/scene/tokens.h"

namespace attention {

TokenInput tokenInput(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    std::vector<std::string> words = tokenWords(scene);
    if (const Array* loaded = loadedInput(scene)) {
        const Eigen::Map<const Matrix> values(loaded->values.data(), Index(words.size()), loaded->shape.back());
        return {std::move(words), Embedding(std::make_shared<const Matrix>(values))};
    }
    Embedding embedding(words, parameters.d, std::uint64_t(parameters.seed));
    return {std::move(words), std::move(embedding)};
}

std::vector<std::string> tokenWords(const Scene& scene) {
    if (const Array* loaded = loadedInput(scene)) return numberedTokens(loaded->shape[loaded->shape.size() - 2]);
    std::vector<std::string> words = sentenceTokens(scene);
    return words.empty() ? numberedTokens(scene.parameters.n) : words;
}

const Array* loadedInput(const Scene& scene) {
    const Array* array = findValues(scene, "input");
    const bool fits = array && (array->shape.size() == 2 || array->shape.size() == 3);
    return fits ? array : nullptr;
}

std::vector<std::string> sentenceTokens(const Scene& scene) {
    if (scene.parameters.tokens.empty()) return {};
    try {
        return splitTokens(scene.parameters.tokens);
    } catch (const std::invalid_argument&) {
        return {};  // such a sentence is refused where it is entered
    }
}

Scene withoutArrays(const Scene& scene) {
    return {.exhibit = scene.exhibit, .parameters = scene.parameters, .reference = {}, .view = {}, .arrays = {}};
}

Table tokenTable(const TokenInput& input) {
    std::vector<std::int64_t> positions, firsts;
    for (Index i = 0; i < input.embedding.positions(); ++i) {
        positions.push_back(i);
        firsts.push_back(input.embedding.firstOf(input.embedding.typeAt(i)));
    }
    return ColumnTable{
        {{"position", std::move(positions)}, {"token", input.words}, {"first-position", std::move(firsts)}}};
}

}  // namespace attention
