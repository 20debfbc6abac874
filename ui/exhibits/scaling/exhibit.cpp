#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/scaling.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

struct ScalingWords {
    Q_DECLARE_TR_FUNCTIONS(Scaling)
};

/// What can be pointed at, by the tables' names: points of three curves, and bins of two histograms. Column 0 is
/// without the scaling, column 1 with it.
constexpr std::array<std::string_view, 5> kMatrices{"entropy", "largest-weight", "gradient-norm", "histogram",
                                                    "weight-histogram"};
constexpr std::size_t kCurves = 3;

bool isCurve(std::string_view matrix) {
    return matrix != kMatrices[3] && matrix != kMatrices[4];
}
ScalingCurve curveOf(std::string_view matrix) {
    return matrix == kMatrices[1]   ? ScalingCurve::LargestWeight
           : matrix == kMatrices[2] ? ScalingCurve::GradientNorm
                                    : ScalingCurve::Entropy;
}

ScalingSetup setupOf(const Parameters& parameters) {
    return {.keys = Index(parameters.n), .draws = Index(parameters.draws), .seed = std::uint64_t(parameters.seed)};
}
std::shared_ptr<const ScalingStudy> lastStudy(const Scene& scene) {
    const Parameters& parameters = scene.parameters;
    return lastScalingStudy(setupOf(parameters), Index(parameters.keyWidth), parameters.temperature);
}

struct ScalingResult : Study {
    std::shared_ptr<const ScalingStudy> study;
};

Index rowsOf(const Parameters& parameters) {
    const std::string& matrix = parameters.matrix;
    if (matrix == kMatrices[3]) return kScoreBins;
    if (matrix == kMatrices[4]) return weightBinCount();
    return Index(scalingWidths().size());
}

