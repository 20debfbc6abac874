#pragma once

#include <stdexcept>

#include <QByteArray>
#include <QString>

namespace attention {

/// Why a file cannot be used, as a translated phrase that follows its name: "there is no such file".
class FileError : public std::runtime_error {
 public:
    explicit FileError(const QString& phrase) : std::runtime_error(phrase.toStdString()), m_phrase(phrase) {}
    const QString& phrase() const { return m_phrase; }

 private:
    QString m_phrase;
};

/// All bytes of a file or pipe.
/// @param most  a longer one is refused without reading it (a pipe: without reading further)
/// @throws FileError if it is missing, a folder, unreadable, or too long
QByteArray readFile(const QString& path, qint64 most);

}  // namespace attention
