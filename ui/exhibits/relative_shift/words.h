#pragma once

#include <QString>

namespace attention {

/// Functions that texts and figure of the exhibit share.
struct ShiftWords {
    /// "516°", with decimals where an angle is small. @param decimals  of angles from 10° to 1000°
    static QString degrees(double radians, int decimals = 0);
};

}  // namespace attention
