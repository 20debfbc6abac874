#include "core/training/extracted_layer.h"

#include <cmath>

#include "core/require.h"
#include "core/training/model.h"

namespace attention {
namespace {

/// The epsilon of layer norm, the same as in core/kernels.
constexpr double kNormEpsilon = 1e-5;

template <class Numbers>
Array arrayOf(const Numbers& matrix, std::vector<Index> shape) {
    const Matrix numbers = matrix;
    return {std::move(shape), std::vector<double>(numbers.data(), numbers.data() + numbers.size())};
}

template <class Numbers>
Array arrayOf(const Numbers& matrix) {
    return arrayOf(matrix, {matrix.rows(), matrix.cols()});
}

/// Whether the encoding acts in the scores instead of in the input of the layer.
bool actsInScores(TrainedEncoding encoding) {
    switch (encoding) {
        case TrainedEncoding::None:
        case TrainedEncoding::Sinusoidal:
        case TrainedEncoding::Learned:
            return false;
        case TrainedEncoding::Rotary:
        case TrainedEncoding::Alibi:
        case TrainedEncoding::AlibiTwoSided:
        case TrainedEncoding::Relative:
            return true;
    }
    return true;
}

}  // namespace

ExtractedLayer extractLayer(const TrainingSettings& settings, std::span<const double> modelNumbers,
                            std::span<const int> tokens, Index layer) {
    const Index last = settings.pointing ? settings.layers : settings.layers - 1;
    require(layer >= 0 && layer <= last, "a layer", "0 to " + std::to_string(last), layer);
    const ModelActivations pass = runModel(settings, modelNumbers, tokens);
    const ModelLayout layout(settings);
    const auto tensor = [&](const std::string& name) { return tensorView(layout.at(name), modelNumbers); };
    ExtractedLayer extracted;
    extracted.tensorPrefix = std::string(choiceName(settings.task)) + ": " +
                             (layer == settings.layers ? "pointing." : layerTensor(layer, ""));
    for (const int token : tokens) {
        if (!extracted.tokens.empty()) extracted.tokens += ' ';
        extracted.tokens += tokenName(settings, token);
    }
    if (layer == settings.layers) {
        Matrix input = pass.layers.back().output;
        if (settings.norm)
            for (auto row : input.rowwise()) {
                row.array() -= row.mean();
                row /= std::sqrt(row.squaredNorm() / double(settings.d) + kNormEpsilon);
                row = row.cwiseProduct(tensor("pointing_norm.weight")) + tensor("pointing_norm.bias");
            }
        extracted.arrays = {{"input", arrayOf(input)},
                            {"W_q", arrayOf(tensor("pointing.W_q.weight"))},
                            {"W_k", arrayOf(tensor("pointing.W_k.weight"))}};
        for (const char* name : {"W_v", "W_o"})
            extracted.arrays[name] = arrayOf(Matrix::Identity(settings.d, settings.d));
        return extracted;
    }
    const LayerActivations& activations = pass.layers[std::size_t(layer)];
    extracted.heads = settings.heads;
    if (actsInScores(settings.encoding)) {
        extracted.arrays["attention"] =
            arrayOf(activations.weights, {settings.heads, activations.weights.cols(), activations.weights.cols()});
        return extracted;
    }
    extracted.isCausal = isCausal(settings);
    extracted.arrays["input"] = arrayOf(activations.normalised);
    for (const char* name : {"W_q", "W_k", "W_v", "W_o"})
        extracted.arrays[name] = arrayOf(tensor(layerTensor(layer, std::string("attention.") + name + ".weight")));
    return extracted;
}

}  // namespace attention
