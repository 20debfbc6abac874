#include "ui/exhibits/all_heads/head_grid.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Between two pictures, and the stripe in the colour of a name that is not there to be read; less where places are
/// smaller than kRoomyPlace.
constexpr double kPictureGap = 4;
constexpr double kJobStripe = 3;
/// Between two pictures with their names at most, and as a part of the room of one.
constexpr double kMaxPictureGap = 16, kPictureGapShare = 0.12;
/// Between a name and the picture below it, at most.
constexpr double kMaxGapBelowName = 44;
constexpr double kRoomyPlace = 20;
/// The distance of the chosen picture's frame from it and its stripe, in gaps between pictures.
constexpr double kFrameDistance = 0.4;
/// Of a line of the name below a picture; pictures of less than kMinNamedPicture have none.
constexpr double kNameLine = 14;
constexpr double kGapBetweenNames = 14, kMinNamedPicture = 40;
/// Of so few heads places are as wide as their names in two lines, where the figure has any room.
constexpr std::size_t kMaxNamedHeads = 24;
/// Of widths that follow from each other, in pixels.
constexpr double kRounding = 0.01;
/// Pictures are no larger.
constexpr double kMaxPicture = 170;
constexpr double kMinPicture = 2;
/// Numbers of layers at the left.
constexpr double kLayerColumn = 24;
/// Numbers of less room are left out.
constexpr double kMinNumberedPicture = 13;
/// How much a head that is switched off shines through.
constexpr float kOffVeil = 0.72F;
/// How much of a row that is not asked about is hidden.
constexpr float kRowVeil = 0.75F;
/// Smaller pictures have no numbers.
constexpr double kMinWeighedPicture = 60;

}  // namespace

void addCross(Marks& marks, const QRectF& box, const QColor& ink) {
    const QPen pen = strokePen(ink, 1.5);
    marks.line(box.topLeft(), box.bottomRight(), pen);
    marks.line(box.topRight(), box.bottomLeft(), pen);
}

void HeadGridPart::set(Look look) {
    m_look = std::move(look);
    m_nameWidths.assign(m_look.names.empty() ? 0 : std::size_t(m_look.names.front().size()), 0);
    for (const QStringList& forms : m_look.names)
        for (qsizetype form = 0; form < forms.size(); ++form)
            for (const QString& line : forms[form].split(u'\n'))
                m_nameWidths[std::size_t(form)] =
                    std::max(m_nameWidths[std::size_t(form)], textWidth(line, nameFont()));
    if (m_imagesOf != m_look.study || m_imagesIn != m_look.theme) makeImages();
}

double HeadGridPart::nameHeight() const {
    return reservesNames() ? kNameLine + 6 : 2 * kNameLine;
}

QFont HeadGridPart::nameFont(bool isChosen) const {
    return textFont(m_look.asksForNames ? font_size::kAxis : font_size::kSmallest,
                    isChosen ? QFont::DemiBold : QFont::Normal);
}

bool HeadGridPart::reservesNames() const {
    return m_look.asksForNames && m_look.order.size() <= kMaxNamedHeads && !m_nameWidths.empty();
}

