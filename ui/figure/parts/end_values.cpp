#include "ui/figure/parts/end_values.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/labels.h"
#include "ui/figure/look.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// Pixels from the plot to a number, from a number to the next, and around the point.
constexpr double kToNumber = 14, kApart = 6, kAtPoint = 7;
constexpr int kLeastSize = font_size::kClaim;

}  // namespace

void EndValuesPart::set(const PlotPart& plot, std::vector<Point> points, const QString& widest) {
    m_plot = &plot;
    m_points = std::move(points);
    const QFont words = textFont(font_size::kAxis);
    double most = textWidth(widest, textFont(font_size::kBigValue, QFont::DemiBold));
    for (const Point& point : m_points)
        for (const QString& form : point.words) most = std::max(most, textWidth(form, words));
    const double width = std::ceil(most) + kToNumber + 1;
    m_need = {.minimum = {width, double(m_points.size()) * largeValueHeight(kLeastSize, true)},
              .maximum = {width, kMaxExtent}};
}

void EndValuesPart::draw(QCPPainter& painter, const Theme& theme) {
    std::ranges::sort(m_points, std::ranges::greater{}, &Point::value);
    const double room = content().height() / std::max<double>(1, double(m_points.size()));
    int size = font_size::kBigValue;
    while (size > kLeastSize && largeValueHeight(size, true) + kApart > room) --size;
    const double height = largeValueHeight(size, true);
    // The middle of the number, not of number and words, stands at its point.
    const double digits = largeValueHeight(size, false), down = (height - digits) / 2;
    std::vector<double> wanted;
    for (const Point& point : m_points) wanted.push_back(m_plot->at(point.key, point.value).y() + down);
    const std::vector<double> heights(m_points.size(), height + kApart);
    const auto centres = spreadApart(wanted, heights, content().top() - height / 4, content().bottom());
    const double x = content().left() + kToNumber;
    const QPen leader = dashedPen(theme.control, 1, 2, 3);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const QPointF from = m_plot->at(m_points[i].key, m_points[i].value);
        const double bend = std::max(from.x() + kAtPoint, content().left() - kToNumber);
        painter.setPen(m_points[i].ink.isValid() ? dashedPen(m_points[i].ink, 1, 2, 3) : leader);
        // No line leads to digits that stand beside their point, if not at their middle.
        const bool isBeside =
            from.x() + kAtPoint >= content().left() - 1 && std::abs(centres[i] - down - from.y()) < digits / 2;
        if (!isBeside)
            painter.drawPolyline(
                QPolygonF{{from.x() + kAtPoint, from.y()}, {bend, from.y()}, {x - 4, centres[i] - down}});
        drawLargeValue(painter, QRectF(x, centres[i] - height / 2, content().right() - x + 1, height),
                       m_points[i].number, m_points[i].words, size, Qt::AlignLeft, theme, m_points[i].ink);
    }
}

}  // namespace attention
