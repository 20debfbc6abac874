#pragma once

#include <vector>

#include "ui/figure/architecture_style.h"
#include "ui/text/language_signs.h"

namespace attention {

/// Behind the name of a layer that has no curve.
inline const QString kNever = QStringLiteral(" ∞");

/// @param isShort  where there is little room
inline QString layerName(Architecture architecture, bool isShort) {
    return isShort ? architectureShort(architecture) : architectureWords(architecture);
}

inline QString namesOf(const std::vector<Architecture>& architectures, bool isShort = false) {
    QStringList names;
    for (const Architecture architecture : architectures) names += layerName(architecture, isShort);
    return listed(names);
}

}  // namespace attention
