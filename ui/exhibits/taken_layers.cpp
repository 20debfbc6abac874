#include "ui/exhibits/taken_layers.h"

#include <sstream>
#include <stdexcept>

#include <QCryptographicHash>
#include <QFile>

#include "core/training/model_file.h"
#include "core/training/sentence_grammar.h"
#include "core/training/shipped_models.h"

namespace attention {
namespace {

SceneArrays arraysOf(const TakenLayer& layer) {
    SceneArrays arrays;
    for (const auto& [name, array] : layer.arrays) {
        const QByteArrayView bytes(reinterpret_cast<const char*>(array.values.data()),
                                   qsizetype(array.values.size() * sizeof(double)));
        const QByteArray hash = QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256);
        arrays[name] = {.path = {},
                        .checksum = hash.toHex().toStdString(),
                        .shape = array.shape,
                        .values = std::make_shared<const Array>(array),
                        .tensor = layer.origin + name};
    }
    return arrays;
}

/// A layer of a model that comes with the program.
SceneArrays shipped(std::string_view name, Index layer) {
    const ShippedModel& model = *findShippedModel(name);
    QFile file(QStringLiteral(":/models/%1.safetensors").arg(QLatin1String(name.data(), qsizetype(name.size()))));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("the program lacks " + std::string(name));
    const ModelValues values = readModel(model.settings, file.readAll().toStdString());
    std::vector<int> tokens;
    std::istringstream words{std::string(kUsualSentence)};
    for (std::string word; words >> word;) tokens.push_back(wordToken(word));
    return arraysOf(takenLayer(model.settings, values, tokens, layer));
}

}  // namespace

bool canTake(const Exhibit& exhibit, const TakenLayer& layer) {
    return layer.hasMatrices() ? exhibit.findArrayUse("input") && exhibit.findArrayUse("weights")
                               : exhibit.findArrayUse("attention") != nullptr;
}

Scene withLayer(const Exhibit& exhibit, const TakenLayer& layer, Scene scene) {
    scene = applyPreset(exhibit, {}, std::move(scene));
    scene.arrays = arraysOf(layer);
    scene.parameters.tokens = layer.tokens;
    if (layer.hasMatrices()) {
        scene.parameters.heads = layer.heads;
        scene.parameters.mask = layer.isCausal ? MaskNameChoice::Causal : MaskNameChoice::None;
        scene.parameters.addPosition = false;
    }
    scene.parameters.head = layer.head;
    const auto matrices = exhibit.selectsIn();
    setSelection(scene.parameters,
                 Cell{layer.query, layer.key, matrices.empty() ? std::string() : std::string(matrices.front())});
    return fitted(exhibit, std::move(scene));
}

const SceneArrays& pointingHead() {
    static const SceneArrays arrays = shipped("who-is-it-pointing", 1);
    return arrays;
}

const SceneArrays& freeLayer() {
    static const SceneArrays arrays = shipped("who-is-it-free-2", 1);
    return arrays;
}

}  // namespace attention
