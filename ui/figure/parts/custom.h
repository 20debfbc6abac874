#pragma once

#include <functional>

#include "ui/figure/parts/part.h"

namespace attention {

/// A part whose drawing and hit testing are callbacks: a symbol, a key, clocks, a network, or space for connectors.
class CustomPart : public FixedPart {
 public:
    void set(const SizeHint& need, std::function<void(QCPPainter&, const QRectF& content)> draw = {}) {
        m_need = need;
        m_draw = std::move(draw);
    }

    /// The cell at a place, in pixels.
    std::function<std::optional<Cell>(const QPointF&)> onPoint = {};
    /// Where a cell is drawn.
    std::function<std::optional<QRectF>(const Cell&)> onBox = {};
    /// Draws a marked cell, if it is shown here.
    std::function<void(QCPPainter&, const Cell&, Mark)> onMark = {};
    /// What a click at a place chooses.
    std::function<std::optional<Figure::ParameterChange>(const QPointF&)> onChoose = {};

    std::optional<Cell> cellAt(const QPointF& place) const override {
        return onPoint && content().contains(place) ? onPoint(place) : std::nullopt;
    }
    std::optional<QRectF> cellRect(const Cell& cell) const override { return onBox ? onBox(cell) : std::nullopt; }
    void drawMark(QCPPainter& painter, const Theme&, const Cell& cell, Mark how) override {
        if (onMark) onMark(painter, cell, how);
    }
    std::optional<Figure::ParameterChange> choiceAt(const QPointF& place) const override {
        return onChoose && content().contains(place) ? onChoose(place) : std::nullopt;
    }

 protected:
    void draw(QCPPainter& painter, const Theme&) override {
        if (m_draw) m_draw(painter, content());
    }

 private:
    std::function<void(QCPPainter&, const QRectF&)> m_draw;
};

}  // namespace attention
