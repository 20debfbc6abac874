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

/// A chart with what its axis shows.
struct ChartAxis {
    CostChart chart;
    AxisRange range;
    /// Evenly spread on the logarithmic axis. The marker takes the place of the value nearest to it, so that it changes
    /// no other row when it is moved.
    std::vector<std::int64_t> values;
    std::vector<Crossing> crossings;        ///< within the range
    std::vector<Crossing> crossingsBeyond;  ///< behind it, as far as any setting can move one
};
ChartAxis chartAxis(const CostChart& chart);

/// A place on logarithmic axes, with base 10.
struct ChartPoint {
    double value = 0;
    double cost = 0;
};

/// The curve of one layer.
struct ChartCurve {
    Architecture architecture = Architecture::Convolution;
    std::vector<double> values = {};    ///< at the axis's values
    double currentValue = 0;            ///< where the marker is
    std::vector<ChartPoint> line = {};  ///< empty: infinite everywhere
    std::size_t equalCurvesBefore = 0;  ///< how many curves before it are equal to it
    std::size_t equalCurves = 1;        ///< curves that are equal to it, itself counted
};

/// Where the costs of the layers cross, and everything needed to draw it.
struct CostChartStudy : Study {
    bool isPlane = false;
    ChartAxis axis;                            ///< that is drawn: in the plane against n
    ChartAxis requestedAxis;                   ///< against what the parameters say, also where the plane is drawn
    std::vector<ChartCurve> curves;            ///< one for each layer compared
    std::vector<CostRegion> regions;           ///< of the axis
    std::vector<Architecture> lowest;          ///< at the marker; none where all are infinite
    std::vector<Architecture> highest;         ///< of the finite ones
    double lowestCost = 0;                     ///< of the curves at the marker; infinite where all are
    double highestCost = 0;                    ///< of the finite ones
    std::vector<Architecture> neverConnected;  ///< whose paths no depth makes finite: a kernel of 1, a radius of 0
    AxisRange widths;                          ///< of the plane, whose axis of n is that of `axis`
    CostPlane plane;
    CostPlaneMap map;  ///< only of the plane

    /// Returns each crossing once: if several pairs cross at the same point for the same reason, only the first.
    std::vector<Crossing> distinctCrossings() const;
    /// Up to three: of the crossings with their values, of a single one of terms before it why they cross; or else of
    /// the quantities themselves.
    std::vector<Expression> formulas() const;
    /// Why a number of one of the tables is what it is; nothing for a crossing that there is not.
    Derivation derivation(const Cell& cell) const;
    /// @param name  "costs", "crossings" or "cheapest"
    ColumnTable table(std::string_view name) const;
};
/// @return what is there so far once `stop` was requested
std::shared_ptr<const CostChartStudy> studyCostChart(const Parameters& parameters, std::stop_token stop = {});

/// The curves alone, without anything of the plane.
std::shared_ptr<const CostChartStudy> studyCostCurves(const CostChart& chart);

/// How much can be selected of the table that `parameters.matrix` names; of crossings one row at least. Nothing but
/// crossings is computed for it.
Index costChartRows(const Parameters& parameters);
Index costChartColumns(const Parameters& parameters);
/// Bytes that a study takes at most.
double costChartBytes();

}  // namespace attention
