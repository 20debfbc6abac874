#include <algorithm>

#include "ui/exhibits/encoding_2d/parts.h"
#include "ui/exhibits/exhibits.h"
#include "ui/exhibits/worded_exhibit.h"

namespace attention {
namespace {

std::int64_t lastCell(const Parameters& parameters) {
    return parameters.gridRows * parameters.gridColumns - 1;
}

struct Encoding2d : GridWords {
    static ExhibitInfo info() {
        return {
            .id = "encoding-2d",
            .chapter = Chapter::Position,
            .makeFigure = encoding2dFigure,
            .stage = {"row", "column"},
            .uses = {{.key = "grid-rows"},
                     {.key = "grid-columns"},
                     {.key = "from-cell", .most = &lastCell, .mostText = "grid-rows * grid-columns - 1"},
                     {.key = "d",
                      .minimum = 4,
                      .maximum = 4096,
                      .sliderMaximum = 256,
                      .multipleOf = 4,
                      .label = CoreWords::tr("numbers"),
                      .tooltip = CoreWords::tr(
                          "How many numbers stand for one cell: half of them for its row, half for its column.")},
                     {.key = "base", .sliderMinimum = 2, .sliderMaximum = 1e6},
                     {.key = "normalise-grid"},
                     {.key = "row", .most = lastOf<&Parameters::gridRows>, .mostText = "grid-rows - 1"},
                     {.key = "column", .most = lastOf<&Parameters::gridColumns>, .mostText = "grid-columns - 1"}},
            .tables = {{"encoding",
                        "a channel of a cell, cells row by row",
                        {{"row", "", ColumnType::Integer, "the cell's row"},
                         {"column", "", ColumnType::Integer, "the cell's column"},
                         {"channel", "", ColumnType::Integer, "0 to d / 2 - 1 encode the row, the rest the column"},
                         {"value", "", ColumnType::Real, "the encoding there"}},
                        {"grid-rows", "grid-columns", "d"}},
                       {"rows",
                        "a row of the grid",
                        {{"channel", "0 to d / 2 - 1", ColumnType::Real, "its half of the encoding"}}},
                       {"columns",
                        "a column of the grid",
                        {{"channel", "0 to d / 2 - 1", ColumnType::Real, "its half of the encoding"}}},
                       {"similarity",
                        "a cell, row by row: row * grid-columns + column",
                        {{"cell", "0 to grid-rows * grid-columns - 1", ColumnType::Real,
                          "the product of the two cells' encodings"}}}},
        };
    }
    static double memoryNeeded(const Scene& scene) {
        const Parameters& parameters = scene.parameters;
        const double cells = double(parameters.gridRows) * double(parameters.gridColumns);
        const double halves = double(parameters.gridRows + parameters.gridColumns) * double(parameters.d);
        return sizeof(double) * ((std::max(cells, double(parameters.d)) + 6) * cells + 2 * halves);
    }

    static std::shared_ptr<const Study> compute(const Scene& scene, std::stop_token) {
        return std::make_shared<const GridStudy>(scene.parameters);
    }
};

}  // namespace

const Exhibit& encoding2d() {
    return only<WholeExhibit<GridStudy, Encoding2d>>();
}

}  // namespace attention
