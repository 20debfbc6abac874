#include "ui/figure/panel_title.h"

#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {

double panelTitleWidth(const QString& name) {
    return textWidth(name, textFont(font_size::kAxis, QFont::DemiBold));
}

void drawPanelTitle(QCPPainter& painter, const QRectF& room, const QStringList& names, const QStringList& notes,
                    const Theme& theme) {
    constexpr double kGap = 10;
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold);
    const QString name = firstFittingText(names, room.width(), bold);
    drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, name, bold, theme.text);
    const double used = panelTitleWidth(name) + kGap;
    const QFont plain = textFont(font_size::kAxis);
    const QString note = firstFittingText(notes, room.width() - used, plain);
    drawElided(painter, room.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note, plain, theme.muted);
}

}  // namespace attention
