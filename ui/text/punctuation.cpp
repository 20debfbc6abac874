#include "ui/text/punctuation.h"

#include <atomic>

namespace attention {
namespace {

/// Atomic, because worker threads format numbers, too.
std::atomic<char16_t> currentSign = u'.';
std::atomic<bool> isFullWidth = false;

}  // namespace

QChar decimalSign() {
    return currentSign.load();
}

void setDecimalSign(QChar sign) {
    currentSign = sign.unicode();
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
