#include <algorithm>

#include "ui/exhibits/complexity_chart/words.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace complexity_chart {
namespace {

std::vector<ParameterUse> uses() {
    return {
        ParameterUse{.key = "n", .sliderMaximum = 4096},
        ParameterUse{.key = "d", .sliderMaximum = 1024},
        ParameterUse{.key = "kernel", .sliderMaximum = 15},
        ParameterUse{.key = "radius", .sliderMaximum = 64},
        // What the plane shows is computed only for it.
        ParameterUse{.key = "chart-view", .role = ParameterRole::Numbers},
        ParameterUse{.key = "quantity"},
        ParameterUse{.key = "against"},
        ParameterUse{.key = "cost-kind"},
        ParameterUse{.key = "projections"},
        ParameterUse{.key = "count"},
        ParameterUse{.key = "pass"},
        ParameterUse{.key = "compared"},
        ParameterUse{.key = "matrix", .names = kMatrices},
        ParameterUse{
            .key = "row",
            .most = [](const Parameters& p) -> std::int64_t { return costChartRows(p) - 1; },
            .mostText = "the last value of the axis (in crossings: the last crossing; in cheapest: the last width)"},
        ParameterUse{.key = "column",
                     .most = [](const Parameters& p) -> std::int64_t { return costChartColumns(p) - 1; },
                     .mostText = "the last layer compared (in crossings: 0; in cheapest: the last length)"},
    };
}

std::vector<TableDescription> tables() {
    constexpr std::string_view kLayerMeaning =
        "the quantity, real numbers of one at least for paths; left out where the layer is not compared";
    return {
        TableDescription{"costs",
                         "a value of the axis, evenly spread on its logarithmic scale; the present one is among them",
                         {{"value", "", ColumnType::Integer, "of n, d or kernel, which it is drawn against"},
                          {"convolution", "", ColumnType::Integer, kLayerMeaning},
                          {"dilated", "", ColumnType::Integer, kLayerMeaning},
                          {"recurrent", "", ColumnType::Integer, kLayerMeaning},
                          {"attention", "", ColumnType::Integer, kLayerMeaning},
                          {"restricted", "", ColumnType::Integer, kLayerMeaning}}},
        TableDescription{"crossings",
                         "two layers: in the order of the axis, then those that do not cross",
                         {{"first", "", ColumnType::Text, "the layer that is lower before, or nowhere higher"},
                          {"second", "", ColumnType::Text, "the layer that is lower after, or nowhere lower"},
                          {"value", "", ColumnType::Real,
                           "where, on the axis or beyond what is drawn of it; nan: they do not cross"},
                          {"height", "", ColumnType::Real, "of both curves there"},
                          {"formula", "", ColumnType::Text, "as n = k d; none where they do not cross"}}},
        TableDescription{"cheapest",
                         "a place of the plane",
                         {{"n", "", ColumnType::Integer, "length"},
                          {"d", "", ColumnType::Integer, "width"},
                          {"lowest", "", ColumnType::Text,
                           "the layer that is the lowest, or several that are equal with + between them"},
                          {"value", "", ColumnType::Real, "its quantity; a path is one layer at least"}}},
    };
}

struct ComplexityChart : ChartWords {
    static ExhibitInfo info() {
        return {.id = "complexity-chart",
                .chapter = Chapter::Cost,
                .makeFigure = complexityChartFigure,
                .stage = {"n", "d"},
                .uses = uses(),
                .tables = tables()};
    }
    static NoEffect noEffect(std::string_view key, const Scene& scene) {
        const CostChart chart = costChart(scene.parameters);
        const bool isInPlane = scene.parameters.chartView == ChartViewChoice::Plane;
        const bool isCost = chart.quantity == QuantityChoice::Cost;
        if (key == "against" && isInPlane) return {ChartWords::tr("The plane has both n and d as axes.")};
        if (key == "cost-kind" && !isCost)
            return {ChartWords::tr("Only costs are counted exactly."), "with --quantity cost"};
        if (key == "projections" || key == "count" || key == "pass") {
            if (!isCost) return {ChartWords::tr("It only changes costs."), "with --quantity cost"};
            if (chart.kind == CostKindChoice::Term)
                return {ChartWords::tr("It does not change the terms, only what is counted exactly."),
                        "with --cost-kind exact"};
        }
        if (key == "kernel" && (isInPlane || chart.against != AgainstChoice::Kernel) &&
            (chart.quantity == QuantityChoice::Sequential || std::ranges::none_of(chart.compared, isConvolution)))
            return {ChartWords::tr("No curve depends on it."),
                    "with a convolution among --compared, and another --quantity than sequential"};
        if (key == "radius" &&
            (chart.quantity == QuantityChoice::Sequential || !isCompared(chart, Architecture::Restricted)))
            return {ChartWords::tr("No curve depends on it."),
                    "with restricted among --compared, and another --quantity than sequential"};
        if (key == "d" && !isCost && !isInPlane && chart.against != AgainstChoice::D)
            return {ChartWords::tr("No curve depends on it."), "with --quantity cost or --against d"};
        return {};
    }

    static double memoryNeeded(const Scene&) { return costChartBytes(); }

    static std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token stop) {
        return studyCostChart(scene.parameters, std::move(stop));
    }
};

}  // namespace
}  // namespace complexity_chart

const Exhibit& complexityChart() {
    return only<WholeExhibit<CostChartStudy, complexity_chart::ComplexityChart>>();
}

}  // namespace attention
