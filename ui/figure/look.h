#pragma once

#include <span>
#include <vector>

#include <QMap>
#include <QPainter>
#include <QPen>
#include <QSet>
#include <QString>
#include <QStringList>

#include "ui/figure/theme.h"

namespace attention {

/// How a figure is drawn, whatever it shows. The default is how the window draws it.
struct FigureLook {
    QString colourMap;     ///< one of colourMapNames(), used for all cells; empty: each exhibit has its own
    double lineWidth = 1;  ///< factor for the widths of curves, axes and outlines
    TypeFamily family = TypeFamily::Sans;
    bool isGrey = false;            ///< colours without hue; curves differ in their dashes
    QMap<QString, QString> labels;  ///< from a text of a figure to the text drawn instead
    QString letter;                 ///< letter of the panel, without brackets; empty: none

    bool operator==(const FigureLook&) const = default;
};

inline constexpr double kMinLineWidth = 0.1;
inline constexpr double kMaxLineWidth = 10;

/// blue-white-red, blues, greens, viridis, cividis, greys.
const QStringList& colourMapNames();
/// The built-in font families: sans, serif.
const QStringList& familyNames();

/// While it lives, it is the current look of this thread: figures are created and drawn with it. Figures must not
/// outlive it.
class ScopedLook {
    Q_DISABLE_COPY_MOVE(ScopedLook)

 public:
    /// @param base  the theme whose colours the look changes
    ScopedLook(const FigureLook& look, const Theme& base);
    ~ScopedLook();

    /// For Figure::setTheme(); `base` itself where the look changes no colour.
    const Theme& theme() const { return m_isRecoloured ? m_theme : m_base; }
    /// Labels of the look that no text of a figure has matched so far.
    QStringList unmatchedLabels() const;
    /// Labels of the look that some text of a figure has matched, but that were not painted, not even elided, since the
    /// last beginPicture(): their texts are on another tab or have no room.
    QStringList undrawnLabels() const;
    /// Forgets what was painted so far, for undrawnLabels().
    void beginPicture() { m_painted.clear(); }
    /// The texts of figures so far that labels can replace, before replacement and without numbers; sorted.
    QStringList drawnTexts() const;
    /// The names passed to tellOmittedName() so far, except numbers and names that are also drawn as a text.
    QStringList omittedNames() const;
    /// Whether tellOmittedNumbers() was called.
    bool omitsNumbers() const { return m_omitsNumbers; }

 private:
    friend class CarriedLook;
    friend QPen strokePen(const QColor&, double, Qt::PenStyle, Qt::PenCapStyle, Qt::PenJoinStyle);
    friend bool isGreyLook();
    friend QString measuredText(const QString&);
    friend QString shownText(const QString&);
    friend void tellOmittedName(const QString&);
    friend void tellOmittedNumbers();
    friend void tellPaintedText(const QString&);

    const FigureLook m_look;
    const Theme& m_base;
    Theme m_theme;
    const bool m_isRecoloured;
    QSet<QString> m_drawn;    ///< texts passed to shownText(), as typedText(), before replacement
    QSet<QString> m_painted;  ///< painted texts, after replacement; recorded only if the look has labels
    QStringList m_omitted;
    bool m_omitsNumbers = false;
    ScopedLook* const m_before;
    const TypeFamily m_familyBefore;
};

/// Makes the look of another thread the current one of this thread, which draws while the other one waits.
class CarriedLook {
    Q_DISABLE_COPY_MOVE(CarriedLook)

 public:
    /// The look of this thread; may be null.
    static ScopedLook* current();
    explicit CarriedLook(ScopedLook* look);
    ~CarriedLook();

 private:
    ScopedLook* const m_before;
};

/// The pen of a curve, an axis or an outline in the current look.
/// @param width  in the default look
QPen strokePen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine,
               Qt::PenCapStyle cap = Qt::SquareCap, Qt::PenJoinStyle join = Qt::BevelJoin);
/// A dashed pen in the current look. @param dash, gap  lengths as multiples of the line's width
QPen dashedPen(const QColor& colour, double width, double dash, double gap);
/// Whether curves must be told apart by their dashes and widths, without hue.
bool isGreyLook();
/// The text that the current look draws instead of `text`, which may be `text` itself; for measuring.
QString measuredText(const QString& text);
/// As measuredText(), for drawing: the look remembers that a figure has this text.
QString shownText(const QString& text);
/// Tells the look that a text returned by shownText() is painted. For code that calls shownText() earlier than it
/// paints.
void tellPaintedText(const QString& shown);

/// Tells the look that a name, such as that of a curve or a token, is left out because there is no room for it. Call it
/// while drawing, not during the layout, which may be repeated.
void tellOmittedName(const QString& name);
/// Calls tellOmittedName() for the names whose index is not a multiple of `stride`.
void tellOmittedNames(const QStringList& names, qsizetype stride);
/// Tells the look that cells are too small for their numbers. Call it while drawing, too.
void tellOmittedNumbers();

/// QPainter::drawText() of shownText().
void drawLabelText(QPainter& painter, const QRectF& room, int flags, const QString& text);
void drawLabelText(QPainter& painter, const QPointF& baseline, const QString& text);

}  // namespace attention
