#include "ui/figure/parts/crossing_names.h"

#include <algorithm>
#include <utility>

#include "ui/figure/formula.h"
#include "ui/figure/look.h"

namespace attention {

void addQuartiles(Marks& marks, double x, double top, double bottom, const QColor& colour) {
    const QPen pen = strokePen(colour, 1.5, Qt::SolidLine, Qt::FlatCap);
    marks.line(QLineF(x, top, x, bottom), pen);
    for (const double y : {top, bottom}) marks.line(QLineF(x - 3.5, y, x + 3.5, y), pen);
}

void addWedge(Marks& marks, double x, double y, const QColor& ink) {
    marks.polygon(QPolygonF{QPointF(x, y - 9), QPointF(x + 5, y), QPointF(x - 5, y)}, Qt::NoPen, ink);
}

void addCrossingRing(Marks& marks, const Theme& theme, const QPointF& centre, bool isMeasured) {
    const QPen pen = isMeasured ? strokePen(theme.text, 2) : dashedPen(theme.muted, 1.5, 2, 1.6);
    marks.casedRing(centre, kCrossingRing, pen, theme.surface, 3.5);
}

void addCrossingNames(Marks& marks, const Theme& theme, LabelPlacer room, std::vector<CrossingName> names) {
    // From left to right, those on the axis first: they have the least room.
    std::ranges::sort(names, {}, [](const CrossingName& name) { return std::pair(name.isMeasured, name.centre.x()); });
    const auto lead = [&](const LabelPlacer::Place& found) { marks.line(found.leader, strokePen(theme.control, 1)); };
    for (const CrossingName& name : names) {
        if (name.formula) {
            Expression formula = *name.formula;
            if (formula.kind == Expression::Kind::Equation && formula.parts.back().kind != Expression::Kind::Number)
                formula.parts.push_back(formula::rounded(name.value, 4));
            FormulaLayout layout(formula, 15);
            if (const auto found = room.place(name.centre, kCrossingRing + 1, layout.size())) {
                lead(*found);
                marks.formula(std::move(layout), found->box.topLeft(), theme.text, theme);
                continue;
            }
        }
        const QFont font = textFont(font_size::kAxis, name.isMeasured ? QFont::DemiBold : QFont::Normal);
        for (const QString& form : name.forms) {
            const auto found = room.place(name.centre, kCrossingRing + 1, form, font);
            if (!found) continue;
            lead(*found);
            marks.elided(found->box, Qt::AlignCenter, form, font, name.isMeasured ? theme.text : theme.muted);
            break;
        }
    }
}

}  // namespace attention
