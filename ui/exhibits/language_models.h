#pragma once

#include <memory>

#include "core/models/language_model.h"
#include "core/scene/scene.h"

namespace attention {

/// The language model that comes with the program: resources/models/little-stories. It is read at the first call, from
/// any thread, and stays in memory.
std::shared_ptr<const LanguageModel> shippedLanguageModel();

/// The language model that a scene shows: its own if its folder is open, otherwise the one that comes with the program.
std::shared_ptr<const LanguageModel> languageModelOf(const Scene& scene);

}  // namespace attention
