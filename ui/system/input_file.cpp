#include "ui/system/input_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#ifndef Q_OS_WASM
#include <sys/eventfd.h>
#endif

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include "ui/system/path_problem.h"

namespace attention {
namespace {

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(InputFile)
};

/// How long to wait for a writer to open a named pipe, in milliseconds.
constexpr int kWriterWait = 1000;
constexpr qint64 kReadSize = 1 << 18;

/// The eventfd of this thread's ReadCancellation. -1: there is none, and poll() ignores it.
thread_local int wakeDescriptor = -1;

QString readErrorText(int error) {
    if (const auto common = pathErrorText(error)) return *common;
    switch (error) {
        case ENOENT:
            return InputWords::tr("there is no such file");
        case EACCES:
        case EPERM:
            return InputWords::tr("reading it is not permitted");
        default:
            return InputWords::tr("it cannot be read (%1)").arg(qt_error_string(error));
    }
}

[[noreturn]] void fail(int error) {
    throw FileError(readErrorText(error));
}

struct stat statusOf(const QFile& file) {
    struct stat status {};
    if (::fstat(file.handle(), &status) != 0) fail(errno);
    return status;
}

#ifdef Q_OS_WASM
/// In a browser all files are in memory, so that no read blocks.
void pollReadable(int, int) {}
#else
/// Waits until the descriptor is readable. @param milliseconds  the timeout; -1: none
/// @throws FileError if the read is cancelled
void pollReadable(int descriptor, int milliseconds) {
    pollfd waited[]{{descriptor, POLLIN, 0}, {wakeDescriptor, POLLIN, 0}};
    while (::poll(waited, 2, milliseconds) < 0 && errno == EINTR) {
    }
    // This message is never shown, because a cancelled read has no result.
    if (waited[1].revents != 0) throw FileError(QStringLiteral("given up"));
}
#endif

}  // namespace

#ifdef Q_OS_WASM
ReadCancellation::ReadCancellation(const std::stop_token&) : m_wake(-1) {}
ReadCancellation::~ReadCancellation() = default;
#else
ReadCancellation::ReadCancellation(const std::stop_token& stop) : m_wake(::eventfd(0, EFD_CLOEXEC)) {
    wakeDescriptor = m_wake;
    m_callback.emplace(stop, [this] { ::eventfd_write(m_wake, 1); });
}

ReadCancellation::~ReadCancellation() {
    m_callback.reset();
    wakeDescriptor = -1;
    ::close(m_wake);
}
#endif

std::unique_ptr<QFile> openFile(const QString& path) {
    // The system would take the null character as the end of the name and open another file.
    if (path.contains(QChar::Null)) fail(ENOENT);
    // Without O_NONBLOCK, opening a pipe would block until a writer opens it.
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0) fail(errno);
    struct stat status {};
    const bool isFolder = ::fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
    auto file = std::make_unique<QFile>();
    if (isFolder || !file->open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(descriptor);
        fail(isFolder ? EISDIR : EIO);
    }
    return file;
}

bool isRegularFile(const QFile& file) {
    return S_ISREG(statusOf(file).st_mode);
}

QString tooLongMessage(qint64 maxBytes) {
    return InputWords::tr("there is more in it than the %1 that are accepted")
        .arg(QLocale::c().formattedDataSize(maxBytes, 0));
}

QByteArray readAll(QFile& file, qint64 maxBytes) {
    const struct stat status = statusOf(file);
    const bool isRegular = S_ISREG(status.st_mode);
    if (isRegular && status.st_size > maxBytes) throw FileError(tooLongMessage(maxBytes));
    QByteArray bytes;
    if (isRegular) bytes.reserve(qint64(status.st_size) + 1);
    bool mayLackWriter = S_ISFIFO(status.st_mode);
    for (;;) {
        pollReadable(-1, 0);
        const auto oldSize = bytes.size();
        // Read one byte more than allowed, to detect a file that is too long.
        const qint64 available = std::max<qint64>(bytes.capacity() - oldSize, kReadSize);
        bytes.resize(oldSize + std::min(available, maxBytes + 1 - oldSize));
        const auto count = ::read(file.handle(), bytes.data() + oldSize, std::size_t(bytes.size() - oldSize));
        const int error = errno;
        bytes.truncate(oldSize + std::max<qsizetype>(count, 0));
        if (bytes.size() > maxBytes) throw FileError(tooLongMessage(maxBytes));
        if (count > 0) {
            mayLackWriter = false;
        } else if (count == 0 && mayLackWriter) {
            mayLackWriter = false;
            pollReadable(file.handle(), kWriterWait);
        } else if (count == 0) {
            if (bytes.isEmpty() && S_ISFIFO(status.st_mode))
                throw FileError(InputWords::tr("nobody writes to the pipe"));
            return bytes;
        } else if (error == EAGAIN) {
            pollReadable(file.handle(), -1);
        } else if (error != EINTR) {
            fail(error);
        }
    }
}

QByteArray readFile(const QString& path, qint64 maxBytes) {
    return readAll(*openFile(path), maxBytes);
}

}  // namespace attention
