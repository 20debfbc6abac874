#pragma once

#include <QStringList>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// The width of a panel's name, in pixels.
double panelTitleWidth(const QString& name);

/// Draws the name of a panel, semibold at the left of `room`, and a muted note beside it.
/// @param names  forms of the name, the longest first: the first that fits is drawn
/// @param notes  forms of the note, likewise; no note is drawn if none fits
void drawPanelTitle(QCPPainter& painter, const QRectF& room, const QStringList& names, const QStringList& notes,
                    const Theme& theme);

}  // namespace attention
