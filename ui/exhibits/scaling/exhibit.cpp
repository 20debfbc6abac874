#include <array>

#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/scaling/words.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

ScalingSetup setupOf(const Parameters& parameters) {
    return {.keys = Index(parameters.n), .draws = Index(parameters.draws), .seed = std::uint64_t(parameters.seed)};
}

std::vector<ParameterUse> scalingUses() {
    return {
        ParameterUse{.key = "key-width"},
        ParameterUse{.key = "n",
                     .minimum = 2,
                     .maximum = double(kMostScalingKeys),
                     .label = CoreWords::tr("keys"),
                     .tooltip = CoreWords::tr("With how many keys a query is compared.")},
        ParameterUse{.key = "draws", .sliderMaximum = 10000},
        ParameterUse{.key = "temperature", .sliderMinimum = 0.1, .sliderMaximum = 100},
        ParameterUse{.key = "seed", .sliderMaximum = 99},
        ParameterUse{.key = "matrix", .names = kScalingMatrices},
        ParameterUse{
            .key = "row",
            .most = [](const Parameters& p) -> std::int64_t { return scalingRows(p.matrix, Index(p.n)) - 1; },
            .mostText = "the last width, the last bin or the last key",
            .label = CoreWords::tr("selected key or bar"),
            .tooltip = CoreWords::tr("The key or the bar looked at, or of a curve its point, counted from 0.")},
        ParameterUse{.key = "column",
                     .most = [](const Parameters&) -> std::int64_t { return 1; },
                     .mostText = "1, with the scaling",
                     .label = CoreWords::tr("selected side"),
                     .tooltip = CoreWords::tr("0 is without the scaling, 1 with it.")},
    };
}

TableDescription curveTable(std::string_view name, std::string_view what, std::string_view reference,
                            std::string_view meaning) {
    return {name,
            "a width of keys, 1 to 4096",
            {{"key-width", "", ColumnType::Integer, "d_k"},
             {"unscaled", "", ColumnType::Real, what},
             {"scaled", "", ColumnType::Real, "the same with 1/sqrt(d_k)"},
             {reference, "", ColumnType::Real, meaning}}};
}

std::vector<TableDescription> scalingTables() {
    return {
        curveTable("entropy", "mean entropy of the weights in nats", "limit", "ln n, of equal weights"),
        curveTable("largest-weight", "mean of the largest weight of each query", "equal-weights", "1/n"),
        curveTable("gradient-norm", "mean Frobenius norm of diag(w) - w w^T", "equal-weights", "sqrt(n - 1)/n"),
        {"variance",
         "a width of keys, 1 to 4096",
         {{"key-width", "", ColumnType::Integer, "d_k"},
          {"unscaled", "", ColumnType::Real, "variance of q . k"},
          {"unscaled-theory", "", ColumnType::Real, "d_k"},
          {"scaled", "", ColumnType::Real, "variance of q . k/sqrt(d_k)"},
          {"scaled-theory", "", ColumnType::Real, "1"}}},
        {"histogram",
         "a bin of scores at key-width",
         {{"from", "", ColumnType::Real, "lower border of the bin of scores"},
          {"to", "", ColumnType::Real, "upper border of the bin of scores"},
          {"unscaled", "", ColumnType::Real, "share of all scores"},
          {"scaled", "", ColumnType::Real, "share of all scaled scores"},
          {"unscaled-theory", "", ColumnType::Real, "of a normal distribution of variance d_k"},
          {"scaled-theory", "", ColumnType::Real, "of a normal distribution of variance 1"},
          {"scaled-from", "", ColumnType::Real, "lower border of the bin of scaled scores"},
          {"scaled-to", "", ColumnType::Real, "upper border of the bin of scaled scores"}}},
        {"weight-histogram",
         "a bin of weights at key-width",
         {{"from", "", ColumnType::Real, "lower border"},
          {"to", "", ColumnType::Real, "upper border"},
          {"unscaled", "", ColumnType::Real, "share of all weights without the scaling"},
          {"scaled", "", ColumnType::Real, "share of all weights with it"}}},
        {"weights",
         "a key of the first query, 0 to n - 1",
         {{"key", "", ColumnType::Integer, "0 to n - 1"},
          {"score", "", ColumnType::Real, "q . k at key-width"},
          {"unscaled", "", ColumnType::Real, "its weight without the scaling"},
          {"scaled", "", ColumnType::Real, "its weight with it"}}},
    };
}

struct Scaling : ScalingWords {
    static ExhibitInfo info() {
        return {.id = "scaling",
                .chapter = Chapter::Attention,
                .makeFigure = scalingFigure,
                .stage = {"key-width", "temperature"},
                .uses = scalingUses(),
                .tables = scalingTables()};
    }
    static double memoryNeeded(const Parameters& parameters) { return scalingBytes(setupOf(parameters)); }
    static std::shared_ptr<const Study> resumed(const Parameters& parameters, const std::stop_token& stop,
                                                const ScalingStudy* before) {
        return studyScaling(setupOf(parameters), Index(parameters.keyWidth), parameters.temperature, before, stop);
    }
};

}  // namespace

const Exhibit& scaling() {
    return only<WholeResumedExhibit<ScalingStudy, Scaling, Scaling::resumed>>();
}

}  // namespace attention
