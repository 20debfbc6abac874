#include "ui/figure/formula.h"

#include <QFontMetricsF>

namespace attention {

FormulaLayout::FormulaLayout(const Expression& expression, double size, double)
    : m_emSize(size), m_text(QString::fromStdString(expressionText(expression))) {
    const QFontMetricsF metrics(mathFont(int(size)));
    m_size = QSizeF(metrics.horizontalAdvance(m_text), metrics.height());
    m_ascent = metrics.ascent();
}

void FormulaLayout::paint(QPainter& painter, const QPointF& place, const Theme&, const QColor& ink) const {
    painter.setFont(mathFont(int(m_emSize)));
    painter.setPen(ink);
    painter.drawText(place + QPointF(0, m_ascent), m_text);
}

}  // namespace attention
