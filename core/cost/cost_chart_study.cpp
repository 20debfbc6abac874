#include "core/cost/cost_chart_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/cost/crossing_derivation.h"
#include "core/io/column_of.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

/// Maximum number of axis values that can be selected and are listed in the table.
constexpr int kValues = 61;
/// Maximum number of grid points along each axis of the plane.
constexpr int kPlanePoints = 41;
/// Number of points at which a curve is computed.
constexpr int kSamples = 129;
/// The axes of n and d extend at least to this value, beyond the ranges of the sliders, so that dragging never changes
/// an axis.
constexpr std::int64_t kMinReach = 10000;
constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

AxisRange shownRange(const CostChart& chart) {
    AxisRange range = chartRange(chart);
    if (chart.against != AxisVariable::Kernel) range.last = std::max(range.last, kMinReach);
    return range;
}

Index placesOfPlane(const CostChart& chart, AxisVariable along) {
    return Index(logSpacedIntegers(shownRange(withAxis(chart, along)), kPlanePoints).size());
}

std::vector<std::int64_t> shownValues(const CostChart& chart, AxisRange range) {
    CostChart atFirst = chart;
    atFirst.setting = settingAt(chart, range.first);
    std::vector<std::int64_t> values = axisValues(atFirst, range, kValues);
    const std::int64_t marker = axisValue(chart);
    if (values.size() < 3 || marker <= values.front() || marker >= values.back()) return values;
    const auto distance = [&](std::int64_t value) { return std::abs(std::log(double(value) / double(marker))); };
    *std::ranges::min_element(values.begin() + 1, values.end() - 1, {}, distance) = marker;
    return values;
}

std::vector<ChartPoint> curveLine(const CostChart& chart, Architecture architecture, AxisRange range) {
    double first = double(range.first);
    if (!std::isfinite(curveValue(chart, architecture, first))) first = 2;
    std::vector<ChartPoint> line;
    if (first >= double(range.last)) return line;
    for (int i = 0; i < kSamples; ++i) {
        const double share = double(i) / (kSamples - 1);
        const double value = i == kSamples - 1 ? double(range.last) : first * std::pow(range.last / first, share);
        const double cost = curveValue(chart, architecture, value);
        if (!std::isfinite(cost)) return {};
        if (cost > 0) line.push_back({std::log10(value), std::log10(cost)});
    }
    return line;
}

void addCurves(CostChartStudy& study) {
    const CostChart& chart = study.axis.chart;
    for (const Architecture architecture : chart.compared) {
        ChartCurve curve{.architecture = architecture};
        for (const std::int64_t value : study.axis.values)
            curve.values.push_back(curveValue(chart, architecture, double(value)));
        curve.currentValue = curveValue(chart, architecture, double(axisValue(chart)));
        curve.line = curveLine(chart, architecture, study.axis.range);
        for (const ChartCurve& other : study.curves) curve.equalCurvesBefore += other.values == curve.values;
        curve.equalCurves = curve.equalCurvesBefore + 1;
        for (ChartCurve& other : study.curves)
            if (other.values == curve.values) other.equalCurves = curve.equalCurves;
        study.curves.push_back(std::move(curve));
    }
}

/// Adds the values of the curves at the marker.
void addPresent(CostChartStudy& study) {
    study.lowestCost = kInfinity;
    for (const ChartCurve& curve : study.curves) {
        study.lowestCost = std::min(study.lowestCost, curve.currentValue);
        if (std::isfinite(curve.currentValue)) study.highestCost = std::max(study.highestCost, curve.currentValue);
    }
    for (const ChartCurve& curve : study.curves) {
        if (!std::isfinite(curve.currentValue)) continue;
        if (curve.currentValue == study.lowestCost) study.lowest.push_back(curve.architecture);
        if (curve.currentValue == study.highestCost) study.highest.push_back(curve.architecture);
    }
}

std::vector<Architecture> neverConnected(const CostChart& chart) {
    std::vector<Architecture> never;
    if (chart.quantity != CostQuantity::Path) return never;
    const CostChart now = withAxis(chart, AxisVariable::N);
    for (const Architecture architecture : chart.compared)
        if (std::isinf(curveValue(now, architecture, double(chart.setting.n)))) never.push_back(architecture);
    return never;
}

/// Adds everything that depends on the axis.
void addAlongAxis(CostChartStudy& study) {
    addCurves(study);
    addPresent(study);
    study.regions = costRegions(study.axis.chart, study.axis.range);
    study.neverConnected = neverConnected(study.requestedAxis.chart);
}

// Tables ------------------------------------------------------------------------------------------------------------

