#pragma once

#include <stop_token>

#include "core/matrix.h"

namespace attention {

/// Largest position, exact as a double. The documented accuracy holds only up to 10^6.
inline constexpr Index kMaxPosition = Index{1} << 50;

/// Which part of the sinusoidal encoding to tabulate.
/// Row r is position start + r, column c of the result is column firstColumn + c of the d columns.
struct SinusoidalRange {
    Index positions = 60;    ///< n, 1 ... 2^50
    Index dimensions = 32;   ///< d >= 1; an odd d ends with an unpaired sine
    double base = 10000;     ///< > 1 and finite
    Index start = 0;         ///< 0 ... 2^50
    Index firstColumn = 0;   ///< 0 ... d - 1
    Index columnCount = -1;  ///< 1 ... d - firstColumn; -1 means all that follow firstColumn

    bool operator==(const SinusoidalRange&) const = default;
};

/// Pair j holds columns 2j (sine) and 2j + 1 (cosine).
constexpr Index pairOfColumn(Index column) {
    return column / 2;
}
constexpr bool isSineColumn(Index column) {
    return column % 2 == 0;
}

/// omega_j = base^(-2j/d), radians per position, within 1 ulp (as long as it is above 1e-290).
/// @param pair  j, 0 ... (d - 1) / 2
/// @throws std::invalid_argument if an argument is out of its range; so do the functions below
/// Source: Vaswani et al. 2017, arXiv:1706.03762, section 3.5; d2l "Self-Attention and Positional Encoding".
double sinusoidalFrequency(Index pair, Index dimensions, double base);

/// 2 pi / omega_j, in positions.
double sinusoidalWavelength(Index pair, Index dimensions, double base);

/// One entry of the encoding at any real position (also between integers, and before 0):
/// sin(position * omega_j) in an even column, cos in an odd one. At an integer position, bit for bit equal to the
/// table's entry. Absolute error below 2e-15 for |position| < 10^6, d <= 1024; 3e-16 is usual.
/// @param position  |position| <= 2^50
/// @param column    0 ... d - 1
double sinusoidalValue(double position, Index column, Index dimensions, double base);

/// Fills `table` (positions x columnCount, resized only where the shape differs, so a reused buffer costs no page
/// faults). Absolute error below 2e-15 for positions < 10^6 and d <= 1024. An entry depends, bit for bit, only on its
/// position, its column, d and base: not on the rest of the range, the number of threads or the processor.
/// @param stop  when requested the call returns within some 200 microseconds, and the contents of `table` are
/// unspecified
/// @throws std::invalid_argument if a member of `range` is out of its range
/// Source: Vaswani et al. 2017, section 3.5: P[i, 2j] = sin(i / base^(2j/d)), P[i, 2j+1] = cos(i / base^(2j/d)).
void sinusoidalTable(const SinusoidalRange& range, Matrix& table, std::stop_token stop = {});

Matrix sinusoidalTable(const SinusoidalRange& range);

/// The continuous sines behind the table: rows at positions start, start + 1/substeps, ... start + positions - 1,
/// so ((positions - 1) * substeps + 1) x columnCount; row r * substeps equals row r of sinusoidalTable.
/// The accuracy is the table's; the fractions of a position are taken as exact, even where start + r/substeps is no
/// double.
/// @param substeps  >= 1 samples per position
Matrix sinusoidalSamples(const SinusoidalRange& range, Index substeps);

}  // namespace attention
