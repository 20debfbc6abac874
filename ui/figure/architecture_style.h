#pragma once

#include <QColor>

#include "core/scene/architecture.h"
#include "ui/figure/theme.h"

namespace attention {

/// The colour of a kind of layer, the same in every exhibit. Variants of one kind share its hue.
QColor architectureColour(Architecture architecture, const Theme& theme);
/// Dashed for the variants that share the hue of another kind (dilated, bidirectional, restricted), else solid.
Qt::PenStyle architectureDash(Architecture architecture);

}  // namespace attention
