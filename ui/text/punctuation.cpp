#include "ui/text/punctuation.h"

#include <atomic>

namespace attention {
namespace {

/// Worker threads word numbers, too.
std::atomic<char16_t> present = u'.';
std::atomic<bool> isFullWidth = false;

}  // namespace

QChar decimalSign() {
    return present.load();
}

void setDecimalSign(QChar sign) {
    present = sign.unicode();
}

QString withDecimalSign(QString number) {
    return number.replace(u'.', decimalSign());
}

void setFullWidthPunctuation(bool fullWidth) {
    isFullWidth = fullWidth;
}

QString sentenceSeparator() {
    return isFullWidth ? QString() : QStringLiteral(" ");
}

QString joinParagraphs(const QStringList& texts) {
    return texts.join(u'\n');
}

QString joinList(const QStringList& members) {
    return members.join(isFullWidth ? QStringLiteral("，") : QStringLiteral(", "));
}

}  // namespace attention
