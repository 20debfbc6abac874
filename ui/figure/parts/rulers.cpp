#include "ui/figure/parts/rulers.h"

#include <algorithm>

#include "core/scene/parameter_table.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kEnd = 5;
constexpr double kAroundText = 10;
/// Minimum length of the line at each side of a text in its gap.
constexpr double kMinLine = 16;

QFont largeFont() {
    return textFont(font_size::kTitle, QFont::DemiBold);
}

}  // namespace

void RulersPart::set(std::vector<Ruler> rulers, const PlotPart& plot, double right) {
    m_right = right;
    m_rulers = std::move(rulers);
    m_plot = &plot;
    m_line = std::ranges::all_of(m_rulers, &QString::isEmpty, &Ruler::number) ? kLine : kTallLine;
}

Part::SizeHint RulersPart::measureSizeHint(QSizeF) const {
    const double height = m_line * double(m_rulers.size());
    return {.minimum = {0, height}, .maximum = {kMaxExtent, height}};
}

void RulersPart::draw(QCPPainter& painter, const Theme& theme) {
    double y = content().top() + m_line / 2;
    for (const Ruler& ruler : m_rulers) {
        const double left = std::max(content().left(), m_plot->at(ruler.from, 0).x());
        const double end = m_plot->at(ruler.to, 0).x();
        const bool isBeyond = end > content().right() + 0.5;
        const double right = isBeyond ? content().right() : end;
        const QFont font = textFont(font_size::kAxis, ruler.isBold ? QFont::DemiBold : QFont::Normal);
        // The large number is wider than the letters that it replaces.
        const double extra = textWidth(ruler.number, largeFont()) - textWidth(ruler.number, font);
        const double room = std::max(content().right(), m_right) - right - kAroundText - extra;
        // The longest form that fits in a gap of the line, or behind the line.
        const QString within = firstFittingText(ruler.forms, right - left - 2 * kMinLine - 2 * kAroundText, font);
        const QString behind = firstFittingText(ruler.forms, room, font);
        const bool isWithin =
            !within.isEmpty() && (behind.isEmpty() || (ruler.number.isEmpty() && within.size() >= behind.size()));
        const QString text = isWithin ? within : behind.isEmpty() ? ruler.forms.back() : behind;
        const double width = textWidth(text, font) + extra + 2 * kAroundText;
        painter.setPen(strokePen(ruler.colour, ruler.isBold ? 2 : 1.5, Qt::SolidLine, Qt::FlatCap));
        const double middle = (left + right) / 2;
        if (isWithin) {
            painter.drawLine(QLineF(left, y, middle - width / 2, y));
            painter.drawLine(QLineF(middle + width / 2, y, right, y));
        } else {
            painter.drawLine(QLineF(left, y, right, y));
        }
        painter.drawLine(QLineF(left, y - kEnd, left, y + kEnd));
        if (isBeyond)
            painter.drawPolyline(QPolygonF{{right - 6, y - kEnd}, {right, y}, {right - 6, y + kEnd}});
        else
            painter.drawLine(QLineF(right, y - kEnd, right, y + kEnd));
        // If no form fits, the last one is drawn on the line, on a cleared background.
        const double start = isWithin ? middle - width / 2 + kAroundText
                             : behind.isEmpty()
                                 ? std::max(content().left() + kAroundText, middle - width / 2 + kAroundText)
                                 : right + kAroundText;
        const QRectF place(start, y - m_line / 2, width - 2 * kAroundText + 1, m_line);
        if (!isWithin && behind.isEmpty()) clearGround(painter, place.adjusted(-3, 0, 3, 0), theme.surface);
        drawText(painter, place, text, font, ruler, theme.text);
        y += m_line;
    }
}

void RulersPart::drawText(QCPPainter& painter, const QRectF& place, const QString& text, const QFont& font,
                          const Ruler& ruler, const QColor& ink) {
    const qsizetype index = ruler.number.isEmpty() ? -1 : text.lastIndexOf(ruler.number);
    if (index < 0 || shownText(text) != text)
        return drawElided(painter, place, Qt::AlignLeft | Qt::AlignVCenter, text, font, ink);
    tellPaintedText(text);
    // All pieces share one baseline.
    const QFontMetricsF large(largeFont());
    const double base = place.center().y() + large.capHeight() / 2;
    double x = place.left();
    for (const QString& piece : {text.left(index), ruler.number, text.mid(index + ruler.number.size())}) {
        const bool isNumber = piece == ruler.number;
        painter.setFont(isNumber ? largeFont() : font);
        painter.setPen(isNumber ? ruler.colour : ink);
        painter.drawText(QPointF(x, base), piece);
        x += textWidth(piece, painter.font());
    }
}

}  // namespace attention
