#pragma once

#include <string_view>

#include <QString>

#include "core/scene/choices.h"
#include "core/scene/parameter_table.h"
#include "ui/text/chapter.h"

namespace attention {

struct Parameters;

/// The words for a parameter, translated; tables in core know only keys.
struct ParameterText {
    QString symbol;   ///< as in the formula, in the characters of the mathematical face ("𝑛"); may be empty
    QString name;     ///< plain: "positions"
    QString tooltip;  ///< what it does, one or two sentences
};

/// @param chapter  of the exhibit: the width of an encoding is that of a layer elsewhere
ParameterText parameterText(std::string_view key, Chapter chapter = Chapter::Position);
/// The words for a parameter on the exhibit that uses it, which may call it otherwise.
ParameterText parameterText(const ParameterUse& use, Chapter chapter);

/// What an empty field shows of a text that has a form of its own, in that form: "0,0; 1,0"; else nothing.
QString textPlaceholder(std::string_view key);

/// Where an exhibit with many parameters has one of them: at the top, or under a heading.
enum class ParameterGroup { Main, Input, Masks, Layer, View, Selection, Rare };
ParameterGroup parameterGroup(std::string_view key);
/// Whether few people set it: on an exhibit without headings it stands under the heading of the rare ones.
bool isRare(std::string_view key);
/// Translated; empty for Main.
QString groupTitle(ParameterGroup group);
/// The words for what an exhibit loads, by its flag: no symbol.
ParameterText arrayText(std::string_view name);
/// Why a text is not accepted, translated, in one sentence; empty: it is.
QString textProblemWords(std::string_view key, const QString& text);
/// What a choice's value is called, translated: "as in the book".
QString choiceWords(const ChoiceValue& value);
/// What a parameter is called in running text: its symbol in plain letters ("n"), else its name ("first position").
QString parameterLabel(std::string_view key);
/// A value as a reader sees it: "10 000", "blues, as in the book", "–" for none.
QString valueWords(const ParameterInfo& info, const ParameterValue& value);
/// What a number stands for in the picture, told below its slider; empty: for nothing else.
QString valueMeaning(const ParameterUse& use, const Parameters& shown);

}  // namespace attention
