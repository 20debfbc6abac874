#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// Locale-specific punctuation for text shown to users: decimal sign, sentence separator, list separator. Never used
/// for machine-readable output.

/// Of numbers: a point unless the language has another one.
QChar decimalSign();
void setDecimalSign(QChar sign);
/// The text of a number with a point, as a person reads it.
QString withDecimalSign(QString number);

/// Whether the language's punctuation is as wide as its characters, with no blank after it.
void setFullWidthPunctuation(bool fullWidth);
/// What stands between two sentences: a blank or nothing.
QString sentenceSeparator();
/// Texts below each other, a line each.
QString joinParagraphs(const QStringList& texts);
/// The members with the language's comma between them.
QString joinList(const QStringList& members);

}  // namespace attention
