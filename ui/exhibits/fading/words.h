#pragma once

#include <QString>

namespace attention {

/// What words and figure of the exhibit say alike.
struct FadingWords {
    /// Three digits, so that a ratio beside two of them can be checked; exactly 0 is "0".
    static QString number(double value);
};

}  // namespace attention
