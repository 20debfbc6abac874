#pragma once

#include <QString>

namespace attention {

/// A lock that keeps other processes of this program from writing into a folder at the same time. It leaves no file
/// behind, and the system releases it when the process ends in any way.
class FolderLock {
    Q_DISABLE_COPY_MOVE(FolderLock)

 public:
    /// @param path  of a folder. If it cannot be locked, as on some network drives, this object does nothing
    explicit FolderLock(const QString& path);
    ~FolderLock();

    /// Whether another process or object has locked the folder.
    bool isTakenByOthers() const { return m_isTaken; }

 private:
    int m_descriptor = -1;
    bool m_isTaken = false;
};

}  // namespace attention
