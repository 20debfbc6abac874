#include "ui/figure/math_font.h"

#include <algorithm>

#include <QFont>
#include <QtEndian>

#include "ui/figure/theme.h"

namespace attention {
namespace {

/// Fine enough that Qt's rounding of glyph boxes to whole pixels is a thousandth of an em.
constexpr double kMeasuredSize = 1000;
constexpr int kConstants = 51;
constexpr quint32 kScriptStyles = 0x73737479;  // "ssty"

/// Reads a table of an OpenType font, from a start position on; reading beyond its end gives 0.
class TableReader {
 public:
    explicit TableReader(const QByteArray& table, qsizetype start = 0) : m_table(table), m_start(start) {}

    quint16 u16(qsizetype offset) const { return read<quint16>(offset); }
    qint16 s16(qsizetype offset) const { return read<qint16>(offset); }
    quint32 u32(qsizetype offset) const { return read<quint32>(offset); }
    /// A reader that starts where the 16-bit offset stored at `offset` points to.
    TableReader follow(qsizetype offset) const { return TableReader(m_table, m_start + u16(offset)); }
    /// A reader that starts at this offset.
    TableReader from(qsizetype offset) const { return TableReader(m_table, m_start + offset); }

    /// The glyphs that a Coverage table lists.
    std::vector<std::uint32_t> coveredGlyphs() const {
        std::vector<std::uint32_t> glyphs;
        for (qsizetype i = 0; i < u16(2); ++i) {
            if (u16(0) == 1) {
                glyphs.push_back(u16(4 + 2 * i));
            } else {
                for (std::uint32_t glyph = u16(4 + 6 * i); glyph <= u16(6 + 6 * i); ++glyph) glyphs.push_back(glyph);
            }
        }
        return glyphs;
    }

 private:
    template <class Integer>
    Integer read(qsizetype offset) const {
        const qsizetype place = m_start + offset;
        if (place + qsizetype(sizeof(Integer)) > m_table.size()) return 0;
        return qFromBigEndian<Integer>(m_table.constData() + place);
    }

    const QByteArray& m_table;
    qsizetype m_start;
};

}  // namespace

const MathFont& MathFont::instance() {
    // Never destroyed: at the program's end Qt destroys its fonts before static objects.
    static const MathFont& face = *new MathFont;
    return face;
}

MathFont::MathFont()
    : m_measured(QStringLiteral(":/fonts/attention-lab-math.otf"), kMeasuredSize, QFont::PreferNoHinting) {
    m_unitsPerEm = m_measured.unitsPerEm();
    readMath(m_measured.fontTable("MATH"));
    readScriptForms(m_measured.fontTable("GSUB"));
}

void MathFont::readMath(const QByteArray& table) {
    const TableReader math(table);
    const TableReader constants = math.follow(4);
    m_scales[1] = constants.s16(0) / 100.0;
    m_scales[2] = constants.s16(2) / 100.0;
    // Each constant is followed by an offset of corrections for coarse screens, which this typeface does not have.
    for (int i = 0; i < kConstants; ++i) m_constants.push_back(constants.s16(8 + 4 * i) / m_unitsPerEm);

    const TableReader italics = math.follow(6).follow(0);
    const auto leaning = italics.follow(0).coveredGlyphs();
    for (std::size_t i = 0; i < leaning.size(); ++i)
        m_italics[leaning[i]] = italics.s16(4 + 4 * qsizetype(i)) / m_unitsPerEm;

    const TableReader variants = math.follow(8);
    m_minOverlap = variants.u16(0) / m_unitsPerEm;
    const auto growing = variants.follow(2).coveredGlyphs();
    for (std::size_t i = 0; i < growing.size(); ++i) {
        const TableReader construction = variants.follow(10 + 2 * qsizetype(i));
        GlyphConstruction& growth = m_growth[growing[i]];
        for (qsizetype k = 0; k < construction.u16(2); ++k)
            growth.variants.push_back({construction.u16(4 + 4 * k), construction.u16(6 + 4 * k) / m_unitsPerEm});
        if (construction.u16(0) == 0) continue;
        const TableReader assembly = construction.follow(0);
        for (qsizetype k = 0; k < assembly.u16(4); ++k) {
            const TableReader piece = assembly.from(6 + 10 * k);
            growth.pieces.push_back({.glyph = piece.u16(0),
                                     .startConnector = piece.u16(2) / m_unitsPerEm,
                                     .endConnector = piece.u16(4) / m_unitsPerEm,
                                     .height = piece.u16(6) / m_unitsPerEm,
                                     .repeats = (piece.u16(8) & 1) != 0});
        }
    }
}

void MathFont::readScriptForms(const QByteArray& table) {
    const TableReader substitutions(table);
    const TableReader features = substitutions.follow(6);
    const TableReader lookups = substitutions.follow(8);
    for (qsizetype i = 0; i < features.u16(0); ++i) {
        if (features.u32(2 + 6 * i) != kScriptStyles) continue;
        const TableReader feature = features.follow(6 + 6 * i);
        for (qsizetype k = 0; k < feature.u16(2); ++k) {
            const TableReader lookup = lookups.follow(2 + 2 * feature.u16(4 + 2 * k));
            constexpr int kAlternates = 3;
            if (lookup.u16(0) != kAlternates) continue;
            for (qsizetype n = 0; n < lookup.u16(4); ++n) {
                const TableReader alternates = lookup.follow(6 + 2 * n);
                const auto glyphs = alternates.follow(2).coveredGlyphs();
                for (std::size_t g = 0; g < glyphs.size(); ++g) {
                    const TableReader set = alternates.follow(6 + 2 * qsizetype(g));
                    auto& forms = m_scriptForms[glyphs[g]];
                    forms.clear();
                    for (qsizetype c = 0; c < set.u16(0); ++c) forms.push_back(set.u16(2 + 2 * c));
                }
            }
        }
    }
}

double MathFont::constant(Constant which) const {
    return m_constants[std::size_t(which)];
}

double MathFont::scale(int level) const {
    return m_scales[std::min(level, 2)];
}

std::uint32_t MathFont::glyph(char32_t letter, int level) const {
    const auto [place, isNew] = m_glyphs.try_emplace(std::uint64_t(letter) * 4 + std::uint64_t(level));
    if (!isNew) return place->second;
    const QVector<quint32> glyphs = m_measured.glyphIndexesForString(QString::fromUcs4(&letter, 1));
    std::uint32_t glyph = glyphs.isEmpty() ? 0 : glyphs[0];
    if (const auto forms = m_scriptForms.find(glyph);
        level > 0 && forms != m_scriptForms.end() && !forms->second.empty())
        glyph = forms->second[std::min(std::size_t(level), forms->second.size()) - 1];
    return place->second = glyph;
}

const MathFont::Metrics& MathFont::metrics(std::uint32_t glyph) const {
    const auto [place, isNew] = m_metrics.try_emplace(glyph);
    Metrics& metrics = place->second;
    if (!isNew) return metrics;
    const QRectF ink = m_measured.boundingRect(glyph);
    metrics.height = -ink.top() / kMeasuredSize;
    metrics.depth = ink.bottom() / kMeasuredSize;
    metrics.left = ink.left() / kMeasuredSize;
    metrics.right = ink.right() / kMeasuredSize;
    metrics.advance = m_measured.advancesForGlyphIndexes({glyph})[0].x() / kMeasuredSize;
    if (const auto italic = m_italics.find(glyph); italic != m_italics.end()) metrics.italic = italic->second;
    return metrics;
}

void MathFont::findLetters() const {
    constexpr char32_t kEndOfSigns = 0x2C00;
    constexpr char32_t kFirstMathLetter = 0x1D400;
    constexpr char32_t kEndOfMathLetters = 0x1D800;
    std::vector<char32_t> characters;
    for (char32_t character = U' '; character < kEndOfSigns; ++character) characters.push_back(character);
    for (char32_t character = kFirstMathLetter; character < kEndOfMathLetters; ++character)
        characters.push_back(character);
    const auto glyphs =
        m_measured.glyphIndexesForString(QString::fromUcs4(characters.data(), qsizetype(characters.size())));
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        const char32_t character = characters[std::size_t(i)];
        const QString plain = QString::fromUcs4(&character, 1).normalized(QString::NormalizationForm_KC);
        m_letters.try_emplace(glyphs[i], character < kFirstMathLetter ? character : plain.toUcs4().front());
    }