QString withoutWords() {
    return ScalingWords::tr("without the scaling");
}
QString withWords() {
    return ScalingWords::tr("with the scaling");
}

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
        for (QCPAxisRect*& rect : m_rects) {
            rect = new QCPAxisRect(this, true);
            layOnLayers(*rect);
            rect->setRangeDrag({});
            rect->setRangeZoom({});
        }
    }

    QSize leastRoom() const override { return kLeastRoom; }

    std::optional<Cell> cellAt(const QPointF& place) const override {
        if (!hasStudy()) return std::nullopt;
        for (std::size_t which = 0; which < kCurves; ++which) {
            if (!QRectF(m_rects[which]->rect()).contains(place)) continue;
            const double at = axis(which, QCPAxis::atBottom).pixelToCoord(place.x());
            Index nearest = 0;
            for (Index row = 0; row < Index(study().series.size()); ++row)
                if (std::abs(placeOf(row) - at) < std::abs(placeOf(nearest) - at)) nearest = row;
            const auto distance = [&](bool isScaled) {
                return std::abs(pointOf(which, nearest, isScaled).y() - place.y());
            };
            return Cell{nearest, distance(true) < distance(false) ? 1 : 0, std::string(kMatrices[which])};
        }
        for (const bool isWeights : {false, true})
            for (const bool isScaled : {false, true}) {
                const QCPAxisRect& rect = histogramRect(isWeights, isScaled);
                if (!QRectF(rect.rect()).contains(place)) continue;
                const Index bins = histogram(isWeights).bins();
                const QRectF first = barOf(isWeights, isScaled, 0);
                const double bin = std::floor((place.x() - first.left()) / first.width());
                return Cell{Index(std::clamp(bin, 0.0, double(bins - 1))), isScaled ? 1 : 0,
                            std::string(kMatrices[isWeights ? 4 : 3])};
            }
        return std::nullopt;
    }

    /// Along a curve or histogram to the right and left; down from without the scaling to with it, then to the next.
    Cell neighbour(const Cell& cell, int right, int down) const override {
        Cell next{cell.row + right, cell.column + down, cell.matrix};
        const auto at = std::ranges::find(kMatrices, cell.matrix);
        if (at == kMatrices.end()) return next;
        if (next.column > 1 && at + 1 != kMatrices.end())
            next = {next.row, 0, std::string(*(at + 1))};
        else if (next.column < 0 && at != kMatrices.begin())
            next = {next.row, 1, std::string(*(at - 1))};
        Parameters parameters;
        parameters.matrix = next.matrix;
        next.row = std::clamp(next.row, std::int64_t(0), std::int64_t(rowsOf(parameters) - 1));
        return next;
    }

    /// The mark of d_k can be dragged along any of the curves.
    std::string_view handleAt(const QPointF& place) const override {
        constexpr double kGrip = 5;
        if (!hasStudy()) return {};
        for (std::size_t which = 0; which < kCurves; ++which)
            if (QRectF(m_rects[which]->rect()).contains(place) && std::abs(place.x() - markAt(which)) <= kGrip)
                return "key-width";
        return {};
    }
    ParameterValue handleValue(std::string_view, const QPointF& place) const override {
        std::size_t which = 0;
        for (std::size_t at = 0; at < kCurves; ++at)
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
        const double third = (room.width() - double(kCurves) * (left + kRightRoom)) / double(kCurves);
        for (std::size_t which = 0; which < kCurves; ++which)
            placeFreely(*m_rects[which],
                        QRectF(room.left() + left + double(which) * (third + left + kRightRoom), top, third, lower));
        styleHistograms();
        for (std::size_t which = 0; which < kCurves; ++which) styleCurves(which);
    }

    void drawContent(QCPPainter& painter) override {
        for (const bool isWeights : {false, true})
            for (const bool isScaled : {false, true}) drawHistogram(painter, isWeights, isScaled);
        for (std::size_t which = 0; which < kCurves; ++which) drawCurves(painter, which);
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
    const ScalingStudy& study() const { return *Figure::study<ScalingResult>().study; }
    const ScalingHistogram& histogram(bool isWeights) const { return isWeights ? study().weights : study().scores; }
    QCPAxisRect& histogramRect(bool isWeights, bool isScaled) const {
        return *m_rects[kCurves + (isWeights ? 2 : 0) + (isScaled ? 1 : 0)];
    }
    QCPAxis& axis(std::size_t which, QCPAxis::AxisType type) const { return *m_rects[which]->axis(type); }
    const QColor& colourOf(bool isScaled) const { return theme().series[isScaled ? 0 : 1]; }

    double placeOf(Index row) const { return std::log2(double(study().series[std::size_t(row)].width)); }
    /// Of the scores, in theory.
    double deviation() const { return std::sqrt(double(study().present.width)); }
    double presentPlace() const { return std::log2(double(study().present.width)); }
    double markAt(std::size_t which) const { return axis(which, QCPAxis::atBottom).coordToPixel(presentPlace()); }
    double valueOf(std::size_t which, Index row, bool isScaled) const {
        return scalingValue(study().series[std::size_t(row)], curveOf(kMatrices[which]), isScaled);
    }
    QPointF pointOf(std::size_t which, Index row, bool isScaled) const {
        return {axis(which, QCPAxis::atBottom).coordToPixel(placeOf(row)),
                axis(which, QCPAxis::atLeft).coordToPixel(valueOf(which, row, isScaled))};
    }
    QRectF barOf(bool isWeights, bool isScaled, Index bin) const {
        const QCPAxisRect& rect = histogramRect(isWeights, isScaled);
        const ScalingHistogram& shown = histogram(isWeights);
        // Bins of scaled scores are as much narrower as those are.
        const double all = double(rect.width()) / (isScaled && !isWeights ? deviation() : 1);
        const double left = double(rect.left()) + (isWeights ? 0 : (double(rect.width()) - all) / 2);
        const double width = all / double(shown.bins());
        const double share = isScaled ? shown.scaledShare(bin) : shown.unscaledShare(bin);
        const double y = rect.axis(QCPAxis::atLeft)->coordToPixel(share);
        return {left + double(bin) * width, y, width, double(rect.bottom()) + 1 - y};
    }
    bool isInside(const Cell& cell) const {
        Parameters parameters;
        parameters.matrix = cell.matrix;
        return cell.row >= 0 && cell.row < rowsOf(parameters) && cell.column >= 0 && cell.column <= 1;
    }
    /// Around a point, or the bar of a bin.
    QRectF boxOf(const Cell& cell) const {
        if (isCurve(cell.matrix)) {
            const auto which = std::size_t(std::ranges::find(kMatrices, cell.matrix) - kMatrices.begin());
            QRectF box(0, 0, 12, 12);
            box.moveCenter(pointOf(which, cell.row, cell.column == 1));
            return box;
        }
        return barOf(cell.matrix == kMatrices[4], cell.column == 1, cell.row);
    }

    void styleFrame(QCPAxisRect& rect) {
        rect.setupFullAxesBox();
        for (QCPAxis* axis : rect.axes()) {
            styleAxis(*axis, theme());
            axis->grid()->setVisible(false);
        }
        for (const auto side : {QCPAxis::atTop, QCPAxis::atRight}) rect.axis(side)->setVisible(false);
        QCPAxis& values = *rect.axis(QCPAxis::atLeft);
        values.grid()->setVisible(true);
        values.grid()->setPen(QPen(theme().rule, 1));
        values.grid()->setZeroLinePen(QPen(theme().control, 1));
        values.setBasePen(Qt::NoPen);
        values.setTickPen(Qt::NoPen);
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
                most = std::max({most, shown.unscaledShare(bin), shown.scaledShare(bin)});
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
                    const double reach = kScoreReach * deviation();
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
        double most = scalingReference(study().setup, 1, curveOf(kMatrices[which]), true);
        for (Index row = 0; row < Index(study().series.size()); ++row)
            for (const bool isScaled : {false, true}) most = std::max(most, valueOf(which, row, isScaled));
        rect.axis(QCPAxis::atLeft)->setRange(0, (most > 0 ? most : 1) * 1.08);
        rect.axis(QCPAxis::atLeft)->ticker()->setTickCount(rect.height() < 90 ? 2 : 4);
    }

    /// The name above a panel, and beside it what fits of a note.
    void drawName(QCPPainter& painter, const QCPAxisRect& rect, const QStringList& names, const QColor& ink,
                  const QStringList& notes) {
        const QFont bold = textFont(type::kAxis, QFont::DemiBold);
        const QRectF room(rect.left() - 4, rect.top() - kNameHeight, rect.width() + 4, kNameHeight - 2);
        const QString name = firstFitting(names, room.width(), bold);
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, bold, ink);
        const double used = QFontMetricsF(bold).horizontalAdvance(name) + 10;
        const QFont plain = textFont(type::kAxis);
        const QString note = firstFitting(notes, room.width() - used, plain);
        drawElided(painter, room.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note, plain, theme().muted);
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

        const SoftmaxStatistics& present = isScaled ? study().present.scaled : study().present.unscaled;
        const QString width = displayNumber(double(study().present.width), 0);
        if (isWeights) {
            const QString largest = significantNumber(present.largest.mean, 2);
            drawName(painter, rect,
                     isScaled
                         ? QStringList{ScalingWords::tr("weights with the scaling"), ScalingWords::tr("with")}
                         : QStringList{ScalingWords::tr("weights without the scaling"), ScalingWords::tr("without")},
                     theme().text,
                     {ScalingWords::tr("largest of each query: %1 on average").arg(largest),
                      ScalingWords::tr("largest: %1").arg(largest)});
        } else {
            const QString variance = significantNumber(present.variance, 3);
            const QString theory = isScaled ? QStringLiteral("1") : width;
            drawName(painter, rect,
                     isScaled ? QStringList{ScalingWords::tr("scaled scores q·k/√%1").arg(width),
                                            ScalingWords::tr("q·k/√%1").arg(width)}
                              : QStringList{ScalingWords::tr("scores q·k"), QStringLiteral("q·k")},
                     theme().text,
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
        const double reach = kScoreReach * (isScaled ? 1 : deviation());
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
        const double equal = 1 / double(study().setup.keys);
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
        const ScalingCurve curve = curveOf(kMatrices[which]);
        painter.save();
        painter.setAntialiasing(true);
        // What equal weights have.
        const double reference = scalingReference(study().setup, 1, curve, true);
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
        switch (curve) {
            case ScalingCurve::LargestWeight:
                drawName(painter, rect, {ScalingWords::tr("largest weight")}, theme().text, both);
                break;
            case ScalingCurve::GradientNorm:
                drawName(painter, rect, {ScalingWords::tr("gradient of the softmax"), ScalingWords::tr("gradient")},
                         theme().text, both);
                break;
            default:
                drawName(painter, rect, {ScalingWords::tr("entropy of the weights"), ScalingWords::tr("entropy")},
                         theme().text, both);
        }
        drawReferenceName(painter, which, reference);
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
        for (const bool isScaled : {false, true})
            key(isScaled ? withWords() : withoutWords(), curvePen(isScaled), isScaled);
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
        if (isCurve(cell.matrix)) {
            const auto which = std::size_t(std::ranges::find(kMatrices, cell.matrix) - kMatrices.begin());
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
                            displayNumber(double(study().series[std::size_t(cell.row)].width), 0), theme().text,
                            theme());
            drawValue(painter, rect, point, significantNumber(valueOf(which, cell.row, isScaled), 3));
        } else {
            const bool isWeights = cell.matrix == kMatrices[4];
            QRectF bar = box;
            bar.setTop(std::min(bar.top(), bar.bottom() - 2));
            drawCasedBox(painter, bar, theme().text, isSelected ? 2 : 1, theme().surface);
            const double share =
                isScaled ? histogram(isWeights).scaledShare(cell.row) : histogram(isWeights).unscaledShare(cell.row);
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

    std::array<QCPAxisRect*, kCurves + 4> m_rects;  ///< the curves', then the histograms'
    double m_legendTop = 0;
    bool m_isSmall = false;
};

class ScalingPage : public Exhibit {
 public:
    std::string_view id() const override { return "scaling"; }
    Chapter chapter() const override { return Chapter::Attention; }
    QString name() const override { return ScalingWords::tr("Scaling by √d"); }
    QString title() const override { return ScalingWords::tr("Scaling by √d"); }
    QString claim() const override {
        return ScalingWords::tr("Without the division by √dₖ the softmax saturates as keys grow wider.");
    }

    Caption caption(const Scene& scene) const override {
        return {scalingDefinition(Index(scene.parameters.keyWidth)), seen(scene), tryThis(scene),
                ScalingWords::tr(
                    "Where one <a href=\"term:weight\">weight</a> is nearly 1, it hardly answers to the "
                    "<a href=\"term:score\">scores</a> any more, and little is learned through it. The gradient shown "
                    "is the length of all derivatives of the weights, the Frobenius norm of diag(w) − wwᵀ: while few "
                    "keys compete it rises, then it vanishes. So Vaswani et al. divide by √dₖ.")};
    }

    QString description(const Scene& scene) const override {
        const Parameters& parameters = scene.parameters;
        QStringList sentences;
        sentences += ScalingWords::tr(
            "Histograms of the scores of random queries and keys and of their softmax weights, without and with the "
            "division by the square root of the width of keys; a normal density over the scores. Below them the mean "
            "entropy, the mean largest weight and the mean gradient norm of the softmax against the width, from 1 to "
            "4096 on a logarithmic axis, dashed without and solid with the scaling.");
        sentences += ScalingWords::tr("Width %1, %2 keys, %3 draws, temperature %4.")
                         .arg(displayNumber(double(parameters.keyWidth), 0), displayNumber(double(parameters.n), 0),
                              displayNumber(double(parameters.draws), 0), significantNumber(parameters.temperature, 4));
        if (const auto study = lastStudy(scene)) {
            const WidthStatistics& present = study->present;
            sentences += ScalingWords::tr("Largest weight %1 without and %2 with the scaling; entropy %3 and %4.")
                             .arg(significantNumber(present.unscaled.largest.mean, 3),
                                  significantNumber(present.scaled.largest.mean, 3),
                                  significantNumber(present.unscaled.entropy.mean, 3),
                                  significantNumber(present.scaled.entropy.mean, 3));
            if (const auto selected = selectionOf(parameters)) {
                const Explanation explanation = explain(scene, *selected);
                sentences += ScalingWords::tr("Selected: %1, %2, %3: %4.")
                                 .arg(explanation.tags[0].text, explanation.tags[1].text, explanation.sentence,
                                      explanation.value);
            }
        }
        return sentences.join(betweenSentences());
    }

    std::vector<Preset> presets() const override {
        return {
            {"narrow",
             ScalingWords::tr("Narrow keys"),
             ScalingWords::tr("At dₖ = 4 the scaling hardly matters yet."),
             {{"key-width", "4"}}},
            {"wide",
             ScalingWords::tr("Wide keys"),
             ScalingWords::tr("At dₖ = 1024 one key gets all without the scaling, whatever the query."),
             {{"key-width", "1024"}}},
            {"temperature",
             ScalingWords::tr("A temperature instead"),
             ScalingWords::tr("A temperature of 8 = √64 does for dₖ = 64 what the scaling does for any."),
             {{"temperature", "8"}}},
            {"few-keys",
             ScalingWords::tr("Four keys"),
             ScalingWords::tr("Few keys saturate as well; equal weights would be 1/4."),
             {{"n", "4"}}},
            {"point",
             ScalingWords::tr("One point, explained"),
             ScalingWords::tr("The mean entropy at dₖ = 64 without the scaling, over 1000 draws."),
             {{"matrix", "entropy"}, {"row", "11"}, {"column", "0"}}},
        };
    }

    std::span<const ParameterUse> uses() const override {
        static const std::array kUses{
            ParameterUse{.key = "key-width"},
            ParameterUse{.key = "n", .minimum = 2, .maximum = double(kMostScalingKeys)},
            ParameterUse{.key = "draws", .sliderMaximum = 10000},
            ParameterUse{.key = "temperature", .sliderMinimum = 0.1, .sliderMaximum = 100},
            ParameterUse{.key = "seed", .sliderMaximum = 99},
            ParameterUse{.key = "matrix", .names = kMatrices},
            ParameterUse{.key = "row",
                         .most = [](const Parameters& p) -> std::int64_t { return rowsOf(p) - 1; },
                         .mostText = "the last width, or the last bin"},
            ParameterUse{.key = "column",
                         .most = [](const Parameters&) -> std::int64_t { return 1; },
                         .mostText = "0 without the scaling, 1 with it"},
        };
        return kUses;
    }

    std::span<const TableDescription> tables() const override {
        static const auto curve = [](std::string_view name, std::string_view what, std::string_view reference,
                                     std::string_view meaning) {
            return TableDescription{name,
                                    "a width of keys, 1 to 4096",
                                    {{"key-width", "", ColumnType::Integer, "d_k"},
                                     {"unscaled", "", ColumnType::Real, what},
                                     {"scaled", "", ColumnType::Real, "the same with 1/sqrt(d_k)"},
                                     {reference, "", ColumnType::Real, meaning}}};
        };
        static const std::array kTables{
            curve("entropy", "mean entropy of the weights in nats", "limit", "ln n, of equal weights"),
            curve("largest-weight", "mean of the largest weight of each query", "equal-weights", "1/n"),
            curve("gradient-norm", "mean Frobenius norm of diag(w) - w w^T", "equal-weights", "sqrt(n - 1)/n"),
            TableDescription{"variance",
                             "a width of keys, 1 to 4096",
                             {{"key-width", "", ColumnType::Integer, "d_k"},
                              {"unscaled", "", ColumnType::Real, "variance of q . k"},
                              {"unscaled-theory", "", ColumnType::Real, "d_k"},
                              {"scaled", "", ColumnType::Real, "variance of q . k/sqrt(d_k)"},
                              {"scaled-theory", "", ColumnType::Real, "1"}}},
            TableDescription{"histogram",
                             "a bin of scores at key-width",
                             {{"from", "", ColumnType::Real, "lower border of the bin of scores"},
                              {"to", "", ColumnType::Real, "upper border of the bin of scores"},
                              {"unscaled", "", ColumnType::Real, "share of all scores"},
                              {"scaled", "", ColumnType::Real, "share of all scaled scores"},
                              {"unscaled-theory", "", ColumnType::Real, "of a normal distribution of variance d_k"},
                              {"scaled-theory", "", ColumnType::Real, "of a normal distribution of variance 1"},
                              {"scaled-from", "", ColumnType::Real, "lower border of the bin of scaled scores"},
                              {"scaled-to", "", ColumnType::Real, "upper border of the bin of scaled scores"}}},
            TableDescription{"weight-histogram",
                             "a bin of weights at key-width",
                             {{"from", "", ColumnType::Real, "lower border"},
                              {"to", "", ColumnType::Real, "upper border"},
                              {"unscaled", "", ColumnType::Real, "share of all weights without the scaling"},
                              {"scaled", "", ColumnType::Real, "share of all weights with it"}}},
            kDerivationTable,
        };
        return kTables;
    }

    double memoryNeeded(const Scene& scene) const override { return scalingBytes(setupOf(scene.parameters)); }

    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        auto result = std::make_shared<ScalingResult>();
        result->study = study(scene, stop);
        return result;
    }

    Table table(std::string_view name, const Scene& scene) const override {
        const auto shown = study(scene, {});
        if (name == kDerivationTable.name) return derivationOfSelection(scene);
        if (name == "histogram" || name == "weight-histogram") return histogramTable(*shown, name == "histogram");
        const bool isVariance = name == "variance";
        if (!isVariance && std::ranges::find(kMatrices, name) == kMatrices.end())
            throw std::invalid_argument("scaling has no table \"" + std::string(name) + "\"");
        const ScalingCurve curve = isVariance ? ScalingCurve::Variance : curveOf(name);
        std::vector<std::int64_t> widths;
        std::vector<double> unscaled, scaled, unscaledReference, scaledReference;
        for (const WidthStatistics& point : shown->series) {
            widths.push_back(point.width);
            unscaled.push_back(scalingValue(point, curve, false));
            scaled.push_back(scalingValue(point, curve, true));
            unscaledReference.push_back(scalingReference(shown->setup, point.width, curve, false));
            scaledReference.push_back(scalingReference(shown->setup, point.width, curve, true));
        }
        if (isVariance)
            return ColumnTable{{{"key-width", std::move(widths)},
                                {"unscaled", std::move(unscaled)},
                                {"unscaled-theory", std::move(unscaledReference)},
                                {"scaled", std::move(scaled)},
                                {"scaled-theory", std::move(scaledReference)}}};
        return ColumnTable{{{"key-width", std::move(widths)},
                            {"unscaled", std::move(unscaled)},
                            {"scaled", std::move(scaled)},
                            {curve == ScalingCurve::Entropy ? "limit" : "equal-weights", std::move(scaledReference)}}};
    }

    std::unique_ptr<Figure> makeFigure() const override { return std::make_unique<ScalingFigure>(); }

    Explanation explain(const Scene& scene, const Cell& cell) const override {
        const bool isScaled = cell.column == 1;
        const auto shown = lastStudy(scene);
        const auto row = std::size_t(cell.row);
        Explanation explanation;
        explanation.value = QStringLiteral("…");
        const Explanation::Tag way{isScaled ? withWords() : withoutWords(), IndexRole::None};
        if (isCurve(cell.matrix)) {
            const ScalingCurve curve = curveOf(cell.matrix);
            explanation.tags = {
                {ScalingWords::tr("dₖ = %1").arg(displayNumber(double(scalingWidths()[row]), 0)), IndexRole::None},
                way};
            explanation.sentence = curve == ScalingCurve::Entropy
                                       ? ScalingWords::tr("entropy of the weights in nats, mean over all draws")
                                   : curve == ScalingCurve::LargestWeight
                                       ? ScalingWords::tr("largest weight of a query, mean over all draws")
                                       : ScalingWords::tr(
                                             "length of all derivatives of the weights by the scores, the Frobenius "
                                             "norm of the softmax’s Jacobian, mean over all draws");
            if (shown) explanation.derivation = scalingDerivation(shown->setup, shown->series[row], curve, isScaled);
        } else {
            const bool isWeights = cell.matrix == kMatrices[4];
            explanation.tags = {{ScalingWords::tr("bin %1").arg(displayNumber(double(cell.row), 0)), IndexRole::None},
                                way};
            explanation.sentence = isWeights  ? ScalingWords::tr("share of all weights that lie in this bin")
                                   : isScaled ? ScalingWords::tr("share of all scaled scores that lie in this bin")
                                              : ScalingWords::tr("share of all scores that lie in this bin");
            if (shown) {
                const ScalingHistogram& histogram = isWeights ? shown->weights : shown->scores;
                explanation.derivation = scalingBinDerivation(histogram, cell.row, isScaled);
                const std::vector<double>& borders = isScaled ? histogram.scaledBorders : histogram.borders;
                const double from = borders[row];
                const double to = borders[row + 1];
                explanation.tags[0].text =
                    !std::isfinite(from) ? ScalingWords::tr("below %1").arg(significantNumber(to, 3))
                    : !std::isfinite(to)
                        ? ScalingWords::tr("from %1 on").arg(significantNumber(from, 3))
                        : ScalingWords::tr("%1 to %2").arg(significantNumber(from, 3), significantNumber(to, 3));
            }
        }
        if (shown) explanation.value = significantNumber(explanation.derivation.value, 4);
        return explanation;
    }

 private:
    static std::shared_ptr<const ScalingStudy> study(const Scene& scene, const std::stop_token& stop) {
        const Parameters& parameters = scene.parameters;
        return studyScaling(setupOf(parameters), Index(parameters.keyWidth), parameters.temperature, stop);
    }

    static Table histogramTable(const ScalingStudy& study, bool isScores) {
        const ScalingHistogram& histogram = isScores ? study.scores : study.weights;
        const auto bins = std::size_t(histogram.bins());
        std::vector<double> unscaled, scaled;
        for (Index bin = 0; bin < histogram.bins(); ++bin) {
            unscaled.push_back(histogram.unscaledShare(bin));
            scaled.push_back(histogram.scaledShare(bin));
        }
        const auto begin = histogram.borders.begin();
        ColumnTable table{{{"from", std::vector<double>(begin, begin + std::ptrdiff_t(bins))},
                           {"to", std::vector<double>(begin + 1, histogram.borders.end())},
                           {"unscaled", std::move(unscaled)},
                           {"scaled", std::move(scaled)}}};
        if (isScores) {
            table.columns.push_back({"unscaled-theory", histogram.unscaledTheory});
            table.columns.push_back({"scaled-theory", histogram.scaledTheory});
            const auto first = histogram.scaledBorders.begin();
            table.columns.push_back({"scaled-from", std::vector<double>(first, first + std::ptrdiff_t(bins))});
            table.columns.push_back({"scaled-to", std::vector<double>(first + 1, histogram.scaledBorders.end())});
        }
        return table;
    }

    static QString seen(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        const QString width = displayNumber(double(parameters.keyWidth), 0);
        const double deviation = std::sqrt(double(parameters.keyWidth));
        const QString root =
            deviation == std::round(deviation) ? displayNumber(deviation, 0) : significantNumber(deviation, 3);
        QStringList sentences;
        sentences += ScalingWords::tr(
                         "The product of a random <a href=\"term:query\">query</a> and "
                         "<a href=\"term:key\">key</a> is a sum of %1 independent terms of variance 1, so its variance "
                         "is %1 and scores of ±%2 are usual.")
                         .arg(width, root);
        if (parameters.keyWidth > 1)
            sentences += ScalingWords::tr("Bins of the scaled scores are √%1 times as narrow.").arg(width);
        if (const auto study = lastStudy(scene)) {
            const WidthStatistics& present = study->present;
            sentences +=
                ScalingWords::tr(
                    "The <a href=\"term:softmax\">softmax</a> then gives one of %1 keys %2 on average; of "
                    "scores divided by √%3 it gives %4.")
                    .arg(displayNumber(double(parameters.n), 0), significantNumber(present.unscaled.largest.mean, 2),
                         width, significantNumber(present.scaled.largest.mean, 2));
            sentences +=
                ScalingWords::tr("The entropy is %1 without and %2 with the scaling, of at most ln %3 = %4.")
                    .arg(significantNumber(present.unscaled.entropy.mean, 3),
                         significantNumber(present.scaled.entropy.mean, 3), displayNumber(double(parameters.n), 0),
                         significantNumber(scalingReference(study->setup, 1, ScalingCurve::Entropy, true), 3));
        }
        if (parameters.temperature != 1)
            sentences += ScalingWords::tr("A <a href=\"term:temperature\">temperature</a> of %1 divides both.")
                             .arg(significantNumber(parameters.temperature, 3));
        return sentences.join(betweenSentences());
    }

    static QString tryThis(const Scene& scene) {
        QStringList suggestions;
        suggestions += ScalingWords::tr(
            "<a href=\"play:key-width\">Let dₖ grow</a>, or drag its mark along the curves: without the scaling one "
            "weight takes all, with it the picture stays.");
        suggestions += scene.parameters.temperature == 1
                           ? ScalingWords::tr(
                                 "A <a href=\"preset:temperature\">temperature of 8</a> does the same "
                                 "for one width only.")
                           : ScalingWords::tr("<a href=\"temperature=1\">Set the temperature back to 1</a>.");
        suggestions += ScalingWords::tr("<a href=\"draws=10000\">More draws</a> make the histograms smooth.");
        return suggestions.join(betweenSentences());
    }
};

}  // namespace

const Exhibit& scaling() {
    static const ScalingPage exhibit;
    return exhibit;
}

}  // namespace attention
