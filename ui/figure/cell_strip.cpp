#include "ui/figure/cell_strip.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kNumberPadding = 5;  ///< pixels of a cell that its number leaves free
constexpr double kDotRadius = 1.25;

QString textOf(double value, int decimals) {
    return formatDecimals(value, value == 0 ? 0 : decimals);
}

}  // namespace

QRectF CellStrip::cell(Index index) const {
    // On whole pixels, so that neighbours leave no seam.
    const auto edge = [&](Index i) { return std::round(box.left() + box.width() * double(i) / double(count())); };
    const double left = index == 0 ? box.left() : edge(index);
    return {left, box.top(), (index + 1 == count() ? box.right() : edge(index + 1)) - left, box.height()};
}

std::optional<Index> CellStrip::indexAt(const QPointF& place) const {
    if (values.empty() || !box.contains(place)) return std::nullopt;
    const auto index =
        std::clamp<Index>(Index((place.x() - box.left()) / box.width() * double(count())), 0, count() - 1);
    return std::isnan(values[std::size_t(index)]) ? std::nullopt : std::optional(index);
}

int CellStrip::numberSize() const {
    if (!decimals || values.empty()) return 0;
    for (int size = fontSize; size >= font_size::kSmallest; --size) {
        const QFont font = textFont(size);
        if (QFontMetricsF(font).height() > box.height()) continue;
        double widest = 0;
        for (const double value : values)
            if (std::isfinite(value)) widest = std::max(widest, textWidth(textOf(value, *decimals), font));
        if (widest + kNumberPadding <= box.width() / double(count())) return size;
    }
    return 0;
}

void drawCellStrip(QCPPainter& painter, const CellStrip& strip, const Theme& theme, int fontSize) {
    if (strip.values.empty()) return;
    const ColourMap map = ColourMap::signedMap(theme);
    const auto colour = [&](double value) { return map.at(0.5 + 0.5 * value / strip.end); };
    painter.save();
    painter.setAntialiasing(false);
    if (double(strip.count()) > strip.box.width() / 2) {
        // Cells narrower than two pixels are drawn as one lossless image.
        QImage row(int(strip.count()), 1, QImage::Format_RGB32);
        for (int i = 0; i < row.width(); ++i) row.setPixel(i, 0, colour(strip.values[std::size_t(i)]));
        painter.drawImage(strip.box, row);
    } else {
        for (Index i = 0; i < strip.count(); ++i) {
            const double value = strip.values[std::size_t(i)];
            if (std::isinf(value))
                drawHatching(painter, strip.cell(i), theme.control);
            else if (!std::isnan(value))
                painter.fillRect(strip.cell(i), QColor(colour(value)));
        }
    }
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    // Cells near 0 are as white as the page: without a frame nobody sees where the row ends.
    painter.setPen(strokePen(theme.track, 1));
    painter.drawRect(strip.box.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.muted);
    for (Index i = 0; i < strip.count(); ++i)
        if (std::isnan(strip.values[std::size_t(i)]))
            for (const int dot : {-1, 0, 1})
                painter.drawEllipse(strip.cell(i).center() + QPointF(5 * dot, 0), kDotRadius, kDotRadius);
    if (const int size = fontSize == 0 ? strip.numberSize() : fontSize; size > 0 && strip.decimals) {
        painter.setFont(textFont(size));
        for (Index i = 0; i < strip.count(); ++i) {
            const double value = strip.values[std::size_t(i)];
            if (!std::isfinite(value)) continue;
            painter.setPen(contrastingColour(QColor(colour(value))));
            drawLabelText(painter, strip.cell(i), Qt::AlignCenter, textOf(value, *strip.decimals));
        }
    }
    painter.restore();
}

std::vector<Index> shownColumns(Index count, Index maxShown, Index chosen) {
    std::vector<Index> shown;
    const auto add = [&](Index from, Index to) {
        for (Index i = from; i < to; ++i) shown.push_back(i);
    };
    if (count <= maxShown) {
        add(0, count);
    } else if (chosen < maxShown - 2) {
        add(0, maxShown - 2);
        add(-1, 0);
        add(count - 1, count);
    } else if (chosen >= count - (maxShown - 2)) {
        add(0, 1);
        add(-1, 0);
        add(count - (maxShown - 2), count);
    } else {
        const Index around = maxShown - 4, from = chosen - around / 2;
        add(0, 1);
        add(-1, 0);
        add(from, from + around);
        add(-1, 0);
        add(count - 1, count);
    }
    return shown;
}

}  // namespace attention
