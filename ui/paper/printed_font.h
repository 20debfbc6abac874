#pragma once

#include "ui/figure/theme.h"

namespace attention {

/// The text face at a pixel size as it is on paper: hinted letters would be as wide as the screen wants them.
inline QFont printedFont(int pixelSize, QFont::Weight weight = QFont::Normal) {
    QFont font = textFont(pixelSize, weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

}  // namespace attention
