#include "ui/figure/parts/part.h"

#include "ui/figure/heatmap.h"
#include "ui/figure/panel_title.h"

namespace attention {
namespace {

constexpr double kTitleHeight = 22;

}  // namespace

void drawMark(QCPPainter& painter, const QRectF& box, const QRectF& inside, Mark how, const Theme& theme,
              const std::optional<QColor>& outline) {
    if (how == Mark::Pinned) return drawCellMark(painter, box, inside, theme);
    drawCasedBox(painter, box, outline.value_or(theme.text), how == Mark::Current ? 2 : 1, theme.surface);
}

void Part::setTitle(QStringList names, QStringList notes) {
    m_names = std::move(names);
    m_notes = std::move(notes);
}

Part::Need Part::need(QSizeF room) const {
    Need need = measure(room);
    if (!m_names.isEmpty()) need.around.setTop(need.around.top() + kTitleHeight);
    return need;
}

void Part::place(const QRectF& content, const QRectF& frame) {
    m_content = content;
    m_frame = frame;
    placed();
}

QRectF Part::extent() const {
    if (!isShown()) return {};
    return m_frame.united(m_content.marginsAdded(need(m_content.size()).around));
}

void Part::leave() {
    m_content = m_frame = {};
    left();
}

void Part::paint(QCPPainter& painter, const Theme& theme) {
    if (!isShown()) return;
    painter.save();
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    draw(painter, theme);
    if (!m_names.isEmpty()) {
        // Beside the content stand numbers only, so a title may begin above them.
        const double top = m_content.top() - need(m_content.size()).around.top();
        drawPanelTitle(painter, QRectF(m_frame.left(), top, m_frame.width(), kTitleHeight - 2), m_names, m_notes,
                       theme);
    }
    painter.restore();
}

}  // namespace attention
