#pragma once

#include <functional>
#include <optional>

#include <QString>

class QObject;
class QWidget;

namespace attention {

/// The message for the status line: "Written: FILE", or in a browser "Handed to the browser for download: FILE".
QString writtenText(const QString& path);
/// An error message such as "FILE was not written: the disk is full."
QString notWrittenText(const QString& path, const QString& problem);
/// Opens a message box with notWrittenText().
void showNotWritten(QWidget* window, const QString& title, const QString& path, const QString& problem);

/// Writes a file on another thread, because a slow disk must not block the window.
/// @param owner  if it is deleted before the end, neither success nor failure is reported
/// @param window  the parent of the message box that reports a failure
/// @param write  runs on another thread; returns the reason of a failure, as OutputFile::problem() does
/// @param written  called on this thread after success, with writtenText() for the status line
void writeInBackground(QObject* owner, QWidget* window, const QString& title, const QString& path,
                       const std::function<std::optional<QString>()>& write,
                       const std::function<void(const QString& sentence)>& written);

}  // namespace attention
