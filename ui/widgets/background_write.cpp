#include "ui/widgets/background_write.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QPointer>
#include <QWidget>
#include <QtConcurrent>

#include "ui/system/browser.h"
#include "ui/widgets/plain_warning.h"

namespace attention {
namespace {

struct WriteWords {
    Q_DECLARE_TR_FUNCTIONS(WriteWords)
};

}  // namespace

QString writtenText(const QString& path) {
    // Only the browser knows where it saves the file, and whether it does.
    return isInBrowser() ? WriteWords::tr("Handed to the browser for download: %1").arg(QFileInfo(path).fileName())
                         : WriteWords::tr("Written: %1").arg(QDir::toNativeSeparators(path));
}

QString notWrittenText(const QString& path, const QString& problem) {
    return WriteWords::tr("%1 was not written: %2.").arg(QDir::toNativeSeparators(path), problem);
}

void showNotWritten(QWidget* window, const QString& title, const QString& path, const QString& problem) {
    showPlainTextWarning(window, title, notWrittenText(path, problem));
}

void writeInBackground(QObject* owner, QWidget* window, const QString& title, const QString& path,
                       const std::function<std::optional<QString>()>& write,
                       const std::function<void(const QString& sentence)>& written) {
    auto* watcher = new QFutureWatcher<std::optional<QString>>(owner);
    QObject::connect(watcher, &QFutureWatcherBase::finished, owner, [=, window = QPointer(window)] {
        watcher->deleteLater();
        if (const auto problem = watcher->result())
            showNotWritten(window, title, path, *problem);
        else
            written(writtenText(path));
    });
    watcher->setFuture(QtConcurrent::run(write));
}

}  // namespace attention
