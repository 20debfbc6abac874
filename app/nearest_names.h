#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// The names that are most similar to `word`, which may be mistyped or a part of a name, the most similar first. Case
/// is ignored.
/// @param maxCount  how many names are returned at most
QStringList nearestNames(const QString& word, const QStringList& names, qsizetype maxCount);

/// A suggestion behind a message, ", perhaps heads", with the name that `word` is a mistyped form of; empty if no name
/// is similar enough.
QString perhaps(const QString& word, const QStringList& names);

/// The first of nearestNames() as a text: each in quotes, and how many more names there are.
QString nearestText(const QString& word, const QStringList& names);

}  // namespace attention
