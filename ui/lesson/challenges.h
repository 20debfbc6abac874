#pragma once

#include <QString>
#include <QStringList>

namespace attention {

/// The files of the built-in challenges, by chapter: lessons whose step has a goal.
QStringList challengeFiles();
bool isChallenge(const QString& file);

}  // namespace attention
