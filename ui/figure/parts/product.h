#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/formula/expression.h"
#include "ui/figure/formula.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// The equation "matrix times vector equals vector" in symbols and, behind an arrow, in numbers; if there is no room
/// for both, in numbers only. The entries of the matrix and of the result are cells.
class ProductPart : public Part {
 public:
    struct Look {
        Expression symbols;  ///< the product of a 2 x 2 grid and a column equals a column
        Expression numbers;  ///< the same product in numbers
        QString arrow;       ///< text above the arrow; left out if it does not fit
        Cell matrix;         ///< cell of the first entry of the matrix
        Cell result;         ///< cell of the first entry of the result in numbers
        Cell target;         ///< cell of the first entry of the result in symbols
    };
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void hidden() override { m_shown = {}; }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    struct Entry {
        FormulaLayout layout;
        QPointF place;
        QRectF box;
        std::optional<Cell> cell = {};
    };
    /// A matrix or vector in brackets.
    struct Grid {
        std::vector<Entry> entries;
        QRectF box;
    };
    struct Equation {
        std::vector<Grid> grids;
        QPointF equals;  ///< middle of the sign
        QRectF box;
        void move(const QPointF& offset);
    };
    /// Positions are relative to the top left corner.
    struct Layout {
        std::vector<Equation> equations;
        QRectF arrow;  ///< between the two equations
        QSizeF size;
    };
    Grid gridOf(const Expression& grid, const QPointF& place, double size, double rowHeight, const Cell* first) const;
    Equation equationOf(const Expression& product, double size, const Cell& result) const;
    /// Both equations in one font size; typeset once, because a layout asks for many sizes of the part.
    struct Pair {
        Equation symbols, numbers;
    };
    const Pair& pairAt(std::size_t size) const;
    Layout layoutFor(double width) const;
    /// Calls `visit` with each entry that is the cell.
    template <class Visit>
    void forEachEntry(const Cell& cell, Visit visit) const;

    static constexpr std::array kSizes{16.0, 14.0, 13.0};

    Look m_look;
    Layout m_shown;
    mutable std::array<std::optional<Pair>, kSizes.size()> m_pairs;
};

}  // namespace attention
