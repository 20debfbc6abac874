#include "ui/figure/parts/sum_bars.h"

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/value_axis.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// A bar's height, as a fraction of its row.
constexpr double kBarShare = 0.6;
/// Space for numbers right of the bars, as a fraction of the axis's range.
constexpr double kForBarNumber = 0.3;

}  // namespace

void SumBarsPart::set(Look look) {
    m_look = std::move(look);
    const auto& [low, high, names, decimals] = m_look;
    styleAxes({low, high + kForBarNumber * (high - low)}, {}, {-0.5, 2.5});
    setTicks(y(), {{0, names[0]}, {1, names[1]}, {2, names[2]}});
    y().setRangeReversed(true);
    y().grid()->setVisible(false);
    setTicks(x(), {{0, formatDecimals(0, 0)}, {high, formatDecimals(high, 0)}});
    setMinimumSize({90, 48});
    setMaximumSize({kMaxExtent, 96});
}

void SumBarsPart::addSum(Marks& marks, const Theme& theme, double first, double second, double sum,
                         const std::array<QColor, 2>& inks) const {
    const auto bar = [&](int lane, double begin, double end, double number, const QColor& colour) {
        const QRectF box = QRectF(at(begin, lane - kBarShare / 2), at(end, lane + kBarShare / 2)).normalized();
        marks.fill(box, colour);
        const QRectF room(box.right() + 6, box.center().y() - 9, frame().right() - box.right() - 6, 18);
        marks.text(room, Qt::AlignLeft | Qt::AlignVCenter, {formatDecimals(number, m_look.decimals)},
                   textFont(font_size::kAxis), theme.text);
    };
    const QPen dashed = strokePen(theme.control, 1, Qt::DashLine);
    marks.line(at(first, 0), at(first, 1), dashed);
    marks.line(at(sum, 1), at(sum, 2), dashed);
    bar(0, 0, first, first, inks[0]);
    bar(1, first, sum, second, inks[1]);
    bar(2, 0, sum, sum, theme.text);
}

}  // namespace attention
