#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/exhibits/measured_cost/figure.h"
#include "ui/exhibits/measured_cost/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/formula.h"
#include "ui/figure/log_axes.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/ring.h"
#include "ui/text/number_words.h"

namespace attention::measured_cost {
namespace {

constexpr double kLeastForFormulas = 420;  ///< of a plot, so that crossings have them
constexpr double kFineDecade = 90;         ///< of pixels, that have 2 and 5 between powers of ten
constexpr double kRing = 6.5;
/// The axes begin and end so much before and behind the points, in powers of ten.
constexpr double kMargin = 0.06;

}  // namespace

void MeasuredCostFigure::styleAxes() {
    double low = std::numeric_limits<double>::infinity(), high = 0, first = low, last = 0, off = 0.05;
    for (const CostStudyCurve& curve : study().curves)
        for (std::size_t i = 0; i < curve.values.size(); ++i) {
            first = std::min(first, curve.values[i]);
            last = std::max(last, curve.values[i]);
            low = std::min(low, curve.heights[i]);
            high = std::max(high, curve.heights[i]);
        }
    for (const CostStudyPoint& point : study().points)
        if (std::isfinite(point.median)) {
            low = std::min(low, point.low);
            high = std::max(high, point.high);
            for (const double ratio : {point.ratioLow, point.ratioHigh})
                off = std::max(off, std::abs(std::log10(ratio)));
        }
    if (!(first <= last)) first = last = 1;
    if (!(low <= high)) low = high = 1;
    for (QCPAxisRect* rect : {m_plot, m_strip}) {
        styleGridAxes(*rect, theme());
        for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom}) {
            QCPAxis& axis = *rect->axis(side);
            axis.setVisible(rect == m_plot || m_hasStrip);
            axis.grid()->setVisible(axis.visible());
            axis.setTickPen(Qt::NoPen);
            axis.setSubTicks(false);
        }
        styleValues(*rect, std::log10(first), std::log10(last));
    }
    styleHeights(std::log10(low), std::log10(high));
    styleRatios(off);
}

void MeasuredCostFigure::styleValues(QCPAxisRect& rect, double first, double last) {
    const QCPRange range(first - kMargin, last + kMargin);
    QCPAxis& axis = *rect.axis(QCPAxis::atBottom);
    const bool isLowest = &rect == (m_hasStrip ? m_strip : m_plot);
    axis.setRange(range);
    axis.setTickLabels(isLowest);
    axis.setLabel(!isLowest ? QString() : m_isSmall ? axisSymbol(study().against) : axisWords(study().against));
    const QFontMetricsF metrics(axis.tickLabelFont());
    const auto words = [](double tick) { return displayNumber(std::round(std::pow(10, tick)), 0); };
    auto places = logTicks(range.lower, range.upper, double(rect.width()) / range.size() > kFineDecade);
    // One size alone has its own number.
    if (places.empty() || first == last) places = {{.place = first}};
    QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
    double end = -std::numeric_limits<double>::infinity();
    for (const LogTick& tick : places) {
        const double half = metrics.horizontalAdvance(words(tick.place)) / 2;
        const double centre = (tick.place - range.lower) / range.size() * double(rect.width());
        if (centre - half <= end + 4) continue;
        end = centre + half;
        ticks->addTick(tick.place, words(tick.place));
    }
    axis.setTicker(ticks);
}

void MeasuredCostFigure::styleHeights(double low, double high) {
    QCPAxis& axis = *m_plot->axis(QCPAxis::atLeft);
    const QCPRange range(low - 0.12, high + 0.18);
    axis.setRange(range);
    const double perDecade = double(m_plot->height()) / range.size();
    QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
    for (const LogTick& tick : logTicks(range.lower, range.upper, perDecade > kFineDecade)) {
        if (perDecade < 20 && tick.power % 2 != 0) continue;
        const QString tenTo = QStringLiteral("10") + raised(tick.power);
        ticks->addTick(tick.place, study().isMeasured ? timeWords(std::pow(10, tick.place), 1)
                                   : tick.digit == 1  ? tenTo
                                                      : QStringLiteral("%1·%2").arg(tick.digit).arg(tenTo));
    }
    axis.setTicker(ticks);
    QStringList titles{MeasuredCostWords::tr("Multiply-adds of a forward pass"),
                       MeasuredCostWords::tr("Multiply–adds")};
    if (study().isMeasured) titles = {MeasuredCostWords::tr("Time of a forward pass"), MeasuredCostWords::tr("Time")};
    axis.setLabel(firstFitting(titles, double(m_plot->height()), axis.labelFont()));
}

