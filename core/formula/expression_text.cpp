#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/formula/expression.h"
#include "core/number_text.h"

namespace attention {
namespace {

using Kind = Expression::Kind;

/// Operator precedence of a written expression, from loose to tight. An expression needs brackets if its binding is
/// looser than its surroundings require.
enum class Binding { Equation, Sum, Modulo, Product, Function, Power, Atom };

/// The number as locale-independent text, with an exponent as in "1.5e-07".
std::string digitsOf(const Expression& number) {
    if (!number.text.empty()) return number.text;
    return number.digits > 0 ? formatSignificant(number.value, number.digits) : formatNumber(number.value);
}

/// Whether brackets are part of the notation: O(n), min(i, j).
bool hasOwnBrackets(const Expression& expression) {
    return expression.kind == Kind::Function &&
           (expression.text == "O" || expression.text == "min" || expression.text == "f");
}

Binding bindingOf(const Expression& expression, Notation notation) {
    const bool isTypeset = notation == Notation::Typeset;
    switch (expression.kind) {
        case Kind::Number:
            if (std::signbit(expression.value)) return Binding::Sum;
            return isTypeset && numberParts(expression).exponent ? Binding::Product : Binding::Atom;
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
            return isTypeset && !hasOwnBrackets(expression) ? Binding::Function : Binding::Atom;
        case Kind::Power:
            return Binding::Power;
        case Kind::Symbol:
        case Kind::Root:
        case Kind::Floor:
        case Kind::Ceiling:
        case Kind::Absolute:
        case Kind::Brackets:
        case Kind::Grid:
            return Binding::Atom;
    }
    return Binding::Atom;
}

bool isFunction(const Expression& expression) {
    return (expression.kind == Kind::Function && !hasOwnBrackets(expression)) || expression.kind == Kind::Logarithm;
}

/// Whether the typeset form begins with a bracket that does not enclose all of it: (1 + 9) x.
bool beginsWithBracket(const Expression& e) {
    if (e.kind != Kind::Product && e.kind != Kind::Times && e.kind != Kind::Ratio && e.kind != Kind::Modulo &&
        e.kind != Kind::Power)
        return false;
    return e.parts[0].kind == Kind::Brackets || needsBrackets(e, 0, Notation::Typeset, false) ||
           beginsWithBracket(e.parts[0]);
}

/// For a sum and for expressions that can be a term of one.
bool beginsWithMinus(const Expression& e) {
    if (e.kind == Kind::Sum) return beginsWithMinus(e.parts[0]);
    return e.kind == Kind::Negative || (e.kind == Kind::Number && std::signbit(e.value));
}

/// The loosest binding that parts[part] may have without brackets.
Binding requiredBinding(const Expression& e, std::size_t part, Notation notation) {
    const bool isTypeset = notation == Notation::Typeset;
    const Expression& inner = e.parts[part];
    switch (e.kind) {
        case Kind::Product:
            // "sin x cos y" is clear, but "sin x y" would read as sin(x y).
            if (isTypeset && isFunction(inner) && part + 1 < e.parts.size() && !isFunction(e.parts[part + 1]))
                return Binding::Atom;
            return Binding::Product;
        case Kind::Times:
        case Kind::Negative:
            return Binding::Product;
        case Kind::Modulo:
            return Binding::Function;
        case Kind::Sum:
            return part > 0 && beginsWithMinus(inner) ? Binding::Product : Binding::Sum;
        case Kind::Ratio:
            if (isTypeset && isFunction(inner)) return Binding::Atom;
            return part == 0 ? Binding::Product : Binding::Function;
        case Kind::Fraction:
            if (isTypeset) return Binding::Equation;
            return part == 0 ? Binding::Product : Binding::Function;
        case Kind::Power:
            return part == 0 || !isTypeset ? Binding::Atom : Binding::Equation;
        case Kind::Function:
        case Kind::Logarithm: {
            if (part > 0 && e.kind == Kind::Logarithm) return Binding::Sum;
            if (!isTypeset || hasOwnBrackets(e)) return Binding::Equation;
            const bool holdsFunction =
                inner.kind == Kind::Product && std::any_of(inner.parts.begin(), inner.parts.end(), isFunction);
            // "sin (1 + 9) x" would read as (sin 10) x, and "sin 3 . 0.5" as (sin 3) . 0.5.
            if (beginsWithBracket(inner)) return Binding::Atom;
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

/// Whether the typeset form is higher than a line of text, so that brackets around it grow.
bool isTall(const Expression& e) {
    return e.kind == Kind::Fraction || e.kind == Kind::Grid || std::any_of(e.parts.begin(), e.parts.end(), isTall);
}

/// Writes as text or as LaTeX.
class Writer {
 public:
    explicit Writer(Notation notation) : m_notation(notation), m_latex(notation == Notation::Typeset) {}

    /// @param atStart  nothing precedes the expression, or only a bracket, a comma or "="
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
        // \left( adds space after the name; \! removes it.
        return name + (isTall(e) ? "\\!" + bracketed(arguments) : "(" + arguments + ")");
    }

    std::string part(const Expression& e, std::size_t index, bool atStart = true) const {
        if (needsBrackets(e, index, m_notation, atStart)) return bracketed(write(e.parts[index]));
        return write(e.parts[index], atStart);
    }

    /// @param separates  `between` is a separator such as "=" or ",", so that every part is at a start
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
        const bool isAtom = bindingOf(e, m_notation) == Binding::Atom;
        std::string text(1, isAtom ? '_' : '[');
        text += write(e);
        if (!isAtom) text += ']';
        return text;
    }

    std::string sideBySide(const Expression& e, bool atStart) const {
        std::string text;
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            // "2j", but "3 omega_3": a name of several letters is preceded by a blank.
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

}  // namespace

bool needsBrackets(const Expression& expression, std::size_t part, Notation notation, bool atStart) {
    const Expression& inner = expression.parts[part];
    if (expression.kind == Kind::Sum && inner.kind == Kind::Negative) return false;
    const bool isFactor = expression.kind == Kind::Product || expression.kind == Kind::Times;
    if (isFactor && inner.kind == Kind::Number && part == 0 && atStart && !numberParts(inner).exponent) return false;
    const Binding required = requiredBinding(expression, part, notation);
    // A stacked fraction needs no brackets to hold together.
    if (notation == Notation::Typeset && inner.kind == Kind::Fraction && required <= Binding::Function) return false;
    return bindingOf(inner, notation) < required;
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
    static constexpr std::array<std::string_view, 25> kNames{
        "alpha", "beta",   "gamma",   "delta", "epsilon", "zeta",    "eta",  "theta", "iota",
        "kappa", "lambda", "mu",      "nu",    "xi",      "omicron", "pi",   "rho",   "",
        "sigma", "tau",    "upsilon", "phi",   "chi",     "psi",     "omega"};
    if (name.size() < 2) return std::nullopt;
    const bool isCapital = name[0] >= 'A' && name[0] <= 'Z';
    std::string small(name);
    if (isCapital) small[0] = char(small[0] - 'A' + 'a');
    const auto found = std::find(kNames.begin(), kNames.end(), small);
    if (found == kNames.end()) return std::nullopt;
    return (isCapital ? U'\u0391' : U'\u03B1') + char32_t(found - kNames.begin());
}

std::string expressionText(const Expression& expression) {
    return Writer(Notation::Text).write(expression);
}

std::string expressionLatex(const Expression& expression) {
    return Writer(Notation::Typeset).write(expression);
}

}  // namespace attention
