#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "tests/core/io/table_writing.h"
#include "tests/core/translated.h"

Q_DECLARE_METATYPE(std::vector<attention::Index>)
Q_DECLARE_METATYPE(std::vector<double>)

namespace attention {

using Shape = std::vector<Index>;
using Values = std::vector<double>;

/// The values of make_npy_read_golden.py and of make_safetensors_golden.py.
inline Values goldenValues(int count) {
    Values values;
    for (int k = 0; k < count; ++k) values.push_back((k - 7) / 4.0);
    return values;
}

template <class Number>
std::string bytesOf(const std::vector<Number>& numbers) {
    std::string bytes(numbers.size() * sizeof(Number), '\0');
    std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return bytes;
}

}  // namespace attention
