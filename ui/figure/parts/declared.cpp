#include "ui/figure/parts/declared.h"

#include "ui/figure/marks.h"

namespace attention {

/// Where marks lie does not depend on the theme.
Marks DeclaredPart::marks() const {
    Marks marks;
    if (isVisible()) declare(marks, Theme::light());
    return marks;
}

std::optional<Cell> DeclaredPart::cellAt(const QPointF& place) const {
    return content().contains(place) ? marks().cellAt(place) : std::nullopt;
}

std::optional<QRectF> DeclaredPart::cellRect(const Cell& cell) const {
    return marks().cellRect(cell);
}

std::optional<ParameterChange> DeclaredPart::choiceAt(const QPointF& place) const {
    return content().contains(place) ? marks().choiceAt(place) : std::nullopt;
}

void DeclaredPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isVisible()) return;
    Marks added;
    declareHighlight(added, theme, cell, how);
    added.paint(painter);
}

void DeclaredPart::declareHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) const {
    if (const auto box = cellRect(cell)) marks.highlight(*box, content(), how, theme);
}

void DeclaredPart::draw(QCPPainter& painter, const Theme& theme) {
    Marks marks;
    declare(marks, theme);
    marks.paint(painter);
}

}  // namespace attention
