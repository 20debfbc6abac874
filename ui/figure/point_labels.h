#pragma once

#include <QColor>
#include <QLineF>
#include <QRectF>
#include <QStringList>

namespace attention {

class LabelPlacer;
class Marks;
struct Theme;

/// A label beside a point of a curve, on the side where the curve does not pass.
struct PointLabel {
    QPointF point = {};
    double fall = 0;      ///< pixels by which the curve falls around the point; negative: it rises
    bool isAbove = true;  ///< the label is above the point, as far as there is room; else below it
    QString text = {};
    QColor ink = {};
};
/// Adds the label on a cleared background. @param area  where the label may lie
void addPointLabel(Marks& marks, const PointLabel& label, const QRectF& area, const Theme& theme);

/// A vertical bracket whose ends point to the left (`in` below 0) or to the right, `in` pixels long.
void addBracket(Marks& marks, double x, double top, double bottom, double in, const QColor& ink);

/// Adds a bracket beside two points, one above the other, with a large number for the gap between them and words below
/// it; nothing if the points are too near.
/// @param isLeft  only at the left of the points; else at the right, or at the left if there is no room
void addNamedGap(Marks& marks, const QLineF& points, const QString& number, const QString& words, const QRectF& area,
                 bool isLeft, const Theme& theme);

/// A large number beside a vertical line, as near to its upper end as there is a free place.
void addValueBeside(Marks& marks, const LabelPlacer& places, const QLineF& line, const QString& number,
                    const QColor& ink, const QColor& surface);

/// Tints a rectangle with this colour, so pale that what lies below stays visible.
void addPale(Marks& marks, const QRectF& room, QColor ink);

/// A dashed line at x over the height of `area`, with a text right of its upper end. The text does not cross another
/// vertical line at x = `line`. @param forms  of the text, the longest first
void addBeginning(Marks& marks, const QRectF& area, double x, double line, const QStringList& forms, const QColor& ink);

}  // namespace attention
