#pragma once

#include <QCoreApplication>

#include "ui/exhibits/heads/context.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// The flow of columns from the input through the heads and the output matrix to the output, and a table with the costs
/// of the three head designs beside it.
class HeadColumns {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    /// @param look  drawing state of the figure; outlives the object
    explicit HeadColumns(const HeadsContext& look) : m_look(look) {}
    HeadColumns(const HeadColumns&) = delete;
    HeadColumns& operator=(const HeadColumns&) = delete;

    /// Sets titles, size hints and marks of both parts; before the layout.
    void set();
    MarksPart& flowPart() { return m_flow; }
    MarksPart& costPart() { return m_costs; }

 private:
    /// The rectangles of the four strips, from top to bottom, and of the labels to their right.
    struct Strips {
        QRectF input, columns, outputMatrix, result, words;
    };
    static Strips stripsIn(const QRectF& room);
    /// The rectangle of a design's name. @param row  its index in kHeadDesigns
    QRectF designBox(Index row) const;
    /// The rectangle of a design's number of parameters (column 0) or of multiply-adds (column 1).
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
    /// A rectangle in the table of costs. @param from, to  its edges, as fractions of the table's width
    QRectF countColumn(double from, double to, double top, double height) const;
    double countRow() const;

    const HeadsContext& m_look;
    MarksPart m_flow, m_costs;
};

}  // namespace attention
