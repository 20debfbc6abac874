#pragma once

#include <optional>

#include <QByteArray>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include "ui/files/recovery.h"
#include "ui/files/scene_file.h"
#include "ui/window/scene_model.h"

namespace attention {

/// The scene as a document: its file, whether there are unsaved changes, and a recovery file that survives a crash. It
/// shows no dialogs.
///
/// The scenes of a lesson are not a document: changes made in them need not be saved. Changes made while the lesson
/// waits and other content is shown are unsaved work.
class SceneDocument : public QObject {
    Q_OBJECT

 public:
    /// @param recovery  stores unsaved work; nullptr: it is not stored
    explicit SceneDocument(SceneModel& model, std::unique_ptr<Recovery> recovery, QObject* parent = nullptr);
    ~SceneDocument() override;

    /// Path of the scene file; empty if the scene was never saved.
    const QString& path() const { return m_path; }
    /// Name for the window's title: the file's name, or "Untitled".
    QString name() const;
    /// A default file name for saving, with its extension.
    QString suggestedName() const;
    bool isModified() const { return m_isModified; }
    /// The export settings of the exported figure from which the scene was opened; nullopt if it came from elsewhere or
    /// another exhibit is shown now.
    std::optional<CarriedStyle> exportStyle() const;
    /// Whether the file was changed or replaced since it was opened or saved here. Reads at most the maximum size of a
    /// scene file.
    bool isChangedOnDisk() const;

    /// Sets whether the model shows scenes of a lesson instead of a document. The current document must be left before.
    void setInLesson(bool isInLesson);
    bool isInLesson() const { return m_isInLesson; }
    /// Sets the lesson that the next run opens after a crash. @param file  empty: none
    void setRecoveryLesson(const QString& file);

    /// Starts a new document with the start scene of the current page.
    void startNew();
    /// Shows a scene that was read from `path`. If saving must not or cannot overwrite that file, because it is an
    /// exported figure or a pipe, the scene has no file.
    void open(const QString& path, const OpenedScene& opened);
    /// Shows the scene of a link, without a file.
    void openLinked(const Scene& scene);
    /// Restores the unsaved work of another run.
    void restore(const Recovery::UnsavedWork& work);
    /// Saves the scene. @return nullopt on success, else an error phrase to follow the file's name
    [[nodiscard]] std::optional<QString> save(const QString& path);

    Recovery* recovery() const { return m_recovery.get(); }
    /// Writes the recovery file at once. @return false on failure
    bool saveRecovery();
    /// Removes the recovery file. Soon afterwards a new one records what the window shows, normally without unsaved
    /// work, so that the next run can reopen it after a crash.
    void restartRecovery();
    /// Disables recovery: nothing is written, and work of other runs is not offered.
    void disableRecovery();
    /// Keeps the recovery file for the next run, because the program ends without being able to ask.
    void keepRecoveryForNextRun();

 Q_SIGNALS:
    /// Name, path or modified state has changed.
    void changed();
    /// Another document was opened: a new scene, a file, a link or recovered work.
    void replaced();
    /// Writing the recovery file failed; emitted once until it succeeds again.
    void recoveryFailed();

 private:
    void updateModified();
    /// Makes the current scene the unmodified content of a document.
    void setUnmodified(const QString& path, const QString& origin);

    SceneModel& m_model;
    std::unique_ptr<Recovery> m_recovery;
    QTimer m_recoveryTimer;
    QString m_path;
    QString m_origin;  ///< path of the exported figure or pipe that the scene came from
    std::optional<CarriedStyle> m_exportStyle;
    std::string m_exportExhibit;   ///< the exhibit to which m_exportStyle belongs
    QByteArray m_diskHash;         ///< hash of the file when it was opened or saved here
    std::optional<Scene> m_saved;  ///< the saved scene; nullopt if unknown
    bool m_isModified = false;
    bool m_isInLesson = false;
    QString m_lesson;  ///< see setRecoveryLesson()
    bool m_isRecoveryFailing = false;
};

}  // namespace attention
