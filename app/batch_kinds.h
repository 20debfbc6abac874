#pragma once

#include <optional>
#include <span>

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

/// Whether the figure of an entry of this kind has several exhibits, in a list "panels" of its own.
bool hasPanels(const BatchKind& kind);
/// The option of that name that an entry of this kind may have as a key, or null.
const OptionInfo* entryOption(const BatchKind& kind, const QString& key);
/// The keys of an entry of this kind, with commas between them.
QString acceptedKeys(const BatchKind& kind);

}  // namespace attention
