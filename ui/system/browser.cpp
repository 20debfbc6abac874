#include "ui/system/browser.h"

#ifdef Q_OS_WASM
#include <cstdlib>
#include <emscripten.h>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#endif

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#ifdef Q_OS_WASM
EM_JS_DEPS(attentionBrowser, "$stringToNewUTF8")
EM_JS(char*, attentionPageAddress, (), { return stringToNewUTF8(location.origin + location.pathname); })
// The files that were offered last, as JSON.
EM_JS(char*, attentionOfferedFiles, (), { return stringToNewUTF8(JSON.stringify(Module.offered)); })
#endif

namespace attention {

#ifdef Q_OS_WASM

namespace {

// The page in packaging/web offers the files in the first folder as downloads and puts uploaded files into the second.
const QString kDownloads = QStringLiteral("/Downloads/");
const QString kOpened = QStringLiteral("/opened/");
/// Files that were offered together are in a subfolder of this one.
const QString kOffered = QStringLiteral("/opened/together/");

OfferedFilesTaker folderTaker, dropTaker, currentTaker;
QString offeredPath;

QString toQString(char* text) {
    const QString copy = QString::fromUtf8(text);
    std::free(text);
    return copy;
}

OfferedFiles offeredFiles(const QJsonObject& given) {
    OfferedFiles offered{.folder = given[QStringLiteral("folder")].toString(), .files = {}};
    for (const QJsonValue& file : given[QStringLiteral("files")].toArray())
        offered.files.push_back({file[QStringLiteral("name")].toString(), file[QStringLiteral("size")].toDouble()});
    return offered;
}

}  // namespace

// The JavaScript of the page calls these functions.
extern "C" {

/// Called when files are offered. @return 1 if they are being read now, otherwise 0
EMSCRIPTEN_KEEPALIVE int attentionFilesOffered() {
    const QJsonObject given = QJsonDocument::fromJson(toQString(attentionOfferedFiles()).toUtf8()).object();
    const OfferedFilesTaker taker = given[QStringLiteral("isDropped")].toBool() ? dropTaker : folderTaker;
    if (!taker.choose) return 0;
    const OfferedFiles offered = offeredFiles(given);
    const QStringList wanted = taker.choose(offered);
    if (wanted.isEmpty()) return 0;
    currentTaker = taker;
    QDir(kOffered).removeRecursively();
    offeredPath = kOffered + (offered.folder.isEmpty() ? QStringLiteral("model") : offered.folder);
    const QByteArray request =
        QJsonDocument(QJsonObject{{QStringLiteral("path"), offeredPath},
                                  {QStringLiteral("wanted"), QJsonArray::fromStringList(wanted)}})
            .toJson(QJsonDocument::Compact);
    EM_ASM({ Module.readOffered(JSON.parse(UTF8ToString($0))); }, request.constData());
    return 1;
}

EMSCRIPTEN_KEEPALIVE void attentionFilesRead(double fraction) {
    if (currentTaker.progress) currentTaker.progress(fraction);
}

EMSCRIPTEN_KEEPALIVE void attentionFilesCame(int isWhole) {
    if (currentTaker.done) currentTaker.done(isWhole ? offeredPath : QString());
}

}  // extern "C"

bool isInBrowser() {
    return true;
}

QString pageAddress() {
    return toQString(attentionPageAddress());
}

bool isPageReloaded() {
    return EM_ASM_INT({ return Module.isReloaded; }) != 0;
}

QString downloadPath(const QString& name) {
    QDir().mkpath(kDownloads);
    return kDownloads + name;
}

void handOver(const QString& path) {
    if (!path.startsWith(kDownloads) && !path.startsWith(kOpened)) return;
    MAIN_THREAD_ASYNC_EM_ASM(
        {
            Module.handOver(UTF8ToString($0));
            _free($0);
        },
        strdup(path.toUtf8().constData()));
}

void copyData(QMimeData* data) {
    for (const QString& format : data->formats()) {
        const QByteArray bytes = data->data(format);
        EM_ASM({ Module.copied(UTF8ToString($0), HEAPU8.slice($1, $1 + $2)); }, format.toUtf8().constData(),
               bytes.constData(), int(bytes.size()));
    }
    EM_ASM({ Module.copy(); });
    delete data;
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

void askBrowserFolder(OfferedFilesTaker taker) {
    folderTaker = std::move(taker);
    EM_ASM({ Module.askFolder(); });
}

void setBrowserDrop(OfferedFilesTaker taker) {
    dropTaker = std::move(taker);
}

void forgetOfferedFiles(const QString& path) {
    if (path.startsWith(kOffered)) QDir(path).removeRecursively();
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

bool isPageReloaded() {
    return false;
}

QString downloadPath(const QString& name) {
    return name;
}

void handOver(const QString&) {}
void copyData(QMimeData* data) {
    QGuiApplication::clipboard()->setMimeData(data);
}
void askBrowserFile(const QString&, const std::function<void(const QString& path)>&) {}
void askBrowserFolder(OfferedFilesTaker) {}
void setBrowserDrop(OfferedFilesTaker) {}
void forgetOfferedFiles(const QString&) {}
void setBrowserFullScreen(bool) {}

#endif

}  // namespace attention
