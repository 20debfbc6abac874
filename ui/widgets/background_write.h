#pragma once

#include <functional>
#include <optional>

#include <QString>

class QObject;
class QWidget;

namespace attention {

/// For the status line: "Written: FILE", and in a browser that the file was handed to it.
QString writtenText(const QString& path);
/// "FILE was not written: the disk is full."
QString notWrittenText(const QString& path, const QString& problem);
/// Opens a message that says so.
void showNotWritten(QWidget* window, const QString& title, const QString& path, const QString& problem);

/// Writes a file for a person off the interface thread, however slow the disk is.
/// @param owner  when it is deleted nothing is told any more
/// @param window  over which it is told that the file was not written
/// @param write  runs on another thread; returns why it failed, as OutputFile::problem()
/// @param written  called on this thread with the sentence for the status line
void writeInBackground(QObject* owner, QWidget* window, const QString& title, const QString& path,
                       const std::function<std::optional<QString>()>& write,
                       const std::function<void(const QString& sentence)>& written);

}  // namespace attention
