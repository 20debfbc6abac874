#include "ui/widgets/slider_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/scene/parameter_table.h"

namespace attention {
namespace {

bool isEffectivelyLogarithmic(const SliderScale& scale) {
    return scale.logarithmic && scale.minimum > 0;
}

/// Rounds to a multiple of 10^exponent. Divides by powers >= 1 instead of multiplying by inexact ones such as 0.1.
double roundedTo(double value, int exponent) {
    const double power = std::pow(10.0, std::abs(exponent));
    return exponent < 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

/// A value above the slider range extends the range to the maximum of the bounds if that is at most this many times
/// larger than the slider maximum; otherwise to a power of ten.
constexpr double kMaxRangeStretch = 1000;

int magnitudeOf(double value) {
    return static_cast<int>(std::floor(std::log10(value)));
}

/// The next larger or smaller number of the series 1, 2, 5, 10, 20, ... for a positive value.
double nextNiceNumber(double value, bool up) {
    // A value within this relative rounding error of a number of the series counts as this number.
    constexpr double kRelativeTolerance = 1e-9;
    for (int exponent = magnitudeOf(value) - 1;; ++exponent) {
        constexpr std::array kMantissas{1.0, 2.0, 5.0, 10.0, 20.0, 50.0};
        for (std::size_t i = 0; i + 1 < kMantissas.size(); ++i) {
            const double low = roundedTo(kMantissas[i] * std::pow(10.0, exponent), exponent);
            const double high = roundedTo(kMantissas[i + 1] * std::pow(10.0, exponent), exponent);
            if (up && high > value * (1 + kRelativeTolerance)) return high;
            if (!up && high >= value * (1 - kRelativeTolerance)) return low;
        }
    }
}

}  // namespace

double SliderScale::fractionOf(ExactNumber value) const {
    if (maximum <= minimum) return 0;
    const auto low = double(minimum), high = double(maximum);
    const double inside = std::clamp(double(value), low, high);
    if (isEffectivelyLogarithmic(*this)) return (std::log(inside) - std::log(low)) / (std::log(high) - std::log(low));
    return (inside - low) / (high - low);
}

ExactNumber SliderScale::valueAt(double fraction) const {
    if (fraction <= 0) return minimum;
    if (fraction >= 1) return maximum;
    const auto low = double(minimum), high = double(maximum);
    const bool logarithm = isEffectivelyLogarithmic(*this);
    double value = logarithm ? std::exp(std::log(low) + fraction * (std::log(high) - std::log(low)))
                             : low + fraction * (high - low);
    if (integer)
        value = low + std::round((value - low) / step) * step;
    else
        value = roundedTo(value, logarithm ? magnitudeOf(value) - 2 : magnitudeOf((high - low) / 500));
    return std::clamp(ExactNumber(value), minimum, maximum);
}

ExactNumber SliderScale::stepped(ExactNumber value, int count) const {
    if (integer) {
        value += count * step;
    } else if (!isEffectivelyLogarithmic(*this)) {
        value = roundedTo(double(value) + count * step, magnitudeOf(step) - 3);
    } else {
        // A typed value may be 0 or negative, which has no neighbour in the series.
        value = std::clamp(value, minimum, maximum);
        for (int i = 0; i < std::abs(count); ++i) value = nextNiceNumber(double(value), count > 0);
    }
    return std::clamp(value, minimum, maximum);
}

ExactNumber SliderScale::pageStepped(ExactNumber value, int count) const {
    if (!integer && isEffectivelyLogarithmic(*this)) return stepped(value, 3 * count);
    const ExactNumber far = valueAt(fractionOf(value) + 0.1 * count);
    const ExactNumber near = stepped(value, count);
    return count > 0 ? std::max(far, near) : std::min(far, near);
}

SliderScale sliderScale(const ParameterUse& use, const ParameterBounds& bounds, std::optional<ExactNumber> value) {
    const ParameterInfo& info = *findParameter(use.key);
    const auto inside = [&](ExactNumber number) { return std::clamp(number, bounds.minimum, bounds.maximum); };
    const auto givenOr = [](ExactNumber number, ExactNumber fallback) {
        return std::isnan(number) ? fallback : number;
    };
    SliderScale scale{.minimum = inside(givenOr(use.sliderMinimum, bounds.minimum)),
                      .maximum = inside(givenOr(use.sliderMaximum, bounds.maximum)),
                      .integer = !std::holds_alternative<RealField>(info.field),
                      .logarithmic = info.scale == ParameterScale::Logarithmic,
                      .step = info.step * double(use.multipleOf)};
    scale.minimum = bounds.nearest(scale.minimum);
    scale.maximum = bounds.nearest(scale.maximum);
    if (bounds.minimumExcluded && scale.minimum <= bounds.minimum) scale.minimum = inside(bounds.minimum + scale.step);
    if (!value) return scale;
    // A value outside the slider range extends the range.
    if (*value > scale.maximum)
        scale.maximum =
            bounds.maximum <= kMaxRangeStretch * scale.maximum
                ? bounds.maximum
                : std::min(bounds.maximum, ExactNumber(std::pow(10.0, std::ceil(std::log10(double(*value))))));
    if (*value < scale.minimum) scale.minimum = bounds.minimumExcluded ? *value : bounds.minimum;
    return scale;
}

}  // namespace attention
