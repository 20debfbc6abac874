#include "ui/figure/parts/declared.h"

#include "ui/figure/marks.h"

namespace attention {
namespace {

/// Whether areas of a part can be at a place: of many parts in a figure, only a few have to declare theirs.
bool isNear(const Part& part, const QPointF& place) {
    // Areas may extend a little beyond the frame.
    constexpr double kOverhang = 8;
    return part.frame().united(part.content()).adjusted(-kOverhang, -kOverhang, kOverhang, kOverhang).contains(place);
}

}  // namespace

const Marks& DeclaredPart::areas() const {
    if (!m_areas) {
        Marks marks;
        if (isVisible()) declareAreas(marks);
        m_areas = std::move(marks);
    }
    return *m_areas;
}

std::optional<Cell> DeclaredPart::cellAt(const QPointF& place) const {
    return isNear(*this, place) ? areas().cellAt(place) : std::nullopt;
}

std::optional<CellLabel> DeclaredPart::labelAt(const QPointF& place) const {
    return isNear(*this, place) ? areas().labelAt(place) : std::nullopt;
}

std::optional<QRectF> DeclaredPart::cellRect(const Cell& cell) const {
    return areas().cellRect(cell);
}

std::optional<ParameterChange> DeclaredPart::choiceAt(const QPointF& place) const {
    return isNear(*this, place) ? areas().choiceAt(place) : std::nullopt;
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
