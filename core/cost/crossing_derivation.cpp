#include "core/cost/crossing_derivation.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/cost/cost_derivation.h"
#include "core/scene/parameter_table.h"

namespace attention {
namespace {

using namespace formula;
using Kind = Expression::Kind;

/// Digits of a crossing that is no whole number.
constexpr int kDigits = 5;

/// Number of digits to show; 0 for an integer.
int digitsOf(double value) {
    return value == std::round(value) ? 0 : kDigits;
}

Expression valueOf(double value) {
    return rounded(value, digitsOf(value));
}

}  // namespace

CostColumn chartColumn(const CostChart& chart) {
    switch (chart.quantity) {
        case CostQuantity::Sequential:
            return CostColumn::Sequential;
        case CostQuantity::Path:
            return CostColumn::Path;
        case CostQuantity::Cost:
            break;
    }
    return chart.kind == CostKind::Term ? CostColumn::Term : CostColumn::Exact;
}

CostOptions settingAt(const CostChart& chart, std::int64_t value) {
    CostOptions setting = chart.setting;
    axisSize(setting, chart.against) = value;
    return setting;
}

Derivation curveDerivation(Architecture architecture, CostColumn column, const CostOptions& setting) {
    Derivation derivation = costDerivation(architecture, column, setting);
    if (column != CostColumn::Path || !(derivation.value < 1)) return derivation;
    Derivation least{.value = 1};
    least.symbolic = equation({number(1)});
    least.steps.push_back(line(LineName::tr("at least one layer"), number(1), 1, 0));
    const DerivationLine& term = derivation.steps.back();
    least.context.push_back(line("term", term.expression, term.value, kDigits));
    return least;
}

Expression evaluated(const Expression& formula) {
    if (formula.kind != Kind::Equation || formula.parts.size() < 2) return formula;
    return withNumbers(formula, {valueOf(evaluate(formula))});
}

Expression crossingLabel(const Crossing& crossing) {
    Expression label = crossing.formula;
    if (label.parts.back().kind != Kind::Number) label.parts.push_back(valueOf(crossing.value));
    return label;
}

Derivation crossingDerivation(const CostChart& chart, const Crossing& crossing) {
    Derivation derivation{.value = crossing.value};
    derivation.symbolic = crossing.formula;
    derivation.results = {valueOf(crossing.value)};
    const CostColumn column = chartColumn(chart);
    const bool isWhole = crossing.value == std::round(crossing.value);
    const auto before = std::max<std::int64_t>(std::int64_t(std::ceil(crossing.value)) - 1, 1);
    const auto after = before + (isWhole ? 2 : 1);
    const auto add = [&](Architecture architecture, std::int64_t value) {
        const CostOptions setting = settingAt(chart, value);
        const double cost = costValue(layerCost(architecture, setting), column);
        derivation.steps.push_back(line(std::string(architectureName(architecture)) + " at",
                                        substituteValues(costFormula(architecture, column, setting)), cost,
                                        digitsOf(cost)));
        derivation.steps.back().label = std::to_string(value);
    };
    // The lower one first.
    add(crossing.first, before);
    add(crossing.second, before);
    add(crossing.second, after);
    add(crossing.first, after);
    derivation.steps.push_back(line(LineName::tr("crossing"), substituteValues(crossing.formula.parts.back()),
                                    crossing.value, digitsOf(crossing.value)));
    derivation.context.push_back(
        line(LineName::tr("both there"), valueOf(crossing.height), crossing.height, digitsOf(crossing.height)));
    return derivation;
}

}  // namespace attention
