#include "core/cost/cost_plane_map.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace attention {
namespace {

/// Widths at which borders are computed, and lengths at which those are that no length moves.
constexpr int kWidths = 49;
constexpr int kLengths = 13;
/// Tolerance for equal base-10 logarithms.
constexpr double kRounding = 1e-9;

double logOf(double value) {
    return std::log10(value);
}

/// The widths at which the lowest layer changes for the longest texts: horizontal borders of the plane.
std::vector<double> crossingWidths(CostChart byWidth, AxisRange n, AxisRange d) {
    byWidth.setting.n = n.last;
    std::vector<double> values;
    for (const Crossing& crossing : findCrossings(byWidth, d)) values.push_back(crossing.value);
    return values;
}

/// Evenly spaced widths, plus the integers on either side of each level; a level itself is left out, because two layers
/// are equal along the whole row.
std::vector<std::int64_t> widths(const CostChart& byWidth, AxisRange d, const std::vector<double>& atLevels) {
    CostChart chart = byWidth;
    chart.setting.d = d.first;
    std::vector<std::int64_t> values = axisValues(chart, d, kWidths);
    for (const double level : atLevels)
        for (const double value : {std::ceil(level) - 1, std::floor(level) + 1})
            if (value > double(d.first) && value < double(d.last)) values.push_back(std::int64_t(value));
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    std::erase_if(values, [&](std::int64_t value) {
        return value != d.first && value != d.last && std::ranges::find(atLevels, double(value)) != atLevels.end();
    });
    return values;
}

const CostRegion* findRegionOfSameLayers(const CostRegion& region, const std::vector<CostRegion>& others) {
    const auto found = std::ranges::find(others, region.lowest, &CostRegion::lowest);
    return found == others.end() ? nullptr : &*found;
}

/// Pairs up the regions of two rows. A region that exists in one row only is paired with an empty interval of the
/// other.
std::vector<std::pair<CostRegion, CostRegion>> matchRegions(const std::vector<CostRegion>& below,
                                                            const std::vector<CostRegion>& above) {
    std::vector<std::pair<CostRegion, CostRegion>> pairs;
    const auto pointAfter = [](const std::vector<CostRegion>& row, std::size_t at, const CostRegion& like) {
        const double place = at > 0 ? row[at - 1].to : row.front().from;
        return CostRegion{place, place, like.lowest};
    };
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < below.size() || j < above.size()) {
        const auto comesLater = [&](const CostRegion& region) {
            return std::any_of(below.begin() + std::ptrdiff_t(i), below.end(),
                               [&](const CostRegion& other) { return other.lowest == region.lowest; });
        };
        if (i < below.size() && j < above.size() && below[i].lowest == above[j].lowest) {
            pairs.emplace_back(below[i++], above[j++]);
        } else if (j < above.size() && (i == below.size() || !comesLater(above[j]))) {
            pairs.emplace_back(pointAfter(below, i, above[j]), above[j]);
            ++j;
        } else {
            pairs.emplace_back(below[i], pointAfter(above, j, below[i]));
            ++i;
        }
    }
    return pairs;
}

/// The row that is the fraction `part` of the way to another row: each border moves to the end of the same region
/// there.
std::vector<CostRegion> interpolateRow(std::vector<CostRegion> row, const std::vector<CostRegion>& other, double part) {
    const auto between = [part](double from, double to) { return std::pow(from, 1 - part) * std::pow(to, part); };
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
        const CostRegion* left = findRegionOfSameLayers(row[i], other);
        const CostRegion* right = findRegionOfSameLayers(row[i + 1], other);
        const std::optional<double> goal = left    ? std::optional(left->to)
                                           : right ? std::optional(right->from)
                                                   : std::nullopt;
        if (goal) row[i].to = between(row[i].to, *goal);
        row[i + 1].from = row[i].to;
    }
    return row;
}