std::optional<std::size_t> HeadGridPart::formIn(double width) const {
    const auto form = std::ranges::find_if(m_nameWidths, [&](double each) { return each <= width + kRounding; });
    return form == m_nameWidths.end() ? std::nullopt : std::optional(std::size_t(form - m_nameWidths.begin()));
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
        const double width = room.width() / double(columns), height = room.height() / double(rows);
        const double part = std::clamp(std::min(width, height) / kRoomyPlace, 0.3, 1.0);
        const bool isNamed = reservesNames();
        const double named = std::clamp(kPictureGapShare * std::min(width, height), kPictureGap, kMaxPictureGap);
        const double gap = isNamed ? named : part * kPictureGap, stripe = isNamed ? 0 : part * kJobStripe;
        const double nameGap = part * kGapBetweenNames;
        auto form = formIn(width - nameGap);
        if (height < kMinNamedPicture + nameHeight()) form.reset();
        const double name = form ? nameHeight() : 0;
        const double side = std::clamp(std::min(width - gap - stripe, height - gap - name), kMinPicture, kMaxPicture);
        if (const auto narrow = formIn(side); form && narrow) form = narrow;
        // A picture that is narrower than its name leaves the name its room.
        const double across = std::max(side + gap + stripe, form ? m_nameWidths[*form] + nameGap : 0);
        const double below = isNamed ? std::clamp(height - side - name, gap, kMaxGapBelowName) : gap;
        return Packing{columns, rows, gap, stripe, {side, side}, {across, side + below + name}, form};
    };
    if (m_look.isInPlace) return packed(m_look.study->heads);
    Packing best = packed(1);
    for (Index columns = 2; columns <= count; ++columns)
        if (const Packing other = packed(columns); std::min(other.picture.width(), other.picture.height()) >
                                                   std::min(best.picture.width(), best.picture.height()))
            best = other;
    return best;
}

Part::SizeHint HeadGridPart::measureSizeHint(QSizeF room) const {
    const Packing packing = pack(room);
    const auto columns = double(m_look.isInPlace ? m_look.study->heads : packing.columns);
    const auto rows = double(m_look.isInPlace ? m_look.study->layers : packing.rows);
    SizeHint need;
    if (m_look.isInPlace) need.margins = {kLayerColumn, kHeadRow, 0, 0};
    need.minimum = {std::max(60.0, columns * 5), std::max(60.0, rows * 4)};
    if (reservesNames())
        need.minimum = {columns * (std::ceil(m_nameWidths.back()) + kGapBetweenNames),
                        rows * (kMinNamedPicture + nameHeight() + kPictureGap)};
    need.maximum = QSizeF(columns * packing.place.width(), rows * packing.place.height()).expandedTo(need.minimum);
    // With the full height its heading is in line with that of the links beside it.
    if (reservesNames()) need.maximum.setHeight(kMaxExtent);
    return need;
}

QRectF HeadGridPart::placeAt(const Packing& packing, std::size_t at) const {
    const auto column = double(Index(at) % packing.columns), row = double(Index(at) / packing.columns);
    return {content().left() + column * packing.place.width(), content().top() + row * packing.place.height(),
            packing.place.width(), packing.place.height()};
}

QRectF HeadGridPart::pictureAt(const Packing& packing, std::size_t at) const {
    return {placeAt(packing, at).topLeft() + QPointF(packing.stripe, 0), packing.picture};
}

