#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace attention {

/// Philox 4x32 with 10 rounds: a bijection of the counter under the key.
/// Source: Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3"; Random123 known-answer vectors.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

/// The standard normal number at (seed, matrix, row, column), any values of them. It depends on these four alone, so a
/// matrix that grows or shrinks keeps every entry that is still there.
///
/// It is the normal quantile of one uniform number on the grid (k + 1/2) / 2^53, so it lies in [-8.2924, 8.2924] and is
/// never 0; relative error below 1e-15. The same bits come out wherever arithmetic is IEEE and not fused, except in the
/// tails beyond +-1.44 (15 %), where the last digit of the platform's std::log moves it by less than 1e-15 of itself.
///
/// Source: Wichura 1988, "Algorithm AS 241: the percentage points of the normal distribution", PPND16.
/// @param matrix  which matrix, a stable number of the caller's
/// @param row     position of the entry, or a word's key (see wordHash)
double standardNormal(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column);

/// Standard normal numbers down one column, several times as fast as one by one and equal to them to the bit:
/// out[i] = standardNormal(seed, matrix, firstRow + i, column).
void standardNormalColumn(std::uint64_t seed, std::uint32_t matrix, std::uint64_t firstRow, std::uint32_t column,
                          std::span<double> out);

/// Numbers along one row of a matrix of normals: out[i] = standardNormal(seed, matrix, row, firstColumn + i).
void standardNormalRow(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t firstColumn,
                       std::span<double> out);

/// A uniform number in [0, 1), a multiple of 2^-53, the same bits on every platform. It is independent of the
/// standardNormal at the same place, so one matrix number can serve both.
double uniform(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column);

/// FNV-1a, 64 bit, of UTF-8 bytes: the row key of a word's embedding. The caller normalises (NFC) and folds case.
/// Source: Fowler, Noll, Vo; draft-eastlake-fnv.
std::uint64_t wordHash(std::string_view utf8);

}  // namespace attention
