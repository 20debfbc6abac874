#include "core/encoding/sinusoidal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#ifdef __x86_64__
#include <immintrin.h>
#endif

#include "core/encoding/double_double.h"
#include "core/require.h"
#include "core/system/memory.h"
#include "core/threads.h"
#include "core/vectorised.h"

namespace attention {

namespace {

// A position is split into kBlock * block + offset, and the encoding of the block start is rotated by the offset's
// angle: only n / kBlock + kBlock positions then need sines and cosines, instead of n. Blocks begin at multiples of
// kBlock for any first row, so that an entry depends only on its position and column, bit for bit.
constexpr Index kBlock = 64;
// Number of columns computed at a time; the rotations of one tile (kBlock x kTile x 2 doubles) stay in the second-level
// cache.
constexpr Index kTile = 512;
// Minimum number of entries per thread, about 0.5 ms of work.
constexpr Index kEntriesPerThread = 1 << 19;
// A table with more entries than this does not fit into the caches, so that its entries are stored past them.
constexpr Index kMaxCachedEntries = 1 << 22;
static_assert(kMaxPosition < Index{1} << 53, "every position is a double, and rounding by kRounder works");

void checkBase(double base) {
    require(std::isfinite(base) && base > 1, "base", "a finite number above 1", base);
}

void checkDimensions(Index dimensions) {
    require(dimensions >= 1, "d", "at least 1", dimensions);
}

void checkPair(Index pair, Index dimensions) {
    checkDimensions(dimensions);
    const Index last = pairOfColumn(dimensions - 1);
    require(pair >= 0 && pair <= last, "pair", "0 to " + std::to_string(last), pair);
}

/// Checks the range and returns its number of columns.
Index checkedWidth(const SinusoidalRange& range) {
    require(range.positions >= 1 && range.positions <= kMaxPosition, "n", "1 to 2^50", range.positions);
    checkDimensions(range.dimensions);
    checkBase(range.base);
    require(range.start >= 0 && range.start <= kMaxPosition, "start", "0 to 2^50", range.start);
    require(range.firstColumn >= 0 && range.firstColumn < range.dimensions, "the first column",
            "0 to " + std::to_string(range.dimensions - 1), range.firstColumn);
    const Index following = range.dimensions - range.firstColumn;
    if (range.columnCount == -1) return following;
    require(range.columnCount >= 1 && range.columnCount <= following, "the number of columns",
            "1 to " + std::to_string(following), range.columnCount);
    return range.columnCount;
}

/// omega_0 / omega_1 = base^(-2/d) with a relative error below 2^-99. No library function gives so many digits, but
/// Newton's iteration for x^(2d) = base needs only products. (x^d = base would overflow for the largest bases.)
DoubleDouble frequencyStep(Index dimensions, double base) {
    DoubleDouble root{std::pow(base, 0.5 / static_cast<double>(dimensions))};
    for (int iteration = 0; iteration < 2; ++iteration) {
        const DoubleDouble squareRoot = power(root, dimensions);
        const DoubleDouble quotient = DoubleDouble{base} / squareRoot;
        const double excess = ((quotient.high - squareRoot.high) + (quotient.low - squareRoot.low)) / squareRoot.high;
        root = fastTwoSum(root.high, root.low + root.high * (excess / (2.0 * static_cast<double>(dimensions))));
    }
    return DoubleDouble{1} / power(root, 4);
}

/// A range of adjacent columns of a table, and the pairs that contain these columns.
struct Tile {
    Index begin;      ///< first column, as an index in the table
    Index columns;    ///< 1 ... kTile
    Index firstPair;  ///< first pair, as an index in the encoding
    Index pairs;
    Index skip;  ///< 1 if the tile begins with a cosine, else 0
};

/// The frequencies of consecutive pairs, each omega = high + middle + low; high and middle have few bits, so that they
/// can be multiplied by positions below 2^26 without error.
struct Frequencies {
    Frequencies(DoubleDouble step, Index firstPair, Index count) : high(count), middle(count), low(count) {
        for (Index j = 0; j < count; ++j) {
            const DoubleDouble omega = power(step, firstPair + j);
            const DoubleDouble parts = splitDouble(omega.high);
            high[j] = parts.high;
            middle[j] = parts.low;
            low[j] = omega.low;
        }
    }

