#pragma once

#include <optional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Probabilities as horizontal bars, one below the other, each with its name at the left and its number at the right. A
/// bar may have a grey track behind it, whose length stands for Look::limit.
class NamedBarsPart : public FixedPart {
 public:
    struct Bar {
        QString name;
        double value = 0;                ///< 0 ... 1
        std::optional<double> was = {};  ///< value for comparison: a dashed outline and a second number
        std::optional<Cell> cell = {};   ///< cell that the bar stands for
        bool isStrong = false;           ///< bold name and number
        bool isFaint = false;            ///< muted bar and name
        QColor ink = {};                 ///< of the bar; invalid: the default colour
        /// A line across the bar at a value that it has to reach.
        std::optional<double> needed = {};
        /// What a click on the button "+" behind the bar sets; nothing: there is no button.
        std::optional<ParameterChange> adds = {};
    };
    struct Look {
        std::vector<Bar> bars = {};
        QString was = {};      ///< template of the number for comparison: "as trained %1"
        bool isQuiet = false;  ///< smaller and muted, for comparison with other bars
        /// The value of a bar with the full length.
        double limit = 1;
        bool hasTracks = true;  ///< without tracks numbers are directly behind their bars
        bool hasFrames = true;  ///< the bar of the current cell is framed
        double maxTrack = 420;
        double maxRow = 28;
    };
    void set(Look look);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    std::optional<ParameterChange> choiceAt(const QPointF& place) const override;

 protected:
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QFont font(bool isStrong) const;
    QRectF rowAt(std::size_t bar) const;
    QRectF trackAt(std::size_t bar) const;
    QRectF barAt(std::size_t bar, double value) const;
    QRectF plusAt(std::size_t bar) const;

    Look m_look;
    double m_number = 0;  ///< width of the column of numbers and buttons, in pixels
    double m_plus = 0;    ///< width of the button "+" with its gap; 0 without one
};

/// The text of a probability with three decimals, such as "0.953", or "< 0.001" for a smaller one.
QString probabilityText(double probability);

}  // namespace attention
