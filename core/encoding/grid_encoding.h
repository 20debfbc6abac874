#pragma once

#include <stop_token>

#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// A grid of image cells and their position encoding: the first half of the channels encodes the row, the second half
/// the column. Each half is the sinusoidal encoding of width d/2, with the sine and cosine of a pair side by side.
/// Source: Carion et al. 2020, arXiv:2005.12872 (DETR), appendix A.4; PositionEmbeddingSine in its code, where
/// dim_t = temperature^(2 floor(k/2) / (d/2)). In DETR coordinates always count from 1; here coordinates that
/// are not normalised count from 0, like the positions of a sequence.
struct GridEncoding {
    Index rows = 16;          ///< H >= 1
    Index columns = 16;       ///< W >= 1
    Index dimensions = 32;    ///< d, a multiple of 4
    double base = 10000;      ///< > 1 and finite; DETR's temperature
    bool normalised = false;  ///< coordinates 2 pi (i + 1) / (H + 1e-6), as in DETR, instead of i

    bool operator==(const GridEncoding&) const = default;
};

struct GridCell {
    Index row = 0;
    Index column = 0;

    bool operator==(const GridCell&) const = default;
};

/// DETR's epsilon: normalised coordinates are divided by the number of rows (columns) plus this.
inline constexpr double kGridEpsilon = 1e-6;

/// The coordinate of row or column `index` of `count`: the index itself, or 2 pi (index + 1) / (count + 1e-6).
double gridCoordinate(Index index, Index count, bool normalised);

/// The first half of the channels, which depends on the row only: rows x d/2.
/// @throws std::invalid_argument if a member of `encoding` is out of its range; so do gridColumnTable(), gridTable()
/// and gridSimilarity()
Matrix gridRowTable(const GridEncoding& encoding);
/// The second half of the channels, which depends on the column only: columns x d/2.
Matrix gridColumnTable(const GridEncoding& encoding);
/// The encoding of all cells, (rows columns) x d: cell (r, c) is row r * columns + c.
/// @param stop  if a stop is requested, the call returns soon with an unspecified result
Matrix gridTable(const GridEncoding& encoding, std::stop_token stop = {});

/// Dot products p_a . p_b of the encodings of all cells. Each is a row term plus a column term, and each term depends
/// only on the distance between the rows (or columns); rows + columns numbers therefore represent all of them. Below
/// y_r is the coordinate of row r, and omega_j = base^(-2j / (d/2)) the frequency of sine and cosine of pair j of a
/// half.
struct GridSimilarity {
    Vector rowParts;     ///< entry |r - r'|: sum of cos(omega_j (y_r - y_r')) over the pairs j
    Vector columnParts;  ///< entry |c - c'|, likewise

    double rowPart(Index from, Index to) const { return rowParts(std::abs(from - to)); }
    double columnPart(Index from, Index to) const { return columnParts(std::abs(from - to)); }
    double between(const GridCell& from, const GridCell& to) const {
        return rowPart(from.row, to.row) + columnPart(from.column, to.column);
    }
    /// A cell's similarity to itself, the largest there is: d/2.
    double largest() const { return rowParts(0) + columnParts(0); }
    /// The smallest similarity of two cells of the grid.
    double smallest() const { return rowParts.minCoeff() + columnParts.minCoeff(); }
    /// The smallest entry of rowParts and columnParts.
    double smallestPart() const { return std::min(rowParts.minCoeff(), columnParts.minCoeff()); }
};
GridSimilarity gridSimilarity(const GridEncoding& encoding);

/// How similar one cell, `from`, is to each cell of the grid, and the two parts of that number. Each matrix is rows x
/// columns, with an entry for each cell.
struct GridMaps {
    Matrix sum;
    Matrix rowPart;
    Matrix columnPart;
};
GridMaps gridMaps(const GridSimilarity& similarity, const GridCell& from);

/// The cell with the smallest similarity to `from`, the first one of several.
GridCell leastSimilarCell(const GridMaps& maps);

/// The similarities of all pairs of cells, (rows columns) x (rows columns), with the cells numbered row by row.
Matrix gridSimilarityTable(const GridSimilarity& similarity);

/// Explains the similarity of two cells: row part plus column part.
/// @param similarity  of this encoding
Derivation gridSimilarityDerivation(const GridEncoding& encoding, const GridSimilarity& similarity,
                                    const GridCell& from, const GridCell& to);

/// The general formulas, two or three: p_a . p_b as the sum of row part and column part; the row part; and, if
/// coordinates are normalised, the coordinate.
/// @param similarity  of this encoding
std::vector<Expression> gridDefinition(const GridEncoding& encoding, const GridSimilarity& similarity);

}  // namespace attention
