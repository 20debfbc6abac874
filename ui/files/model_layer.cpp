#include "ui/files/model_layer.h"

#include <algorithm>

#include <QDir>

#include "core/attention/weight_files.h"
#include "core/models/all_heads_study.h"
#include "core/models/byte_pair_tokenizer.h"
#include "core/models/extracted_model_layer.h"
#include "core/models/model_pass_cache.h"
#include "ui/exhibits/extracted_layers.h"
#include "ui/exhibits/language_models.h"
#include "ui/files/array_file.h"
#include "ui/files/weight_file.h"

namespace attention {
namespace {

/// The matrices and biases of a layer, read from the .safetensors files of a model's folder.
SceneArrays readLayerWeights(const QString& folder, Index layer) {
    const std::string layerName = "h." + std::to_string(layer) + ".attn.";
    const QDir files(folder);
    for (const QString& name : files.entryList({QStringLiteral("*.safetensors")}, QDir::Files)) {
        const QString path = files.filePath(name);
        for (const std::string& prefix : weightLayers(listTensors(path)))
            if (prefix == layerName || prefix.ends_with("." + layerName)) return loadWeights(path, prefix);
    }
    throw FileError(QStringLiteral("h.%1.attn").arg(layer));
}

/// Replaces the layer's numbers in the scene by references to the files of the model's folder, if it has one.
void referToFolder(Scene& scene, const ModelReference& reference, Index layer) {
    if (reference.path.empty()) return;
    for (auto& [name, array] : readLayerWeights(QString::fromStdString(reference.path), layer))
        scene.arrays.insert_or_assign(name, std::move(array));
}

}  // namespace

Scene withShownLayer(const Exhibit& exhibit, const EvaluatedScene& shown, const ExtractedLayer& layer) {
    const Scene& scene = shown.scene();
    Scene result = withLayer(exhibit, layer);
    if (shown.exhibit().usesLanguageModel()) referToFolder(result, scene.languageModel, Index(scene.parameters.layer));
    return result;
}

Scene withModelLayer(const Exhibit& exhibit, const ModelReference& reference, const std::string& text,
                     const ModelLayerSelection& selection) {
    const auto model = reference.model ? reference.model : shippedLanguageModel();
    const std::vector<int> tokens = modelTokens(*model, text);
    std::vector<std::string> labels;
    for (const int id : tokens) labels.push_back(model->tokenizer().label(id));
    const auto pass = sharedPass(model, tokens);
    ExtractedLayer layer = extractModelLayer(
        *model, pass->layers[std::size_t(selection.layer)].normalised.cast<double>(), labels, selection.layer);
    layer.head = selection.head;
    layer.query = selection.query;
    layer.key = selection.key;
    Scene scene = withLayer(exhibit, layer);
    referToFolder(scene, reference, selection.layer);
    return scene;
}

}  // namespace attention
