#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include <QByteArray>
#include <QRawFont>

namespace attention {

/// The embedded face of mathematics with what its MATH table says about typesetting. All lengths are in em. For the
/// interface's thread, like every QRawFont.
/// Source: OpenType specification 1.9, "MATH - The Mathematical Typesetting Table".
class MathFont {
 public:
    /// By their places in the table.
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

    /// Ink from the baseline; the advance is without the italic correction.
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
        double height = 0;  ///< with depth
    };
    struct GlyphPart {
        std::uint32_t glyph = 0;
        double startConnector = 0;
        double endConnector = 0;
        double height = 0;
        bool repeats = false;
    };
    /// How a glyph becomes higher: other glyphs, the lowest first, and, beyond the last, pieces from bottom to top.
    struct GlyphConstruction {
        std::vector<Variant> variants;
        std::vector<GlyphPart> pieces;
    };

    static const MathFont& instance();

    double constant(Constant which) const;
    /// Of what is on the line (0), scripts (1), and scripts of scripts (2).
    double scale(int level) const;
    double minConnectorOverlap() const { return m_leastOverlap; }
    /// In the cut for scripts where there is one.
    std::uint32_t glyph(char32_t letter, int level) const;
    const Metrics& metrics(std::uint32_t glyph) const;
    /// The face has a stand-in for each glyph that no character up to U+FFFF has: a character for private use. The
    /// plain letter that its glyph is drawn for, in whatever slant, cut and height; of a piece that lengthens a bracket
    /// a line's extension. Other characters are their own.
    char32_t letterOf(char32_t standIn) const;
    /// Null for a glyph that doesn't grow.
    const GlyphConstruction* growth(std::uint32_t glyph) const;

    /// To paint with, until the next call.
    const QRawFont& font(double pixelSize) const;

 private:
    MathFont();
    void readMath(const QByteArray& table);
    void readScriptCuts(const QByteArray& table);
    void findLetters() const;

    QRawFont m_measured;
    double m_unitsPerEm = 1000;
    double m_scales[3]{1, 0.7, 0.5};
    std::vector<double> m_constants;
    double m_leastOverlap = 0;
    std::unordered_map<std::uint32_t, double> m_italics;
    std::unordered_map<std::uint32_t, GlyphConstruction> m_growth;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_scriptCuts;
    mutable std::unordered_map<std::uint64_t, std::uint32_t> m_glyphs;  ///< by letter and level
    mutable std::unordered_map<std::uint32_t, char32_t> m_letters;      ///< by glyph; empty until one is asked for
    mutable std::unordered_map<std::uint32_t, Metrics> m_metrics;
    mutable std::unordered_map<double, QRawFont> m_fonts;  ///< by pixel size
};

}  // namespace attention
