#pragma once

#include "ui/figure/theme.h"

namespace attention {

/// The text font for paper. It is not hinted, because hinting would fit the widths of letters to the screen's pixels.
inline QFont printedFont(int pixelSize, QFont::Weight weight = QFont::Normal) {
    QFont font = textFont(pixelSize, weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

}  // namespace attention