void MeasuredCostFigure::styleRatios(double off) {
    QCPAxis& axis = *m_strip->axis(QCPAxis::atLeft);
    axis.setRange(-off * 1.15, off * 1.15);
    QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
    ticks->addTick(0, QStringLiteral("1"));
    double shown = 0;
    for (const double factor : {1.1, 1.25, 1.5, 2.0, 4.0, 10.0, 100.0, 1000.0})
        if (std::log10(factor) <= off * 1.1) shown = factor;
    if (shown > 0) {
        const QString words = displayNumber(shown, shown == 1.25 ? 2 : shown < 2 ? 1 : 0);
        ticks->addTick(std::log10(shown), QStringLiteral("×") + words);
        ticks->addTick(-std::log10(shown), QStringLiteral("÷") + words);
    }
    axis.setTicker(ticks);
    axis.setLabel({});
}

void MeasuredCostFigure::drawCurves(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    for (const CostStudyCurve& curve : study().curves) {
        QPolygonF points;
        for (std::size_t i = 0; i < curve.values.size(); ++i)
            if (std::isfinite(curve.heights[i])) points << at(curve.values[i], curve.heights[i]);
        QPen pen(colourOf(curve.architecture), study().isMeasured ? 1.75 : 2.5, architectureDash(curve.architecture));
        drawCurve(painter, points, pen);
    }
    painter.restore();
}

void MeasuredCostFigure::drawBar(QCPPainter& painter, double x, double top, double bottom, const QColor& colour) {
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(x, top, x, bottom));
    for (const double y : {top, bottom}) painter.drawLine(QLineF(x - 3.5, y, x + 3.5, y));
}

void MeasuredCostFigure::drawPoints(QCPPainter& painter) {
    if (!study().isMeasured) return;
    painter.save();
    painter.setAntialiasing(true);
    for (const CostStudyPoint& point : study().points) {
        if (!std::isfinite(point.median)) continue;
        const QPointF centre = at(double(point.value), point.median);
        const QColor colour = colourOf(point.architecture);
        drawBar(painter, centre.x(), at(double(point.value), point.high).y(), at(double(point.value), point.low).y(),
                colour);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().surface);
        painter.drawEllipse(centre, kPointRadius + 1, kPointRadius + 1);
        drawDot(painter, centre, kPointRadius, colour, isConclusive(point.architecture), theme().surface);
    }
    painter.restore();
}

void MeasuredCostFigure::drawStrip(QCPPainter& painter) {
    const QFont font = textFont(type::kAxis);
    drawElided(painter, QRectF(m_strip->left() - 4, m_strip->top() - kStripName, m_strip->width() + 4, kStripName),
               Qt::AlignLeft | Qt::AlignVCenter, MeasuredCostWords::tr("Measured over predicted"), font, theme().muted);
    painter.save();
    painter.setAntialiasing(true);
    const QCPAxis& ratios = *m_strip->axis(QCPAxis::atLeft);
    painter.setPen(QPen(theme().control, 1));
    const double one = ratios.coordToPixel(0);
    painter.drawLine(QLineF(m_strip->left(), one, m_strip->right(), one));
    for (const CostStudyCurve& curve : study().curves) {
        // Those of one size stand beside each other.
        const double shift =
            5 *
            (double(std::ranges::find(kMeasuredArchitectures, curve.architecture) - kMeasuredArchitectures.begin()) -
             1);
        const QColor colour = colourOf(curve.architecture);
        for (std::size_t row = 0; row < study().points.size(); ++row) {
            const CostStudyPoint& point = study().points[row];
            if (point.architecture != curve.architecture || !std::isfinite(point.ratio)) continue;
            const QPointF centre = stripPoint({Index(row), 0, {}}) + QPointF(shift, 0);
            painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(QLineF(centre.x(), ratios.coordToPixel(std::log10(point.ratioLow)), centre.x(),
                                    ratios.coordToPixel(std::log10(point.ratioHigh))));
            drawDot(painter, centre, 2.5, colour, isConclusive(point.architecture), theme().surface);
        }
    }
    painter.restore();
}

