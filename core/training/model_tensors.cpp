#include "core/training/model_tensors.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "core/random/philox.h"
#include "core/random/random_stream.h"

namespace attention {
namespace {

/// The standard deviation of learned positions before training, as in BERT and GPT-2.
constexpr double kPositionDeviation = 0.02;

bool endsWith(const std::string& text, std::string_view end) {
    return text.ends_with(end);
}

/// The initial values of a tensor are uniform between minus this and this; 0 if they are not random.
double uniformBound(const ModelTensor& tensor, double linearInputs) {
    const double kUnit = std::sqrt(3.0);  // bound of a uniform distribution with variance 1
    if (tensor.name == "embedding.weight") return kUnit;
    if (tensor.name == "positions.weight") return kPositionDeviation * kUnit;
    if (endsWith(tensor.name, "relative.weight")) return 0;
    return 1 / std::sqrt(linearInputs);
}

}  // namespace

std::string layerTensor(Index layer, std::string_view name) {
    return "layers." + std::to_string(layer) + "." + std::string(name);
}

ModelLayout::ModelLayout(const TrainingSettings& settings) {
    const auto add = [&](std::string name, std::vector<Index> shape) {
        const ModelTensor& tensor = tensors.emplace_back(ModelTensor{std::move(name), std::move(shape), size});
        size += tensor.size();
    };
    const Index d = settings.d, classes = classCount(settings);
    const auto addNorm = [&](const std::string& name) {
        if (!settings.norm) return;
        add(name + ".weight", {d});
        add(name + ".bias", {d});
    };
    add("embedding.weight", {vocabularySize(settings), d});
    if (settings.encoding == TrainedEncoding::Learned) add("positions.weight", {kPositionTableFactor * settings.n, d});
    for (Index layer = 0; layer < settings.layers; ++layer) {
        addNorm(layerTensor(layer, "attention_norm"));
        for (const char* map : {"W_q", "W_k", "W_v", "W_o"})
            add(layerTensor(layer, "attention.") + map + ".weight", {d, d});
        if (settings.encoding == TrainedEncoding::Relative)
            add(layerTensor(layer, "attention.relative.weight"), {2 * settings.n + 1, settings.heads});
        if (!settings.mlp) continue;
        addNorm(layerTensor(layer, "mlp_norm"));
        add(layerTensor(layer, "mlp.0.weight"), {4 * d, d});
        add(layerTensor(layer, "mlp.0.bias"), {4 * d});
        add(layerTensor(layer, "mlp.2.weight"), {d, 4 * d});
        add(layerTensor(layer, "mlp.2.bias"), {d});
    }
    if (settings.pointing) {
        addNorm("pointing_norm");
        add("pointing.W_q.weight", {d, d});
        add("pointing.W_k.weight", {d, d});
    } else {
        add("output.weight", {classes, d});
        add("output.bias", {classes});
    }
}

const ModelTensor* ModelLayout::find(std::string_view name) const& {
    const auto found = std::ranges::find(tensors, name, &ModelTensor::name);
    return found == tensors.end() ? nullptr : &*found;
}

const ModelTensor& ModelLayout::at(std::string_view name) const& {
    if (const ModelTensor* tensor = find(name)) return *tensor;
    throw std::invalid_argument("the model has no tensor \"" + std::string(name) + "\"");
}

Eigen::Map<const Matrix> tensorView(const ModelTensor& tensor, std::span<const double> values) {
    return {values.data() + tensor.begin, tensor.rows(), tensor.columns()};
}

Eigen::Map<Matrix> tensorView(const ModelTensor& tensor, std::span<double> values) {
    return {values.data() + tensor.begin, tensor.rows(), tensor.columns()};
}

ModelValues initialValues(const TrainingSettings& settings) {
    const ModelLayout layout(settings);
    ModelValues values(layout.size);
    double inputs = 1;
    for (std::size_t index = 0; index < layout.tensors.size(); ++index) {
        const ModelTensor& tensor = layout.tensors[index];
        double* const target = values.data() + tensor.begin;
        // A bias follows its matrix, whose number of inputs also determines the range of the bias.
        if (tensor.shape.size() > 1) inputs = double(tensor.columns());
        const bool isNorm = tensor.name.find("norm.") != std::string::npos;
        const double bound = isNorm ? 0 : uniformBound(tensor, inputs);
        const double middle = isNorm && endsWith(tensor.name, ".weight") ? 1 : 0;
        for (std::size_t i = 0; i < tensor.size(); ++i) {
            const double drawn =
                bound == 0
                    ? 0
                    : (2 * uniform(settings.seed, std::uint32_t(RandomStream::TrainedModel), i, std::uint32_t(index)) -
                       1) *
                          bound;
            target[i] = middle + drawn;
        }
    }
    return values;
}

}  // namespace attention
