#pragma once

#include <QColor>

namespace attention {

/// Black or white, whichever stands out more from a flat colour.
QColor inkOn(const QColor& ground);

}  // namespace attention
