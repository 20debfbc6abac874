#include <fcntl.h>
#include <unistd.h>

#include <QApplication>

#include "app/command_line.h"
#include "ui/figure/theme.h"
#include "ui/main_window.h"

namespace {

constexpr const char* kNoDisplay =
    "the window needs a display, and none can be used; list, export, data and help work without one";

/// Qt ends the program with a page of advice when it finds no display; one line says it.
void onMessageAtStart(QtMsgType type, const QMessageLogContext&, const QString&) {
    if (type != QtFatalMsg) return;
    attention::printError(kNoDisplay);
    _exit(attention::kCouldNot);
}

bool hasDisplay() {
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(variable)) return true;
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    // The next file opened would get the number of a closed standard stream, and with it what is printed.
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0) ::open("/dev/null", stream == STDOUT_FILENO ? O_RDONLY : O_RDWR);

    if (argc > 1) return attention::runCommandLine(argc, argv);

    if (!hasDisplay()) {
        attention::printError(kNoDisplay);
        return attention::kCouldNot;
    }
    const auto usualHandler = qInstallMessageHandler(onMessageAtStart);
    QApplication application(argc, argv);
    qInstallMessageHandler(usualHandler);
    QApplication::setApplicationName(QStringLiteral("attention-lab"));
    QApplication::setApplicationDisplayName(QStringLiteral("Attention Lab"));
    QApplication::setApplicationVersion(QStringLiteral(ATTENTION_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("attention-lab"));
    attention::loadFonts();
    return attention::runWindow(application);
}
