#include "core/random/philox.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/vectorised.h"

namespace attention {
namespace {

constexpr std::uint32_t low(std::uint64_t word) {
    return static_cast<std::uint32_t>(word);
}
constexpr std::uint32_t high(std::uint64_t word) {
    return static_cast<std::uint32_t>(word >> 32);
}

std::array<std::uint32_t, 4> wordsAt(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row,
                                     std::uint32_t column) {
    return philox4x32({column, matrix, low(row), high(row)}, {low(seed), high(seed)});
}

/// An integer in [0, 2^53) as a double, which holds it exactly.
double upper53Bits(std::uint32_t highWord, std::uint32_t lowWord) {
    return static_cast<double>(((std::uint64_t{highWord} << 32) | lowWord) >> 11);
}

/// Numerator and denominator of a rational approximation, lowest power first.
struct Rational {
    std::array<double, 8> numerator;
    std::array<double, 8> denominator;

    double operator()(double x) const { return horner(numerator, x) / horner(denominator, x); }

 private:
    static double horner(const std::array<double, 8>& coefficients, double x) {
        double sum = coefficients.back();
        for (std::size_t i = coefficients.size() - 1; i-- > 0;) sum = sum * x + coefficients[i];
        return sum;
    }
};

// The approximations of AS 241, PPND16: around the median, in the tails, and far in the tails.
constexpr Rational kCentre{
    {3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3, 1.3731693765509461125e4,
     4.5921953931549871457e4, 6.7265770927008700853e4, 3.3430575583588128105e4, 2.5090809287301226727e3},
    {1.0, 4.2313330701600911252e1, 6.8718700749205790830e2, 5.3941960214247511077e3, 2.1213794301586595867e4,
     3.9307895800092710610e4, 2.8729085735721942674e4, 5.2264952788528545610e3}};
constexpr Rational kTail{
    {1.42343711074968357734e0, 4.63033784615654529590e0, 5.76949722146069140550e0, 3.64784832476320460504e0,
     1.27045825245236838258e0, 2.41780725177450611770e-1, 2.27238449892691845833e-2, 7.74545014278341407640e-4},
    {1.0, 2.05319162663775882187e0, 1.67638483018380384940e0, 6.89767334985100004550e-1, 1.48103976427480074590e-1,
     1.51986665636164571966e-2, 5.47593808499534494600e-4, 1.05075007164441684324e-9}};
constexpr Rational kFarTail{
    {6.65790464350110377720e0, 5.46378491116411436990e0, 1.78482653991729133580e0, 2.96560571828504891230e-1,
     2.65321895265761230930e-2, 1.24266094738807843860e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7},
    {1.0, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2, 7.86869131145613259100e-4,
     1.84631831751005468180e-5, 1.42151175831644588870e-7, 2.04426310338993978564e-15}};

/// kCentre is used up to this distance of the probability from 1/2.
constexpr double kCentreReach = 0.425;

double centralQuantile(double offset) {
    return offset * kCentre(kCentreReach * kCentreReach - offset * offset);
}

/// The normal quantile of the probability 1/2 + offset, |offset| < 1/2.
double normalQuantile(double offset) {
    const double distance = std::abs(offset);
    if (distance <= kCentreReach) return centralQuantile(offset);
    const double depth = std::sqrt(-std::log(0.5 - distance));
    return std::copysign(depth <= 5 ? kTail(depth - 1.6) : kFarTail(depth - 5), offset);
}

/// u - 1/2 for u = (k + 1/2) / 2^53. Exact, like the distance of u from 0 or 1, so that both tails are equally precise.
constexpr double offsetOf(double k) {
    return (k - 0x1p52 + 0.5) * 0x1p-53;
}

/// The number of random numbers that are generated at a time.
constexpr std::size_t kBlockSize = 64;

/// The counters of a block: the columns and rows of wordsAt(), as arrays for SIMD.
struct Counters {
    std::array<std::uint32_t, kBlockSize> columns;
    std::array<std::uint32_t, kBlockSize> lowRows;
    std::array<std::uint32_t, kBlockSize> highRows;
};

/// The offsets from words 2 and 3 of wordsAt(). Overwrites the counters.
ATTENTION_VECTORISED void offsetsAt(std::uint64_t seed, std::uint32_t matrix, Counters& counters,
                                    double* __restrict offsets) {
    // The rounds of philox4x32(), inlined for SIMD.
    for (std::size_t i = 0; i < kBlockSize; ++i) {
        std::uint32_t a = counters.columns[i];
        std::uint32_t b = matrix;
        std::uint32_t c = counters.lowRows[i];
        std::uint32_t d = counters.highRows[i];
        std::uint32_t left = low(seed);
        std::uint32_t right = high(seed);
        for (int round = 0; round < 10; ++round) {
            const std::uint64_t first = std::uint64_t{0xD2511F53} * a;
            const std::uint64_t second = std::uint64_t{0xCD9E8D57} * c;
            a = high(second) ^ b ^ left;
            c = high(first) ^ d ^ right;
            b = low(second);
            d = low(first);
            left += 0x9E3779B9;
            right += 0xBB67AE85;
        }
        counters.lowRows[i] = c;
        counters.highRows[i] = d >> 11;
    }
    // The upper 53 of the 64 bits. Both products are exact, and so is their sum.
    for (std::size_t i = 0; i < kBlockSize; ++i)
        offsets[i] = offsetOf(double(counters.lowRows[i]) * 0x1p21 + double(counters.highRows[i]));
}

ATTENTION_VECTORISED void centralQuantiles(const double* __restrict offsets, double* __restrict out) {
    for (std::size_t i = 0; i < kBlockSize; ++i) out[i] = centralQuantile(offsets[i]);
}

/// @param setCounters  setCounters(done, counters) sets the counters of the numbers done ... done + kBlockSize - 1
template <class SetCounters>
void fillNormals(std::uint64_t seed, std::uint32_t matrix, std::span<double> out, const SetCounters& setCounters) {
    Counters counters;
    std::array<double, kBlockSize> offsets;
    std::array<double, kBlockSize> values;
    for (std::size_t done = 0; done < out.size(); done += kBlockSize) {
        setCounters(done, counters);
        offsetsAt(seed, matrix, counters, offsets.data());
        centralQuantiles(offsets.data(), values.data());
        const std::size_t count = std::min(kBlockSize, out.size() - done);
        for (std::size_t i = 0; i < count; ++i)
            out[done + i] = std::abs(offsets[i]) <= kCentreReach ? values[i] : normalQuantile(offsets[i]);
    }
}

}  // namespace

std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key) {
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t first = std::uint64_t{0xD2511F53} * counter[0];
        const std::uint64_t second = std::uint64_t{0xCD9E8D57} * counter[2];
        counter = {high(second) ^ counter[1] ^ key[0], low(second), high(first) ^ counter[3] ^ key[1], low(first)};
        key[0] += 0x9E3779B9;
        key[1] += 0xBB67AE85;
    }
    return counter;
}

