#pragma once

#include <memory>
#include <span>

#include <QStringList>

#include "core/models/language_model.h"
#include "core/scene/parameters.h"

namespace attention {

struct Scene;

/// The language model that comes with the program: resources/models/little-stories. The first call reads it; then it
/// stays in memory. Thread-safe.
std::shared_ptr<const LanguageModel> shippedLanguageModel();

/// The language model that a scene shows: the one that the user opened, else the one that comes with the program.
std::shared_ptr<const LanguageModel> languageModelOf(const Scene& scene);

/// Whether the weights of this head were set by hand before training, to attend to the previous token. This is true
/// only for head 0 of layer 0 of the model that comes with the program. @param model  may be null
bool isHandInitializedHead(const LanguageModel* model, Index layer, Index head);
/// Explains the labels of tokens that are not text: single bytes of a character, and the end-of-text token. One
/// sentence for each of these two kinds that occurs in `tokens`.
QStringList nonTextTokenNotes(const LanguageModel& model, std::span<const int> tokens);

/// `after`, without a selected cell and a chosen token that belong to the previous text. Both are kept if the new text
/// only continues the previous one.
Parameters withoutStaleSelection(const Parameters& before, Parameters after);

}  // namespace attention
