#include "ui/figure/parts/large_value.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kWordsHeight = 17;
constexpr int kMinValueSize = font_size::kBody;
/// Of a written sum: width of the column with the sign, and gap between lines.
constexpr double kSumSign = 26, kSumGap = 8;

QFont valueFont(int size) {
    return textFont(size, QFont::DemiBold);
}

}  // namespace

double largeValueHeight(int size, bool hasWords) {
    return std::ceil(QFontMetricsF(valueFont(size)).height()) + (hasWords ? kWordsHeight : 0);
}

void addLargeValue(Marks& marks, const QRectF& room, const QString& value, const QStringList& words, int size,
                   Qt::Alignment alignment, const Theme& theme, const QColor& ink) {
    const double below = words.isEmpty() ? 0 : kWordsHeight;
    while (size > kMinValueSize &&
           (textWidth(value, valueFont(size)) > room.width() || largeValueHeight(size, below > 0) > room.height() + 1))
        --size;
    // The number is directly above its words, at the bottom of the room.
    const double height = largeValueHeight(size, false);
    const QRectF number(room.left(), room.bottom() - below - height, room.width(), height);
    marks.elided(number, alignment | Qt::AlignVCenter, value, valueFont(size), ink.isValid() ? ink : theme.text);
    if (words.isEmpty()) return;
    const QFont font = textFont(font_size::kAxis);
    const QString text = firstFittingText(words, room.width(), font);
    marks.elided(QRectF(room.left(), number.bottom(), room.width(), kWordsHeight), alignment | Qt::AlignVCenter,
                 text.isEmpty() ? words.back() : text, font, theme.muted);
}

QSizeF writtenSumSize(int size, const QString& widest) {
    return {std::ceil(kSumSign + textWidth(widest, valueFont(size))), 3 * (largeValueHeight(size, true) + kSumGap)};
}

void addWrittenSum(Marks& marks, const QRectF& room, const std::array<SumTerm, 3>& terms, int decimals, int size,
                   const Theme& theme) {
    const double line = std::min(largeValueHeight(size, true) + kSumGap, room.height() / 3);
    const double gap = std::clamp(line - largeValueHeight(kMinValueSize, true), 0.0, kSumGap);
    const double top = room.center().y() - 1.5 * line, rule = std::round(top + 2 * line - gap / 3);
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const double value = i == 1 ? std::abs(terms[i].value) : terms[i].value;
        addLargeValue(marks,
                      room.adjusted(kSumSign, top + double(i) * line - room.top(), 0,
                                    top + double(i + 1) * line - gap - room.bottom()),
                      formatDecimals(value, decimals), {terms[i].name}, size, Qt::AlignRight, theme, terms[i].ink);
    }
    marks.elided({room.left(), top + line, kSumSign, line - gap - kWordsHeight}, Qt::AlignLeft | Qt::AlignVCenter,
                 terms[1].value < 0 ? QStringLiteral("−") : QStringLiteral("+"), textFont(font_size::kTitle),
                 theme.muted);
    marks.line(QLineF(room.left(), rule, room.right(), rule), strokePen(theme.text, 1.5));
}

void LargeValuePart::set(Look look) {
    m_look = std::move(look);
    const bool isLeft = m_look.alignment & Qt::AlignLeft, hasWords = !m_look.words.isEmpty();
    const QFont words = textFont(font_size::kAxis);
    const auto widthAt = [&](int size) {
        return std::max(textWidth(m_look.value, valueFont(size)), textWidth(m_look.widest, valueFont(size)));
    };
    // A left-aligned number is beside other parts and keeps its size; others may shrink to the width of their column.
    double minWidth = widthAt(isLeft ? m_look.size : kMinValueSize), maxWidth = widthAt(m_look.size);
    if (hasWords) minWidth = std::max(minWidth, textWidth(m_look.words.back(), words));
    for (const QString& form : m_look.words) maxWidth = std::max(maxWidth, textWidth(form, words));
    m_need = {.minimum = {std::ceil(minWidth) + 1, largeValueHeight(kMinValueSize, hasWords)},
              .maximum = {isLeft ? std::ceil(maxWidth) + 1 : kMaxExtent, largeValueHeight(m_look.size, hasWords)}};
}

std::optional<Cell> LargeValuePart::cellAt(const QPointF& place) const {
    return content().contains(place) ? m_look.cell : std::nullopt;
}

std::optional<QRectF> LargeValuePart::cellRect(const Cell& cell) const {
    if (!isVisible() || m_look.cell != cell) return std::nullopt;
    const QFont font = valueFont(m_look.size);
    QRectF box = content();
    const double width = std::min(box.width(), textWidth(m_look.value, font) + 12);
    const double height = std::min(box.height(), largeValueHeight(m_look.size, false));
    if (m_look.alignment & Qt::AlignHCenter) box.setLeft(box.center().x() - width / 2);
    box.setTop(box.bottom() - height - (m_look.words.isEmpty() ? 0 : kWordsHeight));
    return QRectF(box.topLeft(), QSizeF(width, height));
}

void LargeValuePart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    const auto box = cellRect(cell);
    if (!box) return;
    if (how == Highlight::Pinned) return drawCellHighlight(painter, *box, content(), how, theme);
    // A large number is underlined instead of outlined.
    painter.setPen(strokePen(theme.text, how == Highlight::Current ? 3 : 1.5));
    painter.drawLine(QLineF(box->bottomLeft() + QPointF(6, -2), box->bottomRight() + QPointF(-6, -2)));
}

std::optional<ParameterChange> LargeValuePart::choiceAt(const QPointF& place) const {
    return content().contains(place) ? m_look.choice : std::nullopt;
}

void LargeValuePart::draw(QCPPainter& painter, const Theme& theme) {
    paintMarks(painter, [&](Marks& marks) {
        addLargeValue(marks, content(), m_look.value, m_look.words, m_look.size, m_look.alignment, theme);
    });
}

}  // namespace attention
