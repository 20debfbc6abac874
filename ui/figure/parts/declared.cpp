#include "ui/figure/parts/declared.h"

#include "ui/figure/marks.h"

namespace attention {

Marks DeclaredPart::areas() const {
    Marks marks;
    if (isVisible()) declareAreas(marks);
    return marks;
}

std::optional<Cell> DeclaredPart::cellAt(const QPointF& place) const {
    return areas().cellAt(place);
}

std::optional<CellLabel> DeclaredPart::labelAt(const QPointF& place) const {
    return areas().labelAt(place);
}

std::optional<QRectF> DeclaredPart::cellRect(const Cell& cell) const {
    return areas().cellRect(cell);
}

std::optional<ParameterChange> DeclaredPart::choiceAt(const QPointF& place) const {
    return areas().choiceAt(place);
}

void DeclaredPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (isVisible()) paintMarks(painter, [&](Marks& marks) { declareHighlight(marks, theme, cell, how); });
}

void DeclaredPart::declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const {
    if (const auto box = cellRect(cell)) marks.highlight(*box, content(), how, theme);
}

void DeclaredPart::draw(QCPPainter& painter, const Theme& theme) {
    paintMarks(painter, [&](Marks& marks) { declare(marks, theme); });
}

}  // namespace attention