    const auto letters = m_letters;
    for (const auto& [glyph, letter] : letters) {
        if (const auto forms = m_scriptForms.find(glyph); forms != m_scriptForms.end())
            for (const std::uint32_t form : forms->second) m_letters.try_emplace(form, letter);
        const GlyphConstruction* growing = growth(glyph);
        if (!growing) continue;
        for (const Variant& variant : growing->variants) m_letters.try_emplace(variant.glyph, letter);
        constexpr char32_t kLineExtension = 0x23D0;
        for (const GlyphPart& piece : growing->pieces)
            m_letters.try_emplace(piece.glyph, &piece == &growing->pieces.front() ? letter : kLineExtension);
    }
}

char32_t MathFont::letterOf(char32_t standIn) const {
    constexpr char32_t kFirstPrivate = 0xE000;
    constexpr char32_t kLastPrivate = 0xF8FF;
    constexpr char32_t kPlanck = 0x210E;  // the slanted h
    if (standIn == kPlanck) return U'h';
    if (standIn < kFirstPrivate || standIn > kLastPrivate) return standIn;
    if (m_letters.empty()) findLetters();
    const auto found = m_letters.find(glyph(standIn, 0));
    return found == m_letters.end() ? standIn : found->second;
}

const MathFont::GlyphConstruction* MathFont::growth(std::uint32_t glyph) const {
    const auto found = m_growth.find(glyph);
    return found == m_growth.end() ? nullptr : &found->second;
}

const QRawFont& MathFont::font(double pixelSize) const {
    // A new font takes a tenth of a millisecond, and its glyphs must be rasterised again, so fonts are cached. A window
    // uses a dozen sizes; a zoom that runs through many sizes empties the cache.
    constexpr std::size_t kMaxSizes = 64;
    if (m_fonts.size() >= kMaxSizes && !m_fonts.contains(pixelSize)) m_fonts.clear();
    const auto [place, isNew] = m_fonts.try_emplace(pixelSize);
    if (!isNew) return place->second;
    // Text in a PDF needs an application font: Qt draws the text of a QRawFont loaded from a file as outlines.
    QFont wanted = mathFont(int(kMeasuredSize));
    wanted.setHintingPreference(QFont::PreferNoHinting);
    place->second = QRawFont::fromFont(wanted);
    if (place->second.familyName() != m_measured.familyName()) place->second = m_measured;
    place->second.setPixelSize(pixelSize);
    return place->second;
}

}  // namespace attention
