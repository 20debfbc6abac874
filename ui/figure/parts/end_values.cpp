#include "ui/figure/parts/end_values.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/labels.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// In pixels: distances from the plot to a number, from one number to the next, and from a point to its line.
constexpr double kNumberDistance = 14, kMinNumberGap = 6, kPointGap = 7;
constexpr int kMinNumberSize = font_size::kClaim;

}  // namespace

void EndValuesPart::set(const PlotPart& plot, std::vector<Point> points, const QString& widest) {
    m_plot = &plot;
    m_points = std::move(points);
    const QFont words = textFont(font_size::kAxis);
    double maxWidth = textWidth(widest, textFont(font_size::kBigValue, QFont::DemiBold));
    for (const Point& point : m_points)
        for (const QString& form : point.words) maxWidth = std::max(maxWidth, textWidth(form, words));
    const double width = std::ceil(maxWidth) + kNumberDistance + 1;
    m_need = {.minimum = {width, double(m_points.size()) * largeValueHeight(kMinNumberSize, true)},
              .maximum = {width, kMaxExtent}};
}

void EndValuesPart::draw(QCPPainter& painter, const Theme& theme) {
    std::ranges::sort(m_points, std::ranges::greater{}, &Point::value);
    const double room = content().height() / std::max<double>(1, double(m_points.size()));
    int size = font_size::kBigValue;
    while (size > kMinNumberSize && largeValueHeight(size, true) + kMinNumberGap > room) --size;
    const double height = largeValueHeight(size, true);
    // The number alone, without its words, is centred at its point.
    const double digits = largeValueHeight(size, false), down = (height - digits) / 2;
    std::vector<double> wanted;
    for (const Point& point : m_points) wanted.push_back(m_plot->at(point.key, point.value).y() + down);
    const std::vector<double> heights(m_points.size(), height + kMinNumberGap);
    const auto centres = spreadApart(wanted, heights, content().top() - height / 4, content().bottom());
    const double x = content().left() + kNumberDistance;
    const QPen leader = dashedPen(theme.control, 1, 2, 3);
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const QPointF from = m_plot->at(m_points[i].key, m_points[i].value);
        const double bend = std::max(from.x() + kPointGap, content().left() - kNumberDistance);
        painter.setPen(m_points[i].ink.isValid() ? dashedPen(m_points[i].ink, 1, 2, 3) : leader);
        // Digits directly beside their point need no line.
        const bool isBeside =
            from.x() + kPointGap >= content().left() - 1 && std::abs(centres[i] - down - from.y()) < digits / 2;
        if (!isBeside)
            painter.drawPolyline(
                QPolygonF{{from.x() + kPointGap, from.y()}, {bend, from.y()}, {x - 4, centres[i] - down}});
        paintMarks(painter, [&](Marks& marks) {
            addLargeValue(marks, QRectF(x, centres[i] - height / 2, content().right() - x + 1, height),
                          m_points[i].number, m_points[i].words, size, Qt::AlignLeft, theme, m_points[i].ink);
        });
    }
}

}  // namespace attention
