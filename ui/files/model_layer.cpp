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

std::shared_ptr<const LanguageModel> modelOf(const ModelReference& reference) {
    return reference.model ? reference.model : shippedLanguageModel();
}

/// The matrices and biases of a layer, as its folder has them.
SceneArrays weightsOfFolder(const QString& folder, Index layer) {
    const std::string end = "h." + std::to_string(layer) + ".attn.";
    const QDir files(folder);
    for (const QString& name : files.entryList({QStringLiteral("*.safetensors")}, QDir::Files)) {
        const QString path = files.filePath(name);
        for (const std::string& found : weightLayers(listTensors(path)))
            if (found == end || found.ends_with("." + end)) return loadWeights(path, found);
    }
    throw FileError(QStringLiteral("h.%1.attn").arg(layer));
}

}  // namespace

Scene withModelLayer(const Exhibit& exhibit, const ModelReference& reference, const Matrix& input,
                     const std::vector<std::string>& labels, const ModelLayerPlace& place) {
    const auto model = modelOf(reference);
    ExtractedLayer layer = extractModelLayer(*model, input, labels, place.layer);
    layer.head = place.head;
    layer.query = place.query;
    layer.key = place.key;
    Scene scene = withLayer(exhibit, layer);
    scene.parameters.temperature = scoreTemperature(*model, place.layer);
    if (!reference.path.empty())
        for (auto& [name, array] : weightsOfFolder(QString::fromStdString(reference.path), place.layer))
            scene.arrays.insert_or_assign(name, std::move(array));
    return scene;
}

Scene withModelLayer(const Exhibit& exhibit, const ModelReference& reference, const std::string& text,
                     const ModelLayerPlace& place) {
    const auto model = modelOf(reference);
    const std::vector<int> tokens = modelTokens(*model, text);
    std::vector<std::string> labels;
    for (const int id : tokens) labels.push_back(model->tokenizer().label(id));
    const auto pass = sharedPass(model, tokens);
    return withModelLayer(exhibit, reference, pass->layers[std::size_t(place.layer)].normalised.cast<double>(), labels,
                          place);
}

}  // namespace attention
