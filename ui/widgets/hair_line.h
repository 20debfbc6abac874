#pragma once

#include <QFrame>

#include "ui/figure/theme.h"

namespace attention {

/// A line of one pixel between groups of controls.
QFrame* makeHairLine(Qt::Orientation orientation, const Theme& theme, QWidget* parent);

}  // namespace attention
