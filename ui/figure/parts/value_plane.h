#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/attention_steps_study.h"
#include "ui/figure/parts/plot.h"

namespace attention {

/// The plane of two dimensions of the values: they are arrows from the origin; times the weights of one query they lie
/// head to tail, and where they end is its output.
class ValuePlanePart : public PlotPart {
    Q_DECLARE_TR_FUNCTIONS(AttentionSteps)

 public:
    explicit ValuePlanePart(Figure& figure);

    /// @param words  of the keys  @param isThere  else the axes are empty
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
