#include "ui/figure/parts/span_arrow.h"

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kHeight = 20;
constexpr double kBesideWord = 8;
/// Shorter arrows would be only heads.
constexpr double kMinSpanArrow = 20;

QFont wordFont() {
    return textFont(font_size::kName, QFont::DemiBold);
}

}  // namespace

void SpanArrowPart::set(QString from, QString to) {
    m_from = std::move(from);
    m_to = std::move(to);
    m_need = {.minimum = {1, kHeight}, .maximum = {kMaxExtent, kHeight}};
}

void SpanArrowPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF& room = content();
    const double from = textWidth(m_from, wordFont()), to = textWidth(m_to, wordFont());
    const double left = room.left() + from + kBesideWord, right = room.right() - to - kBesideWord;
    if (right - left < 0) return;
    for (const auto& [word, side] : {std::pair(m_from, Qt::AlignLeft), {m_to, Qt::AlignRight}})
        drawElided(painter, room, side | Qt::AlignVCenter, word, wordFont(), theme.text);
    const double y = room.center().y();
    if (right - left >= kMinSpanArrow)
        drawConnector(painter, QPolygonF{QPointF(left, y), QPointF(right, y)}, theme.control);
}

}  // namespace attention
