#pragma once

#include <QByteArray>

#include "app/command.h"
#include "app/progress_monitor.h"
#include "ui/paper/handout.h"

namespace attention {

/// The options that `handout` and `quiz` have in common: both write documents for printing.
struct PaperRequest {
    PaperFormat format;
    HandoutOptions options;
};
/// Reads these options. @param defaultLanguage  used without --language  @throws CommandError, also if -o is missing
PaperRequest readPaperRequest(const Command& command, const QString& defaultLanguage);

/// Renders the document as the bytes of a file. Progress goes from one half to 1, because computing the figures was
/// the first half. Call it while a ScopedLanguage sets the language of the document.
QByteArray renderPaper(const PaperDocument& document, PaperFormat format, ProgressMonitor& monitor);

}  // namespace attention
