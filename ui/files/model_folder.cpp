#include "ui/files/model_folder.h"

#include <filesystem>
#include <utility>
#include <vector>

#include <QFileInfo>

#include "core/io/format_error.h"
#include "core/models/language_model_reader.h"
#include "core/system/memory.h"
#include "ui/text/phrase_text.h"

namespace attention {

bool isModelFolder(const QString& path) {
    return QFileInfo::exists(path + QStringLiteral("/config.json"));
}

ModelReference openModelFolder(const QString& path, const std::function<void(double)>& progress, std::stop_token stop) {
    try {
        const std::u16string folder = path.toStdU16String();
        auto model = openLanguageModel(std::filesystem::path(folder), progress, std::move(stop));
        if (!model) return {};  // cancelled
        return {.path = path.toStdString(), .checksum = model->checksum(), .model = std::move(model)};
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    }
}

QStringList offeredModelFiles(const OfferedFiles& offered) {
    std::vector<ListedFile> folder;
    for (const auto& [name, size] : offered.files) folder.push_back({name.toStdString(), size});
    try {
        QStringList names;
        for (const std::string& name : languageModelFiles(folder, memoryLimit())) names += QString::fromStdString(name);
        return names;
    } catch (const FormatError& error) {
        throw FileError(phraseText(error.phrase()));
    }
}

}  // namespace attention
