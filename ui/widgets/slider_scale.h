#pragma once

#include <optional>

#include "core/exact_number.h"

namespace attention {

struct ParameterBounds;
struct ParameterUse;

/// How the length of a slider maps to values; the player runs along the same scale.
struct SliderScale {
    ExactNumber minimum = 0;
    ExactNumber maximum = 1;  ///< >= minimum
    bool integer = true;
    bool logarithmic = false;  ///< only used if minimum > 0
    double step = 1;           ///< > 0; for integers and linear real numbers

    bool operator==(const SliderScale&) const = default;

    /// The position of a value, 0 ... 1; values outside the range are clamped.
    double fractionOf(ExactNumber value) const;
    /// The value at a position, 0 ... 1. Integers are rounded to the step; real numbers are rounded to a few digits,
    /// because a position is never meant as exactly as 3274.5492.
    ExactNumber valueAt(double fraction) const;
    /// The value after `count` steps up (or down, if negative). Logarithmic real numbers follow ..., 1, 2, 5, 10, ...
    ExactNumber stepped(ExactNumber value, int count) const;
    /// The value after `count` page steps. A page step is a tenth of the slider, but at least one step; for logarithmic
    /// real numbers it is a decade.
    ExactNumber pageStepped(ExactNumber value, int count) const;
};

/// The scale of a parameter's slider. @param bounds  the current bounds of the use
/// @param value  a value that the scale must include; may be nothing
SliderScale sliderScale(const ParameterUse& use, const ParameterBounds& bounds, std::optional<ExactNumber> value);

}  // namespace attention
