#include "ui/widgets/hair_line.h"

namespace attention {

QFrame* makeHairLine(Qt::Orientation orientation, const Theme& theme, QWidget* parent) {
    auto* line = new QFrame(parent);
    orientation == Qt::Vertical ? line->setFixedWidth(1) : line->setFixedHeight(1);
    QPalette palette = line->palette();
    palette.setColor(QPalette::Window, theme.rule);
    line->setPalette(palette);
    line->setAutoFillBackground(true);
    return line;
}

}  // namespace attention
