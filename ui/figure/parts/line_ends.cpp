#include "ui/figure/parts/line_ends.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/labels.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kToName = 10;
constexpr double kEndHeight = 16;

}  // namespace

void LineEndLabelsPart::set(const PlotPart& plot, std::vector<Line> lines) {
    m_plot = &plot;
    m_lines = std::move(lines);
    const QFont font = textFont(font_size::kAxis);
    double widest = 0;
    for (const Line& line : m_lines) widest = std::max(widest, textWidth(line.name, font));
    const double width = std::ceil(widest) + kToName + 1;
    m_need = {.minimum = {width, kEndHeight * double(m_lines.size())}, .maximum = {width, kMaxExtent}};
}

void LineEndLabelsPart::draw(QCPPainter& painter, const Theme& theme) {
    std::vector<const Line*> order;
    for (const Line& line : m_lines) order.push_back(&line);
    const auto endOf = [&](const Line* line) { return m_plot->at(line->key, line->value); };
    std::ranges::sort(order, {}, [&](const Line* line) { return endOf(line).y(); });
    std::vector<double> wanted;
    for (const Line* line : order) wanted.push_back(endOf(line).y());
    const std::vector<double> heights(order.size(), kEndHeight);
    const std::vector<double> centres = spreadApart(wanted, heights, content().top() - 4, content().bottom() + 4);
    const double x = content().left() + kToName;
    for (std::size_t i = 0; i < order.size(); ++i) {
        painter.setPen(QPen(theme.control, 1));
        painter.drawLine(QLineF(endOf(order[i]).x() + 6, endOf(order[i]).y(), x - 3, centres[i]));
        drawElided(painter, QRectF(x, centres[i] - 9, content().right() - x + 1, 18), Qt::AlignLeft | Qt::AlignVCenter,
                   order[i]->name, textFont(font_size::kAxis), theme.text);
    }
}

}  // namespace attention
