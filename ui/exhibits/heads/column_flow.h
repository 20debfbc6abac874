#pragma once

#include <optional>

#include <QCoreApplication>

#include "ui/exhibits/heads/context.h"
#include "ui/figure/parts/custom.h"

namespace attention {

/// How columns become heads and one row again, with what the three designs of that cost beside it.
class HeadColumns {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    /// @param look  outlives the object
    explicit HeadColumns(const HeadsContext& look);
    HeadColumns(const HeadColumns&) = delete;
    HeadColumns& operator=(const HeadColumns&) = delete;

    /// Says what the parts need, before they are arranged.
    void set();
    CustomPart& flowPart() { return m_ways; }
    CustomPart& costPart() { return m_costs; }

 private:
    std::optional<Index> headAt(const QPointF& place) const;
    /// The name of a design, by its row in kHeadDesigns.
    QRectF designBox(Index row) const;
    /// Parameters or multiply-adds of a design; empty where it has none.
    QRectF countBox(Index row, Index column) const;
    void layStrips(const QRectF& room);
    Index headCount() const { return m_look.study->headCount(); }
    HeadDesign design() const { return m_look.study->sizes.design; }
    QRectF segment(const QRectF& strip, Index head) const;
    QColor fill(Index head) const;
    void drawRecombination(QCPPainter& painter) const;
    void drawWays(QCPPainter& painter) const;
    void drawWay(QCPPainter& painter, const QRectF& from, const QRectF& to) const;
    void drawStrip(QCPPainter& painter, const QRectF& strip, bool isDivided) const;
    void drawSeams(QCPPainter& painter, const QRectF& strip) const;
    void drawNumbers(QCPPainter& painter, const QRectF& strip) const;
    void drawSymbols(QCPPainter& painter) const;
    void drawWords(QCPPainter& painter) const;
    void drawCounts(QCPPainter& painter) const;
    void drawDesign(QCPPainter& painter, Index row) const;
    /// From one part of the table's width to another.
    QRectF countColumn(double from, double to, double top, double height) const;
    double countRow() const;

    const HeadsContext& m_look;
    CustomPart m_ways, m_costs;
    QRectF m_words;
    QRectF m_input, m_columns, m_output, m_result;  ///< strips of columns
};

}  // namespace attention
