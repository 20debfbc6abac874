#include "ui/widgets/slider_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/scene/parameter_table.h"

namespace attention {
namespace {

bool hasLogarithm(const SliderScale& scale) {
    return scale.logarithmic && scale.minimum > 0;
}

/// Rounded to a multiple of 10^exponent, without the error that 0.1 as a factor would bring in.
double roundedTo(double value, int exponent) {
    const double power = std::pow(10.0, std::abs(exponent));
    return exponent < 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

/// A slider reaches for the whole range when that is at most this many times longer; else for a power of ten.
constexpr double kFar = 1000;

int magnitudeOf(double value) {
    return static_cast<int>(std::floor(std::log10(value)));
}

/// The neighbour of a positive value in 1, 2, 5, 10, 20, ...
double nextNiceNumber(double value, bool up) {
    // A value on the series is left, whatever its last bits are.
    constexpr double kSame = 1e-9;
    for (int exponent = magnitudeOf(value) - 1;; ++exponent) {
        constexpr std::array kMantissas{1.0, 2.0, 5.0, 10.0, 20.0, 50.0};
        for (std::size_t i = 0; i + 1 < kMantissas.size(); ++i) {
            const double low = roundedTo(kMantissas[i] * std::pow(10.0, exponent), exponent);
            const double high = roundedTo(kMantissas[i + 1] * std::pow(10.0, exponent), exponent);
            if (up && high > value * (1 + kSame)) return high;
            if (!up && high >= value * (1 - kSame)) return low;
        }
    }
}

}  // namespace

double SliderScale::fractionOf(ExactNumber value) const {
    if (maximum <= minimum) return 0;
    const auto low = double(minimum), high = double(maximum);
    const double inside = std::clamp(double(value), low, high);
    if (hasLogarithm(*this)) return (std::log(inside) - std::log(low)) / (std::log(high) - std::log(low));
    return (inside - low) / (high - low);
}

ExactNumber SliderScale::valueAt(double fraction) const {
    if (fraction <= 0) return minimum;
    if (fraction >= 1) return maximum;
    const auto low = double(minimum), high = double(maximum);
    const bool logarithm = hasLogarithm(*this);
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
    } else if (!hasLogarithm(*this)) {
        value = roundedTo(double(value) + count * step, magnitudeOf(step) - 3);
    } else {
        // What was typed may be anything; from 0 or below no power of ten leads on.
        value = std::clamp(value, minimum, maximum);
        for (int i = 0; i < std::abs(count); ++i) value = nextNiceNumber(double(value), count > 0);
    }
    return std::clamp(value, minimum, maximum);
}

ExactNumber SliderScale::pageStepped(ExactNumber value, int count) const {
    if (!integer && hasLogarithm(*this)) return stepped(value, 3 * count);
    const ExactNumber far = valueAt(fractionOf(value) + 0.1 * count);
    const ExactNumber near = stepped(value, count);
    return count > 0 ? std::max(far, near) : std::min(far, near);
}

SliderScale sliderScale(const ParameterUse& use, const ParameterBounds& bounds, std::optional<ExactNumber> value) {
    const ParameterInfo& info = *findParameter(use.key);
    const auto inside = [&](ExactNumber number) { return std::clamp(number, bounds.minimum, bounds.maximum); };
    const auto own = [](ExactNumber number, ExactNumber otherwise) { return std::isnan(number) ? otherwise : number; };
    SliderScale scale{.minimum = inside(own(use.sliderMinimum, bounds.minimum)),
                      .maximum = inside(own(use.sliderMaximum, bounds.maximum)),
                      .integer = !std::holds_alternative<RealField>(info.field),
                      .logarithmic = info.scale == ParameterScale::Logarithmic,
                      .step = info.step * double(use.multipleOf)};
    scale.minimum = bounds.nearest(scale.minimum);
    scale.maximum = bounds.nearest(scale.maximum);
    if (bounds.minimumExcluded && scale.minimum <= bounds.minimum) scale.minimum = inside(bounds.minimum + scale.step);
    if (!value) return scale;
    // A value beyond the slider's part stretches it: to the whole range where that is not too far.
    if (*value > scale.maximum)
        scale.maximum =
            bounds.maximum <= kFar * scale.maximum
                ? bounds.maximum
                : std::min(bounds.maximum, ExactNumber(std::pow(10.0, std::ceil(std::log10(double(*value))))));
    if (*value < scale.minimum) scale.minimum = bounds.minimumExcluded ? *value : bounds.minimum;
    return scale;
}

}  // namespace attention
