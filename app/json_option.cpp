#include "app/json_option.h"

#include <cmath>

#include <QJsonArray>
#include <QJsonObject>

#include "app/cli_text.h"
#include "core/number_text.h"
#include "core/overloaded.h"

namespace attention {

using namespace Qt::StringLiterals;

std::optional<QString> optionText(const JsonValue& value) {
    if (const auto* truth = std::get_if<bool>(&value)) return *truth ? u"on"_s : u"off"_s;
    if (const auto* integer = std::get_if<std::int64_t>(&value)) return QString::number(*integer);
    if (const auto* real = std::get_if<double>(&value)) return fromUtf8(formatNumber(*real));
    if (const auto* text = std::get_if<std::string>(&value)) return fromUtf8(*text);
    return std::nullopt;
}

QJsonValue toQt(const JsonValue& value) {
    return std::visit(Overloaded{
                          [](std::nullptr_t) { return QJsonValue(); },
                          [](bool truth) { return QJsonValue(truth); },
                          [](std::int64_t integer) { return QJsonValue(qint64(integer)); },
                          [](double real) { return QJsonValue(real); },
                          [](const std::string& text) { return QJsonValue(fromUtf8(text)); },
                          [](const JsonList& list) {
                              QJsonArray array;
                              for (const JsonMember& each : list.values) array.append(toQt(each.value));
                              return QJsonValue(array);
                          },
                          [](const JsonObject& members) {
                              QJsonObject object;
                              for (const JsonMember& each : members)
                                  object.insert(fromUtf8(each.key), toQt(each.value));
                              return QJsonValue(object);
                          },
                      },
                      value);
}

JsonValue fromQt(const QJsonValue& value) {
    if (value.isBool()) return value.toBool();
    if (value.isString()) return value.toString().toStdString();
    if (value.isArray()) return JsonList();
    if (value.isObject()) return JsonObject();
    if (!value.isDouble()) return nullptr;
    const qint64 integer = value.toInteger();
    if (double(integer) == value.toDouble()) return std::int64_t(integer);
    return value.toDouble();
}

}  // namespace attention
