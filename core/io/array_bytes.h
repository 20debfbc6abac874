#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "core/io/array.h"
#include "core/io/format_error.h"

// What the readers of arrays share.

namespace attention {

template <std::size_t size>
using BitsOf = std::conditional_t<
    size == 1, std::uint8_t,
    std::conditional_t<size == 2, std::uint16_t, std::conditional_t<size == 4, std::uint32_t, std::uint64_t>>>;

/// The number whose bytes stand there in this order. Compilers make one load of it, and a byte swap where needed.
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
/// What a reader throws for the number with this index in C order, which is not finite: "value [3, 2] is NaN; accepted:
/// finite numbers".
FormatError notFiniteError(double value, std::size_t index, const std::vector<Index>& shape);

/// The value of an IEEE 754 number of 16 bits, which a double holds exactly.
double halfValue(std::uint16_t bits);

}  // namespace attention
