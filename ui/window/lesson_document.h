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

/// The texts of a lesson and of its translations, by language; "" is the original.
using LessonTexts = std::map<std::string, std::string>;

/// The files of the lesson that is edited: where it is kept, whether there is something to save, and what survives a
/// crash. It asks nothing; questions are the window's.
class LessonDocument {
    Q_DISABLE_COPY_MOVE(LessonDocument)

 public:
    /// Where a lesson was read from, or will be written to.
    struct Place {
        QString path;       ///< of the original; empty: it was never saved
        QString folder;     ///< where its scene files are; empty: there are none
        QString name;       ///< proposed for its file, without the suffix; may be empty
        LessonTexts saved;  ///< as on the disk, or as it began
        std::shared_ptr<const UnpackedLesson> unpacked = nullptr;  ///< of a packed lesson the folder
    };
    /// What another run left.
    struct Leftover {
        Place place;
        LessonDraft draft;
        QString file;
    };

    /// @param draftFolder  for unsaved work; empty: none is kept
    explicit LessonDocument(const QString& draftFolder);
    /// What is still kept stays for the next run only after leave().
    ~LessonDocument();

    /// Reads a lesson with the translations beside it. A packed one has no path. @throws FileError
    static Place read(const QString& file);
    void begin(const Place& place) { m_place = place; }
    const Place& place() const { return m_place; }
    bool isModified(const LessonDraft& draft) const { return draft.texts != m_place.saved; }

    /// Files that saving would replace although another program, or another lesson, wrote them.
    QStringList conflicts(const QString& path, const LessonDraft& draft) const;
    /// Writes all files, and copies the scene files that the lesson names. @return why not all of it is on the disk, as
    /// one sentence
    [[nodiscard]] std::optional<QString> save(const QString& path, const LessonDraft& draft);

    /// Keeps unsaved work against a crash. @return false if that failed
    bool keep(const LessonDraft& draft);
    void clear();
    /// Lets go of what is kept, for the next run to take.
    void leave() { m_lock.reset(); }
    /// The first of what crashed windows left; it belongs to this window from now on.
    std::optional<Leftover> claim();
    void discard(const Leftover& leftover);

 private:
    Place m_place;
    QString m_draftFolder;
    QString m_draftFile;
    std::unique_ptr<QLockFile> m_lock;
    std::vector<std::unique_ptr<QLockFile>> m_claimed;
};

}  // namespace attention
