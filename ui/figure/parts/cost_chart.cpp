#include "ui/figure/parts/cost_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/cost/crossing_derivation.h"
#include "core/scene/parameter_table.h"
#include "ui/figure/curve.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/log_axes.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/architecture_words.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kRow = 18;
constexpr double kSwatchRoom = 27;
constexpr double kNameToNumber = 12;  ///< gap between a name and its cost
constexpr double kAside = 20;         ///< gap between the plot and the names
constexpr double kStrip = 34;         ///< height of the cheapest layers' names and the bar under them
constexpr double kAxisRoom = 44;
constexpr double kLeftRoom = 46;
/// Names are shortened if they would take more than this fraction of the plot's width.
constexpr double kMaxOfPlot = 0.5;
constexpr double kGrip = 6;
/// Maximum width of the plot, in pixels, for the widest screens: the curves use all of it.
constexpr double kWidest = 4000;
/// Radius of rings that would touch otherwise.
constexpr double kSmallRing = 3.25;
constexpr int kSmallLabelSize = 12;
/// Digits of a crossing's value if its label has little room.
constexpr int kShortDigits = 3;

QString powerOfTen(int exponent) {
    if (exponent == 0 || exponent == 1) return exponent == 0 ? QStringLiteral("1") : QStringLiteral("10");
    return QStringLiteral("10") + superscript(exponent);
}

std::string_view keyOf(AxisVariable axis) {
    return axis == AxisVariable::N ? "n" : axis == AxisVariable::D ? "d" : "kernel";
}

QSizeF sizeOf(const std::vector<FormulaLayout>& lines) {
    QSizeF size(0, 0);
    for (const FormulaLayout& line : lines)
        size = {std::max(size.width(), line.size().width()), size.height() + line.size().height()};
    return size;
}

/// Ticks at powers of ten, and at 2 and 5 times each if there are few.
QSharedPointer<QCPAxisTicker> ticks(const QCPRange& range, double length, double room, bool isPlain) {
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const double decades = range.size();
    const int step = std::max(1, int(std::ceil(decades * room / length)));
    const bool isFine = decades <= 2.2 && length / decades > 3.2 * room;
    for (const LogTick& tick : logTicks(range.lower, range.upper, isFine)) {
        if (tick.power % step != 0) continue;
        const bool isWritten = isPlain || (isFine && tick.power < 4);
        ticker->addTick(tick.logValue,
                        isWritten ? formatSignificantDigits(tick.digit * std::pow(10, tick.power), 1)
                        : tick.digit == 1
                            ? powerOfTen(tick.power)
                            : QStringLiteral("%1\u202f·\u202f%2").arg(tick.digit).arg(powerOfTen(tick.power)));
    }
    return ticker;
}

}  // namespace

CostChartPart::CostChartPart(Figure& figure) : PlotPart(figure), m_figure(figure) {
    setMinimumSize({190, 110});
    setMaximumSize({kWidest, kMaxExtent});
}

void CostChartPart::set(const CostChartStudy& study, Look look) {
    m_study = &study;
    m_look = std::move(look);
    const auto logarithms = [](const AxisRange& range) {
        return QCPRange(std::log10(double(range.first)), std::log10(double(range.last)));
    };
    styleAxes(logarithms(study.axis.range), {}, isPlane() ? logarithms(study.widths) : heights());
    styleGridAxes(*x().axisRect(), theme());
    for (QCPAxis* axis : {&x(), &y()}) axis->grid()->setVisible(!isPlane());
    setTicks({400, 200});
}

/// The range of the logarithms of all costs, with a small margin.
QCPRange CostChartPart::heights() const {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const ChartCurve& curve : m_study->curves)
        for (const ChartPoint& point : curve.line) {
            low = std::min(low, point.cost);
            high = std::max(high, point.cost);
        }
    if (low > high) low = high = 0;
    const double margin = std::max(0.04 * (high - low), 0.15);
    return {low - margin, high + margin};
}

void CostChartPart::setTicks(QSizeF size) {
    constexpr double kNumberWidth = 48, kNumberHeight = 22, kMaxPlain = 4.3;
    x().setTicker(ticks(x().range(), size.width(), kNumberWidth, true));
    y().setTicker(ticks(y().range(), size.height(), kNumberHeight, isPlane() || y().range().upper <= kMaxPlain));
}

double CostChartPart::nameWidth(bool isShort) const {
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold);
    double widest = 0;
    for (const ChartCurve& curve : m_study->curves)
        widest = std::max(widest, textWidth(namesOf({curve.architecture}, isShort) +
                                                (std::isinf(curve.currentValue) ? kInfinitySuffix : QString()),
                                            bold));
    return widest;
}

