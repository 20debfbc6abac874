#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/similarity/parts.h"
#include "ui/exhibits/worded_exhibit.h"
#include "ui/figure/figure.h"

namespace attention {
namespace {

std::int64_t lastPosition(const Parameters& parameters) {
    return parameters.n - 1;
}

const ExhibitInfo kInfo{
    .id = "similarity",
    .chapter = Chapter::Position,
    .stage = {"row", "d"},
    .uses = {{.key = "n", .maximum = 4096, .sliderMaximum = 512},
             {.key = "d", .minimum = 2, .maximum = 4096, .sliderMaximum = 512, .multipleOf = 2},
             {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
             {.key = "similarity-measure"},
             {.key = "row"},
             {.key = "column", .most = &lastPosition, .mostText = "n - 1"}},
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

class Similarity : public WordedExhibit<SimilarityStudy, SimilarityWords> {
 public:
    using WordedExhibit::WordedExhibit;

    std::vector<Decision> decided(const Scene& scene) const override {
        const Array* table = arrayOf(scene, "learned");
        if (!table) return {};
        return {{.key = "n", .value = table->shape[0], .isMost = true, .by = "learned"},
                {.key = "d", .value = table->shape[1], .by = "learned"}};
    }

    double memoryNeeded(const Scene& scene) const override {
        const auto n = double(scene.parameters.n);
        // The matrix, the one still shown, and the table.
        return sizeof(double) * (2 * n * n + n * double(scene.parameters.d));
    }
    std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) const override {
        return std::make_shared<const SimilarityStudy>(scene, stop);
    }
    std::unique_ptr<Figure> makeFigure() const override { return makeSimilarityFigure(); }
};

}  // namespace

const Exhibit& similarity() {
    static const Similarity exhibit(kInfo);
    return exhibit;
}

}  // namespace attention
