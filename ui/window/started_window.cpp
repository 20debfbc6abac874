#include "ui/window/started_window.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTimer>

#include "core/scene/scene_link.h"
#include "ui/exhibits/exhibits.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/opened_link.h"
#include "ui/system/browser.h"
#include "ui/system/ending_signals.h"
#include "ui/system/output_file.h"
#include "ui/text/language.h"
#include "ui/window/file_actions.h"
#include "ui/window/lesson_actions.h"
#include "ui/window/lesson_editor.h"
#include "ui/window/main_window.h"
#include "ui/window/touch_input.h"

namespace attention {
namespace {

/// Exit status of a program ended by a signal; the signal's number is added.
constexpr int kSignalStatus = 128;

/// The program's icon, rendered here because QIcon needs a plugin to read SVG.
QIcon programIcon() {
    QFile file(QStringLiteral(":/icons/attention-lab.svg"));
    QSvgRenderer drawing(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter, pixmap.rect());
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

}  // namespace

const Exhibit* firstExhibit(const QString& path, bool isFirstStart) {
    const bool startsCourse = path.isEmpty() && isFirstStart;
    if (!startsCourse && !isLink(path.toStdString())) return nullptr;
    try {
        const auto firstLesson = [] {
            return linkText({}, "lesson=" + splitLessonPath(courseFiles().front()).name.toStdString());
        };
        return findExhibit(openLinkedScene(startsCourse ? firstLesson() : path).scene.exhibit);
    } catch (const std::exception&) {
        // The window shows the error when it opens the link.
        return nullptr;
    }
}

StartedWindow::StartedWindow(const WindowRequest& request) {
    QGuiApplication::setWindowIcon(programIcon());
    new TouchInput(qApp);
    const Language* language = findLanguage(MainWindow::savedLanguage(m_settings).toStdString());
    installLanguage(language ? *language : systemLanguage());
    const bool isFirstStart = MainWindow::isFirstStart(m_settings);
    const QString path = request.path;
    if (request.idleMinutes) {
        // Without a data folder, neither progress nor unsaved work is stored.
        m_window = std::make_unique<MainWindow>(m_settings);
        m_window->lockTo(path, *request.idleMinutes);
        return;
    }
    m_window =
        std::make_unique<MainWindow>(m_settings, QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation),
                                     firstExhibit(path, isFirstStart));
    // The first start begins with the course, before anything else is shown.
    if (path.isEmpty() && isFirstStart) m_window->lessons().beginCourse();
    m_window->show();
    // Run after the window is shown, because dialogs may open.
    QTimer::singleShot(0, m_window.get(), [&window = *m_window, path] {
        FileActions& files = window.files();
        // After reloading the page in a browser, recovered work is newer than what the link shows.
        const bool isRecovered = (path.isEmpty() || isPageReloaded()) && files.offerRecovery();
        if (isRecovered || path.isEmpty()) return window.editor().offerRecovery();
        if (!isLink(path.toStdString()) && LessonActions::canOpen(path)) return window.lessons().open(path);
        // First open what was requested, then offer recovered work.
        QObject::connect(
            &files, &FileActions::openingEnded, &window,
            [&window] {
                window.files().offerRecovery(true);
                window.editor().offerRecovery();
            },
            Qt::SingleShotConnection);
        isLink(path.toStdString()) ? window.openLink(path) : files.open(path);
    });
}

StartedWindow::~StartedWindow() = default;

int runWindow(const WindowRequest& request) {
    const EndingSignals endings;
    int status = 0;
    {
        const StartedWindow started(request);
        MainWindow& window = started.window();
        QObject::connect(&endings, &EndingSignals::arrived, &window, [&window, &endings] {
            window.keepRecoveryForNextRun();
            QCoreApplication::exit(kSignalStatus + endings.received());
        });
        status = QApplication::exec();
    }
    // Removes temporary files of writes that were interrupted.
    if (endings.received() != 0) OutputFile::removeTemporaries();
    endings.raiseAgain();
    return status;
}

}  // namespace attention
