#include "core/attention/loaded_weights.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <stdexcept>

#include "core/attention/head_derivation.h"
#include "core/scene/tokens.h"

namespace attention {

std::optional<LoadedWeights> LoadedWeights::of(const Scene& scene) {
    const Array* array = findValues(scene, "attention");
    if (!array || array->shape.size() < 2 || array->shape.size() > 4) return std::nullopt;
    LoadedWeights weights(*array, 0);
    weights.m_layer = std::clamp<Index>(Index(scene.parameters.layer), 0, weights.layers() - 1);
    return weights;
}

Eigen::Map<const Matrix> LoadedWeights::head(Index head) const {
    return {m_array->values.data() + (m_layer * heads() + head) * queries() * keys(), queries(), keys()};
}

std::optional<std::array<Index, 3>> LoadedWeights::firstNegative() const {
    const auto size = std::size_t(heads() * queries() * keys());
    const std::span values = std::span(m_array->values).subspan(std::size_t(m_layer) * size, size);
    const auto found = std::ranges::find_if(values, [](double weight) { return weight < 0; });
    if (found == values.end()) return std::nullopt;
    const Index row = (found - values.begin()) / keys();
    std::array<Index, 3> index{row / queries(), row % queries(), 0};
    head(index[0]).row(index[1]).minCoeff(&index[2]);
    return index;
}

UnnormalisedRows LoadedWeights::unnormalisedRows() const {
    UnnormalisedRows uneven;
    for (Index head = 0; head < heads(); ++head)
        for (Index query = 0; query < queries(); ++query) {
            const double sum = this->head(head).row(query).sum();
            if (std::abs(sum - 1) <= kSumTolerance) continue;
            if (uneven.count == 0) uneven = {0, head, query, sum};
            ++uneven.count;
        }
    return uneven;
}

std::vector<std::string> userTokens(const std::string& sentence) {
    if (sentence.empty() || sentence == Parameters{}.tokens) return {};
    try {
        return splitTokens(sentence);
    } catch (const std::invalid_argument&) {
        return {};  // such a sentence is refused where it is entered
    }
}

AttentionTokens loadedTokens(const Scene& scene, const LoadedWeights& loaded) {
    const auto fitting = [](const std::string& sentence, Index count) {
        std::vector<std::string> words = userTokens(sentence);
        return Index(words.size()) == count ? words : std::vector<std::string>();
    };
    AttentionTokens tokens{fitting(scene.parameters.tokens, loaded.queries()),
                           fitting(scene.parameters.memoryTokens, loaded.keys())};
    if (tokens.keys.empty() && loaded.keys() == loaded.queries()) tokens.keys = tokens.queries;
    if (tokens.queries.empty()) tokens.queries = numberedTokens(loaded.queries());
    if (tokens.keys.empty()) tokens.keys = numberedTokens(loaded.keys());
    return tokens;
}

}  // namespace attention
