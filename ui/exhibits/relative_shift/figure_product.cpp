#include <algorithm>
#include <cmath>

#include "ui/exhibits/relative_shift/figure.h"
#include "ui/exhibits/relative_shift/words.h"
#include "ui/figure/arrow_head.h"
#include "ui/text/number_words.h"

namespace attention {

std::vector<std::pair<const Brackets*, std::string_view>> ShiftFigure::cellsOfProducts() const {
    std::vector<std::pair<const Brackets*, std::string_view>> cells;
    if (m_numbers) cells = {{&m_numbers->matrix, "rotation"}, {&m_numbers->result, "rotated"}};
    if (m_symbols) {
        cells.emplace_back(&m_symbols->matrix, "rotation");
        cells.emplace_back(&m_symbols->result, "target");
    }
    return cells;
}

void ShiftFigure::arrangeProduct(QRectF room) {
    m_productTitle = QRectF(room.left(), room.top() + 7, room.width(), kTitleHeight - 4);
    const double top = room.top() + kTitleHeight + 9;
    if (chosenPair() >= m_large) {
        // One that is small above is seen, and taken, here.
        constexpr double kSide = 2 * kRowOfProduct + 4;
        m_clocks.push_back(
            {.pair = chosenPair(),
             .centre = {std::floor(room.left() + kSide / 2) + 0.5, std::floor(top + kRowOfProduct) + 0.5},
             .radius = kSide / 2 - kRing,
             .isLarge = true,
             .label = {}});
        room.setLeft(room.left() + kSide + 18);
    }
    for (const double size : {18.0, 16.0, 14.0, 13.0}) {
        ProductLayout symbols(shown().product, {room.left(), top}, size, kRowOfProduct);
        ProductLayout numbers(shown().productWithNumbers, {room.left(), top}, size, kRowOfProduct);
        constexpr double kArrow = 90;
        if (symbols.width + numbers.width + kArrow <= room.width()) {
            const double left = std::min(room.right() - numbers.width, room.left() + symbols.width + 220);
            numbers.move({left - room.left(), 0});
            m_arrow = QRectF(room.left() + symbols.width + 14, top, left - room.left() - symbols.width - 28,
                             2 * kRowOfProduct);
            m_symbols = std::move(symbols);
            m_numbers = std::move(numbers);
            break;
        }
        // Where only one of them fits it is the numbers, and as large as can be.
        if (!m_numbers && numbers.width <= room.width()) m_numbers = std::move(numbers);
        if (room.width() < 560) break;
    }
    if (!m_numbers) {
        // A title alone would promise what is not there.
        m_productTitle = QRectF();
        if (chosenPair() >= m_large) m_clocks.pop_back();
        return;
    }
    arrangeResidual();
}

void ShiftFigure::arrangeResidual() {
    const QFontMetricsF metrics(textFont(type::kName));
    const double name = QFontMetricsF(textFont(type::kName, QFont::DemiBold)).horizontalAdvance(productTitle());
    const double number = metrics.horizontalAdvance(significantNumber(shown().encoding.largest, 2)) + 4;
    for (const QString& words :
         {ShiftWords::tr("largest difference of all pairs"), ShiftWords::tr("largest difference"), QString()}) {
        const double width = metrics.horizontalAdvance(words) + 8 + number;
        if (name + 24 + width > m_productTitle.width()) continue;
        m_residualWords = words;
        m_residual = QRectF(m_productTitle.right() - number, m_productTitle.top(), number, m_productTitle.height());
        return;
    }
}

QString ShiftFigure::productTitle() const {
    return ShiftWords::tr("Pair %1").arg(wholeNumber(chosenPair()));
}

void ShiftFigure::arrangeAdditions(const QRectF& room) {
    constexpr double kLine = 28;
    // Sine and cosine, or neither: one of them alone looks as if the other had no such formula. Where the numbers
    // do not fit they are left out.
    for (const bool withNumbers : {true, false}) {
        for (const double size : {16.0, 15.0, 14.0, 13.0, 12.0}) {
            std::vector<FormulaLayout> layouts;
            double widest = 0;
            for (Expression formula : shown().additions) {
                if (!withNumbers) formula.parts.erase(formula.parts.begin() + 2);
                layouts.emplace_back(formula, size);
                widest = std::max(widest, layouts.back().size().width());
            }
            if (widest > room.width()) continue;
            double baseline = room.top() + 19;
            for (FormulaLayout& layout : layouts) {
                const QPointF place(room.left(), std::round(baseline - layout.ascent()));
                m_additions.emplace_back(std::move(layout), place);
                baseline += kLine;
            }
            return;
        }
    }
}

void ShiftFigure::drawProduct(QCPPainter& painter) const {
    if (!m_productTitle.isValid()) return;
    const Theme& t = theme();
    drawRule(painter, m_productTitle.top() - 7);
    const QFont font = textFont(type::kName);
    const QFontMetricsF metrics(font);
    QRectF left = m_productTitle;
    if (m_residual.isValid()) {
        const double words = metrics.horizontalAdvance(m_residualWords) + 2;
        const QRectF before(m_residual.left() - words - 6, m_residual.top(), words, m_residual.height());
        drawElided(painter, before, Qt::AlignRight | Qt::AlignVCenter, m_residualWords, font, t.muted);
        drawElided(painter, m_residual, Qt::AlignRight | Qt::AlignVCenter,
                   significantNumber(shown().encoding.largest, 2), font, t.text);
        left.setRight(before.left() - 16);
    }
    QString about = ShiftWords::tr("one turn, written as a matrix: it holds the shift and the pair, no position");
    const double heavy = QFontMetricsF(textFont(type::kName, QFont::DemiBold)).horizontalAdvance(productTitle());
    if (heavy + 10 + metrics.horizontalAdvance(about) > left.width())
        about = ShiftWords::tr("one turn, written as a matrix");
    drawTwoWeights(painter, left, productTitle(), about, t.indexJ);
    for (const auto* layout : {&m_symbols, &m_numbers})
        if (*layout) (*layout)->paint(painter, t);
    if (m_arrow.width() < 40) return;
    const QString words = ShiftWords::tr("in numbers");
    const double y = m_arrow.center().y();
    painter.setPen(QPen(t.control, 1.5));
    painter.drawLine(QPointF(m_arrow.left(), y), QPointF(m_arrow.right() - 6, y));
    drawArrowHead(painter, {m_arrow.right(), y}, 0, 9, t.control);
    if (metrics.horizontalAdvance(words) <= m_arrow.width())
        drawElided(painter, QRectF(m_arrow.left(), y - 22, m_arrow.width(), 18), Qt::AlignCenter, words,
                   textFont(type::kAxis), t.muted);
}

std::vector<QRectF> ShiftFigure::numbersOf(const Cell& cell) const {
    std::vector<QRectF> boxes;
    for (const auto& [brackets, matrix] : cellsOfProducts()) {
        const bool isMatrix = brackets->entries.size() == 4;
        if (cell.matrix != matrix || pairOfColumn(cell.row) != chosenPair() ||
            (isMatrix && pairOfColumn(cell.column) != chosenPair()))
            continue;
        const auto k = std::size_t(isMatrix ? 2 * (cell.row % 2) + cell.column % 2 : cell.row % 2);
        boxes.push_back(brackets->entries[k].box);
    }
    return boxes;
}

}  // namespace attention
