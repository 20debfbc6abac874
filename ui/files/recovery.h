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

/// The unsaved work of one window on disk, or where it was without any, so that a crash loses almost nothing. Every
/// window has its own file in the folder and locks it while it exists; a file without a living owner was left by a
/// crash.
class Recovery {
    Q_DISABLE_COPY_MOVE(Recovery)

 public:
    struct UnsavedWork {
        Scene scene;
        QString path;         ///< of the scene file that it belongs to; empty for one never saved
        QByteArray onDisk;    ///< a hash of that file as it was when the work began; empty: unknown
        QString lesson = {};  ///< the file of the lesson that showed the scene, where nothing was unsaved; else empty
        /// What the window's other pages show, where they were changed.
        std::vector<std::shared_ptr<const Scene>> otherPages = {};
        bool isModified = true;  ///< false: nothing was unsaved, and it only tells where the window was
    };
    struct RecoveredWork {
        UnsavedWork work;
        QString file;  ///< in the folder; to be handed to discard()
    };

    static QString defaultFolder();
    explicit Recovery(const QString& folder = defaultFolder());
    /// A window that is closed properly leaves nothing behind, but for what leave() let go of.
    ~Recovery();

    /// Replaces what is kept, whole, but for the other pages that there is no room for.
    /// @return false if it could not be written
    bool save(const UnsavedWork& work);
    void clear();
    /// Lets go of what is kept, as a crash would, for the next window to take.
    void leave() { m_lock.reset(); }

    /// What crashed windows left, the latest first. Unreadable leftovers are renamed to FILE.bad and told by
    /// unreadable(). What is listed belongs to this window from now on, so that no second one offers it as well.
    std::vector<RecoveredWork> claimRecoverable();
    /// The files that claimRecoverable() kept aside.
    const QStringList& unreadable() const { return m_unreadable; }
    void discard(const RecoveredWork& leftover);

 private:
    struct PageText {
        QString text;          ///< as in a scene file; empty where it is too large to be kept
        std::size_t size = 0;  ///< in bytes, as a string of JSON
    };
    static PageText textOf(const Scene& page);

    QString m_folder;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    std::vector<std::unique_ptr<QLockFile>> m_taken;
    QStringList m_unreadable;
    std::map<std::shared_ptr<const Scene>, PageText> m_pageTexts;  ///< of the pages that were saved last
};

}  // namespace attention
