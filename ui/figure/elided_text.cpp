#include "ui/figure/elided_text.h"

#include <QFontMetricsF>

#include "ui/figure/look.h"
#include "ui/figure/text_line.h"
#include "ui/figure/text_width.h"

namespace attention {

QString elidedText(const QString& text, const QFont& font, double width) {
    if (textWidth(text, font) <= width) return text;
    return QFontMetricsF(font).elidedText(shownText(text), Qt::ElideRight, width);
}

void drawElided(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QString& text,
                const QFont& font, const QColor& ink) {
    painter.setPen(ink);
    drawTextLine(painter, room, alignment, elidedText(text, font, room.width()), font);
}

QString firstFittingText(const QStringList& forms, double width, const QFont& font) {
    for (const QString& form : forms)
        if (textWidth(form, font) <= width) return form;
    return {};
}

void drawFirstFitting(QCPPainter& painter, const QRectF& room, Qt::Alignment alignment, const QStringList& forms,
                      const QFont& font, const QColor& ink) {
    painter.setPen(ink);
    drawTextLine(painter, room, alignment, firstFittingText(forms, room.width(), font), font);
}

}  // namespace attention
