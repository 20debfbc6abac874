#pragma once

#include <cmath>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "tests/fuzz/fuzz_target.h"

namespace attention {

inline void requireWhole(const Array& array) {
    require(!array.shape.empty() && array.shape.size() <= 8, "an array has 1 to 8 axes");
    std::size_t count = 1;
    for (const Index length : array.shape) {
        require(length >= 1, "no axis is empty");
        count *= static_cast<std::size_t>(length);
    }
    require(count == array.values.size(), "there are as many values as the shape says");
    for (const double value : array.values) require(std::isfinite(value), "every value is finite");
}

/// @param mostNumbers  that so many bytes can hold
template <class Read>
int readArray(const std::uint8_t* data, std::size_t size, std::size_t mostNumbers, Read read) {
    constexpr std::size_t constant = 4096;  // a message, and a header
    try {
        Array array;
        {
            const MemoryLimit limit(2 * 8 * mostNumbers + constant);
            array = read(std::string_view(reinterpret_cast<const char*>(data), size));
        }
        requireWhole(array);
        ++seen.opened;
    } catch (const FormatError& error) {
        requireMessage(error.what());
    }
    return 0;
}

}  // namespace attention
