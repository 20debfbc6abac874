#pragma once

#include <QByteArray>

#include "app/command.h"
#include "app/progress_monitor.h"
#include "ui/paper/handout.h"

namespace attention {

/// What the commands that write to be printed are asked alike.
struct PaperRequest {
    PaperFormat format;
    HandoutOptions options;
};
/// @param defaultLanguage  without --language  @throws CommandError  also without -o
PaperRequest readPaperRequest(const Command& command, const QString& defaultLanguage);

/// The file of a document, the second half of the work. To be called while its language is spoken.
QByteArray renderPaper(const PaperDocument& document, PaperFormat format, ProgressMonitor& watch);

}  // namespace attention
