#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include "ui/files/background_reader.h"
#include "ui/files/panels_file.h"
#include "ui/files/settings.h"
#include "ui/window/scene_document.h"

class QAction;
class QDateTime;
class QDialog;
class QMenu;
class QMimeData;
class QWidget;

namespace attention {

/// New, Open, Open Recent, Save and Save As with their dialogs. None of them loses work: a scene with a file prompts
/// before its changes are discarded; a scene without a file is archived and stays available under Open Recent. Files
/// are read in the background before any prompt, so a file that cannot be opened changes nothing.
class FileActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  over which questions are asked
    /// @param dataFolder  for what is kept beside the person's own files; empty: nothing is
    FileActions(SceneModel& model, Settings& settings, const QString& dataFolder, QWidget* window);
    ~FileActions() override;

    void fill(QMenu& menu);
    void retranslate();
    SceneDocument& document() { return *m_document; }

    /// Opens a scene file or a picture that carries one, and says what is missing or wrong. Returns at once; the file
    /// asked for last wins, and openingEnded() follows.
    void open(const QString& path);
    /// Shows the scene of a link; openingEnded() follows.
    void openLinked(const OpenedScene& opened);
    /// A file is being read, or waits until the dialog that is open has been answered.
    bool isOpening() const { return m_reader.isReading() || m_retry.isActive(); }
    /// The file that is being read is not wanted any more.
    void cancelOpening();
    /// Whether what is dropped on the window is one file.
    static bool canOpen(const QMimeData& dropped);
    /// What goes on once a question was answered, or at once where nothing is asked; not if the window is gone before.
    using Then = std::function<void(bool isDone)>;
    /// @param then  told whether the scene was saved
    void save(const Then& then = {});
    void saveAs(const Then& then = {});
    /// What the entry Save does instead, where it returns true: a lesson that is edited is saved.
    void setSaver(std::function<bool()> saver) { m_saver = std::move(saver); }
    /// Puts a file first under Open recent.
    void remember(const QString& path);
    /// Before the scene is left.
    /// @param then  told whether nothing stands against it. While it is being asked, another call takes the place of
    ///              the one before, which is told false: what was asked for last is done after the answer
    void leave(const Then& then);
    /// Asks about what a crash left behind; what is not wanted now stays under Open recent. Where nothing was unsaved,
    /// goes on there without a question.
    /// @param isOtherAskedFor  something else is shown because it was asked for, and keeps its place
    /// @return whether anything was left
    bool offerRecovery(bool isOtherAskedFor = false);

 Q_SIGNALS:
    /// For the status line.
    void statusMessage(const QString& sentence);
    /// A file takes a while; for the status line, until said() takes it back.
    void openingTakesLong(const QString& sentence);
    /// The file asked for last is open, or it was said why not.
    void openingEnded();
    /// The link on the clipboard is to be opened.
    void linkAsked(const QString& link);
    /// open() was asked for a lesson.
    void lessonAsked(const QString& path);
    /// open() was asked for a figure with panels; the scene at hand stays.
    void panelsOpened(const CollectedPanels& figure, const QString& name);

 private:
    /// A file has one of the two.
    struct OpenedFile {
        OpenedScene scene;
        std::optional<CollectedPanels> panels;
    };
    static OpenedFile openFile(const QString& path);
    /// Takes what was read. @return sentences to be shown with it; may be empty
    using Use = std::function<QStringList(const OpenedScene&)>;

    void startNew();
    void askOpen();
    void fillRecent();
    void followClipboard();
    /// Reads a file and hands it to `use`, once the scene at hand may be left.
    void read(const QString& path, const Use& use);
    void deliver();
    void finish(const QString& path, const ReadOutcome<OpenedFile>& read, const Use& use);
    void finishPanels(const QString& path, const OpenedFile& opened);
    void saveTo(const QString& path, const Then& then);
    /// A dialog of saving is open; it comes to the front.
    bool isAskingAboutSaving() const;
    /// @param name  of the file that the scene belongs to; may be empty
    bool archiveScene(const Scene& scene, const QString& name, const QDateTime& when);
    /// Asks about the first, then about the others.
    /// @param isPlaceFree  a scene without a file gives way to them
    void offer(std::vector<Recovery::RecoveredWork> leftovers, bool isPlaceFree);
    /// Names the files of unsaved work that cannot be read, and that stay on the disk.
    void warnOfUnreadable();
    void settle(const Recovery::RecoveredWork& leftover, bool isWanted);

    SceneModel& m_model;
    Settings& m_settings;
    QWidget* m_window;
    QString m_archiveFolder;
    SceneDocument* m_document = nullptr;
    std::function<bool()> m_saver;
    QMenu* m_recent = nullptr;
    QAction* m_openLink = nullptr;  ///< enabled while there is a link on the clipboard
    BackgroundReader m_reader;
    QString m_opening;               ///< the file asked for last
    QTimer m_slowTimer;              ///< runs while a file is read and nothing was said of it
    bool m_isReported = false;       ///< the status line speaks of it
    Then m_leaving;                  ///< waits for what leave() asks; empty while it asks nothing
    QPointer<QDialog> m_saving;      ///< asks where, or whether, to save
    QTimer m_retry;                  ///< runs while what was read waits until a dialog is closed
    std::function<void()> m_isRead;  ///< finishes what was read; empty while there is nothing
    std::vector<std::pair<QAction*, const char*>> m_entries;  ///< of the menu, with their texts in the source
};

}  // namespace attention
