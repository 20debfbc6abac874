#pragma once

#include <functional>

#include <QStringList>

#include "ui/files/settings.h"

class QDialog;
class QWidget;

namespace attention {

/// Asks for the path of a file to write. In a browser, which has no folders, the person chooses only a name and a
/// format.
/// @param suffixes  one for each format; the first one is the default
/// @param filters   the name filters of the formats for QFileDialog, in the same order
/// @param name      the proposed name, with or without suffix
/// @param answered  called with the path, or with an empty text if the person cancelled
/// @return the open dialog
QDialog* openSaveDialog(QWidget* parent, const QString& title, const QStringList& suffixes, const QStringList& filters,
                        const QString& folder, const QString& name,
                        const std::function<void(const QString& path)>& answered);

/// Asks for the path of a file to export, beginning in the folder used last. The suffix is appended before the dialog
/// asks whether an existing file may be replaced.
/// @param suffixes  one for each format; the first one is the default
/// @param name      the proposed name, without suffix
/// @param settings  must outlive the dialog
/// @param chosen    called with the path; not called if the person cancelled
void askSavePath(QWidget* parent, const QString& title, const QStringList& suffixes, const QString& name,
                 Settings& settings, const std::function<void(const QString& path)>& chosen);

/// Asks for a file to open.
/// @param folder   the initial folder; empty: the current directory of the program
/// @param filters  name filters as for QFileDialog, separated by two semicolons
/// @param chosen   called with the path; not called if the person cancelled
void askFile(QWidget* parent, const QString& title, const QString& folder, const QString& filters,
             const std::function<void(const QString& path)>& chosen);

/// Asks for a folder to read, as askFile() does for a file. A browser has no folders.
void askFolder(QWidget* parent, const QString& title, const QString& folder,
               const std::function<void(const QString& path)>& chosen);

/// The initial folder of file dialogs: the documents folder, or the home folder if that does not exist.
QString defaultFolder();

}  // namespace attention
