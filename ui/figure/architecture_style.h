#pragma once

#include <QColor>

#include "core/scene/architecture.h"
#include "ui/figure/theme.h"

namespace attention {

/// Each kind of layer has the same colour in every exhibit, the relatives among them the same hue.
QColor architectureColour(Architecture architecture, const Theme& theme);
/// Relatives that share a hue are dashed: dilated, bidirectional, restricted.
Qt::PenStyle architectureDash(Architecture architecture);

}  // namespace attention
