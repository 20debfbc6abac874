#pragma once

#include <optional>

#include <QJsonValue>
#include <QString>

#include "core/scene/json_tree.h"

namespace attention {

/// A JSON value as it is typed on the command line: true is "on". Nothing for null, lists and objects.
std::optional<QString> optionText(const JsonValue& value);

/// Converts a value, with everything in it. Lists need their values (JsonLists::Values).
QJsonValue toQt(const JsonValue& value);
/// Converts a value; a list or an object becomes empty.
JsonValue fromQt(const QJsonValue& value);

}  // namespace attention
