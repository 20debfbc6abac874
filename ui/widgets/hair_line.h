#pragma once

#include <QFrame>

#include "ui/figure/theme.h"

namespace attention {

/// A line, one pixel thick, that separates groups of controls.
QFrame* makeHairLine(Qt::Orientation orientation, const Theme& theme, QWidget* parent);

}  // namespace attention
