#include "ui/system/browser.h"

#ifdef Q_OS_WASM
#include <cstdlib>
#include <emscripten.h>

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#endif

#ifdef Q_OS_WASM
EM_JS_DEPS(attentionBrowser, "$stringToNewUTF8")
EM_JS(char*, attentionPageAddress, (), { return stringToNewUTF8(location.origin + location.pathname); })
#endif

namespace attention {

#ifdef Q_OS_WASM

namespace {

// The page of packaging/web hands them out, and reads what is opened into the other.
const QString kDownloads = QStringLiteral("/Downloads/");
const QString kOpened = QStringLiteral("/opened/");

}  // namespace

bool isInBrowser() {
    return true;
}

QString pageAddress() {
    char* address = attentionPageAddress();
    const QString text = QString::fromUtf8(address);
    std::free(address);
    return text;
}

QString downloadPath(const QString& name) {
    QDir().mkpath(kDownloads);
    return kDownloads + name;
}

void handOver(const QString& path) {
    if (!path.startsWith(kDownloads)) return;
    MAIN_THREAD_ASYNC_EM_ASM(
        {
            Module.handOver(UTF8ToString($0));
            _free($0);
        },
        strdup(path.toUtf8().constData()));
}

void askBrowserFile(const QString& filters, const std::function<void(const QString& path)>& chosen) {
    QFileDialog::getOpenFileContent(filters, [chosen](const QString& name, const QByteArray& bytes) {
        if (name.isEmpty()) return;
        QDir().mkpath(kOpened);
        const QString path = kOpened + QFileInfo(name).fileName();
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) file.write(bytes);
        file.close();
        chosen(path);
    });
}

void setBrowserFullScreen(bool isFull) {
    MAIN_THREAD_ASYNC_EM_ASM({ Module.setFullScreen($0 != 0); }, int(isFull));
}

#else

bool isInBrowser() {
    return false;
}

QString pageAddress() {
    return {};
}

QString downloadPath(const QString& name) {
    return name;
}

void handOver(const QString&) {}
void askBrowserFile(const QString&, const std::function<void(const QString& path)>&) {}
void setBrowserFullScreen(bool) {}

#endif

}  // namespace attention
