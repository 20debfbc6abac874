#include "ui/figure/parts/period_ruler.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/panel_title.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kRulerTitle = 20;
constexpr double kRulerEnds = 16;
/// If circles are at least this far apart, their numbers are inside of them.
constexpr double kNumbered = 21;
/// Height of a square's centre above the line, and of its text above the centre, clear of a selected square's outline.
constexpr double kRise = 14;
constexpr double kAboveSquare = 19;

double spacingOf(const std::vector<double>& coordinates) {
    return coordinates.size() < 2 ? 1e3 : coordinates[1] - coordinates[0];
}

double lengthWidth(const QString& text, int size = font_size::kAxis) {
    return textWidth(text, textFont(size));
}

void drawCentred(QCPPainter& painter, QPointF centre, const QString& words, int size, const QColor& ink,
                 QFont::Weight weight = QFont::Normal) {
    painter.setFont(textFont(size, weight));
    painter.setPen(ink);
    drawLabelText(painter, QRectF(centre.x() - 60, centre.y() - 10, 120, 20), Qt::AlignCenter, words);
}

}  // namespace

Part::SizeHint PeriodRulerPart::measureSizeHint(QSizeF) const {
    constexpr double kHeight = 81;
    return {.minimum = {200, kHeight}, .maximum = {kMaxExtent, kHeight}, .margins = {0, kRulerTitle, 0, 0}};
}

double PeriodRulerPart::xOf(double length) const {
    const double shortest = std::min(m_look.squares.lengths.front(), m_look.circles.lengths.front());
    const double longest = std::max({m_look.squares.lengths.back(), m_look.circles.lengths.back(), 2 * shortest});
    return content().left() + kRulerEnds +
           (std::log(length) - std::log(shortest)) / (std::log(longest) - std::log(shortest)) *
               (content().width() - 2 * kRulerEnds);
}

std::vector<double> PeriodRulerPart::coordinates(const Ladder& ladder) const {
    std::vector<double> coordinates;
    for (const double length : ladder.lengths) coordinates.push_back(xOf(length));
    return coordinates;
}

double PeriodRulerPart::side() const {
    return std::clamp(spacingOf(coordinates(m_look.squares)) - 4, 5.0, 17.0);
}

double PeriodRulerPart::radius() const {
    const double spacing = spacingOf(coordinates(m_look.circles));
    return spacing >= kNumbered ? std::min(spacing * 0.45, 9.5) : std::clamp(spacing * 0.3, 1.5, 4.0);
}

bool PeriodRulerPart::hasWords() const {
    const QString &above = m_look.squares.words, &below = m_look.circles.words;
    if (above.isEmpty() || below.isEmpty()) return false;
    const double room = content().right() - xOf(m_look.squares.lengths.back()) - side() / 2 - 16;
    return lengthWidth(above) + 24 + lengthWidth(below) <= room;
}

void PeriodRulerPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF title(content().left(), content().top() - kRulerTitle, content().width(), kRulerTitle - 2);
    drawPanelTitle(painter, title, {m_look.title}, m_look.note(hasWords()), theme);
    painter.setPen(strokePen(theme.text, 1.5));
    painter.drawLine(QLineF(content().left(), line(), content().right(), line()));
    drawTicks(painter, theme);
    drawSquares(painter, theme);
    drawCircles(painter, theme);
}

void PeriodRulerPart::drawTicks(QCPPainter& painter, const Theme& theme) const {
    const double decade = xOf(10) - xOf(1);
    painter.setPen(strokePen(theme.control, 1));
    for (int exponent = 0; exponent < 310; ++exponent) {
        if (xOf(std::pow(10, exponent)) > content().right()) break;
        for (int digit = 1; digit <= 9; ++digit) {
            if (digit > 1 && decade < 60) break;
            const double x = xOf(digit * std::pow(10, exponent));
            if (x < content().left() || x > content().right()) continue;
            painter.drawLine(QLineF(x, line() - (digit == 1 ? 4 : 2), x, line() + (digit == 1 ? 4 : 2)));
        }
    }
}

