#pragma once

#include <array>
#include <cmath>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"
#include "ui/figure/figure.h"
#include "ui/figure/glide.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/size_hint_cache.h"

namespace attention {

/// What dragging the hands of clocks changes.
struct HandDrag {
    std::string_view startKey = {};  ///< of the parameter that the hand at the start of a turn changes
    std::string_view endKey = {};    ///< of the parameter that the hand at its end changes
    /// The value of that parameter at an angle in radians; empty: the hands cannot be dragged.
    std::function<std::int64_t(bool isEnd, Index clock, double angle)> valueAt = {};
};

/// Clocks, one for each pair of a sine and a cosine. A clock has two hands and an arc for the turn from the first to
/// the second one; a large clock may also show, dashed, the same turn starting at angle 0. The first clocks are large,
/// with names and angles under them; the others are small. Each clock is a cell of a matrix with one column.
class ClocksPart : public Part {
 public:
    /// The first clocks, up to this number, are large at any size of the part.
    static constexpr Index kAlwaysLarge = 4;
    struct Look {
        const Vector* from = nullptr;      ///< sine and cosine of each clock's hand where the turn begins
        const Vector* to = nullptr;        ///< sine and cosine of each clock's hand where the turn ends
        const Vector* angles = nullptr;    ///< of the turns, radians
        const Vector* fromZero = nullptr;  ///< end of the turn from angle 0; nullptr: that turn is not drawn
        const Vector* between = nullptr;   ///< one more hand on the chosen clock
        double position = 0;  ///< at which the turns start; with `offset` it gives the hands' angles beyond one turn
        double offset = 0;    ///< from there to the position at which the turns end
        Index first = 0;      ///< first clock that is shown
        Index count = 0;      ///< number of clocks that are shown
        Index chosen = 0;
        bool isSineRight = false;  ///< else the cosine is to the right and the sine upwards
        bool isLabelled = true;
        std::array<QString, 4> ends = {};  ///< names of the hands' ends: from, to, angle 0, end of the turn from 0
        std::function<QString(Index)> name = {};                              ///< "pair 3"
        std::function<QString(double)> angleText = {};                        ///< "217°"
        std::function<QStringList(Index first, Index last)> smallTitle = {};  ///< forms of the small clocks' title
        std::string matrix = {};                                              ///< of the cells
        std::string_view key = {};  ///< of the parameter that a click on a clock sets to its number
        HandDrag dragged = {};      ///< of the hands of large clocks
    };
    explicit ClocksPart(Figure& figure) : m_figure(figure) {}

    /// If the figure glides, the hands turn to their new angles.
    void set(Look look);

    bool isLarge(Index clock) const;
    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::string_view handleAt(const QPointF& place) const override;
    void beginDrag(const QPointF& place) override { m_grabbed = nearestClock(place); }
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;
    /// Up and Down lead to the clock above or below, among the large or the small ones.
    std::optional<Cell> adjacentCell(const Cell& cell, int right, int down) const override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override {
        return m_need.get(room, [&] { return measured(room); });
    }
    void geometryChanged() override;
    void hidden() override { m_faces.clear(); }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    /// Radius of the end of a hand, in pixels.
    static constexpr double kRing = 4.5;
    static constexpr double kWordLine = 16;
    static constexpr double kBeforeAngle = 7;

    struct Face {
        Index clock = 0;
        QPointF centre;
        double radius = 0;
        bool isLarge = false;
        QRectF label = {};  ///< empty: no label
    };
    /// The arrangement of the large clocks in an available size.
    struct Plan {
        Index large = 0, columns = 1, rows = 1;
        double width = 0;         ///< available for the large clocks
        double size = 0;          ///< diameter of a clock
        double rim = 0;           ///< free space around a clock
        bool isNumbered = false;  ///< the hands' ends have names, and there are three lines under a clock
        /// Height of the text under a clock.
        double labelHeight() const;
        double height() const { return double(rows) * (size + 2 * rim + labelHeight()); }
    };
    static double wordWidth(const QString& text, QFont::Weight weight = QFont::Normal, int size = font_size::kAxis);
    /// "pos → pos + δ"
    static QString handsText(const QString& from, const QString& to) { return from + QStringLiteral(" → ") + to; }
    SizeHint measured(QSizeF room) const;
    /// The width of the widest line under the first `clocks` clocks; measured once.
    double widestLine(Index clocks) const;
    Plan planOf(QSizeF room, Index large, bool isNumbered) const;
    Plan planOf(QSizeF room) const;
    void placeSmall(QRectF room, Index first, Index count);
    /// The large clock whose rim is nearest.
    std::optional<Index> nearestClock(const QPointF& place) const;
    /// The clock that is `rows` rows below `clock` (above if negative), in the same block of large or small clocks; at
    /// most the last row of the block. Nothing if `clock` is not drawn.
    std::optional<Index> clockBelow(Index clock, int rows) const;
    const Face* faceAt(const QPointF& place) const;
    const Face* faceOf(Index clock) const;
    /// The direction of a hand on the screen, a unit vector.
    QPointF direction(double sine, double cosine) const {
        return m_look.isSineRight ? QPointF(sine, -cosine) : QPointF(cosine, -sine);
    }
    QPointF tip(const Face& face, const Vector& hands) const {
        return face.centre + face.radius * direction(hands[2 * face.clock], hands[2 * face.clock + 1]);
    }
    QPointF tip(const Face& face, double angle) const {
        return face.centre + face.radius * direction(std::sin(angle), std::cos(angle));
    }
    /// The ends of the hands, and the start and the angle of the turn between them in radians, as they are drawn now.
    struct Hands {
        QPointF from, to, zero, fromZero;
        double start = 0, angle = 0;
    };
    Hands handsOf(const Face& face) const;
    void drawTurn(QCPPainter& painter, const Theme& theme, const Face& face) const;
    void drawArrow(QCPPainter& painter, const Theme& theme, const Face& face, const QPolygonF& path,
                   double angle) const;
    void drawFace(QCPPainter& painter, const Theme& theme, const Face& face) const;
    void drawEnds(QCPPainter& painter, const Theme& theme, const Face& face) const;
    void drawLabel(QCPPainter& painter, const Theme& theme, const Face& face) const;
    void drawSmallNames(QCPPainter& painter, const Theme& theme) const;

    Figure& m_figure;
    Look m_look;
    GlidingNumbers m_starts, m_turns;  ///< of the clocks that are shown, radians
    SizeHintCache m_need;
    mutable std::vector<double> m_lines;  ///< entry k: the widest line under the first k + 1 clocks
    Plan m_plan;
    std::vector<Face> m_faces;
    QRectF m_smallTitle;
    double m_smallNumbers = 0;  ///< width of the numbers before rows of small clocks; 0: each clock has its own
    double m_smallLeft = 0;
    Index m_smallColumns = 1;
    std::optional<Index> m_grabbed;  ///< the clock whose hand was grabbed last
};

}  // namespace attention
