#pragma once

#include <QColor>
#include <QLineF>
#include <QRectF>
#include <QStringList>

namespace attention {

class LabelPlacer;
class Marks;
struct Theme;

/// What stands beside a point of a curve that falls there by so many pixels, on the side where the curve is not.
struct PointLabel {
    QPointF point = {};
    double fall = 0;      ///< pixels from before the point to behind it; negative: the curve rises
    bool isAbove = true;  ///< the point, as far as there is room
    QString text = {};
    QColor ink = {};
};
/// On cleared ground. @param area  where the label may lie
void addPointLabel(Marks& marks, const PointLabel& label, const QRectF& area, const Theme& theme);

/// An upright bracket whose ends point to the left (`in` below 0) or to the right, `in` pixels long.
void addBracket(Marks& marks, double x, double top, double bottom, double in, const QColor& ink);

/// A bracket beside two points, one above the other, and a large number of what is between them with words below it;
/// nothing where the points are too near. On the right, where there is room, or on the left alone: where curves meet at
/// the other side.
void addNamedGap(Marks& marks, const QLineF& points, const QString& number, const QString& words, const QRectF& area,
                 bool isLeft, const Theme& theme);

/// A large number beside the upper end of an upright line, at its height or as near below as there is a free place.
void addValueBeside(Marks& marks, const LabelPlacer& places, const QLineF& line, const QString& number,
                    const QColor& ink, const QColor& surface);

/// A ground of this ink, pale enough for what lies below it.
void addPale(Marks& marks, const QRectF& room, QColor ink);

/// A dashed line at x over the height of `area`, with words at its upper end, before or behind an upright line at
/// `line`. @param forms  of the words, the longest first
void addBeginning(Marks& marks, const QRectF& area, double x, double line, const QStringList& forms, const QColor& ink);

}  // namespace attention
