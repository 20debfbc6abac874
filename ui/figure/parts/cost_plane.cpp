#include <algorithm>
#include <array>
#include <cmath>

#include "ui/figure/architecture_style.h"
#include "ui/figure/curve.h"
#include "ui/figure/elided_text.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/cost_chart.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/figure/theme.h"
#include "ui/text/architecture_words.h"

namespace attention {
namespace {

/// Joins adjacent areas with the same cheapest layers that lie above each other, so that no seams are visible.
std::vector<std::pair<std::vector<Architecture>, QPolygonF>> planeRegions(const CostPlaneMap& map,
                                                                          const CostChartPart& chart) {
    struct Region {
        std::vector<Architecture> lowest;
        std::array<CostPlanePoint, 2> top;
        QPolygonF left;
        QPolygonF right;
    };
    std::vector<Region> regions;
    for (const CostPlaneArea& area : map.areas) {
        const auto& [lowLeft, lowRight, highRight, highLeft] = area.corners;
        const std::array<CostPlanePoint, 2> bottom{lowLeft, lowRight};
        auto joined = std::ranges::find_if(
            regions, [&](const Region& region) { return region.lowest == area.lowest && region.top == bottom; });
        if (joined == regions.end()) {
            regions.push_back(
                {area.lowest, bottom, {chart.at(lowLeft.n, lowLeft.d)}, {chart.at(lowRight.n, lowRight.d)}});
            joined = regions.end() - 1;
        }
        joined->top = {highLeft, highRight};
        joined->left << chart.at(highLeft.n, highLeft.d);
        joined->right << chart.at(highRight.n, highRight.d);
    }
    std::vector<std::pair<std::vector<Architecture>, QPolygonF>> outlines;
    for (Region& region : regions) {
        std::ranges::reverse(region.right);
        outlines.emplace_back(std::move(region.lowest), region.left + region.right);
    }
    return outlines;
}

void drawStripes(QCPPainter& painter, const QPolygonF& area, const std::vector<Architecture>& lowest,
                 const Theme& theme) {
    if (lowest.size() < 2) return;
    constexpr double kStripe = 7;
    QPainterPath whole;
    whole.addPolygon(area);
    whole.closeSubpath();
    // Qt's SVG generator does not support clipping.
    const bool canClip = painter.paintEngine()->type() != QPaintEngine::SVG;
    painter.save();
    painter.setPen(Qt::NoPen);
    if (canClip) painter.setClipPath(whole, Qt::IntersectClip);
    const QRectF room = whole.boundingRect().adjusted(-1, -1, 1, 1);
    const double height = room.height();
    const double period = kStripe * double(lowest.size());
    // Stripes have the same positions in all regions, so that they continue in adjacent regions.
    const double first = std::floor((room.left() - height + room.bottom()) / period) * period - room.bottom();
    for (std::size_t which = 1; which < lowest.size(); ++which) {
        const QColor colour = architectureColour(lowest[which], theme);
        painter.setBrush(colour);
        for (double x = first + double(which) * kStripe; x < room.right(); x += period) {
            // Each stripe alone, because Qt's rasteriser takes a hundred times as long for many stripes in one path.
            if (canClip) {
                painter.setPen(strokePen(colour, kStripe / std::sqrt(2), Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(QLineF(x + kStripe / 2 - kStripe, room.bottom() + kStripe,
                                        x + kStripe / 2 + height + kStripe, room.top() - kStripe));
                continue;
            }
            QPainterPath stripe;
            stripe.addPolygon(QPolygonF{QPointF(x, room.bottom()), QPointF(x + kStripe, room.bottom()),
                                        QPointF(x + kStripe + height, room.top()), QPointF(x + height, room.top()),
                                        QPointF(x, room.bottom())});
            painter.drawPath(stripe.intersected(whole));
        }
    }
    painter.restore();
}

}  // namespace

void CostChartPart::drawPlane(QCPPainter& painter) const {
    painter.setAntialiasing(false);
    painter.setPen(Qt::NoPen);
    const auto regions = planeRegions(m_study->map, *this);
    for (const auto& [lowest, area] : regions) {
        painter.setBrush(architectureColour(lowest.front(), theme()));
        painter.drawPolygon(area);
    }
    painter.setAntialiasing(true);
    for (const auto& [lowest, area] : regions) drawStripes(painter, area, lowest, theme());
    drawContours(painter);
    drawRegionNames(painter);
    const QPointF marked(markerX(), markerY());
    drawCasedLine(painter, QLineF(marked.x(), content().top(), marked.x(), content().bottom()), theme().muted, 1.5,
                  theme().surface);
    drawCasedLine(painter, QLineF(content().left(), marked.y(), content().right(), marked.y()), theme().muted, 1.5,
                  theme().surface);
    drawRing(painter, marked, kRing);
    drawTag(painter, fittingTag(m_study->lowest), m_presentBox.center(), content(), theme().surface, theme().text);
}

void CostChartPart::drawContours(QCPPainter& painter) const {
    const std::vector<CostPlaneContour>& contours = m_study->map.contours;
    for (const CostPlaneContour& contour : contours) {
        const QPolygonF line = pixels(contour.line);
        QPen casing = strokePen(theme().surface, contour.isBorder ? 4 : 3, Qt::SolidLine, Qt::FlatCap);
        drawCurve(painter, line, casing);
        QPen pen = strokePen(theme().text, contour.isBorder ? 1.75 : 1.25, Qt::SolidLine, Qt::FlatCap);
        if (!contour.isBorder) pen.setDashPattern({5, 4});
        drawCurve(painter, line, pen);
    }
    for (const Label& label : m_labels) {
        if (!label.place) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().surface);
        painter.drawRoundedRect(label.place->box, 4, 4);
        const QSizeF size = label.lines.front().size();
        label.lines.front().paint(painter, label.place->box.center() - QPointF(size.width() / 2, size.height() / 2),
                                  theme(), theme().text);
    }
}

void CostChartPart::drawRegionNames(QCPPainter& painter) const {
    const std::vector<CostPlaneRow>& rows = m_study->map.rows;
    const QFont font = textFont(font_size::kName, QFont::DemiBold);
    std::vector<std::vector<Architecture>> kinds;
    for (const CostPlaneRow& row : rows)
        for (const CostRegion& region : row.regions)
            if (std::ranges::find(kinds, region.lowest) == kinds.end()) kinds.push_back(region.lowest);
    LabelPlacer room = m_room;
    for (const CostPlaneContour& contour : m_study->map.contours) {
        QPolygonF line = pixels(contour.line);
        for (const QPointF& point : line) room.avoid(squareAround(point, 3));
    }
    for (const auto& kind : kinds) {
        const QString name = namesOf(kind);
        const QSizeF size(textWidth(name, font) + 16, 20);
        // The free place that is farthest from the borders of the region.
        std::optional<QRectF> best;
        double maxDistance = 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (const CostRegion& region : rows[i].regions) {
                if (region.lowest != kind) continue;
                const double y = at(0, rows[i].d).y();
                const double from = xOf(region.from);
                const double to = xOf(region.to);
                for (const double share : {0.5, 0.35, 0.65, 0.2, 0.8}) {
                    QRectF box(QPointF(), size);
                    box.moveCenter({from + (to - from) * share, y});
                    if (!isWithin(kind, box) || !room.isFree(box)) continue;
                    const double aside = std::min(box.left() - from, to - box.right()) + 20;
                    const double above = std::min(y - content().top(), content().bottom() - y);
                    if (std::min(aside, above) <= maxDistance) continue;
                    maxDistance = std::min(aside, above);
                    best = box;
                }
            }
        if (!best) continue;
        room.avoid(*best);
        const QColor colour = architectureColour(kind.front(), theme());
        if (kind.size() > 1) {
            drawTag(painter, name, best->center(), content(), theme().surface, theme().text);
        } else {
            drawElided(painter, *best, Qt::AlignCenter, name, font, contrastingColour(colour));
        }
    }
}

bool CostChartPart::isWithin(const std::vector<Architecture>& kind, const QRectF& box) const {
    for (const CostPlaneRow& row : m_study->map.rows) {
        const double y = at(0, row.d).y();
        if (y < box.top() - 8 || y > box.bottom() + 8) continue;
        const bool isIn = std::ranges::any_of(row.regions, [&](const CostRegion& region) {
            return region.lowest == kind && xOf(region.from) <= box.left() && xOf(region.to) >= box.right();
        });
        if (!isIn) return false;
    }
    return true;
}

void CostChartPart::placePlaneLabels() {
    m_room.avoid(QRectF(markerX() - 3, content().top(), 6, content().height()));
    m_room.avoid(QRectF(content().left(), markerY() - 3, content().width(), 6));
    m_presentBox = presentBox();
    m_room.avoid(m_presentBox);
    const std::vector<CostPlaneContour>& contours = m_study->map.contours;
    for (std::size_t i = 0; i < contours.size(); ++i) {
        Label label{i, {}, {}};
        label.lines.emplace_back(contours[i].formula, kLabelSize);
        const QPolygonF line = pixels(contours[i].line);
        const QSizeF size = label.lines.back().size() + QSizeF(10, 4);
        LabelPlacer others(content());
        for (std::size_t j = 0; j < contours.size(); ++j)
            if (j != i) others.avoidCurve(pixels(contours[j].line));
        // From the middle of the line outwards, away from other contours, so that it is clear which one it names.
        constexpr int kPlaces = 40;
        for (const double aside : {0.0, -0.5, 0.5})
            for (int step = 1; step < kPlaces && !label.place; ++step) {
                const double share = 0.5 + (step % 2 ? 1 : -1) * double(step / 2) / kPlaces;
                const double position = share * double(line.size() - 1);
                const auto before = std::min(qsizetype(position), line.size() - 2);
                const QPointF point = line[before] + (line[before + 1] - line[before]) * (position - double(before));
                QRectF box(QPointF(), size);
                box.moveCenter(point + QPointF(aside * (size.width() + 4), 0));
                constexpr double kApart = 3;
                if (!m_room.isFree(box) || !others.isFree(box.adjusted(-kApart, -kApart, kApart, kApart))) continue;
                m_room.avoid(box);
                label.place = LabelPlacer::Place{box, {}};
            }
        m_labels.push_back(std::move(label));
    }
}

QString CostChartPart::fittingTag(const std::vector<Architecture>& layers) const {
    const QFont font = textFont(font_size::kAxis, QFont::DemiBold);
    for (const QString& names : {namesOf(layers), namesOf(layers, true)})
        if (textWidth(names, font) <= content().width() / 2 - 40) return names;
    return elidedText(namesOf(layers, true), font, content().width() - 40);
}

QRectF CostChartPart::presentBox() const {
    const QFont font = textFont(font_size::kAxis, QFont::DemiBold);
    const QSizeF size(textWidth(fittingTag(m_study->lowest), font) + 14, 20);
    const LabelPlacer anywhere(content().adjusted(2, 2, -2, -2));
    LabelPlacer room = anywhere;
    LabelPlacer borders = anywhere;
    for (const CostPlaneContour& contour : m_study->map.contours) {
        room.avoidCurve(pixels(contour.line));
        if (contour.isBorder) borders.avoidCurve(pixels(contour.line));
    }
    const QPointF marked(markerX(), markerY());
    for (const double away : {9.0, 24.0})
        for (const LabelPlacer* free : std::array<const LabelPlacer*, 3>{&room, &borders, &anywhere})
            for (const auto& [x, y] : {std::pair{1, -1}, {-1, -1}, {1, 1}, {-1, 1}}) {
                QRectF box(QPointF(), size);
                box.moveCenter(marked + QPointF(x * (size.width() / 2 + away), y * (size.height() / 2 + away)));
                if (free->isFree(box) && (free != &anywhere || away > 9)) return box;
            }
    QRectF box(QPointF(), size);
    box.moveCenter(content().center());
    return box;
}

}  // namespace attention