double standardNormal(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column) {
    const auto words = wordsAt(seed, matrix, row, column);
    return normalQuantile(offsetOf(upper53Bits(words[2], words[3])));
}

void standardNormalColumn(std::uint64_t seed, std::uint32_t matrix, std::uint64_t firstRow, std::uint32_t column,
                          std::span<double> out) {
    fillNormals(seed, matrix, out, [&](std::size_t done, Counters& counters) {
        counters.columns.fill(column);
        for (std::size_t i = 0; i < kBlockSize; ++i) {
            counters.lowRows[i] = low(firstRow + done + i);
            counters.highRows[i] = high(firstRow + done + i);
        }
    });
}

void standardNormalRow(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t firstColumn,
                       std::span<double> out) {
    fillNormals(seed, matrix, out, [&](std::size_t done, Counters& counters) {
        for (std::size_t i = 0; i < kBlockSize; ++i) counters.columns[i] = firstColumn + std::uint32_t(done + i);
        counters.lowRows.fill(low(row));
        counters.highRows.fill(high(row));
    });
}

double uniform(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row, std::uint32_t column) {
    const auto words = wordsAt(seed, matrix, row, column);
    return upper53Bits(words[0], words[1]) * 0x1p-53;
}

std::uint64_t wordHash(std::string_view utf8) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char byte : utf8) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    return hash;
}

}  // namespace attention
