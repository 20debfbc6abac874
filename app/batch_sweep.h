#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "core/scene/json_tree.h"

namespace attention {

/// What one key of an entry is set to, one value after the other.
struct BatchSetting {
    QString key;
    QStringList values;  ///< as on the command line; one, unless it is swept
    bool isSwept = false;
    bool isParameter = false;
    bool isDefault = false;  ///< it is of all entries, and not for those that do not know the key
};

/// Reads a value, a list of values, or {"from", "to", "count", "scale"}: numbers at equal distances, or with equal
/// ratios, of which those of a parameter with whole numbers are rounded and none comes twice.
/// @param place  where it stands, for messages
/// @throws CommandError with kUsageError
BatchSetting readBatchSetting(const QString& place, const QString& key, const JsonValue& value);

}  // namespace attention
