#include "ui/exhibits/complexity_chart/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/exhibits/complexity_chart/words.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/ring.h"
#include "ui/text/number_words.h"

namespace attention::complexity_chart {
namespace {

constexpr double kGrip = 6;

}  // namespace

ComplexityChartFigure::ComplexityChartFigure() {
    freeLayout(*this);
    m_rect = new QCPAxisRect(this, true);
    layOnLayers(*m_rect);
    m_rect->setRangeDrag({});
    m_rect->setRangeZoom({});
}

std::optional<Cell> ComplexityChartFigure::cellAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    if (isPlane()) return planeCellAt(place);
    constexpr double kRingReach = 9;
    constexpr double kCurveReach = 16;
    const std::vector<Crossing>& crossings = shown().axis.crossings;
    for (std::size_t i = 0; i < crossings.size(); ++i)
        if (QLineF(ringOf(crossings[i]), place).length() <= kRingReach) return Cell{Index(i), 0, kCrossings};
    for (const Name& name : m_names)
        if (name.box.contains(place)) return Cell{markerRow(), Index(name.curve), kCosts};
    if (!m_plot.adjusted(-4, -4, 4, 4).contains(place)) return std::nullopt;
    Index row = 0;
    for (Index i = 0; i < Index(shown().axis.values.size()); ++i)
        if (std::abs(xOf(valueAt(i)) - place.x()) < std::abs(xOf(valueAt(row)) - place.x())) row = i;
    std::optional<Cell> nearest;
    double least = kCurveReach;
    for (std::size_t i = 0; i < shown().curves.size(); ++i) {
        const auto point = pointOf(row, i);
        if (!point || std::abs(point->y() - place.y()) >= least) continue;
        least = std::abs(point->y() - place.y());
        nearest = Cell{row, Index(i), kCosts};
    }
    return nearest;
}

Cell ComplexityChartFigure::neighbour(const Cell& cell, int right, int down) const {
    if (isPlane()) {
        if (cell.matrix != kCheapest) return {markedRow(), markedColumn(), kCheapest};
        return {cell.row - down, cell.column + right, kCheapest};
    }
    const auto curves = Index(shown().curves.size());
    const auto crossings = Index(shown().axis.crossings.size());
    if (cell.matrix == kCrossings && down >= 0)
        return {std::clamp<Index>(cell.row + right, 0, std::max<Index>(crossings - 1, 0)), 0, kCrossings};
    if (cell.matrix != kCosts) return {markerRow(), curves - 1, kCosts};
    if (cell.column + down >= curves && crossings > 0) return {0, 0, kCrossings};
    return {std::clamp<Index>(cell.row + right, 0, Index(shown().axis.values.size()) - 1), cell.column + down, kCosts};
}

std::string_view ComplexityChartFigure::handleAt(const QPointF& place) const {
    if (!hasStudy()) return {};
    const bool isBelow = place.y() >= m_plot.bottom() && place.y() <= m_plot.bottom() + kAxisRoom;
    const bool isInside = place.y() >= m_plot.top() - kStripHeight && place.y() <= m_plot.bottom();
    if (isPlane()) {
        const QPointF marked(markerX(), markerY());
        const double toN = std::abs(place.x() - marked.x());
        const double toD = std::abs(place.y() - marked.y());
        const bool isOnRight = place.x() >= 0 && place.x() <= m_plot.right();
        if (toD <= kGrip && isOnRight && (toD < toN || place.x() < m_plot.left())) return "d";
        return toN <= kGrip && (isBelow || isInside) ? "n" : std::string_view();
    }
    if (std::abs(place.x() - markerX()) <= (isBelow ? 3 * kGrip : kGrip) && (isBelow || isInside))
        return keyOf(chart().against);
    return {};
}

ParameterValue ComplexityChartFigure::handleValue(std::string_view key, const QPointF& place) const {
    const bool isUp = isPlane() && key == "d";
    const AxisRange& range = isUp ? shown().widths : shown().axis.range;
    const double share =
        isUp ? (m_plot.bottom() - place.y()) / m_plot.height() : (place.x() - m_plot.left()) / m_plot.width();
    const double first = std::log10(double(range.first));
    const double at = first + std::clamp(share, 0.0, 1.0) * (std::log10(double(range.last)) - first);
    const auto value = std::int64_t(std::llround(std::pow(10, at)));
    // Half of the axis stays free behind the marker; farther it would grow under the pointer.
    const auto most = std::int64_t(findParameter(key)->maximum);
    return std::clamp(value, std::int64_t(1), range.last < most ? range.last / 2 : most);
}

