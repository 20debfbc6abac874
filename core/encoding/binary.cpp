#include "core/encoding/binary.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/encoding/sinusoidal.h"
#include "core/formula/elided_sum.h"
#include "core/require.h"
#include "core/string_utils.h"

namespace attention {
namespace {

using namespace formula;

/// The highest bit of a position that an Index can hold.
constexpr Index kLastBit = 62;
constexpr Index kMinPrintedDigits = 3;
/// A sum of more than kMaxBits terms shows its first kFirstTerms terms and its last one.
constexpr std::size_t kMaxBits = 10;
constexpr std::size_t kFirstTerms = 3;

void checkPosition(Index position) {
    require(position >= 0, "the position", "at least 0", position);
}

void checkBit(Index bit) {
    require(bit >= 0 && bit <= kLastBit, "the bit", "0 to 62", bit);
}

void check(const BinaryRange& range) {
    require(range.positions >= 1 && range.positions <= kMaxPosition, "n", "1 to 2^50", range.positions);
    require(range.start >= 0 && range.start <= kMaxPosition, "start", "0 to 2^50", range.start);
}

/// Number of binary digits of a number >= 0; 1 for the number 0.
Index digitsOf(Index number) {
    return std::max<Index>(1, std::bit_width(static_cast<std::uint64_t>(number)));
}

void checkWidth(Index position, Index width) {
    checkPosition(position);
    require(width >= digitsOf(position) && width <= kLastBit + 1, "the width",
            "at least the digits of the position and at most 63", width);
}

double placeValue(Index bit) {
    return std::ldexp(1.0, int(bit));
}

/// 1 · 1 + 0 · 2 + ..., each bit times its place value.
Expression positionAsSum(Index position, Index width) {
    const auto term = [&](std::size_t bit) {
        return times({number(bitOf(position, Index(bit))), number(placeValue(Index(bit)))});
    };
    return sumOf(elidedTerms(std::size_t(width), term, {.leadingTerms = kFirstTerms, .maxTerms = kMaxBits}));
}

/// The bits that change, "0, 1, 2".
std::string flipsText(Index from, Index to) {
    return join(changedBits(from, to), ", ");
}

/// The position in binary, and the bits that change from the previous position and to the next one.
std::vector<DerivationLine> linesOfPosition(Index position) {
    std::vector<DerivationLine> lines{textLine(LineName::tr("in binary"), bookBinaryText(position))};
    if (position > 0) lines.push_back(textLine("bits flipped before", flipsText(position - 1, position)));
    lines.push_back(textLine("bits flipping next", flipsText(position, position + 1)));
    return lines;
}

}  // namespace

Index binaryWidth(const BinaryRange& range) {
    check(range);
    return digitsOf(range.start + range.positions - 1);
}

Index bitsForCount(Index count) {
    require(count >= 1, "the count", "at least 1", count);
    return digitsOf(count - 1);
}

int bitOf(Index position, Index bit) {
    checkPosition(position);
    checkBit(bit);
    return int(position >> bit & 1);
}

Matrix binaryBits(const BinaryRange& range) {
    Matrix bits(range.positions, binaryWidth(range));
    for (Index row = 0; row < bits.rows(); ++row)
        for (Index bit = 0; bit < bits.cols(); ++bit) bits(row, bit) = double((range.start + row) >> bit & 1);
    return bits;
}

std::string binaryText(Index position, Index minDigits) {
    checkPosition(position);
    std::string text;
    for (Index bit = std::max(digitsOf(position), minDigits) - 1; bit >= 0; --bit)
        text += bit <= kLastBit && bitOf(position, bit) ? '1' : '0';
    return text;
}

std::string bookBinaryText(Index position) {
    return binaryText(position, kMinPrintedDigits);
}

std::string bookBinarySentence(Index position) {
    return std::to_string(position) + " in binary is " + bookBinaryText(position);
}

std::vector<Index> changedBits(Index from, Index to) {
    checkPosition(from);
    checkPosition(to);
    std::vector<Index> bits;
    for (auto remaining = static_cast<std::uint64_t>(from ^ to); remaining != 0; remaining &= remaining - 1)
        bits.push_back(std::countr_zero(remaining));
    return bits;
}

double binaryPeriod(Index bit) {
    checkBit(bit);
    return placeValue(bit + 1);
}

PositionStorage positionStorage(const BinaryRange& range, Index dimensions) {
    require(dimensions >= 1, "d", "at least 1", dimensions);
    const Index digits = binaryWidth(range);
    return {.minimalBits = bitsForCount(range.positions),
            .digits = digits,
            .encoding = dimensions * PositionStorage::kBitsOfFloat};
}

Derivation bitDerivation(Index position, Index bit, Index width) {
    checkWidth(position, width);
    require(bit >= 0 && bit < width, "the bit", "less than the width", bit);
    const double value = bitOf(position, bit);
    const double place = placeValue(bit);
    const double flips = double(position >> bit);
    const Expression i = symbol("i", position, kI);
    const Expression b = symbol("b", bit, kJ);
    const Expression two = number(2);
    const Expression shownI = number(position, kI);
    const Expression shownB = number(bit, kJ);

    Derivation derivation{.value = value};
    derivation.symbolic = equation({symbol("B", value, {i, b}), modulo(floorOf(fraction(i, power(two, b))), two)});
    derivation.results = {modulo(number(flips), two)};
    derivation.steps = {
        line(LineName::tr("place value"), power(two, shownB), place, 0),
        line(LineName::tr("flips so far"), floorOf(ratio(shownI, number(place))), flips, 0),
        line(LineName::tr("value"), modulo(number(flips), two), value, 0),
    };
    derivation.context = {
        line(LineName::tr("sum of its bits"), positionAsSum(position, width), position, 0),
        line(LineName::tr("period"), power(two, sum({shownB, number(1)})), binaryPeriod(bit), 0),
    };
    for (DerivationLine& line : linesOfPosition(position)) derivation.context.push_back(std::move(line));
    return derivation;
}

}  // namespace attention
