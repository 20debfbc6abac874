#include "ui/figure/contrast.h"

#include <cmath>

namespace attention {

QColor inkOn(const QColor& ground) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const double luminance =
        0.2126 * linear(ground.redF()) + 0.7152 * linear(ground.greenF()) + 0.0722 * linear(ground.blueF());
    // At this luminance both stand out equally.
    constexpr double kEqual = 0.179;
    return luminance > kEqual ? Qt::black : Qt::white;
}

}  // namespace attention
