#include "ui/exhibits/heads/look.h"

#include <algorithm>

namespace attention {

QColor HeadsLook::colour(Index head) const {
    return head < kColouredHeads ? theme->series[std::size_t(head)] : theme->text;
}

std::pair<double, double> HeadsLook::range(Index head) const {
    if (!isEach) return {study->least, study->most};
    auto range = study->ranges[std::size_t(head)];
    if (range.second <= range.first) range.first = std::min(0.0, range.second - 1);
    return range;
}

void drawEntropyBar(QCPPainter& painter, const HeadsLook& look, const QRectF& track, double entropy) {
    const double most = look.study->mostEntropy();
    painter.fillRect(track, look.theme->track);
    if (most <= 0 || !(entropy > 0)) return;
    QRectF bar = track;
    bar.setWidth(track.width() * std::min(1.0, entropy / most));
    painter.fillRect(bar, look.theme->control);
}

}  // namespace attention
