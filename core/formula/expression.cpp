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

/// How tightly a written expression holds together: what stands around it decides whether it needs brackets.
enum class Binding { Equation, Sum, Modulo, Product, Function, Power, Whole };

/// The C locale's digits: exponents as in "1.5e-7".
std::string digitsOf(const Expression& number) {
    if (!number.text.empty()) return number.text;
    return number.digits > 0 ? formatSignificant(number.value, number.digits) : formatNumber(number.value);
}

/// Its brackets are part of its notation: O(n), min(i, j).
bool hasOwnBrackets(const Expression& expression) {
    return expression.kind == Kind::Function &&
           (expression.text == "O" || expression.text == "min" || expression.text == "f");
}

Binding bindingOf(const Expression& expression, Notation notation) {
    const bool isTypeset = notation == Notation::Typeset;
    switch (expression.kind) {
        case Kind::Number:
            if (std::signbit(expression.value)) return Binding::Sum;
            return isTypeset && numberParts(expression).exponent ? Binding::Product : Binding::Whole;
        case Kind::Equation:
            return Binding::Equation;
        case Kind::Sum:
        case Kind::Negative:
        case Kind::Dots:
            return Binding::Sum;
        case Kind::Product:
        case Kind::Times:
        case Kind::Fraction:
        case Kind::Ratio:
            return Binding::Product;
        case Kind::Modulo:
            return Binding::Modulo;
        case Kind::Function:
        case Kind::Logarithm:
            return isTypeset && !hasOwnBrackets(expression) ? Binding::Function : Binding::Whole;
        case Kind::Power:
            return Binding::Power;
        case Kind::Symbol:
        case Kind::Root:
        case Kind::Floor:
        case Kind::Ceiling:
        case Kind::Absolute:
        case Kind::Brackets:
        case Kind::Grid:
            return Binding::Whole;
    }
    return Binding::Whole;
}

bool isFunction(const Expression& expression) {
    return (expression.kind == Kind::Function && !hasOwnBrackets(expression)) || expression.kind == Kind::Logarithm;
}

/// Whether it is typeset with a bracket first that doesn't enclose all of it: (1 + 9) x.
bool beginsWithBracket(const Expression& e) {
    if (e.kind != Kind::Product && e.kind != Kind::Times && e.kind != Kind::Ratio && e.kind != Kind::Modulo &&
        e.kind != Kind::Power)
        return false;
    return e.parts[0].kind == Kind::Brackets || needsBrackets(e, 0, Notation::Typeset, false) ||
           beginsWithBracket(e.parts[0]);
}

/// Of a sum, and of what may stand in one.
bool beginsWithMinus(const Expression& e) {
    if (e.kind == Kind::Sum) return beginsWithMinus(e.parts[0]);
    return e.kind == Kind::Negative || (e.kind == Kind::Number && std::signbit(e.value));
}

/// How tightly parts[part] has to hold together where it stands.
Binding leastBinding(const Expression& e, std::size_t part, Notation notation) {
    const bool isTypeset = notation == Notation::Typeset;
    const Expression& inner = e.parts[part];
    switch (e.kind) {
        case Kind::Product:
            // "sin x cos y" reads as it should, "sin x y" doesn't.
            if (isTypeset && isFunction(inner) && part + 1 < e.parts.size() && !isFunction(e.parts[part + 1]))
                return Binding::Whole;
            return Binding::Product;
        case Kind::Times:
        case Kind::Negative:
            return Binding::Product;
        case Kind::Modulo:
            return Binding::Function;
        case Kind::Sum:
            return part > 0 && beginsWithMinus(inner) ? Binding::Product : Binding::Sum;
        case Kind::Ratio:
            if (isTypeset && isFunction(inner)) return Binding::Whole;
            return part == 0 ? Binding::Product : Binding::Function;
        case Kind::Fraction:
            if (isTypeset) return Binding::Equation;
            return part == 0 ? Binding::Product : Binding::Function;
        case Kind::Power:
            return part == 0 || !isTypeset ? Binding::Whole : Binding::Equation;
        case Kind::Function:
        case Kind::Logarithm: {
            if (part > 0 && e.kind == Kind::Logarithm) return Binding::Sum;
            if (!isTypeset || hasOwnBrackets(e)) return Binding::Equation;
            const bool holdsFunction =
                inner.kind == Kind::Product && std::any_of(inner.parts.begin(), inner.parts.end(), isFunction);
            // "sin (1 + 9) x" would read as (sin 10) x, and "sin 3 . 0.5" as (sin 3) . 0.5.
            if (beginsWithBracket(inner)) return Binding::Whole;
            return inner.kind == Kind::Times || holdsFunction ? Binding::Function : Binding::Product;
        }
        case Kind::Symbol:
        case Kind::Equation:
            return Binding::Sum;
        case Kind::Number:
        case Kind::Root:
        case Kind::Floor:
        case Kind::Ceiling:
        case Kind::Absolute:
        case Kind::Brackets:
        case Kind::Dots:
        case Kind::Grid:
            return Binding::Equation;
    }
    return Binding::Equation;
}

