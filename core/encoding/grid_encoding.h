#pragma once

#include <stop_token>

#include "core/formula/derivation.h"
#include "core/matrix.h"

namespace attention {

/// An image's grid of cells and how each is encoded: the first half of the channels encodes the row, the second half
/// the column, each half with the sine and cosine of a pair side by side, as in the encoding of a sequence of width
/// d/2.
/// Source: Carion et al. 2020, arXiv:2005.12872 (DETR), appendix A.4; PositionEmbeddingSine in its code, where
/// dim_t = temperature^(2 floor(k/2) / (d/2)). There coordinates count from 1 even where they are not normalised; here
/// they count from 0 then, as the positions of a sequence do.
struct GridEncoding {
    Index rows = 16;          ///< H >= 1
    Index columns = 16;       ///< W >= 1
    Index dimensions = 32;    ///< d, a multiple of 4
    double base = 10000;      ///< > 1 and finite; DETR's temperature
    bool normalised = false;  ///< coordinates (i + 1) / (H + 1e-6) 2 pi, as in DETR, instead of i

    bool operator==(const GridEncoding&) const = default;
};

struct GridCell {
    Index row = 0;
    Index column = 0;

    bool operator==(const GridCell&) const = default;
};

/// What DETR adds to the number of rows before it divides by it.
inline constexpr double kGridEpsilon = 1e-6;

/// The number that stands for row or column `index` of `count`: the index itself, or (index + 1) / (count + 1e-6) 2 pi.
double gridCoordinate(Index index, Index count, bool normalised);

/// rows x d/2: the first half of every cell's channels, which its row alone decides.
/// @throws std::invalid_argument if a member of `encoding` is out of its range; so do the functions below
Matrix gridRowTable(const GridEncoding& encoding);
/// columns x d/2: the second half, which the column alone decides.
Matrix gridColumnTable(const GridEncoding& encoding);
/// (rows columns) x d: cell (r, c) in row r * columns + c.
/// @param stop  when requested the call returns soon, and what it returns is unspecified
Matrix gridTable(const GridEncoding& encoding, std::stop_token stop = {});

/// Dot products p_a . p_b of the encodings of all cells. Each is a row term plus a column term, and each term depends
/// only on the distance between the rows (or columns); rows + columns numbers therefore represent all of them.
struct GridSimilarity {
    Vector rowParts;     ///< by |r - r'|: the sum over pairs of cos(omega_j times the distance of the coordinates)
    Vector columnParts;  ///< by |c - c'|

    double rowPart(Index from, Index to) const { return rowParts(std::abs(from - to)); }
    double columnPart(Index from, Index to) const { return columnParts(std::abs(from - to)); }
    double between(const GridCell& from, const GridCell& to) const {
        return rowPart(from.row, to.row) + columnPart(from.column, to.column);
    }
    /// A cell's similarity to itself, the largest there is: d/2.
    double largest() const { return rowParts(0) + columnParts(0); }
    /// The smallest that two cells of the grid have.
    double smallest() const { return rowParts.minCoeff() + columnParts.minCoeff(); }
    /// The smallest number of either part.
    double smallestPart() const { return std::min(rowParts.minCoeff(), columnParts.minCoeff()); }
};
GridSimilarity gridSimilarity(const GridEncoding& encoding);

/// rows x columns: what `from` has in common with every cell, and the two parts of it.
struct GridMaps {
    Matrix sum;
    Matrix rowPart;
    Matrix columnPart;
};
GridMaps gridMaps(const GridSimilarity& similarity, const GridCell& from);

/// The cell least like `from`, the first of several.
GridCell leastSimilarCell(const GridMaps& maps);

/// All of it, (rows columns) x (rows columns): cells row by row.
Matrix gridSimilarityTable(const GridSimilarity& similarity);

/// Why two cells are as similar as they are: the part of the rows plus the part of the columns.
/// @param similarity  of this encoding
Derivation gridSimilarityDerivation(const GridEncoding& encoding, const GridSimilarity& similarity,
                                    const GridCell& from, const GridCell& to);

/// The formulas with symbols: p_a . p_b as a sum of two parts, one of them, and the coordinate where it is normalised.
/// @param similarity  of this encoding
std::vector<Expression> gridDefinition(const GridEncoding& encoding, const GridSimilarity& similarity);

}  // namespace attention
