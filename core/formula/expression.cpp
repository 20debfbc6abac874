#include "core/formula/expression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <stdexcept>
#include <utility>

#include "core/number_text.h"

namespace attention {
namespace {

using Kind = Expression::Kind;

Expression node(Kind kind, std::vector<Expression> parts) {
    Expression expression;
    expression.kind = kind;
    expression.parts = std::move(parts);
    return expression;
}

bool containsSymbol(const Expression& e) {
    return e.kind == Kind::Symbol || std::any_of(e.parts.begin(), e.parts.end(), containsSymbol);
}

/// The role of a number or a symbol; for other kinds the role that all parts with a role share, if they do.
IndexRole roleOf(const Expression& e) {
    if (e.kind == Kind::Number || e.kind == Kind::Symbol) return e.role;
    IndexRole only = IndexRole::None;
    for (const Expression& part : e.parts) {
        const IndexRole role = roleOf(part);
        if (role != IndexRole::None && only != IndexRole::None && role != only) return IndexRole::None;
        if (role != IndexRole::None) only = role;
    }
    return only;
}

/// The expression with its symbols kept and their subscripts replaced by numbers.
Expression withIndices(Expression e) {
    for (Expression& part : e.parts) {
        if (e.kind != Kind::Symbol)
            part = withIndices(std::move(part));
        else if (!part.numbers.empty())
            part = Expression(part.numbers.front());
        else if (containsSymbol(part))
            part = formula::number(evaluate(part), roleOf(part));
    }
    e.numbers.clear();
    return e;
}

struct NamedFunction {
    std::string_view name;
    double (*value)(const std::vector<double>& arguments);
};
constexpr std::array kFunctions{
    NamedFunction{"sin", [](const std::vector<double>& x) { return std::sin(x[0]); }},
    NamedFunction{"cos", [](const std::vector<double>& x) { return std::cos(x[0]); }},
    NamedFunction{"exp", [](const std::vector<double>& x) { return std::exp(x[0]); }},
    NamedFunction{"ln", [](const std::vector<double>& x) { return std::log(x[0]); }},
    NamedFunction{"O", [](const std::vector<double>& x) { return x[0]; }},
    NamedFunction{"f", [](const std::vector<double>& x) { return x[0]; }},
    NamedFunction{"min", [](const std::vector<double>& x) { return std::ranges::min(x); }},
};

}  // namespace

double logarithmOf(double argument, double base) {
    const double quotient = std::log(argument) / std::log(base);
    // In floating point, ln 125 / ln 5 is slightly more than 3.
    const double whole = std::round(quotient);
    return std::pow(base, whole) == argument ? whole : quotient;
}

namespace formula {

Expression number(double value, IndexRole role) {
    Expression expression;
    expression.value = value;
    expression.role = role;
    return expression;
}

Expression rounded(double value, int digits, IndexRole role) {
    Expression expression = number(value, role);
    expression.digits = digits;
    return expression;
}

Expression wholeNumber(std::string_view digits, IndexRole role) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string_view magnitude = digits.substr(digits.starts_with('-') ? 1 : 0);
    const auto value = parseReal(digits);
    if (!value || !std::all_of(magnitude.begin(), magnitude.end(), isDigit))
        throw std::invalid_argument("\"" + std::string(digits) + "\" is no whole number");
    Expression expression = number(*value, role);
    expression.text = digits;
    return expression;
}

Expression signedTerm(double value, int digits, IndexRole role) {
    return value < 0 ? negative(rounded(-value, digits, role)) : rounded(value, digits, role);
}

Expression symbol(std::string_view name, double value, IndexRole role, std::vector<Expression> subscripts) {
    Expression expression = node(Kind::Symbol, std::move(subscripts));
    expression.text = name;
    expression.value = value;
    expression.role = role;
    return expression;
}

Expression symbol(std::string_view name, double value, std::vector<Expression> subscripts) {
    return symbol(name, value, IndexRole::None, std::move(subscripts));
}

int digitsOfAngle(double angle, int digits) {
    constexpr int kMax = 15;
    const double size = std::abs(angle);
    return size > 1 ? std::min(kMax, digits + int(std::ceil(std::log10(size)))) : digits;
}

Expression twoPi() {
    return product({number(2), keepingLetter(symbol("pi", std::numbers::pi))});
}

Expression product(std::vector<Expression> parts) {
    return node(Kind::Product, std::move(parts));
}

Expression times(std::vector<Expression> parts) {
    return node(Kind::Times, std::move(parts));
}

Expression sum(std::vector<Expression> parts) {
    return node(Kind::Sum, std::move(parts));
}

Expression sumOf(std::vector<Expression> terms) {
    if (terms.empty()) return number(0);
    return terms.size() == 1 ? std::move(terms.front()) : sum(std::move(terms));
}

Expression negative(Expression part) {
    return node(Kind::Negative, {std::move(part)});
}

Expression difference(Expression minuend, Expression subtrahend) {
    return sum({std::move(minuend), negative(std::move(subtrahend))});
}

Expression minus(Expression minuend, double subtrahend, int digits, IndexRole role) {
    if (subtrahend < 0) return sum({std::move(minuend), rounded(-subtrahend, digits, role)});
    return difference(std::move(minuend), rounded(subtrahend, digits, role));
}

Expression fraction(Expression above, Expression below) {
    return node(Kind::Fraction, {std::move(above), std::move(below)});
}

Expression ratio(Expression left, Expression right) {
    return node(Kind::Ratio, {std::move(left), std::move(right)});
}

Expression power(Expression base, Expression exponent) {
    return node(Kind::Power, {std::move(base), std::move(exponent)});
}

Expression root(Expression part) {
    return node(Kind::Root, {std::move(part)});
}

Expression function(std::string_view name, Expression argument) {
    Expression expression = node(Kind::Function, {std::move(argument)});
    expression.text = name;
    return expression;
}

Expression exponential(Expression exponent) {
    return function("exp", std::move(exponent));
}

Expression powerOfE(Expression exponent) {
    return power(keepingLetter(symbol("e", std::numbers::e)), std::move(exponent));
}

Expression minimum(std::vector<Expression> parts) {
    Expression expression = node(Kind::Function, std::move(parts));
    expression.text = "min";
    return expression;
}

Expression bigO(Expression term) {
    return function("O", std::move(term));
}

Expression logarithm(Expression base, Expression argument) {
    return node(Kind::Logarithm, {std::move(argument), std::move(base)});
}

Expression floorOf(Expression part) {
    return node(Kind::Floor, {std::move(part)});
}

Expression ceilingOf(Expression part) {
    return node(Kind::Ceiling, {std::move(part)});
}

Expression absolute(Expression part) {
    return node(Kind::Absolute, {std::move(part)});
}

Expression modulo(Expression left, Expression right) {
    return node(Kind::Modulo, {std::move(left), std::move(right)});
}

Expression brackets(Expression part) {
    return node(Kind::Brackets, {std::move(part)});
}

Expression equation(std::vector<Expression> parts) {
    return node(Kind::Equation, std::move(parts));
}

Expression withReplacement(Expression part, Expression numbers) {
    part.numbers = {std::move(numbers)};
    return part;
}

Expression withValue(Expression part, int digits, std::optional<IndexRole> role) {
    // Adding 0 turns -0 into 0.
    Expression number = rounded(evaluate(part) + 0.0, digits, role.value_or(roleOf(part)));
    return withReplacement(std::move(part), std::move(number));
}

Expression keepingLetter(Expression symbol) {
    Expression numbers = withIndices(symbol);
    return withReplacement(std::move(symbol), std::move(numbers));
}

Expression substituteValues(Expression expression) {
    if (!expression.numbers.empty()) return expression.numbers.front();
    if (expression.kind == Kind::Symbol) return number(expression.value, expression.role);
    const bool hasLeftSide = expression.kind == Kind::Equation && expression.parts.size() > 1;
    std::vector<Expression> parts;
    for (Expression& part : expression.parts) {
        if (hasLeftSide && parts.empty()) {
            parts.push_back(withIndices(std::move(part)));
        } else if (part.kind == Kind::Dots && !part.numbers.empty()) {
            parts.insert(parts.end(), part.numbers.begin(), part.numbers.end());
        } else {
            Expression number = substituteValues(std::move(part));
            if (expression.kind == Kind::Sum && number.kind == Kind::Number && number.value < 0)
                number = signedTerm(number.value, number.digits, number.role);
            parts.push_back(std::move(number));
        }
    }
    expression.parts = std::move(parts);
    if (expression.kind == Kind::Product && !containsSymbol(expression)) expression.kind = Kind::Times;
    return expression;
}

Expression withNumbers(const Expression& general, const std::vector<Expression>& results) {
    std::vector<Expression> sides{general, substituteValues(general)};
    if (general.kind == Kind::Equation) {
        // Moved out first: assigning to `sides` destroys the element that holds the new content.
        std::vector<Expression> last = std::move(sides.back().parts);
        sides = std::move(last);
    }
    sides.insert(sides.end(), results.begin(), results.end());
    const auto isSame = [](const Expression& a, const Expression& b) { return expressionText(a) == expressionText(b); };
    sides.erase(std::unique(sides.begin(), sides.end(), isSame), sides.end());
    return equation(std::move(sides));
}

}  // namespace formula