/// The width reserved for a cost: that of a long number, so that nothing moves while costs grow.
double CostChartPart::valueWidth() {
    return textWidth(QStringLiteral("888\u202f888\u202f888"), textFont(font_size::kAxis, QFont::DemiBold));
}

double CostChartPart::widthOf(const Form& form) const {
    return std::ceil((isPlane() ? kSwatchRoom : 0) + nameWidth(form.isShort) +
                     (form.hasValues ? kNameToNumber + valueWidth() : 0)) +
           1;
}

CostChartPart::Form CostChartPart::formIn(double width) const {
    for (const Form form : {Form{false, true}, Form{false, false}, Form{true, true}})
        if (widthOf(form) <= width && (m_look.hasValues || !form.hasValues)) return form;
    return {.isShort = true, .hasValues = false};
}

Part::SizeHint CostChartPart::measureSizeHint(QSizeF room) const {
    SizeHint need = PlotPart::measureSizeHint(room);
    need.margins.setLeft(std::max(need.margins.left(), kLeftRoom + (isPlane() ? kRow : 0)));
    need.margins.setRight(kAside + widthOf(formIn(room.width() * kMaxOfPlot)));
    need.margins.setTop(m_look.present.isEmpty() ? kRow / 2 : kStrip);
    need.margins.setBottom(kAxisRoom);
    return need;
}

void CostChartPart::geometryChanged() {
    PlotPart::geometryChanged();
    setTicks(content().size());
    const double left = content().right() + kAside;
    m_column = QRectF(left, content().top(), frame().right() - left, content().height());
    m_form = formIn(m_column.width() + 1);
    m_lines.clear();
    for (const ChartCurve& curve : m_study->curves) m_lines.push_back(pixels(curve.line));
    placeNames();
    m_labels.clear();
    m_room = LabelPlacer(content().adjusted(2, 2, -2, -2));
    if (isPlane())
        placePlaneLabels();
    else
        placeLabels();
}

void CostChartPart::placeNames() {
    m_names.clear();
    const std::vector<ChartCurve>& curves = m_study->curves;
    std::vector<std::size_t> ended;
    std::vector<std::size_t> infinite;
    for (std::size_t i = 0; i < curves.size(); ++i)
        (isPlane() || !curves[i].line.empty() ? ended : infinite).push_back(i);
    const auto endOf = [&](std::size_t i) {
        return isPlane() ? curves[i].currentValue : at(x().range().upper, curves[i].line.back().cost).y();
    };
    // In the plane the names are a list, sorted by the current cost.
    std::ranges::stable_sort(ended, {}, endOf);
    const double top = content().top() - 4;
    const double bottom = content().bottom() + 4;
    std::vector<double> wanted;
    for (const std::size_t i : ended) {
        // The names of equal curves are stacked around their common end.
        const double aside = (double(curves[i].equalCurvesBefore) - double(curves[i].equalCurves - 1) / 2) * kRow;
        wanted.push_back(isPlane() ? content().top() + kRow / 2 : endOf(i) + aside);
    }
    const double needed = double(infinite.size()) * kRow;
    const std::vector<double> centres =
        spreadApart(wanted, std::vector<double>(wanted.size(), kRow), top, std::max(top, bottom));
    const auto add = [&](std::size_t curve, double centre, double end, bool isConnected) {
        m_names.push_back(
            {curve, QRectF(m_column.left(), centre - kRow / 2, m_column.width(), kRow), end, isConnected});
    };
    for (std::size_t i = 0; i < ended.size(); ++i) add(ended[i], centres[i], endOf(ended[i]), !isPlane());
    if (infinite.empty()) return;
    // Layers with infinite costs are named in the largest gap.
    double from = top;
    double largestGap = centres.empty() ? bottom - top : centres.front() - kRow / 2 - top;
    for (std::size_t i = 0; i < centres.size(); ++i) {
        const double begin = centres[i] + kRow / 2;
        const double gap = (i + 1 < centres.size() ? centres[i + 1] - kRow / 2 : bottom) - begin;
        if (gap <= largestGap) continue;
        largestGap = gap;
        from = begin;
    }
    if (largestGap < needed) return;
    for (std::size_t i = 0; i < infinite.size(); ++i)
        add(infinite[i], from + std::min(kRow, (largestGap - needed) / 2) + (double(i) + 0.5) * kRow, 0, false);
}

