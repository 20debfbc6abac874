#include "core/cost/cost_curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

#include "core/cost/cost_terms.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

using namespace formula;

/// Relative tolerance for equal values: far above the rounding errors of products of integers, and far below the
/// smallest difference between two settings.
constexpr double kEqualityTolerance = 1e-12;
/// Significant digits of a crossing that is found by bisection instead of a formula.
constexpr int kDigitsOfSearch = 4;

bool isAttention(Architecture architecture) {
    return architecture == Architecture::Attention || architecture == Architecture::Restricted;
}

/// Three-way comparison with a tolerance: -1 if the first value is lower, 0 if both are equal.
int compareValues(double first, double second) {
    const bool isFinite = std::isfinite(first) && std::isfinite(second);
    if (first == second) return 0;
    if (isFinite && std::abs(first - second) <= kEqualityTolerance * std::max(std::abs(first), std::abs(second)))
        return 0;
    return first < second ? -1 : 1;
}

/// Solves function(x) = wanted for a monotonic function, for x between `low` and `high`.
template <class Function>
double solveByBisection(const Function& function, double wanted, double low, double high) {
    const bool isRising = function(high) > function(low);
    for (double middle = low + (high - low) / 2; middle > low && middle < high; middle = low + (high - low) / 2)
        ((function(middle) < wanted) == isRising ? low : high) = middle;
    // Integer solutions are returned exactly.
    return function(std::round(low)) == wanted ? std::round(low) : low;
}

double divideByLog(double x) {
    return x / std::log(x);
}

/// Possible crossings: right-hand sides of "n = ...".
using Candidates = std::vector<Expression>;

/// Finds possible crossings of two curves as formulas of the sizes that are not on the axis.
class CrossingFormulas {
 public:
    explicit CrossingFormulas(const CostChart& chart)
        : m_chart(chart),
          m_setting(chart.setting),
          m_n(symbol("n", m_setting.n)),
          m_d(symbol("d", m_setting.d)),
          m_k(symbol("k", m_setting.kernel)),
          // Against n, the marker's n does not limit the neighbourhood r.
          m_r(symbol("r",
                     double(chart.against == AxisVariable::N ? 2 * m_setting.radius + 1 : neighbourhood(m_setting)))),
          m_rho(symbol("rho", m_setting.radius)) {}

    Candidates candidates(Architecture first, Architecture second, double last) const {
        if (first > second) std::swap(first, second);
        switch (m_chart.quantity) {
            case CostQuantity::Cost:
                return costs(first, second);
            case CostQuantity::Path:
                return paths(first, second, last);
            case CostQuantity::Sequential:
                break;
        }
        return {};
    }

    /// The axis values at which curves have a kink: restricted attention where the text becomes longer than the
    /// neighbourhood, and paths of convolutions where the text becomes longer than the kernel (before, they are one
    /// layer).
    std::vector<double> bends() const {
        std::vector<double> places;
        if (m_chart.against == AxisVariable::N) places.push_back(bend());
        if (m_chart.quantity == CostQuantity::Path && m_chart.against != AxisVariable::D)
            places.push_back(evaluate(m_chart.against == AxisVariable::N ? m_k : m_n));
        return places;
    }

    /// The n at which the curve of restricted attention has its kink.
    double bend() const {
        const bool isExact = m_chart.quantity == CostQuantity::Cost && m_chart.kind == CostKind::Exact;
        return double(isExact ? m_setting.radius + 1 : 2 * m_setting.radius + 1);
    }

 private:
    bool isExact() const { return m_chart.kind == CostKind::Exact; }

    /// Attention costs as much as the other layer if each query has `factor` times d keys.
    struct Factor {
        std::vector<Expression> above;  ///< empty: 1
        bool isHalved = false;
    };

    /// Nothing if attention costs more than the other layer even with a single key.
    std::optional<Factor> factorOf(Architecture other) const {
        if (!isExact()) return isConvolution(other) ? Factor{{m_k}} : Factor{};
        if (!m_setting.projections)
            return isConvolution(other) ? Factor{{m_k}, true}
                                        : (other == Architecture::Recurrent ? Factor{} : Factor{{number(2)}});
        if (!isConvolution(other) || m_setting.kernel <= 4) return std::nullopt;
        return Factor{{difference(m_k, number(4))}, true};
    }

    /// The number of keys at which the costs are equal, for example k d/2.
    Expression keysNeeded(Factor factor) const {
        factor.above.push_back(m_d);
        Expression above = factor.above.size() == 1 ? m_d : product(std::move(factor.above));
        return factor.isHalved ? ratio(std::move(above), number(2)) : above;
    }

