#pragma once

#include <QIcon>
#include <QPainter>

#include "ui/figure/theme.h"

namespace attention {

/// The scale of the interface; 1 is the designed size. The scale of figures is independent of it, see Figure.
double interfaceScale();
/// @param scale  1 ... 4. Code that paints with px() uses it at the next paint; stored sizes need rescaleWidgetTree().
void setInterfaceScale(double scale);
/// Converts designed pixels to pixels at the current scale, rounded.
int px(double designed);
/// Converts designed pixels to pixels at the current scale, not rounded, for painting.
double scaled(double designed);
/// The text font. @param designedSize  in designed pixels; multiplied by the current scale
QFont uiFont(int designedSize, QFont::Weight weight = QFont::Normal);
/// Rescales the stored fonts, minimum and maximum sizes, margins and spacings of a widget tree from scale `from` to the
/// current scale. May be called repeatedly without accumulating errors.
void rescaleWidgetTree(QWidget& root, double from);

/// The height of boxes and buttons, in designed pixels.
inline constexpr int kControlHeight = 28;

/// Whether the person wants no animations. Code that plays or animates something must check this first.
bool isMotionReduced();
void setMotionReduced(bool reduced);

/// The name of a bool property: fields that have it set are drawn with drawInvalidOutline(), because their input is not
/// accepted.
inline constexpr const char* kInvalidProperty = "refused";

/// Sets style, palette, fonts and tooltips of the whole application. Call it after loadFonts(), and after each change
/// of theme or scale.
void applyTheme(const Theme& theme);

/// Whether the palette of the platform is dark (not that of the application). It may change with QEvent::ThemeChange.
bool systemIsDark();

/// The icon ":/icons/<name>.svg" in the colours of the theme, sharp at any scale.
QIcon themedIcon(const QString& name, const Theme& theme);

/// The opaque colour share * over + (1 - share) * under.
QColor blendColours(const QColor& over, const QColor& under, double share);
/// The colour of a control: `colour` if enabled, else a blend of it with the colour of the window.
QColor controlColour(const QColor& colour, bool enabled, const Theme& theme);

/// Sets the text colour of a widget, and the matching colour for its disabled state.
void setInk(QWidget& widget, const QColor& colour, const Theme& theme);
/// A rich text for a tooltip, which wraps if it is long. @param title  in semibold above the text; may be empty
QString tooltipText(const QString& title, const QString& text);

/// A name escaped for menus, where a single "&" would mark a mnemonic.
QString menuText(QString name);

/// Draws the ring of keyboard focus along a rounded rectangle, inside `rect`.
void drawFocusRing(QPainter& painter, const QRectF& rect, double radius, const QColor& ink);
/// Draws an open arrow head, as on menus and combo boxes.
void drawChevron(QPainter& painter, const QPointF& centre, const QColor& ink, Qt::ArrowType direction = Qt::DownArrow);

}  // namespace attention
