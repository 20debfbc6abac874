#include "core/attention/position_head_study.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/position_heads/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

struct PositionHeads : PositionHeadWords {
    static ExhibitInfo info() {
        return {.id = "position-heads",
                .chapter = Chapter::Position,
                .makeFigure = positionHeadsFigure,
                .stage = {"offset", "sharpness"},
                .uses =
                    {
                        {.key = "tokens"},
                        {.key = "n",
                         .maximum = 512,
                         .sliderMaximum = 128,
                         .label = CoreWords::tr("tokens"),
                         .tooltip = CoreWords::tr("How many tokens the sentence has.")},
                        {.key = "d", .minimum = 2, .maximum = 512, .sliderMaximum = 256, .multipleOf = 2},
                        {.key = "position-head"},
                        {.key = "offset", .sliderMinimum = -19, .sliderMaximum = 19},
                        {.key = "offsets"},
                        {.key = "sharpness", .sliderMaximum = 200},
                        {.key = "content-mix"},
                        {.key = "radius", .maximum = 512, .sliderMaximum = 19},
                        {.key = "base", .sliderMinimum = 10, .sliderMaximum = 1e6},
                        {.key = "seed", .sliderMaximum = 99},
                        {.key = "row"},
                        {.key = "column", .most = lastOf<&Parameters::n>, .mostText = "n - 1"},
                    },
                .tables =
                    {
                        {"weights",
                         "a query, 0 to n - 1",
                         {{"key", "0 to n - 1", ColumnType::Real, "attention weight of that key"}}},
                        {"scores",
                         "a query, 0 to n - 1",
                         {{"key", "0 to n - 1", ColumnType::Real,
                           "(1 - c) q_i . p_j + c x_i . x_j, before sharpness / sqrt(d)"}}},
                        {"queries", "a query, 0 to n - 1", dimensionColumns("the positions' part of the query")},
                        {"keys", "a key, 0 to n - 1", dimensionColumns("sinusoidal encoding of its position")},
                        {"content", "a token, 0 to n - 1",
                         dimensionColumns("embedding of the word, of length sqrt(d / 2)")},
                        {"attended",
                         "a query, 0 to n - 1",
                         {{"query", "", ColumnType::Integer, "position of the query"},
                          {"token", "", ColumnType::Text, "the token there"},
                          {"key", "", ColumnType::Integer, "the key with the largest weight"},
                          {"key-token", "", ColumnType::Text, "the token there"},
                          {"weight", "", ColumnType::Real, "that weight"},
                          {"expected", "", ColumnType::Text,
                           "the keys that the head is made to find, with blanks between them; none if there is no such "
                           "key"},
                          {"expected-weight", "", ColumnType::Real, "their weights together"}}},
                    },
                .selects = SelectionKind::QueryKey};
    }
    /// By the sentence alone: an array that another exhibit loaded does not count here.
    static std::vector<Decision> decided(const Scene& scene) { return decidedByTokens(withoutLoaded(scene)); }

    static double memoryNeeded(const Scene& scene) {
        const auto n = double(scene.parameters.n), d = double(scene.parameters.d);
        // Scores and weights, queries, keys and content, twice while the ones before are shown.
        return 2 * sizeof(double) * (2 * n * n + 3 * n * d + 1);
    }
};

}  // namespace

const Exhibit& positionHeads() {
    return only<WholeExhibit<PositionHeadStudy, PositionHeads>>();
}

}  // namespace attention
