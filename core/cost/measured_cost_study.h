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
    std::vector<double> seconds;  ///< of the repeats, ascending; empty if not measured
    double ratio = 0;             ///< median over prediction
    double ratioLow = 0;          ///< lower quartile over prediction
    double ratioHigh = 0;         ///< upper quartile over prediction
};

/// The predicted curve of one layer along the axis, in seconds, or in multiply-adds if nothing was measured.
struct MeasuredCostCurve {
    Architecture architecture = Architecture::Convolution;
    std::vector<double> values;   ///< axis values, ascending integers
    std::vector<double> heights;  ///< > 0
};

/// Where two layers cost the same. Values are NaN if the layers never do, or if nothing was measured.
struct MeasuredCostCrossing {
    Architecture first = Architecture::Convolution;   ///< the cheaper layer before the crossing
    Architecture second = Architecture::Convolution;  ///< the cheaper layer after the crossing
    double measured = 0;                              ///< axis value at which the medians cross
    double fitted = 0;                                ///< axis value at which the fitted curves cross
    double counted = 0;                               ///< axis value at which the exact counts cross
    double measuredHeight = 0;                        ///< cost at `measured`, in the unit of the curves
    double fittedHeight = 0;
    double countedHeight = 0;           ///< in multiply-adds; only if nothing was measured
    std::optional<Expression> formula;  ///< formula of `counted`, for example n = k d/2
};

/// Measured samples next to their theory; without samples, the theory of the planned sweep.
struct MeasuredCostStudy : Study {
    bool isMeasured = false;
    bool isStoredRun = false;  ///< the samples are the stored run of another machine
    std::string machine;
    AxisVariable axis = AxisVariable::N;
    CostOptions setting;  ///< sizes and options that are not on the axis
    bool isQuick = false;
    std::size_t repeats = 0;  ///< smallest number of repeats of a point, or the planned number
    /// False if the scene requests other settings than the samples have; the study then shows the settings of the
    /// samples.
    bool matchesRequest = true;
    CostOptions requested;  ///< fixed sizes of the sweep that the scene requests
    AxisVariable requestedAxis = AxisVariable::N;
    std::vector<MeasuredCostPoint> points;  ///< in the order of kMeasuredArchitectures, then along the axis
    std::vector<MeasuredCostCurve> curves;  ///< one for each architecture that has points
    /// One for each curve. Values are NaN if there are too few points; without samples only `expected` is known.
    std::vector<CostFit> fits;
    std::vector<MeasuredCostCrossing> crossings;  ///< one for each pair of layers

    /// Minimum and maximum of the axis values, and of the heights of all curves and quartiles; 1 if there are none.
    double first = 1, last = 1, low = 1, high = 1;
    double maxRatioPower = 0;  ///< largest |log10| of ratioLow and ratioHigh of all points
    /// Range of all exponents' intervals and expected exponents, including 0 and 2; intervals are limited to -4 ... 8.
    double minExponent = 0, maxExponent = 2;

    const CostFit* fitOf(Architecture architecture) const;
    const MeasuredCostCurve* curveOf(Architecture architecture) const;
    /// t = c times the count, for kMeasuredArchitectures in reverse order; c is 1 if nothing was measured.
    std::vector<Expression> formulas() const;
    /// @param name  "measured", "predicted", "samples", "exponents" or "crossings"
    ColumnTable table(std::string_view name) const;
};

/// Builds the study from the samples. Without samples it uses the stored run, if that is requested and has the same
/// settings, otherwise the sweep that the parameters describe. If several samples share architecture and value, the
/// first one counts.
/// @throws std::invalid_argument if n, d or kernel of a sample is outside of what CostOptions allows
MeasuredCostStudy studyMeasuredCost(const Parameters& parameters, const std::optional<CostMeasurement>& measurement);

/// The first axis value of the slope if it was fitted only to the points with the largest values.
std::optional<std::int64_t> fitStart(const CostFit& fit);
/// Whether there were enough points for a slope.
bool hasExponent(const CostFit& fit);
/// Floating-point operations per second; a multiply-add is two operations.
double costSpeed(const CostFit& fit);

/// The factor by which a cost with this exponent grows when the axis value doubles.
double doublingFactor(double exponent);
/// A slope triangle on the line of a layer: horizontally from an axis value to twice that value, then up by the factor
/// by which the cost grows.
struct CostDoubling {
    Architecture architecture = Architecture::Convolution;
    double from = 0, to = 0;     ///< on the axis
    double bottom = 0, top = 0;  ///< cost on the line at `from`, and this cost times `factor`
    double factor = 0;           ///< by the measured exponent, or by the expected one if nothing was measured
    std::optional<Architecture> alike = {};  ///< another layer with the same factor, if there is one
};
/// The slope triangles of the layers with the largest and with the smallest expected exponent; of several such layers,
/// the most expensive and the cheapest one. Empty if the axis is too short, or if no exponent is conclusive.
/// @param from  axis value at which they begin; by default one at about 70 % of the axis, or one where both layers are
/// far apart
std::vector<CostDoubling> costDoublings(const MeasuredCostStudy& study, std::optional<double> from = {});

/// Maximum number of points of a study; further samples are ignored.
inline constexpr std::size_t kMaxStudyPoints = 192;

/// The numbers of a point that are explained.
enum class CostPointNumber { Median, Predicted };
inline constexpr std::array kCostPointNumbers{CostPointNumber::Median, CostPointNumber::Predicted};
/// Median: the middle of the repeats; the derivation lists all repeats. Predicted: constant times count, with its
/// formula; without samples the count alone. In seconds.
Derivation costPointDerivation(const MeasuredCostStudy& study, std::size_t point, CostPointNumber number);
/// The numbers of an architecture's fit that are explained.
enum class CostFitNumber { Exponent, Constant, Spread };
inline constexpr std::array kCostFitNumbers{CostFitNumber::Exponent, CostFitNumber::Constant, CostFitNumber::Spread};
/// Exponent: slope of the logarithms over each other. Constant: the median of seconds over multiply-adds. Spread: the
/// median of the quartiles' distance over the median. NaN without steps if nothing was measured.
Derivation costFitDerivation(const MeasuredCostStudy& study, Architecture architecture, CostFitNumber number);

}  // namespace attention
