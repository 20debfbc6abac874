#include "ui/figure/parts/crossing_names.h"

#include <algorithm>
#include <utility>

#include "ui/figure/formula.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"

namespace attention {

void drawQuartiles(QCPPainter& painter, double x, double top, double bottom, const QColor& colour) {
    painter.setPen(strokePen(colour, 1.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QLineF(x, top, x, bottom));
    for (const double y : {top, bottom}) painter.drawLine(QLineF(x - 3.5, y, x + 3.5, y));
}

void drawWedge(QCPPainter& painter, double x, double y, const QColor& ink) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF{QPointF(x, y - 9), QPointF(x + 5, y), QPointF(x - 5, y)});
}

void drawCrossingRing(QCPPainter& painter, const Theme& theme, const QPointF& centre, bool isMeasured) {
    const QPen pen = isMeasured ? strokePen(theme.text, 2) : dashedPen(theme.muted, 1.5, 2, 1.6);
    drawCasedRing(painter, centre, kCrossingRing, pen, theme.surface, 3.5);
}

void drawCrossingNames(QCPPainter& painter, const Theme& theme, LabelPlacer room, std::vector<CrossingName> names) {
    // From left to right, those on the axis first: they have the least room.
    std::ranges::sort(names, {}, [](const CrossingName& name) { return std::pair(name.isMeasured, name.centre.x()); });
    const auto lead = [&](const LabelPlacer::Place& found) {
        painter.setPen(strokePen(theme.control, 1));
        painter.drawLine(found.leader);
    };
    for (const CrossingName& name : names) {
        if (name.formula) {
            Expression formula = *name.formula;
            if (formula.kind == Expression::Kind::Equation && formula.parts.back().kind != Expression::Kind::Number)
                formula.parts.push_back(formula::rounded(name.value, 4));
            const FormulaLayout layout(formula, 15);
            if (const auto found = room.place(name.centre, kCrossingRing + 1, layout.size())) {
                lead(*found);
                layout.paint(painter, found->box.topLeft(), theme, theme.text);
                continue;
            }
        }
        const QFont font = textFont(font_size::kAxis, name.isMeasured ? QFont::DemiBold : QFont::Normal);
        for (const QString& form : name.forms) {
            const auto found = room.place(name.centre, kCrossingRing + 1, form, font);
            if (!found) continue;
            lead(*found);
            drawElided(painter, found->box, Qt::AlignCenter, form, font, name.isMeasured ? theme.text : theme.muted);
            break;
        }
    }
}

}  // namespace attention
