#include "ui/system/output_file.h"

#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <mutex>
#include <set>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QThread>

#include "ui/system/browser.h"
#include "ui/system/path_problem.h"

namespace attention {
namespace {

struct OutputWords {
    Q_DECLARE_TR_FUNCTIONS(OutputFile)
};

/// The maximum number of symbolic links to follow, as in Linux.
constexpr int kMaxLinks = 40;
/// How long to wait for a reader to open a named pipe, and the pause between two attempts, in milliseconds.
constexpr int kReaderWait = 1000, kReaderPause = 10;

QString notWrittenReason(int error) {
    if (const auto common = pathErrorText(error)) return *common;
    switch (error) {
        case ENOSPC:
            return OutputWords::tr("the disk is full");
        case EDQUOT:
            return OutputWords::tr("the disk quota is used up");
        case ENOENT:
            return OutputWords::tr("the folder does not exist");
        case EACCES:
        case EPERM:
            return OutputWords::tr("writing there is not permitted");
        case EROFS:
            return OutputWords::tr("the file system is read-only");
        case EFBIG:
            return OutputWords::tr("the file would be larger than allowed");
        case EPIPE:
        case ENXIO:
            return OutputWords::tr("nobody reads the pipe");
        case EBADF:
            return OutputWords::tr("it is closed");
        default:
            return OutputWords::tr("it cannot be written (%1)").arg(qt_error_string(error));
    }
}

/// The target of a symbolic link, which is resolved by one step; empty if `path` is no link.
QByteArray followLink(const QByteArray& path) {
    QByteArray destination(PATH_MAX, Qt::Uninitialized);
    const auto length = ::readlink(path.constData(), destination.data(), std::size_t(destination.size()));
    if (length < 0) return {};
    destination.truncate(length);
    return destination.startsWith('/') ? destination : path.left(path.lastIndexOf('/') + 1) + destination;
}

QByteArray folderOf(const QByteArray& path) {
    const auto slash = path.lastIndexOf('/');
    return slash < 0 ? QByteArray(".") : path.left(std::max<qsizetype>(slash, 1));
}

/// The folder in /proc to which paths such as /dev/stdout and /dev/fd/3 lead: it has a process's open files. Empty for
/// other paths.
QString folderInProc(const QByteArray& path) {
    const QString folder = QFileInfo(QFile::decodeName(folderOf(path))).canonicalFilePath();
    return folder.startsWith(QLatin1String("/proc/")) ? folder : QString();
}

/// The file descriptor of this process that `path` stands for, whether it is open or not; nothing for other paths.
std::optional<int> descriptorFromPath(const QByteArray& path) {
    if (folderInProc(path) != QStringLiteral("/proc/%1/fd").arg(::getpid())) return std::nullopt;
    bool isNumber = false;
    const int number = path.mid(path.lastIndexOf('/') + 1).toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// Whether a descriptor is open for writing and was inherited from the parent process. The program's own descriptors
/// have FD_CLOEXEC.
bool isInheritedForWriting(int descriptor) {
    const int flags = ::fcntl(descriptor, F_GETFD);
    return flags >= 0 && (flags & FD_CLOEXEC) == 0 && (::fcntl(descriptor, F_GETFL) & O_ACCMODE) != O_RDONLY;
}

/// The hidden temporary files that exist on the disk.
struct Temporaries {
    std::mutex mutex;  ///< locked while a file is created, renamed or removed
    std::set<QByteArray> names;
};

Temporaries& temporaries() {
    // Never destroyed: a signal can end the program at any time.
    static auto& all = *new Temporaries;
    return all;
}

/// Calls create(name) with random hidden names in `folder` until one does not exist yet.
/// @return the name; empty if it failed, with errno
template <class Create>
QByteArray nameNewFile(const QByteArray& folder, Create create) {
    for (;;) {
        const QByteArray name =
            folder + "/.attention-lab-" + QByteArray::number(QRandomGenerator::system()->generate(), 36);
        if (create(name.constData())) return name;
        if (errno != EEXIST) return {};
    }
}

}  // namespace

OutputFile::OutputFile() : m_descriptor(STDOUT_FILENO) {}

OutputFile::OutputFile(const QString& path) : m_target(QFile::encodeName(path)) {
    open();
}

OutputFile::~OutputFile() {
    close();
    if (m_temporary.isEmpty()) return;
    const std::lock_guard lock(temporaries().mutex);
    ::unlink(m_temporary.constData());
    temporaries().names.erase(m_temporary);
}

void OutputFile::removeTemporaries() {
    temporaries().mutex.lock();
    for (const QByteArray& name : temporaries().names) ::unlink(name.constData());
}

void OutputFile::open() {
    for (int links = 0; links < kMaxLinks; ++links) {
        if (const auto descriptor = descriptorFromPath(m_target)) return useDescriptor(*descriptor);
        const QByteArray next = followLink(m_target);
        if (next.isEmpty()) break;
        if (!folderInProc(m_target).isEmpty()) return openDirectly();
        m_target = next;
    }
    struct stat status {};
    if (::stat(m_target.constData(), &status) != 0) {
        // The file does not exist yet; openTemporary() reports problems with its folder.
        if (errno == ENOENT && !m_target.isEmpty()) return openTemporary();
        return fail(errno);
    }
    if (S_ISDIR(status.st_mode)) return fail(EISDIR);
    if (!S_ISREG(status.st_mode)) return openDirectly();
    if (::access(m_target.constData(), W_OK) != 0) return fail(errno);
    openTemporary();
    if (m_problem) return;
    // Only root can change the owner. For other users the new file belongs to them, as with any editor.
    [[maybe_unused]] const int result = ::fchown(m_descriptor, status.st_uid, status.st_gid);
    if (::fchmod(m_descriptor, status.st_mode & 07777) != 0) fail(errno);
}

void OutputFile::useDescriptor(int descriptor) {
    // Duplicated and not opened again, so that the position in the file is shared with other processes.
    m_descriptor = isInheritedForWriting(descriptor) ? ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : -1;
    if (m_descriptor < 0) m_problem = OutputWords::tr("it is not open for writing");
}

void OutputFile::openDirectly() {
    // O_APPEND, so that the contents of a file that another process has open are preserved.
    constexpr int kFlags = O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC;
    struct stat status {};
    if (::stat(m_target.constData(), &status) != 0 || !S_ISFIFO(status.st_mode)) {
        m_descriptor = ::open(m_target.constData(), kFlags);
    } else {
        // Without O_NONBLOCK, opening a pipe would block until a reader opens it.
        const QDeadlineTimer end(kReaderWait);
        while ((m_descriptor = ::open(m_target.constData(), kFlags | O_NONBLOCK)) < 0 && errno == ENXIO &&
               !end.hasExpired())
            QThread::msleep(kReaderPause);
        if (m_descriptor >= 0) ::fcntl(m_descriptor, F_SETFL, kFlags & ~O_CLOEXEC);
    }
    if (m_descriptor < 0) fail(errno);
}

template <class Create>
void OutputFile::makeTemporary(Create create) {
    const std::lock_guard lock(temporaries().mutex);
    m_temporary = nameNewFile(folderOf(m_target), create);
    if (!m_temporary.isEmpty()) {
        temporaries().names.insert(m_temporary);
        return;
    }
    // ENOENT in an existing folder, such as /proc, means that no file can be created there.
    const int error = errno;
    fail(error == ENOENT && ::access(folderOf(m_target).constData(), F_OK) == 0 ? EPERM : error);
}

void OutputFile::openTemporary() {
    m_usesTemporary = true;
    const QByteArray folder = folderOf(m_target);
    // An unnamed file leaves nothing behind, however the program ends. Not every file system supports such files, and
    // they need /proc to get their name.
    if (::access("/proc/self/fd", X_OK) == 0)
        m_descriptor = ::open(folder.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (m_descriptor >= 0) return;
    makeTemporary([&](const char* name) {
        m_descriptor = ::open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        return m_descriptor >= 0;
    });
}

void OutputFile::nameTemporary() {
    const QByteArray unnamed = "/proc/self/fd/" + QByteArray::number(m_descriptor);
    makeTemporary([&](const char* name) {
        return ::linkat(AT_FDCWD, unnamed.constData(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
    });
}

void OutputFile::fail(int error) {
    if (m_problem) return;
    m_problem = notWrittenReason(error);
    m_isPipeClosed = error == EPIPE;
    m_isDiskFull = error == ENOSPC || error == EDQUOT;
}

void OutputFile::close() {
    const int descriptor = std::exchange(m_descriptor, -1);
    if (descriptor < 0 || descriptor == STDOUT_FILENO) return;
    if (::close(descriptor) != 0) fail(errno);
}

bool OutputFile::write(std::string_view piece) {
    while (!m_problem && !piece.empty()) {
        const auto written = ::write(m_descriptor, piece.data(), piece.size());
        if (written >= 0)
            piece.remove_prefix(std::size_t(written));
        else if (errno != EINTR)
            fail(errno);
    }
    return !m_problem;
}

std::optional<QString> OutputFile::commit() {
    if (m_usesTemporary) {
        // Some file systems report a full disk only now; the old file still exists.
        if (!m_problem && ::fsync(m_descriptor) != 0) fail(errno);
        if (!m_problem && m_temporary.isEmpty()) nameTemporary();
    }
    close();
    if (!m_usesTemporary || m_problem) return m_problem;
    const std::lock_guard lock(temporaries().mutex);
    if (::rename(m_temporary.constData(), m_target.constData()) == 0) {
        temporaries().names.erase(std::exchange(m_temporary, {}));
        handOver(QFile::decodeName(m_target));
    } else {
        fail(errno);
    }
    return m_problem;
}

std::optional<QString> writeFile(const QString& path, const QByteArray& bytes) {
    OutputFile file(path);
    file.write({bytes.constData(), std::size_t(bytes.size())});
    return file.commit();
}

}  // namespace attention
