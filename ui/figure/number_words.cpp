#include "ui/figure/number_words.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/figure.h"

namespace attention {
namespace {

/// Powers of ten from here to below there are written out.
constexpr int kLeastPlain = -4;
constexpr int kMostPlain = 9;
const QString kTimesTen = QStringLiteral("\u202f·\u202f10");

}  // namespace

QString significantNumber(double value, int digits) {
    if (value == 0 || !std::isfinite(value)) return displayNumber(value, 0);
    // The exponent after rounding: 9.9999996 with six digits is 10.0000.
    const QString rounded = QString::number(value, 'e', digits - 1);
    const qsizetype mark = rounded.indexOf(u'e');
    const int exponent = rounded.mid(mark + 1).toInt();
    if (exponent >= kLeastPlain && exponent < kMostPlain)
        return displayNumber(value, std::max(0, digits - 1 - exponent));
    return displayNumber(rounded.left(mark).toDouble(), digits - 1) + kTimesTen + raised(exponent);
}

QString raised(int exponent) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar c : QString::number(exponent)) text += c == u'-' ? QChar(u'⁻') : digits[c.digitValue()];
    return text;
}

}  // namespace attention
