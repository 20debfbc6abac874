#pragma once

#include <QIcon>

namespace attention {

/// A sign in a ring, for messages: "i", "!" or "?", sharp at any scale.
QIcon messageIcon(QChar sign, const QColor& ink);

}  // namespace attention
