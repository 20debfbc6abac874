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

struct Parameters;
struct Scene;

BinaryRange binaryRange(const Parameters& parameters);

/// The bits of positions next to their sinusoidal encoding. Rows are numbered 0 ... n - 1.
struct BinaryStudy : SinusoidalStudy {
    /// The matrices' names, in cells and tables.
    static constexpr std::string_view kBits = "bits";
    static constexpr std::string_view kEncoding = "P";

    BinaryStudy(const Scene& scene, std::stop_token stop);

    Matrix bits;                           ///< n x width, the lowest bit first
    std::shared_ptr<const Matrix> values;  ///< n x d
    std::vector<double> periods;           ///< of each bit, in positions
    std::vector<double> frequencies;       ///< of each pair, in radians per position
    std::vector<double> wavelengths;       ///< of each pair, in positions
    PositionStorage storage;

    Index positionOf(Index row) const { return range.start + row; }
    /// The row's position in binary, as in the d2l book.
    std::string digits(Index row) const { return bookBinaryText(positionOf(row)); }
    /// The row's position in binary with a digit for each bit of the table.
    std::string paddedDigits(Index row) const { return binaryText(positionOf(row), bits.cols()); }
    /// The bits that change from the previous position to the row's position, which must not be 0, and from there to
    /// the next position; the lowest bit first.
    std::vector<Index> bitsChangedTo(Index row) const { return changedBits(positionOf(row) - 1, positionOf(row)); }
    std::vector<Index> bitsChangedFrom(Index row) const { return changedBits(positionOf(row), positionOf(row) + 1); }
    /// The angle of a pair at the row's position, in radians, not reduced to one turn.
    double angle(Index row, Index pair) const;
    /// Returns the first pair of columns whose wavelength is at least the length of the table: its two numbers already
    /// identify every position. Empty if there is none, or if positions have at most two digits.
    std::optional<Index> firstUniquePair() const;
    /// The ratio of the wavelengths of successive pairs; nothing if there is a single pair.
    std::optional<double> wavelengthRatio() const;
    /// Explains why a bit of the row's position is 0 or 1.
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
