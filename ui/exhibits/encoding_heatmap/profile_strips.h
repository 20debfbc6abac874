#pragma once

#include <qcustomplot.h>

#include "core/encoding/encoding_heatmap_study.h"
#include "core/scene/scene.h"
#include "ui/figure/curve.h"
#include "ui/figure/figure.h"

namespace attention {

/// The row and the column of a cell as waves: one strip above the cells, one beside them. They share the axes' ranges
/// with the cells, and their places in the layout are the figure's.
class ProfileStrips {
 public:
    explicit ProfileStrips(QCustomPlot& plot);

    QCPAxisRect& row() const { return *m_row; }
    QCPAxisRect& column() const { return *m_column; }
    bool isShown() const { return m_shown; }
    bool isInRow(const QPointF& place) const { return m_shown && QRectF(m_row->rect()).contains(place); }
    bool isInColumn(const QPointF& place) const { return m_shown && QRectF(m_column->rect()).contains(place); }

    /// @param study   is kept by reference
    /// @param figure  its size; a small one has smaller strips
    void show(const EncodingHeatmapStudy& study, const QSizeF& figure, const FigureParts& parts, const Theme& theme);
    /// Strips that are gone leave their room to the cells.
    void hide(const Theme& theme);

    void draw(QCPPainter& painter, const Cell& cell) const;
    /// What to do, in the place of the strips.
    void drawHint(QCPPainter& painter) const;

 private:
    const Matrix& values() const { return *m_study->values; }
    /// Learned columns come in no pairs.
    bool isSolid(Index column) const { return m_study->learned || isSineColumn(column); }
    Samples beforeOfRow(Index row) const;
    Samples beforeOfColumn(Index column) const;
    void dress(const Theme& theme);
    void styleLevels(QCPAxis& axis) const;
    void drawRow(QCPPainter& painter, const Cell& cell) const;
    void drawDots(QCPPainter& painter, const Cell& cell, double radius) const;
    void drawRowHead(QCPPainter& painter, Index row, bool hasDots) const;
    void drawColumn(QCPPainter& painter, const Cell& cell) const;

    QCPAxisRect* m_row = nullptr;
    QCPAxisRect* m_column = nullptr;
    const EncodingHeatmapStudy* m_study = nullptr;
    const Theme* m_theme = nullptr;
    bool m_hasLegend = true;
    bool m_shown = false;
};

}  // namespace attention
