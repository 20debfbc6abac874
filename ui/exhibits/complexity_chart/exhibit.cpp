#include "ui/exhibits/complexity_chart/exhibit.h"

#include <algorithm>

#include "ui/exhibits/exhibits.h"

namespace attention {
namespace complexity_chart {
namespace {

std::vector<ParameterUse> uses() {
    return {
        ParameterUse{.key = "n", .sliderMaximum = 4096},
        ParameterUse{.key = "d", .sliderMaximum = 1024},
        ParameterUse{.key = "kernel", .sliderMaximum = 15},
        ParameterUse{.key = "radius", .sliderMaximum = 64},
        // The plane is computed only while it is shown, so this choice changes the study.
        ParameterUse{.key = "chart-view", .role = ParameterRole::Data},
        ParameterUse{.key = "quantity"},
        ParameterUse{.key = "against"},
        ParameterUse{.key = "cost-kind"},
        ParameterUse{.key = "projections"},
        ParameterUse{.key = "count"},
        ParameterUse{.key = "pass"},
        ParameterUse{.key = "compared"},
        ParameterUse{.key = "matrix", .acceptedNames = kMatrices},
        ParameterUse{.key = "row",
                     .dynamicMaximum = [](const Parameters& p) -> std::int64_t { return costChartRows(p) - 1; },
                     .dynamicMaximumText =
                         "the last value of the axis (in crossings: the last crossing; in cheapest: the last width)"},
        ParameterUse{.key = "column",
                     .dynamicMaximum = [](const Parameters& p) -> std::int64_t { return costChartColumns(p) - 1; },
                     .dynamicMaximumText = "the last layer compared (in crossings: 0; in cheapest: the last length)"},
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

}  // namespace

ChartExhibit::ChartExhibit()
    : ExhibitWithStudy({.id = "complexity-chart",
                        .chapter = Chapter::Cost,
                        .makeFigure = complexityChartFigure,
                        .presentationKeys = {"n", "d"},
                        .uses = complexity_chart::uses(),
                        .tables = complexity_chart::tables()}) {}

IneffectiveReason ChartExhibit::ineffectiveReason(std::string_view key, const Scene& scene) const {
    const CostChart chart = costChart(scene.parameters);
    const bool isInPlane = scene.parameters.chartView == ChartView::Plane;
    const bool isCost = chart.quantity == CostQuantity::Cost;
    if (key == "against" && isInPlane) return {tr("The plane has both n and d as axes.")};
    if (key == "cost-kind" && !isCost) return {tr("Only costs are counted exactly."), "with --quantity cost"};
    if (key == "projections" || key == "count" || key == "pass") {
        if (!isCost) return {tr("It only changes costs."), "with --quantity cost"};
        if (chart.kind == CostKind::Term)
            return {tr("It does not change the terms, only what is counted exactly."), "with --cost-kind exact"};
    }
    if (key == "kernel" && (isInPlane || chart.against != AxisVariable::Kernel) &&
        (chart.quantity == CostQuantity::Sequential || std::ranges::none_of(chart.compared, isConvolution)))
        return {tr("No curve depends on it."),
                "with a convolution among --compared, and another --quantity than sequential"};
    if (key == "radius" && (chart.quantity == CostQuantity::Sequential || !isCompared(chart, Architecture::Restricted)))
        return {tr("No curve depends on it."),
                "with restricted among --compared, and another --quantity than sequential"};
    if (key == "d" && !isCost && !isInPlane && chart.against != AxisVariable::D)
        return {tr("No curve depends on it."), "with --quantity cost or --against d"};
    return {};
}

}  // namespace complexity_chart

const Exhibit& complexityChart() {
    return singleton<complexity_chart::ChartExhibit>();
}

}  // namespace attention