QRectF HeadGridPart::pictureOf(Index head) const {
    const auto found = std::ranges::find(m_look.order, head);
    if (!isVisible() || found == m_look.order.end()) return {};
    return pictureAt(pack(content().size()), std::size_t(found - m_look.order.begin()));
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

void HeadGridPart::addAxes(Marks& marks) const {
    const Theme& theme = *m_look.theme;
    const QFont font = textFont(font_size::kSmallest), strong = textFont(font_size::kSmallest, QFont::DemiBold);
    const HeadIndex chosen = m_look.study->indexOf(m_look.chosen);
    const Packing packing = pack(content().size());
    const auto every = [](double pitch) { return Index(std::max(1.0, std::ceil(kMinNumberedPicture / pitch))); };
    const Index headStep = every(packing.place.width()), layerStep = every(packing.place.height());
    for (Index head = 0; head < m_look.study->heads; head += headStep) {
        const QRectF picture = pictureAt(packing, std::size_t(head));
        marks.elided({picture.center().x() - 20, content().top() - kHeadRow, 40, kHeadRow - 3},
                     Qt::AlignHCenter | Qt::AlignBottom, formatInteger(head), head == chosen.head ? strong : font,
                     head == chosen.head ? theme.text : theme.muted);
    }
    for (Index layer = 0; layer < m_look.study->layers; layer += layerStep) {
        const QRectF picture = pictureAt(packing, std::size_t(layer * m_look.study->heads));
        marks.elided({content().left() - kLayerColumn, picture.center().y() - 8, kLayerColumn - 5, 16},
                     Qt::AlignRight | Qt::AlignVCenter, formatInteger(layer), layer == chosen.layer ? strong : font,
                     layer == chosen.layer ? theme.text : theme.muted);
    }
}

void HeadGridPart::addRinged(Marks& marks, const Theme& theme, Index head, const QRectF& picture) const {
    if (m_look.ringed.empty()) return;
    const bool isChosen = head == m_look.chosen;
    const QColor job = m_look.colours[std::size_t(head)];
    const QColor ink = !isChosen ? theme.muted : job == theme.track ? theme.text : job;
    const Matrix& weights = m_look.study->thumbnails[std::size_t(head)];
    const Cell& first = m_look.ringed.front();
    const double cell = picture.width() / double(weights.cols()), top = picture.top() + double(first.row) * cell;
    QColor veil = theme.surface;
    veil.setAlphaF(kRowVeil);
    marks.fill(QRectF(picture.topLeft(), QPointF(picture.right(), top)), veil);
    marks.fill(QRectF(QPointF(picture.left(), top + cell), picture.bottomRight()), veil);
    for (const Cell& each : m_look.ringed)
        marks.casedBox({picture.left() + double(each.column) * cell, top, cell, cell}, ink, isChosen ? 2 : 1.25,
                       theme.surface);
    if (m_look.ringed.size() > 1 || picture.width() < kMinWeighedPicture) return;
    marks.elided(picture.adjusted(0, 4, -6, 0), Qt::AlignRight | Qt::AlignTop,
                 formatDecimals(weights(first.row, first.column), 2),
                 textFont(font_size::kBody, isChosen ? QFont::DemiBold : QFont::Normal), ink);
}

void HeadGridPart::declare(Marks& marks, const Theme& theme) const {
    if (m_look.isInPlace) addAxes(marks);
    const Packing packing = pack(content().size());
    const double gap = packing.gap, stripe = packing.stripe;
    for (std::size_t at = 0; at < m_look.order.size(); ++at) {
        const Index head = m_look.order[at];
        const QRectF picture = pictureAt(packing, at);
        const bool isChosen = head == m_look.chosen;
        marks.image(picture, m_images[std::size_t(head)]);
        QColor veil = theme.surface;
        veil.setAlphaF(kOffVeil);
        if (m_look.study->isAblated(head)) marks.fill(picture, veil);
        if (stripe > 0)
            marks.fill({picture.left() - stripe, picture.top(), stripe, picture.height()},
                       m_look.colours[std::size_t(head)]);
        marks.rect(picture, strokePen(theme.track, std::min(1.0, gap / 2)));
        if (m_look.study->isAblated(head)) addCross(marks, picture, theme.muted);
        addRinged(marks, theme, head, picture);
        if (!packing.form) continue;
        QRectF line(picture.left() - stripe, picture.bottom() + 1, packing.place.width() - 1, kNameLine - 1);
        if (reservesNames()) line.adjust(0, 3, 0, 6);
        for (const QString& words : m_look.names[std::size_t(head)][qsizetype(*packing.form)].split(u'\n')) {
            marks.elided(line, Qt::AlignLeft | Qt::AlignVCenter, words, nameFont(isChosen),
                         isChosen ? theme.text : theme.muted);
            line.translate(0, kNameLine - 2);
        }
    }
    // Around the stripe, too, and after the neighbours: its colour says what the head does.
    if (const QRectF chosen = pictureOf(m_look.chosen); !chosen.isEmpty()) {
        const double thin = std::min(gap, kPictureGap), out = kFrameDistance * thin;
        const QColor ink = m_look.colours[std::size_t(m_look.chosen)];
        marks.casedBox(chosen.adjusted(-stripe - out, -out, out, out),
                       stripe > 0 || ink == theme.track ? theme.text : ink, thin / 2, theme.surface, thin / 4);
    }
}

}  // namespace attention
