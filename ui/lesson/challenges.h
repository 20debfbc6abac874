#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// The files of the built-in challenges, ordered by chapter. A challenge is a lesson with one step that has a goal.
QStringList challengeFiles();
bool isChallenge(const QString& file);

}  // namespace attention
