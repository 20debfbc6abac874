#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/encoding/relative_shift_study.h"
#include "ui/exhibits/relative_shift/product_layout.h"
#include "ui/figure/figure.h"
#include "ui/figure/matrix_panel.h"

namespace attention {

/// The pairs of two positions as clocks with the turn between them; below, the turn of one pair as a product, and the
/// shift as two roads to the same position.
class ShiftFigure : public Figure {
 public:
    ShiftFigure() : m_panel((freeLayout(*this), *this), "rotation") {}

    QSize leastRoom() const override { return {400, 270}; }

    std::optional<Cell> cellAt(const QPointF& place) const override;
    Cell neighbour(const Cell& cell, int right, int down) const override;
    std::optional<Choice> choiceAt(const QPointF& place) const override;
    std::string_view handleAt(const QPointF& place) const override;
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;

 protected:
    bool selectionMovesLayout(const Scene&, const Scene&) const override { return false; }

    void arrange() override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    /// A clock, where it stands.
    struct ClockFace {
        Index pair = 0;
        QPointF centre;
        double radius = 0;
        bool isLarge = false;  ///< its hands can be taken
        QRectF label;          ///< empty: it has none
    };

    /// Of the end of a hand.
    static constexpr double kRing = 4.5;
    static constexpr double kTitleHeight = 22;
    static constexpr double kRowOfProduct = 26;
    static constexpr double kLegendHeight = 24;
    static constexpr int kMostLarge = 8;

    const RelativeShiftStudy& shown() const { return study<RelativeShiftStudy>(); }
    Index chosenPair() const { return std::min<Index>(scene().parameters.pair, shown().pairs() - 1); }
    bool hasSineRight() const { return scene().parameters.clockAxes == ClockAxesChoice::SinCos; }

    /// A place on a clock, by the sine and cosine of the hand there.
    QPointF placeOf(double sine, double cosine) const {
        return hasSineRight() ? QPointF(sine, -cosine) : QPointF(cosine, -sine);
    }
    QPointF tip(const ClockFace& face, const Vector& encoding) const {
        return face.centre + face.radius * placeOf(encoding[2 * face.pair], encoding[2 * face.pair + 1]);
    }
    const ClockFace* clockAt(const QPointF& place) const;
    /// The clock so many rows below `pair` (above, where negative) among the large or the small ones, or the last one
    /// on the way. Nothing where that pair has no clock.
    std::optional<Index> clockBelow(Index pair, int rows) const;
    std::vector<std::pair<const Brackets*, std::string_view>> cellsOfProducts() const;
    void arrangePanel(const QRectF& room);

    /// How so many large clocks stand in the room, beside the small ones.
    struct LargeClocks {
        QRectF room;
        Index columns = 1;
        double size = 0;  ///< of the square that a clock needs with the ends of its hands
    };
    LargeClocks largeClocks(const QRectF& room, Index large) const;
    void arrangeClocks(const QRectF& room);
    void arrangeSmall(QRectF room, Index first, Index count);
    void arrangeProduct(QRectF room);

    /// In the row of the title, with as many words as fit.
    void arrangeResidual();
    QString productTitle() const;
    void arrangeAdditions(const QRectF& room);
    void drawLegend(QCPPainter& painter) const;

    /// The end of a hand: hollow where the shift begins, filled where it leads.
    void drawEnd(QCPPainter& painter, const QPointF& place, double radius, bool isHollow) const;

    /// The turn of a pair from its hand at i, as points from the middle: an arc, or a spiral where it is more than one
    /// turn, each turn further out.
    QPolygonF turnOf(Index pair, double inner, double outer, double* end = nullptr) const;
    void drawFace(QCPPainter& painter, const ClockFace& face) const;
    void drawTurn(QCPPainter& painter, const ClockFace& face) const;
    void drawLabel(QCPPainter& painter, const ClockFace& face, bool isChosen) const;

    /// What the axes are, once, at the first clock.
    void drawAxisNames(QCPPainter& painter) const;
    void drawSmallTitle(QCPPainter& painter) const;

    /// Semibold words and muted ones behind them, which are left out where there is no room.
    void drawTwoWeights(QCPPainter& painter, const QRectF& room, const QString& bold, const QString& muted,
                        const QColor& ink) const;

    void drawProduct(QCPPainter& painter) const;
    void drawRule(QCPPainter& painter, double y) const;
    void drawRoads(QCPPainter& painter) const;
    void drawLine(QCPPainter& painter) const;

    /// The boxes of a cell's number in the products, where it is one of the chosen pair.
    std::vector<QRectF> numbersOf(const Cell& cell) const;
    /// The clocks of a cell's pair; a cell of the rotation has none.
    std::vector<ClockFace> clocksOf(const Cell& cell) const;
    void drawMark(QCPPainter& painter, const Cell& cell, bool isSelected);

    /// Corners around the number where it is written, and around its clock.
    void drawPin(QCPPainter& painter, const Cell& cell);

    MatrixPanel m_panel;
    std::vector<ClockFace> m_clocks;
    std::optional<ProductLayout> m_symbols, m_numbers;
    std::vector<std::pair<FormulaLayout, QPointF>> m_additions;
    QRectF m_legend, m_smallTitle, m_productTitle, m_arrow, m_residual, m_roadsTitle, m_line, m_scale;
    QString m_residualWords;
    double m_left = 0;  ///< of the page
    double m_right = 0;
    double m_smallNumbers = 0;  ///< room for numbers before the rows of small clocks; 0: each has its own
    double m_smallLeft = 0;
    Index m_large = 0;  ///< so many clocks, the first ones, are large
    Index m_largeColumns = 1;
    Index m_smallColumns = 1;
    std::size_t m_smallEnd = 0;   ///< behind the last small clock
    bool m_named = false;         ///< whether the axes have names
    bool m_longNames = false;     ///< whether large clocks are called "pair 3", not 3
    mutable ClockFace m_grabbed;  ///< whose hand was last found under the pointer
};

}  // namespace attention
