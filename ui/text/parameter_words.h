#pragma once

#include <span>
#include <string_view>

#include "core/phrase.h"
#include "ui/text/parameter_text.h"

namespace attention {

/// The context in which the words of parameters are translated.
struct ParameterWords {
    ATTENTION_DECLARE_WORDS(ParameterText)
};

/// What a person reads of a parameter, or of what an exhibit loads.
struct KeyedWords {
    std::string_view key;
    std::string_view symbol;
    MessageTemplate name;
    MessageTemplate tooltip;
    ParameterGroup group = ParameterGroup::Main;
};

/// The words of every parameter.
std::span<const KeyedWords> parameterWords();
/// Those of parameters that mean something narrower in the chapters about layers, in that about costs, and in that
/// about training.
std::span<const KeyedWords> layerWords();
std::span<const KeyedWords> costWords();
std::span<const KeyedWords> trainingWords();
/// The words of what an exhibit loads, by its flag.
std::span<const KeyedWords> arrayWords();

}  // namespace attention