/// Whether it is typeset higher than a line of text, so that brackets around it grow.
bool isTall(const Expression& e) {
    return e.kind == Kind::Fraction || e.kind == Kind::Grid || std::any_of(e.parts.begin(), e.parts.end(), isTall);
}

bool holdsSymbol(const Expression& e) {
    return e.kind == Kind::Symbol || std::any_of(e.parts.begin(), e.parts.end(), holdsSymbol);
}

/// Of a number or a symbol its own; of all else the only one among its parts, if there is just one.
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

/// With the letters of its symbols, whose indices become numbers.
Expression withIndices(Expression e) {
    for (Expression& part : e.parts) {
        if (e.kind != Kind::Symbol)
            part = withIndices(std::move(part));
        else if (!part.numbers.empty())
            part = Expression(part.numbers.front());
        else if (holdsSymbol(part))
            part = formula::number(evaluate(part), roleOf(part));
    }
    e.numbers.clear();
    return e;
}

/// Writes as text or as LaTeX.
class Writer {
 public:
    explicit Writer(Notation notation) : m_notation(notation), m_latex(notation == Notation::Typeset) {}

    /// @param atStart  nothing stands before it, or only what separates: a bracket, "="
    std::string write(const Expression& e, bool atStart = true) const {
        switch (e.kind) {
            case Kind::Number:
                return m_latex ? latexNumber(e) : digitsOf(e);
            case Kind::Symbol:
                return symbol(e);
            case Kind::Product:
                return sideBySide(e, atStart);
            case Kind::Times:
                return joined(e, m_latex ? " \\cdot " : " * ", atStart, false);
            case Kind::Sum:
                return sum(e, atStart);
            case Kind::Negative:
                return "-" + part(e, 0, false);
            case Kind::Fraction:
                if (m_latex) return "\\frac{" + part(e, 0) + "}{" + part(e, 1) + "}";
                [[fallthrough]];
            case Kind::Ratio:
                return part(e, 0, atStart) + "/" + part(e, 1, false);
            case Kind::Power:
                return part(e, 0) + "^" + (m_latex ? "{" + part(e, 1) + "}" : part(e, 1));
            case Kind::Root:
                return (m_latex ? "\\sqrt{" : "sqrt(") + part(e, 0) + (m_latex ? "}" : ")");
            case Kind::Function:
                if (hasOwnBrackets(e)) return withArguments(e);
                return m_latex ? "\\" + e.text + " " + part(e, 0, false) : e.text + "(" + part(e, 0) + ")";
            case Kind::Logarithm:
                return m_latex ? "\\log_{" + part(e, 1) + "} " + part(e, 0, false)
                               : "log" + textIndex(e.parts[1]) + "(" + part(e, 0) + ")";
            case Kind::Floor:
                return m_latex ? "\\lfloor " + part(e, 0) + " \\rfloor" : "floor(" + part(e, 0) + ")";
            case Kind::Ceiling:
                return m_latex ? "\\lceil " + part(e, 0) + " \\rceil" : "ceil(" + part(e, 0) + ")";
            case Kind::Absolute:
                return m_latex ? "\\lvert " + part(e, 0) + " \\rvert" : "|" + part(e, 0) + "|";
            case Kind::Modulo:
                return part(e, 0, atStart) + (m_latex ? " \\bmod " : " mod ") + part(e, 1, false);
            case Kind::Brackets:
                return bracketed(part(e, 0));
            case Kind::Dots:
                return m_latex ? "\\cdots" : "...";
            case Kind::Equation:
                return joined(e, " = ", true, true);
            case Kind::Grid:
                return matrix(e);
        }
        return {};
    }

