#include "ui/figure/architecture_style.h"

#include <array>

namespace attention {

QColor architectureColour(Architecture architecture, const Theme& theme) {
    static constexpr std::array<std::size_t, 6> kSeriesIndices{2, 4, 1, 1, 0, 3};
    return theme.series[kSeriesIndices[std::size_t(architecture)]];
}

Qt::PenStyle architectureDash(Architecture architecture) {
    const bool isPlain = architecture == Architecture::Convolution || architecture == Architecture::Recurrent ||
                         architecture == Architecture::Attention;
    return isPlain ? Qt::SolidLine : Qt::DashLine;
}

}  // namespace attention
