#include "ui/exhibits/all_heads/head_grid.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Between two pictures.
constexpr double kGap = 4;
/// The stripe in the colour of the name.
constexpr double kStripe = 3;
/// Below a picture, where its name stands; places of less than kMinNamed have none.
constexpr double kName = 14;
constexpr double kMinNamed = 40;
/// Pictures are no larger.
constexpr double kMaxPicture = 120;
constexpr double kMinPicture = 5;
/// Numbers of layers at the left, those of heads above.
constexpr double kLayerNumbers = 24;
constexpr double kHeadNumbers = 18;
/// Numbers of less room are left out.
constexpr double kMinNumbered = 13;
/// How much a head that is switched off shines through.
constexpr float kVeil = 0.72F;

}  // namespace

void HeadGridPart::set(Look look) {
    m_look = std::move(look);
    if (m_imagesOf != m_look.study || m_imagesIn != m_look.theme) makeImages();
}

void HeadGridPart::makeImages() {
    m_imagesOf = m_look.study;
    m_imagesIn = m_look.theme;
    const ColourMap map = ColourMap::weights(*m_look.theme);
    m_images.clear();
    for (const Matrix& weights : m_look.study->thumbnails) {
        QImage image(int(weights.cols()), int(weights.rows()), QImage::Format_RGB32);
        for (int row = 0; row < image.height(); ++row) {
            auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(row));
            for (int column = 0; column < image.width(); ++column) pixels[column] = map.at(weights(row, column));
        }
        m_images.push_back(std::move(image));
    }
}

HeadGridPart::Packing HeadGridPart::pack(QSizeF room) const {
    const auto count = Index(m_look.order.size());
    const auto packed = [&](Index columns) {
        const Index rows = (count + columns - 1) / columns;
        double width = room.width() / double(columns), height = room.height() / double(rows);
        const double name = width >= kMinNamed && height >= kMinNamed ? kName : 0;
        const double edge =
            std::clamp(std::min(width - kGap - kStripe, height - kGap - name), kMinPicture, kMaxPicture);
        return Packing{columns, rows, {edge + kGap + kStripe, edge + kGap + name}};
    };
    if (m_look.isInPlace) return packed(m_look.study->heads);
    Packing best = packed(1);
    for (Index columns = 2; columns <= count; ++columns)
        if (const Packing other = packed(columns); other.place.width() > best.place.width()) best = other;
    return best;
}

Part::SizeHint HeadGridPart::measureSizeHint(QSizeF room) const {
    const Packing packing = pack(room);
    const auto columns = double(m_look.isInPlace ? m_look.study->heads : packing.columns);
    const auto rows = double(m_look.isInPlace ? m_look.study->layers : packing.rows);
    SizeHint need;
    if (m_look.isInPlace) need.margins = {kLayerNumbers, kHeadNumbers, 0, 0};
    need.minimum = {std::min(400.0, std::max(60.0, columns * (kMinPicture + kGap + kStripe))),
                    std::min(300.0, std::max(60.0, rows * (kMinPicture + kGap)))};
    need.maximum =
        QSizeF(columns * (kMaxPicture + kGap + kStripe), rows * (kMaxPicture + kGap + kName)).expandedTo(need.minimum);
    return need;
}

QRectF HeadGridPart::placeAt(std::size_t at) const {
    const Packing packing = pack(content().size());
    const auto column = double(Index(at) % packing.columns), row = double(Index(at) / packing.columns);
    return {content().left() + column * packing.place.width(), content().top() + row * packing.place.height(),
            packing.place.width(), packing.place.height()};
}

QRectF HeadGridPart::pictureIn(const QRectF& place) const {
    const double edge = place.width() - kGap - kStripe;
    return {place.left() + kStripe, place.top(), edge, edge};
}

QRectF HeadGridPart::pictureOf(Index head) const {
    const auto found = std::ranges::find(m_look.order, head);
    return isVisible() && found != m_look.order.end() ? pictureIn(placeAt(std::size_t(found - m_look.order.begin())))
                                                      : QRectF();
}

