#pragma once

#include <string>
#include <vector>

#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// Positions start ... start + positions - 1, written in binary.
struct BinaryRange {
    Index positions = 60;  ///< n, 1 ... 2^50
    Index start = 0;       ///< 0 ... 2^50

    bool operator==(const BinaryRange&) const = default;
};

/// Digits that the largest position of the range needs: max(1, ceil(log2(start + n))).
/// @throws std::invalid_argument if an argument is out of its range; so do the functions below
Index binaryWidth(const BinaryRange& range);

/// Bits that tell `count` things apart: max(1, ceil(log2 count)). @param count  >= 1
Index bitsForCount(Index count);

/// floor(position / 2^bit) mod 2.
/// @param position  >= 0
/// @param bit  b, 0 the lowest ... 62
int bitOf(Index position, Index bit);

/// positions x binaryWidth(range), entries 0 and 1: row r is position start + r, column b its bit b, the lowest first.
Matrix binaryBits(const BinaryRange& range);

/// The position in binary, the highest digit first, with zeros before it up to `minDigits`: "011".
std::string binaryText(Index position, Index minDigits);

/// The position in binary as the book prints it, with three digits at least: "011", and in its sentence "3 in binary
/// is 011".
/// Source: d2l, "Self-Attention and Positional Encoding".
std::string bookBinaryText(Index position);
std::string bookBinarySentence(Index position);

/// The bits that differ between two positions, the lowest first. One step up flips bit 0 and all that follow a 1.
std::vector<Index> changedBits(Index from, Index to);

/// 2^(bit + 1): bit b flips every 2^b positions, so after twice as many it repeats.
/// @param bit  0 ... 62
double binaryPeriod(Index bit);

/// How many bits of memory a position takes, in the numbers of 32 bits that frameworks keep encodings in.
struct PositionStorage {
    static constexpr Index kBitsOfFloat = 32;

    Index minimalBits = 0;  ///< what it takes to tell the n positions apart
    Index digits = 0;       ///< that each is written with: as many only where they start at 0
    Index encoding = 0;     ///< the d floats of a row of P
};
/// @param dimensions  d >= 1
PositionStorage positionSpace(const BinaryRange& range, Index dimensions);

/// Why bit `bit` of a position is 0 or 1, and what it is part of.
/// @param width  digits of the table, at least those that the position needs
Derivation bitDerivation(Index position, Index bit, Index width);

}  // namespace attention
