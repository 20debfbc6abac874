#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/window/lesson_draft.h"

class QLockFile;

namespace attention {

class UnpackedLesson;

/// The texts of a lesson and its translations by language code; the key "" is the original.
using LessonTexts = std::map<std::string, std::string>;

/// The files of the edited lesson: their location, whether there are unsaved changes, and a draft file that survives a
/// crash. It shows no dialogs.
class LessonDocument {
    Q_DISABLE_COPY_MOVE(LessonDocument)

 public:
    /// Where a lesson was read from or will be written to.
    struct Location {
        QString path;                                              ///< of the original; empty if never saved
        QString folder;                                            ///< folder of its scene files; empty if never saved
        QString name;                                              ///< proposed file name without suffix; may be empty
        LessonTexts saved;                                         ///< the texts on the disk, or the initial texts
        std::shared_ptr<const UnpackedLesson> unpacked = nullptr;  ///< temporary folder of a packed lesson
    };
    /// Unsaved work that a crashed run left.
    struct Leftover {
        Location location;
        LessonDraft draft;
        QString file;  ///< the draft file
    };

    /// @param draftFolder  folder for draft files; empty: none are written
    explicit LessonDocument(const QString& draftFolder);
    /// Removes the draft file, unless releaseDraft() was called before.
    ~LessonDocument();

    /// Reads a lesson and the translations in its folder. The result has no path for a packed lesson. @throws FileError
    static Location read(const QString& file);
    /// Starts with a lesson that was read, or with a new one.
    void begin(const Location& location) { m_location = location; }
    const Location& location() const { return m_location; }
    bool isModified(const LessonDraft& draft) const { return draft.texts != m_location.saved; }

    /// Files that save() would overwrite although they were changed elsewhere or belong to another lesson.
    QStringList conflicts(const QString& path, const LessonDraft& draft) const;
    /// Writes the lesson and its translations, and copies the scene files that it uses.
    /// @return nullopt on success, else why not everything was written, as one sentence
    [[nodiscard]] std::optional<QString> save(const QString& path, const LessonDraft& draft);

    /// Writes unsaved changes to the draft file, or removes it if there are none. @return false on failure
    bool saveDraft(const LessonDraft& draft);
    /// Removes the draft file.
    void removeDraft();
    /// Keeps the draft file for the next run to recover.
    void releaseDraft() { m_lock.reset(); }
    /// Takes over the first draft that a crashed window left; nullopt if there is none.
    std::optional<Leftover> claimLeftover();
    /// Deletes a leftover draft.
    void discard(const Leftover& leftover);

 private:
    Location m_location;
    QString m_draftFolder;
    QString m_draftFile;
    std::unique_ptr<QLockFile> m_lock;  ///< marks the draft file as belonging to this window
    std::vector<std::unique_ptr<QLockFile>> m_claimed;
};

}  // namespace attention
