#pragma once

#include <vector>

#include <QColor>
#include <QImage>
#include <QLineF>
#include <QRectF>

namespace attention {

/// Many thin lines of one colour on pixels, each of which lets those below it through: where they meet it is darker.
/// QPainter takes some ten microseconds for each anti-aliased line, this a tenth of that, and faint lines keep their
/// colour, because their sum is rounded only once. For the window; files have lines of their own.
class LineField {
 public:
    /// @param area   in logical pixels; lines are cut at its edges
    /// @param ratio  device pixels to a logical one
    LineField(const QRectF& area, double ratio);

    /// A line with flat ends. @param width  logical pixels, also less than one  @param opacity  0 ... below 1
    void add(const QLineF& line, double width, double opacity);
    /// The lines on nothing, to be drawn with its top left at corner(), in logical pixels.
    QImage picture(const QColor& ink) const;
    QPointF corner() const { return QPointF(m_left, m_top) / m_ratio; }

 private:
    double m_ratio;
    int m_left;  ///< in device pixels
    int m_top;
    int m_columns;
    int m_rows;
    std::vector<float> m_depth;  ///< -ln(1 - opacity) in sum
};

}  // namespace attention