ColumnTable costsTable(const ChartAxis& axis) {
    const CostColumn column = chartColumn(axis.chart);
    ColumnTable table{{{"value", axis.values}}};
    for (const Architecture architecture : axis.chart.compared) {
        const std::string name(architectureName(architecture));
        const auto real = [&](std::int64_t value) { return curveValue(axis.chart, architecture, double(value)); };
        // The count fits: it is at most 4e18, with every parameter at its maximum.
        const auto count = [&](std::int64_t value) {
            return std::int64_t(costCount(layerCost(architecture, settingAt(axis.chart, value)), column));
        };
        table.columns.push_back(column == CostColumn::Path ? makeColumn(name, axis.values, real)
                                                           : makeColumn(name, axis.values, count));
    }
    return table;
}

/// A table entry for two layers whose curves do not cross, the lower one first; nothing if the curves are equal.
std::optional<Crossing> neverCrossing(const ChartAxis& axis, Architecture one, Architecture other) {
    // With a kernel of 1 paths are infinite, so that they are compared from 2 on.
    const bool isPathByKernel = axis.chart.quantity == CostQuantity::Path && axis.chart.against == AxisVariable::Kernel;
    for (const std::int64_t value : {axis.range.last, axis.range.first + (isPathByKernel ? 1 : 0)}) {
        const double first = curveValue(axis.chart, one, double(value));
        const double second = curveValue(axis.chart, other, double(value));
        if (first > second) std::swap(one, other);
        if (first != second) return Crossing{one, other, kNowhere, kNowhere, formula::symbol("none", kNowhere)};
    }
    return std::nullopt;
}

ColumnTable crossingsTable(const ChartAxis& axis) {
    std::vector<Crossing> all = axis.crossings;
    all.insert(all.end(), axis.crossingsBeyond.begin(), axis.crossingsBeyond.end());
    const std::vector<Architecture>& layers = axis.chart.compared;
    std::vector<Crossing> never;
    for (std::size_t i = 0; i < layers.size(); ++i)
        for (std::size_t j = i + 1; j < layers.size(); ++j) {
            const auto isTheirs = [&](const Crossing& crossing) { return isBetween(crossing, layers[i], layers[j]); };
            if (std::ranges::any_of(all, isTheirs)) continue;
            if (auto pair = neverCrossing(axis, layers[i], layers[j])) never.push_back(std::move(*pair));
        }
    all.insert(all.end(), never.begin(), never.end());
    return {{makeColumn("first", all, [](const Crossing& crossing) { return architectureName(crossing.first); }),
             makeColumn("second", all, [](const Crossing& crossing) { return architectureName(crossing.second); }),
             makeColumn("value", all, &Crossing::value), makeColumn("height", all, &Crossing::height),
             makeColumn("formula", all, &Crossing::formula)}};
}

ColumnTable cheapestTable(const CostPlane& plane, CostChart chart) {
    struct Place {
        std::int64_t n, d;
        std::string lowest;
        double value;
    };
    std::vector<Place> places;
    chart.against = AxisVariable::N;
    for (std::size_t row = 0; row < plane.d.size(); ++row)
        for (std::size_t column = 0; column < plane.n.size(); ++column) {
            const std::vector<Architecture>& lowest = plane.lowestAt(Index(row), Index(column));
            std::string names;
            for (const Architecture architecture : lowest) {
                if (!names.empty()) names += '+';
                names += architectureName(architecture);
            }
            chart.setting.d = plane.d[row];
            places.push_back({plane.n[column], plane.d[row], std::move(names),
                              curveValue(chart, lowest.front(), double(plane.n[column]))});
        }
    return {{makeColumn("n", places, &Place::n), makeColumn("d", places, &Place::d),
             makeColumn("lowest", places, &Place::lowest), makeColumn("value", places, &Place::value)}};
}

}  // namespace

ChartAxis chartAxis(const CostChart& chart) {
    // No setting can move a crossing beyond this value.
    constexpr std::int64_t kMax = 1'000'000'000;
    const AxisRange range = shownRange(chart);
    ChartAxis axis{chart, range, shownValues(chart, range), findCrossings(chart, range),
                   findCrossings(chart, {range.first, kMax})};
    std::erase_if(axis.crossingsBeyond, [&](const Crossing& crossing) { return crossing.value < double(range.last); });
    return axis;
}

std::shared_ptr<const CostChartStudy> studyCostCurves(const CostChart& chart) {
    auto study = std::make_shared<CostChartStudy>();
    study->requestedAxis = study->axis = chartAxis(chart);
    addAlongAxis(*study);
    return study;
}

