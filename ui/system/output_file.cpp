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

/// As many as Linux follows.
constexpr int kMaxLinks = 40;
/// Milliseconds for whoever reads a named pipe to open it, and between two looks.
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

/// One step along a link in `path`'s last place; relative links count from the link's folder.
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

/// Where /dev/stdout, /dev/fd/3 and their like lead: links through /proc to what a process has open.
QString folderInProc(const QByteArray& path) {
    const QString folder = QFileInfo(QFile::decodeName(folderOf(path))).canonicalFilePath();
    return folder.startsWith(QLatin1String("/proc/")) ? folder : QString();
}

/// The number of the descriptor of this program that `path` stands for, whether it is open or not.
std::optional<int> descriptorFromPath(const QByteArray& path) {
    if (folderInProc(path) != QStringLiteral("/proc/%1/fd").arg(::getpid())) return std::nullopt;
    bool isNumber = false;
    const int number = path.mid(path.lastIndexOf('/') + 1).toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// Opened for writing, and before this program began: its own end with it.
bool isGivenForWriting(int descriptor) {
    const int flags = ::fcntl(descriptor, F_GETFD);
    return flags >= 0 && (flags & FD_CLOEXEC) == 0 && (::fcntl(descriptor, F_GETFL) & O_ACCMODE) != O_RDONLY;
}

/// The hidden files that are on the disk.
struct Temporaries {
    std::mutex mutex;  ///< also while one comes to be or goes
    std::set<QByteArray> names;
};

Temporaries& temporaries() {
    // Never destroyed: a signal can end the program at any time.
    static auto& all = *new Temporaries;
    return all;
}

/// Tries hidden names in `folder` until create(name) does not find one taken. @return the name, or nothing and errno
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
        // A file that is not there yet is what one expects; its folder is looked at when it is opened.
        if (errno == ENOENT && !m_target.isEmpty()) return openTemporary();
        return fail(errno);
    }
    if (S_ISDIR(status.st_mode)) return fail(EISDIR);
    if (!S_ISREG(status.st_mode)) return openDirectly();
    if (::access(m_target.constData(), W_OK) != 0) return fail(errno);
    openTemporary();
    if (m_problem) return;
    // Only root can give a file away; for others it becomes their own, as with any editor.
    [[maybe_unused]] const int given = ::fchown(m_descriptor, status.st_uid, status.st_gid);
    if (::fchmod(m_descriptor, status.st_mode & 07777) != 0) fail(errno);
}

void OutputFile::useDescriptor(int descriptor) {
    // Opened anew, a file would be written from another place on than that at which everybody else who has it writes.
    m_descriptor = isGivenForWriting(descriptor) ? ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0) : -1;
    if (m_descriptor < 0) m_problem = OutputWords::tr("it is not open for writing");
}

void OutputFile::openDirectly() {
    // Appending, so that a file that another process has open keeps what it holds.
    constexpr int kFlags = O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC;
    struct stat status {};
    if (::stat(m_target.constData(), &status) != 0 || !S_ISFIFO(status.st_mode)) {
        m_descriptor = ::open(m_target.constData(), kFlags);
    } else {
        // Without O_NONBLOCK the mere opening of a pipe waits for somebody who reads it, for ever.
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
    // In a folder that is there, as /proc, it means that no file can be made.
    const int error = errno;
    fail(error == ENOENT && ::access(folderOf(m_target).constData(), F_OK) == 0 ? EPERM : error);
}

void OutputFile::openTemporary() {
    m_replaces = true;
    const QByteArray folder = folderOf(m_target);
    // A file without a name leaves nothing behind, whatever ends the program. Not every file system has them, and they
    // get their name through /proc.
    if (::access("/proc/self/fd", X_OK) == 0)
        m_descriptor = ::open(folder.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
    if (m_descriptor >= 0) return;
    makeTemporary([&](const char* name) {
        m_descriptor = ::open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        return m_descriptor >= 0;
    });
}

void OutputFile::linkIntoPlace() {
    const QByteArray unnamed = "/proc/self/fd/" + QByteArray::number(m_descriptor);
    makeTemporary([&](const char* name) {
        return ::linkat(AT_FDCWD, unnamed.constData(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
    });
}

void OutputFile::fail(int error) {
    if (m_problem) return;
    m_problem = notWrittenReason(error);
    m_readerIsGone = error == EPIPE;
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
    if (m_replaces) {
        // Some file systems find out only now that there is no room; the old file is still there.
        if (!m_problem && ::fsync(m_descriptor) != 0) fail(errno);
        if (!m_problem && m_temporary.isEmpty()) linkIntoPlace();
    }
    close();
    if (!m_replaces || m_problem) return m_problem;
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
