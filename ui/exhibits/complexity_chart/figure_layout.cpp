#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/cost/crossing_derivation.h"
#include "ui/exhibits/complexity_chart/figure.h"
#include "ui/exhibits/complexity_chart/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/log_axes.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/ring.h"
#include "ui/text/number_words.h"

namespace attention::complexity_chart {
namespace {

constexpr double kRow = 18;
/// Of rings that would touch.
constexpr double kSmallRing = 3.25;
constexpr int kLabelSize = 15;
constexpr int kSmallLabelSize = 12;
/// Of a crossing whose label has little room.
constexpr int kShortDigits = 3;

QString powerOfTen(int exponent) {
    if (exponent == 0 || exponent == 1) return exponent == 0 ? QStringLiteral("1") : QStringLiteral("10");
    return QStringLiteral("10") + raised(exponent);
}

}  // namespace

void ComplexityChartFigure::layOut() {
    const QRectF room = viewport();
    const CostChartStudy& all = shown();
    const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
    // As wide as numbers become, so that nothing moves while they grow.
    const double values = metrics.horizontalAdvance(QStringLiteral("888\u202f888\u202f888"));
    double names = widestName(false);
    constexpr double kBetween = 12;
    constexpr double kSwatchRoom = kSwatch + 7;
    const double most = room.width() * (m_isSmall ? 0.39 : 0.34) - 16;
    // Where there is little room names are short, and numbers are left out.
    m_hasValues = kSwatchRoom + names + kBetween + values <= most;
    m_isShort = !m_hasValues && kSwatchRoom + names > most;
    if (m_isShort) {
        names = widestName(true);
        m_hasValues = kSwatchRoom + names + kBetween + values <= most;
    }
    const double width = kSwatchRoom + names + (m_hasValues ? kBetween + values : 0);
    m_column = QRectF(room.right() - std::min(width, most) - 1, room.top(), std::min(width, most), room.height());
    m_nameWidth = std::min(names, m_column.width() - kSwatchRoom);
    m_valueWidth = values;

    m_left = std::log10(double(all.axis.range.first));
    m_right = std::log10(double(all.axis.range.last));
    if (isPlane()) {
        m_low = std::log10(double(all.widths.first));
        m_high = std::log10(double(all.widths.last));
    } else {
        findHeights();
    }
    const double above = kTitleHeight + kSubtitleHeight + (isPlane() ? 8 : kStripHeight + 4);
    const double left = room.left() + 52;
    const double right = m_column.left() - 20;
    m_plot = QRectF(std::round(left), std::round(room.top() + above), std::round(std::max(20.0, right - left)),
                    std::round(std::max(20.0, room.height() - above - kAxisRoom)));
    placeFreely(*m_rect, m_plot);
    placeNames();
}

double ComplexityChartFigure::widestName(bool isShort) const {
    const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
    double widest = 0;
    for (const ChartCurve& curve : shown().curves)
        widest = std::max(widest, metrics.horizontalAdvance(curveName(curve, isShort)));
    return widest;
}

void ComplexityChartFigure::findHeights() {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const ChartCurve& curve : shown().curves)
        for (const ChartPoint& point : curve.line) {
            low = std::min(low, point.cost);
            high = std::max(high, point.cost);
        }
    if (low > high) low = high = 0;
    const double air = std::max(0.04 * (high - low), 0.15);
    m_low = low - air;
    m_high = high + air;
}

