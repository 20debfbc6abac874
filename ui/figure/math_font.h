#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include <QByteArray>
#include <QRawFont>

namespace attention {

/// The embedded mathematical typeface with the values of its MATH table. All lengths are in em. For the GUI thread
/// only, like every QRawFont.
/// Source: OpenType specification 1.9, "MATH - The Mathematical Typesetting Table".
class MathFont {
 public:
    /// The values are indices into the MathConstants table.
    enum Constant {
        AxisHeight = 1,
        SubscriptShiftDown = 4,
        SubscriptTopMax = 5,
        SubscriptBaselineDropMin = 6,
        SuperscriptShiftUp = 7,
        SuperscriptShiftUpCramped = 8,
        SuperscriptBottomMin = 9,
        SuperscriptBaselineDropMax = 10,
        SubSuperscriptGapMin = 11,
        SuperscriptBottomMaxWithSubscript = 12,
        SpaceAfterScript = 13,
        FractionNumeratorShiftUp = 28,
        FractionNumeratorDisplayStyleShiftUp = 29,
        FractionDenominatorShiftDown = 30,
        FractionDenominatorDisplayStyleShiftDown = 31,
        FractionNumeratorGapMin = 32,
        FractionNumDisplayStyleGapMin = 33,
        FractionRuleThickness = 34,
        FractionDenominatorGapMin = 35,
        FractionDenomDisplayStyleGapMin = 36,
        RadicalVerticalGap = 45,
        RadicalDisplayStyleVerticalGap = 46,
        RadicalRuleThickness = 47,
        RadicalExtraAscender = 48
    };

    /// The extents of a glyph's ink from the origin on the baseline; `advance` excludes the italic correction.
    struct Metrics {
        double advance = 0;
        double height = 0;
        double depth = 0;
        double left = 0;
        double right = 0;
        double italic = 0;
    };

    struct Variant {
        std::uint32_t glyph = 0;
        double height = 0;  ///< plus depth
    };
    struct GlyphPart {
        std::uint32_t glyph = 0;
        double startConnector = 0;
        double endConnector = 0;
        double height = 0;
        bool repeats = false;
    };
    /// Higher forms of a glyph: other glyphs, the lowest first, and the pieces, from bottom to top, of which still
    /// higher forms are assembled.
    struct GlyphConstruction {
        std::vector<Variant> variants;
        std::vector<GlyphPart> pieces;
    };

    static const MathFont& instance();

    double constant(Constant which) const;
    /// The relative font size of normal text (level 0), scripts (1), and scripts of scripts (2).
    double scale(int level) const;
    double minConnectorOverlap() const { return m_minOverlap; }
    /// The glyph of a letter; for level > 0 the typeface's special form for scripts, if it has one.
    std::uint32_t glyph(char32_t letter, int level) const;
    const Metrics& metrics(std::uint32_t glyph) const;
    /// The plain letter for a stand-in. Each glyph of the typeface without a character up to U+FFFF has a stand-in, a
    /// character for private use; an italic or a high form gives the plain letter, and a piece that lengthens a bracket
    /// gives the character "vertical line extension". Other characters are returned unchanged.
    char32_t letterOf(char32_t standIn) const;
    /// The higher forms of a glyph; nullptr if it has none.
    const GlyphConstruction* growth(std::uint32_t glyph) const;

    /// A font for painting; the reference is valid until the next call.
    const QRawFont& font(double pixelSize) const;

 private:
    MathFont();
    void readMath(const QByteArray& table);
    void readScriptForms(const QByteArray& table);
    void findLetters() const;

    QRawFont m_measured;
    double m_unitsPerEm = 1000;
    double m_scales[3]{1, 0.7, 0.5};
    std::vector<double> m_constants;
    double m_minOverlap = 0;
    std::unordered_map<std::uint32_t, double> m_italics;
    std::unordered_map<std::uint32_t, GlyphConstruction> m_growth;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_scriptForms;
    mutable std::unordered_map<std::uint64_t, std::uint32_t> m_glyphs;  ///< by letter and level
    mutable std::unordered_map<std::uint32_t, char32_t> m_letters;      ///< by glyph; empty until one is asked for
    mutable std::unordered_map<std::uint32_t, Metrics> m_metrics;
    mutable std::unordered_map<double, QRawFont> m_fonts;  ///< by pixel size
};

}  // namespace attention
