#include "ui/widgets/rich_text.h"

namespace attention {
namespace {

constexpr char32_t kItalicC = 0x1D450;
constexpr char32_t kItalicI = 0x1D456;
constexpr char32_t kItalicJ = 0x1D457;
constexpr char32_t kItalicDelta = 0x1D6FF;

bool isMathLetter(char32_t c) {
    return (c >= 0x1D400 && c <= 0x1D7FF) || c == 0x210E;
}

QColor inkOfLetter(char32_t c, const Theme& theme) {
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

}  // namespace

QString withMathFace(const QString& richText, int mathSize, const Theme& theme) {
    QString out;
    bool isInTag = false;
    qsizetype copied = 0;
    for (qsizetype i = 0; i < richText.size(); ++i) {
        const QChar sign = richText[i];
        if (sign == u'<') isInTag = true;
        if (sign == u'>') isInTag = false;
        const bool isPair = sign.isHighSurrogate() && i + 1 < richText.size() && richText[i + 1].isLowSurrogate();
        const char32_t letter = isPair ? QChar::surrogateToUcs4(sign, richText[i + 1]) : char32_t(sign.unicode());
        const qsizetype length = isPair ? 2 : 1;
        if (!isInTag && isMathLetter(letter)) {
            out += QStringView(richText).sliced(copied, i - copied);
            const QColor ink = inkOfLetter(letter, theme);
            out += QStringLiteral("<span style=\"font-family:'Attention Lab Math'");
            if (mathSize > 0) out += QStringLiteral(";font-size:%1px").arg(mathSize);
            if (ink.isValid()) out += QStringLiteral(";color:") + ink.name();
            out += QStringLiteral("\">");
            out += QStringView(richText).sliced(i, length);
            out += QStringLiteral("</span>");
            copied = i + length;
        }
        i += length - 1;
    }
    return out += QStringView(richText).sliced(copied);
}

QString semibold(const QString& richText) {
    return QStringLiteral("<span style='font-weight:600'>%1</span>").arg(richText);
}

}  // namespace attention
