#pragma once

#include <QString>

namespace attention {

/// Texts that both the caption and the figure of this exhibit use.
struct FadingWords {
    /// A number with three significant digits, so that a reader can check ratios of two numbers; "0" for exactly 0.
    static QString number(double value);
};

}  // namespace attention
