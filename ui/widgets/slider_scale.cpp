#include "ui/widgets/slider_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

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

int magnitudeOf(double value) {
    return static_cast<int>(std::floor(std::log10(value)));
}

/// The neighbour of a positive value in 1, 2, 5, 10, 20, ...
double niceNeighbour(double value, bool up) {
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

double SliderScale::fractionOf(double value) const {
    if (maximum <= minimum) return 0;
    const double inside = std::clamp(value, minimum, maximum);
    if (hasLogarithm(*this)) return (std::log(inside) - std::log(minimum)) / (std::log(maximum) - std::log(minimum));
    return (inside - minimum) / (maximum - minimum);
}

double SliderScale::valueAt(double fraction) const {
    if (fraction <= 0) return minimum;
    if (fraction >= 1) return maximum;
    const bool logarithm = hasLogarithm(*this);
    double value = logarithm ? std::exp(std::log(minimum) + fraction * (std::log(maximum) - std::log(minimum)))
                             : minimum + fraction * (maximum - minimum);
    if (integer)
        value = minimum + std::round((value - minimum) / step) * step;
    else
        value = roundedTo(value, logarithm ? magnitudeOf(value) - 2 : magnitudeOf((maximum - minimum) / 500));
    return std::clamp(value, minimum, maximum);
}

double SliderScale::stepped(double value, int count) const {
    if (integer || !hasLogarithm(*this)) {
        value += count * step;
        if (!integer) value = roundedTo(value, magnitudeOf(step) - 3);
    } else {
        // What was typed may be anything; from 0 or below no power of ten leads on.
        value = std::clamp(value, minimum, maximum);
        for (int i = 0; i < std::abs(count); ++i) value = niceNeighbour(value, count > 0);
    }
    return std::clamp(value, minimum, maximum);
}

double SliderScale::paged(double value, int count) const {
    if (!integer && hasLogarithm(*this)) return stepped(value, 3 * count);
    const double far = valueAt(fractionOf(value) + 0.1 * count);
    const double near = stepped(value, count);
    return count > 0 ? std::max(far, near) : std::min(far, near);
}

}  // namespace attention
