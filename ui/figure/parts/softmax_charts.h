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

/// A row of scores and, side by side below it, bar charts of softmaxes of these scores ("sides"), with a common axis
/// from 0 to 1. Each chart is a panel, "chart-1" and so on.
class SoftmaxChartsPart : public Part {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    explicit SoftmaxChartsPart(Figure& figure) : m_figure(figure) {}

    struct Side {
        std::span<const double> weights = {};  ///< one for each score; kept by reference
        QStringList title = {}, note = {};     ///< forms, the longest first
        QString largest = {};                  ///< the largest weight, in large digits
        QStringList comparison = {};  ///< text below it: how many times larger than the next weight it is; may be empty
        Index line = 0;               ///< column or row of the bars' cells, see Content::isColumn
        bool isSelectable = true;     ///< false: a click selects the bar of the first selectable side instead
    };
    struct Content {
        std::span<const double> scores = {};  ///< kept by reference
        QStringList title = {}, note = {};    ///< beside the scores
        QString widestNote = {};              ///< space is reserved for it, so that nothing moves
        std::vector<Side> sides = {};
        Index best = 0;           ///< the key with the largest score
        QString equal = {};       ///< name of the dashed line, which shows equal weights
        QString keys = {};        ///< name of the horizontal axis
        std::string matrix = {};  ///< of the cells
        /// The cells of a side are those of one column, its `line`, with a row for each key; else those of one row.
        bool isColumn = true;
        /// The column (or row, see isColumn) whose cells the scores are; nothing: a click on a score selects its bar.
        std::optional<Index> scoreLine = {};
    };
    void set(Content content);
    /// The text of the ratio of two weights. @param lead  its logarithm with base 10
    static QString timesText(double lead);
    /// Shows the first query of a study, without and with the scaling.
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
    Index count() const { return Index(m_content.scores.size()); }
    Index keyOf(const Cell& cell) const { return m_content.isColumn ? cell.row : cell.column; }
    Cell cellOf(Index line, Index key) const;
    /// The side with a cell's bar; nothing for any other cell.
    std::optional<std::size_t> sideOf(const Cell& cell) const;
    bool isScore(const Cell& cell) const;
    /// The line (Side::line) of the first selectable side.
    Index selectableLine() const;
    QRectF barBox(std::size_t side, Index key) const;
    /// The rectangle of a bar of weight 1, with the gaps beside it.
    QRectF slot(std::size_t side, Index key) const;
    /// Only multiples of this number are written below the bars.
    Index keyStep(std::size_t side) const;
    QRectF numberBox(std::size_t side, Index key) const;
    void drawScores(QCPPainter& painter, const Theme& theme) const;
    void drawSide(QCPPainter& painter, const Theme& theme, std::size_t side) const;
    void drawLargest(QCPPainter& painter, const Theme& theme, std::size_t side) const;
    void drawKeys(QCPPainter& painter, const Theme& theme, std::size_t side) const;

    Figure& m_figure;
    Content m_content;
    CellStrip m_scores;
    double m_titleWidth = 0;
    std::vector<QRectF> m_plots;
    /// One for each side, with the side's rectangle including titles and numbers, so that sides are panels. They draw
    /// nothing themselves.
    std::array<FixedPart, kMaxSides> m_panels;
    std::optional<Grid> m_named;  ///< contains the panels, to give them their names; has no geometry itself
};

}  // namespace attention