void MeasuredCostFigure::drawEndNames(QCPPainter& painter) {
    struct EndName {
        Architecture architecture;
        QPointF end;
        double y;
    };
    std::vector<EndName> names;
    for (const CostStudyCurve& curve : study().curves)
        if (!curve.heights.empty() && std::isfinite(curve.heights.back())) {
            const QPointF end = at(curve.values.back(), curve.heights.back());
            names.push_back({curve.architecture, end, end.y()});
        }
    std::ranges::sort(names, {}, &EndName::y);
    constexpr double kNameHeight = 16;
    std::vector<double> wanted;
    for (const EndName& name : names) wanted.push_back(name.y);
    const std::vector<double> heights(names.size(), kNameHeight);
    const std::vector<double> centres = spread(wanted, heights, m_plot->top() - 4, m_plot->bottom() + 4);
    for (std::size_t i = 0; i < names.size(); ++i) names[i].y = centres[i];
    const QFont font = textFont(type::kAxis);
    painter.save();
    painter.setAntialiasing(true);
    const double x = double(m_plot->right()) + 14;
    for (const EndName& name : names) {
        painter.setPen(QPen(theme().control, 1));
        painter.drawLine(QLineF(name.end.x() + 6, name.end.y(), x - 3, name.y));
        drawElided(painter, QRectF(x, name.y - 9, m_namesWidth + 2, 18), Qt::AlignLeft | Qt::AlignVCenter,
                   architectureWords(name.architecture), font, theme().text);
    }
    painter.restore();
}

void MeasuredCostFigure::drawRing(QCPPainter& painter, const QPointF& centre, bool isMeasured) {
    if (!std::isfinite(centre.x()) || !std::isfinite(centre.y())) return;
    QPen pen(isMeasured ? theme().text : theme().muted, isMeasured ? 2 : 1.5);
    if (!isMeasured) pen.setDashPattern({2, 1.6});
    drawCasedRing(painter, centre, kRing, pen, theme().surface, 3.5);
}

void MeasuredCostFigure::drawTick(QCPPainter& painter, double x, double y) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().text);
    painter.drawPolygon(QPolygonF{QPointF(x, y - 9), QPointF(x + 5, y), QPointF(x - 5, y)});
}

bool MeasuredCostFigure::isOnAxis(double value) const {
    return std::isfinite(value) && m_plot->axis(QCPAxis::atBottom)->range().contains(std::log10(value));
}

LabelRoom MeasuredCostFigure::labelRoom() const {
    LabelRoom room(QRectF(m_plot->rect()).adjusted(1, -4, -1, -1));
    for (const CostStudyCurve& curve : study().curves) {
        QPolygonF line;
        for (std::size_t i = 0; i < curve.values.size(); ++i) line << at(curve.values[i], curve.heights[i]);
        room.avoidCurve(std::move(line));
    }
    for (const CostStudyPoint& point : study().points)
        if (std::isfinite(point.median)) {
            const QPointF high = at(double(point.value), point.high);
            const QPointF low = at(double(point.value), point.low);
            room.avoid(around(high, kPointRadius).united(around(low, kPointRadius)));
        }
    return room;
}

