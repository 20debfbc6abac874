#include "ui/window/file_actions.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimeZone>
#include <QUrl>

#include "ui/files/scene_file.h"
#include "ui/lesson/lesson_file.h"
#include "ui/widgets/ask_path.h"
#include "ui/widgets/plain_warning.h"
#include "ui/widgets/style.h"

namespace attention {
namespace {

constexpr qsizetype kMostRecent = 10;
/// Scenes without a file that are kept when they are left.
constexpr qsizetype kMostAside = 10;

/// Milliseconds of reading after which the status line speaks of it.
constexpr int kPatience = 300;
/// Milliseconds after which it is looked again whether a dialog is still open.
constexpr int kRetry = 50;

/// How the names of scenes put aside begin, in UTC.
const QString kAsideTime = QStringLiteral("yyyyMMdd-HHmmss-zzz");

const QString kRecentKey = QStringLiteral("recent-files");
const QString kSceneFolderKey = QStringLiteral("scene-folder");

QString filterOf(const QString& name, const QStringList& suffixes) {
    QStringList patterns;
    for (const QString& suffix : suffixes) patterns.append(QStringLiteral("*.") + suffix);
    return QStringLiteral("%1 (%2)").arg(name, patterns.join(u' '));
}

/// An ampersand in a menu would underline the letter behind it.
QFileInfoList scenesAside(const QString& folder) {
    return QDir(folder).entryInfoList({QStringLiteral("*.") + QLatin1String(kSceneSuffix)}, QDir::Files,
                                      QDir::Name | QDir::Reversed);
}

}  // namespace

FileActions::FileActions(SceneModel& model, Settings& settings, const QString& dataFolder, QWidget* window)
    : QObject(window), m_model(model), m_settings(settings), m_window(window) {
    std::unique_ptr<Recovery> recovery;
    if (!dataFolder.isEmpty()) {
        recovery = std::make_unique<Recovery>(dataFolder + QStringLiteral("/recovery"));
        m_asideFolder = dataFolder + QStringLiteral("/unsaved");
    }
    m_document = new SceneDocument(model, std::move(recovery), this);
    connect(m_document, &SceneDocument::keepingFailed, this,
            [this] { Q_EMIT said(tr("Unsaved changes cannot be kept against a crash: the disk may be full.")); });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isToldOf = true;
        Q_EMIT openingTakesLong(tr("Opening %1 …").arg(m_opening));
    });
    m_retry.setSingleShot(true);
    m_retry.setInterval(kRetry);
    connect(&m_retry, &QTimer::timeout, this, &FileActions::deliver);
}

FileActions::~FileActions() = default;

