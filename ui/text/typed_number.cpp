#include "ui/text/typed_number.h"

#include "ui/text/language_signs.h"

namespace attention {

QString typedNumber(double value) {
    constexpr int kDigits = 6;
    return withDecimalSign(QString::number(value, 'g', kDigits));
}

}  // namespace attention
