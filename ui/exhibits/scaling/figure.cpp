#include "ui/exhibits/scaling/figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QStringList>

#include "ui/exhibits/scaling/words.h"
#include "ui/figure/curve.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/panel_title.h"
#include "ui/figure/still_axes.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

constexpr QSize kLeastRoom(440, 300);
constexpr double kNameHeight = 20;
/// Numbers and the name of an axis below it.
constexpr double kAxisRoom = 46;
constexpr double kBetween = 14;
/// Room of the last number of an axis beyond its end.
constexpr double kRightRoom = 18;
constexpr double kLegendHeight = 22;

class ScalingFigure : public Figure {
 public:
    ScalingFigure() {
        freeLayout(*this);
        for (QCPAxisRect*& rect : m_rects) rect = makeStillAxes(*this);
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (std::size_t which = 0; which < kScalingCurves; ++which) {
            if (!QRectF(m_rects[which]->rect()).contains(place)) continue;
            const double at = axis(which, QCPAxis::atBottom).pixelToCoord(place.x());
            Index nearest = 0;
            for (Index row = 0; row < Index(study().series.size()); ++row)
                if (std::abs(placeOf(row) - at) < std::abs(placeOf(nearest) - at)) nearest = row;
            const auto distance = [&](bool isScaled) {
                return std::abs(pointOf(which, nearest, isScaled).y() - place.y());
            };
            return Cell{nearest, distance(true) < distance(false) ? 1 : 0, std::string(kScalingMatrices[which])};
        }
        for (const bool isWeights : {false, true})
            for (const bool isScaled : {false, true}) {
                const QCPAxisRect& rect = histogramRect(isWeights, isScaled);
                if (!QRectF(rect.rect()).contains(place)) continue;
                const Index bins = histogram(isWeights).bins();
                const QRectF first = barOf(isWeights, isScaled, 0);
                const double bin = std::floor((place.x() - first.left()) / first.width());
                return Cell{Index(std::clamp(bin, 0.0, double(bins - 1))), isScaled ? 1 : 0,
                            std::string(kScalingMatrices[isWeights ? 4 : 3])};
            }
        return std::nullopt;
    }

