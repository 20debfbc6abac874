#pragma once

#include <QString>

namespace attention {

/// What a command does and takes; of an empty name: what there is.
QString helpText(const QString& command = {});

}  // namespace attention
