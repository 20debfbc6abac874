#include "ui/figure/curve.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace attention {
namespace {

/// With at least this many samples per pixel the envelope is drawn.
constexpr double kEnvelopeFrom = 2;
/// Adjacent pieces of a line overlap by this many pixels, so that no gaps show between them.
constexpr double kJointOverlap = 0.3;
/// In pixels; longer than any picture is wide or high.
constexpr double kLongSegment = 1e5;

QPointF pixelPoint(double key, double value, const QCPAxis& keyAxis, const QCPAxis& valueAxis) {
    const double k = keyAxis.coordToPixel(key);
    const double v = valueAxis.coordToPixel(value);
    return keyAxis.orientation() == Qt::Horizontal ? QPointF(k, v) : QPointF(v, k);
}

/// The first and the last sample in a range; last < first if there is none.
std::pair<Index, Index> visibleSamples(const Samples& samples, const QCPRange& range) {
    return {std::max<Index>(0, Index(std::ceil((range.lower - samples.start) / samples.step))),
            std::min<Index>(samples.count - 1, Index(std::floor((range.upper - samples.start) / samples.step)))};
}

/// The part of a segment inside a rectangle. Nothing if there is none, or if an end is not finite.
std::optional<QLineF> clipped(QLineF segment, const QRectF& box) {
    // Rounding errors are smaller when measured from the end that is nearer to the origin.
    const bool isReversed = segment.p1().manhattanLength() > segment.p2().manhattanLength();
    if (isReversed) segment.setPoints(segment.p2(), segment.p1());
    double from = 0, to = 1;
    const auto clip = [&](double start, double change, double low, double high) {
        if (!std::isfinite(start) || !std::isfinite(change)) return false;
        if (change == 0) return start >= low && start <= high;
        const double a = (low - start) / change, b = (high - start) / change;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
        return from < to;
    };
    if (!clip(segment.x1(), segment.dx(), box.left(), box.right())) return std::nullopt;
    if (!clip(segment.y1(), segment.dy(), box.top(), box.bottom())) return std::nullopt;
    const auto inside = [&](double t) {
        const QPointF point = segment.pointAt(t);
        return QPointF(std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom()));
    };
    return isReversed ? QLineF(inside(to), inside(from)) : QLineF(inside(from), inside(to));
}

QPointF towards(const QLineF& line, double distance) {
    return line.pointAt(distance / line.length());
}

/// The visible pieces of a polyline under a pen's dash pattern, each a straight line.
/// @param box  the visible area. Segments longer than any picture, as in the curve of a diverging training run, are
///             cut off there: their dashes would fill the memory.
QList<QLineF> dashes(const QPolygonF& points, const QPen& pen, const QRectF& box) {
    QList<double> pattern;
    for (const double part : pen.style() == Qt::SolidLine ? QList<qreal>{} : pen.dashPattern())
        pattern.append(part * pen.widthF());
    QList<QLineF> lines;
    lines.reserve(points.size());
    qsizetype part = 0;  // even parts of the pattern are drawn
    double remaining = pattern.isEmpty() ? std::numeric_limits<double>::infinity() : pattern.first();
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        QLineF segment(points[i], points[i + 1]);
        if (!(segment.length() < kLongSegment)) {
            const auto inside = clipped(segment, box);
            if (!inside) continue;
            segment = *inside;
        }
        const double length = segment.length();
        if (!(length > 0)) continue;
        for (double from = 0; from < length;) {
            const double to = std::min(length, from + remaining);
            const bool endsDash = to < length;
            // Pieces overlap only inside a dash; the ends of the dash stay where the pattern has them.
            if (part % 2 == 0)
                lines.append(QLineF(towards(segment, from > 0 ? from : -kJointOverlap),
                                    towards(segment, endsDash ? to : to + kJointOverlap)));
            remaining -= to - from;
            from = to;
            if (!endsDash) continue;
            part = (part + 1) % pattern.size();
            remaining = pattern[part];
        }
    }
    return lines;
}

}  // namespace

