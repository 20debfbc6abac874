#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QVariant>

#include "ui/files/background_writer.h"

namespace attention {

/// What a person set up (theme, geometry, last exhibit), kept as JSON between two runs. What is set is written at once,
/// off the calling thread, so that no way of ending loses it; what another window wrote meanwhile under other keys
/// stays. Nothing about it can stop the program: a file that is missing or cannot be read counts as empty, one that
/// cannot be written is not written. A file that is no JSON object, or holds a value of the wrong type, is renamed to
/// FILE.bad (.bad-2, ... where that exists).
class Settings {
 public:
    /// settings.json in the folder for this application's configuration.
    static QString defaultPath();

    explicit Settings(const QString& path = defaultPath());

    /// The value of `key` as the type of `fallback`, or `fallback` where there is none of that type.
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

    /// From now on values change for this run only, and no file is written.
    void keepNothing() { m_isKept = false; }

    /// Waits until the file is as what was set. @return false if it could not be written, which a caller may ignore
    bool sync();

 private:
    QVariant read(const QString& key, const QVariant& fallback);
    void write(const QString& key, const QVariant& value);
    void backUpInvalidFile();

    void write();

    QString m_path;
    QJsonObject m_values;
    QJsonObject m_set;         ///< of these, by this run
    bool m_isChanged = false;  ///< since it was last handed to the writer
    bool m_isKept = true;      ///< in the file
    bool m_isKeptAside = false;
    BackgroundWriter m_writer;
};

}  // namespace attention
