#pragma once

#include <QIcon>
#include <QPainter>

#include "ui/figure/theme.h"

namespace attention {

/// How large the interface is: 1 is as designed. Figures have a scale of their own (see Figure).
double interfaceScale();
/// @param scale  1 ... 4. What paints with px() takes it up at the next paint, everything else by rescaleWidgetTree().
void setInterfaceScale(double scale);
/// So many designed pixels at the present scale, as whole ones.
int px(double designed);
/// A designed length at the present scale, not rounded, for what is painted.
double scaled(double designed);
/// The text face in designed pixels, at the present scale.
QFont uiFont(int designedSize, QFont::Weight weight = QFont::Normal);
/// Rescales the stored fonts, minimum and maximum sizes, margins and spacings of a widget tree from scale `from` to the
/// current scale. May be called repeatedly without accumulating errors.
void rescaleWidgetTree(QWidget& root, double from);

/// Of boxes and buttons, in designed pixels.
inline constexpr int kControlHeight = 28;

/// Whether nothing may move by itself: what plays or is animated asks first.
bool isMotionReduced();
void setMotionReduced(bool reduced);

/// A line to type into with this property set has an edge that says that what stands in it is not accepted.
inline constexpr const char* kInvalidProperty = "refused";

/// Dresses the whole application: style, palette, fonts and tooltips. Called once after loadFonts(), and at each change
/// of theme or scale.
void applyTheme(const Theme& theme);

/// Whether the platform's own palette, not the one in use, is dark. Ask again upon QEvent::ThemeChange.
bool systemIsDark();

/// The icon ":/icons/<name>.svg" in the theme's inks, sharp at any scale.
QIcon themedIcon(const QString& name, const Theme& theme);

/// `share` of `over` on `under`, as an opaque colour.
QColor blendColours(const QColor& over, const QColor& under, double share);
/// The ink of a control: itself, or what remains of it on the window while the control is disabled.
QColor controlColour(const QColor& colour, bool enabled, const Theme& theme);

/// The ink of a label, also for while it is disabled.
void setInk(QWidget& widget, const QColor& colour, const Theme& theme);
/// Text for a tooltip that may be long: it wraps. @param title  in semibold above it; may be empty
QString tooltipText(const QString& title, const QString& text);

/// A name as menus show it: no "&" in it marks a key.
QString menuText(QString name);

/// The mark of keyboard focus around a rounded shape: a ring of ink, inside `rect`.
void drawFocusRing(QPainter& painter, const QRectF& rect, double radius, const QColor& ink);
/// An open arrow head, as on menus and combo boxes.
void drawChevron(QPainter& painter, const QPointF& centre, const QColor& ink, Qt::ArrowType direction = Qt::DownArrow);

}  // namespace attention
