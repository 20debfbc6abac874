#pragma once

#include <functional>
#include <stop_token>

#include <QStringList>

#include "core/scene/scene.h"
#include "ui/system/browser.h"
#include "ui/system/input_file.h"

namespace attention {

/// Whether a folder looks like that of a language model: it has a config.json.
bool isModelFolder(const QString& path);

/// Opens the folder of a language model as openLanguageModel() does.
/// @param progress  called on this thread with 0 ... 1
/// @throws FileError
ModelReference openModelFolder(const QString& path, const std::function<void(double)>& progress = {},
                               std::stop_token stop = {});

/// The names of the offered files that a browser has to read into memory to open the language model; see
/// languageModelFiles().
/// @throws FileError
QStringList offeredModelFiles(const OfferedFiles& offered);

}  // namespace attention
