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

/// Number of binary digits of the largest position in the range: max(1, ceil(log2(start + n))).
/// @throws std::invalid_argument if an argument is out of its range; so do the functions below
Index binaryWidth(const BinaryRange& range);

/// Number of bits that distinguish `count` things: max(1, ceil(log2 count)). @param count  >= 1
Index bitsForCount(Index count);

/// floor(position / 2^bit) mod 2.
/// @param position  >= 0
/// @param bit  b, 0 ... 62; bit 0 is the lowest
int bitOf(Index position, Index bit);

/// positions x binaryWidth(range), entries 0 and 1: row r is position start + r, column b is bit b, the lowest bit
/// first.
Matrix binaryBits(const BinaryRange& range);

/// The position in binary, the highest digit first, padded with zeros to at least `minDigits` digits: "011".
std::string binaryText(Index position, Index minDigits);

/// The position in binary as in the d2l book, with at least three digits: "011"; and the book's sentence, "3 in binary
/// is 011". Source: d2l, "Self-Attention and Positional Encoding".
std::string bookBinaryText(Index position);
std::string bookBinarySentence(Index position);

/// The bits that differ between two positions, the lowest first. Example: from 3 = 011 to 4 = 100 the bits 0, 1, 2
/// change.
std::vector<Index> changedBits(Index from, Index to);

/// The period of a bit in positions, 2^(bit + 1): bit b changes every 2^b positions.
/// @param bit  0 ... 62
double binaryPeriod(Index bit);

/// How many bits of memory a position takes: as a binary number, and as a row of 32-bit floats.
struct PositionStorage {
    static constexpr Index kBitsOfFloat = 32;

    Index minimalBits = 0;  ///< bits that distinguish the n positions
    Index digits = 0;       ///< binary digits of the largest position; equal to minimalBits if start is 0
    Index encoding = 0;     ///< bits of the d floats in a row of P
};
/// The storage of one position of the range, and of its row in a d-dimensional encoding.
/// @param dimensions  d >= 1
PositionStorage positionStorage(const BinaryRange& range, Index dimensions);

/// Explains why bit `bit` of a position is 0 or 1.
/// @param width  number of digits shown, for example binaryWidth(); at least the digits of the position, at most 63
Derivation bitDerivation(Index position, Index bit, Index width);

}  // namespace attention
