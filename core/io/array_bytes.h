#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "core/io/array.h"
#include "core/io/format_error.h"

// Functions shared by the readers of array files.

namespace attention {

template <std::size_t size>
using BitsOf = std::conditional_t<
    size == 1, std::uint8_t,
    std::conditional_t<size == 2, std::uint16_t, std::conditional_t<size == 4, std::uint32_t, std::uint64_t>>>;

/// Reads a number from bytes in the given order. Compilers turn this into one load and a byte swap if needed.
template <class Number, std::endian order>
Number loadNumber(const char* bytes) {
    using Bits = BitsOf<sizeof(Number)>;
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        const std::size_t shift = 8 * (order == std::endian::little ? i : sizeof(Number) - 1 - i);
        bits = static_cast<Bits>(bits |
                                 static_cast<Bits>(static_cast<Bits>(static_cast<unsigned char>(bytes[i])) << shift));
    }
    return std::bit_cast<Number>(bits);
}

/// "[3, 2]".
std::string indicesText(const std::vector<Index>& indices);
/// "[3, 2]" for the number with this index in C order.
std::string formatIndex(std::size_t index, const std::vector<Index>& shape);
/// The error for a number that is not finite; `index` is its index in C order: "value [3, 2] is NaN; accepted:
/// finite numbers".
FormatError notFiniteError(double value, std::size_t index, const std::vector<Index>& shape);

/// The exact value of a 16-bit IEEE 754 number.
double halfValue(std::uint16_t bits);

}  // namespace attention
