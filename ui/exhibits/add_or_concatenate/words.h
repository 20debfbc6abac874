#pragma once

#include <QString>

namespace attention {

/// What words and figure of the exhibit say alike.
struct AddOrConcatenateWords {
    /// A difference in digits: one of rounding has no more than two worth reading.
    static QString differenceText(double difference);
};

}  // namespace attention
