#include "core/formula/derivation.h"

#include <cmath>
#include <utility>

namespace attention {

DerivationLine formula::line(std::string name, Expression expression, double value, int digits) {
    return {.name = std::move(name), .expression = std::move(expression), .value = value, .digits = digits};
}

DerivationLine formula::textLine(std::string name, std::string_view word) {
    return {.name = std::move(name), .expression = {}, .digits = 0, .word = std::string(word)};
}

DerivationLine formula::labelled(DerivationLine line, std::string_view label) {
    line.label = label;
    return line;
}

Expression Derivation::numeric() const {
    if (symbolic == Expression{}) return {};
    if (std::isnan(value)) return symbolic.kind == Expression::Kind::Equation ? symbolic.parts.front() : symbolic;
    return formula::withNumbers(symbolic, results);
}

}  // namespace attention
