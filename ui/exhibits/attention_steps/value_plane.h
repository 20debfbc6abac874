#pragma once

#include <QStringList>

#include "core/attention/attention_steps_study.h"
#include "ui/figure/figure.h"

namespace attention {

/// The plane of two dimensions of the values: they are arrows from the origin; times the weights of one query they lie
/// head to tail, and where they end is its output.
class ValuePlane {
 public:
    explicit ValuePlane(QCustomPlot& plot);

    void hide() { setShown(false); }
    bool isShown() const { return m_isShown; }
    /// Takes one scale for both dimensions; in too little room nothing is shown.
    /// @param place  of the axes, in the figure's pixels  @param terms  weights of the query times the values, m x w
    /// @param named  the axes say which dimensions they are
    void show(const QRectF& place, const AttentionStepsStudy& study, const Parameters& parameters, const Matrix& terms,
              bool named, const Theme& theme);

    /// @param weights  of the query, m  @param words  of the keys  @param widestWord  pixels
    /// @param inside  where words may stand
    void draw(QCPPainter& painter, const Eigen::Ref<const Eigen::RowVectorXd>& weights, const QStringList& words,
              double widestWord, const QRectF& inside, const Theme& theme) const;

 private:
    void setShown(bool shown);
    QPointF point(const Matrix& places, Index row) const { return point(places(row, 0), places(row, 1)); }
    QPointF point(double across, double up) const;

    QCPAxisRect* m_rect = nullptr;
    bool m_isShown = false;
    Matrix m_tips;   ///< of the values, m x 2
    Matrix m_chain;  ///< where the terms begin and end, m + 1 x 2
};

}  // namespace attention
