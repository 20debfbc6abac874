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
    for (const char32_t c : richText.toUcs4()) {
        if (c == U'<') isInTag = true;
        const QString letter = QString::fromUcs4(&c, 1);
        if (isInTag || !isMathLetter(c)) {
            out += letter;
        } else {
            const QColor ink = inkOfLetter(c, theme);
            out += QStringLiteral("<span style=\"font-family:'Attention Lab Math'");
            if (mathSize > 0) out += QStringLiteral(";font-size:%1px").arg(mathSize);
            if (ink.isValid()) out += QStringLiteral(";color:") + ink.name();
            out += QStringLiteral("\">") + letter + QStringLiteral("</span>");
        }
        if (c == U'>') isInTag = false;
    }
    return out;
}

}  // namespace attention
