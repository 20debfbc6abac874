#include "ui/figure/parts/offset_band.h"

#include <algorithm>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"

namespace attention {

void addOffsetBand(Marks& marks, const PlotPart& plot, const OffsetBand& band, const Theme& theme) {
    const Index m = (band.mean.size() + 1) / 2;
    // At most one point per pixel. If several offsets share a point, it shows their whole range and the first mean.
    const auto offsetsPerPoint =
        std::max<Index>(1, Index(double(band.mean.size()) / std::max(1.0, plot.content().width())));
    QPolygonF upper, lower, mean;
    for (Index first = 0; first < band.mean.size(); first += offsetsPerPoint) {
        const Index count = std::min(offsetsPerPoint, band.mean.size() - first);
        const auto offset = double(first - (m - 1));
        upper << plot.at(offset, band.largest.segment(first, count).maxCoeff());
        lower << plot.at(offset, band.smallest.segment(first, count).minCoeff());
        mean << plot.at(offset, band.mean[first]);
    }
    if (mean.size() == 1) return marks.dot(mean.front(), 2.5, theme.text, true, theme.surface);
    for (auto point = lower.crbegin(); point != lower.crend(); ++point) upper << *point;
    marks.polygon(upper, Qt::NoPen, theme.track);
    marks.curve(mean, strokePen(theme.text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
}

}  // namespace attention
