#pragma once

#include <QString>

namespace attention {

/// Keeps other runs from writing into a folder at the same time. It leaves no file behind, and the system lets go of it
/// when the process ends, however that happens.
class FolderLock {
    Q_DISABLE_COPY_MOVE(FolderLock)

 public:
    /// @param path  of a folder; where it cannot be locked, as on some network drives, nobody is kept out
    explicit FolderLock(const QString& path);
    ~FolderLock();

    /// Another one has it.
    bool isTaken() const { return m_isTaken; }

 private:
    int m_descriptor = -1;
    bool m_isTaken = false;
};

}  // namespace attention
