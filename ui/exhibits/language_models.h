#pragma once

#include <memory>
#include <span>

#include <QStringList>

#include "core/models/language_model.h"
#include "core/scene/parameters.h"

namespace attention {

struct Scene;

/// The language model that comes with the program: resources/models/little-stories. It is read at the first call, from
/// any thread, and stays in memory.
std::shared_ptr<const LanguageModel> shippedLanguageModel();

/// The language model that a scene shows: its own if its folder is open, otherwise the one that comes with the program.
std::shared_ptr<const LanguageModel> languageModelOf(const Scene& scene);

/// Where training of the model that comes with the program began with a head's weights, which were not learned: at
/// head 0 of layer 0, on the token before. @param model  may be null
bool isGivenHead(const LanguageModel* model, Index layer, Index head);
/// What tokens look like that are no text: a byte of a character, what stands between texts; a sentence for each that
/// is among them.
QStringList oddTokensNotes(const LanguageModel& model, std::span<const int> tokens);

/// The parameters after a change: where another text than a longer one was typed, a cell and a token that were chosen
/// in the text before are not chosen any more.
Parameters withoutStalePlaces(const Parameters& before, Parameters after);

}  // namespace attention
