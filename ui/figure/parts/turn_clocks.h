#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/figure/glide.h"
#include "ui/figure/parts/clocks.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// Large clocks side by side on which a hand turns twice, from two starts: a solid sector near the rim, and a dashed
/// one inside it. Under each clock stand its name and both angles in large digits, as an equation with start and end
/// below each angle, or where that has no room in a line for each turn. Each is a cell of a table with one column.
class TurnClocksPart : public FixedPart {
 public:
    struct Turn {
        double start = 0;   ///< of the hand, radians
        double angle = 0;   ///< by which it turns, radians; may be many turns
        QString text = {};  ///< the angle: "286.5°"
    };
    struct Clock {
        Index number = 0;
        QString name = {};
        std::array<Turn, 2> turns = {};  ///< near the rim, and inside
    };
    struct Look {
        std::vector<Clock> clocks = {};
        /// Names of the ends of both turns: where the first one begins and ends, then the second. Forms, the longest
        /// first: all clocks have the same.
        std::array<QStringList, 4> ends = {};
        bool isSineRight = false;   ///< else the cosine is to the right and the sine upwards
        std::string matrix = {};    ///< of the cells
        std::string_view key = {};  ///< of the parameter that a click on a clock sets to its number
        HandDrag dragged = {};      ///< of the hands of the first turn
    };
    explicit TurnClocksPart(Figure& figure) : m_figure(figure) {}

    /// Where the figure glides, the hands go to their new places, and the sectors with them.
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::string_view handleAt(const QPointF& place) const override;
    void beginDrag(const QPointF& place) override { m_grabbed = nearestClock(place); }
    ParameterValue handleValue(std::string_view key, const QPointF& place) const override;

 protected:
    void geometryChanged() override;
    void hidden() override { m_centres.clear(); }
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QPointF direction(double angle) const;
    QPointF tip(std::size_t clock, std::size_t end) const;
    /// Where hands stand: the angles of the four ends of a clock.
    double endAngle(std::size_t clock, std::size_t end) const;
    /// A turn as it is drawn now.
    Turn turnAt(std::size_t clock, bool isInner) const;
    QString endName(std::size_t end) const { return m_look.ends[end].value(m_form); }
    QFont nameFont(QFont::Weight weight = QFont::DemiBold) const { return textFont(m_nameSize, weight); }
    QFont digitFont() const { return textFont(m_digitSize, QFont::DemiBold); }
    /// The width of what stands under a clock, with room for numbers of some digits more.
    double linesWidth() const;
    /// Pixels of the start and the end of a turn, and of an angle.
    double endsWidth() const;
    double angleWidth() const;
    double linesHeight() const;
    std::optional<std::size_t> indexOf(const Cell& cell) const;
    /// The number of the clock whose rim is nearest.
    std::optional<Index> nearestClock(const QPointF& place) const;
    void drawTurn(QCPPainter& painter, const Theme& theme, std::size_t clock, bool isInner) const;
    void drawEnds(QCPPainter& painter, const Theme& theme, std::size_t clock) const;
    void drawLines(QCPPainter& painter, const Theme& theme, std::size_t clock) const;
    void drawEquation(QCPPainter& painter, const Theme& theme, const QRectF& lines, std::size_t clock) const;
    /// Before the words on a turn, its line: from a place to the right.
    void drawSample(QCPPainter& painter, const Theme& theme, std::size_t turn, const QPointF& from) const;
    /// Start and end of a turn. @return where they end
    double drawWay(QCPPainter& painter, const Theme& theme, std::size_t turn, const QRectF& room) const;

    Figure& m_figure;
    Look m_look;
    GlidingNumbers m_starts, m_angles;  ///< of both turns of each clock, radians
    std::vector<QPointF> m_centres;
    double m_radius = 0;
    double m_across = 0;  ///< room of a clock
    QRectF m_lines;       ///< under the first clock
    int m_digitSize = 0, m_nameSize = 0, m_form = 0;
    double m_sample = 0;  ///< of a line before its turn's words; 0: none
    bool m_isEquation = false;
    std::optional<Index> m_grabbed;  ///< the clock whose hand was grabbed last
};

}  // namespace attention
