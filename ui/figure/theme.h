#pragma once

#include <array>
#include <span>
#include <vector>

#include <QColor>
#include <QFont>

namespace attention {

/// Text contrast according to WCAG 2.1: at least 4.5:1, or 7:1 in the high-contrast variant.
enum class Contrast { Normal, High };

/// The built-in text fonts: Inter, and Latin Modern Roman as in papers.
enum class TypeFamily { Sans, Serif };

/// The colours of one appearance, named after their purpose. Only data and indices have a hue; everything else is
/// black, white or grey.
struct Theme {
    bool isDark = false;
    QColor window, surface, raised, hover;
    QColor text, muted, faint, control, track, rule;
    QColor indexI, indexJ,
        indexDelta;                ///< i asks (row, position, query), j is asked (column, pair, key), delta is a shift
    QColor onIndex;                ///< text on a tag of an index colour
    std::array<QColor, 5> series;  ///< curves, heads: attention, recurrent, convolution, restricted, dilated
    std::array<QColor, 9> signedStops;  ///< from -max to +max
    std::array<QColor, 7> weightStops;  ///< from 0 to max
    std::vector<QColor> map = {};       ///< the map that the user chose for all numbers; empty: the two above are used
    bool isMapDiverging = false;        ///< whether the middle of that map is 0

    /// Data has the same colours for both contrasts, which differ only in the colours of text, lines and indices.
    static const Theme& light(Contrast contrast = Contrast::Normal);
    static const Theme& dark(Contrast contrast = Contrast::Normal);
};

/// Font sizes in pixels at scale 1, where 14 px are 10.5 pt.
namespace font_size {
inline constexpr int kTitle = 24;
inline constexpr int kClaim = 16;
inline constexpr int kBody = 14;
inline constexpr int kName = 13;
inline constexpr int kAxis = 12;
inline constexpr int kSmallest = 11;
inline constexpr int kBigValue = 32;
}  // namespace font_size

/// Loads the embedded fonts; to be called once after the application object exists.
void loadFonts();
/// Sets the family of textFont() on this thread. @return the previous one
TypeFamily setTextFamily(TypeFamily family);
/// The text font at a pixel size; weight is QFont::Normal or QFont::DemiBold, the two that are embedded.
QFont textFont(int pixelSize, QFont::Weight weight = QFont::Normal);
/// The monospaced font of program code.
QFont codeFont(int pixelSize);
/// The font of formulas, whose italic letters are the mathematical ones from U+1D434.
QFont mathFont(int pixelSize);

/// Piecewise linear in sRGB between evenly spaced stops; exact, not quantised to levels.
class ColourMap {
 public:
    explicit ColourMap(std::span<const QColor> stops);
    /// @param fraction  0 ... 1; clamped, NaN is transparent
    QRgb at(double fraction) const {
        if (!(fraction > 0)) return fraction <= 0 ? m_first : qRgba(0, 0, 0, 0);
        const double place = fraction * m_scale;
        if (place >= m_scale) return m_last;
        const auto index = static_cast<std::size_t>(static_cast<int>(place));
        const double t = place - static_cast<double>(static_cast<int>(index));
        const Segment& segment = m_segments[index];
        const auto channel = [&](int c) { return static_cast<int>(segment.from[c] + segment.change[c] * t); };
        return qRgb(channel(0), channel(1), channel(2));
    }

    static ColourMap signedMap(const Theme& theme);
    /// For data without negative numbers: the upper half of signedMap(), or the whole of a chosen map that is not
    /// diverging.
    static ColourMap positive(const Theme& theme);
    /// For weights: from the surface's colour at 0 to dark green at the maximum (light green in the dark theme), or the
    /// chosen map as in positive().
    static ColourMap weights(const Theme& theme);
    /// Nine-step "Blues" as in ColorBrewer and matplotlib, the book's map.
    static ColourMap blues();

 private:
    struct Segment {
        double from[3];  ///< plus 0.5, so that truncation rounds to nearest
        double change[3];
    };
    std::vector<Segment> m_segments;
    double m_scale = 0;
    QRgb m_first = 0;
    QRgb m_last = 0;
};

/// Relative luminance, 0 ... 1, as WCAG 2.1 defines it.
double relativeLuminance(const QColor& colour);
/// WCAG 2.1: 1 of equal colours, 21 of black and white.
double contrastRatio(const QColor& first, const QColor& second);
/// The minimum contrast ratio of text to its background (WCAG 2.1, 1.4.3).
inline constexpr double kReadableContrast = 4.5;

/// Black or white, whichever has more contrast to this background: at least kReadableContrast.
QColor contrastingColour(const QColor& ground);
/// Black or white for a number on a cell coloured by a map: with at least kReadableContrast, and if possible the same
/// for all numbers that are equal when rounded to `decimals`.
/// @param low, high  the values with the map's first and last colour  @param decimals  of the written value
QColor numberInk(const ColourMap& map, double low, double high, double value, int decimals);
/// Minimum difference between the size of a cell and that of its number, in pixels, so that the number does not touch
/// outlines, which cover up to 3 pixels inside each edge.
inline constexpr double kNumberGap = 7;

}  // namespace attention
