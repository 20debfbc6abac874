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
    bool logarithmic = false;  ///< heeded where minimum > 0
    double step = 1;           ///< > 0; of integers and of linear reals

    bool operator==(const SliderScale&) const = default;

    /// The place of a value, 0 ... 1; values outside the range are at its ends.
    double fractionOf(ExactNumber value) const;
    /// The value at a place, 0 ... 1: whole for integers; reals are rounded to a few digits, for nobody means 3274.5492
    /// by a place.
    ExactNumber valueAt(double fraction) const;
    /// One arrow key or more: `count` steps up or down. Logarithmic reals walk along ..., 1, 2, 5, 10, ...
    ExactNumber stepped(ExactNumber value, int count) const;
    /// One page key: a tenth of the length, at least one step; a decade on logarithmic reals.
    ExactNumber pageStepped(ExactNumber value, int count) const;
};

/// The scale of a parameter's slider. @param bounds  of the use now  @param value  that it reaches, too; nothing: none
SliderScale sliderScale(const ParameterUse& use, const ParameterBounds& bounds, std::optional<ExactNumber> value);

}  // namespace attention