 private:
    std::string bracketed(const std::string& inner) const {
        return m_latex ? "\\left(" + inner + "\\right)" : "(" + inner + ")";
    }

    std::string withArguments(const Expression& e) const {
        const std::string arguments = joined(e, ", ", true, true);
        if (!m_latex) return e.text + "(" + arguments + ")";
        const std::string name = e.text == "min" ? "\\min" : e.text;
        // Brackets that grow would stand apart from the name.
        return name + (isTall(e) ? "\\!" + bracketed(arguments) : "(" + arguments + ")");
    }

    std::string part(const Expression& e, std::size_t index, bool atStart = true) const {
        if (needsBrackets(e, index, m_notation, atStart)) return bracketed(write(e.parts[index]));
        return write(e.parts[index], atStart);
    }

    /// @param separates  so that each part is at a start of its own
    std::string joined(const Expression& e, std::string_view between, bool atStart, bool separates) const {
        std::string text;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            if (i > 0) text += between;
            text += part(e, i, i == 0 ? atStart : separates);
        }
        return text;
    }

    static std::string latexNumber(const Expression& number) {
        const NumberParts parts = numberParts(number);
        std::string text = parts.isNegative ? "-" : "";
        if (parts.digits == "inf") return text + "\\infty";
        if (parts.digits == "nan") return "\\mathrm{nan}";
        text += parts.digits;
        if (!parts.exponent) return text;
        return text + (parts.digits.empty() ? "" : " \\cdot ") + "10^{" + std::to_string(*parts.exponent) + "}";
    }

    std::string name(const Expression& e) const {
        if (!m_latex || e.text.size() <= 1) return e.text;
        return greekLetter(e.text) ? "\\" + e.text : "\\mathrm{" + e.text + "}";
    }

    std::string symbol(const Expression& e) const {
        if (e.parts.empty()) return name(e);
        if (m_latex) return name(e) + "_{" + joined(e, ",", true, true) + "}";
        if (e.parts.size() == 1) return name(e) + textIndex(e.parts[0]);
        return name(e) + "[" + joined(e, ", ", true, true) + "]";
    }

    /// "_3", "[i + 1]".
    std::string textIndex(const Expression& e) const {
        const bool isWhole = bindingOf(e, m_notation) == Binding::Whole;
        std::string text(1, isWhole ? '_' : '[');
        text += write(e);
        if (!isWhole) text += ']';
        return text;
    }

    std::string sideBySide(const Expression& e, bool atStart) const {
        std::string text;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            // "2j", but "3 omega_3": a name of several letters stands apart.
            const Expression& next = e.parts[i];
            const bool isLetter = next.kind == Kind::Symbol && next.text.size() == 1 && next.parts.empty();
            if (i > 0) text += !m_latex && isLetter && i == 1 && e.parts[0].kind == Kind::Number ? "" : " ";
            text += part(e, i, i == 0 && atStart);
        }
        return text;
    }

    std::string sum(const Expression& e, bool atStart) const {
        std::string text;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            const bool isNegative = e.parts[i].kind == Kind::Negative;
            if (i > 0) text += isNegative ? " - " : " + ";
            text += isNegative && i > 0 ? part(e.parts[i], 0, false) : part(e, i, i == 0 && atStart);
        }
        return text;
    }

    std::string matrix(const Expression& e) const {
        std::string text = m_latex ? "\\begin{bmatrix} " : "[";
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            const bool isNewRow = i % std::size_t(e.columns) == 0;
            if (i > 0) text += isNewRow ? (m_latex ? " \\\\ " : "; ") : (m_latex ? " & " : ", ");
            text += part(e, i);
        }
        return text + (m_latex ? " \\end{bmatrix}" : "]");
    }

    Notation m_notation;
    bool m_latex;
};

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
    // ln 125 / ln 5 is a little more than 3.
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
    return product({number(2), named(symbol("pi", std::numbers::pi))});
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
    return power(named(symbol("e", std::numbers::e)), std::move(exponent));
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

