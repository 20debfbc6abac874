#pragma once

#include <QCoreApplication>

#include "ui/exhibits/heads/context.h"
#include "ui/figure/parts/declared.h"

namespace attention {

/// How the d columns of the input X are divided among the heads, whose outputs the output matrix joins to d columns
/// again. Beside it a table has the costs of the three head designs: sliced, narrow and wide.
class HeadColumns {
    Q_DECLARE_TR_FUNCTIONS(Heads)

 public:
    /// @param context  drawing state of the figure; outlives the object
    explicit HeadColumns(const HeadsContext& context) : m_context(context) {}
    HeadColumns(const HeadColumns&) = delete;
    HeadColumns& operator=(const HeadColumns&) = delete;

    /// Sets titles, size hints and marks of both parts; before the layout.
    void set();
    MarksPart& flowPart() { return m_flow; }
    MarksPart& costPart() { return m_costs; }

 private:
    /// The rectangles of the four strips, from top to bottom: X, the heads' outputs side by side, the output matrix and
    /// Y. And that of the labels to their right.
    struct Strips {
        QRectF input, headOutputs, outputMatrix, output, labels;
    };
    static Strips stripsIn(const QRectF& room);
    /// The rectangle of a design's name. @param row  its index in kHeadDesigns
    QRectF designBox(Index row) const;
    /// The rectangle of a design's number of parameters (column 0) or of multiply-adds (column 1).
    QRectF costBox(Index row, Index column) const;
    Index headCount() const { return m_context.study->headCount(); }
    HeadDesign design() const { return m_context.study->sizes.design; }
    QRectF segment(const QRectF& strip, Index head) const;
    QColor fill(Index head) const;
    void addFlow(Marks& marks, const QRectF& room) const;
    void addConnections(Marks& marks, const Strips& strips) const;
    void addConnection(Marks& marks, const QRectF& from, const QRectF& to) const;
    void addStrip(Marks& marks, const QRectF& strip, bool isDivided) const;
    /// Adds lines between the segments of the heads in a strip, and a box around that of the chosen head.
    void addHeadBorders(Marks& marks, const QRectF& strip) const;
    void addHeadNumbers(Marks& marks, const QRectF& strip) const;
    void addStripSymbols(Marks& marks, const Strips& strips) const;
    void addLabels(Marks& marks, const Strips& strips) const;
    void addCosts(Marks& marks) const;
    void addDesignCosts(Marks& marks, Index row) const;
    /// A rectangle in the table of costs. @param from, to  left and right edge, as fractions of the table's width
    /// @param top, height  in pixels
    QRectF costRect(double from, double to, double top, double height) const;
    double costRowHeight() const;  ///< in pixels

    const HeadsContext& m_context;
    MarksPart m_flow, m_costs;
};

}  // namespace attention
