#include "core/cost/complexity_table_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

#include "core/cost/cost_derivation.h"
#include "core/scene/parameter_table.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

std::int64_t as64Bits(Count count) {
    if (count > Count(std::numeric_limits<std::int64_t>::max()) || count < 0)
        throw std::range_error("a count is too large for a table: " + countText(count));
    return std::int64_t(count);
}

}  // namespace

bool isAsymptotic(CostColumn column) {
    return column == CostColumn::Term || column == CostColumn::Sequential || column == CostColumn::Path;
}

bool isOperations(CostColumn column) {
    return column == CostColumn::Term || column == CostColumn::Exact;
}

ComplexityTableStudy::ComplexityTableStudy(const CostOptions& asked, bool hasCurves)
    : setting(asked),
      neighbours(neighbourhood(asked)),
      reach(kernelReach(asked.kernel)),
      costs(layerCosts(asked)),
      curves(hasCurves ? studyCostCurves({.setting = asked}) : nullptr) {
    CostOptions once = asked, twice = asked;
    once.n = std::min(asked.n, maxAxisSize(AxisVariable::N) / 2);
    twice.n = 2 * once.n;
    for (const LayerCost& cost : costs)
        doublings.push_back(costValue(layerCost(cost.architecture, twice), CostColumn::Term) /
                            costValue(layerCost(cost.architecture, once), CostColumn::Term));
    for (const LayerCost& cost : costs) exactPaths.push_back(exactPath(cost.architecture, asked));
    for (const CostColumn column : kCostColumns) lowestOfColumns[std::size_t(column)] = cheapest(costs, column);
}

const LayerCost& ComplexityTableStudy::costOf(Architecture architecture) const {
    return *std::ranges::find(costs, architecture, &LayerCost::architecture);
}

double ComplexityTableStudy::largest(CostColumn column) const {
    double most = 0;
    for (const LayerCost& cost : costs)
        if (const double value = costValue(cost, column); std::isfinite(value)) most = std::max(most, value);
    return most;
}

double ComplexityTableStudy::longestPath() const {
    double most = 0;
    for (const double path : exactPaths)
        if (std::isfinite(path)) most = std::max(most, path);
    return most;
}

bool ComplexityTableStudy::hasShortestPath(std::size_t row) const {
    return exactPaths[row] == *std::ranges::min_element(exactPaths);
}

double ComplexityTableStudy::ratio(Architecture one, Architecture other, CostColumn column) const {
    return costValue(costOf(one), column) / costValue(costOf(other), column);
}

Expression ComplexityTableStudy::formulaOf(Architecture architecture, CostColumn column) const {
    Expression term = costFormula(architecture, column, setting);
    return isAsymptotic(column) ? formula::bigO(std::move(term)) : term;
}

Expression ComplexityTableStudy::attentionToRecurrenceRatio() const {
    const auto term = [&](Architecture architecture) { return costFormula(architecture, CostColumn::Term, setting); };
    const Expression n = formula::symbol("n", double(setting.n));
    const Expression d = formula::symbol("d", double(setting.d));
    return formula::equation(
        {formula::fraction(term(Architecture::Attention), term(Architecture::Recurrent)), formula::fraction(n, d)});
}

Table ComplexityTableStudy::table(std::string_view) const {
    const auto each = [&](auto valueOf) {
        std::vector<decltype(valueOf(costs.front()))> all;
        for (const LayerCost& cost : costs) all.push_back(valueOf(cost));
        return all;
    };
    const auto formulas = [&](CostColumn column) {
        return each([&](const LayerCost& cost) { return formulaOf(cost.architecture, column); });
    };
    const auto counts = [&](CostColumn column) {
        return each([&](const LayerCost& cost) { return as64Bits(costCount(cost, column)); });
    };
    return ColumnTable{
        {{"layer", each([](const LayerCost& cost) { return std::string(architectureName(cost.architecture)); })},
         {"term-formula", formulas(CostColumn::Term)},
         {"term", counts(CostColumn::Term)},
         {"count-formula", formulas(CostColumn::Exact)},
         {"count", counts(CostColumn::Exact)},
         {"sequential-formula", formulas(CostColumn::Sequential)},
         {"sequential", counts(CostColumn::Sequential)},
         {"path-formula", formulas(CostColumn::Path)},
         {"path", each([](const LayerCost& cost) { return cost.path; })},
         {"memory-bytes", counts(CostColumn::Memory)},
         {"parameters", counts(CostColumn::Parameters)},
         {"source", each([](const LayerCost& cost) { return std::string(costSource(cost.architecture)); })}}};
}

}  // namespace attention
