#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/cost/cost_fit.h"
#include "core/cost/cost_sweep.h"
#include "core/cost/layer_cost.h"
#include "core/formula/derivation.h"
#include "core/io/table.h"
#include "core/scene/measurement.h"
#include "core/scene/study.h"

namespace attention {

struct Parameters;

/// One layer at one size, measured or yet to be measured. If not measured, everything is NaN except the size, the count
/// and the position on the axis.
struct MeasuredCostPoint : CostPoint {
    Architecture architecture = Architecture::Convolution;
    CostOptions setting;
    Count count = 0;              ///< exact multiply-adds of a forward pass
    std::vector<double> seconds;  ///< of the repeats, ascending; empty: not measured
    double ratio = 0;             ///< of the median to what is predicted, and of the quartiles
    double ratioLow = 0;
    double ratioHigh = 0;
};

/// What is predicted of one layer between the ends of the axis: seconds, or multiply-adds where nothing was measured.
struct MeasuredCostCurve {
    Architecture architecture = Architecture::Convolution;
    std::vector<double> values;   ///< of the axis, ascending, whole
    std::vector<double> heights;  ///< > 0
};

/// Where two layers cost the same; NaN where they never do, or nothing was measured.
struct MeasuredCostCrossing {
    Architecture first = Architecture::Convolution;   ///< cheaper before it
    Architecture second = Architecture::Convolution;  ///< cheaper after it
    double measured = 0;                              ///< on the axis, of the medians
    double fitted = 0;                                ///< of the curves with their constants
    double predicted = 0;                             ///< of the counts
    double measuredHeight = 0;                        ///< of the curves there, in their unit
    double fittedHeight = 0;
    double predictedHeight = 0;         ///< only where nothing was measured: the unit is multiply-adds
    std::optional<Expression> formula;  ///< n = k d/2, of the counts
};

/// Samples beside what theory says of them; without samples, what is going to be measured.
struct MeasuredCostStudy : Study {
    bool isMeasured = false;
    bool isSample = false;  ///< on another machine: the stored run
    std::string machine;
    AxisVariable against = AxisVariable::N;
    CostOptions setting;  ///< what is not on the axis
    bool isQuick = false;
    std::size_t repeats = 0;  ///< of the point with the fewest, or that are going to be
    /// False if the scene requests other settings than the samples have; the study then shows the settings of the
    /// samples.
    bool matchesRequest = true;
    CostOptions requested;  ///< what is not on the axis of the sweep that the scene asks for
    AxisVariable requestedAxis = AxisVariable::N;
    std::vector<MeasuredCostPoint> points;  ///< in the order of kMeasuredArchitectures, then along the axis
    std::vector<MeasuredCostCurve> curves;  ///< one for each architecture that has points
    /// One for each curve. NaN where too few points, or no samples, say nothing; without samples only `expected` is
    /// known.
    std::vector<CostFit> fits;
    std::vector<MeasuredCostCrossing> crossings;  ///< one for each pair of layers

    /// The ends of the axis and, of all curves and quartiles, of the heights; all 1 without any.
    double first = 1, last = 1, low = 1, high = 1;
    double maxRatioPower = 0;  ///< of the ratios' quartiles from 1, as a power of ten
    /// Of the exponents' intervals and of what is expected, 0 and 2 among them; what lies beyond -4 or 8 says nothing.
    double minExponent = 0, maxExponent = 2;

    const CostFit* fitOf(Architecture architecture) const;
    const MeasuredCostCurve* curveOf(Architecture architecture) const;
    /// t = c times the count, for each of kMeasuredArchitectures, the last first; c is 1 where nothing was measured.
    std::vector<Expression> formulas() const;
    /// @param name  "measured", "predicted", "samples", "exponents" or "crossings"
    ColumnTable table(std::string_view name) const;
};

/// Builds the study from the samples. Without samples it uses the stored run, if that is requested and has the same
/// settings, otherwise the sweep that the parameters describe. If several samples share architecture and value, the
/// first one counts.
/// @throws std::invalid_argument if n, d or kernel of a sample is outside of what CostOptions allows
MeasuredCostStudy studyMeasuredCost(const Parameters& parameters, const std::optional<CostMeasurement>& measurement);

/// Where the slope begins, if it was fitted to a part of the points only: to those with the largest values.
std::optional<std::int64_t> fitStart(const CostFit& fit);
/// Whether there were points enough for a slope.
bool hasExponent(const CostFit& fit);
/// Floating-point operations in a second, two for each multiply-add.
double costSpeed(const CostFit& fit);

/// By how much a cost that grows with this power of the axis grows where the axis grows twice.
double doublingFactor(double exponent);
/// A stair at the line of a layer: from a value of the axis to twice that value, then up by what the cost grows there.
struct CostDoubling {
    Architecture architecture = Architecture::Convolution;
    double from = 0, to = 0;     ///< on the axis
    double bottom = 0, top = 0;  ///< on the line at `from`, and times the factor
    double factor = 0;           ///< as the measured exponent says, or where nothing was measured the counted one
    std::optional<Architecture> alike = {};  ///< another layer that grows by as much, by the counts and as measured
};
/// Of the layer that grows fastest and of the one that grows least, by the counts; of several the dearest, and the
/// cheapest one. None where the axis has no room for it, or no exponent is worth naming.
/// @param from  a value of the axis; else one that leaves more of the axis before it than behind, or where both layers
/// are far apart
std::vector<CostDoubling> costDoublings(const MeasuredCostStudy& study, std::optional<double> from = {});

/// Points that a study has at most; further samples are left out.
inline constexpr std::size_t kMaxStudyPoints = 192;

/// What is explained of a point.
enum class CostPointNumber { Median, Predicted };
/// Median: the middle of the repeats, all of them listed. Predicted: constant times count, with its formula; without
/// samples the count alone. In seconds.
Derivation costPointDerivation(const MeasuredCostStudy& study, std::size_t point, CostPointNumber number);
/// What is explained of an architecture's fit.
enum class CostFitNumber { Exponent, Constant, Spread };
inline constexpr std::array kCostFitNumbers{CostFitNumber::Exponent, CostFitNumber::Constant, CostFitNumber::Spread};
/// Exponent: slope of the logarithms over each other. Constant: the median of seconds over multiply-adds. Spread: the
/// median of the quartiles' distance over the median. NaN, and no steps, where nothing was measured.
Derivation costFitDerivation(const MeasuredCostStudy& study, Architecture architecture, CostFitNumber number);

}  // namespace attention
