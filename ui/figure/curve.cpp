#include "ui/figure/curve.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

/// Samples per pixel from which the envelope is drawn.
constexpr double kEnvelopeFrom = 2;
/// Points of a line drawn at once.
constexpr qsizetype kPiece = 16;

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

QPolygonF curvePoints(const Samples& samples, const QCPAxis& keyAxis, const QCPAxis& valueAxis) {
    QPolygonF points;
    const bool horizontal = keyAxis.orientation() == Qt::Horizontal;
    const auto point = [&](double key, double value) {
        const double k = keyAxis.coordToPixel(key);
        const double v = valueAxis.coordToPixel(value);
        return horizontal ? QPointF(k, v) : QPointF(v, k);
    };
    const QCPRange range = keyAxis.range();
    const auto first = std::max<Index>(0, Index(std::ceil((range.lower - samples.start) / samples.step)));
    const auto last =
        std::min<Index>(samples.count - 1, Index(std::floor((range.upper - samples.start) / samples.step)));
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
    const bool dashed = pen.style() != Qt::SolidLine;
    if (!dashed) pen.setCapStyle(Qt::RoundCap);
    if (painter.modes().testFlag(QCPPainter::pmVectorized) || points.size() <= kPiece) {
        painter.setPen(pen);
        painter.drawPolyline(points);
        return;
    }
    double length = 0;
    for (qsizetype first = 0; first + 1 < points.size(); first += kPiece) {
        const qsizetype last = std::min(first + kPiece, points.size() - 1);
        // The dashes go on where the last piece ended; they are measured in pen widths.
        if (dashed) pen.setDashOffset(length / pen.widthF());
        painter.setPen(pen);
        painter.drawPolyline(points.constData() + first, int(last - first + 1));
        if (!dashed) continue;
        for (qsizetype i = first; i < last; ++i) length += QLineF(points[i], points[i + 1]).length();
    }
}

void drawDot(QCPPainter& painter, const QPointF& centre, double radius, const QColor& colour, bool filled,
             const QColor& casing) {
    painter.setPen(QPen(colour, filled ? 0 : std::max(1.25, radius * 0.4)));
    painter.setBrush(filled ? colour : casing);
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace attention
