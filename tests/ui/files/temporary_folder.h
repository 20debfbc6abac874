#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace attention {

/// A folder of its own for each test, gone with it.
class TemporaryFolder {
 public:
    QString path() const { return m_folder.path(); }
    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Everything in it, hidden files too, so that a forgotten temporary one shows.
    QStringList names() const {
        return QDir(path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    bool makeFolder(const QString& name) const { return QDir(path()).mkpath(name); }

    /// @return the path of the file written
    QString put(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("a test could not write");
        return path(name);
    }
    QByteArray contentsOf(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }

 private:
    QTemporaryDir m_folder;
};

}  // namespace attention
