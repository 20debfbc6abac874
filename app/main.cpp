#include <cstdlib>

#include <QApplication>

#include "app/build_commit.h"
#include "app/cli_text.h"
#include "app/command.h"
#include "app/command_line.h"
#include "core/system/process_start.h"
#include "core/version.h"
#include "ui/figure/theme.h"
#include "ui/system/diagnostics.h"
#include "ui/system/display.h"
#include "ui/window/started_window.h"

namespace {

using namespace Qt::StringLiterals;

QString noDisplayMessage() {
    const QStringList& names = attention::commandNames();
    return u"the window needs a display, and none can be used; %1 and %2 work without one"_s.arg(
        names.first(names.size() - 1).join(u", "_s), names.last());
}

/// Replaces the long text with which Qt ends the program if it finds no display by one line.
void onMessageAtStart(QtMsgType type, const QMessageLogContext&, const QString&) {
    if (type != QtFatalMsg) return;
    attention::printError(noDisplayMessage());
    std::_Exit(attention::kFailure);
}

}  // namespace

int main(int argc, char** argv) {
    attention::prepareProcess();
    attention::provideFontConfiguration();
    attention::setBuildCommit(attention::buildCommit());

    attention::WindowRequest request;
    if (argc > 1)
        if (const auto status = attention::runCommandLine(argc, argv, &request)) return *status;

    if (!attention::hasDisplay()) {
        attention::printError(noDisplayMessage());
        return attention::kFailure;
    }
    const auto usualHandler = qInstallMessageHandler(onMessageAtStart);
    const QApplication application(argc, argv);
    qInstallMessageHandler(usualHandler);
    QApplication::setApplicationName(u"attention-lab"_s);
    QApplication::setApplicationDisplayName(u"Attention Lab"_s);
    QApplication::setApplicationVersion(attention::fromUtf8(attention::kVersion));
    QApplication::setDesktopFileName(u"attention-lab"_s);
    attention::loadFonts();
    return attention::runWindow(request);
}
