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

/// What all entries that one worker process makes have in common.
struct BatchTools {
    ProgressMonitor monitor{false};
    std::optional<OffscreenApplication> application;
};

/// A kind of entry in a list: figures, tables or panels. Its keys are the options of the command that makes it, with
/// the same rules.
struct BatchKind {
    const char* key;      ///< of the list file: "figures"
    const char* command;  ///< the name of the command that makes such an entry: "export"
    const QStringList& (*formats)();
    Remarks (*make)(const Command& command, BatchTools& tools);
};
std::span<const BatchKind> batchKinds();

/// Whether an entry of this kind draws several exhibits, which its key "panels" lists.
bool hasPanels(const BatchKind& kind);
/// The option of the kind's command that is called `key`; null if an entry of this kind cannot have this key.
const OptionInfo* entryOption(const BatchKind& kind, const QString& key);
/// The keys of an entry of this kind, with commas between them.
QString acceptedKeys(const BatchKind& kind);

}  // namespace attention