    /// The average number of keys of a query: n, r or, counted exactly, 2 rho + 1 - rho (rho + 1)/n.
    Expression keysMet(Architecture attentionLayer) const {
        const bool isFull = isExact() ? m_setting.radius >= m_setting.n - 1 : neighbourhood(m_setting) == m_setting.n;
        if (attentionLayer == Architecture::Attention || isFull) return m_n;
        if (!isExact() || m_setting.radius == 0) return m_r;
        return sum(
            {product({number(2), m_rho}), number(1), negative(ratio(product({m_rho, sum({m_rho, number(1)})}), m_n))});
    }

    Candidates costs(Architecture first, Architecture second) const {
        if (!isAttention(second)) {
            const bool isWanted = isExact() && m_chart.against == AxisVariable::Kernel && isConvolution(first);
            if (isWanted && second == Architecture::Recurrent) return {number(2)};
            if (isWanted && second == Architecture::Bidirectional) return {number(4)};
            return {};
        }
        if (isAttention(first)) return {};
        switch (m_chart.against) {
            case AxisVariable::N:
                return costsAgainstTokens(first, second);
            case AxisVariable::D:
                return costsAgainstWidth(first, second);
            case AxisVariable::Kernel:
                break;
        }
        return isConvolution(first) ? costsAgainstKernel(second) : Candidates{};
    }

    Candidates costsAgainstTokens(Architecture other, Architecture attentionLayer) const {
        const auto factor = factorOf(other);
        if (!factor) return {};
        const Expression needed = keysNeeded(*factor);
        if (attentionLayer == Architecture::Attention || !isExact()) return {needed};
        // n keys for each query up to the bend, then 2 rho + 1 - rho (rho + 1)/n.
        const double keys = evaluate(needed);
        if (keys <= bend()) return {needed};
        if (keys >= evaluate(m_r)) return {};
        return {ratio(product({m_rho, sum({m_rho, number(1)})}),
                      sum({product({number(2), m_rho}), number(1), negative(needed)}))};
    }

    Candidates costsAgainstWidth(Architecture other, Architecture attentionLayer) const {
        const auto factor = factorOf(other);
        if (!factor) return {};
        const Expression met = keysMet(attentionLayer);
        if (factor->above.empty()) return {met};
        return {ratio(factor->isHalved ? product({number(2), met}) : met, factor->above.front())};
    }

    Candidates costsAgainstKernel(Architecture attentionLayer) const {
        const Expression met = keysMet(attentionLayer);
        if (!isExact()) return {ratio(met, m_d)};
        Expression needed = ratio(product({number(2), met}), m_d);
        return {m_setting.projections ? sum({std::move(needed), number(4)}) : std::move(needed)};
    }

    Candidates paths(Architecture first, Architecture second, double last) const {
        if (m_chart.against == AxisVariable::D) return {};
        const bool isAgainstTokens = m_chart.against == AxisVariable::N;
        // They are n/k or log_k n layers, both one where n = k; k/ln k = n/ln n has another solution.
        if (first == Architecture::Convolution && second == Architecture::Dilated) {
            const double value = evaluate(isAgainstTokens ? m_k : m_n);
            return value > 1 ? Candidates{searched(conjugate(value))} : Candidates{};
        }
        // What is one layer for a while parts from others that are, and crosses none.
        if (!isConvolution(first) || second != Architecture::Restricted || m_setting.radius == 0) return {};
        if (isAgainstTokens) {
            const double bend = evaluate(m_r);
            const double wanted = bend / std::log(double(m_setting.kernel));
            // n/r = ln n/ln k: beyond the bend n/ln n rises, since r > e.
            if (first == Architecture::Dilated && m_setting.kernel > 1 && divideByLog(bend) < wanted &&
                divideByLog(last) > wanted)
                return {searched(solveByBisection(divideByLog, wanted, bend, last))};
            return {};
        }
        if (neighbourhood(m_setting) == m_setting.n) return {};
        if (first == Architecture::Convolution) return {m_r};
        return {power(m_n, ratio(m_r, m_n))};
    }

    /// The other x with x/ln x of this value > 1; on the other side of e, where x/ln x is lowest.
    static double conjugate(double value) {
        if (value < std::numbers::e) return solveByBisection(divideByLog, divideByLog(value), std::numbers::e, 100);
        constexpr double kAboveOne = 1 + std::numeric_limits<double>::epsilon();
        return solveByBisection(divideByLog, divideByLog(value), kAboveOne, std::numbers::e);
    }

    static Expression searched(double value) { return rounded(value, kDigitsOfSearch); }

    const CostChart& m_chart;
    const CostOptions& m_setting;
    Expression m_n, m_d, m_k, m_r, m_rho;
};

/// The first axis value at which the formulas hold: for paths against k this is 2, because a kernel of 1 connects
/// nothing.
double firstConnected(const CostChart& chart, AxisRange range) {
    const bool isPathByKernel =
        chart.quantity == CostQuantity::Path && chart.against == AxisVariable::Kernel && range.last > 1;
    return double(isPathByKernel ? std::max<std::int64_t>(range.first, 2) : range.first);
}

