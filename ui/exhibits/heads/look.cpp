#include "ui/exhibits/heads/look.h"

#include <algorithm>
#include <numeric>

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

std::vector<Index> HeadsLook::largeHeads() const {
    if (!isOverlay()) return {chosen};
    std::vector<Index> heads(study->weights.size());
    std::iota(heads.begin(), heads.end(), Index(0));
    return heads;
}

MatrixLook HeadsLook::matrix(Index head, bool rowWords, bool columnWords) const {
    const auto [low, high] = range(head);
    return {.map = ColourMap::weights(*theme),
            .low = low,
            .high = high,
            .numbersRows = rowWords,
            .numbersColumns = columnWords,
            .rowWords = queryWords,
            .columnWords = keyWords,
            .widestWord = widestWord,
            .decimals = 2,
            .plainZeros = true,
            .quietZeros = true};
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
