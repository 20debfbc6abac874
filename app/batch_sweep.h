#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "core/scene/json_tree.h"

namespace attention {

/// The values of one key of an entry, of which each file gets one.
struct BatchSetting {
    QString key;
    QStringList values;  ///< as on the command line; one, unless it is swept
    bool isSwept = false;
    bool isParameter = false;
    bool isDefault = false;  ///< it stands in "defaults" and is ignored by entries that do not know the key
};

/// Reads a value, a list of values, or an object {"from", "to", "count", "scale"}: `count` numbers that are equally
/// spaced on a linear or logarithmic scale. For a parameter with whole numbers they are rounded, without repetitions.
/// @param location  of the value in the list, for messages: "figures[2].parameters.n"
/// @throws CommandError with kUsageError
BatchSetting readBatchSetting(const QString& location, const QString& key, const JsonValue& value);

}  // namespace attention
