#include "ui/figure/line_field.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attention {
namespace {

/// Larger optical depths count as opaque.
constexpr double kMaxDepth = 6;
constexpr int kShades = 1536;

}  // namespace

LineAccumulator::LineAccumulator(const QRectF& area, double ratio)
    : m_ratio(ratio),
      m_left(int(std::floor(area.left() * ratio))),
      m_top(int(std::floor(area.top() * ratio))),
      m_columns(std::max(0, int(std::ceil(area.right() * ratio)) - m_left)),
      m_rows(std::max(0, int(std::ceil(area.bottom() * ratio)) - m_top)),
      m_opticalDepth(std::size_t(m_columns) * std::size_t(m_rows)) {}

void LineAccumulator::add(const QLineF& line, double width, double opacity) {
    // Along u the line goes from pixel to pixel, along v it is narrow.
    const bool steep = std::abs(line.dy()) >= std::abs(line.dx());
    const auto along = [&](const QPointF& p) { return steep ? p.y() * m_ratio - m_top : p.x() * m_ratio - m_left; };
    const auto across = [&](const QPointF& p) { return steep ? p.x() * m_ratio - m_left : p.y() * m_ratio - m_top; };
    double u0 = along(line.p1()), u1 = along(line.p2()), v0 = across(line.p1()), v1 = across(line.p2());
    if (u0 > u1) {
        std::swap(u0, u1);
        std::swap(v0, v1);
    }
    if (!(u1 > u0)) return;
    const double slope = (v1 - v0) / (u1 - u0);
    const auto wide = float(width * m_ratio * std::sqrt(1 + slope * slope));
    const auto depth = float(-std::log1p(-opacity));
    const auto alongStride = steep ? std::size_t(m_columns) : std::size_t(1);
    const auto acrossStride = steep ? std::size_t(1) : std::size_t(m_columns);
    const auto limit = float(steep ? m_columns : m_rows);
    const int last = std::min(int(std::floor(u1)), (steep ? m_rows : m_columns) - 1);
    const auto cover = [&](int u) {
        const double begin = std::max(u0, double(u)), end = std::min(u1, u + 1.0);
        const auto middle = float(v0 + slope * ((begin + end) / 2 - u0));
        const float low = std::max(0.0F, middle - wide / 2), high = std::min(limit, middle + wide / 2);
        const float amount = depth * float(end - begin);
        float* at = m_opticalDepth.data() + std::size_t(u) * alongStride;
        for (int v = int(low); float(v) < high; ++v)
            at[std::size_t(v) * acrossStride] += amount * (std::min(high, float(v + 1)) - std::max(low, float(v)));
    };
    int u = std::max(0, int(std::floor(u0)));
    const bool isInside = std::min(v0, v1) - wide > 1 && float(std::max(v0, v1)) + wide < limit - 3;
    if (isInside && wide <= 2 && last - u > 2) {
        // A fast loop for most of the line: each step covers a whole pixel along it and at most three across.
        cover(u++);
        const auto step = float(slope);
        float low = float(v0 + slope * (u + 0.5 - u0)) - wide / 2;
        float* row = m_opticalDepth.data() + std::size_t(u) * alongStride;
        for (; u < last; ++u, low += step, row += alongStride) {
            const int v = int(low);
            float* at = row + std::size_t(v) * acrossStride;
            const float first = std::min(float(v + 1) - low, wide);
            const float second = std::min(wide - first, 1.0F);
            at[0] += depth * first;
            at[acrossStride] += depth * second;
            at[2 * acrossStride] += depth * (wide - first - second);
        }
    }
    for (; u <= last; ++u) cover(u);
}

QImage LineAccumulator::picture(const QColor& ink) const {
    if (m_columns == 0 || m_rows == 0) return {};
    static const auto opacities = [] {
        std::array<int, kShades + 1> all;
        for (int shade = 0; shade <= kShades; ++shade)
            all[std::size_t(shade)] = int(std::lround(255 * (1 - std::exp(-shade * kMaxDepth / kShades))));
        return all;
    }();
    std::array<QRgb, kShades + 1> shades;
    std::ranges::transform(opacities, shades.begin(), [&](int opacity) {
        return qPremultiply(qRgba(ink.red(), ink.green(), ink.blue(), opacity));
    });
    QImage image(m_columns, m_rows, QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < m_rows; ++row) {
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(row));
        const float* depth = m_opticalDepth.data() + std::size_t(row) * std::size_t(m_columns);
        for (int column = 0; column < m_columns; ++column)
            pixel[column] = shades[std::size_t(std::min<float>(kShades, depth[column] * float(kShades / kMaxDepth)))];
    }
    image.setDevicePixelRatio(m_ratio);
    return image;
}

}  // namespace attention