void ComplexityChartFigure::placeNames() {
    m_names.clear();
    const std::vector<ChartCurve>& curves = shown().curves;
    std::vector<std::size_t> ended;
    std::vector<std::size_t> infinite;
    for (std::size_t i = 0; i < curves.size(); ++i)
        (isPlane() || !curves[i].line.empty() ? ended : infinite).push_back(i);
    const auto endOf = [&](std::size_t i) {
        return isPlane() ? curves[i].present : pixel({m_right, curves[i].line.back().cost}).y();
    };
    // In the plane from the lowest on, as in a list.
    std::ranges::stable_sort(ended, {}, endOf);
    const double top = m_plot.top() - 4;
    const double bottom = m_plot.bottom() + 4;
    std::vector<double> wanted;
    for (const std::size_t i : ended) {
        // Equal curves are named together, around their end.
        const double aside = (double(curves[i].same) - double(curves[i].allSame - 1) / 2) * kRow;
        wanted.push_back(isPlane() ? m_plot.top() + kRow / 2 : endOf(i) + aside);
    }
    const double needed = double(infinite.size()) * kRow;
    const std::vector<double> centres =
        spread(wanted, std::vector<double>(wanted.size(), kRow), top, std::max(top, bottom));
    const auto add = [&](std::size_t curve, double centre, double end, bool isConnected) {
        m_names.push_back(
            {curve, QRectF(m_column.left(), centre - kRow / 2, m_column.width(), kRow), end, isConnected});
    };
    for (std::size_t at = 0; at < ended.size(); ++at) add(ended[at], centres[at], endOf(ended[at]), !isPlane());
    if (infinite.empty()) return;
    // What has no end is named where most room is left.
    double from = top;
    double most = centres.empty() ? bottom - top : centres.front() - kRow / 2 - top;
    for (std::size_t at = 0; at < centres.size(); ++at) {
        const double begin = centres[at] + kRow / 2;
        const double room = (at + 1 < centres.size() ? centres[at + 1] - kRow / 2 : bottom) - begin;
        if (room <= most) continue;
        most = room;
        from = begin;
    }
    if (most < needed) return;
    for (std::size_t at = 0; at < infinite.size(); ++at)
        add(infinite[at], from + std::min(kRow, (most - needed) / 2) + (double(at) + 0.5) * kRow, 0, false);
}

QSharedPointer<QCPAxisTicker> ComplexityChartFigure::ticks(double low, double high, double length, double room,
                                                           bool isPlain) {
    QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const double decades = high - low;
    const int step = std::max(1, int(std::ceil(decades * room / length)));
    const bool isFine = decades <= 2.2 && length / decades > 3.2 * room;
    for (const LogTick& tick : logTicks(low, high, isFine)) {
        if (tick.power % step != 0) continue;
        const bool isWritten = isPlain || (isFine && tick.power < 4);
        ticker->addTick(tick.place,
                        isWritten ? significantNumber(tick.digit * std::pow(10, tick.power), 1)
                        : tick.digit == 1
                            ? powerOfTen(tick.power)
                            : QStringLiteral("%1\u202f·\u202f%2").arg(tick.digit).arg(powerOfTen(tick.power)));
    }
    return ticker;
}

void ComplexityChartFigure::styleAxes() {
    styleGridAxes(*m_rect, theme());
    QCPAxis& places = *m_rect->axis(QCPAxis::atBottom);
    places.setRange(m_left, m_right);
    places.setTicker(ticks(m_left, m_right, m_plot.width(), 56, true));
    QCPAxis& heights = *m_rect->axis(QCPAxis::atLeft);
    heights.setRange(m_low, m_high);
    heights.setTicker(ticks(m_low, m_high, m_plot.height(), 22, isPlane() || m_high <= 4.3));
    for (QCPAxis* axis : {&places, &heights}) {
        axis->grid()->setVisible(!isPlane());
        axis->setLabel({});
    }
}

QSizeF ComplexityChartFigure::sizeOf(const std::vector<FormulaLayout>& lines) {
    QSizeF size(0, 0);
    for (const FormulaLayout& line : lines)
        size = {std::max(size.width(), line.size().width()), size.height() + line.size().height()};
    return size;
}