void ComplexityChartFigure::arrange() {
    m_isSmall = viewport().width() < 640;
    layOut();
    styleAxes();
    m_lines.clear();
    for (const ChartCurve& curve : shown().curves) m_lines.push_back(pixels(curve.line));
    m_labels.clear();
    m_room = LabelRoom(m_plot.adjusted(2, 2, -2, -2));
    if (isPlane())
        placePlaneLabels();
    else
        placeLabels();
}

void ComplexityChartFigure::drawContent(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    drawTitle(painter);
    if (isPlane()) {
        drawPlane(painter);
    } else {
        drawStrip(painter);
        drawCurves(painter);
    }
    drawNames(painter);
    painter.restore();
}

void ComplexityChartFigure::drawSelection(QCPPainter& painter) {
    // Tags on axes cover numbers, so they belong to what is drawn last.
    drawMarkerTags(painter);
    const auto selected = selection();
    if (selected) drawMarked(painter, *selected, true);
    if (hover() && hover() != selected) drawMarked(painter, *hover(), false);
    for (const Cell& pin : scene().view.pins)
        if (const auto box = boxOf(pin)) drawCellMark(painter, *box, viewport(), theme());
}

QPointF ComplexityChartFigure::pixel(const QPointF& place) const {
    return {m_plot.left() + (place.x() - m_left) / (m_right - m_left) * m_plot.width(),
            m_plot.bottom() - (place.y() - m_low) / (m_high - m_low) * m_plot.height()};
}

QPolygonF ComplexityChartFigure::pixels(const std::vector<ChartPoint>& line) const {
    QPolygonF points;
    for (const ChartPoint& place : line) points << pixel({place.value, place.cost});
    return points;
}

QPolygonF ComplexityChartFigure::pixels(const std::vector<PlanePoint>& line) const {
    QPolygonF points;
    for (const PlanePoint& place : line) points << pixel({place.n, place.d});
    return points;
}

Index ComplexityChartFigure::markerRow() const {
    const auto& values = shown().axis.values;
    const auto at = std::ranges::lower_bound(values, present());
    return std::min(Index(at - values.begin()), Index(values.size()) - 1);
}

Index ComplexityChartFigure::nearest(const std::vector<std::int64_t>& values, std::int64_t wanted) {
    const auto distance = [&](std::int64_t value) { return std::abs(std::log(double(value) / double(wanted))); };
    return Index(std::ranges::min_element(values, {}, distance) - values.begin());
}

std::optional<QPointF> ComplexityChartFigure::pointOf(Index row, std::size_t curve) const {
    const double value = shown().curves[curve].values[std::size_t(row)];
    if (!(value > 0) || std::isinf(value) || m_lines[curve].isEmpty()) return std::nullopt;
    const QPointF point(xOf(valueAt(row)), yOf(value));
    return point.y() <= m_plot.bottom() + 0.5 ? std::optional(point) : std::nullopt;
}

QRectF ComplexityChartFigure::planeBox(Index row, Index column) const {
    const auto border = [](const std::vector<std::int64_t>& values, Index at) {
        if (at <= 0) return std::log10(double(values.front()));
        if (at >= Index(values.size())) return std::log10(double(values.back()));
        return (std::log10(double(values[std::size_t(at - 1)])) + std::log10(double(values[std::size_t(at)]))) / 2;
    };
    const CostPlane& plane = shown().plane;
    return QRectF(pixel({border(plane.n, column), border(plane.d, row + 1)}),
                  pixel({border(plane.n, column + 1), border(plane.d, row)}));
}

std::optional<Cell> ComplexityChartFigure::planeCellAt(const QPointF& place) const {
    if (!m_plot.contains(place)) return std::nullopt;
    const CostPlane& plane = shown().plane;
    for (Index row = 0; row < Index(plane.d.size()); ++row) {
        const QRectF box = planeBox(row, 0);
        if (place.y() < box.top() || place.y() > box.bottom()) continue;
        for (Index column = 0; column < Index(plane.n.size()); ++column)
            if (planeBox(row, column).right() >= place.x()) return Cell{row, column, kCheapest};
    }
    return std::nullopt;
}

