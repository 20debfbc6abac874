#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// Those that `word` is likeliest to mean, the likeliest first: it is mistyped, or a part. Capital letters are as small
/// ones.
/// @param most  how many are returned at most
QStringList nearestNames(const QString& word, const QStringList& names, qsizetype most);

/// ", perhaps heads": the name that `word` is a mistyped form of; empty if it is none of any.
QString perhaps(const QString& word, const QStringList& names);

/// As nearestNames(), as a person reads them: each in quotes, and how many more there are.
QString nearestText(const QString& word, const QStringList& names);

}  // namespace attention
