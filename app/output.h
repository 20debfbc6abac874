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

/// "; mkdir -p FOLDER makes it", as the end of a sentence that says that the folder does not exist; empty if it exists
/// or if mkdir could not make it.
QString folderRemedy(const QString& folder);

/// Completes the output, which replaces the file. @throws CommandError like checkWritten()
void commit(OutputFile& file, const QString& path);

/// Writes to standard output. @throws CommandError like checkWritten()
void print(const QByteArray& utf8);

}  // namespace attention
