#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string_view>

#include <QByteArray>
#include <QString>

class QFile;

namespace attention {

/// Why a file cannot be used, as a translated phrase that follows its name: "there is no such file".
class FileError : public std::runtime_error {
 public:
    explicit FileError(const QString& phrase) : std::runtime_error(phrase.toStdString()), m_phrase(phrase) {}
    const QString& phrase() const { return m_phrase; }

 private:
    QString m_phrase;
};

/// The bytes as a std::string_view, valid as long as `bytes`.
inline std::string_view viewOf(const QByteArray& bytes) {
    return {bytes.constData(), std::size_t(bytes.size())};
}

/// While an object of this class exists, readAll() on the same thread throws a FileError as soon as `stop` is
/// requested. Needed for pipes whose writer never writes.
class ReadCancellation {
    Q_DISABLE_COPY_MOVE(ReadCancellation)

 public:
    explicit ReadCancellation(const std::stop_token& stop);
    ~ReadCancellation();

 private:
    int m_wake;  ///< an eventfd, readable once `stop` is requested
    std::optional<std::stop_callback<std::function<void()>>> m_callback;
};

/// Opens a file, a pipe or a device for reading, without blocking.
/// @throws FileError if it is missing, a folder, or unreadable
std::unique_ptr<QFile> openFile(const QString& path);

/// Whether the file is a regular file, with a size and random access, unlike a pipe or a device.
bool isRegularFile(const QFile& file);

/// The phrase "there is more in it than the 16 MiB that are accepted", translated.
/// @param maxBytes  a whole number of KiB, MiB or GiB
QString tooLongMessage(qint64 maxBytes);

/// Reads all bytes of a file that was just opened. For a pipe it waits up to a second for a writer, and then until the
/// writer closes it.
/// @param maxBytes  a longer file is refused without reading it, a longer pipe or device after reading so many bytes
/// @throws FileError if it is too long, or cannot be read to its end
QByteArray readAll(QFile& file, qint64 maxBytes);

/// Reads all bytes of a file, pipe or device.
/// @throws FileError like openFile() and readAll()
QByteArray readFile(const QString& path, qint64 maxBytes);

}  // namespace attention
