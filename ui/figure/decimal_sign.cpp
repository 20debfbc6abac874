#include "ui/figure/decimal_sign.h"

#include <atomic>

namespace attention {
namespace {

/// Worker threads word numbers, too.
std::atomic<char16_t> present = u'.';

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

}  // namespace attention
