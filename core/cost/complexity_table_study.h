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
    /// @param hasCurves  false: `curves` is null, for who asks for numbers alone
    explicit ComplexityTableStudy(const CostOptions& asked, bool hasCurves = true);

    const LayerCost& costOf(Architecture architecture) const;
    const std::vector<bool>& lowest(CostColumn column) const { return lowestOfColumns[std::size_t(column)]; }
    /// The largest finite value of a column.
    double largest(CostColumn column) const;
    /// The largest finite one of exactPaths; 0 where there is none.
    double longestPath() const;
    /// Whether a layer's exact path is the shortest, ties included. @param row  of kComparedArchitectures
    bool hasShortestPath(std::size_t row) const;
    /// How many times as much the one costs as the other.
    double ratio(Architecture one, Architecture other, CostColumn column) const;
    /// The formula of a column as it stands in the table, terms inside O().
    Expression formulaOf(Architecture architecture, CostColumn column) const;
    /// n^2 d over n d^2 = n/d, by the terms.
    Expression attentionToRecurrenceRatio() const;
    /// A row for each kind of layer. @throws std::range_error for a count that 64 bits do not hold, which the ranges of
    /// CostOptions never reach
    Table table(std::string_view name) const;

    CostOptions setting;
    std::int64_t neighbours = 1;   ///< r, the keys that a query of restricted attention meets at most
    KernelReach reach;             ///< of a convolution
    std::vector<LayerCost> costs;  ///< of kComparedArchitectures, in their order
    /// Exact path lengths of `costs`, where their path is a term in O(): layers, or steps in time, until some output
    /// sees the first and the last token; infinite where none ever does.
    std::vector<double> exactPaths;
    /// The factor by which the term of each of `costs` grows when n doubles. Above half of the largest n it is the
    /// factor from n / 2 to n.
    std::vector<double> doublings;
    std::shared_ptr<const CostChartStudy> curves;  ///< of the terms against n
    /// [column][layer]: whether this layer is the lowest of the column, ties included.
    std::array<std::vector<bool>, kCostColumns.size()> lowestOfColumns;
};

}  // namespace attention