Samples Samples::column(const Matrix& matrix, Index column, double start, double step) {
    return {matrix.data() + column, matrix.rows(), matrix.cols(), start, step};
}

Samples Samples::row(const Matrix& matrix, Index row) {
    return {matrix.data() + row * matrix.cols(), matrix.cols(), 1, 0, 1};
}

double pixelSpacing(const Samples& samples, const QCPAxis& keyAxis) {
    return std::abs(keyAxis.coordToPixel(samples.step) - keyAxis.coordToPixel(0));
}

QPolygonF samplePoints(const Samples& samples, const QCPAxis& keyAxis, const QCPAxis& valueAxis) {
    QPolygonF points;
    const auto [first, last] = visibleSamples(samples, keyAxis.range());
    for (Index i = first; i <= last; ++i) points << pixelPoint(samples.key(i), samples.value(i), keyAxis, valueAxis);
    return points;
}

QPolygonF curvePoints(const Samples& samples, const QCPAxis& keyAxis, const QCPAxis& valueAxis) {
    QPolygonF points;
    const auto point = [&](double key, double value) { return pixelPoint(key, value, keyAxis, valueAxis); };
    const QCPRange range = keyAxis.range();
    const auto [first, last] = visibleSamples(samples, range);
    const auto between = [&](Index i, double key) {
        const double t = (key - samples.key(i)) / samples.step;
        return samples.value(i) + (samples.value(i + 1) - samples.value(i)) * t;
    };
    if (first > last) {
        if (last >= 0 && first < samples.count)
            points << point(range.lower, between(last, range.lower)) << point(range.upper, between(last, range.upper));
        return points;
    }
    if (first > 0) points << point(range.lower, between(first - 1, range.lower));
    if (pixelSpacing(samples, keyAxis) * kEnvelopeFrom >= 1) {
        points.reserve(last - first + 3);
        for (Index i = first; i <= last; ++i) points << point(samples.key(i), samples.value(i));
    } else {
        for (Index i = first; i <= last;) {
            const double pixel = std::floor(keyAxis.coordToPixel(samples.key(i)));
            Index low = i;
            Index high = i;
            for (; i <= last && std::floor(keyAxis.coordToPixel(samples.key(i))) == pixel; ++i) {
                if (samples.value(i) < samples.value(low)) low = i;
                if (samples.value(i) > samples.value(high)) high = i;
            }
            const auto [earlier, later] = std::minmax(low, high);
            points << point(samples.key(earlier), samples.value(earlier));
            if (later != earlier) points << point(samples.key(later), samples.value(later));
        }
    }
    if (last < samples.count - 1) points << point(range.upper, between(last, range.upper));
    return points;
}

void drawCurve(QCPPainter& painter, const QPolygonF& points, QPen pen) {
    if (points.size() < 2) return;
    painter.setBrush(Qt::NoBrush);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.setPen(pen);
        painter.drawPolyline(points);
        return;
    }
    constexpr QRectF kEverything(-kLongSegment, -kLongSegment, 2 * kLongSegment, 2 * kLongSegment);
    const double margin = pen.widthF() + 1;
    const QRectF box =
        painter.hasClipping() ? painter.clipBoundingRect().adjusted(-margin, -margin, margin, margin) : kEverything;
    const QList<QLineF> lines = dashes(points, pen, box);
    pen.setStyle(Qt::SolidLine);
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.drawLines(lines);
}

void drawDot(QCPPainter& painter, const QPointF& centre, double radius, const QColor& colour, bool filled,
             const QColor& casing) {
    // Two discs take half the time of one with an outline.
    const double rim = filled ? 0.5 : std::max(1.25, radius * 0.4) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius + rim, radius + rim);
    if (filled) return;
    painter.setBrush(casing);
    painter.drawEllipse(centre, radius - rim, radius - rim);
}

}  // namespace attention
