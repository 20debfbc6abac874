#include "ui/figure/point_labels.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/elided_text.h"
#include "ui/figure/labels.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// In pixels: distance of a label from its point, height of its line, and smallest gap with a name.
constexpr double kLabelDistance = 12, kLineHeight = 22, kMinNamedGap = 60;
/// In pixels: distance of a bracket from its points, and length of its ends, which nearly reach their dots.
constexpr double kBracketDistance = 19, kBracketEnd = 9;
/// Labels avoid a curve that falls or rises by more pixels than this.
constexpr double kSteep = 3;
/// Opacity of addPale().
constexpr float kPaleOpacity = 0.07F;

}  // namespace

void addPointLabel(Marks& marks, const PointLabel& label, const QRectF& area, const Theme& theme) {
    const QFont font = textFont(font_size::kClaim, QFont::DemiBold);
    const double width = std::ceil(textWidth(label.text, font)) + 1;
    const QPointF& point = label.point;
    const bool isRight = std::abs(label.fall) > kSteep && label.isAbove == (label.fall > 0)
                             ? point.x() + kLabelDistance + width < area.right()
                             : point.x() - kLabelDistance - width < area.left();
    const QRectF room(isRight ? point.x() + kLabelDistance : point.x() - kLabelDistance - width,
                      label.isAbove ? std::max(area.top(), point.y() - kLabelDistance - kLineHeight)
                                    : std::min(area.bottom() - kLineHeight, point.y() + kLabelDistance),
                      width, kLineHeight);
    marks.ground(room, theme.surface);
    marks.elided(room, Qt::AlignLeft | Qt::AlignVCenter, label.text, font, label.ink);
}

void addBracket(Marks& marks, double x, double top, double bottom, double in, const QColor& ink) {
    marks.polyline(QPolygonF{{x + in, top}, {x, top}, {x, bottom}, {x + in, bottom}},
                   strokePen(ink, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
}

void addNamedGap(Marks& marks, const QLineF& points, const QString& number, const QString& words, const QRectF& area,
                 bool isLeft, const Theme& theme) {
    const double top = std::min(points.y1(), points.y2()), bottom = std::max(points.y1(), points.y2());
    if (bottom - top < kMinNamedGap) return;
    const double width = 4 + std::max(textWidth(number, textFont(font_size::kBigValue, QFont::DemiBold)),
                                      textWidth(words, textFont(font_size::kAxis)));
    const double whole = kBracketDistance + kLabelDistance + width;
    if (isLeft && points.x1() - whole < area.left()) return;
    const bool isRight = !isLeft && points.x1() + whole < area.right();
    const double x = points.x1() + (isRight ? kBracketDistance : -kBracketDistance);
    addBracket(marks, x, top, bottom, isRight ? -kBracketEnd : kBracketEnd, theme.text);
    const double height = largeValueHeight(font_size::kBigValue, true);
    const QRectF room(isRight ? x + kLabelDistance : x - kLabelDistance - width, (top + bottom - height) / 2, width,
                      height);
    addLargeValue(marks, room, number, {words}, font_size::kBigValue, isRight ? Qt::AlignLeft : Qt::AlignRight, theme);
}

void addValueBeside(Marks& marks, const LabelPlacer& places, const QLineF& line, const QString& number,
                    const QColor& ink, const QColor& surface) {
    for (double y = line.y1(); y < line.y2() - kLabelDistance; y += 4)
        for (const int size : {font_size::kTitle, font_size::kClaim})
            for (const double side : {1.0, -1.0}) {
                const QFont font = textFont(size, QFont::DemiBold);
                QRectF box(0, 0, textWidth(number, font), 0.75 * size + 2);
                box.moveCenter({line.x1() + side * (box.width() / 2 + 9), y});
                if (!places.isFree(box)) continue;
                marks.ground(box, surface);
                // A comma hangs lower than the digits.
                return marks.elided(box.adjusted(0, -kLabelDistance, 0, kLabelDistance), Qt::AlignCenter, number, font,
                                    ink);
            }
}

void addPale(Marks& marks, const QRectF& room, QColor ink) {
    ink.setAlphaF(kPaleOpacity);
    marks.fill(room, ink);
}

void addBeginning(Marks& marks, const QRectF& area, double x, double line, const QStringList& forms,
                  const QColor& ink) {
    marks.line({x, area.top(), x, area.bottom()}, dashedPen(ink, 1.25, 3, 3));
    constexpr double kTextDistance = 6;
    const QFont font = textFont(font_size::kName);
    QRectF words(x + kTextDistance, area.top() + 2, area.right() - x - kTextDistance, kLineHeight);
    if (!firstFittingText(forms, line - kTextDistance - words.left(), font).isEmpty())
        words.setRight(line - kTextDistance);
    else if (line > x)
        words.setLeft(line + kTextDistance);
    marks.text(words, Qt::AlignLeft | Qt::AlignVCenter, forms, font, ink);
}

}  // namespace attention