std::optional<Index> HeadGridPart::headAt(const QPointF& place) const {
    if (!isVisible() || !content().contains(place)) return std::nullopt;
    const Packing packing = pack(content().size());
    const auto column = Index((place.x() - content().left()) / packing.place.width());
    const auto row = Index((place.y() - content().top()) / packing.place.height());
    const auto at = std::size_t(row * packing.columns + column);
    if (column >= packing.columns || at >= m_look.order.size()) return std::nullopt;
    return m_look.order[at];
}

void HeadGridPart::drawAxes(QCPPainter& painter) const {
    const Theme& theme = *m_look.theme;
    const QFont font = textFont(font_size::kSmallest), strong = textFont(font_size::kSmallest, QFont::DemiBold);
    const HeadIndex chosen = m_look.study->indexOf(m_look.chosen);
    const Packing packing = pack(content().size());
    const auto every = [](double pitch) { return Index(std::max(1.0, std::ceil(kMinNumbered / pitch))); };
    const Index headStep = every(packing.place.width()), layerStep = every(packing.place.height());
    for (Index head = 0; head < m_look.study->heads; head += headStep) {
        const QRectF picture = pictureIn(placeAt(std::size_t(head)));
        drawElided(painter, {picture.center().x() - 20, content().top() - kHeadNumbers, 40, kHeadNumbers - 3},
                   Qt::AlignHCenter | Qt::AlignBottom, formatInteger(head), head == chosen.head ? strong : font,
                   head == chosen.head ? theme.text : theme.muted);
    }
    for (Index layer = 0; layer < m_look.study->layers; layer += layerStep) {
        const QRectF picture = pictureIn(placeAt(std::size_t(layer * m_look.study->heads)));
        drawElided(painter, {content().left() - kLayerNumbers, picture.center().y() - 8, kLayerNumbers - 5, 16},
                   Qt::AlignRight | Qt::AlignVCenter, formatInteger(layer), layer == chosen.layer ? strong : font,
                   layer == chosen.layer ? theme.text : theme.muted);
    }
}

void HeadGridPart::draw(QCPPainter& painter, const Theme& theme) {
    if (m_look.isInPlace) drawAxes(painter);
    const QFont font = textFont(font_size::kSmallest), strong = textFont(font_size::kSmallest, QFont::DemiBold);
    painter.save();
    for (std::size_t at = 0; at < m_look.order.size(); ++at) {
        const Index head = m_look.order[at];
        const QRectF place = placeAt(at), picture = pictureIn(place);
        const bool isChosen = head == m_look.chosen;
        painter.setAntialiasing(false);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(picture, m_images[std::size_t(head)]);
        painter.setAntialiasing(true);
        painter.fillRect(QRectF(picture.left() - kStripe, picture.top(), kStripe, picture.height()),
                         m_look.colours[std::size_t(head)]);
        painter.setPen(QPen(theme.track, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(picture);
        if (m_look.study->isAblated(head)) {
            QColor veil = theme.surface;
            veil.setAlphaF(kVeil);
            painter.fillRect(picture, veil);
            painter.setPen(QPen(theme.muted, 1.5));
            painter.drawLine(picture.topLeft(), picture.bottomRight());
            painter.drawLine(picture.topRight(), picture.bottomLeft());
        }
        if (isChosen) drawCasedBox(painter, picture, theme.text, 2, theme.surface);
        const double below = place.bottom() - picture.bottom() - kGap + 1;
        if (below < kName) continue;
        const QRectF line(picture.left() - kStripe, picture.bottom() + 1, place.width(), kName - 1);
        drawFirstFitting(painter, line, Qt::AlignLeft | Qt::AlignVCenter, m_look.names[std::size_t(head)],
                         isChosen ? strong : font, isChosen ? theme.text : theme.muted);
    }
    painter.restore();
}

}  // namespace attention
