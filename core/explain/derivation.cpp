#include "core/explain/derivation.h"

#include <cmath>
#include <utility>

namespace attention {

DerivationLine formula::line(std::string name, Expression expression, double value, int digits) {
    return {.name = std::move(name), .expression = std::move(expression), .value = value, .digits = digits};
}

DerivationLine formula::wordLine(std::string name, std::string_view word) {
    return {.name = std::move(name), .expression = {}, .digits = 0, .word = std::string(word)};
}

DerivationLine formula::labelled(DerivationLine line, std::string_view label) {
    line.label = label;
    return line;
}

Expression Derivation::withNumbers() const {
    if (general == Expression{}) return {};
    if (std::isnan(value)) return general.kind == Expression::Kind::Equation ? general.parts.front() : general;
    return formula::withNumbers(general, results);
}

}  // namespace attention
