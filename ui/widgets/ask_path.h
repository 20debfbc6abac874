#pragma once

#include <QStringList>

#include "ui/files/settings.h"

class QWidget;

namespace attention {

/// Asks where to write, in the folder used last. The suffix belongs to the name before the person is asked whether an
/// existing file may be replaced.
/// @param suffixes  of the formats, the one to begin with first
/// @param name      proposed, without a suffix
/// @return nothing when the person changed their mind
QString askPath(QWidget* parent, const QString& title, const QStringList& suffixes, const QString& name,
                Settings& settings);

/// Where files are looked for at first: the person's documents, or their home where there is no such folder.
QString usualFolder();

}  // namespace attention
