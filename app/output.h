#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

#include "ui/system/output_file.h"

namespace attention {

/// Opens standard output for "-", otherwise the file. Check OutputFile::problem() for errors.
std::unique_ptr<OutputFile> openOutput(const QString& path);

/// @throws CommandError if writing failed. The error has no message if the reader closed the pipe (for example `head`).
void checkWritten(const OutputFile& file, const QString& path);

/// "; mkdir -p FOLDER makes it", behind a sentence that says that the folder is not there; empty where it is, or cannot
/// be made so.
QString folderRemedy(const QString& folder);

/// Makes what was written the file. @throws CommandError as checkWritten()
void commit(OutputFile& file, const QString& path);

/// Writes to standard output. @throws CommandError as checkWritten()
void print(const QByteArray& utf8);

}  // namespace attention
