#pragma once

#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/cost/cost_curves.h"
#include "core/cost/cost_plane_map.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Parameters;

/// A chart with the values and crossings on its axis.
struct ChartAxis {
    CostChart chart;
    AxisRange range;
    /// Evenly spaced on the logarithmic axis. The marker replaces the value nearest to it, so that moving the marker
    /// changes no other row of the table.
    std::vector<std::int64_t> values;
    std::vector<Crossing> crossings;        ///< within the range
    std::vector<Crossing> crossingsBeyond;  ///< beyond the range
};
ChartAxis chartAxis(const CostChart& chart);

/// A point on logarithmic axes: log10 of the axis value and of the cost.
struct ChartPoint {
    double value = 0;
    double cost = 0;
};

/// The curve of one layer.
struct ChartCurve {
    Architecture architecture = Architecture::Convolution;
    std::vector<double> values = {};    ///< cost at each of ChartAxis::values
    double currentValue = 0;            ///< cost at the marker
    std::vector<ChartPoint> line = {};  ///< empty if the cost is infinite everywhere
    std::size_t equalCurvesBefore = 0;  ///< number of earlier curves that are equal to this one
    std::size_t equalCurves = 1;        ///< number of curves that are equal to this one, including itself
};

/// Where the costs of the layers cross, and everything needed to draw it.
struct CostChartStudy : Study {
    bool isPlane = false;
    ChartAxis axis;                            ///< the drawn axis; against n if the plane is drawn
    ChartAxis requestedAxis;                   ///< the axis of the parameters, also if the plane is drawn
    std::vector<ChartCurve> curves;            ///< one for each layer compared
    std::vector<CostRegion> regions;           ///< regions along `axis`
    std::vector<Architecture> lowest;          ///< the cheapest layers at the marker; empty if all costs are infinite
    std::vector<Architecture> highest;         ///< the layers of the largest finite cost at the marker
    double lowestCost = 0;                     ///< at the marker; infinite if all costs are
    double highestCost = 0;                    ///< largest finite cost at the marker
    std::vector<Architecture> neverConnected;  ///< layers whose paths are infinite at any depth: kernel 1 or radius 0
    AxisRange widths;                          ///< range of d in the plane; its range of n is that of `axis`
    CostPlane plane;
    CostPlaneMap map;  ///< empty unless the plane is drawn

    /// Returns each crossing once: if several pairs cross at the same point for the same reason, only the first.
    std::vector<Crossing> distinctCrossings() const;
    /// Up to three formulas: the crossings with their values (a single crossing of terms is preceded by its equation,
    /// n^2 d = n d^2); without crossings, the formulas of the costs.
    std::vector<Expression> formulas() const;
    /// Explains a number of one of the tables; empty for a crossing that does not exist.
    Derivation derivation(const Cell& cell) const;
    /// @param name  "costs", "crossings" or "cheapest"
    ColumnTable table(std::string_view name) const;
};
/// @return an incomplete study if a stop is requested
std::shared_ptr<const CostChartStudy> studyCostChart(const Parameters& parameters, std::stop_token stop = {});

/// The curves alone, without anything of the plane.
std::shared_ptr<const CostChartStudy> studyCostCurves(const CostChart& chart);

/// Number of selectable rows and columns of the table `parameters.matrix`; for "crossings" at least one row. Computes
/// nothing but the crossings.
Index costChartRows(const Parameters& parameters);
Index costChartColumns(const Parameters& parameters);
/// Maximum number of bytes of a study.
double costChartBytes();

}  // namespace attention