double evaluate(const Expression& e) {
    const auto part = [&](std::size_t index) { return evaluate(e.parts[index]); };
    switch (e.kind) {
        case Kind::Number:
        case Kind::Symbol:
        case Kind::Dots:
            return e.value;
        case Kind::Product:
        case Kind::Times: {
            double value = 1;
            for (const Expression& factor : e.parts) value *= evaluate(factor);
            return value;
        }
        case Kind::Sum: {
            double value = 0;
            for (const Expression& term : e.parts) value += evaluate(term);
            return value;
        }
        case Kind::Negative:
            return -part(0);
        case Kind::Fraction:
        case Kind::Ratio:
            return part(0) / part(1);
        case Kind::Power:
            return std::pow(part(0), part(1));
        case Kind::Root:
            return std::sqrt(part(0));
        case Kind::Function: {
            const auto known = std::ranges::find(kFunctions, e.text, &NamedFunction::name);
            if (known == kFunctions.end()) throw std::invalid_argument("no function is called \"" + e.text + "\"");
            std::vector<double> arguments(e.parts.size());
            std::ranges::transform(e.parts, arguments.begin(), evaluate);
            return known->value(arguments);
        }
        case Kind::Logarithm:
            return logarithmOf(part(0), part(1));
        case Kind::Floor:
            return std::floor(part(0));
        case Kind::Ceiling:
            return std::ceil(part(0));
        case Kind::Absolute:
            return std::abs(part(0));
        case Kind::Modulo: {
            const double divisor = part(1);
            return part(0) - divisor * std::floor(part(0) / divisor);
        }
        case Kind::Brackets:
            return part(0);
        case Kind::Equation:
            return evaluate(e.parts.back());
        case Kind::Grid:
            break;
    }
    throw std::invalid_argument("a matrix has no single value");
}

}  // namespace attention
