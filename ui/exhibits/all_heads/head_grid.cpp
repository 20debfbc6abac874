#include "ui/exhibits/all_heads/head_grid.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

// All lengths are in pixels.

/// Gap between two pictures, and width of the stripe with the colour of the head's job; both shrink in slots smaller
/// than kFullGapSlot.
constexpr double kPictureGap = 4, kJobStripe = 3, kFullGapSlot = 20;
/// Gap between two pictures with names: its maximum, and as a fraction of a slot.
constexpr double kMaxPictureGap = 16, kPictureGapShare = 0.12;
/// Maximum gap between a name and the picture below it.
constexpr double kMaxGapBelowName = 44;
/// Distance of the frame around the chosen picture, as a fraction of the gap between pictures.
constexpr double kFrameDistance = 0.4;
/// Height of a line of a name below a picture.
constexpr double kNameLine = 14;
/// Minimum gap between two names side by side, and minimum size of a picture with a name.
constexpr double kGapBetweenNames = 14, kMinNamedPicture = 40;
/// Maximum number of heads for which the grid reserves space for names.
constexpr std::size_t kMaxNamedHeads = 24;
/// Tolerance for rounding errors of computed widths.
constexpr double kRounding = 0.01;
constexpr double kMaxPicture = 170, kMinPicture = 2;
/// Width of the column of layer numbers at the left.
constexpr double kLayerColumn = 24;
/// Minimum distance between two numbers of heads or layers; in a denser grid some numbers are left out.
constexpr double kMinNumberPitch = 13;
/// Opacity of the veil over a head that is switched off.
constexpr float kOffVeil = 0.72F;
/// Opacity of the veil over the rows without outlined cells.
constexpr float kRowVeil = 0.75F;
/// Minimum size of a picture with a weight written in its corner.
constexpr double kMinPictureWithWeight = 60;

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
    if (m_imagesStudy != m_look.study || m_imagesTheme != m_look.theme) makeImages();
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
    const auto form = std::ranges::find_if(m_nameWidths, [&](double name) { return name <= width + kRounding; });
    return form == m_nameWidths.end() ? std::nullopt : std::optional(std::size_t(form - m_nameWidths.begin()));
}

