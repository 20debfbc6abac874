#pragma once

#include <QColor>
#include <QString>

#include "core/scene/architecture.h"
#include "ui/figure/theme.h"

namespace attention {

/// What the pages about costs say alike.

/// "Self-attention", as a row or a curve is named.
QString architectureWords(Architecture architecture);
/// "Restricted": where there is little room, beside the others.
QString architectureShort(Architecture architecture);
/// What a layer is called inside a sentence: "self-attention".
QString architectureInSentence(Architecture architecture);

/// Each kind of layer has the same colour on every page, the relatives among them the same hue.
QColor architectureColour(Architecture architecture, const Theme& theme);
/// Relatives that share a hue are dashed: dilated, bidirectional, restricted.
Qt::PenStyle architectureDash(Architecture architecture);

}  // namespace attention
