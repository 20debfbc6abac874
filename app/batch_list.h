#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/batch_kinds.h"
#include "app/command_error.h"

namespace attention {

/// One file to be made.
struct BatchEntry {
    const BatchKind* kind = nullptr;
    QStringList arguments;           ///< of the kind's command, with -o
    QString path;                    ///< the file
    QString place;                   ///< in the list: "figures[2] (n 16, d 8)"
    std::optional<QString> problem;  ///< why it cannot be made, if reading the list told
};

struct BatchSource {
    QString name;    ///< of the list, for messages
    QString base;    ///< the folder that relative paths in the list begin in; empty: the working folder
    QString folder;  ///< the one that files are written into; empty: likewise
};

/// More files than this are made only if they are asked for, and never more than kMaxBatchFiles.
inline constexpr std::size_t kManyBatchFiles = 10'000, kMaxBatchFiles = 1'000'000;

/// Reads a list of figures and tables and checks all of it: JSON, keys, exhibits, sweeps and names. Sweeps are written
/// out: the last key changes fastest.
/// @param maxFiles  the most that it may make
/// @throws CommandError with kUsageError for any fault that is not the problem of one entry
std::vector<BatchEntry> readBatchList(const QByteArray& text, const BatchSource& source, std::size_t maxFiles);

}  // namespace attention
