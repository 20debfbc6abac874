#include <array>

#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/token_input.h"
#include "ui/exhibits/token_plus_position/parts.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

/// The matrices, in the order of the tables: the first is the default.
constexpr std::array<std::string_view, 3> kMatrices{"sum", "X", "P"};

struct TokenPlusPositionExhibit : TokenPlusPositionWords {
    static ExhibitInfo info() {
        return {
            .id = "token-plus-position",
            .chapter = Chapter::Position,
            .makeFigure = tokenPlusPositionFigure,
            .stage = {"row", "column"},
            .uses = {{.key = "tokens"},
                     {.key = "n", .maximum = 16384, .sliderMaximum = 512},
                     {.key = "d", .maximum = 4096, .sliderMaximum = 512},
                     {.key = "scale-embedding"},
                     {.key = "embedding-dropout"},
                     {.key = "seed", .sliderMaximum = 99},
                     {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                     {.key = "matrix", .names = kMatrices},
                     {.key = "row"},
                     {.key = "column"}},
            .tables = {{"sum", "a token, 0 to n - 1", dimensionColumns("X + P there, after dropout")},
                       {"X", "a token, 0 to n - 1", dimensionColumns("embedding, times sqrt(d) where that is on")},
                       {"P", "a token, 0 to n - 1", dimensionColumns("sinusoidal encoding of its position")},
                       {"mask", "a token, 0 to n - 1", dimensionColumns("1 where dropout keeps the number, else 0")},
                       tokenTableDescription()},
            .arrays = {inputUse()},
            .selects = SelectionKind::PositionColumn,
        };
    }
    static std::vector<Decision> decided(const Scene& scene) { return decidedByTokens(scene); }

    static double memoryNeeded(const Scene& scene) {
        constexpr double kMatricesHeld = 4;  // X, P, mask and sum; twice, while the ones before are shown
        const Array* loaded = loadedInput(scene);
        const Parameters& parameters = scene.parameters;
        const double entries = loaded ? double(loaded->shape[loaded->shape.size() - 2]) * double(loaded->shape.back())
                                      : double(parameters.n) * double(parameters.d);
        // A loaded array is kept beside X.
        return 2 * (kMatricesHeld + (loaded ? 1 : 0)) * sizeof(double) * entries;
    }
};

}  // namespace

const Exhibit& tokenPlusPosition() {
    return only<WholeExhibit<TokenPlusPositionStudy, TokenPlusPositionExhibit>>();
}

}  // namespace attention
