#include <csignal>
#include <fcntl.h>
#include <unistd.h>

#include <QApplication>

#include "app/command_line.h"
#include "app/words.h"
#include "core/version.h"
#include "ui/figure/theme.h"
#include "ui/window/main_window.h"

namespace {

using namespace Qt::StringLiterals;

QString noDisplay() {
    return u"the window needs a display, and none can be used; list, export, data, train and help work without one"_s;
}

/// Qt ends the program with a page of advice when it finds no display; one line says it.
void onMessageAtStart(QtMsgType type, const QMessageLogContext&, const QString&) {
    if (type != QtFatalMsg) return;
    attention::printError(noDisplay());
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
        if (::fcntl(stream, F_GETFD) < 0) ::open("/dev/null", stream == STDERR_FILENO ? O_RDWR : O_RDONLY);
    std::signal(SIGXFSZ, SIG_IGN);  // so that a limited file size (ulimit -f) is an error like a full disk

    QString sceneFile;
    if (argc > 1) {
        if (const auto status = attention::runCommandLine(argc, argv)) return *status;
        sceneFile = QString::fromUtf8(argv[1]);
    }

    if (!hasDisplay()) {
        attention::printError(noDisplay());
        return attention::kCouldNot;
    }
    const auto usualHandler = qInstallMessageHandler(onMessageAtStart);
    QApplication application(argc, argv);
    qInstallMessageHandler(usualHandler);
    QApplication::setApplicationName(u"attention-lab"_s);
    QApplication::setApplicationDisplayName(u"Attention Lab"_s);
    QApplication::setApplicationVersion(attention::text(attention::kVersion));
    QApplication::setDesktopFileName(u"attention-lab"_s);
    attention::loadFonts();
    return attention::runWindow(application, sceneFile);
}
