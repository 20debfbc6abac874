#pragma once

#include "core/cost/cost_study.h"
#include "ui/exhibits/measured_cost/fit_table.h"
#include "ui/figure/figure.h"
#include "ui/figure/labels.h"

namespace attention::measured_cost {

/// Medians with their quartiles over predicted lines, what they are over what is predicted, and the fits as a table.
class MeasuredCostFigure : public Figure {
 public:
    MeasuredCostFigure();

    QSize leastRoom() const override;
    std::optional<Cell> cellAt(const QPointF& place) const override;
    /// Along a curve to the right and left; down from what was measured to what is predicted, to the next layer, and to
    /// the table.
    Cell neighbour(const Cell& cell, int right, int down) const override;

 protected:
    void arrange() override;
    void drawContent(QCPPainter& painter) override;
    void drawSelection(QCPPainter& painter) override;

 private:
    static constexpr double kStripName = 18;
    static constexpr double kPointRadius = 3.5;

    const CostStudy& study() const { return Figure::study<CostStudy>(); }
    QColor colourOf(Architecture architecture) const;
    bool isConclusive(Architecture architecture) const;
    /// Whether something must be said before one reads the picture.
    bool hasNote() const { return !study().isMeasured || isToBeMeasuredAgain() || !doubt().isEmpty(); }
    /// What the sliders say is no matter of an exported figure.
    bool isToBeMeasuredAgain() const { return isInteractive() && study().isMeasured && !study().isAsAsked; }
    /// What the samples are too noisy for.
    QStringList doubt() const;
    QPointF at(double value, double height) const;
    double heightOf(const Cell& cell) const;
    QPointF pointOf(const Cell& cell) const;
    QPointF stripPoint(const Cell& cell) const;
    bool isPoint(const Cell& cell) const;
    /// Around a point, or a number of the table; empty for what is not drawn.
    QRectF boxOf(const Cell& cell) const;
    std::optional<Index> nearestPoint(Architecture architecture, std::int64_t value) const;

    void styleAxes();
    /// From the logarithm of the first value to that of the last.
    void styleValues(QCPAxisRect& rect, double first, double last);
    void styleHeights(double low, double high);
    /// @param off  the logarithm of the largest ratio
    void styleRatios(double off);

    void drawHead(QCPPainter& painter);
    /// Above the plot, the longest form first.
    QStringList headForms() const;
    QStringList noteForms() const;
    /// What the marks are; the last ones go where there is no room.
    void drawKey(QCPPainter& painter, const QRectF& line);
    void drawCurves(QCPPainter& painter);
    void drawBar(QCPPainter& painter, double x, double top, double bottom, const QColor& colour);
    /// Points of a fit that says nothing are hollow.
    void drawPoints(QCPPainter& painter);
    /// What each point takes over what is predicted: where the model fails, and how noisy the machine is.
    void drawStrip(QCPPainter& painter);
    /// Names beside the ends of the lines, moved apart where they would touch.
    void drawEndNames(QCPPainter& painter);
    bool isOnAxis(double value) const;
    /// Solid where medians cross, dashed where predicted lines do.
    void drawRing(QCPPainter& painter, const QPointF& centre, bool isMeasured);
    /// A wedge that stands on the axis.
    void drawTick(QCPPainter& painter, double x, double y);
    /// What labels must not lie on: curves, points with their bars.
    LabelRoom labelRoom() const;
    void drawCrossings(QCPPainter& painter);
    /// Where the counts alone would cross, on the axis, because their height is no time.
    void drawCounted(QCPPainter& painter, LabelRoom& labels);
    void drawMarked(QCPPainter& painter, const Cell& cell, bool isSelected);

    QCPAxisRect* m_plot = nullptr;
    QCPAxisRect* m_strip = nullptr;  ///< measured over predicted
    FitTable m_table;
    double m_namesWidth = 0;
    bool m_hasKey = false;
    bool m_showsLines = true;   ///< where the fitted lines cross
    bool m_showsCounts = true;  ///< where the counts cross
    bool m_hasTable = true;
    bool m_hasStrip = false;
    bool m_isSmall = false;
};

}  // namespace attention::measured_cost
