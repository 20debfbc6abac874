#include "ui/exhibits/complexity_table/exhibit.h"

#include "core/cost/complexity_table_study.h"
#include "ui/exhibits/exhibits.h"

namespace attention {
namespace {

ExhibitInfo infoOfComplexityTable() {
    using enum ColumnType;
    return {.id = "complexity-table",
            .chapter = Chapter::Cost,
            .makeFigure = complexityTableFigure,
            .presentationKeys = {"n", "d"},
            .uses = {{.key = "n", .sliderMaximum = 4096},
                     {.key = "d", .sliderMaximum = 1024},
                     {.key = "kernel", .sliderMaximum = 15},
                     {.key = "radius", .sliderMaximum = 64},
                     {.key = "projections"},
                     {.key = "count"},
                     {.key = "pass"},
                     {.key = "row",
                      .dynamicMaximum = constantMaximum<kComparedArchitectures.size() - 1>,
                      .dynamicMaximumText = "4 (last layer)"},
                     {.key = "column",
                      .dynamicMaximum = constantMaximum<kCostColumns.size() - 1>,
                      .dynamicMaximumText = "5 (last column)"}},
            .tables = {{"table",
                        "a kind of layer",
                        {{"layer", "", Text, "its name"},
                         {"term-formula", "", Text, "operations per layer as O()"},
                         {"term", "", Integer, "value of the term in O(), whatever is counted"},
                         {"count-formula", "", Text, "operations, counted exactly"},
                         {"count", "", Integer, "their number: multiply-adds or FLOPs, by count and pass"},
                         {"sequential-formula", "", Text, "operations that wait for each other as O()"},
                         {"sequential", "", Integer, "value of the term in O()"},
                         {"path-formula", "", Text, "longest path between two tokens as O()"},
                         {"path", "", Real, "value of the term in O(), unrounded; infinite: never connected"},
                         {"memory-bytes", "", Integer, "activations kept for the backward pass, 8 bytes a number"},
                         {"parameters", "", Integer, "weights, without biases"},
                         {"source", "", Text, "whose definitions these are"}}}},
            .tabs = {{"costs", CoreMessages::tr("Costs of five layers")},
                     {"formulas", CoreMessages::tr("Formulas and exact counts")},
                     {"curves", CoreMessages::tr("Against the length")}}};
}

}  // namespace

ComplexityTable::ComplexityTable() : ExhibitWithStudy(infoOfComplexityTable()) {}

const Exhibit& complexityTable() {
    return singleton<ComplexityTable>();
}

}  // namespace attention