std::string_view axisLetter(AxisVariable against) {
    switch (against) {
        case AxisVariable::N:
            return "n";
        case AxisVariable::D:
            return "d";
        case AxisVariable::Kernel:
            break;
    }
    return "k";
}

/// Sorts the values strictly inside the range, removes duplicates, and adds both ends of the range.
std::vector<double> sortedStops(std::vector<double> places, double first, double last) {
    std::erase_if(places, [&](double place) { return !(place > first && place < last); });
    places.push_back(first);
    places.push_back(last);
    std::ranges::sort(places);
    const auto isSame = [](double left, double right) { return compareValues(left, right) == 0; };
    places.erase(std::unique(places.begin(), places.end(), isSame), places.end());
    return places;
}

/// An integer strictly between two values (up to rounding), the one nearest to their geometric mean; nothing if there
/// is none.
std::optional<double> integerBetween(double from, double to) {
    const double middle = std::sqrt(from * to);
    for (const double whole : {std::round(middle), std::floor(middle), std::ceil(middle)})
        if (whole > from && whole < to && compareValues(whole, from) != 0 && compareValues(whole, to) != 0)
            return whole;
    return std::nullopt;
}

void addCrossings(std::vector<Crossing>& found, const CostChart& chart, const CrossingFormulas& formulas,
                  Architecture one, Architecture other, double first, double last) {
    const Candidates candidates = formulas.candidates(one, other, last);
    if (candidates.empty()) return;
    std::vector<double> places;
    for (const Expression& candidate : candidates) places.push_back(evaluate(candidate));
    for (const double bend : formulas.bends()) places.push_back(bend);
    const std::vector<double> at = sortedStops(std::move(places), first, last);
    const auto signBetween = [&](double from, double to) {
        const double middle = std::sqrt(from * to);
        return compareValues(curveValue(chart, one, middle), curveValue(chart, other, middle));
    };
    std::vector<Crossing> crossings;
    for (std::size_t i = 1; i + 1 < at.size(); ++i) {
        const int before = signBetween(at[i - 1], at[i]);
        const int after = signBetween(at[i], at[i + 1]);
        if (before * after >= 0) continue;
        const auto candidate = std::ranges::find_if(
            candidates, [&](const Expression& each) { return compareValues(evaluate(each), at[i]) == 0; });
        if (candidate == candidates.end()) continue;
        const double value = evaluate(*candidate);
        if (!crossings.empty() && !integerBetween(crossings.back().value, value)) {
            crossings.pop_back();
            continue;
        }
        crossings.push_back({.first = before < 0 ? one : other,
                             .second = before < 0 ? other : one,
                             .value = value,
                             .height = curveValue(chart, one, value),
                             .formula = equation({symbol(axisLetter(chart.against), value), *candidate})});
    }
    // Drop a crossing if there is no integer between it and an interval in which both curves are equal.
    const auto tieAfter = [&](double value) -> std::optional<double> {
        for (std::size_t i = 0; i + 1 < at.size(); ++i)
            if (at[i] > value && signBetween(at[i], at[i + 1]) == 0) return at[i];
        return std::nullopt;
    };
    const auto tieBefore = [&](double value) -> std::optional<double> {
        for (std::size_t i = at.size() - 1; i > 0; --i)
            if (at[i] < value && signBetween(at[i - 1], at[i]) == 0) return at[i];
        return std::nullopt;
    };
    if (!crossings.empty())
        if (const auto tie = tieAfter(crossings.back().value); tie && !integerBetween(crossings.back().value, *tie))
            crossings.pop_back();
    if (!crossings.empty())
        if (const auto tie = tieBefore(crossings.front().value); tie && !integerBetween(*tie, crossings.front().value))
            crossings.erase(crossings.begin());
    found.insert(found.end(), crossings.begin(), crossings.end());
}

/// The layers with the lowest curve at an axis value, including ties.
std::vector<Architecture> lowestOf(const CostChart& chart, double value) {
    std::vector<Architecture> lowest;
    double least = std::numeric_limits<double>::infinity();
    for (const Architecture architecture : chart.compared)
        least = std::min(least, curveValue(chart, architecture, value));
    for (const Architecture architecture : chart.compared)
        if (compareValues(curveValue(chart, architecture, value), least) == 0) lowest.push_back(architecture);
    return lowest;
}

}  // namespace

CostChart withAxis(CostChart chart, AxisVariable against) {
    chart.against = against;
    return chart;
}

CostChart costChart(const Parameters& parameters) {
    CostChart chart;
    chart.setting = costSetting(parameters);
    chart.quantity = parameters.quantity;
    chart.kind = parameters.costKind;
    chart.against = parameters.against;
    if (auto compared = readArchitectures(parameters.compared)) chart.compared = std::move(*compared);
    return chart;
}

