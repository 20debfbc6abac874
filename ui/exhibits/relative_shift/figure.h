#pragma once

#include <memory>
#include <vector>

#include <QCoreApplication>

#include "core/encoding/relative_shift_study.h"
#include "ui/figure/parts/cell_text.h"
#include "ui/figure/parts/clocks.h"
#include "ui/figure/parts/keys.h"
#include "ui/figure/parts/matrix.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/product.h"
#include "ui/figure/parts/roads.h"
#include "ui/figure/parts/text.h"

namespace attention {

/// The pairs of two positions as clocks with the turn between them, which is the same from another start; below, the
/// turn of one pair as a product, two roads to the same position, and the whole matrix.
class ShiftFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(RelativeShift)

 public:
    Cell neighbour(const Cell& cell, int right, int down) const override;
    std::optional<Choice> choiceAt(const QPointF& place) const override;
    std::string_view handleAt(const QPointF& place) const override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;

 protected:
    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }
    Grid tree() override;
    std::vector<Cell> related(const Cell& cell) const override;
    void drawOver(QCPPainter& painter) override;

 private:
    /// Rows and columns of M are columns of the encoding: nothing in it is a position.
    class RotationPart : public MatrixPart {
     public:
        using MatrixPart::MatrixPart;
        void mark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) override;
    };

    const RelativeShiftStudy& shown() const { return study<RelativeShiftStudy>(); }
    Index chosenPair() const { return std::min<Index>(scene().parameters.pair, shown().pairs() - 1); }
    ClocksPart::Look clocks(Index first, Index count) const;
    std::vector<KeysPart::Key> keys() const;
    void setProduct();
    void setRoads();

    KeysPart m_keys;
    ClocksPart m_clocks;
    ClocksPart m_chosen;  ///< the chosen pair's own, where it is small among the others
    ProductPart m_product;
    CellTextPart m_residual;
    RoadsPart m_roads;
    std::array<FormulaPart, 2> m_additions;
    RotationPart m_rotation{*this, "rotation"};
};

}  // namespace attention
