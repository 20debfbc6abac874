#include "ui/figure/parts/large_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

/// Font sizes of the digits in pixels, the largest first.
constexpr std::array kDigits{int(font_size::kBigValue), 26, 20};
constexpr double kBetweenNumbers = 8;
constexpr double kNameLine = 17;

QFont digitsFont(int size, bool isSign) {
    return textFont(isSign ? size * 2 / 3 : size, isSign ? QFont::Normal : QFont::DemiBold);
}

double lineHeight(int size) {
    return std::ceil(size * 1.2);
}

double widthOf(std::span<const LargeNumbersPart::Number> numbers, int size) {
    double width = -kBetweenNumbers;
    for (const auto& number : numbers)
        width += std::ceil(textWidth(number.text, digitsFont(size, number.isSign))) + kBetweenNumbers;
    return width;
}

}  // namespace

void LargeNumbersPart::set(std::vector<Number> numbers, const QStringList& widest, Qt::Alignment alignment,
                           double maxWidth) {
    m_numbers = std::move(numbers);
    m_alignment = alignment;
    std::vector<Number> reserved = m_numbers;
    for (std::size_t i = 0; i < reserved.size() && i < std::size_t(widest.size()); ++i)
        if (textWidth(widest[qsizetype(i)], digitsFont(font_size::kBigValue, reserved[i].isSign)) >
            textWidth(reserved[i].text, digitsFont(font_size::kBigValue, reserved[i].isSign)))
            reserved[i].text = widest[qsizetype(i)];
    double name = 0;
    bool hasNames = false;
    for (const Number& number : m_numbers)
        if (!number.names.isEmpty()) {
            hasNames = true;
            if (m_numbers.size() == 1)
                name = std::max(name, textWidth(number.names.back(), textFont(font_size::kAxis)));
        }
    const double names = hasNames ? kNameLine : 0;
    m_need = {
        .minimum = {std::ceil(std::max(name, widthOf(reserved, kDigits.back()))), lineHeight(kDigits.back()) + names},
        .maximum = {maxWidth, lineHeight(kDigits.front()) + names}};
}

void LargeNumbersPart::draw(QCPPainter& painter, const Theme& theme) {
    if (m_isRoomOnly) return;
    paintMarks(painter, [&](Marks& marks) { addNumbers(marks, theme, m_numbers); });
}

void LargeNumbersPart::drawHighlight(QCPPainter& painter, const Theme&, const Cell& cell, Highlight how) {
    if (!declareHighlight) return;
    paintMarks(painter, [&](Marks& marks) { declareHighlight(marks, cell, how); });
}

void LargeNumbersPart::addNumbers(Marks& marks, const Theme& theme, std::span<const Number> numbers) const {
    if (!isVisible() || numbers.empty()) return;
    const QRectF& room = content();
    const bool hasNames = std::ranges::any_of(numbers, [](const Number& number) { return !number.names.isEmpty(); });
    const double names = hasNames ? kNameLine : 0;
    const auto fits = [&](int size) {
        return widthOf(numbers, size) <= room.width() && lineHeight(size) + names <= room.height() + 0.5;
    };
    const auto fitting = std::ranges::find_if(kDigits, fits);
    const int size = fitting == kDigits.end() ? kDigits.back() : *fitting;
    const double whole = widthOf(numbers, size), line = lineHeight(size);
    double x = m_alignment & Qt::AlignRight     ? room.right() - whole
               : m_alignment & Qt::AlignHCenter ? room.center().x() - whole / 2
                                                : room.left();
    const double top = room.top();
    for (const Number& number : numbers) {
        const QFont font = digitsFont(size, number.isSign);
        const double width = std::ceil(textWidth(number.text, font));
        const QColor& ink = number.ink.isValid() ? number.ink : number.isSign ? theme.muted : theme.text;
        marks.elided({x, top, width + 2, line}, Qt::AlignLeft | Qt::AlignVCenter, number.text, font, ink);
        // The name of a single number may be wider than the number.
        const double beyond = numbers.size() > 1 ? kBetweenNumbers : 0;
        const QRectF below = numbers.size() > 1 ? QRectF(x - beyond, top + line, width + 2 * beyond, kNameLine)
                                                : QRectF(room.left(), top + line, room.width(), kNameLine);
        marks.text(below, (numbers.size() > 1 ? Qt::Alignment(Qt::AlignHCenter) : m_alignment) | Qt::AlignVCenter,
                   number.names, textFont(font_size::kAxis), theme.muted);
        x += width + kBetweenNumbers;
    }
}

}  // namespace attention