void CostChartPart::placeLabels() {
    constexpr double kSamePlace = 4;
    const std::vector<Crossing>& crossings = m_study->axis.crossings;
    for (const QPolygonF& line : m_lines) m_room.avoidCurve(line);
    const double marker = markerX();
    m_room.avoid(QRectF(marker - 3, content().top(), 6, content().height()));
    for (const Crossing& crossing : crossings) m_room.avoid(squareAround(ringOf(crossing), kRing + 2));
    std::vector<std::vector<std::string>> texts;
    m_rings.clear();
    for (std::size_t i = 0; i < crossings.size(); ++i) {
        const std::string text = expressionText(crossings[i].formula);
        m_rings.push_back(kRing);
        for (std::size_t j = 0; j < i; ++j) {
            const double apart = QLineF(ringOf(crossings[i]), ringOf(crossings[j])).length();
            if (apart > kSamePlace && apart < 2 * kRing + 3) m_rings[i] = m_rings[j] = kSmallRing;
        }
        const auto known = std::ranges::find_if(m_labels, [&](const Label& label) {
            return QLineF(ringOf(crossings[label.crossing]), ringOf(crossings[i])).length() < kSamePlace;
        });
        const auto index = std::size_t(known - m_labels.begin());
        if (known == m_labels.end()) {
            m_labels.push_back({i, {}, {}});
            texts.emplace_back();
        } else if (std::ranges::find(texts[index], text) != texts[index].end()) {
            continue;
        }
        texts[index].push_back(text);
        m_labels[index].lines.emplace_back(crossingLabel(crossings[i]), kLabelSize);
    }
    for (Label& label : m_labels) {
        const auto place = [&] {
            label.place = m_room.place(ringOf(crossings[label.crossing]), m_rings[label.crossing], sizeOf(label.lines));
        };
        place();
        if (label.place) continue;
        // The value alone needs less room than the formula.
        const Expression value = crossingLabel(crossings[label.crossing]);
        const double shown = crossings[label.crossing].value;
        const Expression number =
            shown == std::round(shown) ? formula::number(shown) : formula::rounded(shown, kShortDigits);
        label.lines.clear();
        label.lines.emplace_back(formula::equation({value.parts.front(), number}), kLabelSize);
        place();
        if (label.place) continue;
        label.lines.clear();
        label.lines.emplace_back(number, kSmallLabelSize);
        place();
    }
}

std::string_view CostChartPart::handleAt(const QPointF& place) const {
    if (!m_study || !isVisible()) return {};
    const bool isBelow = place.y() >= content().bottom() && place.y() <= content().bottom() + kAxisRoom;
    const bool isInside = place.y() >= content().top() - kStrip && place.y() <= content().bottom();
    if (isPlane()) {
        const QPointF marked(markerX(), markerY());
        const double toN = std::abs(place.x() - marked.x());
        const double toD = std::abs(place.y() - marked.y());
        const bool isOnRight = place.x() >= 0 && place.x() <= content().right();
        if (toD <= kGrip && isOnRight && (toD < toN || place.x() < content().left())) return "d";
        return toN <= kGrip && (isBelow || isInside) ? "n" : std::string_view();
    }
    if (std::abs(place.x() - markerX()) <= (isBelow ? 3 * kGrip : kGrip) && (isBelow || isInside))
        return keyOf(chart().against);
    return {};
}

ParameterValue CostChartPart::handleValue(std::string_view key, const QPointF& place) const {
    const bool isUp = isPlane() && key == "d";
    const AxisRange& range = isUp ? m_study->widths : m_study->axis.range;
    const double share = isUp ? (content().bottom() - place.y()) / content().height()
                              : (place.x() - content().left()) / content().width();
    const double first = std::log10(double(range.first));
    const double logValue = first + std::clamp(share, 0.0, 1.0) * (std::log10(double(range.last)) - first);
    const auto value = std::int64_t(std::llround(std::pow(10, logValue)));
    // The marker can be dragged to half of the axis's maximum only: beyond that the axis would grow during the drag.
    const auto maximum = std::int64_t(findParameter(key)->maximum);
    return std::clamp(value, std::int64_t(1), range.last < maximum ? range.last / 2 : maximum);
}

std::optional<Cell> CostChartPart::cellAt(const QPointF& place) const {
    const auto own = ownCellAt(place);
    return own && toFigureCell ? toFigureCell(*own) : own;
}

std::optional<QRectF> CostChartPart::cellRect(const Cell& cell) const {
    const auto own = fromFigureCell ? fromFigureCell(cell) : std::optional(cell);
    return own && isVisible() ? ownBoxOf(*own) : std::nullopt;
}

