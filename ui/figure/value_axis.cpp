#include "ui/figure/value_axis.h"

namespace attention {

void styleValueAxis(QCPAxis& axis, const Theme& theme) {
    axis.grid()->setVisible(true);
    axis.grid()->setPen(QPen(theme.rule, 1));
    axis.grid()->setZeroLinePen(QPen(theme.control, 1));
    axis.setBasePen(Qt::NoPen);
    axis.setTickPen(Qt::NoPen);
}

QPen ghostPen(const Theme& theme) {
    QPen pen(theme.control, 1, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    pen.setDashPattern({2, 2});
    return pen;
}

}  // namespace attention