void addAreas(std::vector<CostPlaneArea>& areas, const CostPlaneRow& below, const CostPlaneRow& above,
              const std::vector<double>& atLevels) {
    const auto add = [&](const CostRegion& low, double from, const CostRegion& high, double to) {
        if (low.from == low.to && high.from == high.to) return;
        areas.push_back({low.lowest,
                         {CostPlanePoint{logOf(low.from), from},
                          {logOf(low.to), from},
                          {logOf(high.to), to},
                          {logOf(high.from), to}}});
    };
    const bool isAlike = std::ranges::equal(below.regions, above.regions, {}, &CostRegion::lowest, &CostRegion::lowest);
    const auto level = std::ranges::find_if(atLevels, [&](double value) {
        return logOf(value) > below.d - kRounding && logOf(value) < above.d + kRounding;
    });
    const bool goesOn = std::ranges::any_of(below.regions, [&](const CostRegion& region) {
        return findRegionOfSameLayers(region, above.regions) != nullptr;
    });
    if (isAlike || (level == atLevels.end() && goesOn)) {
        for (const auto& [low, high] : matchRegions(below.regions, above.regions)) add(low, below.d, high, above.d);
        return;
    }
    // Other layers take over along the whole row.
    const double middle = level == atLevels.end() ? (below.d + above.d) / 2 : logOf(*level);
    const double part = (middle - below.d) / (above.d - below.d);
    const auto lower = interpolateRow(below.regions, above.regions, part);
    const auto upper = interpolateRow(above.regions, below.regions, 1 - part);
    for (std::size_t i = 0; i < lower.size(); ++i) add(below.regions[i], below.d, lower[i], middle);
    for (std::size_t i = 0; i < upper.size(); ++i) add(upper[i], middle, above.regions[i], above.d);
}

/// Whether no compared layer is lower than the crossing at its axis value.
bool isLowest(const CostChart& chart, const Crossing& crossing) {
    return std::ranges::all_of(chart.compared, [&](Architecture architecture) {
        return curveValue(chart, architecture, crossing.value) >= crossing.height * (1 - kRounding);
    });
}

/// A contour, which several pairs of layers may share, and the number of its points at which no other layer is lower.
struct CountedContour : CostPlaneContour {
    std::size_t atBorder = 0;
};
using Contours = std::map<std::string, CountedContour>;

void addPoint(Contours& contours, const CostChart& chart, const Crossing& crossing, double n, double d) {
    CountedContour& contour = contours[expressionText(crossing.formula)];
    contour.formula = crossing.formula;
    const CostPlanePoint place{logOf(n), logOf(d)};
    if (!contour.line.empty() && contour.line.back() == place) return;
    contour.line.push_back(place);
    contour.atBorder += isLowest(chart, crossing);
}

/// The point at which the straight line through two points reaches a width.
CostPlanePoint extended(const CostPlanePoint& from, const CostPlanePoint& by, double d) {
    return {by.n + (by.n - from.n) * (d - by.d) / (by.d - from.d), d};
}

/// A crossing at the very end of an axis is none, but its contour goes on to there.
void extendToAxisEnds(std::vector<CostPlanePoint>& line, const std::vector<CostPlaneRow>& rows, AxisRange n) {
    if (line.front().d == line.back().d) return;
    if (line.front().d == rows[1].d) line.insert(line.begin(), extended(line[1], line[0], rows[0].d));
    if (line.back().d == rows[rows.size() - 2].d)
        line.push_back(extended(line[line.size() - 2], line.back(), rows.back().d));
    std::erase_if(line, [&](const CostPlanePoint& place) {
        return place.n < logOf(double(n.first)) - kRounding || place.n > logOf(double(n.last)) + kRounding;
    });
}

}  // namespace

CostPlaneMap buildCostPlaneMap(const CostChart& chart, AxisRange n, AxisRange d, std::stop_token stop) {
    CostChart byLength = withAxis(chart, AxisVariable::N);
    CostChart byWidth = withAxis(chart, AxisVariable::D);
    const std::vector<double> atLevels = crossingWidths(byWidth, n, d);
    CostPlaneMap map;
    Contours contours;
    for (const std::int64_t width : widths(byWidth, d, atLevels)) {
        if (stop.stop_requested()) return map;
        byLength.setting.d = width;
        map.rows.push_back({logOf(double(width)), costRegions(byLength, n)});
        for (const Crossing& crossing : findCrossings(byLength, n))
            addPoint(contours, byLength, crossing, crossing.value, double(width));
    }
    for (std::size_t i = 0; i + 1 < map.rows.size(); ++i) addAreas(map.areas, map.rows[i], map.rows[i + 1], atLevels);
    // Beyond its neighbourhood restricted attention grows with n as the others do: contours that no length moves.
    const std::int64_t bend = 2 * chart.setting.radius + 2;
    byLength.setting.n = bend;
    if (bend < n.last)
        for (const std::int64_t length : axisValues(byLength, {bend, n.last}, kLengths)) {
            byWidth.setting.n = length;
            for (const Crossing& crossing : findCrossings(byWidth, d))
                if (crossing.first == Architecture::Restricted || crossing.second == Architecture::Restricted)
                    addPoint(contours, byWidth, crossing, double(length), crossing.value);
        }
    for (auto& [text, contour] : contours) {
        if (contour.line.size() < 2) continue;
        contour.isBorder = 2 * contour.atBorder > contour.line.size();
        extendToAxisEnds(contour.line, map.rows, n);
        if (contour.line.size() > 1) map.contours.push_back(std::move(contour));
    }
    return map;
}

}  // namespace attention
