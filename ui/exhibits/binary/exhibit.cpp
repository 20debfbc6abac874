#include <array>

#include "ui/exhibits/binary/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

constexpr std::string_view kBits = BinaryStudy::kBits;
constexpr std::string_view kEncoding = BinaryStudy::kEncoding;

struct BinaryCounting : BinaryWords {
    static ExhibitInfo info() {
        static constexpr std::array matrices{kBits, kEncoding};
        return {.id = "binary",
                .chapter = Chapter::Position,
                .makeFigure = binaryCountingFigure,
                .stage = {"row", "base"},
                .uses = {{.key = "n", .maximum = 16384, .sliderMaximum = 512},
                         {.key = "d", .maximum = 4096, .sliderMaximum = 128},
                         {.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
                         {.key = "start", .sliderMaximum = 1000},
                         {.key = "matrix", .names = matrices},
                         {.key = "row"},
                         {.key = "column",
                          .most = [](const Parameters& parameters) -> std::int64_t {
                              return (parameters.matrix == kEncoding ? parameters.d
                                                                     : binaryWidth(binaryRange(parameters))) -
                                     1;
                          },
                          .mostText = "the matrix's last column"}},
                .tables = {{kBits,
                            "a position, start to start + n - 1",
                            {{"bit", "0 to bits - 1", ColumnType::Integer,
                              "bit b of the position, the lowest first; bits is max(1, ceil(log2(start + n)))"}}},
                           {"printed",
                            "a position, start to start + n - 1",
                            {{"printed", "", ColumnType::Text, "as in the book: 3 in binary is 011"}}},
                           {kEncoding,
                            "a position, start to start + n - 1",
                            {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}},
                           {"periods",
                            "a bit or a pair",
                            {{"kind", "", ColumnType::Text, "bit or pair"},
                             {"index", "", ColumnType::Integer, "which one, from 0"},
                             {"positions", "", ColumnType::Real, "after how many positions it repeats"}}}},
                .selects = SelectionKind::PositionColumn,
                .selectsIn = {kEncoding}};
    }
    static double memoryNeeded(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        // The digits of all positions as text take no more than the encoding.
        const double bits = double(binaryWidth(binaryRange(parameters))) + 64;
        return 2.0 * sizeof(double) * double(parameters.n) * (double(parameters.d) + bits);
    }
};

}  // namespace

const Exhibit& binaryCounting() {
    return only<WholeExhibit<BinaryStudy, BinaryCounting>>();
}

}  // namespace attention
