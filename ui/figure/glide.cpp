#include "ui/figure/glide.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QEasingCurve>

#include "ui/figure/figure.h"

namespace attention {

void GlidingNumbers::set(Figure& figure, std::vector<double> values, double period) {
    // A new layout of the same values does not restart their glide.
    if (m_figure && values == m_to) return;
    const bool glides = m_figure && figure.glides() && values.size() == m_to.size();
    std::vector<double> from = values;
    for (std::size_t i = 0; i < values.size() && glides; ++i) {
        const double way = values[i] - (*this)[i];
        from[i] = values[i] - (period > 0 ? std::fmod(way, period) : way);
    }
    m_figure = &figure;
    m_from = std::move(from);
    m_to = std::move(values);
    m_start = glides ? figure.beginGlide() : -Figure::kGlideTime;
}

double GlidingNumbers::progress() const {
    if (!m_figure || m_start < 0) return 1;
    static const QEasingCurve curve(QEasingCurve::InOutCubic);
    return curve.valueForProgress(std::clamp((m_figure->glideTime() - m_start) / Figure::kGlideTime, 0.0, 1.0));
}

double GlidingNumbers::timeOf(double share) {
    // The inverse of the curve above.
    const double part = share < 0.5 ? std::cbrt(2 * share) / 2 : 1 - std::cbrt(2 * (1 - share)) / 2;
    return Figure::kGlideTime * part;
}

double GlidingNumbers::operator[](std::size_t index) const {
    const double done = progress();
    // Exact at the end.
    return done < 1 ? std::lerp(m_from[index], m_to[index], done) : m_to[index];
}

}  // namespace attention
