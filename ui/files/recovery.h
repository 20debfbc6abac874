#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/scene/scene.h"

class QLockFile;

namespace attention {

/// Keeps a copy of one window's unsaved work on disk, or of its scene if nothing is unsaved, so that a crash loses
/// almost nothing. Every window has its own file in the folder and locks it while the window exists; an unlocked file
/// was left by a crash.
class Recovery {
    Q_DISABLE_COPY_MOVE(Recovery)

 public:
    struct UnsavedWork {
        Scene scene;
        QString path;         ///< of the scene file that was edited; empty: the scene was never saved
        QByteArray onDisk;    ///< a hash of that file when it was opened; empty: unknown
        QString lesson = {};  ///< the file of the lesson that showed the scene; empty: none, or there was unsaved work
        /// The scenes of the window's other pages, as far as they were changed.
        std::vector<std::shared_ptr<const Scene>> otherPages = {};
        bool isModified = true;  ///< false: nothing was unsaved; the scene only says what the window showed
    };
    struct RecoveredWork {
        UnsavedWork work;
        QString file;  ///< the path of the recovery file, for discard()
    };

    static QString defaultFolder();
    explicit Recovery(const QString& folder = defaultFolder());
    /// Removes the file, unless unlock() was called: a window that is closed properly leaves nothing behind.
    ~Recovery();

    /// Replaces the file atomically. Other pages for which there is no room are left out.
    /// @return false if the file could not be written
    bool save(const UnsavedWork& work);
    /// Removes the file.
    void clear();
    /// Unlocks the file without removing it, as a crash would, so that the next window recovers it.
    void unlock() { m_lock.reset(); }

    /// The work that crashed windows left, the latest first. Unreadable files are renamed to FILE.bad and listed by
    /// unreadable(). The returned files stay locked by this window, so that no other window offers them as well.
    std::vector<RecoveredWork> claimRecoverable();
    /// The paths of the files that claimRecoverable() could not read, after renaming.
    const QStringList& unreadable() const { return m_unreadable; }
    /// Removes the file of recovered work.
    void discard(const RecoveredWork& leftover);

 private:
    struct PageText {
        QString text;          ///< in the format of scene files; empty if it is too large
        std::size_t size = 0;  ///< of the text as a JSON string, in bytes
    };
    static PageText textOf(const Scene& page);

    QString m_folder;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    std::vector<std::unique_ptr<QLockFile>> m_claimedLocks;
    QStringList m_unreadable;
    std::map<std::shared_ptr<const Scene>, PageText>
        m_pageTexts;  ///< cache: the texts of the pages that were saved last
};

}  // namespace attention
