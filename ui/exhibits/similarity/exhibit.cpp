#include "core/encoding/learned_positions.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/similarity/parts.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

struct Similarity : SimilarityWords {
    static ExhibitInfo info() {
        return {
            .id = "similarity",
            .chapter = Chapter::Position,
            .makeFigure = similarityFigure,
            .stage = {"row", "d"},
            .uses = {{.key = "n", .maximum = 4096, .sliderMaximum = 512},
                     {.key = "d", .minimum = 2, .maximum = 4096, .sliderMaximum = 512, .multipleOf = 2},
                     {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                     {.key = "similarity-measure"},
                     {.key = "row"},
                     {.key = "column", .most = lastOf<&Parameters::n>, .mostText = "n - 1"}},
            .tables = {{"gram",
                        "a position i, 0 to n - 1",
                        {{"j", "0 to n - 1", ColumnType::Real, "similarity of positions i and j"}}},
                       {"by-offset",
                        "an offset j - i, 0 to n - 1; negative ones are the same",
                        {{"offset", "", ColumnType::Integer, "j - i"},
                         {"similarity", "", ColumnType::Real, "of positions so far apart; of a loaded table the mean"},
                         {"spread", "", ColumnType::Real, "largest minus smallest along the diagonal"}}}},
            .arrays = {{.name = "learned", .help = "a learned table of positions, n x d"}},
            .isComparable = true,
        };
    }
    static std::vector<Decision> decided(const Scene& scene) {
        const auto table = learnedPositions(scene);
        if (!table) return {};
        return {{.key = "n", .value = table->shape[0], .isMost = true, .by = "learned"},
                {.key = "d", .value = table->shape[1], .by = "learned"}};
    }

    static double memoryNeeded(const Scene& scene) {
        const auto n = double(scene.parameters.n);
        // The matrix, the one still shown, and the table.
        return sizeof(double) * (2 * n * n + n * double(scene.parameters.d));
    }
};

}  // namespace

const Exhibit& similarity() {
    return only<WholeExhibit<SimilarityStudy, Similarity>>();
}

}  // namespace attention
