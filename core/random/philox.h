#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace attention {

/// Philox 4x32 with 10 rounds: a bijection of the counter under the key.
/// Source: Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3"; Random123 known-answer vectors.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

/// The standard normal number at (seed, matrix, row, column); it depends on these four alone, so a matrix that grows or
/// shrinks keeps every entry that is still there, on every platform.
/// @param seed    0 ... 2^63 - 1
/// @param matrix  which matrix, a stable number of the caller's
/// @param row     position of the entry, or a word's key (see wordKey)
/// @param column  0 ... 2^31 - 1
double standardNormal(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column);

/// A uniform number in [0, 1) with 53 random bits, at the same kind of place.
double uniform(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column);

/// FNV-1a, 64 bit, of UTF-8 bytes: the row key of a word's embedding. The caller normalises (NFC) and folds case.
/// Source: Fowler, Noll, Vo; draft-eastlake-fnv.
std::uint64_t wordKey(std::string_view utf8);

}  // namespace attention
