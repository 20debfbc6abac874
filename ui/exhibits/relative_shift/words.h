#pragma once

#include <QString>

namespace attention {

/// What words and figure of the exhibit say alike.
struct ShiftWords {
    /// "516°", with decimals where an angle is small.
    static QString degrees(double radians);
};

}  // namespace attention
