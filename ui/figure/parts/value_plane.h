#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/attention_steps_study.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// Two dimensions of the values as a plane. Values are arrows from the origin; multiplied by the weights of one query
/// they are chained head to tail, and the chain ends at the query's output.
class ValuePlanePart : public PlotPart {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)

 public:
    explicit ValuePlanePart(Figure& figure);

    /// @param words  of the keys  @param isThere  false: only the axes are drawn
    void set(const AttentionStepsStudy& study, const DisplayParameters& parameters, const QStringList& words,
             Index query, bool isThere, const Theme& theme);

 protected:
    void geometryChanged() override;
    void draw(QCPPainter& painter, const Theme& theme) override;

 private:
    QPointF point(const Matrix& places, Index row) const { return at(places(row, 0), places(row, 1)); }

    QStringList m_words;
    std::vector<double> m_weights;  ///< of the query
    bool m_isThere = false;
    ValuePath m_path;
};

}  // namespace attention
