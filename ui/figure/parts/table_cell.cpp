#include "ui/figure/parts/table_cell.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kFormulaLine = 19;
constexpr double kShareBar = 5;
constexpr double kBarGap = 2;
constexpr double kCellHeight = kFormulaLine + kBarGap + kShareBar + 4;
constexpr double kTallestCell = 46;
constexpr double kDotRoom = 11;
/// Distance of the baseline below the middle of a line, in em.
constexpr double kBelowMiddle = 0.36;
constexpr double kAfterFormula = 6;  ///< gap between the formula and its number
/// Gap between a number and the bar on its line, minimum length of that bar, and its height in em of the number.
constexpr double kBeforeBar = 12, kMinInLineBar = 36, kInLineBar = 0.8;
constexpr double kSampleWidth = 20;
constexpr double kSampleRoom = kSampleWidth + 6;

QFont numberFont(int size, bool isBold) {
    return textFont(size, isBold ? QFont::DemiBold : QFont::Normal);
}

double barHeight(int fontSize) {
    return std::round(kShareBar * fontSize / font_size::kName);
}

}  // namespace

double TableCellPart::line() const {
    return kFormulaLine * rowFontSize() / font_size::kName;
}

double TableCellPart::bar() const {
    return barHeight(rowFontSize());
}

void TableCellPart::set(Look look) {
    m_look = std::move(look);
    const QFont font = numberFont(m_look.fontSize, true);
    m_numberRoom = textWidth(m_look.number, font);
    for (const QString& number : m_look.widest) m_numberRoom = std::max(m_numberRoom, textWidth(number, font));
    m_numberRoom = std::ceil(m_numberRoom) + 1;
    measure();
}

void TableCellPart::alignNumbers(std::span<TableCellPart> column) {
    double widest = 0;
    for (const TableCellPart& cell : column) widest = std::max(widest, cell.m_numberRoom);
    for (TableCellPart& cell : column) {
        cell.m_numberRoom = widest;
        cell.measure();
    }
}

void TableCellPart::measure() {
    const double formula = m_look.formula ? m_look.formula->size().width() + kAfterFormula : 0;
    const bool hasDot = !m_look.isInLine && (m_look.isLowest || !m_look.widest.isEmpty());
    const double beside = m_look.isInLine && m_look.hasBar ? kBeforeBar + kMinInLineBar : hasDot ? kDotRoom : 0;
    const double below = m_look.isInLine ? 0 : kBarGap + bar();
    m_need = {.minimum = {formula + m_numberRoom + beside, std::floor(line()) + below + 4},
              .maximum = {kMaxExtent, kTallestCell * rowFontSize() / font_size::kName}};
}

std::optional<Cell> TableCellPart::cellAt(const QPointF& place) const {
    return isVisible() && box().contains(place) ? std::optional(m_look.cell) : std::nullopt;
}

std::optional<QRectF> TableCellPart::cellRect(const Cell& cell) const {
    return isVisible() && !m_look.isBeside && cell == m_look.cell ? std::optional(box()) : std::nullopt;
}

void TableCellPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!cellRect(cell)) return;
    painter.setAntialiasing(false);
    drawCellHighlight(painter, box(), frame().adjusted(-8, -8, 8, 8), how, theme);
}

void TableCellPart::draw(QCPPainter& painter, const Theme& theme) {
    // The numbers of a row are on one line, with or without bars.
    const double whole = line() + (m_look.isInLine ? 0 : kBarGap + bar());
    const bool isBeforeBar = m_look.isInLine && m_look.hasBar;
    const QRectF line(content().left(), std::floor(content().center().y() - whole / 2),
                      isBeforeBar ? m_numberRoom : content().width(), this->line());
    if (m_look.formula) {
        // On the line of the number.
        const double baseline = line.center().y() + double(font_size::kName) * kBelowMiddle;
        m_look.formula->paint(painter, {line.left(), baseline - m_look.formula->ascent()}, theme, theme.muted);
    }
    const QFont font = numberFont(m_look.fontSize, m_look.isLowest || m_look.isBold);
    // A smaller number shares the baseline of the largest one in its row; in line with bars, all numbers are centred.
    const double lower = m_look.isInLine ? 0 : kBelowMiddle * (rowFontSize() - m_look.fontSize);
    drawElided(painter, line.adjusted(-1, lower, 0, lower), Qt::AlignRight | Qt::AlignVCenter, m_look.number, font,
               m_look.ink.isValid() ? m_look.ink : theme.text);
    if (m_look.isLowest) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text);
        const double left = line.right() - textWidth(m_look.number, font);
        painter.drawEllipse(QPointF(left - 7, line.center().y()), 3, 3);
    }
    if (isBeforeBar) {
        // The bar is centred at the middle of the digits.
        const double high = std::round(kInLineBar * m_look.fontSize), left = line.right() + kBeforeBar;
        const double middle = line.center().y() + lower;
        drawBar(painter, theme, {left, std::round(middle - high / 2), content().right() - left, high});
    } else if (m_look.hasBar) {
        drawBar(painter, theme, {line.left(), line.bottom() + kBarGap, line.width(), bar()});
    }
}