std::optional<Cell> CostChartPart::ownCellAt(const QPointF& place) const {
    if (isPlane()) return planeCellAt(place);
    constexpr double kRingReach = 9;
    constexpr double kCurveReach = 16;
    const std::vector<Crossing>& crossings = m_study->axis.crossings;
    for (std::size_t i = 0; i < crossings.size(); ++i)
        if (QLineF(ringOf(crossings[i]), place).length() <= kRingReach) return Cell{Index(i), 0, kCrossings};
    for (const Name& name : m_names)
        if (name.box.contains(place)) return Cell{markerRow(), Index(name.curve), kCosts};
    if (!content().adjusted(-4, -4, 4, 4).contains(place)) return std::nullopt;
    Index row = 0;
    for (Index i = 0; i < Index(m_study->axis.values.size()); ++i)
        if (std::abs(xOf(valueAt(i)) - place.x()) < std::abs(xOf(valueAt(row)) - place.x())) row = i;
    std::optional<Cell> nearest;
    double minDistance = kCurveReach;
    for (std::size_t i = 0; i < m_study->curves.size(); ++i) {
        const auto point = pointOf(row, i);
        if (!point || std::abs(point->y() - place.y()) >= minDistance) continue;
        minDistance = std::abs(point->y() - place.y());
        nearest = Cell{row, Index(i), kCosts};
    }
    return nearest;
}

QPolygonF CostChartPart::pixels(const std::vector<ChartPoint>& line) const {
    QPolygonF points;
    for (const ChartPoint& place : line) points << at(place.value, place.cost);
    return points;
}

QPolygonF CostChartPart::pixels(const std::vector<CostPlanePoint>& line) const {
    QPolygonF points;
    for (const CostPlanePoint& place : line) points << at(place.n, place.d);
    return points;
}

Index CostChartPart::markerRow() const {
    const auto& values = m_study->axis.values;
    const auto at = std::ranges::lower_bound(values, present());
    return std::min(Index(at - values.begin()), Index(values.size()) - 1);
}

Index CostChartPart::nearest(const std::vector<std::int64_t>& values, std::int64_t wanted) {
    const auto distance = [&](std::int64_t value) { return std::abs(std::log(double(value) / double(wanted))); };
    return Index(std::ranges::min_element(values, {}, distance) - values.begin());
}

std::optional<QPointF> CostChartPart::pointOf(Index row, std::size_t curve) const {
    const double value = m_study->curves[curve].values[std::size_t(row)];
    if (!(value > 0) || std::isinf(value) || m_lines[curve].isEmpty()) return std::nullopt;
    const QPointF point(xOf(valueAt(row)), yOf(value));
    return point.y() <= content().bottom() + 0.5 ? std::optional(point) : std::nullopt;
}

QRectF CostChartPart::planeBox(Index row, Index column) const {
    const auto border = [](const std::vector<std::int64_t>& values, Index i) {
        if (i <= 0) return std::log10(double(values.front()));
        if (i >= Index(values.size())) return std::log10(double(values.back()));
        return (std::log10(double(values[std::size_t(i - 1)])) + std::log10(double(values[std::size_t(i)]))) / 2;
    };
    const CostPlane& plane = m_study->plane;
    return QRectF(at(border(plane.n, column), border(plane.d, row + 1)),
                  at(border(plane.n, column + 1), border(plane.d, row)));
}

std::optional<Cell> CostChartPart::planeCellAt(const QPointF& place) const {
    if (!content().contains(place)) return std::nullopt;
    const CostPlane& plane = m_study->plane;
    for (Index row = 0; row < Index(plane.d.size()); ++row) {
        const QRectF box = planeBox(row, 0);
        if (place.y() < box.top() || place.y() > box.bottom()) continue;
        for (Index column = 0; column < Index(plane.n.size()); ++column)
            if (planeBox(row, column).right() >= place.x()) return Cell{row, column, kCheapest};
    }
    return std::nullopt;
}

std::optional<QRectF> CostChartPart::ownBoxOf(const Cell& cell) const {
    if (isPlane() != (cell.matrix == kCheapest) || cell.row < 0 || cell.column < 0) return std::nullopt;
    const CostChartStudy& all = *m_study;
    const auto row = std::size_t(cell.row);
    const auto column = std::size_t(cell.column);
    if (isPlane()) {
        if (row >= all.plane.d.size() || column >= all.plane.n.size()) return std::nullopt;
        return planeBox(cell.row, cell.column);
    }
    constexpr double kReach = 7;
    if (cell.matrix == kCrossings) {
        if (row >= all.axis.crossings.size()) return std::nullopt;
        return squareAround(ringOf(all.axis.crossings[row]), kReach);
    }
    if (row >= all.axis.values.size() || column >= all.curves.size()) return std::nullopt;
    const auto point = pointOf(cell.row, column);
    return point ? std::optional(squareAround(*point, kReach)) : std::nullopt;
}

