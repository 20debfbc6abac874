#include "ui/exhibits/language_models.h"

#include <stdexcept>

#include <QFile>

#include "core/models/language_model_reader.h"

namespace attention {
namespace {

/// The bytes of one of its files, which lie in the program.
QByteArray shippedFile(const char* name) {
    QFile file(QStringLiteral(":/models/little-stories/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error(std::string("the program lacks ") + name);
    return file.readAll();
}

std::string_view bytesOf(const QByteArray& bytes) {
    return {bytes.constData(), std::size_t(bytes.size())};
}

}  // namespace

std::shared_ptr<const LanguageModel> shippedLanguageModel() {
    static const QByteArray weights = shippedFile("model.safetensors");
    static const std::shared_ptr<const LanguageModel> model = languageModelFromMemory(
        "little-stories", bytesOf(shippedFile("config.json")), bytesOf(shippedFile("vocab.json")),
        bytesOf(shippedFile("merges.txt")), bytesOf(weights));
    return model;
}

std::shared_ptr<const LanguageModel> languageModelOf(const Scene& scene) {
    return scene.languageModel.model ? scene.languageModel.model : shippedLanguageModel();
}

}  // namespace attention
