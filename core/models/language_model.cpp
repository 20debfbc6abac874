#include "core/models/language_model.h"

#include <cmath>
#include <utility>

namespace attention {

double LanguageModelConfig::scoreFactor(Index layer) const {
    const double byWidth = scalesScores ? 1 / std::sqrt(double(headWidth())) : 1;
    return scalesByLayer ? byWidth / double(layer + 1) : byWidth;
}

LanguageModel::LanguageModel(LanguageModelSource source, const LanguageModelConfig& config,
                             std::shared_ptr<const BytePairTokenizer> tokenizer, LanguageModelWeights weights)
    : m_source(std::move(source)), m_config(config), m_tokenizer(std::move(tokenizer)), m_weights(std::move(weights)) {}

std::uint64_t LanguageModel::parameterCount() const {
    const auto normCount = [](const LayerNormWeights& norm) { return norm.scale.size() + norm.shift.size(); };
    const auto linearCount = [](const LinearWeights& linear) { return linear.weight.size() + linear.bias.size(); };
    Index count = m_weights.tokens.size() + m_weights.positions.size() + normCount(m_weights.finalNorm);
    if (m_weights.output.data() != m_weights.tokens.data()) count += m_weights.output.size();
    for (const LanguageModelLayerWeights& layer : m_weights.layers) {
        count += normCount(layer.norm1) + linearCount(layer.queryKeyValue) + linearCount(layer.projection) +
                 normCount(layer.norm2) + linearCount(layer.mlpIn) + linearCount(layer.mlpOut);
    }
    return std::uint64_t(count);
}

Matrix LanguageModel::queryKeyValueWeight(Index index) const {
    return layer(index).queryKeyValue.weight.cast<double>();
}

Eigen::RowVectorXd LanguageModel::queryKeyValueBias(Index index) const {
    return layer(index).queryKeyValue.bias.cast<double>();
}

Matrix LanguageModel::projectionWeight(Index index) const {
    return layer(index).projection.weight.cast<double>();
}

Eigen::RowVectorXd LanguageModel::projectionBias(Index index) const {
    return layer(index).projection.bias.cast<double>();
}

Eigen::RowVectorXd LanguageModel::tokenEmbedding(int id) const {
    return m_weights.tokens.row(id).cast<double>();
}

Eigen::RowVectorXd LanguageModel::positionEmbedding(Index position) const {
    return m_weights.positions.row(position).cast<double>();
}

}  // namespace attention
