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

/// New, Open, Open Recent, Save and Save As with their dialogs. None of them loses work: unsaved changes of a scene
/// with a file are discarded only after a question; a scene without a file is archived and stays available under Open
/// Recent. Files are read in the background before any prompt, so a file that cannot be opened changes nothing.
class FileActions : public QObject {
    Q_OBJECT

 public:
    /// @param window  parent of dialogs
    /// @param dataFolder  for archived scenes and recovery files; empty: none are written
    FileActions(SceneModel& model, Settings& settings, const QString& dataFolder, QWidget* window);
    ~FileActions() override;

    void fill(QMenu& menu);
    void retranslate();
    SceneDocument& document() { return *m_document; }

    /// Opens a scene file, or an exported figure that contains a scene, and shows warnings or an error. Returns at
    /// once. A later call replaces one that is still reading; openingEnded() follows.
    void open(const QString& path);
    /// Opens the scene of a link; openingEnded() follows.
    void openLinked(const OpenedScene& opened);
    /// A file is being read, or has been read and waits until a modal dialog is closed.
    bool isOpening() const { return m_reader.isReading() || m_retryTimer.isActive(); }
    /// Cancels the file that is being opened.
    void cancelOpening();
    /// Whether the dropped data is exactly one local file.
    static bool canOpen(const QMimeData& dropped);
    /// Called with the result after a question has been answered, or at once if none is asked; never called if the
    /// window is closed first.
    using Then = std::function<void(bool isDone)>;
    /// @param then  called with true if the scene was saved
    void save(const Then& then = {});
    void saveAs(const Then& then = {});
    /// Sets a function that the menu entry Save calls first. If it returns true, it has handled saving: the lesson
    /// editor saves its lesson.
    void setSaveOverride(std::function<bool()> saveOverride) { m_saveOverride = std::move(saveOverride); }
    /// Moves a file to the top of Open recent.
    void remember(const QString& path);
    /// To be called before the scene is replaced; asks about unsaved changes.
    /// @param then  called with true if the scene may be replaced. A call during an open question replaces the `then`
    /// of the earlier call, which is called with false.
    void leave(const Then& then);
    /// Offers unsaved work that a crashed run left. Declined work stays under Open recent. A scene without unsaved
    /// changes is restored without a question.
    /// @param isOtherRequested  something else was opened on request and must not be replaced
    /// @return whether there was any work to recover
    bool offerRecovery(bool isOtherRequested = false);

 Q_SIGNALS:
    /// A sentence for the status line, translated.
    void statusMessage(const QString& sentence);
    /// Opening takes long. @param sentence  for the status line, until statusMessage() clears it
    void openingTakesLong(const QString& sentence);
    /// The latest open request has finished: the file is open, or an error was shown.
    void openingEnded();
    /// The user wants to open the link on the clipboard.
    void linkRequested(const QString& link);
    /// open() was called with a lesson.
    void lessonRequested(const QString& path);
    /// open() has read a figure with panels; the current scene stays unchanged.
    void panelsOpened(const CollectedPanels& figure, const QString& name);

 private:
    /// Content of an opened file: either a scene or the panels of a figure.
    struct OpenedFile {
        OpenedScene scene;
        std::optional<CollectedPanels> panels;
    };
    static OpenedFile openFile(const QString& path);
    /// Shows an opened scene. @return warnings to display; may be empty
    using Use = std::function<QStringList(const OpenedScene&)>;

    void startNew();
    void chooseFileToOpen();
    void fillRecent();
    void updateOpenLink();
    /// Reads a file in the background and passes its scene to `use`, once the current scene may be replaced.
    void read(const QString& path, const Use& use);
    /// Calls m_finishOpening as soon as no modal dialog is open.
    void finishWithoutDialog();
    void finish(const QString& path, const ReadOutcome<OpenedFile>& read, const Use& use);
    void finishPanels(const QString& path, const OpenedFile& opened);
    void saveTo(const QString& path, const Then& then);
    /// Whether a save dialog is open, which is then brought to the front.
    bool isSaveDialogOpen() const;
    /// Saves a scene that is being left into the archive folder.
    /// @param name  base name of the scene's file; may be empty
    /// @return true on success
    bool archiveScene(const Scene& scene, const QString& name, const QDateTime& when);
    /// Asks about the first leftover, then recursively about the rest.
    /// @param mayReplaceUnnamed  an unnamed scene in the window may be replaced by a leftover
    void offer(std::vector<Recovery::RecoveredWork> leftovers, bool mayReplaceUnnamed);
    /// Warns of recovery files that cannot be read; they stay on the disk.
    void warnOfUnreadable();
    /// Restores a leftover if it is wanted, else archives it, and then removes its recovery file.
    void settleLeftover(const Recovery::RecoveredWork& leftover, bool isWanted);

    SceneModel& m_model;
    Settings& m_settings;
    QWidget* m_window;
    QString m_archiveFolder;
    SceneDocument* m_document = nullptr;
    std::function<bool()> m_saveOverride;
    QMenu* m_recent = nullptr;
    QAction* m_openLink = nullptr;  ///< enabled while there is a link on the clipboard
    BackgroundReader m_reader;
    QString m_openingPath;                  ///< path of the file being opened, for messages
    QTimer m_reportTimer;                   ///< reports that opening takes long when it expires
    bool m_isDelayReported = false;         ///< the status line says that opening takes long
    Then m_afterLeaving;                    ///< continuation of leave() while its question is open
    QPointer<QDialog> m_saveDialog;         ///< open dialog or question about saving
    QTimer m_retryTimer;                    ///< polls until no modal dialog is open
    std::function<void()> m_finishOpening;  ///< finishes opening after reading; empty if nothing waits
    std::vector<std::pair<QAction*, const char*>> m_translatedActions;  ///< menu entries with their untranslated texts
};

}  // namespace attention
