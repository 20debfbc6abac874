#pragma once

#include <string_view>

#include <QString>

#include "core/scene/choices.h"
#include "core/scene/parameter_table.h"
#include "ui/text/chapter.h"

namespace attention {

struct Parameters;

/// The translated texts of a parameter. Tables in core have only keys.
struct ParameterText {
    QString symbol;   ///< in formulas, in mathematical letters: "𝑛"; may be empty
    QString name;     ///< "positions"
    QString tooltip;  ///< what the parameter does, in one or two sentences
};

/// The texts of a parameter. @param chapter  of the exhibit, on which they may depend: "d" is the width of an encoding,
/// or of a layer
ParameterText parameterText(std::string_view key, Chapter chapter = Chapter::Position);
/// The texts of a parameter for the exhibit that uses it, which may have its own label and tooltip.
ParameterText parameterText(const ParameterUse& use, Chapter chapter);

/// The placeholder of an input field for a text with a special form: "0,0; 1,0"; empty for other texts.
QString textPlaceholder(std::string_view key);

/// The group of a parameter in the panel of an exhibit with many parameters. Main is at the top, the others have
/// headings.
enum class ParameterGroup { Main, Input, Masks, Layer, View, Selection, Rare };
ParameterGroup parameterGroup(std::string_view key);
/// Whether a parameter is rarely set: in the panel of an exhibit without groups it is under the heading "More".
bool isRare(std::string_view key);
/// The translated heading of a group; empty for Main.
QString groupTitle(ParameterGroup group);
/// The texts of an array that an exhibit loads, without symbol. @param name  of its option: "input"
ParameterText arrayText(std::string_view name);
/// Why a text is not accepted as a value, as a translated sentence; empty: it is accepted.
QString textProblemWords(std::string_view key, const QString& text);
/// The translated name of a value of a choice: "as in the book".
QString choiceWords(const ChoiceValue& value);
/// The name of a parameter in running text: its symbol in plain letters ("n"), or without one its name ("first
/// position").
QString parameterLabel(std::string_view key);
/// A value for display: "10 000", "blues, as in the book", "–" for none.
QString valueWords(const ParameterInfo& info, const ParameterValue& value);
/// The meaning of a number in the figure, shown below its slider: "up to ④ weights"; empty: there is none.
QString valueMeaning(const ParameterUse& use, const Parameters& shown);

}  // namespace attention
