#include "core/models/extracted_model_layer.h"

#include <array>
#include <cmath>

#include "core/require.h"
#include "core/scene/tokens.h"

namespace attention {
namespace {

/// The temperature with which the exhibits scale scores like the model: 1 unless the model does not divide by sqrt(w).
double scoreTemperature(const LanguageModel& model, Index layer) {
    const LanguageModelConfig& config = model.config();
    if (config.scalesScores && !config.scalesByLayer) return 1;
    return 1 / (std::sqrt(double(config.headWidth())) * config.scoreFactor(layer));
}

}  // namespace

ExtractedLayer extractModelLayer(const LanguageModel& model, const Matrix& input,
                                 const std::vector<std::string>& labels, Index layer) {
    const LanguageModelConfig& config = model.config();
    require(layer >= 0 && layer < config.layers, "a layer", "0 to " + std::to_string(config.layers - 1), layer);
    const auto arrayOf = [](const Matrix& numbers, std::vector<Index> shape) {
        return Array{std::move(shape), std::vector<double>(numbers.data(), numbers.data() + numbers.size())};
    };
    ExtractedLayer extracted;
    extracted.tensorPrefix = model.name() + ": h." + std::to_string(layer) + ".attn.";
    // Written as a list of tokens, because splitting a sentence would not give the tokens of the model.
    extracted.tokens = tokenListText(labels);
    extracted.heads = config.heads;
    extracted.isCausal = true;
    extracted.temperature = scoreTemperature(model, layer);
    extracted.arrays["input"] = arrayOf(input, {input.rows(), input.cols()});
    const Index d = config.d;
    const Matrix weight = model.queryKeyValueWeight(layer);
    const Eigen::RowVectorXd bias = model.queryKeyValueBias(layer);
    static constexpr std::array<const char*, 3> kParts{"q", "k", "v"};
    for (Index part = 0; part < 3; ++part) {
        const std::string name = kParts[std::size_t(part)];
        extracted.arrays["W_" + name] = arrayOf(weight.middleCols(part * d, d).transpose(), {d, d});
        extracted.arrays["b_" + name] = arrayOf(bias.segment(part * d, d), {d});
    }
    extracted.arrays["W_o"] = arrayOf(model.projectionWeight(layer).transpose(), {d, d});
    extracted.arrays["b_o"] = arrayOf(model.projectionBias(layer), {d});
    return extracted;
}

}  // namespace attention