    /// Along a curve or histogram to the right and left; down from without the scaling to with it, then to the next.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + right, cell.column + down, cell.matrix};
        const auto at = std::ranges::find(kScalingMatrices, cell.matrix);
        if (at == kScalingMatrices.end()) return next;
        if (next.column > 1 && at + 1 != kScalingMatrices.end())
            next = {next.row, 0, std::string(*(at + 1))};
        else if (next.column < 0 && at != kScalingMatrices.begin())
            next = {next.row, 1, std::string(*(at - 1))};
        next.row = std::clamp(next.row, std::int64_t(0), std::int64_t(scalingRows(next.matrix) - 1));
        return next;
    }

    /// The mark of d_k can be dragged along any of the curves.
    std::string_view handleAt(const QPointF& place) const override {
        constexpr double kGrip = 5;
        if (!hasStudy()) return {};
        for (std::size_t which = 0; which < kScalingCurves; ++which)
            if (QRectF(m_rects[which]->rect()).contains(place) && std::abs(place.x() - markAt(which)) <= kGrip)
                return "key-width";
        return {};
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        std::size_t which = 0;
        for (std::size_t at = 0; at < kScalingCurves; ++at)
            if (grabbedAt().x() >= m_rects[at]->left() - kAxisRoom) which = at;
        const double power = axis(which, QCPAxis::atBottom).pixelToCoord(place.x());
        return std::clamp(std::int64_t(std::lround(std::exp2(std::clamp(power, 0.0, 16.0)))), std::int64_t(1),
                          std::int64_t(kMostKeyWidth));
    }

 protected:
    void arrange() override {
        const QRectF room = viewport();
        m_isSmall = room.width() < 620 || room.height() < 360;
        const double left = m_isSmall ? 38 : 68;
        // Above: histograms of scores and of weights, without the scaling over with it; below: three curves.
        const double axis = m_isSmall ? 20 : kAxisRoom;
        const double keys = parts().legend ? kLegendHeight : 4;
        const double free = room.height() - 3 * kNameHeight - 2 * axis - keys - 4;
        const double upper = std::max(40.0, free * 0.54);
        const double lower = std::max(30.0, free - upper);
        const double half = (room.width() - 2 * (left + kRightRoom) - kBetween) / 2;
        for (const bool isWeights : {false, true}) {
            const double x = room.left() + left + (isWeights ? half + kRightRoom + kBetween + left : 0);
            for (const bool isScaled : {false, true}) {
                const double y = room.top() + kNameHeight + (isScaled ? upper / 2 + kNameHeight : 0);
                placeFreely(histogramRect(isWeights, isScaled), QRectF(x, y, half, upper / 2));
            }
        }
        m_legendTop = room.top() + 2 * kNameHeight + upper + axis;
        const double top = m_legendTop + keys + kNameHeight;
        const double third = (room.width() - double(kScalingCurves) * (left + kRightRoom)) / double(kScalingCurves);
        for (std::size_t which = 0; which < kScalingCurves; ++which)
            placeFreely(*m_rects[which],
                        QRectF(room.left() + left + double(which) * (third + left + kRightRoom), top, third, lower));
        styleHistograms();
        for (std::size_t which = 0; which < kScalingCurves; ++which) styleCurves(which);
    }

    void drawContent(QCPPainter& painter) override {
        for (const bool isWeights : {false, true})
            for (const bool isScaled : {false, true}) drawHistogram(painter, isWeights, isScaled);
        for (std::size_t which = 0; which < kScalingCurves; ++which) drawCurves(painter, which);
        if (parts().legend) drawLegend(painter);
    }

    void drawSelection(QCPPainter& painter) override {
        const auto selected = selection();
        if (selected) drawMarked(painter, *selected, true);
        if (hover() && hover() != selected) drawMarked(painter, *hover(), false);
        for (const Cell& pin : scene().view.pins) {
            if (!isInside(pin)) continue;
            drawCellMark(painter, boxOf(pin), viewport(), theme());
        }
    }

 private:
    const ScalingStudy& study() const { return Figure::study<ScalingStudy>(); }
    const ScalingHistogram& histogram(bool isWeights) const { return study().histogram(isWeights); }
    QCPAxisRect& histogramRect(bool isWeights, bool isScaled) const {
        return *m_rects[kScalingCurves + (isWeights ? 2 : 0) + (isScaled ? 1 : 0)];
    }
    QCPAxis& axis(std::size_t which, QCPAxis::AxisType type) const { return *m_rects[which]->axis(type); }
    const QColor& colourOf(bool isScaled) const { return theme().series[isScaled ? 0 : 1]; }

    static ScalingCurve curveAt(std::size_t which) { return scalingCurveOf(kScalingMatrices[which]); }
    static std::size_t indexOf(const Cell& curve) {
        return std::size_t(std::ranges::find(kScalingMatrices, curve.matrix) - kScalingMatrices.begin());
    }
    double placeOf(Index row) const { return std::log2(double(study().series[std::size_t(row)].width)); }
    double presentPlace() const { return std::log2(double(study().present.width)); }
    double markAt(std::size_t which) const { return axis(which, QCPAxis::atBottom).coordToPixel(presentPlace()); }
    double valueOf(std::size_t which, Index row, bool isScaled) const {
        return scalingValue(study().series[std::size_t(row)], curveAt(which), isScaled);
    }
    QPointF pointOf(std::size_t which, Index row, bool isScaled) const {
        return {axis(which, QCPAxis::atBottom).coordToPixel(placeOf(row)),
                axis(which, QCPAxis::atLeft).coordToPixel(valueOf(which, row, isScaled))};
    }
    QRectF barOf(bool isWeights, bool isScaled, Index bin) const {
        const QCPAxisRect& rect = histogramRect(isWeights, isScaled);
        const ScalingHistogram& shown = histogram(isWeights);
        // Bins of scaled scores are as much narrower as those are.
        const double all = double(rect.width()) / (isScaled && !isWeights ? study().deviation() : 1);
        const double left = double(rect.left()) + (isWeights ? 0 : (double(rect.width()) - all) / 2);
        const double width = all / double(shown.bins());
        const double y = rect.axis(QCPAxis::atLeft)->coordToPixel(shown.share(bin, isScaled));
        return {left + double(bin) * width, y, width, double(rect.bottom()) + 1 - y};
    }
    bool isInside(const Cell& cell) const {
        return cell.row >= 0 && cell.row < scalingRows(cell.matrix) && cell.column >= 0 && cell.column <= 1;
    }
    /// Around a point, or the bar of a bin.
    QRectF boxOf(const Cell& cell) const {
        if (isScalingCurve(cell.matrix)) {
            const std::size_t which = indexOf(cell);
            QRectF box(0, 0, 12, 12);
            box.moveCenter(pointOf(which, cell.row, cell.column == 1));
            return box;
        }
        return barOf(cell.matrix == kScalingMatrices[4], cell.column == 1, cell.row);
    }

    void styleFrame(QCPAxisRect& rect) {
        rect.setupFullAxesBox();
        for (QCPAxis* axis : rect.axes()) {
            styleAxis(*axis, theme());
            axis->grid()->setVisible(false);
        }
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) rect.axis(side)->setVisible(false);
        QCPAxis& values = *rect.axis(QCPAxis::atLeft);
        styleValueAxis(values, theme());
        values.setTicker(QSharedPointer<PlainTicker>::create());
        values.ticker()->setTickCount(rect.height() < 70 ? 2 : 3);
        values.setLabel({});
    }

    void styleHistograms() {
        for (const bool isWeights : {false, true}) {
            const ScalingHistogram& shown = histogram(isWeights);
            // One scale for both, so that what one sees of them compares.
            double most = 0;
            for (Index bin = 0; bin < shown.bins(); ++bin)
                most = std::max({most, shown.share(bin, false), shown.share(bin, true)});
            if (!isWeights)
                for (const double share : study().normal) most = std::max(most, share);
            for (const bool isScaled : {false, true}) {
                QCPAxisRect& rect = histogramRect(isWeights, isScaled);
                styleFrame(rect);
                rect.axis(QCPAxis::atLeft)->setRange(0, most * 1.06);
                QCPAxis& places = *rect.axis(QCPAxis::atBottom);
                if (isWeights) {
                    places.setRange(-double(shown.bins()) / double(kBinsPerDecade), 0);
                    QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
                    const int least = int(std::lround(std::log10(kSmallestWeight)));
                    // All that is smaller lies in the first bin.
                    ticks->addTick(places.range().lower + 0.5 / double(kBinsPerDecade),
                                   QStringLiteral("< 10") + raised(least));
                    const int step = rect.width() < 260 ? 4 : 2;
                    for (int power = least + step; power <= 0; power += step)
                        ticks->addTick(power, power == 0 ? QStringLiteral("1") : QStringLiteral("10") + raised(power));
                    places.setTicker(ticks);
                } else {
                    const double reach = kScoreReach * study().deviation();
                    places.setRange(-reach, reach);
                    places.setTicker(QSharedPointer<PlainTicker>::create());
                    places.ticker()->setTickCount(rect.width() < 260 ? 3 : 5);
                }
                rect.axis(QCPAxis::atLeft)->setLabel(m_isSmall ? QString() : ScalingWords::tr("Share"));
                places.setTicks(isScaled);
                places.setLabel(isScaled && !m_isSmall ? isWeights ? ScalingWords::tr("Weight, in powers of ten")
                                                                   : ScalingWords::tr("Score, or scaled score")
                                                       : QString());
            }
        }
    }

    void styleCurves(std::size_t which) {
        QCPAxisRect& rect = *m_rects[which];
        styleFrame(rect);
        QCPAxis& widths = *rect.axis(QCPAxis::atBottom);
        const double last = std::log2(double(kMostKeyWidth));
        widths.setRange(-0.35, last + 0.35);
        QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
        const int step = rect.width() < 110 ? 6 : rect.width() < 240 ? 4 : 2;
        for (int power = 0; power <= int(last); power += step)
            ticks->addTick(power, displayNumber(std::exp2(power), 0).remove(QChar(0x2009)).remove(QChar(0x202F)));
        widths.setTicker(ticks);
        widths.setLabel(m_isSmall ? QString() : ScalingWords::tr("Width of keys, dₖ"));
        double most = study().reference(curveAt(which), true);
        for (Index row = 0; row < Index(study().series.size()); ++row)
            for (const bool isScaled : {false, true}) most = std::max(most, valueOf(which, row, isScaled));
        rect.axis(QCPAxis::atLeft)->setRange(0, (most > 0 ? most : 1) * 1.08);
        rect.axis(QCPAxis::atLeft)->ticker()->setTickCount(rect.height() < 90 ? 2 : 4);
    }

    /// Above a panel.
    void drawTitle(QCPPainter& painter, const QCPAxisRect& rect, const QStringList& names, const QStringList& notes) {
        const QRectF room(rect.left() - 4, rect.top() - kNameHeight, rect.width() + 4, kNameHeight - 2);
        drawPanelTitle(painter, room, names, notes, theme());
    }

    void drawHistogram(QCPPainter& painter, bool isWeights, bool isScaled) {
        const QCPAxisRect& rect = histogramRect(isWeights, isScaled);
        const ScalingHistogram& shown = histogram(isWeights);
        painter.save();
        painter.setAntialiasing(false);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(isScaled));
        for (Index bin = 0; bin < shown.bins(); ++bin) {
            const QRectF bar = barOf(isWeights, isScaled, bin);
            const double gap = bar.width() >= 5 ? 1 : 0;
            if (bar.height() > 0.5) painter.drawRect(bar.adjusted(0, 0, -gap, 0));
        }
        painter.restore();
        if (!isWeights) drawTheory(painter, isScaled);
        if (isWeights) drawEqualWeights(painter, rect, isScaled);

        const SoftmaxStatistics& present = study().present.of(isScaled);
        const QString width = wholeNumber(study().present.width);
        if (isWeights) {
            const QString largest = significantNumber(present.largest.mean, 2);
            drawTitle(painter, rect,
                      isScaled
                          ? QStringList{ScalingWords::tr("weights with the scaling"), ScalingWords::tr("with")}
                          : QStringList{ScalingWords::tr("weights without the scaling"), ScalingWords::tr("without")},
                      {ScalingWords::tr("largest of each query: %1 on average").arg(largest),
                       ScalingWords::tr("largest: %1").arg(largest)});
        } else {
            const QString variance = significantNumber(present.variance, 3);
            const QString theory = isScaled ? QStringLiteral("1") : width;
            drawTitle(painter, rect,
                      isScaled ? QStringList{ScalingWords::tr("scaled scores q·k/√%1").arg(width),
                                             ScalingWords::tr("q·k/√%1").arg(width)}
                               : QStringList{ScalingWords::tr("scores q·k"), QStringLiteral("q·k")},
                      {ScalingWords::tr("variance %1, in theory %2").arg(variance, theory),
                       ScalingWords::tr("variance %1").arg(variance)});
        }
    }

    /// The normal distribution, as what a bin around each place would hold of it.
    void drawTheory(QCPPainter& painter, bool isScaled) {
        const QCPAxisRect& rect = histogramRect(false, isScaled);
        const QCPAxis& places = *rect.axis(QCPAxis::atBottom);
        const QCPAxis& values = *rect.axis(QCPAxis::atLeft);
        QPolygonF points;
        const std::vector<double>& curve = study().normal;
        const double reach = kScoreReach * (isScaled ? 1 : study().deviation());
        for (std::size_t at = 0; at < curve.size(); ++at) {
            const double x = reach * (2 * double(at) / double(curve.size() - 1) - 1);
            points << QPointF(places.coordToPixel(x), values.coordToPixel(curve[at]));
        }
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        drawCurve(painter, points, QPen(theme().text, 1.25));
        painter.restore();
    }

    /// Where all weights would be if they were equal.
    void drawEqualWeights(QCPPainter& painter, const QCPAxisRect& rect, bool isScaled) {
        const double equal = study().reference(ScalingCurve::LargestWeight, true);
        const double x = rect.axis(QCPAxis::atBottom)->coordToPixel(std::log10(equal));
        painter.save();
        QPen pen(theme().text, 1);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
        painter.restore();
        if (isScaled || rect.height() < 34) return;
        const QString words = QStringLiteral("1/n");
        const QFont font = textFont(type::kSmallest);
        const double width = QFontMetricsF(font).horizontalAdvance(words) + 4;
        drawElided(painter, QRectF(x - width - 4, rect.top(), width, 16), Qt::AlignRight | Qt::AlignVCenter, words,
                   font, theme().muted);
    }

    void drawCurves(QCPPainter& painter, std::size_t which) {
        const QCPAxisRect& rect = *m_rects[which];
        const QCPAxis& values = *rect.axis(QCPAxis::atLeft);
        const ScalingCurve curve = curveAt(which);
        painter.save();
        painter.setAntialiasing(true);
        // What equal weights have.
        const double reference = study().reference(curve, true);
        const double y = values.coordToPixel(reference);
        painter.setPen(referencePen());
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y));
        // The width that is looked at.
        const double mark = markAt(which);
        painter.setPen(QPen(theme().control, 1.5));
        painter.drawLine(QLineF(mark, rect.top(), mark, rect.bottom()));
        for (const bool isScaled : {false, true}) {
            QPolygonF points;
            for (Index row = 0; row < Index(study().series.size()); ++row) points << pointOf(which, row, isScaled);
            painter.setBrush(Qt::NoBrush);
            drawCurve(painter, points, curvePen(isScaled));
            if (rect.width() >= 170)
                for (const QPointF& point : points)
                    drawDot(painter, point, 2.75, colourOf(isScaled), isScaled, theme().surface);
            const double value = scalingValue(study().present, curve, isScaled);
            drawDot(painter, {mark, values.coordToPixel(value)}, 5, colourOf(isScaled), isScaled, theme().surface);
        }
        painter.restore();
        const auto number = [&](bool isScaled) {
            return significantNumber(scalingValue(study().present, curve, isScaled), 3);
        };
        const QStringList both{ScalingWords::tr("%1 without, %2 with").arg(number(false), number(true)),
                               QStringLiteral("%1 → %2").arg(number(false), number(true))};
        drawTitle(painter, rect, curveNames(curve), both);
        drawReferenceName(painter, which, reference);
    }

    static QStringList curveNames(ScalingCurve curve) {
        switch (curve) {
            case ScalingCurve::LargestWeight:
                return {ScalingWords::tr("largest weight")};
            case ScalingCurve::GradientNorm:
                return {ScalingWords::tr("gradient of the softmax"), ScalingWords::tr("gradient")};
            default:
                return {ScalingWords::tr("entropy of the weights"), ScalingWords::tr("entropy")};
        }
    }

    /// What equal weights have is named at its line, where no curve passes.
    void drawReferenceName(QCPPainter& painter, std::size_t which, double reference) {
        const QCPAxisRect& rect = *m_rects[which];
        if (rect.height() < 60 || which == 1) return;
        const double y = rect.axis(QCPAxis::atLeft)->coordToPixel(reference);
        const QFont font = textFont(type::kSmallest);
        const QString name = which == 0 ? QStringLiteral("ln n") : ScalingWords::tr("equal weights");
        const double width = QFontMetricsF(font).horizontalAdvance(name) + 4;
        const QRectF within = QRectF(rect.rect()).adjusted(0, -3, 0, 0);
        for (const double top : {y - 15, y + 1})
            for (const double left : {double(rect.left()) + 3, double(rect.right()) - width - 2}) {
                const QRectF room(left, top, width, 14);
                if (!within.contains(room) || meetsCurve(which, room)) continue;
                drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, font, theme().muted);
                return;
            }
    }

    /// Whether the curves, their points or the mark of d_k pass through that place.
    bool meetsCurve(std::size_t which, const QRectF& room) const {
        constexpr double kPoint = 4;
        const QRectF wide = room.adjusted(-kPoint, -kPoint, kPoint, kPoint);
        const double mark = markAt(which);
        if (mark >= wide.left() && mark <= wide.right()) return true;
        for (const bool isScaled : {false, true})
            for (Index row = 0; row + 1 < Index(study().series.size()); ++row) {
                const QLineF line(pointOf(which, row, isScaled), pointOf(which, row + 1, isScaled));
                constexpr int kSteps = 16;
                for (int step = 0; step <= kSteps; ++step)
                    if (wide.contains(line.pointAt(double(step) / kSteps))) return true;
            }
        return false;
    }

    /// What the lines of all three curves are.
    void drawLegend(QCPPainter& painter) {
        const QFont font = textFont(type::kAxis);
        const QFontMetricsF metrics(font);
        const double y = m_legendTop + kLegendHeight / 2;
        double x = m_rects[0]->left();
        const auto key = [&](const QString& name, const QPen& pen, std::optional<bool> isScaled) {
            constexpr double kLine = 30;
            const double width = metrics.horizontalAdvance(name);
            if (x + kLine + 6 + width > viewport().right()) return;
            painter.save();
            painter.setAntialiasing(true);
            painter.setBrush(Qt::NoBrush);
            drawCurve(painter, QPolygonF{QPointF(x, y), QPointF(x + kLine, y)}, pen);
            if (isScaled) drawDot(painter, {x + kLine / 2, y}, 2.75, colourOf(*isScaled), *isScaled, theme().surface);
            painter.restore();
            drawElided(painter, QRectF(x + kLine + 6, y - 9, width + 1, 18), Qt::AlignLeft | Qt::AlignVCenter, name,
                       font, theme().text);
            x += kLine + 6 + width + 22;
        };
        for (const bool isScaled : {false, true}) key(ScalingWords::way(isScaled), curvePen(isScaled), isScaled);
        key(ScalingWords::tr("equal weights"), referencePen(), std::nullopt);
    }

    QPen curvePen(bool isScaled) const {
        QPen pen(colourOf(isScaled), 2.25);
        if (!isScaled) pen.setDashPattern({4, 1.6});
        return pen;
    }
    QPen referencePen() const {
        QPen pen(theme().control, 1.25);
        pen.setDashPattern({1, 3});
        return pen;
    }

    void drawMarked(QCPPainter& painter, const Cell& cell, bool isSelected) {
        if (!isInside(cell)) return;
        painter.save();
        painter.setAntialiasing(true);
        const QRectF box = boxOf(cell);
        const bool isScaled = cell.column == 1;
        if (isScalingCurve(cell.matrix)) {
            const std::size_t which = indexOf(cell);
            const QCPAxisRect& rect = *m_rects[which];
            const QPointF point = box.center();
            drawCased(painter, {point.x(), point.y(), point.x(), double(rect.bottom())}, theme().text,
                      isSelected ? 1.5 : 1, theme().surface);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme().surface, 4));
            painter.drawEllipse(point, 7, 7);
            painter.setPen(QPen(theme().text, isSelected ? 2 : 1));
            painter.drawEllipse(point, 7, 7);
            if (isSelected)
                drawAxisTag(painter, *rect.axis(QCPAxis::atBottom), placeOf(cell.row),
                            wholeNumber(study().series[std::size_t(cell.row)].width), theme().text, theme());
            drawValue(painter, rect, point, significantNumber(valueOf(which, cell.row, isScaled), 3));
        } else {
            const bool isWeights = cell.matrix == kScalingMatrices[4];
            QRectF bar = box;
            bar.setTop(std::min(bar.top(), bar.bottom() - 2));
            drawCasedBox(painter, bar, theme().text, isSelected ? 2 : 1, theme().surface);
            const double share = histogram(isWeights).share(cell.row, isScaled);
            drawValue(painter, histogramRect(isWeights, isScaled), {bar.center().x(), bar.top()},
                      significantNumber(share, 3));
        }
        painter.restore();
    }

    /// A number above a place, inside its panel.
    void drawValue(QCPPainter& painter, const QCPAxisRect& rect, const QPointF& place, const QString& text) {
        drawTag(painter, text, place - QPointF(0, 20), QRectF(rect.rect()).adjusted(0, -kNameHeight + 4, 0, 0),
                theme().text, theme().surface);
    }

    std::array<QCPAxisRect*, kScalingCurves + 4> m_rects;  ///< the curves', then the histograms'
    double m_legendTop = 0;
    bool m_isSmall = false;
};

}  // namespace

std::unique_ptr<Figure> makeScalingFigure() {
    return std::make_unique<ScalingFigure>();
}

}  // namespace attention
