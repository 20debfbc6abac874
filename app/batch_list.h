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
    QString path;                    ///< of the file to write
    QString location;                ///< in the list, for messages: "figures[2] (n 16, d 8)"
    std::optional<QString> problem;  ///< why it cannot be made, if that is known already
};

/// Where the list comes from and where its files go.
struct BatchSource {
    QString name;    ///< of the list, for messages: its path, or "standard input"
    QString base;    ///< the folder that relative paths in the list begin in; empty: the working folder
    QString folder;  ///< the folder that files are written into; empty: the working folder
};

/// More than kManyBatchFiles files need --yes; more than kMaxBatchFiles are never made.
inline constexpr std::size_t kManyBatchFiles = 10'000, kMaxBatchFiles = 1'000'000;

/// Reads a list of figures, tables and panels and checks JSON, keys, exhibits, sweeps and names. A sweep becomes one
/// entry per value; several sweeps make a grid, in which the last key changes fastest.
/// @param maxFiles  how many entries are accepted
/// @throws CommandError with kUsageError for any fault, except for those that only BatchEntry::problem reports
std::vector<BatchEntry> readBatchList(const QByteArray& text, const BatchSource& source, std::size_t maxFiles);

}  // namespace attention
