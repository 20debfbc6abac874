#pragma once

#include <QPolygonF>
#include <qcustomplot.h>

#include "core/matrix.h"

namespace attention {

/// Equally spaced samples of one curve, read in place: a column of a row-major matrix has its row length as stride.
struct Samples {
    const double* first = nullptr;
    Index count = 0;
    Index stride = 1;
    double start = 0;  ///< key of the first sample
    double step = 1;   ///< key from one sample to the next

    double value(Index i) const { return first[i * stride]; }
    double key(Index i) const { return start + double(i) * step; }

    static Samples column(const Matrix& matrix, Index column, double start = 0, double step = 1);
    static Samples row(const Matrix& matrix, Index row);
};

/// Pixels from one sample to the next along the key axis.
double pixelSpacing(const Samples& samples, const QCPAxis& keyAxis);

/// The polyline through the samples that the key axis shows, cut at its ends (exported files are not clipped). Where
/// samples are denser than pixels it is the envelope: the lowest and the highest of each pixel.
QPolygonF curvePoints(const Samples& samples, const QCPAxis& keyAxis, const QCPAxis& valueAxis);

/// The samples themselves that the key axis shows.
QPolygonF samplePoints(const Samples& samples, const QCPAxis& keyAxis, const QCPAxis& valueAxis);

/// Waves with a wavelength below this, in pixels, are drawn thin and solid: dashes and wide lines would run into each
/// other.
inline constexpr double kFineWave = 24;

/// Draws a polyline with an opaque pen of any width and dash. On raster devices each segment is drawn alone, because
/// Qt's time for one wide antialiased polyline grows with the square of its length.
void drawCurve(QCPPainter& painter, const QPolygonF& points, QPen pen);

/// Draws a dot at a sample: filled, or hollow with the casing colour inside.
void drawDot(QCPPainter& painter, const QPointF& centre, double radius, const QColor& colour, bool filled,
             const QColor& casing);

}  // namespace attention
