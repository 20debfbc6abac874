#pragma once

#include <vector>

#include <qcustomplot.h>

#include "core/cost/paths_study.h"
#include "ui/figure/matrix_panel.h"

namespace attention {

/// A stroke in the style of a kind of layer.
void drawSwatch(QCPPainter& painter, Architecture architecture, const QPointF& left, double width, const Theme& theme);
/// The name of a kind of layer, or the short one where there is no room for it.
QString architectureFitting(Architecture architecture, double width, const QFont& font);

/// All distances of the chosen network as a matrix with its scale, and beside it what the formulas of the networks
/// give and what the search found. Keeps the study and the theme that it was arranged for by reference.
class DistanceStrip {
 public:
    explicit DistanceStrip(QCustomPlot& plot) : m_panel(plot, "distances") {}

    const MatrixPanel& panel() const { return m_panel; }
    void arrange(const QRectF& room, const PathsStudy& study, NetworksChoice networks, bool hasColourBar,
                 const Theme& theme);
    void draw(QCPPainter& painter) const;

 private:
    /// What a line of the readout has room for.
    struct Columns {
        std::vector<Expression> formulas;  ///< of each lane
        double formulaSize = 17;
        bool hasFormulas = true;
        double found = 0;  ///< width of what the search found
        double names = 0;  ///< 0: no names
        bool hasHeads = false;
        double height = 0;  ///< of a line
    };

    void drawName(QCPPainter& painter) const;
    void hatchTriangles(QCPPainter& painter) const;
    void drawScale(QCPPainter& painter) const;
    void drawReadout(QCPPainter& painter) const;
    /// @return where it ends
    double drawTitle(QCPPainter& painter) const;
    Columns columnsIn(const QRectF& body) const;
    void drawLine(QCPPainter& painter, const QRectF& line, std::size_t lane, const Columns& columns) const;

    MatrixPanel m_panel;
    const PathsStudy* m_study = nullptr;
    const Theme* m_theme = nullptr;
    std::vector<const PathLane*> m_lanes;
    QRectF m_scale, m_noPath, m_name, m_readout;
};

}  // namespace attention
