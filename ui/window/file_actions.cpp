#include "ui/window/file_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QUrl>

#include "core/scene/scene_link.h"
#include "ui/files/scene_file.h"
#include "ui/lesson/lesson_file.h"
#include "ui/lesson/packed_lesson.h"
#include "ui/system/browser.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/question.h"
#include "ui/widgets/save_path_dialog.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr qsizetype kMaxRecent = 10;
/// Number of archived scenes; older ones are deleted.
constexpr qsizetype kMaxArchived = 10;

/// Milliseconds of reading after which the status line reports it.
constexpr int kReportDelay = 300;
/// Milliseconds between two checks whether a modal dialog is still open.
constexpr int kRetryInterval = 50;

/// Time format, in UTC, with which the names of archived scenes begin.
const QString kArchiveTimeFormat = QStringLiteral("yyyyMMdd-HHmmss-zzz");

const QString kRecentKey = QStringLiteral("recent-files");
const QString kSceneFolderKey = QStringLiteral("scene-folder");

QString filterOf(const QString& name, const QStringList& suffixes) {
    QStringList patterns;
    for (const QString& suffix : suffixes) patterns.append(QStringLiteral("*.") + suffix);
    return QStringLiteral("%1 (%2)").arg(name, patterns.join(u' '));
}

/// The scene files in the archive folder, newest first.
QFileInfoList archivedScenes(const QString& folder) {
    return QDir(folder).entryInfoList({QStringLiteral("*.") + QLatin1String(kSceneSuffix)}, QDir::Files,
                                      QDir::Name | QDir::Reversed);
}

void notify(const FileActions::Then& then, bool isDone) {
    if (then) then(isDone);
}

}  // namespace

FileActions::FileActions(SceneModel& model, Settings& settings, const QString& dataFolder, QWidget* window)
    : QObject(window), m_model(model), m_settings(settings), m_window(window) {
    std::unique_ptr<Recovery> recovery;
    if (!dataFolder.isEmpty()) {
        recovery = std::make_unique<Recovery>(dataFolder + QStringLiteral("/recovery"));
        m_archiveFolder = dataFolder + QStringLiteral("/unsaved");
    }
    m_document = new SceneDocument(model, std::move(recovery), this);
    connect(m_document, &SceneDocument::recoveryFailed, this, [this] {
        Q_EMIT statusMessage(tr("Unsaved changes cannot be kept against a crash: the disk may be full."));
    });
    m_reportTimer.setSingleShot(true);
    m_reportTimer.setInterval(kReportDelay);
    connect(&m_reportTimer, &QTimer::timeout, this, [this] {
        m_isDelayReported = true;
        Q_EMIT openingTakesLong(tr("Opening %1 …").arg(m_openingPath));
    });
    m_retryTimer.setSingleShot(true);
    m_retryTimer.setInterval(kRetryInterval);
    connect(&m_retryTimer, &QTimer::timeout, this, &FileActions::finishWithoutDialog);
}

FileActions::~FileActions() = default;

