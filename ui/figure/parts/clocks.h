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

/// Clocks, one for each pair of a sine and a cosine: two hands, and the turn from one to the other; dashed, the same
/// turn from angle 0. The first clocks are large, with names and angles under them; the others are small. Each is a
/// cell of a table with one column.
class ClocksPart : public Part {
 public:
    /// So many clocks, the first ones, are large in any room.
    static constexpr Index kAlwaysLarge = 4;
    struct Look {
        const Vector* from = nullptr;      ///< sine and cosine of each clock's hand where the turn begins
        const Vector* to = nullptr;        ///< sine and cosine of each clock's hand where the turn ends
        const Vector* angles = nullptr;    ///< of the turns, radians
        const Vector* fromZero = nullptr;  ///< where the turn from angle 0 ends; without it that one is not drawn
        const Vector* between = nullptr;   ///< one more hand on the chosen clock
        double position = 0;  ///< where the turns begin; with the next it says which way round hands get there
        double offset = 0;    ///< from there to where they end
        Index first = 0;      ///< of the clocks that are shown
        Index count = 0;      ///< clocks that are shown
        Index chosen = 0;
        bool isSineRight = false;  ///< else the cosine is to the right and the sine upwards
        bool isLabelled = true;
        std::array<QString, 4> ends = {};               ///< names of: from, to, angle 0, where the turn from 0 ends
        std::function<QString(Index)> name = {};        ///< "pair 3"
        std::function<QString(double)> angleText = {};  ///< "217°"
        std::function<QStringList(Index first, Index last)> smallTitle = {};
        std::string matrix = {};    ///< of the cells
        std::string_view key = {};  ///< of the parameter that a click on a clock sets to its number
        HandDrag dragged = {};      ///< of the hands of large clocks
    };
    explicit ClocksPart(Figure& figure) : m_figure(figure) {}

    /// Where the figure glides, the hands turn to their new places, less than once.
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
    /// Of the end of a hand.
    static constexpr double kRing = 4.5;
    static constexpr double kWordLine = 16;
    static constexpr double kBeforeAngle = 7;

    struct Face {
        Index clock = 0;
        QPointF centre;
        double radius = 0;
        bool isLarge = false;
        QRectF label = {};  ///< empty: it has none
    };
    /// How the large clocks stand in a room.
    struct Plan {
        Index large = 0, columns = 1, rows = 1;
        double width = 0;         ///< of the room that the large ones have
        double size = 0;          ///< across a clock
        double rim = 0;           ///< around it
        bool isNumbered = false;  ///< the hands' ends have names, and there are three lines under a clock
        double label() const;
        double height() const { return double(rows) * (size + 2 * rim + label()); }
    };
    static double wordWidth(const QString& text, QFont::Weight weight = QFont::Normal, int size = font_size::kAxis);
    /// "pos → pos + δ"
    static QString handsText(const QString& from, const QString& to) { return from + QStringLiteral(" → ") + to; }
    SizeHint measured(QSizeF room) const;
    /// The widest line under one of so many first clocks; measured once.
    double widestLine(Index clocks) const;
    Plan planOf(QSizeF room, Index large, bool isNumbered) const;
    Plan planOf(QSizeF room) const;
    void placeSmall(QRectF room, Index first, Index count);
    /// The large clock whose rim is nearest.
    std::optional<Index> nearestClock(const QPointF& place) const;
    /// The clock that is `rows` rows below another one (above if negative), or the last one on the way. Nothing if the
    /// other one is not shown.
    std::optional<Index> clockBelow(Index clock, int rows) const;
    const Face* faceAt(const QPointF& place) const;
    const Face* faceOf(Index clock) const;
    QPointF placeOf(double sine, double cosine) const {
        return m_look.isSineRight ? QPointF(sine, -cosine) : QPointF(cosine, -sine);
    }
    QPointF tip(const Face& face, const Vector& hands) const {
        return face.centre + face.radius * placeOf(hands[2 * face.clock], hands[2 * face.clock + 1]);
    }
    QPointF tip(const Face& face, double angle) const {
        return face.centre + face.radius * placeOf(std::sin(angle), std::cos(angle));
    }
    /// The ends of the hands, and the turn between them in radians, as they are drawn now.
    struct Hands {
        QPointF from, to, zero, fromZero;
        double start = 0, angle = 0;
    };
    Hands handsOf(const Face& face) const;
    void drawTurn(QCPPainter& painter, const Theme& theme, const Face& face) const;
    void drawArrow(QCPPainter& painter, const Theme& theme, const Face& face, const QPolygonF& way, double angle) const;
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
    double m_smallNumbers = 0;  ///< room for numbers before the rows of small clocks; 0: each has its own
    double m_smallLeft = 0;
    Index m_smallColumns = 1;
    std::optional<Index> m_grabbed;  ///< the clock whose hand was grabbed last
};

}  // namespace attention
