#include "ui/figure/marks.h"

#include <ranges>

#include "ui/figure/curve.h"
#include "ui/figure/elided_text.h"
#include "ui/figure/formula.h"
#include "ui/figure/hatching.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/panel_title.h"
#include "ui/figure/strokes.h"
#include "ui/figure/tags.h"
#include "ui/figure/text_line.h"

namespace attention {
namespace {

bool isInside(const Zoom& zoom, const Cell& cell) {
    const auto row = double(cell.row), column = double(cell.column);
    return zoom.left < column && column < zoom.right && zoom.top < row && row < zoom.bottom;
}

}  // namespace

void Marks::addGroup(Group::Kind kind, const QRectF& area, const std::function<void(Marks&)>& declare) {
    Marks inner;
    declare(inner);
    add(Group{kind, area, {std::move(inner)}});
}

void Marks::text(const QRectF& room, Qt::Alignment alignment, const QStringList& forms, const QFont& font,
                 const QColor& ink) {
    add(Text{room, alignment, firstFittingText(forms, room.width(), font), font, ink});
}

void Marks::elided(const QRectF& room, Qt::Alignment alignment, const QString& text, const QFont& font,
                   const QColor& ink) {
    add(Text{room, alignment, elidedText(text, font, room.width()), font, ink});
}

bool Marks::visitAt(const QPointF& place, const std::function<bool(const Any&)>& visit) const {
    for (const Any& mark : std::views::reverse(m_marks)) {
        const auto* group = std::get_if<Group>(&mark);
        if (group && group->kind == Group::Clip && !group->area.contains(place)) continue;
        if (group ? group->marks.front().visitAt(place, visit) : visit(mark)) return true;
    }
    return false;
}

void Marks::formula(FormulaLayout formula, const QPointF& place, const QColor& ink, const Theme& theme) {
    add(Formula{std::make_shared<const FormulaLayout>(std::move(formula)), place, ink, &theme});
}

std::optional<Cell> Marks::cellAt(const QPointF& place) const {
    std::optional<Cell> found;
    visitAt(place, [&](const Any& mark) {
        if (const auto* area = std::get_if<CellArea>(&mark); area && area->box.contains(place)) {
            found = area->cell;
            return true;
        }
        if (const auto* area = std::get_if<MatrixArea>(&mark))
            found = area->matrix->cellAt(place);
        else if (const auto* searched = std::get_if<SearchedArea>(&mark); searched && searched->box.contains(place))
            found = searched->cellAt(place);
        return found.has_value();
    });
    return found;
}

bool Marks::hidesCells(const QPointF& place) const {
    bool hides = false;
    visitAt(place, [&](const Any& mark) {
        const auto* area = std::get_if<CellArea>(&mark);
        hides = area && !area->cell && area->box.contains(place);
        return area && area->box.contains(place);
    });
    return hides;
}

std::optional<CellLabel> Marks::labelAt(const QPointF& place) const {
    std::optional<CellLabel> found;
    visitAt(place, [&](const Any& mark) {
        if (const auto* area = std::get_if<MatrixArea>(&mark)) found = area->matrix->labelAt(place);
        return found.has_value();
    });
    return found;
}

std::optional<QRectF> Marks::cellRect(const Cell& cell) const {
    for (const Any& mark : m_marks) {
        if (const auto* area = std::get_if<CellArea>(&mark); area && area->cell == cell) return area->box;
        const auto* matrix = std::get_if<MatrixArea>(&mark);
        const bool isElsewhere = matrix && matrix->elsewhere && isInside(*matrix->elsewhere, cell);
        if (matrix && !isElsewhere && matrix->matrix->has(cell) && matrix->matrix->isVisible(cell.row, cell.column))
            return matrix->matrix->box(cell.row, cell.column);
        const auto* group = std::get_if<Group>(&mark);
        if (const auto box = group ? group->marks.front().cellRect(cell) : std::nullopt) return box;
    }
    return std::nullopt;
}

std::optional<ParameterChange> Marks::changeAt(const QPointF& place, bool isDoubleClick) const {
    std::optional<ParameterChange> change;
    visitAt(place, [&](const Any& mark) {
        // A click on a handle only grabs it.
        const auto* handle = std::get_if<Handle>(&mark);
        if (handle && !isDoubleClick && handle->box.contains(place)) return true;
        const auto* area = std::get_if<ChoiceArea>(&mark);
        if (area && area->isDoubleClick == isDoubleClick && area->box.contains(place)) change = area->find(place);
        return change.has_value();
    });
    return change;
}

const Marks::Handle* Marks::handleAt(const QPointF& place) const {
    const Handle* found = nullptr;
    visitAt(place, [&](const Any& mark) {
        const auto* handle = std::get_if<Handle>(&mark);
        if (handle && handle->box.contains(place)) found = handle;
        return found != nullptr;
    });
    return found;
}

const Marks::Handle* Marks::findHandle(std::string_view key) const {
    for (const Any& mark : m_marks)
        if (const auto* handle = std::get_if<Handle>(&mark); handle && handle->key == key) return handle;
    return nullptr;
}

struct Marks::Painting {
    QPainter& plain;
    QCPPainter* painter;  ///< null among strokes()

