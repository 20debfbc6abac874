#pragma once

#include <span>
#include <string_view>

#include "core/phrase.h"
#include "ui/text/parameter_text.h"

namespace attention {

/// The translation context of the texts of parameters.
struct ParameterWords {
    ATTENTION_DECLARE_WORDS(ParameterText)
};

/// The untranslated texts of a parameter, or of an array that an exhibit loads.
struct KeyedWords {
    std::string_view key;
    std::string_view symbol;
    MessageTemplate name;
    MessageTemplate tooltip;
    ParameterGroup group = ParameterGroup::Main;
};

/// The texts of all parameters.
std::span<const KeyedWords> parameterWords();
/// Texts that replace those of parameterWords() where a parameter has a narrower meaning: in the chapters about layers,
/// in Cost, and in Training.
std::span<const KeyedWords> layerWords();
std::span<const KeyedWords> costWords();
std::span<const KeyedWords> trainingWords();
/// The texts of arrays, by the name of the option.
std::span<const KeyedWords> arrayWords();

}  // namespace attention
