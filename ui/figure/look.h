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
    QString colourMap;     ///< one of colourMapNames(), for all numbers; empty: each exhibit's own
    double lineWidth = 1;  ///< of curves, axes and outlines, times their usual width
    TypeFamily family = TypeFamily::Sans;
    bool isGrey = false;            ///< inks without hue; curves are told apart by their dashes
    QMap<QString, QString> labels;  ///< texts as they are drawn, and what is drawn in their place
    QString letter;                 ///< of a panel, without its brackets; empty: none

    bool operator==(const FigureLook&) const = default;
};

inline constexpr double kMinLineWidth = 0.1;
inline constexpr double kMaxLineWidth = 10;

/// blue-white-red, blues, greens, viridis, cividis, greys.
const QStringList& colourMapNames();
/// The faces of text that are built in: sans, serif.
const QStringList& familyNames();

/// While it lives, figures that are made and drawn on this thread have a look. Figures must not outlive it.
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
    /// Labels of the look that texts of a figure have matched, but of which nothing was painted since the last
    /// beginPicture(), not even shortened: on another tab, or without room.
    QStringList undrawnLabels() const;
    /// Forgets what was painted so far, for undrawnLabels().
    void beginPicture() { m_painted.clear(); }
    /// The texts that could have been replaced so far, without numbers, as drawn without labels; sorted.
    QStringList drawnTexts() const;
    /// The names told by tellOmittedName() so far that nothing drawn so far has as its text, without numbers; as told.
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
    QSet<QString> m_drawn;    ///< as typedText() has them, without labels
    QSet<QString> m_painted;  ///< with labels; kept only where there are labels
    QStringList m_omitted;
    bool m_omitsNumbers = false;
    ScopedLook* const m_before;
    const TypeFamily m_familyBefore;
};

/// Takes the look of one thread to another one that draws for it while the first waits.
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

/// The pen of a curve, an axis or an outline, in the look that is drawn in.
/// @param width  at the usual line width
QPen strokePen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine,
               Qt::PenCapStyle cap = Qt::SquareCap, Qt::PenJoinStyle join = Qt::BevelJoin);
/// Likewise, of dashes with flat ends. @param dash, gap  lengths in widths of the line
QPen dashedPen(const QColor& colour, double width, double dash, double gap);
/// Whether curves must be told apart by their dashes and widths, without hue.
bool isGreyLook();
/// What the look draws in the place of a text, to be measured.
QString measuredText(const QString& text);
/// What the look draws in the place of a text.
QString shownText(const QString& text);
/// Tells the look that a text that shownText() gave is painted, by what paints it at another time than it asked.
void tellPaintedText(const QString& shown);

/// Tells the look of a name, such as that of a curve or a token, that has no room where it belongs. While drawing: what
/// is laid out may be laid out anew.
void tellOmittedName(const QString& name);
/// Tells it of those that are not at every `stride`-th place.
void tellOmittedNames(const QStringList& names, qsizetype stride);
/// Tells it that cells are too small for their numbers. While drawing, as well.
void tellOmittedNumbers();

/// QPainter::drawText() of shownText().
void drawLabelText(QPainter& painter, const QRectF& room, int flags, const QString& text);
void drawLabelText(QPainter& painter, const QPointF& baseline, const QString& text);

}  // namespace attention
