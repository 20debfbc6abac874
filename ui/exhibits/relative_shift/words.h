#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/relative_shift_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What words and figure of the exhibit say alike.
struct ShiftWords {
    /// "516°", with decimals where an angle is small.
    static QString degrees(double radians);
};

}  // namespace attention
