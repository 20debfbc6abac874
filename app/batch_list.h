#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/command.h"
#include "app/command_error.h"
#include "app/offscreen_application.h"
#include "app/progress_monitor.h"

namespace attention {

/// What the entries that one process makes share.
struct BatchTools {
    ProgressMonitor watch{false};
    std::optional<OffscreenApplication> application;
};

/// A kind of entry: "figures". Its keys are the options of a command, and so are its rules.
struct BatchKind {
    const char* key;      ///< of the list of such entries
    const char* command;  ///< whose options they have
    const QStringList& (*formats)();
    Remarks (*make)(const Command& command, BatchTools& tools);
};
std::span<const BatchKind> batchKinds();

/// One file to be made.
struct BatchEntry {
    const BatchKind* kind = nullptr;
    QStringList arguments;           ///< of the kind's command, with -o
    QString path;                    ///< the file
    QString place;                   ///< in the list: "figures[2] (n 16, d 8)"
    std::optional<QString> problem;  ///< why it cannot be made, if that shows already
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
/// @param most  files
/// @throws CommandError with kUsageError for what is no list
std::vector<BatchEntry> readBatchList(const QByteArray& text, const BatchSource& source, std::size_t most);

}  // namespace attention
