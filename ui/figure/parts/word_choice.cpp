#include "ui/figure/parts/word_choice.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/text.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kBoxHeight = 28;
constexpr double kBesideWord = 12;
constexpr double kAfterBox = 8;
constexpr double kAfterName = 12;
/// The minimum width has room for this many words.
constexpr qsizetype kMinWords = 3;

QFont wordFont(bool isChosen) {
    return textFont(font_size::kBody, isChosen ? QFont::DemiBold : QFont::Normal);
}

/// The width of a box does not change when its word is chosen.
double boxWidth(const QString& word) {
    return std::ceil(textWidth(word, wordFont(true))) + 2 * kBesideWord;
}

}  // namespace

void WordSelectorPart::set(Look look) {
    m_look = std::move(look);
    if (m_look.words.isEmpty()) {
        m_need = {.minimum = {0, 0}, .maximum = {kMaxExtent, 0}};
        return;
    }
    m_name = std::ceil(textWidth(m_look.name, textFont(font_size::kName))) + kAfterName;
    std::vector<double> widths;
    for (const Box& box : boxes(kMaxExtent)) widths.push_back(box.rect.width() + kAfterBox);
    double minWidth = m_name, maxWidth = m_name;
    for (const double width : widths) maxWidth += width;
    std::ranges::sort(widths, std::greater<>());
    for (qsizetype i = 0; i < std::min(kMinWords, qsizetype(widths.size())); ++i) minWidth += widths[std::size_t(i)];
    m_need = {.minimum = {minWidth, kBoxHeight}, .maximum = {maxWidth, kBoxHeight}};
}

std::vector<WordSelectorPart::Box> WordSelectorPart::boxes(double room) const {
    std::vector<Box> boxes;
    double x = m_name;
    const double chosen = boxWidth(m_look.words[m_look.chosen]) + kAfterBox;
    bool isChosenThere = false;
    for (Index word = 0; word < m_look.words.size(); ++word) {
        const double width = boxWidth(m_look.words[word]);
        isChosenThere = isChosenThere || word == m_look.chosen;
        // Space for the chosen word is reserved at the end.
        const double reserved = isChosenThere ? 0 : chosen;
        const bool isOneTooMany = std::ssize(boxes) >= m_look.maxWords && word != m_look.chosen;
        if (isOneTooMany || x + width + reserved > room + 0.5) {
            if (isChosenThere) break;
            word = m_look.chosen - 1;
            isChosenThere = true;
            continue;
        }
        boxes.push_back({word, {content().left() + x, content().top(), width, content().height()}});
        x += width + kAfterBox;
    }
    return boxes;
}

void WordSelectorPart::draw(QCPPainter& painter, const Theme& theme) {
    if (m_look.words.isEmpty()) return;
    drawElided(painter, {content().left(), content().top(), m_name - kAfterName, content().height()},
               Qt::AlignLeft | Qt::AlignVCenter, m_look.name, textFont(font_size::kName), theme.muted);
    for (const Box& box : boxes(content().width())) {
        const bool isChosen = box.word == m_look.chosen;
        const double half = isChosen ? 1 : 0.5;
        painter.setPen(strokePen(isChosen ? theme.text : theme.control, isChosen ? 2 : 1));
        painter.setBrush(isChosen ? theme.hover : theme.surface);
        painter.drawRoundedRect(box.rect.adjusted(half, half, -half, -half), 6, 6);
        drawElided(painter, box.rect, Qt::AlignCenter, m_look.words[box.word], wordFont(isChosen), theme.text);
    }
    painter.setBrush(Qt::NoBrush);
}

std::optional<Index> WordSelectorPart::wordAt(const QPointF& place) const {
    if (!isVisible() || m_look.words.isEmpty()) return std::nullopt;
    for (const Box& box : boxes(content().width()))
        if (box.rect.contains(place)) return box.word;
    return std::nullopt;
}

std::optional<Cell> WordSelectorPart::cellAt(const QPointF& place) const {
    return wordAt(place) ? std::optional(m_look.cell) : std::nullopt;
}

std::optional<ParameterChange> WordSelectorPart::choiceAt(const QPointF& place) const {
    const auto word = wordAt(place);
    if (!word || *word == m_look.chosen) return std::nullopt;
    return m_look.choose(*word);
}

}  // namespace attention
