#include "ui/figure/parts/growth_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/curve.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/figure/value_axis.h"

namespace attention {
namespace {

constexpr double kGrowthRing = 3.5, kGrowthMark = 7;
/// Margins of the axes at both ends, in powers of ten.
constexpr double kKeyMargin = 0.06, kValueMargin = 0.15;
/// Minimum distance between the ticks of the values' axis, in pixels.
constexpr double kMinDecade = 20;
/// Maximum width in pixels, so large that the chart takes all of the available width.
constexpr double kGrowthWidest = 4000;
constexpr int kMinUp = 15, kMaxUp = 40;
/// Opacity of the fill of a slope triangle.
constexpr float kTriangleOpacity = 0.14F;

}  // namespace

GrowthChartPart::GrowthChartPart(Figure& figure) : PlotPart(figure) {
    setMinimumSize({150, 120});
    setMaximumSize({kGrowthWidest, kMaxExtent});
    declareMarks = [this](Marks& marks) { addData(marks); };
    findCell = [this](const QPointF& keyAndValue) -> std::optional<Cell> {
        const Ring* nearest = nullptr;
        double minDistance = std::numeric_limits<double>::infinity();
        for (const Ring& ring : m_look.rings) {
            const double distance =
                QLineF(placeOf(ring.key, ring.value), at(keyAndValue.x(), keyAndValue.y())).length();
            if (distance < minDistance) minDistance = distance, nearest = &ring;
        }
        return nearest ? std::optional(nearest->cell) : std::nullopt;
    };
    findRect = [this](const Cell& cell) -> std::optional<QRectF> {
        const Ring* ring = ringOf(cell);
        return ring ? std::optional(squareAround(placeOf(ring->key, ring->value), kGrowthMark)) : std::nullopt;
    };
    declareHighlight = [this](Marks& marks, const Cell& cell, Highlight how) { addRingHighlight(marks, cell, how); };
}

void GrowthChartPart::set(Look look, const Theme& theme) {
    m_look = std::move(look);
    m_theme = &theme;
    styleAxes({std::log10(m_look.first) - kKeyMargin, std::log10(m_look.last) + kKeyMargin}, m_look.keyName,
              {m_look.decades.first - kValueMargin, m_look.decades.second + kValueMargin});
    // From one tick to the next, keys grow by a factor of 2 or 4.
    std::vector<std::pair<double, QString>> keys, values;
    const double factor = m_look.last / m_look.first > 100 ? 4 : 2;
    for (double key = m_look.first; key <= m_look.last * (1 + 1e-9); key *= factor)
        keys.emplace_back(std::log10(key), m_look.keyText(key));
    const int decades = m_look.decades.second - m_look.decades.first;
    const int tickStep = decades > 6 ? 2 : 1;
    for (int power = m_look.decades.first; power <= m_look.decades.second; power += tickStep)
        values.emplace_back(power, m_look.decadeText(power));
    setTicks(x(), keys);
    setTicks(y(), values);
    setMinimumSize({150, std::max(100.0, kMinDecade * decades / tickStep)});
}

QPointF GrowthChartPart::placeOf(double key, double value) const {
    return at(std::log10(key), std::log10(value));
}

const GrowthChartPart::Ring* GrowthChartPart::ringOf(const Cell& cell) const {
    const auto found = std::ranges::find(m_look.rings, cell, &Ring::cell);
    return found == m_look.rings.end() ? nullptr : &*found;
}

void GrowthChartPart::addData(Marks& marks) const {
    for (const Line& line : m_look.lines) {
        QPolygonF points;
        for (std::size_t i = 0; i < line.keys.size(); ++i)
            if (std::isfinite(line.values[i])) points << placeOf(line.keys[i], line.values[i]);
        marks.curve(points, strokePen(line.ink, 2.5, line.dash));
    }
    for (const Ring& ring : m_look.rings)
        marks.dot(placeOf(ring.key, ring.value), kGrowthRing, ring.ink, false, m_theme->surface);
}

void GrowthChartPart::addRingHighlight(Marks& marks, const Cell& cell, Highlight how) const {
    const Ring* ring = ringOf(cell);
    if (!ring) return;
    const QPointF centre = placeOf(ring->key, ring->value);
    if (how == Highlight::Pinned) return marks.pin(squareAround(centre, 6), content(), *m_theme);
    marks.casedRing(centre, kGrowthMark, strokePen(m_theme->text, how == Highlight::Current ? 2 : 1), m_theme->surface);
    if (how != Highlight::Current) return;
    marks.tag(ring->words, centre - QPointF(0, 22), content(), m_theme->text, m_theme->surface);
}

void GrowthChartPart::addSlopeTriangles(Marks& marks, const Theme& theme,
                                        const std::vector<SlopeTriangle>& triangles) const {
    if (!isVisible()) return;
    const int size = std::clamp(int(content().height() / 11), kMinUp, kMaxUp);
    const QFont up = textFont(size, QFont::DemiBold), across = textFont(font_size::kBody);
    for (const SlopeTriangle& triangle : triangles) {
        const QPointF from = placeOf(triangle.from, triangle.bottom), corner = placeOf(triangle.to, triangle.bottom);
        const QPointF end = placeOf(triangle.to, triangle.top);
        QColor fill = triangle.ink;
        fill.setAlphaF(kTriangleOpacity);
        marks.polygon(QPolygonF{from, corner, end}, Qt::NoPen, fill);
        marks.polyline(QPolygonF{from, corner, end},
                       strokePen(triangle.ink, 2.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        // Labels have a background, because other lines pass there.
        const auto label = [&](const QRectF& box, const QString& text, const QFont& font, const QColor& ink) {
            QColor ground = theme.surface;
            ground.setAlphaF(0.85F);
            marks.fill(box, ground);
            // A comma hangs lower than the digits.
            marks.elided(box.adjusted(0, -kMinUp, 0, kMinUp), Qt::AlignCenter, text, font, ink);
        };
        const double acrossWidth = std::ceil(textWidth(triangle.across, across)) + 2;
        label({(from.x() + corner.x() - acrossWidth) / 2, corner.y() + 3, acrossWidth, 17}, triangle.across, across,
              theme.muted);
        // The label is only as high as its digits, so that it covers no grid line if it fits between two. It is below
        // the upper end of the triangle, because the line continues there to the right.
        const double half = 0.45 * size, width = std::ceil(textWidth(triangle.up, up)) + 2;
        const double middle = std::max((corner.y() + end.y()) / 2, end.y() + half + 6);
        label({corner.x() + 8, middle - half, width, 2 * half}, triangle.up, up, triangle.ink);
        if (!triangle.alike.isEmpty())
            label({corner.x() + 8, middle + half + 3, std::ceil(textWidth(triangle.alike, across)) + 2, 17},
                  triangle.alike, across, theme.muted);
    }
}

}  // namespace attention