void TableCellPart::drawBar(QCPPainter& painter, const Theme& theme, const QRectF& room) const {
    painter.setAntialiasing(false);
    if (std::isinf(m_look.share)) {
        painter.setPen(dashedPen(m_look.colour, 1, 3, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(room.adjusted(0, 0, -1, -1));
        return;
    }
    painter.setPen(Qt::NoPen);
    if (!m_look.isInLine) {
        painter.setBrush(theme.rule);
        painter.drawRect(QRectF(room.left(), room.bottom() - 1, room.width(), 1));
    }
    painter.setBrush(m_look.colour);
    // Even the smallest value is visible.
    const double length = m_look.share > 0 ? std::max(1.0, room.width() * m_look.share) : 0;
    painter.drawRect(QRectF(room.left(), room.top(), length, room.height()));
}

void RowNamePart::set(const QString& name, const QString& shortName, const QPen& sample, Cell cell) {
    m_name = name;
    m_shortName = shortName;
    m_sample = sample;
    m_cell = std::move(cell);
    measure();
}

void RowNamePart::setLook(int fontSize, std::function<QRectF()> band) {
    m_fontSize = fontSize;
    m_band = std::move(band);
    measure();
}

double RowNamePart::sampleRoom() const {
    return m_sample.style() == Qt::NoPen ? 0 : kSampleRoom;
}

void RowNamePart::measure() {
    const QString &name = m_name, &shortName = m_shortName;
    const QFont font = numberFont(m_fontSize, bool(m_band));
    const double whole = textWidth(name, font);
    m_first = name;
    m_second.clear();
    double halved = whole;
    for (qsizetype blank = name.indexOf(u' '); blank >= 0; blank = name.indexOf(u' ', blank + 1)) {
        const double width = std::max(textWidth(name.left(blank), font), textWidth(name.mid(blank + 1), font));
        if (width >= halved) continue;
        halved = width;
        m_first = name.left(blank);
        m_second = name.mid(blank + 1);
    }
    const double minWidth = std::min(halved, textWidth(shortName, font));
    m_need = {.minimum = {std::ceil(sampleRoom() + minWidth) + 2, kCellHeight},
              .maximum = {std::ceil(sampleRoom() + whole) + 2, kTallestCell * m_fontSize / font_size::kName}};
}

void RowNamePart::draw(QCPPainter& painter, const Theme& theme) {
    if (m_band) painter.fillRect(m_band(), theme.hover);
    const double middle = std::floor(content().center().y());
    painter.setPen(m_sample);
    painter.drawLine(QLineF(content().left(), middle, content().left() + kSampleWidth, middle));
    const QRectF room = content().adjusted(sampleRoom(), 0, 1, 0);
    const QFont font = numberFont(m_fontSize, bool(m_band));
    const auto fits = [&](const QString& text) { return textWidth(text, font) <= room.width(); };
    const auto write = [&](const QRectF& line, const QString& text) {
        drawElided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, text, font, theme.text);
    };
    if (fits(m_name) || !fits(m_first) || !fits(m_second)) return write(room, fits(m_name) ? m_name : m_shortName);
    // The line height that two lines need.
    const double close = m_fontSize + 2;
    write({room.left(), middle - close, room.width(), close}, m_first);
    write({room.left(), middle, room.width(), close}, m_second);
}

}  // namespace attention