void PeriodRulerPart::drawSquares(QCPPainter& painter, const Theme& theme) const {
    const std::vector<double> all = coordinates(m_look.squares);
    const double side = this->side();
    const double centre = line() - kRise;
    double right = -1e9;
    for (std::size_t k = 0; k < all.size(); ++k) {
        painter.setPen(strokePen(theme.control, 1));
        painter.drawLine(QLineF(all[k], centre + side / 2, all[k], line()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_look.square);
        painter.drawRect(QRectF(all[k] - side / 2, centre - side / 2, side, side));
        if (side >= 14)
            drawCentred(painter, {all[k], centre}, QString::number(k), font_size::kSmallest, m_look.onSquare,
                        QFont::DemiBold);
        const QString length = m_look.squares.text(m_look.squares.lengths[k]);
        const double half = lengthWidth(length) / 2;
        if (all[k] - half < right + 6) continue;
        drawCentred(painter, {all[k], centre - kAboveSquare}, length, font_size::kAxis, theme.text);
        right = all[k] + half;
    }
    if (!hasWords()) return;
    const double left = all.back() + side / 2 + 12;
    const QRectF room(left, centre - 10, content().right() - left, 20);
    painter.setFont(textFont(font_size::kAxis));
    painter.setPen(theme.muted);
    drawLabelText(painter, room, Qt::AlignLeft | Qt::AlignVCenter, m_look.squares.words);
    drawLabelText(painter, room, Qt::AlignRight | Qt::AlignVCenter, m_look.circles.words);
}

void PeriodRulerPart::drawCircles(QCPPainter& painter, const Theme& theme) const {
    const std::vector<double> all = coordinates(m_look.circles);
    const double spacing = spacingOf(all);
    const double radius = this->radius();
    const bool hasNumbers = spacing >= kNumbered;
    const double centre = line() + 6 + radius;
    double widest = 0;
    for (const double length : m_look.circles.lengths)
        widest = std::max(widest, lengthWidth(m_look.circles.text(length), font_size::kSmallest));
    // As many numbers as fit, at equal distances.
    std::size_t stride = 1;
    while (stride < all.size() && double(stride) * spacing < widest + 4) stride *= 2;
    for (std::size_t k = 0; k < all.size(); ++k) {
        painter.setPen(strokePen(theme.text, 1.25));
        painter.drawLine(QLineF(all[k], line(), all[k], centre - radius));
        painter.setBrush(hasNumbers ? theme.surface : theme.text);
        painter.drawEllipse(QPointF(all[k], centre), radius, radius);
        const QString number = QString::number(k);
        if (hasNumbers)
            drawCentred(painter, {all[k], centre}, number, font_size::kSmallest, theme.text, QFont::DemiBold);
        if (k % stride != 0) continue;
        if (!hasNumbers)
            drawCentred(painter, {all[k], centre + radius + 8}, number, font_size::kSmallest, theme.text,
                        QFont::DemiBold);
        // The first and the last text stay on the ruler.
        const QString length = m_look.circles.text(m_look.circles.lengths[k]);
        const double half = lengthWidth(length, font_size::kSmallest) / 2;
        const double x =
            std::clamp(all[k], frame().left() + half, std::max(frame().left() + half, frame().right() - half));
        drawCentred(painter, {x, centre + radius + (hasNumbers ? 9 : 21)}, length, font_size::kSmallest, theme.muted);
    }
}

void PeriodRulerPart::addSquareHighlight(Marks& marks, const Theme& theme, std::size_t index) const {
    if (!isVisible() || index >= m_look.squares.lengths.size()) return;
    QRectF box(0, 0, side() + 5, side() + 5);
    box.moveCenter({xOf(m_look.squares.lengths[index]), line() - kRise});
    marks.rect(box, strokePen(theme.indexJ, 2));
}

void PeriodRulerPart::addCircleHighlight(Marks& marks, const Theme& theme, std::size_t index) const {
    if (!isVisible() || index >= m_look.circles.lengths.size()) return;
    marks.circle({xOf(m_look.circles.lengths[index]), line() + 6 + radius()}, radius() + 2, strokePen(theme.indexJ, 2));
}

}  // namespace attention