    Index pairs() const { return static_cast<Index>(high.size()); }

    std::vector<double> high, middle, low;
};

/// sin and cos of (whole + fraction) * omega for each frequency, within 0.7 ulp (and 1.2e-16 more if fraction is not
/// 0).
/// @param whole     an integer >= 0; the accuracy holds below 2^26
/// @param fraction  0 <= fraction < 1
/// The polynomials are Taylor's, whose first dropped terms are below 1e-19 for |x| <= pi/4; how the rest x + tail of
/// the angle enters them is from FreeBSD's k_sin.c and k_cos.c.
ATTENTION_VECTORISED
void sinesAndCosines(const Frequencies& frequencies, double whole, double fraction, double* __restrict sines,
                     double* __restrict cosines) {
    const double* high = frequencies.high.data();
    const double* middle = frequencies.middle.data();
    const double* low = frequencies.low.data();
    // pi/2 in parts of 26, 26 and 53 bits.
    constexpr double kQuarterHigh = 0x1.921fb58p+0;
    constexpr double kQuarterMiddle = -0x1.dde974p-27;
    constexpr double kQuarterLow = 0x1.1a62633145c07p-54;
    // Adding 3 * 2^51 rounds to an integer, whose last bits then are the last bits of the sum.
    constexpr double kRounder = 6755399441055744.0;
    const Index count = frequencies.pairs();
    for (Index j = 0; j < count; ++j) {
        const double productHigh = whole * high[j];
        const double productMiddle = whole * middle[j];
        const double productLow = whole * low[j];
        const double rest = fraction * (high[j] + middle[j]);
        const double rounded = (productHigh + productMiddle + rest) * (2 / std::numbers::pi) + kRounder;
        const double quarters = rounded - kRounder;
        const DoubleDouble leading =
            twoSum(productHigh - quarters * kQuarterHigh, productMiddle - quarters * kQuarterMiddle + rest);
        const DoubleDouble angle = twoSum(leading.high, leading.low + (productLow - quarters * kQuarterLow));
        const double x = angle.high;
        const double tail = angle.low;

        const double xx = x * x;
        double s = 1 / 355687428096000.0;  // 17!
        s = s * xx - 1 / 1307674368000.0;
        s = s * xx + 1 / 6227020800.0;
        s = s * xx - 1 / 39916800.0;
        s = s * xx + 1 / 362880.0;
        s = s * xx - 1 / 5040.0;
        s = s * xx + 1 / 120.0;
        s = s * xx - 1 / 6.0;
        const double sine = x + (x * xx * s + tail * (1 - 0.5 * xx));

        double c = 1 / 20922789888000.0;  // 16!
        c = c * xx - 1 / 87178291200.0;
        c = c * xx + 1 / 479001600.0;
        c = c * xx - 1 / 3628800.0;
        c = c * xx + 1 / 40320.0;
        c = c * xx - 1 / 720.0;
        c = c * xx + 1 / 24.0;
        const double leadingCosine = 1 - 0.5 * xx;
        const double cosine = leadingCosine + (((1 - leadingCosine) - 0.5 * xx) + (xx * xx * c - x * tail));

        // A rotation by a quarter turn maps sine to cosine and cosine to -sine.
        const auto quadrant = std::bit_cast<std::uint64_t>(rounded);
        const std::uint64_t exchange = 0 - (quadrant & 1);
        const auto sineBits = std::bit_cast<std::uint64_t>(sine);
        const auto cosineBits = std::bit_cast<std::uint64_t>(cosine);
        const std::uint64_t difference = (sineBits ^ cosineBits) & exchange;
        sines[j] = std::bit_cast<double>((sineBits ^ difference) ^ ((quadrant & 2) << 62));
        cosines[j] = std::bit_cast<double>((cosineBits ^ difference) ^ (((quadrant + 1) & 2) << 62));
    }
}

/// Tables for rotating the encoding at position a by b to obtain the encoding at a + b. Column by column,
/// place(a).first * turn(b).first + place(a).second * turn(b).second:
/// sin(a + b) = sin a * cos b + cos a * sin b, cos(a + b) = cos a * cos b + sin a * (-sin b).
/// There is one row per position. Rows contain whole pairs; if the encoding starts with a cosine, it starts at the
/// second column.
struct RotationTable {
    RotationTable(Index positions, Index pairs) : first(positions, 2 * pairs), second(positions, 2 * pairs) {}
    Matrix first, second;
};

using PairBuffer = std::array<double, kTile / 2 + 1>;

void setPlace(const Frequencies& frequencies, double whole, RotationTable& factors, Index row) {
    PairBuffer sines, cosines;
    sinesAndCosines(frequencies, whole, 0, sines.data(), cosines.data());
    double* first = factors.first.row(row).data();
    double* second = factors.second.row(row).data();
    for (Index j = 0; j < frequencies.pairs(); ++j) {
        first[2 * j] = second[2 * j + 1] = sines[j];
        first[2 * j + 1] = second[2 * j] = cosines[j];
    }
}

void setTurn(const Frequencies& frequencies, double whole, double fraction, RotationTable& factors, Index row) {
    PairBuffer sines, cosines;
    sinesAndCosines(frequencies, whole, fraction, sines.data(), cosines.data());
    double* first = factors.first.row(row).data();
    double* second = factors.second.row(row).data();
    for (Index j = 0; j < frequencies.pairs(); ++j) {
        first[2 * j] = first[2 * j + 1] = cosines[j];
        second[2 * j] = sines[j];
        second[2 * j + 1] = -sines[j];
    }
}

/// Pointers for computing one row of the table: out = placeFirst * turnFirst + placeSecond * turnSecond, entry by
/// entry.
struct Row {
    const double* placeFirst;
    const double* placeSecond;
    double* out;
};

ATTENTION_VECTORISED
void writeRow(Row row, const double* turnFirst, const double* turnSecond, Index columns) {
    double* __restrict out = row.out;
    for (Index c = 0; c < columns; ++c) out[c] = row.placeFirst[c] * turnFirst[c] + row.placeSecond[c] * turnSecond[c];
}

/// Writes rows with the same rotation.
using RowWriter = void (*)(std::span<const Row> rows, const double* turnFirst, const double* turnSecond, Index columns);

void writeRows(std::span<const Row> rows, const double* turnFirst, const double* turnSecond, Index columns) {
    for (const Row& row : rows) writeRow(row, turnFirst, turnSecond, columns);
}

#ifdef __x86_64__
__attribute__((target("avx2"))) void streamFour(const Row& row, __m256d turnFirst, __m256d turnSecond, Index c) {
    const __m256d first = _mm256_mul_pd(_mm256_loadu_pd(row.placeFirst + c), turnFirst);
    const __m256d second = _mm256_mul_pd(_mm256_loadu_pd(row.placeSecond + c), turnSecond);
    _mm256_stream_pd(row.out + c, _mm256_add_pd(first, second));
}

/// Writes two rows, which are kBlock apart and therefore equally aligned, with stores that bypass the caches. Such
/// stores are fast if each cache line is filled completely before the next one (the ends of a row share cache lines
/// with other rows and are stored normally), and if there is little other memory traffic: so each rotation is loaded
/// for two rows.
__attribute__((target("avx2"))) void streamRowPair(const Row& one, const Row& other, const double* turnFirst,
                                                   const double* turnSecond, Index columns) {
    constexpr Index kLine = 64 / sizeof(double);
    const Index misaligned = static_cast<Index>(reinterpret_cast<std::uintptr_t>(one.out) / sizeof(double)) % kLine;
    const Index begin = std::min((kLine - misaligned) % kLine, columns);
    const Index end = columns - (columns - begin) % kLine;
    for (const Row& row : {one, other}) {
        for (Index c = 0; c < begin; ++c)
            row.out[c] = row.placeFirst[c] * turnFirst[c] + row.placeSecond[c] * turnSecond[c];
        for (Index c = end; c < columns; ++c)
            row.out[c] = row.placeFirst[c] * turnFirst[c] + row.placeSecond[c] * turnSecond[c];
    }
    for (Index c = begin; c < end; c += kLine) {
        const __m256d first = _mm256_loadu_pd(turnFirst + c);
        const __m256d second = _mm256_loadu_pd(turnSecond + c);
        const __m256d nextFirst = _mm256_loadu_pd(turnFirst + c + 4);
        const __m256d nextSecond = _mm256_loadu_pd(turnSecond + c + 4);
        for (const Row& row : {one, other}) {
            streamFour(row, first, second, c);
            streamFour(row, nextFirst, nextSecond, c + 4);
        }
    }
}

void streamRows(std::span<const Row> rows, const double* turnFirst, const double* turnSecond, Index columns) {
    if (!rows.empty()) streamRowPair(rows.front(), rows.back(), turnFirst, turnSecond, columns);
}
#endif

RowWriter rowWriter([[maybe_unused]] bool bypassCaches) {
#ifdef __x86_64__
    if (bypassCaches && __builtin_cpu_supports("avx2")) return streamRows;
#endif
    return writeRows;
}

/// Makes streamed entries visible to other threads.
void finishStores() {
#ifdef __x86_64__
    _mm_sfence();
#endif
}

/// Calls function(tile) for the columns of a table whose first column is `firstColumn` of the encoding.
template <typename Function>
void forEachTile(Index firstColumn, Index width, Function function) {
    for (Index begin = 0; begin < width; begin += kTile) {
        const Index columns = std::min(kTile, width - begin);
        const Index skip = isSineColumn(firstColumn + begin) ? 0 : 1;
        function(Tile{begin, columns, pairOfColumn(firstColumn + begin), (skip + columns + 1) / 2, skip});
    }
}

}  // namespace

double sinusoidalFrequency(Index pair, Index dimensions, double base) {
    checkPair(pair, dimensions);
    checkBase(base);
    return power(frequencyStep(dimensions, base), pair).high;
}

double sinusoidalWavelength(Index pair, Index dimensions, double base) {
    return 2 * std::numbers::pi / sinusoidalFrequency(pair, dimensions, base);
}

double sinusoidalValue(double position, Index column, Index dimensions, double base) {
    checkDimensions(dimensions);
    checkBase(base);
    require(column >= 0 && column < dimensions, "column", "0 to " + std::to_string(dimensions - 1), column);
    require(std::abs(position) <= static_cast<double>(kMaxPosition), "position", "within 2^50 of 0", position);
    const double distance = std::abs(position);
    const double whole = std::floor(distance);
    const double block = std::floor(whole / kBlock) * kBlock;
    const Frequencies frequencies(frequencyStep(dimensions, base), pairOfColumn(column), 1);
    RotationTable place(1, 1);
    RotationTable turn(1, 1);
    setPlace(frequencies, block, place, 0);
    setTurn(frequencies, whole - block, distance - whole, turn, 0);
    const Index c = column % 2;
    double value = 0;
    writeRow({&place.first(0, c), &place.second(0, c), &value}, &turn.first(0, c), &turn.second(0, c), 1);
    return position < 0 && isSineColumn(column) ? -value : value;
}

void sinusoidalTable(const SinusoidalRange& range, Matrix& table, std::stop_token stop) {
    const Index width = checkedWidth(range);
    const Index end = range.start + range.positions;
    const bool large = range.positions > kMaxCachedEntries / width;
    const Index formerSize = table.size();
    table.resize(range.positions, width);
    if (large) preferLargePages(table.data(), table.size());
    // Freshly allocated pages are loaded into the caches by the page fault anyway, so normal stores are best for them.
    const RowWriter write = rowWriter(large && table.size() == formerSize);

    const DoubleDouble step = frequencyStep(range.dimensions, range.base);
    const Index firstBlock = range.start / kBlock;
    const Index pairsOfBlocks = ((end - 1) / kBlock - firstBlock) / 2 + 1;
    const Index grain = kEntriesPerThread / (2 * kBlock * width) + 1;
    parallelFor(pairsOfBlocks, grain, [&](Index beginPair, Index endPair) {
        forEachTile(range.firstColumn, width, [&](const Tile& tile) {
            if (stop.stop_requested()) return;
            const Frequencies frequencies(step, tile.firstPair, tile.pairs);
            RotationTable turns(kBlock, frequencies.pairs());
            for (Index i = range.start; i < std::min(end, range.start + kBlock); ++i) {
                setTurn(frequencies, static_cast<double>(i % kBlock), 0, turns, i % kBlock);
            }
            RotationTable places(2, frequencies.pairs());
            for (Index block = firstBlock + 2 * beginPair; block < firstBlock + 2 * endPair; block += 2) {
                if (stop.stop_requested()) return;
                for (Index k : {0, 1}) setPlace(frequencies, static_cast<double>((block + k) * kBlock), places, k);
                for (Index offset = 0; offset < kBlock; ++offset) {
                    std::array<Row, 2> rows;
                    std::size_t count = 0;
                    for (Index k : {0, 1}) {
                        const Index i = (block + k) * kBlock + offset;
                        if (i < range.start || i >= end) continue;
                        rows[count++] = {&places.first(k, tile.skip), &places.second(k, tile.skip),
                                         &table(i - range.start, tile.begin)};
                    }
                    write({rows.data(), count}, &turns.first(offset, tile.skip), &turns.second(offset, tile.skip),
                          tile.columns);
                }
            }
        });
        finishStores();
    });
}

Matrix sinusoidalTable(const SinusoidalRange& range) {
    Matrix table;
    sinusoidalTable(range, table);
    return table;
}

Matrix sinusoidalSamples(const SinusoidalRange& range, Index substeps) {
    const Index width = checkedWidth(range);
    require(substeps >= 1 && substeps <= kMaxPosition / range.positions, "the number of substeps", "1 to 2^50 / n",
            substeps);
    Matrix samples((range.positions - 1) * substeps + 1, width);
    const DoubleDouble step = frequencyStep(range.dimensions, range.base);
    forEachTile(range.firstColumn, width, [&](const Tile& tile) {
        const Frequencies frequencies(step, tile.firstPair, tile.pairs);
        RotationTable place(1, frequencies.pairs());
        RotationTable turn(1, frequencies.pairs());
        for (Index r = 0; r < samples.rows(); ++r) {
            const Index whole = range.start + r / substeps;
            const double fraction = static_cast<double>(r % substeps) / static_cast<double>(substeps);
            const Index offset = whole % kBlock;
            if (r == 0 || (offset == 0 && r % substeps == 0))
                setPlace(frequencies, static_cast<double>(whole - offset), place, 0);
            setTurn(frequencies, static_cast<double>(offset), fraction, turn, 0);
            writeRow({&place.first(0, tile.skip), &place.second(0, tile.skip), &samples(r, tile.begin)},
                     &turn.first(0, tile.skip), &turn.second(0, tile.skip), tile.columns);
        }
    });
    return samples;
}

}  // namespace attention
