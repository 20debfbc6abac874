#pragma once

#include <array>
#include <span>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/scaling_study.h"
#include "ui/figure/cell_strip.h"
#include "ui/figure/parts/part.h"

namespace attention {

/// One row of scores and, below it side by side, two softmaxes of them as bars against the same axis from 0 to 1.
class SoftmaxPairPart : public Part {
    Q_DECLARE_TR_FUNCTIONS(Scaling)

 public:
    explicit SoftmaxPairPart(Figure& figure) : m_figure(figure) {}

    struct Side {
        std::span<const double> weights = {};  ///< one for each score; kept by reference
        QStringList title = {}, note = {};     ///< forms, the longest first
        QString largest = {};                  ///< the largest weight, in large digits
        QStringList comparison = {};           ///< below it: how much larger than the next one it is
    };
    struct Content {
        std::span<const double> scores = {};  ///< kept by reference
        QStringList title = {}, note = {};    ///< beside the scores
        QString widestNote = {};              ///< for which there is room, so that nothing moves
        std::array<Side, 2> sides = {};
        Index best = 0;           ///< the key with the largest score
        QString equal = {};       ///< what the dashed line is
        QString keys = {};        ///< name of the axis below
        std::string matrix = {};  ///< of the bars' cells; row: the key, column: the side
    };
    void set(Content content);
    /// The first query of a study, without and with the scaling.
    void set(const ScalingStudy& study);

    std::optional<Cell> cellAt(const QPointF& place) const override;
    std::optional<QRectF> cellRect(const Cell& cell) const override;
    void drawMark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) override;

 protected:
    SizeHint measureSizeHint(QSizeF room) const override;
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    Index count() const { return Index(m_has.scores.size()); }
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
    std::array<QRectF, 2> m_plots;
};

}  // namespace attention
