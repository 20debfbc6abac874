#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/encoding/grid_encoding.h"
#include "core/io/table.h"
#include "core/scene/study.h"

namespace attention {

struct Parameters;

/// The encoding of an image grid's cells, and their similarity to the one looked from.
struct GridStudy : Study {
    explicit GridStudy(const Parameters& parameters);

    GridEncoding encoding;
    GridSimilarity similarity;
    GridCell from;                              ///< the cell looked from
    GridMaps maps;                              ///< from there
    std::shared_ptr<const Matrix> rowTable;     ///< rows x d/2
    std::shared_ptr<const Matrix> columnTable;  ///< columns x d/2

    std::vector<Expression> definition() const { return gridDefinition(encoding, similarity); }
    /// Why a cell is as similar to the one looked from as it is.
    Derivation derivation(const GridCell& to) const { return gridSimilarityDerivation(encoding, similarity, from, to); }
    /// @param name  encoding, rows, columns or similarity
    Table table(std::string_view name) const;
};

}  // namespace attention
