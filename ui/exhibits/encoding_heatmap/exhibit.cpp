#include <algorithm>

#include "core/encoding/learned_positions.h"
#include "ui/exhibits/encoding_heatmap/parts.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

constexpr std::int64_t kMostColumns = 4096;
constexpr std::string_view kLearned = "learned";

struct EncodingHeatmap : HeatmapWords {
    static ExhibitInfo info() {
        return {
            .id = "encoding-heatmap",
            .chapter = Chapter::Position,
            .makeFigure = encodingHeatmapFigure,
            .stage = {"row", "column"},
            .uses = {{.key = "n", .maximum = kMostHeatmapRows, .sliderMaximum = 1024},
                     {.key = "d", .maximum = kMostColumns, .sliderMaximum = 512},
                     {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                     {.key = "start", .sliderMaximum = 1000},
                     {.key = "row"},
                     {.key = "column"},
                     {.key = "colour-map"},
                     {.key = "look"}},
            .tables = {{"P",
                        "a position, start to start + n - 1",
                        {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}}},
            .arrays = {{.name = kLearned, .help = "a learned table, positions x d"}},
            .isComparable = true,
            .selects = SelectionKind::PositionColumn,
        };
    }
    static std::vector<Decision> decided(const Scene& scene) {
        const auto table = learnedPositions(scene);
        if (!table) return {};
        return {{"n", std::min<std::int64_t>(table->shape[0], kMostHeatmapRows), true, kLearned},
                {"d", std::min<std::int64_t>(table->shape[1], kMostColumns), false, kLearned},
                {"start", 0, false, kLearned}};
    }

    static double memoryNeeded(const Scene& scene) { return sinusoidalMemory(scene); }
};

}  // namespace

const Exhibit& encodingHeatmap() {
    return only<WholeExhibit<EncodingHeatmapStudy, EncodingHeatmap>>();
}

}  // namespace attention
