#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// What a language puts between digits, sentences and the members of a list, for text that a person reads.
/// Machine-readable output never asks.

/// Of numbers: a point unless the language has another one.
QChar decimalSign();
void setDecimalSign(QChar sign);
/// The text of a number with a point, as a person reads it.
QString withDecimalSign(QString number);

/// Whether the language's punctuation is as wide as its characters, with no blank after it.
void setFullWidthPunctuation(bool fullWidth);
/// What stands between two sentences: a blank or nothing.
QString betweenSentences();
/// Texts below each other, a line each.
QString inParagraphs(const QStringList& texts);
/// The members with the language's comma between them.
QString listed(const QStringList& members);

}  // namespace attention
