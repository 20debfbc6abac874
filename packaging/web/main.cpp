// The program in a browser. exec() leaves main() for good there, by an exception that destroys what is on the stack:
// the objects that the program lives with are made with new and never deleted.

#include <algorithm>
#include <cstdlib>
#include <emscripten.h>
#include <unicode/putil.h>
#include <unicode/udata.h>
#include <utility>

#include <QApplication>
#include <QBackingStore>
#include <QFile>
#include <QFontDatabase>
#include <QImage>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include "app/build_commit.h"
#include "app/command_line.h"
#include "core/threads.h"
#include "core/version.h"
#include "ui/figure/theme.h"
#include "ui/system/diagnostics.h"
#include "ui/window/file_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/started_window.h"

extern "C" const char ATTENTION_ICU_DATA[];

EM_JS_DEPS(attentionLinks, "$stringToNewUTF8")
// clang-format off
// What follows # in the page's address, now and whenever a link is followed, also the present one once more: a link, which
// the caller frees.
EM_JS(char*, attentionLink, (), {
    addEventListener('popstate', () => _attentionOpenLink(stringToNewUTF8(location.hash)));
    return stringToNewUTF8(location.hash);
})
// clang-format on

namespace {

using namespace Qt::StringLiterals;

/// Threads of one computation: with all others they must not be more than the page has ready.
constexpr int kMaxThreads = 4;

attention::MainWindow* mainWindow = nullptr;

/// The Chinese typefaces, which the page puts there before main() or later.
void loadChineseFonts() {
    for (const QString& weight : {u"400"_s, u"600"_s}) {
        QFile file(u"/later/attention-lab-sans-sc-%1.otf"_s.arg(weight));
        // Of a file's name each face would make a copy of its own.
        if (file.open(QIODevice::ReadOnly)) QFontDatabase::addApplicationFontFromData(file.readAll());
    }
}

/// Qt gives a window a picture whose alpha is not premultiplied: it computes every colour in it with 64 bits, and
/// clears what it is going to paint. In an opaque window all that is for nothing.
class OpaqueWindows : public QObject {
 public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override {
        // Before a window is painted, unless its size has changed: then it gets a new picture while it is painted. What
        // paints a picture knows its format from the beginning, so it becomes another one.
        if (event->type() != QEvent::UpdateRequest || !watched->isWidgetType()) return false;
        const auto* window = static_cast<QWidget*>(watched);
        QBackingStore* store = window->backingStore();
        if (!store || window->testAttribute(Qt::WA_TranslucentBackground)) return false;
        QPaintDevice* device = store->paintDevice();
        if (device->devType() != QInternal::Image) return false;
        auto& picture = static_cast<QImage&>(*device);
        if (picture.format() == QImage::Format_RGBA8888)
            picture = std::as_const(picture).convertToFormat(QImage::Format_RGBX8888);
        return false;
    }
};

QString takeText(char* text) {
    const QString taken = QString::fromUtf8(text);
    std::free(text);
    return taken;
}

}  // namespace

extern "C" {

/// The typefaces came after main() had begun.
EMSCRIPTEN_KEEPALIVE void attentionFontsCame() {
    loadChineseFonts();
    for (QWidget* widget : QApplication::allWidgets()) widget->update();
}

EMSCRIPTEN_KEEPALIVE void attentionOpenLink(char* link) {
    const QString taken = takeText(link);
    // After what the start begins to open.
    if (mainWindow && taken.size() > 1) QTimer::singleShot(0, mainWindow, [taken] { mainWindow->openLink(taken); });
}

/// The page goes away. What was set is written soon after each change; waiting for it here could hold up the next page.
EMSCRIPTEN_KEEPALIVE void attentionLeave() {
    if (mainWindow) mainWindow->files().document().keepRecoveryForNextRun();
}

}  // extern "C"

int main(int argc, char** argv) {
    // The dictionaries of Chinese and other scripts without blanks come there with the first text that needs them.
    u_setDataDirectory("/icu");
    UErrorCode error = U_ZERO_ERROR;
    udata_setCommonData(ATTENTION_ICU_DATA, &error);

    attention::setBuildCommit(attention::buildCommit());
    attention::setThreadCount(std::min(kMaxThreads, attention::threadCount()));
    // Not for people: what proves that numbers and figures are those of the desktop asks for them so.
    if (argc > 1)
        if (const auto status = attention::runCommandLine(argc, argv)) emscripten_force_exit(*status);

    auto* application = new QApplication(argc, argv);
    application->installEventFilter(new OpaqueWindows(application));
    QApplication::setApplicationName(u"attention-lab"_s);
    QApplication::setApplicationDisplayName(u"Attention Lab"_s);
    QApplication::setApplicationVersion(QString::fromUtf8(attention::kVersion.data(), attention::kVersion.size()));
    QThreadPool::globalInstance()->setMaxThreadCount(
        std::min(kMaxThreads, QThreadPool::globalInstance()->maxThreadCount()));
    attention::loadFonts();
    loadChineseFonts();
    const QString link = takeText(attentionLink());
    mainWindow = &(new attention::StartedWindow({link.size() > 1 ? link : QString()}))->window();
    // The browser's window is the frame.
    mainWindow->setWindowFlag(Qt::FramelessWindowHint);
    mainWindow->showMaximized();
    // Qt takes the exception by which exec() leaves main() for a fault, and warns of it.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    QTimer::singleShot(0, application, [] { qInstallMessageHandler(nullptr); });
    return application->exec();
}