void FileActions::fill(QMenu& menu) {
    const auto add = [&](const char* text, const QKeySequence& keys, auto slot) {
        QAction* action = menu.addAction(QString(), this, slot);
        action->setShortcut(keys);
        m_entries.emplace_back(action, text);
    };
    add(QT_TR_NOOP("&New scene"), QKeySequence::New, &FileActions::startNew);
    add(QT_TR_NOOP("&Open…"), QKeySequence::Open, &FileActions::askOpen);
    m_recent = menu.addMenu(QString());
    m_entries.emplace_back(m_recent->menuAction(), QT_TR_NOOP("Open &recent"));
    connect(m_recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    menu.addSeparator();
    add(QT_TR_NOOP("&Save"), QKeySequence::Save, &FileActions::save);
    // The standard key of some desktops only.
    add(QT_TR_NOOP("Save &as…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, &FileActions::saveAs);
    retranslate();
}

void FileActions::retranslate() {
    for (const auto& [action, text] : m_entries) action->setText(tr(text));
}

void FileActions::open(const QString& path) {
    if (QFileInfo(path).suffix().toLower() == QLatin1String(kLessonSuffix)) return lessonAsked(path);
    read(path, [this, path](const OpenedScene& opened) {
        m_document->open(path, opened);
        // A pipe is read only once.
        if (opened.isFigure || !opened.hash.isEmpty()) remember(path);
        if (!opened.warnings.isEmpty()) showPlainWarning(m_window, tr("Open"), opened.warnings.join(u'\n'));
    });
}

void FileActions::read(const QString& path, const Use& use) {
    giveUpOpening();
    m_opening = QDir::toNativeSeparators(path);
    m_patience.start();
    m_reader.start<OpenedScene>([path] { return openScene(path); },
                                [=, this](const ReadOutcome<OpenedScene>& read) {
                                    m_isRead = [=, this] { finish(path, read, use); };
                                    deliver();
                                });
}

void FileActions::deliver() {
    // A dialog is about the scene at hand.
    if (QApplication::activeModalWidget()) return m_retry.start();
    const auto finish = std::exchange(m_isRead, nullptr);
    giveUpOpening();
    finish();
    Q_EMIT openingEnded();
}

void FileActions::finish(const QString& path, const ReadOutcome<OpenedScene>& read, const Use& use) {
    if (!read.problem.isEmpty())
        showPlainWarning(m_window, tr("Open"),
                         tr("%1 was not opened: %2.").arg(QDir::toNativeSeparators(path), read.problem));
    else if (mayLeave())
        use(read.value);
}

void FileActions::giveUpOpening() {
    m_reader.stop();
    m_patience.stop();
    m_retry.stop();
    m_isRead = nullptr;
    if (std::exchange(m_isToldOf, false)) Q_EMIT said({});
}

bool FileActions::canOpen(const QMimeData& dropped) {
    const QList<QUrl> urls = dropped.urls();
    return urls.size() == 1 && urls.first().isLocalFile();
}

void FileActions::startNew() {
    giveUpOpening();
    if (mayLeave()) m_document->startNew();
}

void FileActions::askOpen() {
    const QString suffix = QLatin1String(kSceneSuffix);
    const QString folder = m_settings.value(kSceneFolderKey, usualFolder());
    const QString filters =
        QStringList{filterOf(tr("Scenes, and figures with a scene"),
                             {suffix, QStringLiteral("json"), QStringLiteral("png"), QStringLiteral("svg")}),
                    filterOf(tr("Scenes"), {suffix, QStringLiteral("json")}), tr("All files (*)")}
            .join(QLatin1String(";;"));
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open"), folder, filters);
    if (path.isEmpty()) return;
    m_settings.setValue(kSceneFolderKey, QFileInfo(path).path());
    open(path);
}

bool FileActions::save() {
    return m_document->path().isEmpty() ? saveAs() : saveTo(m_document->path());
}

bool FileActions::saveAs() {
    QFileDialog dialog(m_window, tr("Save scene"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const QString suffix = QLatin1String(kSceneSuffix);
    dialog.setNameFilters({filterOf(tr("Scene"), {suffix})});
    // The suffix belongs to the name before the dialog asks whether an existing file may be replaced.
    dialog.setDefaultSuffix(suffix);
    dialog.setDirectory(m_document->path().isEmpty() ? m_settings.value(kSceneFolderKey, usualFolder())
                                                     : QFileInfo(m_document->path()).path());
    dialog.selectFile(m_document->suggestedName());
    if (dialog.exec() != QDialog::Accepted) return false;
    const QString path = dialog.selectedFiles().value(0);
    m_settings.setValue(kSceneFolderKey, QFileInfo(path).path());
    return saveTo(path);
}

bool FileActions::saveTo(const QString& path) {
    static const QStringList pictures{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
    if (pictures.contains(QFileInfo(path).suffix().toLower())) {
        showPlainWarning(m_window, tr("Save scene"),
                         tr("%1 was not saved: its name is a picture's. A scene is saved as .%2; a picture comes "
                            "from Export figure, "
                            "and PNG and SVG carry the scene with them.")
                             .arg(QDir::toNativeSeparators(path), QLatin1String(kSceneSuffix)));
        return false;
    }
    // Writing to a pipe waits for somebody who reads it.
    if (const QFileInfo info(path); info.exists() && !info.isFile() && !info.isDir()) {
        showPlainWarning(
            m_window, tr("Save scene"),
            tr("%1 was not saved: %2.").arg(QDir::toNativeSeparators(path), tr("it is a pipe or a device")));
        return false;
    }
    if (path == m_document->path() && m_document->isChangedOnDisk()) {
        QMessageBox box(QMessageBox::Question, tr("Save scene"),
                        tr("%1 was changed elsewhere since it was opened here. Replace it by the scene of this window?")
                            .arg(QDir::toNativeSeparators(path)),
                        QMessageBox::Cancel, m_window);
        box.setTextFormat(Qt::PlainText);
        const QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
        const QPushButton* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() == elsewhere) return saveAs();
        if (box.clickedButton() != replace) return false;
    }
    if (const auto problem = m_document->save(path)) {
        showPlainWarning(m_window, tr("Save scene"),
                         tr("%1 was not saved: %2.").arg(QDir::toNativeSeparators(path), *problem));
        return false;
    }
    remember(path);
    Q_EMIT said(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
    return true;
}

bool FileActions::mayLeave() {
    if (!m_document->isModified()) return true;
    // What has no file asks nothing and is lost in no case.
    if (m_document->path().isEmpty() && putAside(m_model.scene(), {}, QDateTime::currentDateTime())) return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"), tr("Save the changes of %1?").arg(m_document->name()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
        case QMessageBox::Save:
            return save();
        case QMessageBox::Discard:
            return true;
        default:
            return false;
    }
}

bool FileActions::putAside(const Scene& scene, const QString& name, const QDateTime& when) {
    if (m_asideFolder.isEmpty() || !QDir().mkpath(m_asideFolder)) return false;
    const QString time = when.toUTC().toString(kAsideTime);
    QString path;
    // Several in a millisecond keep their order.
    for (int number = 0; path.isEmpty() || QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2-%3 %4.%5")
                   .arg(m_asideFolder, time, QString::number(number), name, QLatin1String(kSceneSuffix));
    if (saveScene(path, scene)) return false;
    const QFileInfoList all = scenesAside(m_asideFolder);
    for (qsizetype i = kMostAside; i < all.size(); ++i) QFile::remove(all[i].filePath());
    return true;
}

void FileActions::remember(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!m_asideFolder.isEmpty() && absolute.startsWith(QFileInfo(m_asideFolder).absoluteFilePath() + u'/')) return;
    QStringList recent = m_settings.value(kRecentKey, QStringList());
    recent.removeAll(absolute);
    recent.prepend(absolute);
    m_settings.setValue(kRecentKey, QStringList(recent.mid(0, kMostRecent)));
}

void FileActions::fillRecent() {
    m_recent->clear();
    const QStringList recent = m_settings.value(kRecentKey, QStringList());
    for (const QString& path : recent) {
        const QFileInfo info(path);
        QAction* action = m_recent->addAction(menuText(info.fileName()), this, [this, path] { open(path); });
        action->setToolTip(QDir::toNativeSeparators(path));
        // A missing one stays in the list: its disk may only be away.
        action->setEnabled(info.exists());
    }
    m_recent->setToolTipsVisible(true);
    const QFileInfoList aside = m_asideFolder.isEmpty() ? QFileInfoList() : scenesAside(m_asideFolder);
    if (!aside.isEmpty()) m_recent->addSection(tr("Never saved"));
    for (const QFileInfo& info : aside) {
        QDateTime time = QDateTime::fromString(info.fileName().left(kAsideTime.size()), kAsideTime);
        time.setTimeZone(QTimeZone::utc());
        const QString when = QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
        const QString name = menuText(info.completeBaseName().section(u' ', 1));
        const QString entry = name.isEmpty() ? tr("Scene of %1").arg(when) : tr("%1, changes of %2").arg(name, when);
        m_recent->addAction(entry, this, [this, path = info.filePath()] {
            read(path, [this, path](const OpenedScene& opened) {
                m_document->restore({.scene = opened.scene, .path = {}, .onDisk = {}});
                if (m_document->keep()) QFile::remove(path);
            });
        });
    }
    if (m_recent->isEmpty()) m_recent->addAction(tr("Nothing yet"))->setEnabled(false);
    if (recent.isEmpty()) return;
    m_recent->addSeparator();
    m_recent->addAction(tr("&Clear this list"), this, [this] { m_settings.setValue(kRecentKey, QStringList()); });
}

void FileActions::offerLeftovers() {
    Recovery* recovery = m_document->recovery();
    if (!recovery) return;
    bool isTaken = false;
    for (const Recovery::Leftover& leftover : recovery->takeLeftovers()) {
        const QString& path = leftover.work.path;
        const QString name = path.isEmpty() ? tr("a scene never saved") : QFileInfo(path).fileName();
        const QDateTime time = QFileInfo(leftover.file).lastModified();
        // Only the latest is asked about, and only where it takes the place of nothing else that was asked for.
        const bool isInPlace = m_document->path().isEmpty() || m_document->path() == path;
        bool isWanted = false;
        if (!isTaken && isInPlace && !m_document->isModified()) {
            QMessageBox box(
                QMessageBox::Question, tr("Unsaved work"),
                tr("Attention Lab ended without being closed. It had unsaved changes of %1, kept %2. Go on with them?")
                    .arg(name, QLocale().toString(time, QLocale::ShortFormat)),
                QMessageBox::NoButton, m_window);
            box.setInformativeText(tr("Otherwise they stay under File, Open recent."));
            box.setTextFormat(Qt::PlainText);
            const QPushButton* goOn = box.addButton(tr("&Go on"), QMessageBox::AcceptRole);
            box.addButton(tr("&Not now"), QMessageBox::RejectRole);
            box.exec();
            isWanted = box.clickedButton() == goOn;
        }
        if (isWanted) {
            m_document->restore(leftover.work);
            isTaken = m_document->keep();
        }
        // Forgotten only once it is kept elsewhere.
        if (isWanted ? isTaken : putAside(leftover.work.scene, QFileInfo(path).completeBaseName(), time))
            recovery->forget(leftover);
    }
}

}  // namespace attention
