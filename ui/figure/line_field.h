#pragma once

#include <vector>

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QRectF>

namespace attention {

/// Rasterises many thin, translucent lines of one colour; overlapping lines become darker. QPainter needs about ten
/// microseconds per antialiased line, this class a tenth of that, and faint lines keep their colour because the sum is
/// rounded only once. For the window only; exported files draw individual lines.
class LineAccumulator {
 public:
    /// @param area   in logical pixels; lines are cut at its edges
    /// @param ratio  device pixels per logical pixel
    LineAccumulator(const QRectF& area, double ratio);

    /// Adds a line with flat ends. @param width  logical pixels, also less than one  @param opacity  0 ... below 1
    void add(const QLineF& line, double width, double opacity);
    /// All lines on a transparent background. The image's top left corner belongs at corner().
    QImage picture(const QColor& ink) const;
    /// In logical pixels.
    QPointF corner() const { return QPointF(m_left, m_top) / m_ratio; }

 private:
    double m_ratio;
    int m_left;  ///< in device pixels
    int m_top;
    int m_columns;
    int m_rows;
    std::vector<float> m_opticalDepth;  ///< of each pixel the sum of -ln(1 - opacity) of its lines
};

}  // namespace attention
