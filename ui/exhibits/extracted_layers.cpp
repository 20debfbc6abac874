#include "ui/exhibits/extracted_layers.h"

#include <stdexcept>

#include <QCryptographicHash>
#include <QFile>

#include "core/string_utils.h"
#include "core/training/model_file.h"
#include "core/training/sentence_grammar.h"
#include "ui/text/phrase_text.h"

namespace attention {
namespace {

SceneArrays arraysOf(const ExtractedLayer& layer) {
    SceneArrays arrays;
    for (const auto& [name, array] : layer.arrays) {
        const QByteArrayView bytes(reinterpret_cast<const char*>(array.values.data()),
                                   qsizetype(array.values.size() * sizeof(double)));
        const QByteArray hash = QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256);
        arrays[name] = {.path = {},
                        .checksum = hash.toHex().toStdString(),
                        .shape = array.shape,
                        .values = std::make_shared<const Array>(array),
                        .tensor = layer.tensorPrefix + name};
    }
    return arrays;
}

/// The arrays of one layer of a model that comes with the program, on the default sentence.
SceneArrays shippedLayerArrays(std::string_view name, Index layer) {
    const ShippedModel& model = *findShippedModel(name);
    std::vector<int> tokens;
    for (const std::string_view word : split(kDefaultSentence, ' ')) tokens.push_back(wordToken(word));
    return arraysOf(extractLayer(model.settings, shippedModelValues(model), tokens, layer));
}

}  // namespace

ModelValues shippedModelValues(const ShippedModel& model) {
    return shippedModelValues(model.name, model.settings);
}

ModelValues shippedModelValues(std::string_view name, const TrainingSettings& settings) {
    QFile file(QStringLiteral(":/models/%1.safetensors").arg(utf8Text(name)));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("the program lacks " + std::string(name));
    return readModel(settings, file.readAll().toStdString());
}

bool acceptsLayer(const Exhibit& exhibit, const ExtractedLayer& layer) {
    return layer.hasMatrices() ? exhibit.findArrayUse("input") && exhibit.findArrayUse("weights")
                               : exhibit.findArrayUse("attention") != nullptr;
}

Scene withLayer(const Exhibit& exhibit, const ExtractedLayer& layer) {
    Scene scene = applyPreset(exhibit, {}, {});
    scene.arrays = arraysOf(layer);
    scene.parameters.tokens = layer.tokens;
    if (layer.hasMatrices()) {
        scene.parameters.heads = layer.heads;
        scene.parameters.mask = layer.isCausal ? MaskKind::Causal : MaskKind::None;
        scene.parameters.addPosition = false;
        scene.parameters.temperature = layer.temperature;
    }
    scene.parameters.head = layer.head;
    const auto matrices = exhibit.selectionMatrices();
    setSelection(scene.parameters,
                 Cell{layer.query, layer.key, matrices.empty() ? std::string() : std::string(matrices.front())});
    return adaptScene(exhibit, std::move(scene));
}

const SceneArrays& pointingHeadArrays() {
    static const SceneArrays arrays = shippedLayerArrays("who-is-it-pointing", 1);
    return arrays;
}

const SceneArrays& freeLayerArrays() {
    static const SceneArrays arrays = shippedLayerArrays("who-is-it-free-2", 1);
    return arrays;
}

}  // namespace attention
