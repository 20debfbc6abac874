#include "ui/files/settings.h"

#include <cmath>
#include <limits>
#include <optional>

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QStandardPaths>

namespace attention {
namespace {

/// The maximum size of the file in bytes; this program writes no larger one.
constexpr qint64 kMaxSettings = 1 << 20;

std::optional<int> wholeNumber(const QJsonValue& json) {
    const double number = json.toDouble(std::numeric_limits<double>::quiet_NaN());
    const bool fits = std::abs(number) <= std::numeric_limits<int>::max() && number == std::trunc(number);
    return fits ? std::optional(int(number)) : std::nullopt;
}

/// A list of converted elements; invalid if an element cannot be converted.
template <class List, class Convert>
QVariant listOf(const QJsonValue& json, Convert convert) {
    if (!json.isArray()) return {};
    List list;
    for (const QJsonValue& element : json.toArray()) {
        const auto value = convert(element);
        if (!value) return {};
        list.append(*value);
    }
    return QVariant::fromValue(list);
}

std::optional<QString> textIn(const QJsonValue& json) {
    return json.isString() ? std::optional(json.toString()) : std::nullopt;
}

/// `json` as a value of the type `id`, a QMetaType; invalid if it has another type.
QVariant fromJson(const QJsonValue& json, int id) {
    switch (id) {
        case QMetaType::Bool:
            return json.isBool() ? QVariant(json.toBool()) : QVariant();
        case QMetaType::Int:
            if (const auto number = wholeNumber(json)) return *number;
            return {};
        case QMetaType::Double:
            return json.isDouble() ? QVariant(json.toDouble()) : QVariant();
        case QMetaType::QString:
            return json.isString() ? QVariant(json.toString()) : QVariant();
        case QMetaType::QByteArray:
            if (json.isString())
                if (const auto bytes = QByteArray::fromBase64Encoding(json.toString().toLatin1(),
                                                                      QByteArray::AbortOnBase64DecodingErrors))
                    return *bytes;
            return {};
        case QMetaType::QStringList:
            return listOf<QStringList>(json, textIn);
        default:
            Q_ASSERT(id == qMetaTypeId<QList<int>>());
            return listOf<QList<int>>(json, wholeNumber);
    }
}

QJsonValue toJson(const QVariant& value) {
    if (value.typeId() == QMetaType::QByteArray) return QString::fromLatin1(value.toByteArray().toBase64());
    if (value.typeId() == qMetaTypeId<QList<int>>()) {
        QJsonArray array;
        for (const int element : value.value<QList<int>>()) array.append(element);
        return array;
    }
    return QJsonValue::fromVariant(value);
}

/// The JSON object in a file; nothing if the file does not exist or has no JSON object.
std::optional<QJsonObject> readObject(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray bytes = file.read(kMaxSettings + 1);
    const auto document = bytes.size() > kMaxSettings ? QJsonDocument() : QJsonDocument::fromJson(bytes);
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

/// The contents of the file after setting `changes`. @param all  written instead if the file is missing or invalid
QByteArray withChanges(const QString& path, const QJsonObject& changes, const QJsonObject& all) {
    QJsonObject values = readObject(path).value_or(all);
    for (auto value = changes.begin(); value != changes.end(); ++value) values.insert(value.key(), value.value());
    return QJsonDocument(values).toJson();
}

}  // namespace

QString Settings::defaultPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/settings.json");
}

Settings::Settings(const QString& path) : m_path(path), m_writer(path) {
    if (auto values = readObject(path))
        m_values = *values;
    else if (QFileInfo(path).isFile() && QFileInfo(path).isReadable())
        backUpInvalidFile();
}

QVariant Settings::read(const QString& key, const QVariant& fallback) {
    const QJsonValue json = m_values.value(key);
    if (json.isUndefined()) return fallback;
    const QVariant value = fromJson(json, fallback.typeId());
    if (value.isValid()) return value;
    backUpInvalidFile();
    m_values.remove(key);
    return fallback;
}

void Settings::write(const QString& key, const QVariant& value) {
    const QJsonValue json = toJson(value);
    if (m_values.value(key) == json) return;
    m_values.insert(key, json);
    m_changes.insert(key, json);
    write();
}

void Settings::write() {
    m_isChanged = false;
    if (!m_isSaving) return;
    m_writer.write([path = m_path, changes = m_changes, all = m_values] { return withChanges(path, changes, all); });
}

void Settings::backUpInvalidFile() {
    if (m_isBackedUp) return;
    m_isBackedUp = true;
    // The valid values of the old file are written into a new one.
    m_isChanged = true;
    QString backup = m_path + QStringLiteral(".bad");
    for (int number = 2; QFileInfo::exists(backup) || QFileInfo(backup).isSymLink(); ++number)
        backup = m_path + QStringLiteral(".bad-%1").arg(number);
    QFile::rename(m_path, backup);
}

bool Settings::sync() {
    // A failed write is repeated, because the disk may have space now.
    if (m_isChanged || !m_writer.finish()) write();
    return m_writer.finish();
}

}  // namespace attention
