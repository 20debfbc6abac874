#include "ui/figure/parts/part.h"

#include <algorithm>
#include <array>

#include "ui/figure/marks.h"
#include "ui/figure/panel_title.h"

namespace attention {
namespace {

constexpr double kTitleHeight = 22;

}  // namespace

bool Part::ColourScale::hasColoursOf(const ColourScale& other) const {
    // Between its stops a map is linear: two maps that agree here are one.
    constexpr std::array kSamples{0.0, 0.08, 0.2, 0.45, 0.7, 0.8, 0.97, 1.0};
    return std::ranges::all_of(kSamples, [&](double at) { return map.at(at) == other.map.at(at); });
}

bool Part::ColourScale::operator==(const ColourScale& other) const {
    return low == other.low && high == other.high && hasColoursOf(other);
}

void Part::setTitle(QStringList names, QStringList notes) {
    m_names = std::move(names);
    m_notes = std::move(notes);
}

void Part::setKey(std::string_view key, std::size_t number) {
    m_key = key;
    m_keyNumber = number;
}

std::string Part::key() const {
    return std::string(m_key) + (m_keyNumber > 0 ? '-' + std::to_string(m_keyNumber) : std::string());
}

Part::SizeHint Part::sizeHint(QSizeF room) const {
    if (m_fixedHint) return *m_fixedHint;
    SizeHint need = measureSizeHint(room);
    if (!m_names.isEmpty()) need.margins.setTop(need.margins.top() + kTitleHeight);
    return need;
}

void Part::setGeometry(const QRectF& content, const QRectF& frame) {
    m_content = content;
    m_frame = frame;
    geometryChanged();
    areasChanged();
}

QRectF Part::boundingRect() const {
    if (!isVisible()) return {};
    return m_frame.united(m_content.marginsAdded(sizeHint(m_content.size()).margins));
}

void Part::hide() {
    m_content = m_frame = {};
    hidden();
    areasChanged();
}

void Part::paint(QCPPainter& painter, const Theme& theme) {
    if (!isVisible()) return;
    painter.save();
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    draw(painter, theme);
    if (!m_names.isEmpty()) {
        // Beside the content stand numbers only, so a title may begin above them.
        const double top = m_content.top() - sizeHint(m_content.size()).margins.top();
        drawPanelTitle(painter, QRectF(m_frame.left(), top, m_frame.width(), kTitleHeight - 2), m_names, m_notes,
                       theme);
    }
    painter.restore();
}

void Part::addHighlight(Marks& marks, const Theme& theme, const Cell& cell, Highlight how) {
    marks.block([this, &theme, cell, how](QCPPainter& painter) {
        painter.save();
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        drawHighlight(painter, theme, cell, how);
        painter.restore();
    });
}

}  // namespace attention
