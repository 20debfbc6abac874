#include "ui/figure/parts/offset_band.h"

#include <algorithm>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"

namespace attention {

void addOffsetBand(Marks& marks, const PlotPart& plot, const OffsetBand& band, const Theme& theme) {
    const Index m = (band.mean.size() + 1) / 2;
    // No more points than pixels: of several offsets the whole range and the first mean.
    const auto each = std::max<Index>(1, Index(double(band.mean.size()) / std::max(1.0, plot.content().width())));
    QPolygonF upper, lower, mean;
    for (Index place = 0; place < band.mean.size(); place += each) {
        const Index count = std::min(each, band.mean.size() - place);
        const auto offset = double(place - (m - 1));
        upper << plot.at(offset, band.largest.segment(place, count).maxCoeff());
        lower << plot.at(offset, band.smallest.segment(place, count).minCoeff());
        mean << plot.at(offset, band.mean[place]);
    }
    if (mean.size() == 1) return marks.dot(mean.front(), 2.5, theme.text, true, theme.surface);
    for (auto point = lower.crbegin(); point != lower.crend(); ++point) upper << *point;
    marks.polygon(upper, Qt::NoPen, theme.track);
    marks.curve(mean, strokePen(theme.text, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
}

}  // namespace attention
