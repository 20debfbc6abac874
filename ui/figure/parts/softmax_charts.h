#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/scaling_study.h"
#include "ui/figure/cell_strip.h"
#include "ui/figure/figure.h"
#include "ui/figure/parts/grid.h"

namespace attention {

/// One row of scores and, below it side by side, softmaxes of them as bars against the same axis from 0 to 1. Each of
/// these is a panel, "chart-1" and so on.
class SoftmaxChartsPart : public Part {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    explicit SoftmaxChartsPart(Figure& figure) : m_figure(figure) {}

    struct Side {
        std::span<const double> weights = {};  ///< one for each score; kept by reference
        QStringList title = {}, note = {};     ///< forms, the longest first
        QString largest = {};                  ///< the largest weight, in large digits
        QStringList comparison = {};           ///< below it, if any: how much larger than the next one it is
        Index line = 0;                        ///< of the bars' cells, see Content::isColumn
        bool isSelectable = true;              ///< else a click on a bar selects the one of the first side that is
    };
    struct Content {
        std::span<const double> scores = {};  ///< kept by reference
        QStringList title = {}, note = {};    ///< beside the scores
        QString widestNote = {};              ///< for which there is room, so that nothing moves
        std::vector<Side> sides = {};
        Index best = 0;           ///< the key with the largest score
        QString equal = {};       ///< what the dashed line is
        QString keys = {};        ///< name of the axis below
        std::string matrix = {};  ///< of the cells
        /// The cells of a side are those of one column, its `line`, with a row for each key; else those of one row.
        bool isColumn = true;
        /// The line whose cells the scores are; without one a click on a score selects its bar.
        std::optional<Index> scoreLine = {};
    };
    void set(Content content);
    /// How many times one weight is another. @param lead  as powers of ten
    static QString timesText(double lead);
    /// The first query of a study, without and with the scaling.
    void set(const ScalingStudy& study);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) override;
    void visit(const std::function<void(Part&)>& visitor) override;

    static constexpr std::size_t kMaxSides = 3;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Index count() const { return Index(m_has.scores.size()); }
    Index keyOf(const Cell& cell) const { return m_has.isColumn ? cell.row : cell.column; }
    Cell cellOf(Index line, Index key) const;
    /// Where a cell's bar stands; nothing for a cell of no side.
    std::optional<std::size_t> sideOf(const Cell& cell) const;
    bool isScore(const Cell& cell) const;
    /// The side whose bars a click selects.
    Index selectableLine() const;
    QRectF barBox(std::size_t side, Index key) const;
    QRectF slot(std::size_t side, Index key) const;
    /// Between two keys whose numbers stand below, and where one of them stands.
    Index keyStep(std::size_t side) const;
    QRectF numberBox(std::size_t side, Index key) const;
    void drawScores(QCPPainter& painter, const Theme& theme) const;
    void drawSide(QCPPainter& painter, const Theme& theme, std::size_t side) const;
    void drawLargest(QCPPainter& painter, const Theme& theme, std::size_t side) const;
    void drawKeys(QCPPainter& painter, const Theme& theme, std::size_t side) const;

    Figure& m_figure;
    Content m_has;
    CellStrip m_scores;
    double m_titleWidth = 0;
    std::vector<QRectF> m_plots;
    /// Where the sides stand, with their titles and the numbers of keys. What is shown there is drawn by the whole.
    std::array<FixedPart, kMaxSides> m_panels;
    std::optional<Grid> m_named;  ///< gives the panels their names; has no place of its own
};

}  // namespace attention
