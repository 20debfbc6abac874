#pragma once

#include <QCoreApplication>

#include "core/cost/cost_study.h"
#include "ui/exhibits/measured_cost/fit_table.h"
#include "ui/figure/labels.h"
#include "ui/figure/parts/keys.h"
#include "ui/figure/parts/line_ends.h"
#include "ui/figure/parts/parts_figure.h"
#include "ui/figure/parts/plot.h"
#include "ui/figure/parts/text.h"

namespace attention::measured_cost {

/// Medians with their quartiles over predicted lines, what they are over what is predicted, and the fits as a table.
class MeasuredCostFigure : public PartsFigure {
    Q_DECLARE_TR_FUNCTIONS(MeasuredCost)

 public:
    MeasuredCostFigure();

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellBox(const Cell& cell) const override;
    /// Along a curve to the right and left; down from what was measured to what is predicted, to the next layer, and to
    /// the table.
    Cell neighbour(const Cell& cell, int right, int down) const override;

 protected:
    Grid tree() override;
    void drawOver(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    const CostStudy& shown() const { return study<CostStudy>(); }
    QColor colourOf(Architecture architecture) const { return measured_cost::colourOf(shown(), architecture, theme()); }
    bool isConclusive(Architecture architecture) const;
    /// What the sliders say is no matter of an exported figure.
    bool isToBeMeasuredAgain() const { return isInteractive() && shown().isMeasured && !shown().isAsAsked; }
    /// What the samples are too noisy for.
    QStringList doubt() const;
    /// Above the plot, the longest form first.
    QStringList headForms() const;
    /// What must be said before one reads the picture; may be none.
    QStringList noteForms() const;
    std::vector<KeysPart::Key> keys() const;
    void dressPlots();

    bool isPoint(const Cell& cell) const;
    QPointF at(double value, double height) const;
    QPointF pointOf(const Cell& cell) const;
    QPointF stripPoint(const Cell& cell) const;
    std::optional<Cell> nearest(const QPointF& place, bool isInStrip) const;
    std::optional<Index> nearestPoint(Architecture architecture, std::int64_t value) const;

    void drawPlot(QCPPainter& painter);
    /// What each point takes over what is predicted: where the model fails, and how noisy the machine is.
    void drawStrip(QCPPainter& painter);
    void drawMarked(QCPPainter& painter, const Cell& cell, Mark how);
    bool isOnAxis(double value) const;
    /// Solid where medians cross, dashed where predicted lines do.
    void drawRing(QCPPainter& painter, const QPointF& centre, bool isMeasured) const;
    /// Names of the crossings: above all else, so that no mark strikes them.
    void drawCrossings(QCPPainter& painter) const;

    TextPart m_head, m_note;
    KeysPart m_keys;
    PlotPart m_plot{*this}, m_strip{*this};
    LineEndsPart m_ends;
    FitTable m_table;
};

}  // namespace attention::measured_cost