void ComplexityChartFigure::placeLabels() {
    constexpr double kSamePlace = 4;
    const std::vector<Crossing>& crossings = shown().axis.crossings;
    for (const QPolygonF& line : m_lines) m_room.avoidCurve(line);
    const double marker = markerX();
    m_room.avoid(QRectF(marker - 3, m_plot.top(), 6, m_plot.height()));
    for (const Crossing& crossing : crossings) m_room.avoid(around(ringOf(crossing), kRing + 2));
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
        const auto at = std::size_t(known - m_labels.begin());
        if (known == m_labels.end()) {
            m_labels.push_back({i, {}, {}});
            texts.emplace_back();
        } else if (std::ranges::find(texts[at], text) != texts[at].end()) {
            continue;
        }
        texts[at].push_back(text);
        m_labels[at].lines.emplace_back(crossingLabel(crossings[i]), kLabelSize);
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

void ComplexityChartFigure::placePlaneLabels() {
    m_room.avoid(QRectF(markerX() - 3, m_plot.top(), 6, m_plot.height()));
    m_room.avoid(QRectF(m_plot.left(), markerY() - 3, m_plot.width(), 6));
    m_presentBox = presentBox();
    m_room.avoid(m_presentBox);
    const std::vector<PlaneContour>& contours = shown().map.contours;
    for (std::size_t i = 0; i < contours.size(); ++i) {
        Label label{i, {}, {}};
        label.lines.emplace_back(contours[i].formula, kLabelSize);
        const QPolygonF line = pixels(contours[i].line);
        const QSizeF size = sizeOf(label.lines) + QSizeF(10, 4);
        LabelRoom others(m_plot);
        for (std::size_t j = 0; j < contours.size(); ++j)
            if (j != i) others.avoidCurve(pixels(contours[j].line));
        // From the middle outwards, on its own line and no other: which of two it names must be seen.
        constexpr int kPlaces = 40;
        for (const double aside : {0.0, -0.5, 0.5})
            for (int step = 1; step < kPlaces && !label.place; ++step) {
                const double share = 0.5 + (step % 2 ? 1 : -1) * double(step / 2) / kPlaces;
                const double at = share * double(line.size() - 1);
                const auto before = std::min(qsizetype(at), line.size() - 2);
                const QPointF on = line[before] + (line[before + 1] - line[before]) * (at - double(before));
                QRectF box(QPointF(), size);
                box.moveCenter(on + QPointF(aside * (size.width() + 4), 0));
                constexpr double kApart = 3;
                if (!m_room.isFree(box) || !others.isFree(box.adjusted(-kApart, -kApart, kApart, kApart))) continue;
                m_room.avoid(box);
                label.place = LabelRoom::Place{box, {}};
            }
        m_labels.push_back(std::move(label));
    }
}

QString ComplexityChartFigure::fittingTag(const std::vector<Architecture>& layers) const {
    const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
    for (const QString& names : {namesOf(layers), namesOf(layers, true)})
        if (metrics.horizontalAdvance(names) <= m_plot.width() / 2 - 40) return names;
    return metrics.elidedText(namesOf(layers, true), Qt::ElideRight, m_plot.width() - 40);
}

QRectF ComplexityChartFigure::presentBox() const {
    const QFontMetricsF metrics(textFont(type::kAxis, QFont::DemiBold));
    const QSizeF size(metrics.horizontalAdvance(presentNames()) + 14, 20);
    const LabelRoom anywhere(m_plot.adjusted(2, 2, -2, -2));
    LabelRoom room = anywhere;
    LabelRoom borders = anywhere;
    for (const PlaneContour& contour : shown().map.contours) {
        room.avoidCurve(pixels(contour.line));
        if (contour.isBorder) borders.avoidCurve(pixels(contour.line));
    }
    const QPointF marked(markerX(), markerY());
    for (const double away : {9.0, 24.0})
        for (const LabelRoom* free : std::array<const LabelRoom*, 3>{&room, &borders, &anywhere})
            for (const auto& [x, y] : {std::pair{1, -1}, {-1, -1}, {1, 1}, {-1, 1}}) {
                QRectF box(QPointF(), size);
                box.moveCenter(marked + QPointF(x * (size.width() / 2 + away), y * (size.height() / 2 + away)));
                if (free->isFree(box) && (free != &anywhere || away > 9)) return box;
            }
    QRectF box(QPointF(), size);
    box.moveCenter(m_plot.center());
    return box;
}

}  // namespace attention::complexity_chart
