#pragma once

#include <optional>

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QVariant>

namespace attention {

/// What a person set up (theme, geometry, last exhibit), kept as JSON between two runs. Nothing about it can stop the
/// program: a file that is missing or cannot be read counts as empty, one that cannot be written is not written. A file
/// that is no JSON object, or holds a value of the wrong type, is renamed to FILE.bad (.bad-2, ... where that exists).
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

    /// Writes what was set, if anything changed; the folder is made where it is missing.
    /// @return false if that failed, which a caller may ignore
    bool sync();
    /// What a file of these settings has in it, if anything changed since the last time; for an AsideWriter.
    std::optional<QByteArray> takeChanges();

 private:
    QVariant read(const QString& key, const QVariant& fallback);
    void write(const QString& key, const QVariant& value);
    void keepAside();

    QString m_path;
    QJsonObject m_values;
    bool m_isChanged = false;
    bool m_isKeptAside = false;
};

/// Writes a file of settings; the folder is made where it is missing. What is no file is left alone.
/// @return false if that failed
bool writeSettings(const QString& path, const QByteArray& json);

}  // namespace attention
