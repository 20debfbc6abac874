#include "ui/exhibits/encoding_curves/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/sinusoidal_words.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

struct EncodingCurves : CurvesWords {
    static ExhibitInfo info() {
        return {.id = "encoding-curves",
                .chapter = Chapter::Position,
                .makeFigure = encodingCurvesFigure,
                .stage = {"row", "first-column"},
                .uses = {{.key = "n", .maximum = 16384, .sliderMaximum = 1024},
                         {.key = "d", .maximum = 4096, .sliderMaximum = 512},
                         {.key = "first-column", .maximum = 4095},
                         {.key = "last-column", .maximum = 4095},
                         {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                         {.key = "start", .sliderMaximum = 1000},
                         {.key = "row"},
                         // A selected column that is not among those drawn is computed and drawn as well.
                         {.key = "column", .role = ParameterRole::Numbers},
                         {.key = "look"}},
                .tables = {{"columns",
                            "a position",
                            {{"position", "", ColumnType::Integer, "the position, start to start + n - 1"},
                             {"column", "first-column to last-column", ColumnType::Real, "P at that position"}}},
                           {"P",
                            "a position, start to start + n - 1",
                            {{"column", "0 to d - 1", ColumnType::Real, "P at that position"}}}},
                .isComparable = true,
                .selects = SelectionKind::PositionColumn};
    }
    static double memoryNeeded(const Scene& scene) { return sinusoidalMemory(scene); }
};

}  // namespace

const Exhibit& encodingCurves() {
    return only<WholeExhibit<EncodingCurvesStudy, EncodingCurves>>();
}

}  // namespace attention
