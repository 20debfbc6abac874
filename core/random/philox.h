#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace attention {

/// Philox 4x32 with 10 rounds, a counter-based random number generator: four random words for a counter and a key.
/// Source: Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3"; Random123 known-answer vectors.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

/// A standard normal number that depends only on (seed, matrix, row, column), which may have any values. If a matrix
/// grows or shrinks, its remaining entries therefore keep their values.
///
/// The number is the normal quantile of a uniform number (k + 1/2) / 2^53. It is between -8.2924 and 8.2924, never 0,
/// and has a relative error below 1e-15. All platforms with unfused IEEE arithmetic give the same bits, except for 15 %
/// of the numbers, in the tails beyond +-1.44: there std::log of the platform may change the result by less than 1e-15
/// of it.
///
/// Source: Wichura 1988, "Algorithm AS 241: the percentage points of the normal distribution", PPND16.
/// @param matrix  identifies the matrix; a RandomStream
/// @param row     index of the row, or the hash of a word (see wordHash)
double standardNormal(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column);

/// Standard normal numbers of one column, bitwise equal to separate calls but several times as fast:
/// out[i] = standardNormal(seed, matrix, firstRow + i, column).
void standardNormalColumn(std::uint64_t seed, std::uint32_t matrix, std::uint64_t firstRow, std::uint32_t column,
                          std::span<double> out);

/// Standard normal numbers of one row, as above: out[i] = standardNormal(seed, matrix, row, firstColumn + i).
void standardNormalRow(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t firstColumn,
                       std::span<double> out);

/// A uniform number in [0, 1), a multiple of 2^-53, with the same bits on every platform. It is independent of
/// standardNormal() with the same arguments.
double uniform(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column);

/// The 64-bit FNV-1a hash of UTF-8 bytes, used as the row of a word in standardNormal(). Callers normalise to NFC and
/// fold case first. Source: Fowler, Noll, Vo; draft-eastlake-fnv.
std::uint64_t wordHash(std::string_view utf8);

}  // namespace attention
