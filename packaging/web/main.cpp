// The program in a browser. exec() leaves main() for good there, by an exception that destroys what is on the stack: the
// objects that the program lives with are made with new and never deleted.

#include <algorithm>

#include <emscripten.h>
#include <unicode/udata.h>

#include <QApplication>
#include <QThreadPool>
#include <QTimer>

#include "app/build_commit.h"
#include "app/command_line.h"
#include "core/threads.h"
#include "core/version.h"
#include "ui/figure/theme.h"
#include "ui/system/diagnostics.h"
#include "ui/window/main_window.h"

extern "C" const char ATTENTION_ICU_DATA[];

namespace {

using namespace Qt::StringLiterals;

/// Threads of one computation: with all others they must not be more than the page has ready.
constexpr int kMaxThreads = 4;

attention::MainWindow* mainWindow = nullptr;

}  // namespace

extern "C" {

/// The page goes away, or is hidden and may never come back.
EMSCRIPTEN_KEEPALIVE void attentionLeave() {
    if (mainWindow) mainWindow->leaveForNextRun();
}

}  // extern "C"

int main(int argc, char** argv) {
    UErrorCode error = U_ZERO_ERROR;
    udata_setCommonData(ATTENTION_ICU_DATA, &error);

    attention::setBuildCommit(attention::buildCommit());
    attention::setThreadCount(std::min(kMaxThreads, attention::threadCount()));
    // Not for people: what proves that numbers and figures are those of the desktop asks for them so.
    if (argc > 1)
        if (const auto status = attention::runCommandLine(argc, argv)) emscripten_force_exit(*status);

    auto* application = new QApplication(argc, argv);
    QApplication::setApplicationName(u"attention-lab"_s);
    QApplication::setApplicationDisplayName(u"Attention Lab"_s);
    QApplication::setApplicationVersion(QString::fromUtf8(attention::kVersion.data(), attention::kVersion.size()));
    QThreadPool::globalInstance()->setMaxThreadCount(
        std::min(kMaxThreads, QThreadPool::globalInstance()->maxThreadCount()));
    attention::loadFonts();
    mainWindow = &(new attention::StartedWindow)->window();
    // The browser's window is the frame.
    mainWindow->setWindowFlag(Qt::FramelessWindowHint);
    mainWindow->showMaximized();
    return application->exec();
}
