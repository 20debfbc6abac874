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

/// The scene as a file: where it is kept, whether there is something to save, and what survives a crash. It asks
/// nothing; questions are the window's.
///
/// A lesson shows scenes of its own: they, and what is done in them, are nothing to save. What is changed while one
/// explores freely is.
class SceneDocument : public QObject {
    Q_OBJECT

 public:
    /// @param recovery  where unsaved work is kept; nullptr: nowhere
    explicit SceneDocument(SceneModel& model, std::unique_ptr<Recovery> recovery, QObject* parent = nullptr);
    ~SceneDocument() override;

    /// Of the scene file; empty for one that was never saved.
    const QString& path() const { return m_path; }
    /// What the title shows: the file's name, or "Untitled".
    QString name() const;
    /// A name for the file to be saved, with its extension.
    QString suggestedName() const;
    bool isModified() const { return m_isModified; }
    /// What the figure that the scene was opened from was exported with; nothing if it was none, or of another exhibit
    /// than what is shown now.
    std::optional<CarriedStyle> figureStyle() const;
    /// Another window or program wrote the file since it was opened or saved here, or put something else in its place.
    /// Reads no more than a scene file can have.
    bool isChangedOnDisk() const;

    /// Whether a lesson shows its scenes, in the place of a document; before it begins the present one is left.
    void setInLesson(bool isInLesson);
    bool isInLesson() const { return m_isInLesson; }
    /// Should the program end without being closed, the next window opens this lesson. @param file  empty: none
    void keepLesson(const QString& file);

    /// Starts with the start scene of the page at hand.
    void startNew();
    /// Shows what was read from `path`. What saving must not or cannot replace, a picture or a pipe, leaves the scene
    /// without a file.
    void open(const QString& path, const OpenedScene& opened);
    /// Shows what a link holds, as a scene without a file.
    void openLinked(const Scene& scene);
    /// Goes on with what another run left.
    void restore(const Recovery::UnsavedWork& work);
    /// @return why it was not saved, as a phrase that follows the file's name
    [[nodiscard]] std::optional<QString> save(const QString& path);

    Recovery* recovery() const { return m_recovery.get(); }
    /// Keeps unsaved work, or where the window is, at once. @return false if that failed
    bool saveRecovery();
    /// What was not saved is given up; only where the window is will be kept.
    void abandon();
    /// From now on nothing is kept, and nothing of another run is offered.
    void keepNothing();
    /// The program ends and nobody can be asked: the next window goes on here, or offers what was unsaved.
    void leaveForNextRun();

 Q_SIGNALS:
    /// Name, path or unsaved state.
    void changed();
    /// Another document stands here: a new scene, a file, earlier work.
    void replaced();
    /// Unsaved work could not be kept; told once until it succeeds again.
    void recoveryFailed();

 private:
    void follow();
    void settle(const QString& path, const QString& origin);

    SceneModel& m_model;
    std::unique_ptr<Recovery> m_recovery;
    QTimer m_timer;
    QString m_path;
    QString m_origin;  ///< the picture that an unnamed scene was opened from
    std::optional<CarriedStyle> m_figureStyle;
    std::string m_figureExhibit;   ///< that the picture shows
    QByteArray m_diskHash;         ///< a hash of the file as it was opened or saved
    std::optional<Scene> m_saved;  ///< as in the file; nothing: unknown
    bool m_isModified = false;
    bool m_isInLesson = false;
    QString m_lesson;  ///< see keepLesson()
    bool m_keepingFails = false;
};

}  // namespace attention
