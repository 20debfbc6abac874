#include "ui/exhibits/language_models.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include <QCoreApplication>
#include <QFile>

#include "core/models/byte_pair_tokenizer.h"
#include "core/models/language_model_reader.h"
#include "core/system/fetched_file.h"
#include "ui/exhibits/token_exhibit.h"

namespace attention {
namespace {

struct LanguageModels {
    Q_DECLARE_TR_FUNCTIONS(LanguageModels)
};

/// The content of one of the model's files. They are Qt resources; in a browser, the weights are fetched from the
/// server.
std::string shippedFile(const char* name) {
    QFile file(QStringLiteral(":/models/little-stories/") + QLatin1String(name));
    if (file.open(QIODevice::ReadOnly)) return file.readAll().toStdString();
    if (auto fetched = fetchedFile(std::string("later/") + name)) return *std::move(fetched);
    throw std::runtime_error(LanguageModels::tr("the language model cannot be loaded now").toStdString());
}

}  // namespace

std::shared_ptr<const LanguageModel> shippedLanguageModel() {
    static const std::string weights = shippedFile("model.safetensors");
    static const std::shared_ptr<const LanguageModel> model = languageModelFromMemory(
        "little-stories", shippedFile("config.json"), shippedFile("vocab.json"), shippedFile("merges.txt"), weights);
    return model;
}

std::shared_ptr<const LanguageModel> languageModelOf(const Scene& scene) {
    return scene.languageModel.model ? scene.languageModel.model : shippedLanguageModel();
}

bool isHandInitializedHead(const LanguageModel* model, Index layer, Index head) {
    return layer == 0 && head == 0 && model && model == shippedLanguageModel().get();
}

QStringList nonTextTokenNotes(const LanguageModel& model, std::span<const int> tokens) {
    const BytePairTokenizer& tokenizer = model.tokenizer();
    const auto first = [&](auto&& isOdd) {
        const auto found = std::ranges::find_if(tokens, isOdd);
        return found == tokens.end() ? QString() : quotedWord(tokenizer.label(*found));
    };
    QStringList sentences;
    const QString piece = first([&](int id) {
        if (id >= tokenizer.size()) return false;
        const std::string_view bytes = tokenizer.bytes(id);
        return QString::fromUtf8(bytes.data(), qsizetype(bytes.size())).toUtf8() !=
               QByteArray(bytes.data(), bytes.size());
    });
    if (!piece.isEmpty())
        sentences += LanguageModels::tr(
                         "%1 is a byte, in hexadecimal digits: a piece of a character that is no "
                         "token by itself.")
                         .arg(piece);
    const QString end = first([&](int id) { return id == tokenizer.endOfText(); });
    if (!end.isEmpty())
        sentences += LanguageModels::tr("%1 is a special token: it stands between the texts of the training.").arg(end);
    return sentences;
}

Parameters withoutStaleSelection(const Parameters& before, Parameters after) {
    if (after.tokens.starts_with(before.tokens)) return after;
    if (after.toToken == before.toToken) after.toToken.reset();
    if (after.row == before.row && after.column == before.column) after.row.reset(), after.column.reset();
    return after;
}

}  // namespace attention
