#pragma once

#include <QString>

namespace attention {

/// Texts that both the caption and the figure of this exhibit use. (The same sentence stands in ten words.h files:
/// replace it everywhere.)
struct AddOrConcatenateWords {
    /// A difference in digits: one of rounding has no more than two worth reading.
    static QString differenceText(double difference);
};

}  // namespace attention
