#pragma once

#include <optional>
#include <string_view>

#include <QByteArray>
#include <QString>

namespace attention {

/// Writes a file atomically: at any time either the old or the complete new file exists. The new bytes go to an unnamed
/// (or hidden) temporary file in the target's folder. commit() replaces the target by it; without commit() it is
/// removed. If the target is a symbolic link, the file that it points to is replaced. An existing file keeps its
/// permissions.
///
/// Devices and pipes are written directly. So are inherited descriptors: /dev/stdout and /dev/fd/N mean the descriptor
/// itself, with the file position that it shares with other processes.
class OutputFile {
    Q_DISABLE_COPY_MOVE(OutputFile)

 public:
    /// Opens the target; see problem() for errors. Waits up to a second for a reader of a named pipe.
    explicit OutputFile(const QString& path);
    /// Standard output.
    OutputFile();
    ~OutputFile();

    /// Writes the next bytes; can be used as a ByteSink of core. @return false if this or an earlier write failed
    bool write(std::string_view piece);
    /// Completes the file: replaces the target by what was written. @return problem()
    [[nodiscard]] std::optional<QString> commit();

    /// Deletes the temporary files of all unfinished writes, for a program that is about to terminate. Afterwards,
    /// starting or committing a write blocks forever.
    static void removeTemporaries();

    /// Whether a temporary file is written, so that the target does not change before commit().
    bool usesTemporary() const { return m_usesTemporary; }
    /// The first problem, as a translated phrase that can follow the file's name: "the disk is full". Nothing: none.
    const std::optional<QString>& problem() const { return m_problem; }
    /// Whether the problem is that the reader closed the pipe.
    bool isPipeClosed() const { return m_isPipeClosed; }
    /// Whether the problem is a full disk or an exhausted quota.
    bool isDiskFull() const { return m_isDiskFull; }

 private:
    void open();
    void useDescriptor(int descriptor);
    void openDirectly();
    void openTemporary();
    void nameTemporary();
    void fail(int error);
    void close();
    template <class Create>
    void makeTemporary(Create create);

    int m_descriptor = -1;
    QByteArray m_target;           ///< the path, with symbolic links resolved
    QByteArray m_temporary;        ///< the path of the temporary file; empty while it has no name
    bool m_usesTemporary = false;  ///< commit() replaces the target by the temporary file
    std::optional<QString> m_problem;
    bool m_isPipeClosed = false;
    bool m_isDiskFull = false;
};

/// Writes a file atomically, see OutputFile. @return the problem; nothing on success
[[nodiscard]] std::optional<QString> writeFile(const QString& path, const QByteArray& bytes);

}  // namespace attention
