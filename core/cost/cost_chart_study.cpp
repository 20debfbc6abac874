#include "core/cost/cost_chart_study.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/cost/crossing_derivation.h"
#include "core/io/column_of.h"

namespace attention {
namespace {

/// Values of the axis that can be selected and stand in the table.
constexpr int kValues = 61;
/// Places along each axis of the plane.
constexpr int kPlanePoints = 41;
/// Places along the axis at which a curve is computed.
constexpr int kSamples = 129;
/// The axes of n and d reach as far at least, beyond what the sliders reach, so that dragging moves no axis.
constexpr std::int64_t kLeastReach = 10000;
constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

AxisRange shownRange(const CostChart& chart) {
    AxisRange range = chartRange(chart);
    if (chart.against != AgainstChoice::Kernel) range.last = std::max(range.last, kLeastReach);
    return range;
}

Index placesOfPlane(const CostChart& chart, AgainstChoice along) {
    return Index(spreadValues(shownRange(redrawn(chart, along)), kPlanePoints).size());
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
        curve.present = curveValue(chart, architecture, double(axisValue(chart)));
        curve.line = curveLine(chart, architecture, study.axis.range);
        for (const ChartCurve& other : study.curves) curve.same += other.values == curve.values;
        curve.allSame = curve.same + 1;
        for (ChartCurve& other : study.curves)
            if (other.values == curve.values) other.allSame = curve.allSame;
        study.curves.push_back(std::move(curve));
    }
}

/// What the curves are at the marker.
void addPresent(CostChartStudy& study) {
    study.least = kInfinity;
    for (const ChartCurve& curve : study.curves) {
        study.least = std::min(study.least, curve.present);
        if (std::isfinite(curve.present)) study.most = std::max(study.most, curve.present);
    }
    for (const ChartCurve& curve : study.curves) {
        if (!std::isfinite(curve.present)) continue;
        if (curve.present == study.least) study.lowest.push_back(curve.architecture);
        if (curve.present == study.most) study.highest.push_back(curve.architecture);
    }
}

std::vector<Architecture> neverConnected(const CostChart& chart) {
    std::vector<Architecture> never;
    if (chart.quantity != QuantityChoice::Path) return never;
    const CostChart now = redrawn(chart, AgainstChoice::N);
    for (const Architecture architecture : chart.compared)
        if (std::isinf(curveValue(now, architecture, double(chart.setting.n)))) never.push_back(architecture);
    return never;
}

/// All that follows from the axis.
void addAlongAxis(CostChartStudy& study) {
    addCurves(study);
    addPresent(study);
    study.regions = costRegions(study.axis.chart, study.axis.range);
    study.neverConnected = neverConnected(study.asked.chart);
}

// Tables ------------------------------------------------------------------------------------------------------------

ColumnTable costsTable(const ChartAxis& axis) {
    const CostColumn column = chartColumn(axis.chart);
    ColumnTable table{{{"value", axis.values}}};
    for (const Architecture architecture : axis.chart.compared) {
        const std::string name(architectureName(architecture));
        const auto real = [&](std::int64_t value) { return curveValue(axis.chart, architecture, double(value)); };
        // At most 4e18, with every parameter at its largest.
        const auto count = [&](std::int64_t value) {
            return std::int64_t(costCount(layerCost(architecture, settingAt(axis.chart, value)), column));
        };
        table.columns.push_back(column == CostColumn::Path ? columnOf(name, axis.values, real)
                                                           : columnOf(name, axis.values, count));
    }
    return table;
}

/// Two layers whose curves do not cross, the one that is nowhere higher first; nothing of equal ones.
std::optional<Crossing> neverCrossing(const ChartAxis& axis, Architecture one, Architecture other) {
    // A kernel of 1 connects nothing: with it no path is compared.
    const bool isPathByKernel =
        axis.chart.quantity == QuantityChoice::Path && axis.chart.against == AgainstChoice::Kernel;
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
    all.insert(all.end(), axis.beyond.begin(), axis.beyond.end());
    const std::vector<Architecture>& layers = axis.chart.compared;
    std::vector<Crossing> never;
    for (std::size_t i = 0; i < layers.size(); ++i)
        for (std::size_t j = i + 1; j < layers.size(); ++j) {
            const auto isTheirs = [&](const Crossing& crossing) { return isOfPair(crossing, layers[i], layers[j]); };
            if (std::ranges::any_of(all, isTheirs)) continue;
            if (auto pair = neverCrossing(axis, layers[i], layers[j])) never.push_back(std::move(*pair));
        }
    all.insert(all.end(), never.begin(), never.end());
    return {{columnOf("first", all, [](const Crossing& crossing) { return architectureName(crossing.first); }),
             columnOf("second", all, [](const Crossing& crossing) { return architectureName(crossing.second); }),
             columnOf("value", all, &Crossing::value), columnOf("height", all, &Crossing::height),
             columnOf("formula", all, &Crossing::formula)}};
}

ColumnTable cheapestTable(const CostPlane& plane, CostChart chart) {
    struct Place {
        std::int64_t n, d;
        std::string lowest;
        double value;
    };
    std::vector<Place> places;
    chart.against = AgainstChoice::N;
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
    return {{columnOf("n", places, &Place::n), columnOf("d", places, &Place::d),
             columnOf("lowest", places, &Place::lowest), columnOf("value", places, &Place::value)}};
}

}  // namespace

