#pragma once

#include <optional>
#include <vector>

#include "ui/figure/parts/part.h"

namespace attention {

/// Probabilities as horizontal bars one below the other, each with its name before it and its number behind, against a
/// track as long as 1, or longer ones without a track.
class NamedBarsPart : public FixedPart {
 public:
    struct Bar {
        QString name;
        double value = 0;                ///< 0 ... 1
        std::optional<double> was = {};  ///< what it is compared with: a dashed outline, and a second number
        std::optional<Cell> cell = {};   ///< that the bar stands for
        bool isStrong = false;           ///< the one that the picture is about
        bool isFaint = false;            ///< what is left over
        QColor ink = {};                 ///< instead of the usual one
        /// A line across the bar that it has to reach.
        std::optional<double> needed = {};
        /// What "+" behind the bar sets; nothing: there is none.
        std::optional<ParameterChange> adds = {};
    };
    struct Look {
        std::vector<Bar> bars = {};
        QString was = {};      ///< "as trained %1"
        bool isQuiet = false;  ///< smaller, there for comparison
        /// What a bar stands for that is as long as there is room; without a track numbers follow their bars.
        double most = 1;
        bool hasTracks = true;
        bool hasFrames = true;  ///< around the bar of the current cell
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
    double m_number = 0;  ///< pixels of the widest number
    double m_plus = 0;    ///< pixels of "+" with its gap; 0 without one
};

/// A probability as a reader sees it, with three decimals: "0.953", and "< 0.001" where these say 0.
QString probabilityText(double probability);

}  // namespace attention
