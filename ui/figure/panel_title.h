#pragma once

#include <QStringList>
#include <qcustomplot.h>

#include "ui/figure/theme.h"

namespace attention {

/// Pixels that the name of a panel takes.
double panelTitleWidth(const QString& name);

/// The name of a panel, semibold at the left of `room`, and a muted note beside it.
/// @param names  forms of the name, the longest first: the first that fits is drawn
/// @param notes  forms of the note likewise; none where none fits
void drawPanelTitle(QCPPainter& painter, const QRectF& room, const QStringList& names, const QStringList& notes,
                    const Theme& theme);

}  // namespace attention