void FileActions::fill(QMenu& menu) {
    const auto add = [&](const char* text, const QKeySequence& keys, auto slot) {
        QAction* action = menu.addAction(QString(), this, slot);
        action->setShortcut(keys);
        m_translatedActions.emplace_back(action, text);
        return action;
    };
    add(QT_TR_NOOP("&New scene"), QKeySequence::New, &FileActions::startNew);
    add(QT_TR_NOOP("&Open…"), QKeySequence::Open, &FileActions::chooseFileToOpen);
    m_recent = menu.addMenu(QString());
    m_translatedActions.emplace_back(m_recent->menuAction(), QT_TR_NOOP("Open &recent"));
    connect(m_recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    m_openLink = add(QT_TR_NOOP("Open &link from clipboard"), QKeySequence::Paste,
                     [this] { Q_EMIT linkRequested(QApplication::clipboard()->text()); });
    connect(QApplication::clipboard(), &QClipboard::dataChanged, this, &FileActions::updateOpenLink);
    // A change by another program may not have been signalled.
    connect(&menu, &QMenu::aboutToShow, this, &FileActions::updateOpenLink);
    updateOpenLink();
    menu.addSeparator();
    add(QT_TR_NOOP("&Save"), QKeySequence::Save, [this] {
        if (!m_saveOverride || !m_saveOverride()) save();
    });
    // QKeySequence::SaveAs is empty on some platforms.
    add(QT_TR_NOOP("Save &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this] { saveAs(); });
    retranslate();
}

void FileActions::updateOpenLink() {
    m_openLink->setEnabled(isLink(QApplication::clipboard()->text().toStdString()));
}

void FileActions::retranslate() {
    for (const auto& [action, text] : m_translatedActions) action->setText(tr(text));
}

void FileActions::open(const QString& path) {
    if (QFileInfo(path).suffix().toLower() == QLatin1String(kLessonSuffix) || hasPackedLessonSuffix(path))
        return lessonRequested(path);
    read(path, [this, path](const OpenedScene& opened) {
        m_document->open(path, opened);
        // A pipe cannot be opened again, so it is not remembered.
        if (opened.isFromFigure || !opened.hash.isEmpty()) remember(path);
        return opened.warnings;
    });
}

void FileActions::openLinked(const OpenedScene& opened) {
    cancelOpening();
    m_finishOpening = [this, opened] {
        leave([this, opened](bool isLeft) {
            if (isLeft) m_document->openLinked(opened.scene);
            Q_EMIT openingEnded();
        });
    };
    finishWithoutDialog();
}

void FileActions::read(const QString& path, const Use& use) {
    cancelOpening();
    m_openingPath = QDir::toNativeSeparators(path);
    m_reportTimer.start();
    m_reader.start<OpenedFile>([path] { return openFile(path); },
                               [=, this](const ReadOutcome<OpenedFile>& read) {
                                   m_finishOpening = [=, this] { finish(path, read, use); };
                                   finishWithoutDialog();
                               });
}

FileActions::OpenedFile FileActions::openFile(const QString& path) {
    try {
        return {openScene(path), {}};
    } catch (const FileError&) {
        // A pipe has been consumed and cannot be read again.
        auto panels = QFileInfo(path).isFile() ? openPanels(path) : std::nullopt;
        if (!panels) throw;
        OpenedFile opened;
        opened.panels = evaluatePanels(*panels);
        opened.scene.warnings = panels->warnings;
        return opened;
    }
}

void FileActions::finishPanels(const QString& path, const OpenedFile& opened) {
    remember(path);
    const auto show = [this, figure = *opened.panels, name = QFileInfo(path).fileName()] {
        Q_EMIT openingEnded();
        Q_EMIT panelsOpened(figure, name);
    };
    if (opened.scene.warnings.isEmpty()) return show();
    showPlainTextWarning(m_window, tr("Open"), opened.scene.warnings.join(u'\n'), show);
}

void FileActions::finishWithoutDialog() {
    // An open modal dialog refers to the current scene, so the scene must not change under it.
    if (QApplication::activeModalWidget()) return m_retryTimer.start();
    const auto finish = std::exchange(m_finishOpening, nullptr);
    cancelOpening();
    finish();
}

void FileActions::finish(const QString& path, const ReadOutcome<OpenedFile>& read, const Use& use) {
    const auto warn = [this](const QString& sentence) {
        showPlainTextWarning(m_window, tr("Open"), sentence, [this] { Q_EMIT openingEnded(); });
    };
    if (!read.problem.isEmpty())
        return warn(tr("%1 was not opened: %2.").arg(QDir::toNativeSeparators(path), read.problem));
    if (read.value.panels) return finishPanels(path, read.value);
    leave([=, this, opened = read.value.scene](bool isLeft) {
        if (const QStringList warnings = isLeft ? use(opened) : QStringList(); !warnings.isEmpty())
            warn(warnings.join(u'\n'));
        else
            Q_EMIT openingEnded();
    });
}

void FileActions::cancelOpening() {
    m_reader.cancel();
    m_reportTimer.stop();
    m_retryTimer.stop();
    m_finishOpening = nullptr;
    if (std::exchange(m_isDelayReported, false)) Q_EMIT statusMessage({});
}

bool FileActions::canOpen(const QMimeData& dropped) {
    const QList<QUrl> urls = dropped.urls();
    return urls.size() == 1 && urls.first().isLocalFile();
}

void FileActions::startNew() {
    cancelOpening();
    leave([this](bool isLeft) {
        if (isLeft) m_document->startNew();
    });
}

void FileActions::chooseFileToOpen() {
    const QString suffix = QLatin1String(kSceneSuffix);
    const QString folder = m_settings.value(kSceneFolderKey, defaultFolder());
    const QString filters = QStringList{filterOf(tr("Scenes, and figures with a scene"),
                                                 {suffix, QStringLiteral("json"), QStringLiteral("png"),
                                                  QStringLiteral("svg"), QStringLiteral("pdf")}),
                                        filterOf(tr("Scenes"), {suffix, QStringLiteral("json")}), tr("All files (*)")}
                                .join(QLatin1String(";;"));
    askFile(m_window, tr("Open"), folder, filters, [this](const QString& path) {
        m_settings.setValue(kSceneFolderKey, QFileInfo(path).path());
        open(path);
    });
}

void FileActions::save(const Then& then) {
    if (isSaveDialogOpen()) return notify(then, false);
    m_document->path().isEmpty() ? saveAs(then) : saveTo(m_document->path(), then);
}

void FileActions::saveAs(const Then& then) {
    if (isSaveDialogOpen()) return notify(then, false);
    const QString suffix = QLatin1String(kSceneSuffix);
    const QString folder = m_document->path().isEmpty() ? m_settings.value(kSceneFolderKey, defaultFolder())
                                                        : QFileInfo(m_document->path()).path();
    m_saveDialog = openSaveDialog(m_window, tr("Save scene"), {suffix}, {filterOf(tr("Scene"), {suffix})}, folder,
                                  m_document->suggestedName(), [=, this](const QString& path) {
                                      if (path.isEmpty()) return notify(then, false);
                                      m_settings.setValue(kSceneFolderKey, QFileInfo(path).path());
                                      saveTo(path, then);
                                  });
}

bool FileActions::isSaveDialogOpen() const {
    // An answered dialog is hidden and will be deleted soon.
    if (!m_saveDialog || !m_saveDialog->isVisible()) return false;
    m_saveDialog->activateWindow();
    return true;
}

void FileActions::saveTo(const QString& path, const Then& then) {
    const auto refuse = [=, this](const QString& sentence) {
        showPlainTextWarning(m_window, tr("Save scene"), sentence, [then] { notify(then, false); });
    };
    static const QStringList pictures{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
    if (pictures.contains(QFileInfo(path).suffix().toLower()))
        return refuse(tr("%1 was not saved: its name is a picture's. A scene is saved as .%2; a picture comes "
                         "from Export figure, and carries the scene with it.")
                          .arg(QDir::toNativeSeparators(path), QLatin1String(kSceneSuffix)));
    const auto whyNot = [path](const QString& phrase) {
        return tr("%1 was not saved: %2.").arg(QDir::toNativeSeparators(path), phrase);
    };
    // Writing to a pipe would block until something reads it.
    if (const QFileInfo info(path); info.exists() && !info.isFile() && !info.isDir())
        return refuse(whyNot(tr("it is a pipe or a device")));
    const auto write = [=, this] {
        if (const auto problem = m_document->save(path)) return refuse(whyNot(*problem));
        remember(path);
        Q_EMIT statusMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
        notify(then, true);
    };
    if (path != m_document->path() || !m_document->isChangedOnDisk()) return write();
    auto* question =
        new Question(m_window, tr("Save scene"),
                     tr("%1 was changed elsewhere since it was opened here. Replace it by the scene of this window?")
                         .arg(QDir::toNativeSeparators(path)),
                     QMessageBox::Cancel, [=, this](QMessageBox::ButtonRole answer) {
                         if (answer == QMessageBox::AcceptRole) return saveAs(then);
                         answer == QMessageBox::DestructiveRole ? write() : notify(then, false);
                     });
    question->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    question->addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    m_saveDialog = question;
    openDialog(question);
}

void FileActions::leave(const Then& then) {
    if (m_afterLeaving) return std::exchange(m_afterLeaving, then)(false);
    if (!m_document->isModified()) return then(true);
    // A scene without a file is archived without a prompt; nothing is lost.
    if (m_document->path().isEmpty() && archiveScene(m_model.scene(), {}, QDateTime::currentDateTime()))
        return then(true);
    m_afterLeaving = then;
    const auto end = [this](bool isLeft) { std::exchange(m_afterLeaving, nullptr)(isLeft); };
    auto* question = new Question(
        m_window, tr("Unsaved changes"), tr("Save the changes of %1?").arg(m_document->name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, [=, this](QMessageBox::ButtonRole answer) {
            if (answer == QMessageBox::AcceptRole) return save(end);
            end(answer == QMessageBox::DestructiveRole);
        });
    question->setDefaultButton(QMessageBox::Save);
    openDialog(question);
}

bool FileActions::archiveScene(const Scene& scene, const QString& name, const QDateTime& when) {
    if (m_archiveFolder.isEmpty() || !QDir().mkpath(m_archiveFolder)) return false;
    const QString time = when.toUTC().toString(kArchiveTimeFormat);
    QString path;
    // The number keeps scenes archived within one millisecond in order.
    for (int number = 0; path.isEmpty() || QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2-%3 %4.%5")
                   .arg(m_archiveFolder, time, QString::number(number), name, QLatin1String(kSceneSuffix));
    if (saveScene(path, scene)) return false;
    const QFileInfoList all = archivedScenes(m_archiveFolder);
    for (qsizetype i = kMaxArchived; i < all.size(); ++i) QFile::remove(all[i].filePath());
    return true;
}

void FileActions::remember(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!m_archiveFolder.isEmpty() && absolute.startsWith(QFileInfo(m_archiveFolder).absoluteFilePath() + u'/')) return;
    QStringList recent = m_settings.value(kRecentKey, QStringList());
    recent.removeAll(absolute);
    recent.prepend(absolute);
    m_settings.setValue(kRecentKey, QStringList(recent.mid(0, kMaxRecent)));
}

void FileActions::fillRecent() {
    m_recent->clear();
    const QStringList recent = m_settings.value(kRecentKey, QStringList());
    for (const QString& path : recent) {
        const QFileInfo info(path);
        QAction* action = m_recent->addAction(menuText(info.fileName()), this, [this, path] { open(path); });
        action->setToolTip(QDir::toNativeSeparators(path));
        // A missing file stays in the list, disabled: its drive may just not be mounted.
        action->setEnabled(info.exists());
    }
    m_recent->setToolTipsVisible(true);
    const QFileInfoList archived = m_archiveFolder.isEmpty() ? QFileInfoList() : archivedScenes(m_archiveFolder);
    if (!archived.isEmpty()) m_recent->addSection(tr("Never saved"));
    for (const QFileInfo& info : archived) {
        const QDateTime named =
            QDateTime::fromString(info.fileName().left(kArchiveTimeFormat.size()), kArchiveTimeFormat);
        const QDateTime time(named.date(), named.time(), Qt::UTC);
        const QString when = QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
        const QString name = menuText(info.completeBaseName().section(u' ', 1));
        const QString entry = name.isEmpty() ? tr("Scene of %1").arg(when) : tr("%1, changes of %2").arg(name, when);
        m_recent->addAction(entry, this, [this, path = info.filePath()] {
            read(path, [this, path](const OpenedScene& opened) {
                m_document->restore({.scene = opened.scene, .path = {}, .onDisk = {}});
                if (m_document->saveRecovery()) QFile::remove(path);
                return QStringList();
            });
        });
    }
    if (m_recent->isEmpty()) m_recent->addAction(tr("Nothing yet"))->setEnabled(false);
    if (recent.isEmpty()) return;
    m_recent->addSeparator();
    m_recent->addAction(tr("&Clear this list"), this, [this] { m_settings.setValue(kRecentKey, QStringList()); });
}

bool FileActions::offerRecovery(bool isOtherRequested) {
    Recovery* recovery = m_document->recovery();
    if (!recovery) return false;
    auto leftovers = recovery->claimRecoverable();
    const bool isAnyLeft = !leftovers.empty();
    offer(std::move(leftovers), !isOtherRequested);
    return isAnyLeft;
}

void FileActions::offer(std::vector<Recovery::RecoveredWork> leftovers, bool mayReplaceUnnamed) {
    if (leftovers.empty()) return warnOfUnreadable();
    Recovery* recovery = m_document->recovery();
    const Recovery::RecoveredWork leftover = leftovers.front();
    leftovers.erase(leftovers.begin());
    const auto handleAnswer = [=, this](QMessageBox::ButtonRole answer) {
        const bool isWanted = answer == QMessageBox::AcceptRole;
        settleLeftover(leftover, isWanted);
        offer(leftovers, mayReplaceUnnamed && !isWanted);
    };
    const QString& path = leftover.work.path;
    // A leftover must not replace anything that the user opened or changed.
    const bool canReplace =
        (m_document->path().isEmpty() ? mayReplaceUnnamed : m_document->path() == path) && !m_document->isModified();
    if (!canReplace) return handleAnswer(QMessageBox::RejectRole);
    if (!leftover.work.lesson.isEmpty() && recovery) {
        recovery->discard(leftover);
        if (QFileInfo::exists(leftover.work.lesson)) Q_EMIT lessonRequested(leftover.work.lesson);
        return offer(leftovers, false);
    }
    if (!leftover.work.isModified) return handleAnswer(QMessageBox::AcceptRole);
    // In a browser, closing or reloading the page is normal, so the work is restored without a question.
    if (isInBrowser()) return handleAnswer(QMessageBox::AcceptRole);
    const QString name = path.isEmpty() ? tr("a scene never saved") : QFileInfo(path).fileName();
    const QString time = QLocale().toString(QFileInfo(leftover.file).lastModified(), QLocale::ShortFormat);
    auto* question = new Question(
        m_window, tr("Unsaved work"),
        tr("Attention Lab ended without being closed. It had unsaved changes of %1, kept %2. Go on with them?")
            .arg(name, time),
        QMessageBox::NoButton, handleAnswer);
    question->setInformativeText(tr("Otherwise they stay under File, Open recent."));
    question->addButton(tr("&Go on"), QMessageBox::AcceptRole);
    question->addButton(tr("&Not now"), QMessageBox::RejectRole);
    openDialog(question);
}

void FileActions::warnOfUnreadable() {
    const Recovery* recovery = m_document->recovery();
    if (!recovery || recovery->unreadable().isEmpty()) return;
    showPlainTextWarning(
        m_window, tr("Unsaved work"),
        tr("Attention Lab ended without being closed, and what it kept of unsaved work cannot be read. "
           "It stays in %1.")
            .arg(QDir::toNativeSeparators(recovery->unreadable().join(QStringLiteral(", ")))));
}

void FileActions::settleLeftover(const Recovery::RecoveredWork& leftover, bool isWanted) {
    Recovery* recovery = m_document->recovery();
    // The program is ending; the next run offers the leftover.
    if (!recovery) return;
    if (isWanted) m_document->restore(leftover.work);
    // The recovery file is removed only after the work is stored elsewhere.
    const bool isKept = isWanted
                            ? m_document->saveRecovery()
                            : !leftover.work.isModified ||
                                  archiveScene(leftover.work.scene, QFileInfo(leftover.work.path).completeBaseName(),
                                               QFileInfo(leftover.file).lastModified());
    if (isKept) recovery->discard(leftover);
}

}  // namespace attention
