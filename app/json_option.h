#pragma once

#include <optional>

#include <QJsonValue>
#include <QString>

#include "core/scene/json_tree.h"

namespace attention {

/// A value of a list as it is typed behind its option: true is "on". Nothing for null, lists and objects.
std::optional<QString> optionText(const JsonValue& value);

/// A value in the types of Qt. Lists have their values (JsonLists::Values).
QJsonValue toQt(const JsonValue& value);
/// Of lists and objects no more than that they are.
JsonValue fromQt(const QJsonValue& value);

}  // namespace attention
