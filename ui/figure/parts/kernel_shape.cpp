#include "ui/figure/parts/kernel_shape.h"

#include <algorithm>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"

namespace attention {
namespace {

/// Sizes of a box, in pixels.
constexpr double kMaxTokenBoxWidth = 21;
constexpr double kTokenBoxHeight = 15;
/// Narrower boxes have no text.
constexpr double kMinNumbered = 18;
constexpr double kWidestMinimum = 120;

}  // namespace

void KernelShapePart::set(Look look) {
    m_look = std::move(look);
    const auto boxes = double(m_look.count);
    m_need = {.minimum = {std::min(kMinNumbered * boxes, kWidestMinimum), kTokenBoxHeight},
              .maximum = {kMaxTokenBoxWidth * boxes, kTokenBoxHeight}};
}

void KernelShapePart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF& room = content();
    const double width = room.width() / double(m_look.count);
    painter.setPen(strokePen(theme.rule, 1));
    for (Index box = 0; box < m_look.count && width >= 4; ++box)
        painter.drawRect(QRectF(room.left() + double(box) * width, room.top(), width, room.height()));
    for (std::size_t i = 0; i < m_look.shifts.size(); ++i) {
        const QRectF box(room.left() + double(m_look.shifts[i] - m_look.first) * width, room.top(), width,
                         room.height());
        painter.fillRect(box.adjusted(0.5, 0.5, -0.5, -0.5), m_look.fill);
        if (width >= kMinNumbered)
            drawFirstFitting(painter, box, Qt::AlignCenter, {m_look.names.value(qsizetype(i))},
                             textFont(font_size::kSmallest), m_look.ink);
    }
}

}  // namespace attention
