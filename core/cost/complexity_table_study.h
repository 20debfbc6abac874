#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/cost/cost_chart_study.h"
#include "core/cost/layer_cost.h"
#include "core/cost/layer_graph.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

/// Whether a column holds the value of a term in O().
bool isAsymptotic(CostColumn column);
/// Whether a column counts operations, as a term or exactly: such columns share one scale.
bool isOperations(CostColumn column);

/// What one layer of each kind costs at the same sizes.
struct ComplexityTableStudy : Study {
    /// @param hasCurves  false: `curves` stays null, for callers that need only numbers
    explicit ComplexityTableStudy(const CostOptions& asked, bool hasCurves = true);

    const LayerCost& costOf(Architecture architecture) const;
    const std::vector<bool>& lowest(CostColumn column) const { return lowestOfColumns[std::size_t(column)]; }
    /// The largest finite value of a column.
    double largest(CostColumn column) const;
    /// The largest finite value of exactPaths; 0 if there is none.
    double longestPath() const;
    /// Whether a layer's exact path is the shortest, ties included. @param row  of kComparedArchitectures
    bool hasShortestPath(std::size_t row) const;
    /// The cost of `one` divided by the cost of `other`.
    double ratio(Architecture one, Architecture other, CostColumn column) const;
    /// The formula of a column as the table shows it, with O() around terms.
    Expression formulaOf(Architecture architecture, CostColumn column) const;
    /// The ratio of the cost terms of attention and recurrence: n^2 d over n d^2 = n/d.
    Expression attentionToRecurrenceRatio() const;
    /// A row for each kind of layer. @throws std::range_error for a count that 64 bits do not hold, which the ranges of
    /// CostOptions never reach
    Table table(std::string_view name) const;

    CostOptions setting;
    std::int64_t neighbours = 1;   ///< r, maximum number of keys per query in restricted attention
    KernelReach reach;             ///< of a convolution
    std::vector<LayerCost> costs;  ///< in the order of kComparedArchitectures
    /// Exact path lengths of `costs` (LayerCost::path is only a term in O()): layers or time steps until some output
    /// depends on both the first and the last token; infinite if none ever does.
    std::vector<double> exactPaths;
    /// The factor by which the term of each of `costs` grows when n doubles. Above half of the largest n it is the
    /// factor from n / 2 to n.
    std::vector<double> doublings;
    std::shared_ptr<const CostChartStudy> curves;  ///< curves of the terms against n
    /// [column][layer]: whether this layer is the lowest of the column, ties included.
    std::array<std::vector<bool>, kCostColumns.size()> lowestOfColumns;
};

}  // namespace attention
