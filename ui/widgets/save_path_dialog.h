#pragma once

#include <functional>

#include <QStringList>

#include "ui/files/settings.h"

class QDialog;
class QWidget;

namespace attention {

/// Asks for the path of a file to write. In a browser, which has no folders, that is a name and a format.
/// @param suffixes  of the formats, the one to begin with first
/// @param filters   their names for QFileDialog, in the same order
/// @param name      proposed, with or without a suffix
/// @param answered  called with the path; with an empty one when the person changed their mind
/// @return the dialog, which is open
QDialog* openSaveDialog(QWidget* parent, const QString& title, const QStringList& suffixes, const QStringList& filters,
                        const QString& folder, const QString& name,
                        const std::function<void(const QString& path)>& answered);

/// Asks where to write, in the folder used last. The suffix belongs to the name before the person is asked whether an
/// existing file may be replaced.
/// @param suffixes  of the formats, the one to begin with first
/// @param name      proposed, without a suffix
/// @param settings  outlives the dialog
/// @param chosen    called with the path; not when the person changed their mind
void askSavePath(QWidget* parent, const QString& title, const QStringList& suffixes, const QString& name,
                 Settings& settings, const std::function<void(const QString& path)>& chosen);

/// Asks for a file to open.
/// @param folder   shown at first; empty: the program's
/// @param filters  as QFileDialog takes them, separated by two semicolons
/// @param chosen   called with the path; not when the person changed their mind
void askFile(QWidget* parent, const QString& title, const QString& folder, const QString& filters,
             const std::function<void(const QString& path)>& chosen);

/// Asks for a folder to read, as askFile() does for a file. A browser has no folders.
void askFolder(QWidget* parent, const QString& title, const QString& folder,
               const std::function<void(const QString& path)>& chosen);

/// Where files are looked for at first: the person's documents, or their home where there is no such folder.
QString defaultFolder();

}  // namespace attention
