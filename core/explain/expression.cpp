#include "core/explain/expression.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <stdexcept>
#include <utility>

#include "core/io/number_text.h"

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
enum class Binding { Equation, Sum, Product, Function, Power, Whole };

/// The C locale's digits: exponents as in "1.5e-7".
std::string digitsOf(const Expression& number) {
    return number.digits > 0 ? roundedText(number.value, number.digits) : numberText(number.value);
}

Binding bindingOf(const Expression& expression) {
    switch (expression.kind) {
        case Kind::Number:
            return std::signbit(expression.value) ? Binding::Sum : Binding::Whole;
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
        case Kind::Power:
            return Binding::Power;
        case Kind::Symbol:
        case Kind::Root:
        case Kind::Function:
        case Kind::Floor:
        case Kind::Brackets:
        case Kind::Grid:
            return Binding::Whole;
    }
    return Binding::Whole;
}

/// Writes as text or as LaTeX; `least` is how tightly a part has to hold together where it stands.
class Writer {
 public:
    explicit Writer(bool latex) : m_latex(latex) {}

    std::string write(const Expression& expression, Binding least = Binding::Equation) const {
        // A stacked fraction in LaTeX holds together by itself.
        const bool isClosed = m_latex && expression.kind == Kind::Fraction && least <= Binding::Product;
        const std::string inner = plain(expression);
        if (isClosed || bindingOf(expression) >= least) return inner;
        return m_latex ? "\\left(" + inner + "\\right)" : "(" + inner + ")";
    }

 private:
    std::string joined(const std::vector<Expression>& parts, std::string_view between, Binding least) const {
        std::string text;
        for (const Expression& part : parts) {
            if (!text.empty()) text += between;
            text += write(part, least);
        }
        return text;
    }

    std::string plain(const Expression& e) const {
        switch (e.kind) {
            case Kind::Number:
                return m_latex ? latexNumber(digitsOf(e)) : digitsOf(e);
            case Kind::Symbol:
                return symbol(e);
            case Kind::Product:
                return sideBySide(e.parts);
            case Kind::Times:
                return joined(e.parts, m_latex ? " \\cdot " : " * ", Binding::Product);
            case Kind::Sum:
                return sum(e.parts);
            case Kind::Negative:
                return "-" + write(e.parts[0], Binding::Product);
            case Kind::Fraction:
                if (m_latex) return "\\frac{" + write(e.parts[0]) + "}{" + write(e.parts[1]) + "}";
                [[fallthrough]];
            case Kind::Ratio:
                return write(e.parts[0], Binding::Product) + "/" + write(e.parts[1], Binding::Function);
            case Kind::Power:
                if (m_latex) return write(e.parts[0], Binding::Whole) + "^{" + write(e.parts[1]) + "}";
                return write(e.parts[0], Binding::Whole) + "^" + write(e.parts[1], Binding::Whole);
            case Kind::Root:
                return (m_latex ? "\\sqrt{" : "sqrt(") + write(e.parts[0]) + (m_latex ? "}" : ")");
            case Kind::Function:
                if (!m_latex) return e.text + "(" + write(e.parts[0]) + ")";
                return "\\" + e.text + " " + write(e.parts[0], Binding::Product);
            case Kind::Floor:
                return m_latex ? "\\lfloor " + write(e.parts[0]) + " \\rfloor" : "floor(" + write(e.parts[0]) + ")";
            case Kind::Brackets:
                return m_latex ? "\\left(" + write(e.parts[0]) + "\\right)" : "(" + write(e.parts[0]) + ")";
            case Kind::Dots:
                return m_latex ? "\\cdots" : "...";
            case Kind::Equation:
                return joined(e.parts, " = ", Binding::Sum);
            case Kind::Grid:
                return matrix(e);
        }
        return {};
    }

    static std::string latexNumber(const std::string& digits) {
        const auto exponent = digits.find('e');
        if (exponent == std::string::npos) return digits;
        const auto power = parseInteger(digits.substr(exponent + 1)).value_or(0);
        return digits.substr(0, exponent) + " \\cdot 10^{" + std::to_string(power) + "}";
    }

    std::string symbol(const Expression& e) const {
        const std::string name = m_latex && e.text.size() > 1 ? "\\" + e.text : e.text;
        if (e.parts.empty()) return name;
        if (m_latex) return name + "_{" + joined(e.parts, ",", Binding::Sum) + "}";
        if (e.parts.size() == 1 && bindingOf(e.parts[0]) == Binding::Whole) return name + "_" + write(e.parts[0]);
        return name + "[" + joined(e.parts, ", ", Binding::Sum) + "]";
    }

    std::string sideBySide(const std::vector<Expression>& parts) const {
        std::string text;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            // "2j", but "3 omega_3": a name of several letters stands apart.
            const bool isLetter = parts[i].kind == Kind::Symbol && parts[i].text.size() == 1 && parts[i].parts.empty();
            if (i > 0) text += m_latex ? " " : isLetter && i == 1 && parts[0].kind == Kind::Number ? "" : " ";
            text += write(parts[i], Binding::Product);
        }
        return text;
    }

    std::string sum(const std::vector<Expression>& parts) const {
        std::string text;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool isNegative = parts[i].kind == Kind::Negative;
            if (i > 0) text += isNegative ? " - " : " + ";
            if (isNegative && i > 0)
                text += write(parts[i].parts[0], Binding::Product);
            else
                text += write(parts[i], i > 0 && parts[i].kind == Kind::Number ? Binding::Product : Binding::Sum);
        }
        return text;
    }

    std::string matrix(const Expression& e) const {
        std::string text = m_latex ? "\\begin{bmatrix} " : "[";
        for (std::size_t i = 0; i < e.parts.size(); ++i) {
            const bool isNewRow = i % std::size_t(e.columns) == 0;
            if (i > 0) text += isNewRow ? (m_latex ? " \\\\ " : "; ") : (m_latex ? " & " : ", ");
            text += write(e.parts[i]);
        }
        return text + (m_latex ? " \\end{bmatrix}" : "]");
    }

    bool m_latex;
};

double applied(const std::string& function, double argument) {
    if (function == "sin") return std::sin(argument);
    if (function == "cos") return std::cos(argument);
    if (function == "exp") return std::exp(argument);
    if (function == "ln") return std::log(argument);
    throw std::invalid_argument("no function is called \"" + function + "\"");
}

}  // namespace

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

Expression symbol(std::string_view name, double value, IndexRole role, std::vector<Expression> subscripts) {
    Expression expression = node(Kind::Symbol, std::move(subscripts));
    expression.text = name;
    expression.value = value;
    expression.role = role;
    return expression;
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

Expression negative(Expression part) {
    return node(Kind::Negative, {std::move(part)});
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

Expression floorOf(Expression part) {
    return node(Kind::Floor, {std::move(part)});
}

Expression brackets(Expression part) {
    return node(Kind::Brackets, {std::move(part)});
}

Expression equation(std::vector<Expression> parts) {
    return node(Kind::Equation, std::move(parts));
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
        case Kind::Function:
            return applied(e.text, part(0));
        case Kind::Floor:
            return std::floor(part(0));
        case Kind::Brackets:
            return part(0);
        case Kind::Equation:
            return evaluate(e.parts.back());
        case Kind::Grid:
            break;
    }
    throw std::invalid_argument("a matrix has no single value");
}

std::string expressionText(const Expression& expression) {
    return Writer(false).write(expression);
}

std::string expressionLatex(const Expression& expression) {
    return Writer(true).write(expression);
}

}  // namespace attention
