#pragma once

#include <optional>
#include <vector>

#include <QLineF>
#include <QRectF>

#include "ui/exhibits/heads/look.h"

namespace attention {

/// Weights as lines from queries at the left edge of an area to keys at its right edge.
class HeadLines {
 public:
    explicit HeadLines(const HeadsLook& look) : m_look(look) {}

    /// @param widest  of a line, in pixels
    void draw(QCPPainter& painter, const QRectF& area, const std::vector<Index>& heads, double widest) const;
    /// All lines of one query, with that to the key marked, also where its weight is 0.
    void drawQuery(QCPPainter& painter, const QRectF& area, const std::vector<Index>& heads, const Cell& cell,
                   double widest) const;
    /// The tokens at both sides.
    void drawTokens(QCPPainter& painter, const QRectF& area) const;
    /// Tags on the query's token, and on the key's where the cell is a weight. @param inside  where they are kept
    void drawTags(QCPPainter& painter, const QRectF& area, const Cell& cell, const QRectF& inside) const;
    /// Beside each key what the query gives it: a number, or a square for each of the heads that are shown.
    /// @param left  where they begin
    void drawShares(QCPPainter& painter, const QRectF& area, double left, const std::vector<Index>& heads,
                    Index query) const;

    /// The cell that a place beside or between the tokens stands for.
    /// @param selected  whose query, or key, is kept where a place names only the other
    std::optional<Cell> cellAt(const QPointF& place, const QRectF& area, const std::optional<Cell>& selected) const;

 private:
    QLineF line(const QRectF& area, Index query, Index key) const;
    std::optional<Cell> nearest(const QPointF& place, const QRectF& area) const;
    void drawLine(QCPPainter& painter, const QLineF& line, Index head, double weight, double widest) const;
    void drawWords(QCPPainter& painter, const QRectF& area, const QStringList& words, bool isLeft) const;
    void drawTag(QCPPainter& painter, const QRectF& area, const QStringList& words, Index token, bool isLeft,
                 const QRectF& inside) const;

    const HeadsLook& m_look;
};

}  // namespace attention
