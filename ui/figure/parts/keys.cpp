#include "ui/figure/parts/keys.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/matrix_panel.h"

namespace attention {
namespace {

constexpr double kBeforeName = 6;
constexpr double kBetween = 16;

double widthOf(const QString& text, const QFont& font) {
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text)) + 1;
}

}  // namespace

void KeysPart::set(std::vector<Key> keys, const QFont& font, const QColor& ink) {
    m_keys = std::move(keys);
    m_font = font;
    m_ink = ink;
    m_places.clear();
}

QString KeysPart::nameOf(const Key& key, double width) const {
    const QString fitting = firstFitting(key.forms, width - kMark - kBeforeName, m_font);
    return fitting.isEmpty() ? key.forms.back() : fitting;
}

const std::vector<QRectF>& KeysPart::names(double width) const {
    // An arrangement asks some twenty times.
    const auto [known, isNew] = m_places.try_emplace(width);
    std::vector<QRectF>& places = known->second;
    if (!isNew) return places;
    double x = 0, y = 0;
    for (const Key& key : m_keys) {
        const double name = widthOf(nameOf(key, width), m_font);
        if (x > 0 && x + kMark + kBeforeName + name > width) x = 0, y += kLine;
        places.emplace_back(x + kMark + kBeforeName, y, name, kLine);
        x = places.back().right() + kBetween;
    }
    return places;
}

Part::Need KeysPart::measure(QSizeF room) const {
    double least = 0;
    for (const Key& key : m_keys) least = std::max(least, kMark + kBeforeName + widthOf(key.forms.back(), m_font));
    const std::vector<QRectF>&places = names(std::max(room.width(), least)), &oneLine = names(kUnlimited);
    const double height = places.empty() ? 0 : places.back().bottom();
    return {.least = {least, height}, .most = {oneLine.empty() ? 0 : oneLine.back().right(), height}};
}

void KeysPart::draw(QCPPainter& painter, const Theme&) {
    const std::vector<QRectF>& places = names(content().width());
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const QRectF name = places[i].translated(content().topLeft());
        painter.save();
        m_keys[i].draw(painter, QRectF(name.left() - kBeforeName - kMark, name.top(), kMark, kLine));
        painter.restore();
        drawElided(painter, name, Qt::AlignLeft | Qt::AlignVCenter, nameOf(m_keys[i], content().width()), m_font,
                   m_ink);
    }
}

}  // namespace attention
