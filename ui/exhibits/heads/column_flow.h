#pragma once

#include <QCoreApplication>

#include "ui/exhibits/heads/context.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// How columns become heads and one row again, with what the three designs of that cost beside it.
class HeadColumns {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    /// @param look  outlives the object
    explicit HeadColumns(const HeadsContext& look) : m_look(look) {}
    HeadColumns(const HeadColumns&) = delete;
    HeadColumns& operator=(const HeadColumns&) = delete;

    /// Says what the parts need, before they are arranged.
    void set();
    MarksPart& flowPart() { return m_flow; }
    MarksPart& costPart() { return m_costs; }

 private:
    /// Of columns, and the words beside them.
    struct Strips {
        QRectF input, columns, outputMatrix, result, words;
    };
    static Strips stripsIn(const QRectF& room);
    /// The name of a design, by its row in kHeadDesigns.
    QRectF designBox(Index row) const;
    /// Parameters or multiply-adds of a design.
    QRectF countBox(Index row, Index column) const;
    Index headCount() const { return m_look.study->headCount(); }
    HeadDesign design() const { return m_look.study->sizes.design; }
    QRectF segment(const QRectF& strip, Index head) const;
    QColor fill(Index head) const;
    void addFlow(Marks& marks, const QRectF& room) const;
    void addConnections(Marks& marks, const Strips& strips) const;
    void addConnection(Marks& marks, const QRectF& from, const QRectF& to) const;
    void addStrip(Marks& marks, const QRectF& strip, bool isDivided) const;
    void addSeams(Marks& marks, const QRectF& strip) const;
    void addNumbers(Marks& marks, const QRectF& strip) const;
    void addSymbols(Marks& marks, const Strips& strips) const;
    void addWords(Marks& marks, const Strips& strips) const;
    void addCounts(Marks& marks) const;
    void addDesign(Marks& marks, Index row) const;
    /// From one part of the table's width to another.
    QRectF countColumn(double from, double to, double top, double height) const;
    double countRow() const;

    const HeadsContext& m_look;
    MarksPart m_flow, m_costs;
};

}  // namespace attention
