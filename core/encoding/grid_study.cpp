#include "core/encoding/grid_study.h"

#include <algorithm>

namespace attention {

GridStudy::GridStudy(const Parameters& parameters)
    : encoding{.rows = parameters.gridRows,
               .columns = parameters.gridColumns,
               .dimensions = parameters.d,
               .base = parameters.base,
               .normalised = parameters.normaliseGrid},
      similarity(gridSimilarity(encoding)),
      rowTable(std::make_shared<const Matrix>(gridRowTable(encoding))),
      columnTable(std::make_shared<const Matrix>(gridColumnTable(encoding))) {}

Table GridStudy::table(std::string_view name) const {
    if (name == "encoding")
        return ArrayTable{std::make_shared<const Matrix>(gridTable(encoding)),
                          {{"row", encoding.rows}, {"column", encoding.columns}, {"channel", encoding.dimensions}}};
    const auto matrix = name == "rows"      ? rowTable
                        : name == "columns" ? columnTable
                                            : std::make_shared<const Matrix>(gridSimilarityTable(similarity));
    return MatrixTable{matrix, numberedColumns(matrix->cols())};
}

GridCell anchorOf(const Parameters& parameters) {
    const auto selected = selectionOf(parameters);
    if (!selected) return {parameters.gridRows / 2, parameters.gridColumns / 2};
    return {std::min<Index>(selected->row, parameters.gridRows - 1),
            std::min<Index>(selected->column, parameters.gridColumns - 1)};
}

}  // namespace attention
