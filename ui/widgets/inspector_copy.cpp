#include <string>
#include <utility>
#include <vector>

#include <QClipboard>
#include <QGuiApplication>

#include "core/number_text.h"
#include "ui/widgets/index_tags.h"
#include "ui/widgets/inspector.h"

namespace attention {
namespace {

/// Appends " = " and the value with all its digits.
std::string withValue(const std::string& text, double value) {
    return text + " = " + formatNumber(value);
}

std::string textOf(const DerivationLine& line) {
    const std::string name = line.label.empty() ? line.name : line.name + " " + line.label;
    if (!line.word.empty()) return name + ": " + line.word;
    if (line.expression == Expression{}) return name + ": " + formatNumber(line.value);
    return name + ": " + withValue(expressionText(line.expression), line.value);
}

/// Significant digits of values in LaTeX.
constexpr int kLatexDigits = 10;

/// An expression as one line of an `aligned` environment, aligned at its first "=".
std::string alignedLatex(const Expression& expression) {
    if (expression.kind != Expression::Kind::Equation || expression.parts.size() < 2)
        return std::string("&").append(expressionLatex(expression));
    Expression right = expression;
    right.parts.erase(right.parts.begin());
    return expressionLatex(expression.parts.front()) + " &= " + expressionLatex(right);
}

}  // namespace

void Inspector::copyValue() {
    if (m_explanation)
        QGuiApplication::clipboard()->setText(QString::fromStdString(formatNumber(m_explanation->derivation.value)));
}

void Inspector::copyText() {
    if (!m_explanation) return;
    const Derivation& derivation = m_explanation->derivation;
    std::string text;
    if (derivation.symbolic != Expression{}) text += expressionText(derivation.symbolic) + '\n';
    if (derivation.numeric() != Expression{})
        text += withValue(expressionText(derivation.numeric()), derivation.value) + '\n';
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines) text += textOf(line) + '\n';
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
}

void Inspector::copyLatex() {
    if (!m_explanation) return;
    const Derivation& derivation = m_explanation->derivation;
    std::string lines;
    const auto add = [&](const Expression& formula, double value) {
        if (formula == Expression{}) return;
        // The equation ends with the value of the step.
        std::vector<Expression> parts =
            formula.kind == Expression::Kind::Equation ? formula.parts : std::vector{formula};
        parts.push_back(formula::rounded(value, kLatexDigits));
        lines += (lines.empty() ? "  " : " \\\\\n  ") + alignedLatex(formula::equation(std::move(parts)));
    };
    if (derivation.symbolic != Expression{}) lines = "  " + alignedLatex(derivation.symbolic);
    add(derivation.numeric(), derivation.value);
    for (const DerivationLine& line : derivation.steps) add(line.expression, line.value);
    QGuiApplication::clipboard()->setText(
        // simplified() removes line breaks, because a LaTeX comment ends with its line.
        QStringLiteral("% %1\n\\begin{aligned}\n%2\n\\end{aligned}\n")
            .arg(m_tags->text().simplified(), QString::fromStdString(lines)));
}

}  // namespace attention