std::optional<QRectF> ComplexityChartFigure::boxOf(const Cell& cell) const {
    if (isPlane() != (cell.matrix == kCheapest) || cell.row < 0 || cell.column < 0) return std::nullopt;
    const CostChartStudy& all = shown();
    const auto row = std::size_t(cell.row);
    const auto column = std::size_t(cell.column);
    if (isPlane()) {
        if (row >= all.plane.d.size() || column >= all.plane.n.size()) return std::nullopt;
        return planeBox(cell.row, cell.column);
    }
    constexpr double kReach = 7;
    if (cell.matrix == kCrossings) {
        if (row >= all.axis.crossings.size()) return std::nullopt;
        return around(ringOf(all.axis.crossings[row]), kReach);
    }
    if (row >= all.axis.values.size() || column >= all.curves.size()) return std::nullopt;
    const auto point = pointOf(cell.row, column);
    return point ? std::optional(around(*point, kReach)) : std::nullopt;
}

void ComplexityChartFigure::drawMarkerTags(QCPPainter& painter) {
    constexpr double kTagWidth = 64;
    constexpr double kTagHeight = 20;
    const auto selected = selection();
    const auto box = selected && selected->matrix != kCrossings ? boxOf(*selected) : std::nullopt;
    const double dx = box ? std::abs(box->center().x() - markerX()) : kTagWidth;
    const double dy = box ? std::abs(box->center().y() - markerY()) : kTagHeight;
    if (dx >= kTagWidth) drawTagOn(painter, QCPAxis::atBottom, present());
    if (isPlane() && dy >= kTagHeight) drawTagOn(painter, QCPAxis::atLeft, setting().d);
}

void ComplexityChartFigure::drawTagOn(QCPPainter& painter, QCPAxis::AxisType side, std::int64_t value) {
    drawAxisTag(painter, *m_rect->axis(side), std::log10(double(value)), wholeNumber(value), theme().text, theme());
}

void ComplexityChartFigure::drawMarked(QCPPainter& painter, const Cell& cell, bool isSelected) {
    const auto box = boxOf(cell);
    if (!box) return;
    painter.save();
    painter.setAntialiasing(true);
    const QPointF point = box->center();
    const QPen pen(theme().text, isSelected ? 2 : 1);
    if (isPlane()) {
        drawCasedBox(painter, *box, theme().text, isSelected ? 2 : 1, theme().surface);
        const CostPlane& plane = shown().plane;
        if (isSelected) {
            drawTagOn(painter, QCPAxis::atBottom, plane.n[std::size_t(cell.column)]);
            drawTagOn(painter, QCPAxis::atLeft, plane.d[std::size_t(cell.row)]);
        }
        drawValue(painter, point, fittingTag(plane.lowestAt(cell.row, cell.column)));
    } else if (cell.matrix == kCrossings) {
        drawCasedRing(painter, point, kRing + 4, pen, theme().surface);
        drawValue(painter, point, amount(shown().axis.crossings[std::size_t(cell.row)].height));
    } else {
        drawCased(painter, {point.x(), point.y(), point.x(), m_plot.bottom()}, theme().text, isSelected ? 1.5 : 1,
                  theme().surface);
        drawCasedRing(painter, point, 7, pen, theme().surface);
        if (isSelected) drawTagOn(painter, QCPAxis::atBottom, shown().axis.values[std::size_t(cell.row)]);
        drawValue(painter, point, amount(shown().curves[std::size_t(cell.column)].values[std::size_t(cell.row)]));
    }
    painter.restore();
}

void ComplexityChartFigure::drawValue(QCPPainter& painter, const QPointF& point, const QString& text) {
    const double width = QFontMetricsF(textFont(type::kAxis, QFont::DemiBold)).horizontalAdvance(text) + 12;
    const double aside = width / 2 + 12;
    const std::array<QPointF, 6> sides{QPointF(0, -22),     QPointF(-aside, -16), QPointF(aside, 18),
                                       QPointF(aside, -16), QPointF(-aside, 18),  QPointF(0, 24)};
    const auto meetsLabel = [&](const QRectF& box) {
        return std::ranges::any_of(m_labels,
                                   [&](const Label& label) { return label.place && label.place->box.intersects(box); });
    };
    // On nothing at all, or else on no label.
    for (const bool isStrict : {true, false})
        for (const QPointF& side : sides) {
            QRectF box(0, 0, width, 18);
            box.moveCenter(point + side);
            if (meetsLabel(box) || !m_plot.contains(box) || (isStrict && !m_room.isFree(box))) continue;
            return void(drawTag(painter, text, box.center(), m_plot, theme().text, theme().surface));
        }
    drawTag(painter, text, point + sides.front(), m_plot, theme().text, theme().surface);
}

}  // namespace attention::complexity_chart