void CostChartPart::addMarkerTags(Marks& marks, const std::optional<Cell>& marked) const {
    if (!isVisible()) return;
    const auto tag = [&](const QCPAxis& axis, std::int64_t value) {
        marks.block([this, &axis, value](QCPPainter& painter) { drawTagOn(painter, axis, value, true); });
    };
    constexpr double kTagWidth = 64;
    constexpr double kTagHeight = 20;
    const auto own = marked && fromFigureCell ? fromFigureCell(*marked) : marked;
    const auto box = own && own->matrix != kCrossings ? ownBoxOf(*own) : std::nullopt;
    if (!box || std::abs(box->center().x() - markerX()) >= kTagWidth) tag(x(), present());
    if (isPlane() && (!box || std::abs(box->center().y() - markerY()) >= kTagHeight)) tag(y(), setting().d);
}

void CostChartPart::drawTagOn(QCPPainter& painter, const QCPAxis& axis, std::int64_t value, bool isMarker) const {
    drawAxisTag(painter, axis, std::log10(double(value)), formatInteger(value), isMarker ? theme().muted : theme().text,
                theme());
}

void CostChartPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const auto own = fromFigureCell ? fromFigureCell(cell) : std::optional(cell);
    const auto box = own && isVisible() ? ownBoxOf(*own) : std::nullopt;
    if (!box) return;
    if (how == Highlight::Pinned) return drawPinMark(painter, *box, m_figure.viewport(), theme);
    const bool isCurrent = how == Highlight::Current;
    const QPointF point = box->center();
    const QPen pen = strokePen(theme.text, isCurrent ? 2 : 1);
    if (isPlane()) {
        drawCasedBox(painter, *box, theme.text, isCurrent ? 2 : 1, theme.surface);
        if (!isCurrent) return;
        const CostPlane& plane = m_study->plane;
        drawTagOn(painter, x(), plane.n[std::size_t(own->column)], false);
        drawTagOn(painter, y(), plane.d[std::size_t(own->row)], false);
        return drawValue(painter, point, fittingTag(plane.lowestAt(own->row, own->column)), true);
    }
    if (own->matrix == kCrossings) {
        drawCasedRing(painter, point, kRing + 4, pen, theme.surface);
        if (isCurrent)
            drawValue(painter, point, m_look.amount(m_study->axis.crossings[std::size_t(own->row)].height), false);
        return;
    }
    if (isCurrent) {
        // At the marker there is a line to the axis already.
        if (own->row != markerRow())
            drawCasedLine(painter, {point.x(), point.y(), point.x(), content().bottom()}, theme.text, 1.5,
                          theme.surface);
        drawTagOn(painter, x(), m_study->axis.values[std::size_t(own->row)], false);
    }
    drawCasedRing(painter, point, 7, pen, theme.surface);
    if (isCurrent)
        drawValue(painter, point,
                  m_look.amount(m_study->curves[std::size_t(own->column)].values[std::size_t(own->row)]), true);
}

void CostChartPart::drawValue(QCPPainter& painter, const QPointF& point, const QString& text, bool mayCover) const {
    const double width = textWidth(text, textFont(font_size::kAxis, QFont::DemiBold)) + 12;
    const double aside = width / 2 + 12;
    const std::array<QPointF, 6> sides{QPointF(0, -22),     QPointF(-aside, -16), QPointF(aside, 18),
                                       QPointF(aside, -16), QPointF(-aside, 18),  QPointF(0, 24)};
    const auto meetsLabel = [&](const QRectF& box) {
        return std::ranges::any_of(m_labels,
                                   [&](const Label& label) { return label.place && label.place->box.intersects(box); });
    };
    // First a side where the value covers nothing, then one where it covers no label.
    for (const bool isStrict : {true, false}) {
        if (!isStrict && !mayCover) return;
        for (const QPointF& side : sides) {
            QRectF box(0, 0, width, 18);
            box.moveCenter(point + side);
            if (meetsLabel(box) || !content().contains(box) || (isStrict && !m_room.isFree(box))) continue;
            return void(drawTag(painter, text, box.center(), content(), theme().text, theme().surface));
        }
    }
    drawTag(painter, text, point + sides.front(), content(), theme().text, theme().surface);
}

}  // namespace attention