    void shape(const QPen& pen, const QBrush& brush) const {
        plain.setPen(pen);
        plain.setBrush(brush);
    }

    /// QCPPainter moves everything by half a pixel while it does not antialias: it must be told, not QPainter.
    void withoutAntialiasing(const std::function<void()>& paint) const {
        painter->setAntialiasing(false);
        paint();
        painter->setAntialiasing(true);
    }

    void operator()(const Line& mark) const {
        shape(mark.pen, Qt::NoBrush);
        // Without antialiasing QCPPainter puts a line on whole pixels.
        painter ? painter->drawLine(mark.line) : plain.drawLine(mark.line);
    }
    void operator()(const Lines& mark) const {
        shape(mark.pen, Qt::NoBrush);
        plain.drawLines(mark.lines);
    }
    void operator()(const Polyline& mark) const {
        shape(mark.pen, Qt::NoBrush);
        plain.drawPolyline(mark.points);
    }
    void operator()(const Curve& mark) const {
        if (mark.isAntialiased) return drawCurve(*painter, mark.points, mark.pen);
        withoutAntialiasing([&] { drawCurve(*painter, mark.points, mark.pen); });
    }
    void operator()(const Polygon& mark) const {
        shape(mark.pen, mark.brush);
        plain.drawPolygon(mark.points);
    }
    void operator()(const Rect& mark) const {
        shape(mark.pen, mark.brush);
        if (mark.radius > 0)
            plain.drawRoundedRect(mark.rect, mark.radius, mark.radius);
        else
            plain.drawRect(mark.rect);
    }
    void operator()(const Fill& mark) const { plain.fillRect(mark.rect, mark.colour); }
    void operator()(const Ellipse& mark) const {
        shape(mark.pen, mark.brush);
        plain.drawEllipse(mark.rect);
    }
    void operator()(const Pie& mark) const {
        shape(mark.pen, mark.brush);
        plain.drawPie(mark.rect, mark.start, mark.span);
    }
    void operator()(const Image& mark) const {
        if (!mark.size) return plain.drawImage(mark.corner, mark.image);
        const bool isSmooth = plain.testRenderHint(QPainter::SmoothPixmapTransform);
        plain.setRenderHint(QPainter::SmoothPixmapTransform, false);
        withoutAntialiasing([&] { plain.drawImage(QRectF(mark.corner, *mark.size), mark.image); });
        plain.setRenderHint(QPainter::SmoothPixmapTransform, isSmooth);
    }
    void operator()(const Group& mark) const {
        const auto paintInner = [&mark](const Painting& painting) {
            for (const Any& inner : mark.marks.front().m_marks) std::visit(painting, inner);
        };
        switch (mark.kind) {
            case Group::Clip:
                plain.save();
                plain.setClipRect(mark.area);
                paintInner(*this);
                plain.restore();
                break;
            case Group::Strokes:
                drawStrokesFast(plain, mark.area, [&](QPainter& strokes) { paintInner({strokes, nullptr}); });
                break;
            case Group::Crisp:
                withoutAntialiasing([&] { paintInner(*this); });
                break;
        }
    }
    void operator()(const Dot& mark) const {
        drawDot(*painter, mark.centre, mark.radius, mark.colour, mark.filled, mark.casing);
    }
    void operator()(const CasedLine& mark) const {
        drawCasedLine(*painter, mark.line, mark.colour, mark.width, mark.casing);
    }
    void operator()(const CasedBox& mark) const {
        drawCasedBox(*painter, mark.box, mark.colour, mark.width, mark.casing, mark.rim);
    }
    void operator()(const CasedRing& mark) const {
        drawCasedRing(*painter, mark.centre, mark.radius, mark.pen, mark.casing, mark.rim);
    }
    void operator()(const ArrowHead& mark) const {
        drawArrowHead(*painter, mark.tip, mark.direction, mark.length, mark.ink);
    }
    void operator()(const Connector& mark) const { drawConnector(*painter, mark.points, mark.ink, mark.width); }
    void operator()(const Hatching& mark) const { drawHatching(*painter, mark.area, mark.ink); }
    void operator()(const HatchedSwatch& mark) const { drawHatchedSwatch(*painter, mark.swatch, *mark.theme); }
    void operator()(const Pill& mark) const { drawPill(*painter, mark.box, mark.fill); }
    void operator()(const Ground& mark) const {
        if (!clearGround(plain, mark.room, mark.surface) && mark.fills) plain.fillRect(mark.room, mark.surface);
    }
    void operator()(const Pin& mark) const { drawPinMark(*painter, mark.cell, mark.inside, *mark.theme); }
    void operator()(const HighlightedCell& mark) const {
        drawCellHighlight(*painter, mark.box, mark.inside, mark.how, *mark.theme, mark.outline);
    }
    void operator()(const Text& mark) const {
        plain.setPen(mark.ink);
        drawTextLine(*painter, mark.room, mark.alignment, mark.text, mark.font);
    }
    void operator()(const Label& mark) const {
        plain.setFont(mark.font);
        plain.setPen(mark.ink);
        drawLabelText(plain, mark.room, mark.flags, mark.text);
    }
    void operator()(const BaseLineText& mark) const {
        drawOnBaseLine(*painter, mark.room, mark.text, mark.font, mark.ink);
    }
    void operator()(const Title& mark) const {
        drawPanelTitle(*painter, mark.room, mark.names, mark.notes, *mark.theme);
    }
    void operator()(const Formula& mark) const { mark.formula->paint(plain, mark.place, *mark.theme, mark.ink); }
    void operator()(const Tag& mark) const {
        drawTag(*painter, mark.text, mark.centre, mark.inside, mark.fill, mark.ink);
    }
    void operator()(const AxisTag& mark) const {
        drawAxisTag(*painter, *mark.axis, mark.coordinate, mark.text, mark.fill, *mark.theme);
    }
    void operator()(const TagBeside& mark) const {
        drawTagBeside(*painter, mark.text, mark.edge, mark.isLeft, mark.inside, mark.fill, *mark.theme);
    }
    void operator()(const CellArea&) const {}
    void operator()(const MatrixArea&) const {}
    void operator()(const SearchedArea&) const {}
    void operator()(const ChoiceArea&) const {}
    void operator()(const Handle&) const {}
    void operator()(const Block& mark) const { mark.paint(*painter); }
};

void Marks::paint(QCPPainter& painter) const {
    const Painting painting{painter, &painter};
    for (const Any& mark : m_marks) std::visit(painting, mark);
}

void paintMarks(QCPPainter& painter, const std::function<void(Marks&)>& declare) {
    Marks marks;
    declare(marks);
    painter.save();
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    marks.paint(painter);
    painter.restore();
}

}  // namespace attention
