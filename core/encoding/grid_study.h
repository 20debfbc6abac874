#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/encoding/grid_encoding.h"
#include "core/io/table.h"
#include "core/scene/scene.h"
#include "core/scene/study.h"

namespace attention {

/// The encoding of an image grid's cells and their similarities, from whichever cell one looks.
struct GridStudy : Study {
    explicit GridStudy(const Parameters& parameters);

    GridEncoding encoding;
    GridSimilarity similarity;
    std::shared_ptr<const Matrix> rowTable;     ///< rows x d/2
    std::shared_ptr<const Matrix> columnTable;  ///< columns x d/2

    std::vector<Expression> definition() const { return gridDefinition(encoding, similarity); }
    /// Why two cells are as similar as they are.
    Derivation derivation(const GridCell& from, const GridCell& to) const {
        return gridSimilarityDerivation(encoding, similarity, from, to);
    }
    /// @param name  encoding, rows, columns or similarity
    Table table(std::string_view name) const;
};

/// The cell whose similarity to all others is shown: the selected one, else the middle one.
GridCell anchorOf(const Parameters& parameters);

}  // namespace attention
