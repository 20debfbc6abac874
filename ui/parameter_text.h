#pragma once

#include <string_view>

#include <QString>

namespace attention {

/// The words for a parameter, translated; tables in core know only keys.
struct ParameterText {
    QString symbol;   ///< as in the formula, in the characters of the mathematical face ("𝑛"); may be empty
    QString name;     ///< plain: "positions"
    QString tooltip;  ///< what it does, one or two sentences
};

ParameterText parameterText(std::string_view key);
/// The plain name of a choice's value: "as in the book".
QString choiceText(std::string_view key, std::string_view choice);

}  // namespace attention
