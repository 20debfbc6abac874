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

/// Large clocks side by side, each with two turns of a hand from two starts: a solid sector near the rim, and a dashed
/// one inside of it. Under each clock are its name and both angles in large digits: as an equation with start and end
/// below each angle, or, if that does not fit, in a line for each turn. Each clock is a cell of a matrix with one
/// column.
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
        /// Names of the ends of both turns: start and end of the first one, then of the second one. The longest form
        /// comes first; all clocks use the same form.
        std::array<QStringList, 4> ends = {};
        bool isSineRight = false;   ///< else the cosine is to the right and the sine upwards
        std::string matrix = {};    ///< of the cells
        std::string_view key = {};  ///< of the parameter that a click on a clock sets to its number
        HandDrag dragged = {};      ///< of the hands of the first turn
    };
    explicit TurnClocksPart(Figure& figure) : m_figure(figure) {}

    /// If the figure glides, the hands and the sectors turn to their new angles.
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
    /// The angle of one of the four hands of a clock. @param end  as in Look::ends
    double endAngle(std::size_t clock, std::size_t end) const;
    /// A turn as it is drawn now.
    Turn turnAt(std::size_t clock, bool isInner) const;
    QString endName(std::size_t end) const { return m_look.ends[end].value(m_form); }
    QFont nameFont(QFont::Weight weight = QFont::DemiBold) const { return textFont(m_nameSize, weight); }
    QFont digitFont() const { return textFont(m_digitSize, QFont::DemiBold); }
    /// The width of the text under a clock, with room for some more digits.
    double linesWidth() const;
    /// Widths of the text "start → end" and of an angle, in pixels.
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
    /// Draws the line of a turn as a sample before its text, from a point to the right.
    void drawSample(QCPPainter& painter, const Theme& theme, std::size_t turn, const QPointF& from) const;
    /// Draws the text "start → end" of a turn. @return x of its end
    double drawWay(QCPPainter& painter, const Theme& theme, std::size_t turn, const QRectF& room) const;

    Figure& m_figure;
    Look m_look;
    GlidingNumbers m_starts, m_angles;  ///< of both turns of each clock, radians
    std::vector<QPointF> m_centres;
    double m_radius = 0;
    double m_across = 0;  ///< width available for a clock
    QRectF m_lines;       ///< rectangle of the text under the first clock
    int m_digitSize = 0, m_nameSize = 0, m_form = 0;
    double m_sample = 0;  ///< width of a turn's line sample; 0: there are no samples
    bool m_isEquation = false;
    std::optional<Index> m_grabbed;  ///< the clock whose hand was grabbed last
};

}  // namespace attention
