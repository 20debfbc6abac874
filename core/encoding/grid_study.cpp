#include "core/encoding/grid_study.h"

#include <algorithm>

#include "core/scene/parameter_groups.h"
#include "core/scene/parameters.h"

namespace attention {
namespace {

GridCell selectedGridCell(const GridParameters& parameters) {
    const Index rows = parameters.gridRows, columns = parameters.gridColumns;
    const Index cell = parameters.fromCell.value_or(rows / 2 * columns + columns / 2);
    return {std::min(cell / columns, rows - 1), cell % columns};
}

}  // namespace

GridStudy::GridStudy(const Parameters& parameters)
    : encoding{.rows = parameters.gridRows,
               .columns = parameters.gridColumns,
               .dimensions = parameters.d,
               .base = parameters.base,
               .normalised = parameters.normaliseGrid},
      similarity(gridSimilarity(encoding)),
      from(selectedGridCell(parameters)),
      maps(gridMaps(similarity, from)),
      rowTable(std::make_shared<const Matrix>(gridRowTable(encoding))),
      columnTable(std::make_shared<const Matrix>(gridColumnTable(encoding))) {}

Table GridStudy::table(std::string_view name) const {
    if (name == "encoding")
        return ArrayTable{std::make_shared<const Matrix>(gridTable(encoding)),
                          {{"row", encoding.rows}, {"column", encoding.columns}, {"channel", encoding.dimensions}}};
    const auto matrix = name == "rows"      ? rowTable
                        : name == "columns" ? columnTable
                                            : std::make_shared<const Matrix>(gridSimilarityTable(similarity));
    return MatrixTable{matrix, indexNames(matrix->cols())};
}

}  // namespace attention
