#pragma once

#include <algorithm>
#include <limits>
#include <string_view>

#include <QString>

#include "core/formula/derivation.h"

namespace attention {

inline constexpr double kUlp = std::numeric_limits<double>::epsilon();

/// The first line with this name; nullptr: none.
inline const DerivationLine* findLine(const Derivation& derivation, std::string_view name) {
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines)
            if (line.name == name) return &line;
    return nullptr;
}

inline bool holdsLetter(const Expression& formula) {
    return formula.kind == Expression::Kind::Symbol || std::ranges::any_of(formula.parts, holdsLetter);
}

/// Nothing if every formula of the derivation has its value; else what hasn't.
/// @param differs  of two numbers, whether they are not the same but for rounding
template <class Differs>
QString faultOf(const Derivation& derivation, double expected, Differs differs) {
    const auto told = [](const Expression& expression, double is, double should) {
        return QStringLiteral("%1 is %2, not %3")
            .arg(QString::fromStdString(expressionText(expression)))
            .arg(is, 0, 'g', 17)
            .arg(should, 0, 'g', 17);
    };
    if (differs(derivation.value, expected)) return told(derivation.symbolic, derivation.value, expected);
    for (const Expression& formula : {derivation.symbolic, derivation.numeric()}) {
        const bool isEquation = formula.kind == Expression::Kind::Equation;
        for (const Expression& part : isEquation ? formula.parts : std::vector{formula})
            if (differs(evaluate(part), expected)) return told(part, evaluate(part), expected);
    }
    // What has letters follows from the general equation.
    for (const Expression& result : derivation.results)
        if (holdsLetter(result))
            return told(result, evaluate(result), expected) + QStringLiteral(": a result in letters");
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines)
            if (line.word.empty() && differs(evaluate(line.expression), line.value))
                return QString::fromStdString(line.name) + QStringLiteral(": ") +
                       told(line.expression, evaluate(line.expression), line.value);
    for (auto line = derivation.steps.rbegin(); line != derivation.steps.rend(); ++line)
        if (line->word.empty()) return differs(line->value, expected) ? QStringLiteral("another last step") : QString();
    return QStringLiteral("no step");
}

}  // namespace attention
