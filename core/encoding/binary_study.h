#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/encoding/binary.h"
#include "core/encoding/sinusoidal_study.h"

namespace attention {

BinaryRange binaryRange(const Parameters& parameters);

/// The bits of positions beside their encoding. Rows are 0 ... n - 1.
struct BinaryStudy : SinusoidalStudy {
    /// The matrices' names, in cells and tables.
    static constexpr std::string_view kBits = "bits";
    static constexpr std::string_view kEncoding = "P";

    BinaryStudy(const Scene& scene, std::stop_token stop);

    Matrix bits;                           ///< n x width, the lowest bit first
    std::shared_ptr<const Matrix> values;  ///< n x d
    std::vector<double> periods;           ///< of each bit, positions
    std::vector<double> frequencies;       ///< of each pair, radians a position
    std::vector<double> wavelengths;       ///< of each pair, positions
    PositionSpace space;

    Index positionOf(Index row) const { return range.start + row; }
    /// The row's position in binary, as the book prints it.
    std::string digits(Index row) const { return binaryPrinted(positionOf(row)); }
    /// The row's position in binary with a digit for each bit of the table.
    std::string allDigits(Index row) const { return binaryText(positionOf(row), bits.cols()); }
    /// The bits that flip on the way to the row's position, which is not 0, and on the way from it, the lowest first.
    std::vector<Index> flipsInto(Index row) const { return flippingBits(positionOf(row) - 1, positionOf(row)); }
    std::vector<Index> flipsOutOf(Index row) const { return flippingBits(positionOf(row), positionOf(row) + 1); }
    /// Of a pair's clock at the row's position, radians; many turns.
    double angle(Index row, Index pair) const;
    /// The first pair of two columns whose wave is at least as long as the table: its two floats alone tell all
    /// positions apart. Nothing where there is none, or where the positions have no more than two digits.
    std::optional<Index> tellingPair() const;
    /// How many times as long each pair's wave is as the one before; nothing for a single pair.
    std::optional<double> wavelengthStep() const;
    /// Why a bit of the row's position is 0 or 1.
    Derivation derivationOfBit(Index row, Index bit) const;

    /// @param name  kBits or kEncoding; "printed": "3 in binary is 011"; "periods": after how many positions each bit
    /// and then each pair repeats
    Table table(std::string_view name) const;

 private:
    Table bitsTable() const;
    Table printedTable() const;
    Table periodsTable() const;
};

}  // namespace attention
