#include "ui/figure/elided_text.h"

#include <QFontMetricsF>

#include "ui/figure/look.h"
#include "ui/figure/text_width.h"

namespace attention {

QString elidedText(const QString& text, const QFont& font, double width) {
    if (textWidth(text, font) <= width) return text;
    return QFontMetricsF(font).elidedText(shownText(text), Qt::ElideRight, width);
}

}  // namespace attention
