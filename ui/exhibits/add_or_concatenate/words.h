#pragma once

#include <QString>

namespace attention {

/// Texts that both the caption and the figure of this exhibit use.
struct AddOrConcatenateWords {
    /// A difference with two significant digits: more digits of a rounding error mean nothing.
    static QString differenceText(double difference);
};

}  // namespace attention