Expression shownAs(Expression part, Expression numbers) {
    part.numbers = {std::move(numbers)};
    return part;
}

Expression shown(Expression part, int digits, std::optional<IndexRole> role) {
    // Plus 0 makes a 0 of -0.
    Expression number = rounded(evaluate(part) + 0.0, digits, role.value_or(roleOf(part)));
    return shownAs(std::move(part), std::move(number));
}

Expression named(Expression symbol) {
    Expression numbers = withIndices(symbol);
    return shownAs(std::move(symbol), std::move(numbers));
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
    if (expression.kind == Kind::Product && !holdsSymbol(expression)) expression.kind = Kind::Times;
    return expression;
}

Expression withNumbers(const Expression& general, const std::vector<Expression>& results) {
    std::vector<Expression> sides{general, substituteValues(general)};
    if (general.kind == Kind::Equation) {
        // What `sides` frees when it is assigned to must not be what it gets.
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

bool needsBrackets(const Expression& expression, std::size_t part, Notation notation, bool atStart) {
    const Expression& inner = expression.parts[part];
    if (expression.kind == Kind::Sum && inner.kind == Kind::Negative) return false;
    const bool isFactor = expression.kind == Kind::Product || expression.kind == Kind::Times;
    if (isFactor && inner.kind == Kind::Number && part == 0 && atStart && !numberParts(inner).exponent) return false;
    const Binding least = leastBinding(expression, part, notation);
    // A stacked fraction holds together by itself.
    if (notation == Notation::Typeset && inner.kind == Kind::Fraction && least <= Binding::Function) return false;
    return bindingOf(inner, notation) < least;
}

NumberParts numberParts(const Expression& number) {
    std::string digits = digitsOf(number);
    NumberParts parts;
    parts.isNegative = digits.front() == '-';
    if (parts.isNegative) digits.erase(0, 1);
    if (const auto mark = digits.find('e'); mark != std::string::npos) {
        const auto start = mark + (digits[mark + 1] == '+' ? 2 : 1);
        parts.exponent = int(parseInteger(digits.substr(start)).value_or(0));
        digits.erase(mark);
        if (digits == "1") digits.clear();
    }
    parts.digits = std::move(digits);
    return parts;
}

std::optional<char32_t> greekLetter(std::string_view name) {
    // In the order of Unicode, where each capital stands 0x20 before its small letter.
    static constexpr std::array<std::string_view, 25> names{
        "alpha", "beta",   "gamma",   "delta", "epsilon", "zeta",    "eta",  "theta", "iota",
        "kappa", "lambda", "mu",      "nu",    "xi",      "omicron", "pi",   "rho",   "",
        "sigma", "tau",    "upsilon", "phi",   "chi",     "psi",     "omega"};
    if (name.size() < 2) return std::nullopt;
    const bool isCapital = name[0] >= 'A' && name[0] <= 'Z';
    std::string small(name);
    if (isCapital) small[0] = char(small[0] - 'A' + 'a');
    const auto found = std::find(names.begin(), names.end(), small);
    if (found == names.end()) return std::nullopt;
    return (isCapital ? U'\u0391' : U'\u03B1') + char32_t(found - names.begin());
}

std::string expressionText(const Expression& expression) {
    return Writer(Notation::Text).write(expression);
}

std::string expressionLatex(const Expression& expression) {
    return Writer(Notation::Typeset).write(expression);
}

}  // namespace attention
