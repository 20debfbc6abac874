#pragma once

#include "ui/figure/figure.h"

namespace attention {

/// The figure is laid out as ever, but nothing of it is drawn: where only the room is looked at.
inline void leaveUndrawn(Figure& figure) {
    for (int i = 0; i < figure.layerCount(); ++i) figure.layer(i)->setVisible(false);
}

}  // namespace attention
