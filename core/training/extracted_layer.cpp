#include "core/training/extracted_layer.h"

#include <cmath>

#include "core/require.h"
#include "core/training/model.h"

namespace attention {
namespace {

/// What the layer norm of the models adds to a variance.
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

/// Whether positions are told by the scores, not by what enters the layer.
bool isInScores(TrainedEncoding encoding) {
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

ExtractedLayer extractLayer(const TrainingSettings& settings, std::span<const double> values,
                            std::span<const int> tokens, Index layer) {
    const Index last = settings.pointing ? settings.layers : settings.layers - 1;
    require(layer >= 0 && layer <= last, "a layer", "0 to " + std::to_string(last), layer);
    const ModelActivations pass = runModel(settings, values, tokens);
    const ModelLayout layout(settings);
    const auto tensor = [&](const std::string& name) { return tensorView(layout.at(name), values); };
    ExtractedLayer taken;
    taken.origin = std::string(choiceName(settings.task)) + ": " +
                   (layer == settings.layers ? "pointing." : layerTensor(layer, ""));
    for (const int token : tokens) {
        if (!taken.tokens.empty()) taken.tokens += ' ';
        taken.tokens += tokenName(settings, token);
    }
    if (layer == settings.layers) {
        Matrix input = pass.layers.back().output;
        if (settings.norm)
            for (auto row : input.rowwise()) {
                row.array() -= row.mean();
                row /= std::sqrt(row.squaredNorm() / double(settings.d) + kNormEpsilon);
                row = row.cwiseProduct(tensor("pointing_norm.weight")) + tensor("pointing_norm.bias");
            }
        taken.arrays = {{"input", arrayOf(input)},
                        {"W_q", arrayOf(tensor("pointing.W_q.weight"))},
                        {"W_k", arrayOf(tensor("pointing.W_k.weight"))}};
        for (const char* name : {"W_v", "W_o"}) taken.arrays[name] = arrayOf(Matrix::Identity(settings.d, settings.d));
        return taken;
    }
    const LayerActivations& of = pass.layers[std::size_t(layer)];
    taken.heads = settings.heads;
    if (isInScores(settings.encoding)) {
        taken.arrays["attention"] = arrayOf(of.weights, {settings.heads, of.weights.cols(), of.weights.cols()});
        return taken;
    }
    taken.isCausal = isCausal(settings);
    taken.arrays["input"] = arrayOf(of.normalised);
    for (const char* name : {"W_q", "W_k", "W_v", "W_o"})
        taken.arrays[name] = arrayOf(tensor(layerTensor(layer, std::string("attention.") + name + ".weight")));
    return taken;
}

}  // namespace attention
