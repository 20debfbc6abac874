#pragma once

#include <optional>
#include <string_view>

#include <QByteArray>
#include <QString>

namespace attention {

/// Writes a file atomically: at any time either the old or the complete new file exists. The new bytes go to an unnamed
/// file (or a hidden one) in the target's folder, which commit() puts in its place; without commit() it is gone. A
/// symbolic link keeps pointing where it does, and an existing file keeps its permissions. Devices and pipes are
/// written directly, never replaced, and so is what the program was given open: /dev/stdout and /dev/fd/N mean the
/// descriptor itself, with the place in a file that it shares with others.
class OutputFile {
    Q_DISABLE_COPY_MOVE(OutputFile)

 public:
    /// Opens the target; whether that went well problem() tells. Waits a second for the reader of a named pipe.
    explicit OutputFile(const QString& path);
    /// Standard output.
    OutputFile();
    ~OutputFile();

    /// @return false if not all of `piece` could be written, now or before; it can serve as a ByteSink of core
    bool write(std::string_view piece);
    /// Makes what was written the file. @return why it is not, as problem()
    [[nodiscard]] std::optional<QString> commit();

    /// Deletes the temporary files of all unfinished writes, for a program that is about to terminate. Afterwards,
    /// starting or committing a write blocks forever.
    static void removeTemporaries();

    /// It is written beside its target, which stays as it is until commit().
    bool usesTemporary() const { return m_replaces; }
    /// The first thing that went wrong, as a translated phrase that can follow the file's name: "the disk is full".
    const std::optional<QString>& problem() const { return m_problem; }
    /// The problem is that nobody reads the pipe any more.
    bool isPipeClosed() const { return m_readerIsGone; }
    /// The problem is that there is no room for it.
    bool isDiskFull() const { return m_isDiskFull; }

 private:
    void open();
    void useDescriptor(int descriptor);
    void openDirectly();
    void openTemporary();
    void linkIntoPlace();
    void fail(int error);
    void close();
    template <class Create>
    void makeTemporary(Create create);

    int m_descriptor = -1;
    QByteArray m_target;      ///< links resolved
    QByteArray m_temporary;   ///< beside the target; empty while the file written has no name
    bool m_replaces = false;  ///< commit() puts the file written in the target's place
    std::optional<QString> m_problem;
    bool m_readerIsGone = false;
    bool m_isDiskFull = false;
};

/// Writes all of `bytes` to `path`. @return why that failed, as OutputFile::problem()
[[nodiscard]] std::optional<QString> writeFile(const QString& path, const QByteArray& bytes);

}  // namespace attention