ChartAxis chartAxis(const CostChart& chart) {
    // Farther than any setting can move a crossing.
    constexpr std::int64_t kFarthest = 1'000'000'000;
    const AxisRange range = shownRange(chart);
    ChartAxis axis{chart, range, shownValues(chart, range), crossings(chart, range),
                   crossings(chart, {range.first, kFarthest})};
    std::erase_if(axis.beyond, [&](const Crossing& crossing) { return crossing.value < double(range.last); });
    return axis;
}

std::shared_ptr<const CostChartStudy> studyCostCurves(const CostChart& chart) {
    auto study = std::make_shared<CostChartStudy>();
    study->asked = study->axis = chartAxis(chart);
    addAlongAxis(*study);
    return study;
}

std::shared_ptr<const CostChartStudy> studyCostChart(const Parameters& parameters, std::stop_token stop) {
    auto study = std::make_shared<CostChartStudy>();
    const CostChart chart = costChart(parameters);
    study->isPlane = parameters.chartView == ChartViewChoice::Plane;
    study->asked = chartAxis(chart);
    study->axis = study->isPlane ? chartAxis(redrawn(chart, AgainstChoice::N)) : study->asked;
    addAlongAxis(*study);
    study->widths = shownRange(redrawn(chart, AgainstChoice::D));
    study->plane = costPlane(chart, shownRange(redrawn(chart, AgainstChoice::N)), study->widths, kPlanePoints);
    if (study->isPlane) study->map = planeMap(study->axis.chart, study->axis.range, study->widths, std::move(stop));
    return study;
}

Index costChartRows(const Parameters& parameters) {
    const CostChart chart = costChart(parameters);
    if (parameters.matrix == "cheapest") return placesOfPlane(chart, AgainstChoice::D);
    const AxisRange range = shownRange(chart);
    if (parameters.matrix == "crossings") return std::max<Index>(1, Index(crossings(chart, range).size()));
    return Index(shownValues(chart, range).size());
}

Index costChartColumns(const Parameters& parameters) {
    if (parameters.matrix == "crossings") return 1;
    const CostChart chart = costChart(parameters);
    return parameters.matrix == "cheapest" ? placesOfPlane(chart, AgainstChoice::N) : Index(chart.compared.size());
}

double costChartBytes() {
    // Points of all curves, and the plane with a table's line for each of its places.
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
    constexpr std::size_t kMost = 3;
    const CostChart& chart = axis.chart;
    const CostColumn column = chartColumn(chart);
    std::vector<Expression> formulas;
    const std::vector<Crossing> distinct = distinctCrossings();
    for (const Crossing& crossing : distinct)
        if (formulas.size() < kMost) formulas.push_back(crossingLabel(crossing));
    // Of a single one there is room for where it comes from: n^2 d = n d^2.
    if (distinct.size() == 1 && column == CostColumn::Term && distinct[0].value == std::round(distinct[0].value)) {
        const CostSetting there = settingAt(chart, std::llround(distinct[0].value));
        formulas.insert(formulas.begin(), formula::equation({costFormula(distinct[0].first, column, there),
                                                             costFormula(distinct[0].second, column, there)}));
    }
    if (!formulas.empty()) return formulas;
    // Nothing crosses: the quantities themselves, those that are compared most often first.
    for (const Architecture architecture : {Architecture::Attention, Architecture::Recurrent, Architecture::Convolution,
                                            Architecture::Restricted, Architecture::Dilated}) {
        if (formulas.size() >= kMost) break;
        if (std::ranges::find(chart.compared, architecture) == chart.compared.end()) continue;
        const double value = costValue(layerCost(architecture, chart.setting), column);
        Expression formula = costFormula(architecture, column, chart.setting);
        // A letter or a number alone is no formula.
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
    const CostChart& chart = asked.chart;
    const auto row = std::size_t(cell.row);
    const auto column = std::size_t(cell.column);
    if (cell.matrix == "crossings")
        return row < asked.crossings.size() ? crossingDerivation(chart, asked.crossings[row]) : Derivation{};
    if (cell.matrix != "cheapest")
        return curveDerivation(chart.compared[column], chartColumn(chart), settingAt(chart, asked.values[row]));
    CostSetting setting = chart.setting;
    setting.n = plane.n[column];
    setting.d = plane.d[row];
    return curveDerivation(plane.lowestAt(cell.row, cell.column).front(), chartColumn(chart), setting);
}

ColumnTable CostChartStudy::table(std::string_view name) const {
    if (name == "crossings") return crossingsTable(asked);
    if (name == "cheapest") return cheapestTable(plane, asked.chart);
    return costsTable(asked);
}

}  // namespace attention
