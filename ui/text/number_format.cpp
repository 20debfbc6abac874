#include "ui/text/number_format.h"

#include <algorithm>
#include <cmath>

#include "core/number_text.h"
#include "ui/text/exact_number_format.h"
#include "ui/text/punctuation.h"

namespace attention {
namespace {

/// Numbers with a decimal exponent from kMinPlain to below kMaxPlain are written without a power of ten.
constexpr int kMinPlain = -4;
constexpr int kMaxPlain = 9;
const QString kTimesTen = QStringLiteral("\u202f·\u202f10");

/// Inserts thin spaces between groups of three digits, from `first` to before `end`, if there are five or more digits.
void groupDigits(QString& text, qsizetype first, qsizetype end) {
    if (end - first > 4)
        for (qsizetype position = end - 3; position > first; position -= 3) text.insert(position, QChar(0x202F));
}

}  // namespace

QString formatDecimals(double value, int decimals) {
    if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : QStringLiteral("\u2212∞");
    QString text = QString::number(value, 'f', decimals);
    if (text.startsWith(u'-')) {
        // A number that is rounded to -0.00 is displayed without minus sign.
        const bool isZero = std::all_of(text.cbegin() + 1, text.cend(), [](QChar c) { return c == u'0' || c == u'.'; });
        text.remove(0, 1);
        if (!isZero) text.prepend(QChar(0x2212));
    }
    const qsizetype point = text.indexOf(u'.');
    groupDigits(text, text.startsWith(QChar(0x2212)) ? 1 : 0, point < 0 ? text.size() : point);
    return withDecimalSign(text);
}

QString formatInteger(std::int64_t value) {
    QString text = QString::number(value);
    if (value < 0) text[0] = QChar(0x2212);
    groupDigits(text, value < 0 ? 1 : 0, text.size());
    return text;
}

QString editableText(double value) {
    constexpr int kDigits = 6;
    return withDecimalSign(QString::number(value, 'g', kDigits));
}

QString exactEditableText(double value) {
    return withDecimalSign(QString::number(value, 'g', QLocale::FloatingPointShortest));
}

QString formatSignificantDigits(double value, int digits) {
    if (value == 0 || !std::isfinite(value)) return formatDecimals(value, 0);
    // The exponent after rounding: 9.9999996 with six digits is 10.0000.
    const QString rounded = QString::number(value, 'e', digits - 1);
    const qsizetype mark = rounded.indexOf(u'e');
    const int exponent = rounded.mid(mark + 1).toInt();
    if (exponent >= kMinPlain && exponent < kMaxPlain) return formatDecimals(value, std::max(0, digits - 1 - exponent));
    return formatDecimals(rounded.left(mark).toDouble(), digits - 1) + kTimesTen + superscript(exponent);
}

QString formatShare(double share, int decimals) {
    const auto isRoundedUp = [&](double scale) { return share < 1 && std::round(share * scale) >= scale; };
    if (isRoundedUp(1000)) return QStringLiteral("> ") + formatDecimals(0.999, 3);
    return formatDecimals(share, isRoundedUp(std::pow(10, decimals)) ? 3 : decimals);
}

QString wholeOrSignificant(double value, int digits) {
    return value == std::round(value) ? formatDecimals(value, 0) : formatSignificantDigits(value, digits);
}

QString exactNumber(ExactNumber value) {
    QString text = QString::fromStdString(formatExact(value));
    text.replace(QStringLiteral("e+"), QStringLiteral("e"));
    const qsizetype first = text.startsWith(u'-') ? 1 : 0;
    qsizetype end = first;
    while (end < text.size() && text[end].isDigit()) ++end;
    groupDigits(text, first, end);
    return withDecimalSign(text.replace(u'-', QChar(0x2212)));
}

int decimalsForTwoDigits(double number) {
    return std::max(2, 1 - int(std::floor(std::log10(number))));
}

QString superscript(int exponent) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar c : QString::number(exponent)) text += c == u'-' ? QChar(u'⁻') : digits[c.digitValue()];
    return text;
}

}  // namespace attention
