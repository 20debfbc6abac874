#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// Locale-specific punctuation for text shown to users: decimal sign, sentence separator, list separator. Never used
/// for machine-readable output.

/// The decimal sign of numbers: a point, unless setDecimalSign() has set another one.
QChar decimalSign();
void setDecimalSign(QChar sign);
/// Replaces the point in a formatted number by the decimal sign.
QString withDecimalSign(QString number);

/// Sets whether the language has full-width punctuation, like Chinese, with no blank after it.
void setFullWidthPunctuation(bool fullWidth);
/// The text between two sentences: a blank, or nothing with full-width punctuation.
QString sentenceSeparator();
/// The texts with line breaks between them.
QString joinParagraphs(const QStringList& texts);
/// The members with the language's comma between them.
QString joinList(const QStringList& members);

}  // namespace attention