void HeadGridPart::makeImages() {
    m_imagesStudy = m_look.study;
    m_imagesTheme = m_look.theme;
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

HeadGridPart::Packing HeadGridPart::pack(QSizeF available) const {
    const auto count = Index(m_look.order.size());
    const auto packed = [&](Index columns) {
        const Index rows = (count + columns - 1) / columns;
        const double width = available.width() / double(columns), height = available.height() / double(rows);
        const double factor = std::clamp(std::min(width, height) / kFullGapSlot, 0.3, 1.0);
        const bool isNamed = reservesNames();
        const double namedGap = std::clamp(kPictureGapShare * std::min(width, height), kPictureGap, kMaxPictureGap);
        const double gap = isNamed ? namedGap : factor * kPictureGap, stripe = isNamed ? 0 : factor * kJobStripe;
        const double nameGap = factor * kGapBetweenNames;
        auto form = formIn(width - nameGap);
        if (height < kMinNamedPicture + nameHeight()) form.reset();
        const double name = form ? nameHeight() : 0;
        const double side = std::clamp(std::min(width - gap - stripe, height - gap - name), kMinPicture, kMaxPicture);
        if (const auto narrow = formIn(side); form && narrow) form = narrow;
        // The slot is at least as wide as the name.
        const double slotWidth = std::max(side + gap + stripe, form ? m_nameWidths[*form] + nameGap : 0);
        const double below = isNamed ? std::clamp(height - side - name, gap, kMaxGapBelowName) : gap;
        return Packing{columns, rows, gap, stripe, {side, side}, {slotWidth, side + below + name}, form};
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
    need.maximum = QSizeF(columns * packing.slot.width(), rows * packing.slot.height()).expandedTo(need.minimum);
    // The grid takes the full height, so that its heading is aligned with the heading of the arcs beside it.
    if (reservesNames()) need.maximum.setHeight(kMaxExtent);
    return need;
}

QRectF HeadGridPart::slotRect(const Packing& packing, std::size_t index) const {
    const auto column = double(Index(index) % packing.columns), row = double(Index(index) / packing.columns);
    return {content().left() + column * packing.slot.width(), content().top() + row * packing.slot.height(),
            packing.slot.width(), packing.slot.height()};
}

QRectF HeadGridPart::pictureRect(const Packing& packing, std::size_t index) const {
    return {slotRect(packing, index).topLeft() + QPointF(packing.stripe, 0), packing.picture};
}

QRectF HeadGridPart::pictureOf(Index head) const {
    const auto found = std::ranges::find(m_look.order, head);
    if (!isVisible() || found == m_look.order.end()) return {};
    return pictureRect(pack(content().size()), std::size_t(found - m_look.order.begin()));
}

std::optional<Index> HeadGridPart::headAt(const QPointF& place) const {
    if (!isVisible() || !content().contains(place)) return std::nullopt;
    const Packing packing = pack(content().size());
    const auto column = Index((place.x() - content().left()) / packing.slot.width());
    const auto row = Index((place.y() - content().top()) / packing.slot.height());
    const auto index = std::size_t(row * packing.columns + column);
    if (column >= packing.columns || index >= m_look.order.size()) return std::nullopt;
    return m_look.order[index];
}

void HeadGridPart::addAxes(Marks& marks) const {
    const Theme& theme = *m_look.theme;
    const QFont font = textFont(font_size::kSmallest), strong = textFont(font_size::kSmallest, QFont::DemiBold);
    const HeadIndex chosen = m_look.study->indexOf(m_look.chosen);
    const Packing packing = pack(content().size());
    const auto stepFor = [](double pitch) { return Index(std::max(1.0, std::ceil(kMinNumberPitch / pitch))); };
    const Index headStep = stepFor(packing.slot.width()), layerStep = stepFor(packing.slot.height());
    for (Index head = 0; head < m_look.study->heads; head += headStep) {
        const QRectF picture = pictureRect(packing, std::size_t(head));
        marks.elided({picture.center().x() - 20, content().top() - kHeadRow, 40, kHeadRow - 3},
                     Qt::AlignHCenter | Qt::AlignBottom, formatInteger(head), head == chosen.head ? strong : font,
                     head == chosen.head ? theme.text : theme.muted);
    }
    for (Index layer = 0; layer < m_look.study->layers; layer += layerStep) {
        const QRectF picture = pictureRect(packing, std::size_t(layer * m_look.study->heads));
        marks.elided({content().left() - kLayerColumn, picture.center().y() - 8, kLayerColumn - 5, 16},
                     Qt::AlignRight | Qt::AlignVCenter, formatInteger(layer), layer == chosen.layer ? strong : font,
                     layer == chosen.layer ? theme.text : theme.muted);
    }
}

void HeadGridPart::addOutlined(Marks& marks, const Theme& theme, Index head, const QRectF& picture) const {
    if (m_look.outlined.empty()) return;
    const bool isChosen = head == m_look.chosen;
    const QColor job = m_look.colours[std::size_t(head)];
    const QColor ink = !isChosen ? theme.muted : job == theme.track ? theme.text : job;
    const Matrix& weights = m_look.study->thumbnails[std::size_t(head)];
    const Cell& first = m_look.outlined.front();
    const double side = picture.width() / double(weights.cols()), top = picture.top() + double(first.row) * side;
    QColor veil = theme.surface;
    veil.setAlphaF(kRowVeil);
    marks.fill(QRectF(picture.topLeft(), QPointF(picture.right(), top)), veil);
    marks.fill(QRectF(QPointF(picture.left(), top + side), picture.bottomRight()), veil);
    for (const Cell& cell : m_look.outlined)
        marks.casedBox({picture.left() + double(cell.column) * side, top, side, side}, ink, isChosen ? 2 : 1.25,
                       theme.surface);
    if (m_look.outlined.size() > 1 || picture.width() < kMinPictureWithWeight) return;
    marks.elided(picture.adjusted(0, 4, -6, 0), Qt::AlignRight | Qt::AlignTop,
                 formatDecimals(weights(first.row, first.column), 2),
                 textFont(font_size::kBody, isChosen ? QFont::DemiBold : QFont::Normal), ink);
}

void HeadGridPart::declare(Marks& marks, const Theme& theme) const {
    if (m_look.isInPlace) addAxes(marks);
    const Packing packing = pack(content().size());
    const double gap = packing.gap, stripe = packing.stripe;
    for (std::size_t index = 0; index < m_look.order.size(); ++index) {
        const Index head = m_look.order[index];
        const QRectF picture = pictureRect(packing, index);
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
        addOutlined(marks, theme, head, picture);
        if (!packing.form) continue;
        QRectF line(picture.left() - stripe, picture.bottom() + 1, packing.slot.width() - 1, kNameLine - 1);
        if (reservesNames()) line.adjust(0, 3, 0, 6);
        for (const QString& words : m_look.names[std::size_t(head)][qsizetype(*packing.form)].split(u'\n')) {
            marks.elided(line, Qt::AlignLeft | Qt::AlignVCenter, words, nameFont(isChosen),
                         isChosen ? theme.text : theme.muted);
            line.translate(0, kNameLine - 2);
        }
    }
    // The frame includes the stripe. It is added last, so that it lies above the neighbouring pictures.
    if (const QRectF chosen = pictureOf(m_look.chosen); !chosen.isEmpty()) {
        const double margin = std::min(gap, kPictureGap), distance = kFrameDistance * margin;
        const QColor ink = m_look.colours[std::size_t(m_look.chosen)];
        marks.casedBox(chosen.adjusted(-stripe - distance, -distance, distance, distance),
                       stripe > 0 || ink == theme.track ? theme.text : ink, margin / 2, theme.surface, margin / 4);
    }
}

}  // namespace attention