std::shared_ptr<const CostChartStudy> studyCostChart(const Parameters& parameters, std::stop_token stop) {
    auto study = std::make_shared<CostChartStudy>();
    const CostChart chart = costChart(parameters);
    study->isPlane = parameters.chartView == ChartView::Plane;
    study->requestedAxis = chartAxis(chart);
    study->axis = study->isPlane ? chartAxis(withAxis(chart, AxisVariable::N)) : study->requestedAxis;
    addAlongAxis(*study);
    study->widths = shownRange(withAxis(chart, AxisVariable::D));
    study->plane = costPlane(chart, shownRange(withAxis(chart, AxisVariable::N)), study->widths, kPlanePoints);
    if (study->isPlane)
        study->map = buildCostPlaneMap(study->axis.chart, study->axis.range, study->widths, std::move(stop));
    return study;
}

Index costChartRows(const Parameters& parameters) {
    const CostChart chart = costChart(parameters);
    if (parameters.matrix == "cheapest") return placesOfPlane(chart, AxisVariable::D);
    const AxisRange range = shownRange(chart);
    if (parameters.matrix == "crossings") return std::max<Index>(1, Index(findCrossings(chart, range).size()));
    return Index(shownValues(chart, range).size());
}

Index costChartColumns(const Parameters& parameters) {
    if (parameters.matrix == "crossings") return 1;
    const CostChart chart = costChart(parameters);
    return parameters.matrix == "cheapest" ? placesOfPlane(chart, AxisVariable::N) : Index(chart.compared.size());
}

double costChartBytes() {
    // The points of all curves, the plane with a table row for each grid point, and the map.
    constexpr double kMap = 256e3;
    return 5.0 * (kSamples * sizeof(ChartPoint) + kValues * sizeof(double)) + kPlanePoints * kPlanePoints * 64.0 + kMap;
}

std::vector<Crossing> CostChartStudy::distinctCrossings() const {
    std::vector<Crossing> distinct;
    for (const Crossing& crossing : axis.crossings) {
        const auto isSame = [&](const Crossing& other) { return other.formula == crossing.formula; };
        if (std::ranges::none_of(distinct, isSame)) distinct.push_back(crossing);
    }
    return distinct;
}

std::vector<Expression> CostChartStudy::formulas() const {
    constexpr std::size_t kMax = 3;
    const CostChart& chart = axis.chart;
    const CostColumn column = chartColumn(chart);
    std::vector<Expression> formulas;
    const std::vector<Crossing> distinct = distinctCrossings();
    for (const Crossing& crossing : distinct)
        if (formulas.size() < kMax) formulas.push_back(crossingLabel(crossing));
    // For a single crossing, the equation that it solves is shown as well: n^2 d = n d^2.
    if (distinct.size() == 1 && column == CostColumn::Term && distinct[0].value == std::round(distinct[0].value)) {
        const CostOptions there = settingAt(chart, std::llround(distinct[0].value));
        formulas.insert(formulas.begin(), formula::equation({costFormula(distinct[0].first, column, there),
                                                             costFormula(distinct[0].second, column, there)}));
    }
    if (!formulas.empty()) return formulas;
    // Without crossings, show the formulas of the costs, those of the most important layers first.
    for (const Architecture architecture : {Architecture::Attention, Architecture::Recurrent, Architecture::Convolution,
                                            Architecture::Restricted, Architecture::Dilated}) {
        if (formulas.size() >= kMax) break;
        if (std::ranges::find(chart.compared, architecture) == chart.compared.end()) continue;
        const double value = costValue(layerCost(architecture, chart.setting), column);
        Expression formula = costFormula(architecture, column, chart.setting);
        // A single letter or number is not worth showing.
        if (!std::isfinite(value) || formula.kind == Expression::Kind::Number ||
            formula.kind == Expression::Kind::Symbol)
            continue;
        formulas.push_back(formula::equation({std::move(formula), formula::number(value)}));
    }
    if (formulas.empty())
        for (const Architecture architecture : {Architecture::Attention, Architecture::Recurrent})
            formulas.push_back(formula::function("O", costFormula(architecture, column, chart.setting)));
    return formulas;
}

Derivation CostChartStudy::derivation(const Cell& cell) const {
    const CostChart& chart = requestedAxis.chart;
    const auto row = std::size_t(cell.row);
    const auto column = std::size_t(cell.column);
    if (cell.matrix == "crossings")
        return row < requestedAxis.crossings.size() ? crossingDerivation(chart, requestedAxis.crossings[row])
                                                    : Derivation{};
    if (cell.matrix != "cheapest")
        return curveDerivation(chart.compared[column], chartColumn(chart), settingAt(chart, requestedAxis.values[row]));
    CostOptions setting = chart.setting;
    setting.n = plane.n[column];
    setting.d = plane.d[row];
    return curveDerivation(plane.lowestAt(cell.row, cell.column).front(), chartColumn(chart), setting);
}

ColumnTable CostChartStudy::table(std::string_view name) const {
    if (name == "crossings") return crossingsTable(requestedAxis);
    if (name == "cheapest") return cheapestTable(plane, requestedAxis.chart);
    return costsTable(requestedAxis);
}

}  // namespace attention
