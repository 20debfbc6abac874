#include "core/explain/derivation.h"

#include <utility>

#include "core/io/number_text.h"

namespace attention {

DerivationLine formula::line(std::string name, Expression expression, double value, int digits) {
    return {.name = std::move(name), .expression = std::move(expression), .value = value, .digits = digits};
}

DerivationLine formula::wordLine(std::string name, std::string_view word) {
    return {.name = std::move(name), .expression = {}, .digits = 0, .word = std::string(word)};
}

Table derivationTable(const Derivation& derivation) {
    std::vector<std::string> names{"formula", "with numbers"};
    std::vector<std::string> expressions{expressionText(derivation.general), expressionText(derivation.withNumbers)};
    std::vector<std::string> values(2, numberText(derivation.value));
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines) {
            names.push_back(line.label.empty() ? line.name : line.name + " " + line.label);
            expressions.push_back(line.word.empty() ? expressionText(line.expression) : std::string());
            values.push_back(line.word.empty() ? numberText(line.value) : line.word);
        }
    return ColumnTable{
        {{"name", std::move(names)}, {"expression", std::move(expressions)}, {"value", std::move(values)}}};
}

}  // namespace attention