std::int64_t axisValue(const CostChart& chart) {
    return axisSize(chart.setting, chart.against);
}

AxisRange chartRange(const CostChart& chart) {
    const std::int64_t maximum = maxAxisSize(chart.against);
    if (chart.against == AxisVariable::Kernel) return {1, maximum};
    auto furthest = double(axisValue(chart));
    for (const Crossing& crossing : findCrossings(chart, {1, maximum})) furthest = std::max(furthest, crossing.value);
    // End at a power of ten, so that the axis seldom changes, and leave room for labels after the last crossing.
    std::int64_t last = 1000;
    while (last < maximum && double(last) < 2 * furthest) last *= 10;
    return {1, std::min(last, maximum)};
}

double curveValue(const CostChart& chart, Architecture architecture, double value) {
    auto sizes = layerSizes<double>(chart.setting);
    axisSize(sizes, chart.against) = value;
    switch (chart.quantity) {
        case CostQuantity::Sequential:
            return sequentialOf(architecture, sizes);
        case CostQuantity::Path:
            return std::max(1.0, pathOf(architecture, sizes));
        case CostQuantity::Cost:
            break;
    }
    if (chart.kind == CostKind::Term) return termOf(architecture, sizes);
    return operationsPerMultiplyAdd(chart.setting) * multiplyAddsOf(architecture, sizes);
}

std::vector<std::int64_t> axisValues(const CostChart& chart, AxisRange range, int maxCount) {
    std::vector<std::int64_t> values = logSpacedIntegers(range, std::max(2, maxCount - 1));
    const std::int64_t marker = axisValue(chart);
    if (marker < range.first || marker > range.last) return values;
    const auto place = std::ranges::lower_bound(values, marker);
    if (*place != marker) values.insert(place, marker);
    return values;
}

std::vector<Crossing> findCrossings(const CostChart& chart, AxisRange range) {
    const CrossingFormulas formulas(chart);
    const double first = firstConnected(chart, range);
    std::vector<Crossing> found;
    for (std::size_t i = 0; i < chart.compared.size(); ++i)
        for (std::size_t j = i + 1; j < chart.compared.size(); ++j)
            addCrossings(found, chart, formulas, chart.compared[i], chart.compared[j], first, double(range.last));
    std::ranges::stable_sort(found, {}, &Crossing::value);
    return found;
}

std::vector<CostRegion> costRegions(const CostChart& chart, AxisRange range) {
    const CrossingFormulas formulas(chart);
    std::vector<double> places = formulas.bends();
    for (const Crossing& crossing : findCrossings(chart, range)) places.push_back(crossing.value);
    const auto lowestAt = [&](double value) { return lowestOf(chart, value); };
    std::vector<CostRegion> regions;
    const double first = firstConnected(chart, range);
    const auto start = double(range.first);
    const std::vector<double> at = sortedStops(std::move(places), first, double(range.last));
    // A kernel of 1 is a region of its own.
    if (first > start) regions.push_back({start, start, lowestAt(start)});
    for (std::size_t i = 1; i < at.size(); ++i) {
        std::vector<Architecture> lowest =
            lowestAt(integerBetween(at[i - 1], at[i]).value_or(std::sqrt(at[i - 1] * at[i])));
        if (!regions.empty() && regions.back().lowest == lowest)
            regions.back().to = at[i];
        else
            regions.push_back({regions.empty() ? start : regions.back().to, at[i], std::move(lowest)});
    }
    return regions;
}

std::vector<std::int64_t> logSpacedIntegers(AxisRange range, int maxCount) {
    const std::int64_t count = range.last - range.first + 1;
    std::vector<std::int64_t> values;
    if (count <= maxCount) {
        for (std::int64_t value = range.first; value <= range.last; ++value) values.push_back(value);
        return values;
    }
    const double low = std::log(double(range.first));
    const double step = (std::log(double(range.last)) - low) / std::max(1, maxCount - 1);
    for (int i = 0; i < maxCount; ++i)
        values.push_back(std::clamp(std::int64_t(std::llround(std::exp(low + i * step))), range.first, range.last));
    values.front() = range.first;
    values.back() = range.last;
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

CostPlane costPlane(const CostChart& chart, AxisRange n, AxisRange d, int maxPoints) {
    CostPlane plane{logSpacedIntegers(n, maxPoints), logSpacedIntegers(d, maxPoints), {}};
    CostChart row = chart;
    row.against = AxisVariable::N;
    for (const std::int64_t width : plane.d) {
        row.setting.d = width;
        for (const std::int64_t length : plane.n) plane.lowest.push_back(lowestOf(row, double(length)));
    }
    return plane;
}

}  // namespace attention
