#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/encoding/grid_encoding.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

struct Parameters;

/// The encoding of the cells of an image grid, and their similarity to one selected cell.
struct GridStudy : Study {
    explicit GridStudy(const Parameters& parameters);

    GridEncoding encoding;
    GridSimilarity similarity;
    GridCell from;                              ///< the selected cell
    GridMaps maps;                              ///< similarity of every cell to `from`
    std::shared_ptr<const Matrix> rowTable;     ///< rows x d/2
    std::shared_ptr<const Matrix> columnTable;  ///< columns x d/2

    std::vector<Expression> definition() const { return gridDefinition(encoding, similarity); }
    /// Explains the similarity of a cell to `from`.
    Derivation derivation(const GridCell& to) const { return gridSimilarityDerivation(encoding, similarity, from, to); }
    /// @param name  encoding, rows, columns or similarity
    Table table(std::string_view name) const;
};

}  // namespace attention
