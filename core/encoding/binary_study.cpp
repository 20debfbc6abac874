#include "core/encoding/binary_study.h"

#include <cstdint>
#include <memory>
#include <utility>

#include "core/encoding/sinusoidal_cell.h"
#include "core/scene/scene.h"

namespace attention {

BinaryRange binaryRange(const Parameters& parameters) {
    return {.positions = parameters.n, .start = parameters.start};
}

BinaryStudy::BinaryStudy(const Scene& scene, std::stop_token stop)
    : SinusoidalStudy(scene),
      bits(binaryBits(binaryRange(scene.parameters))),
      storage(positionStorage(binaryRange(scene.parameters), range.dimensions)) {
    auto encoding = std::make_shared<Matrix>();
    sinusoidalTable(range, *encoding, stop);
    values = std::move(encoding);
    for (Index bit = 0; bit < bits.cols(); ++bit) periods.push_back(binaryPeriod(bit));
    for (Index pair = 0; 2 * pair < range.dimensions; ++pair) {
        frequencies.push_back(sinusoidalFrequency(pair, range.dimensions, range.base));
        wavelengths.push_back(sinusoidalWavelength(pair, range.dimensions, range.base));
    }
}

double BinaryStudy::angle(Index row, Index pair) const {
    return sinusoidalCell(positionOf(row), 2 * pair, range.dimensions, range.base).angle;
}

std::optional<Index> BinaryStudy::firstUniquePair() const {
    if (bits.cols() <= 2) return std::nullopt;
    for (Index pair = 0; 2 * pair + 1 < range.dimensions; ++pair)
        if (wavelengths[std::size_t(pair)] >= double(range.positions)) return pair;
    return std::nullopt;
}

std::optional<double> BinaryStudy::wavelengthRatio() const {
    if (wavelengths.size() < 2) return std::nullopt;
    return wavelengths[1] / wavelengths[0];
}

Derivation BinaryStudy::derivationOfBit(Index row, Index bit) const {
    return bitDerivation(positionOf(row), bit, bits.cols());
}

Table BinaryStudy::table(std::string_view name) const {
    if (name == kBits) return bitsTable();
    if (name == kEncoding) return MatrixTable{values, indexNames(range.dimensions)};
    return name == "printed" ? printedTable() : periodsTable();
}

Table BinaryStudy::bitsTable() const {
    ColumnTable table;
    for (Index bit = 0; bit < bits.cols(); ++bit) {
        const auto column = bits.col(bit).cast<std::int64_t>();
        table.columns.push_back({std::to_string(bit), std::vector<std::int64_t>(column.begin(), column.end())});
    }
    return table;
}

Table BinaryStudy::printedTable() const {
    std::vector<std::string> lines;
    for (Index row = 0; row < range.positions; ++row) lines.push_back(bookBinarySentence(positionOf(row)));
    return ColumnTable{{{"printed", std::move(lines)}}};
}

Table BinaryStudy::periodsTable() const {
    std::vector<std::string> kinds;
    std::vector<std::int64_t> indices;
    std::vector<double> positions;
    const auto add = [&](const char* kind, const std::vector<double>& lengths) {
        for (std::size_t index = 0; index < lengths.size(); ++index) {
            kinds.emplace_back(kind);
            indices.push_back(std::int64_t(index));
            positions.push_back(lengths[index]);
        }
    };
    add("bit", periods);
    add("pair", wavelengths);
    return ColumnTable{
        {{"kind", std::move(kinds)}, {"index", std::move(indices)}, {"positions", std::move(positions)}}};
}

}  // namespace attention
