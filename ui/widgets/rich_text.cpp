#include "ui/widgets/rich_text.h"

#include <QRegularExpression>

namespace attention {
namespace {

constexpr char32_t kItalicC = 0x1D450;
constexpr char32_t kItalicI = 0x1D456;
constexpr char32_t kItalicJ = 0x1D457;
constexpr char32_t kItalicDelta = 0x1D6FF;

bool isMathLetter(char32_t c) {
    return (c >= 0x1D400 && c <= 0x1D7FF) || c == 0x210E;
}

QColor letterColour(char32_t c, const Theme& theme) {
    switch (c) {
        case kItalicI:
            return theme.indexI;
        case kItalicC:
        case kItalicJ:
            return theme.indexJ;
        case kItalicDelta:
            return theme.indexDelta;
        default:
            return {};
    }
}

constexpr char32_t kItalicSmallA = 0x1D44E;
constexpr char32_t kItalicCapitalA = 0x1D434;
constexpr char32_t kItalicAlpha = 0x1D6FC;
constexpr char32_t kItalicH = 0x210E;

/// The mathematical italic form of a single letter, such as 𝑛; other text stays as it is.
QString formulaLetter(const QString& letter) {
    if (letter.size() != 1) return letter;
    const char16_t plain = letter.front().unicode();
    const auto italic = [&](char32_t first, char16_t from) { return first + char32_t(plain - from); };
    const char32_t italicLetter = plain == u'h'                    ? kItalicH
                                  : plain >= u'a' && plain <= u'z' ? italic(kItalicSmallA, u'a')
                                  : plain >= u'A' && plain <= u'Z' ? italic(kItalicCapitalA, u'A')
                                  : plain >= u'α' && plain <= u'ω' ? italic(kItalicAlpha, u'α')
                                                                   : char32_t(plain);
    return QString::fromUcs4(&italicLetter, 1);
}

QString withItalics(const QString& text) {
    // Not a part of a word or of a code such as A4, nor a letter next to an apostrophe; not the D of 2D either.
    static const QRegularExpression alone(
        QStringLiteral("(?<![\\p{L}\\p{M}’'&#])(?:(?<![\\p{Nd}])[A-Z]|[a-zα-ω])(?![\\p{L}\\p{M}\\p{Nd}’'])"));
    static const QRegularExpression word(QStringLiteral("^[aeoAEOI]$")), signBefore(QStringLiteral("[+−·√/^]\\s?$")),
        signAfter(QStringLiteral("^(?:[\\x{2070}-\\x{209C}¹²³·/^(]|\\s[=≈≤≥+−·]\\s)"));
    QString result;
    qsizetype copied = 0;
    for (auto found = alone.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const bool isWord = word.match(match.captured()).hasMatch();
        if (isWord && !signBefore.match(text.left(match.capturedStart())).hasMatch() &&
            !signAfter.match(text.mid(match.capturedEnd())).hasMatch())
            continue;
        result += QStringView(text).mid(copied, match.capturedStart() - copied);
        result += formulaLetter(match.captured());
        copied = match.capturedEnd();
        // These italic letters lean into the space after them, so a thin space is added. Without pre-wrap, rich text
        // would turn it into an ordinary space.
        if (QStringView(u"FPTVWY").contains(match.captured()) && QStringView(text).sliced(copied).startsWith(u' '))
            result += QStringLiteral("<span style=\"white-space:pre-wrap\">\u2009</span>");
    }
    return result += QStringView(text).mid(copied);
}

}  // namespace

int mathSizeBeside(const QFont& font) {
    constexpr double kMathScale = 1.16;
    return qRound(kMathScale * font.pixelSize());
}

QString withFormulaLetters(QString markdown) {
    static const QRegularExpression emphasised(QStringLiteral("(?<!\\*)\\*(\\p{L})\\*(?!\\*)"));
    for (QRegularExpressionMatch match; (match = emphasised.match(markdown)).hasMatch();)
        markdown.replace(match.capturedStart(), match.capturedLength(), formulaLetter(match.captured(1)));
    return markdown;
}

QString withFormulas(const QString& escaped) {
    static const QRegularExpression script(
        QStringLiteral("(?<base>(?<![\\p{L}\\p{N}_])(?:[A-Za-zα-ω]|log))_(?<below>[A-Za-z0-9]{1,3})(?![\\p{L}\\p{N}_])"
                       "|(?<=[\\p{L}\\p{N})\\]])\\^(?:\\((?<inside>[^()]*)\\)|(?<above>[\\p{L}\\p{N}]+))"));
    QString result;
    qsizetype copied = 0;
    for (auto found = script.globalMatch(escaped); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString base = match.captured(u"base"), below = match.captured(u"below");
        const QString before = escaped.mid(copied, match.capturedStart() - copied);
        if (!base.isEmpty())
            result +=
                withItalics(before) + formulaLetter(base) + QStringLiteral("<sub>%1</sub>").arg(formulaLetter(below));
        else
            // The sign "^" is appended for a moment, so that a letter before it counts as part of a formula.
            result +=
                withItalics(before + u'^').chopped(1) +
                QStringLiteral("<sup>%1</sup>").arg(withItalics(match.captured(u"inside") + match.captured(u"above")));
        copied = match.capturedEnd();
    }
    return result += withItalics(escaped.mid(copied));
}

QString withMathFont(const QString& richText, int mathSize, const Theme& theme) {
    QString result;
    bool isInTag = false;
    qsizetype copied = 0;
    for (qsizetype i = 0; i < richText.size(); ++i) {
        const QChar character = richText[i];
        if (character == u'<') isInTag = true;
        if (character == u'>') isInTag = false;
        const bool isPair = character.isHighSurrogate() && i + 1 < richText.size() && richText[i + 1].isLowSurrogate();
        const char32_t letter =
            isPair ? QChar::surrogateToUcs4(character, richText[i + 1]) : char32_t(character.unicode());
        const qsizetype length = isPair ? 2 : 1;
        if (!isInTag && isMathLetter(letter)) {
            result += QStringView(richText).sliced(copied, i - copied);
            const QColor ink = letterColour(letter, theme);
            result += QStringLiteral("<span style=\"font-family:'Attention Lab Math'");
            if (mathSize > 0) result += QStringLiteral(";font-size:%1px").arg(mathSize);
            if (ink.isValid()) result += QStringLiteral(";color:") + ink.name();
            result += QStringLiteral("\">");
            result += QStringView(richText).sliced(i, length);
            result += QStringLiteral("</span>");
            copied = i + length;
        }
        i += length - 1;
    }
    return result += QStringView(richText).sliced(copied);
}

QString semibold(const QString& richText) {
    return QStringLiteral("<span style='font-weight:600'>%1</span>").arg(richText);
}

}  // namespace attention