void MeasuredCostFigure::drawCrossings(QCPPainter& painter) {
    struct Ring {
        QPointF centre;
        double value = 0;
        bool isMeasured = false;
        bool isNamed = true;
        const Expression* formula = nullptr;
    };
    std::vector<Ring> rings;
    for (const CostStudyCrossing& crossing : study().crossings) {
        if (std::isfinite(crossing.predictedHeight))
            rings.push_back({at(crossing.predicted, crossing.predictedHeight), crossing.predicted, false, true,
                             crossing.formula ? &*crossing.formula : nullptr});
        const bool hasFitted = m_showsLines && std::isfinite(crossing.fittedHeight);
        if (hasFitted)
            rings.push_back({at(crossing.fitted, crossing.fittedHeight), crossing.fitted, false, true, nullptr});
        if (!std::isfinite(crossing.measuredHeight)) continue;
        const QPointF measured = at(crossing.measured, crossing.measuredHeight);
        // Rings that lie on each other are named once.
        if (hasFitted && QLineF(measured, rings.back().centre).length() < kRing) rings.back().isNamed = false;
        rings.push_back({measured, crossing.measured, true, true, nullptr});
    }
    painter.save();
    painter.setAntialiasing(true);
    for (const Ring& ring : rings) drawRing(painter, ring.centre, ring.isMeasured);
    LabelRoom room = labelRoom();
    for (const Ring& ring : rings) room.avoid(around(ring.centre, kRing + 1));
    if (study().isMeasured && m_showsCounts) drawCounted(painter, room);
    // From left to right, those that were measured first.
    std::ranges::sort(rings, {}, [](const Ring& ring) { return std::pair(!ring.isMeasured, ring.centre.x()); });
    const auto place = [&](const Ring& ring, const QSizeF& size) {
        const auto found = room.place(ring.centre, kRing + 1, size);
        if (found) {
            painter.setPen(QPen(theme().control, 1));
            painter.drawLine(found->leader);
        }
        return found;
    };
    for (const Ring& ring : rings) {
        if (!ring.isNamed) continue;
        // Where there is little room the caption has the formula.
        if (ring.formula && m_plot->width() >= kLeastForFormulas) {
            Expression formula = *ring.formula;
            if (formula.kind == Expression::Kind::Equation && formula.parts.back().kind != Expression::Kind::Number)
                formula.parts.push_back(formula::rounded(ring.value, 4));
            const FormulaLayout layout(formula, 15);
            if (const auto found = place(ring, layout.size()))
                layout.paint(painter, found->box.topLeft(), theme(), theme().text);
            continue;
        }
        const QFont font = textFont(type::kAxis, ring.isMeasured ? QFont::DemiBold : QFont::Normal);
        const QString words = QStringLiteral("%1 = %2").arg(axisSymbol(study().against), axisNumber(ring.value));
        if (const auto found = place(ring, {QFontMetricsF(font).horizontalAdvance(words) + 4, 15}))
            drawElided(painter, found->box, Qt::AlignCenter, words, font,
                       ring.isMeasured ? theme().text : theme().muted);
    }
    painter.restore();
}

void MeasuredCostFigure::drawCounted(QCPPainter& painter, LabelRoom& labels) {
    const QFont font = textFont(type::kAxis);
    const double bottom = double(m_plot->bottom()) + 1;
    const auto place = [&](double value) { return m_plot->axis(QCPAxis::atBottom)->coordToPixel(std::log10(value)); };
    std::vector<double> values;
    for (const CostStudyCrossing& crossing : study().crossings)
        if (isOnAxis(crossing.predicted)) values.push_back(crossing.predicted);
    for (const double value : values) {
        drawTick(painter, place(value), bottom);
        labels.avoid(QRectF(place(value) - 6, bottom - 10, 12, 10));
    }
    for (const double value : values) {
        const double x = place(value);
        const QString words = QStringLiteral("%1 = %2").arg(axisSymbol(study().against), axisNumber(value));
        const double width = QFontMetricsF(font).horizontalAdvance(words) + 4;
        std::array corners{QPointF(x + 10, bottom - 16), QPointF(x - 10 - width, bottom - 16),
                           QPointF(x - width / 2, bottom - 29)};
        // The first of them to the left of its mark, so that near ones do not meet.
        if (value == std::ranges::min(values)) std::swap(corners[0], corners[1]);
        for (const QPointF& corner : corners) {
            const QRectF room(corner, QSizeF(width, 14));
            if (!labels.isFree(room)) continue;
            drawElided(painter, room, Qt::AlignCenter, words, font, theme().muted);
            labels.avoid(room);
            break;
        }
    }
}

}  // namespace attention::measured_cost
