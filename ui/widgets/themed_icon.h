#pragma once

#include <QIcon>

namespace attention {

/// The icon of a message box: "i", "!" or "?" in a circle, sharp at any scale.
QIcon messageIcon(QChar sign, const QColor& ink);

}  // namespace attention
