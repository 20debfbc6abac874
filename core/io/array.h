#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Numbers on one or more axes, the last axis fastest (C order), all of them finite.
struct Array {
    std::vector<Index> shape;    ///< each >= 1
    std::vector<double> values;  ///< as many as the product of `shape`

    bool operator==(const Array&) const = default;
};

/// Why the contents of a file are refused: one phrase of English that follows the file's name, naming the place, what
/// was wrong and what is accepted: "value [3, 2] is NaN; accepted: finite numbers".
class FormatError : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace attention
