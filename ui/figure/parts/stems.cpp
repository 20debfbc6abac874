#include "ui/figure/parts/stems.h"

#include <algorithm>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"

namespace attention {
namespace {

/// Margin of the axis beyond −1 and 1.
constexpr double kBeyond = 0.16;
/// Minimum distance between stems with dots, in pixels.
constexpr double kDotPitch = 6;

}  // namespace

void StemsPart::set(Index count, Index first, double maxHeight) {
    styleAxes({-0.5, double(count) - 0.5}, {}, {-1 - kBeyond, 1 + kBeyond});
    const auto ticker = QSharedPointer<IndexTicker>::create(count, first);
    ticker->avoidOverlapOn(x());
    x().setTicker(ticker);
    setMinimumSize({120, 40});
    setMaximumSize({kMaxExtent, maxHeight});
}

void StemsPart::addRow(Marks& marks, const Theme& theme, const Matrix& table, Index row, const QColor& colour) const {
    const double pitch = content().width() / double(table.cols());
    for (Index column = 0; column < table.cols(); ++column) {
        const QPointF end = at(double(column), table(row, column));
        marks.line(at(double(column), 0), end, strokePen(colour, 1));
        if (pitch >= kDotPitch) marks.dot(end, std::min(3.5, pitch * 0.35), colour, column % 2 == 0, theme.surface);
    }
}

}  // namespace attention
