#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QVariant>

#include "ui/files/background_writer.h"

namespace attention {

/// The user's settings (theme, geometry, last exhibit), saved as a JSON file. A value that is set is written at once,
/// on another thread, so that it is not lost however the program ends. Values that another window has written under
/// other keys are preserved. No error stops the program: a file that is missing or unreadable counts as empty, and a
/// file that cannot be written is not written. A file that is no JSON object, or has a value of the wrong type, is
/// renamed to FILE.bad (or FILE.bad-2, ..., if that exists).
class Settings {
 public:
    /// The path of settings.json in the configuration folder of this application.
    static QString defaultPath();

    explicit Settings(const QString& path = defaultPath());

    /// The value of `key`; `fallback` if there is none, or if it has another type.
    /// @param fallback  bool, int, double, QString, QStringList, QByteArray, or QList<int>
    template <class Value>
    Value value(const QString& key, const Value& fallback) {
        return read(key, QVariant::fromValue(fallback)).template value<Value>();
    }
    QString value(const QString& key, const char* fallback) { return value(key, QString::fromUtf8(fallback)); }

    template <class Value>
    void setValue(const QString& key, const Value& value) {
        write(key, QVariant::fromValue(value));
    }
    void setValue(const QString& key, const char* value) { setValue(key, QString::fromUtf8(value)); }

    /// From now on values change only in memory, and no file is written.
    void stopSaving() { m_isSaving = false; }

    /// Waits until all values have been written. @return false if the file could not be written; may be ignored
    bool sync();

 private:
    QVariant read(const QString& key, const QVariant& fallback);
    void write(const QString& key, const QVariant& value);
    void backUpInvalidFile();

    void write();

    QString m_path;
    QJsonObject m_values;
    QJsonObject m_changes;      ///< the values that this process has set, which are written
    bool m_isChanged = false;   ///< there are changes that have not been passed to the writer
    bool m_isSaving = true;     ///< false after stopSaving()
    bool m_isBackedUp = false;  ///< an invalid file was renamed
    BackgroundWriter m_writer;
};

}  // namespace attention
