#pragma once

#include <memory>

#include <QByteArray>
#include <QString>

#include "ui/system/output_file.h"

namespace attention {

/// Standard output for "-", else the file. What is wrong with it, its problem() tells.
std::unique_ptr<OutputFile> openOutput(const QString& path);

/// @throws Ending if something went wrong with the file; a silent one where the reader has seen enough (head)
void requireWritten(const OutputFile& file, const QString& path);

/// Makes what was written the file. @throws Ending as requireWritten()
void commit(OutputFile& file, const QString& path);

/// Writes to standard output. @throws Ending as requireWritten()
void print(const QByteArray& utf8);

}  // namespace attention
