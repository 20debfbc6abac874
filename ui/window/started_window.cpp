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

/// Status of a program that a signal ended, with the signal's number added.
constexpr int kEndedBySignal = 128;

/// Painted here, because QIcon reads no SVG where Qt has no plugin for it.
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
            return linkText({}, "lesson=" + lessonPath(courseFiles().front()).name.toStdString());
        };
        return findExhibit(openLinkedScene(startsCourse ? firstLesson() : path).scene.exhibit);
    } catch (const std::exception&) {
        // The window tells it when it opens the link.
        return nullptr;
    }
}

StartedWindow::StartedWindow(const WindowRequest& request) {
    QGuiApplication::setWindowIcon(programIcon());
    new TouchInput(qApp);
    const Language* language = findLanguage(MainWindow::keptLanguage(m_settings).toStdString());
    installLanguage(language ? *language : systemLanguage());
    const bool isFirstStart = MainWindow::isFirstStart(m_settings);
    const QString path = request.path;
    if (request.idleMinutes) {
        // Progress and unsaved work are kept nowhere.
        m_window = std::make_unique<MainWindow>(m_settings);
        m_window->lockTo(path, *request.idleMinutes);
        return;
    }
    m_window =
        std::make_unique<MainWindow>(m_settings, QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation),
                                     firstExhibit(path, isFirstStart));
    // Whoever starts for the first time begins with the course, and sees nothing else before.
    if (path.isEmpty() && isFirstStart) m_window->lessons().beginCourse();
    m_window->show();
    // After the window is shown, since they may open dialogs.
    QTimer::singleShot(0, m_window.get(), [&window = *m_window, path] {
        FileActions& files = window.files();
        // A page of a browser that is loaded once more was left elsewhere than where its link had led.
        const bool goesOn = (path.isEmpty() || isPageReloaded()) && files.offerRecovery();
        if (goesOn || path.isEmpty()) return window.editor().offerRecovery();
        if (!isLink(path.toStdString()) && LessonActions::canOpen(path)) return window.lessons().open(path);
        // What was asked for comes first.
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
            window.leaveForNextRun();
            QCoreApplication::exit(kEndedBySignal + endings.received());
        });
        status = QApplication::exec();
    }
    // What is still being written leaves no half file.
    if (endings.received() != 0) OutputFile::removeTemporaries();
    endings.raiseAgain();
    return status;
}

}  // namespace attention
