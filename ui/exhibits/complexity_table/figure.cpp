#include "ui/exhibits/complexity_table/figure.h"

#include <algorithm>
#include <cmath>

#include "ui/exhibits/complexity_table/words.h"
#include "ui/figure/architecture_style.h"
#include "ui/figure/heatmap.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/language_signs.h"

namespace attention {
namespace {

/// Between rows, sentences and notes.
constexpr double kTextGap = 10;
constexpr double kNoteGap = 6;

}  // namespace

ComplexityTableFigure::ComplexityTableFigure() {
    plotLayout()->clear();
}

std::optional<QRectF> ComplexityTableFigure::cellBox(const Cell& cell) const {
    if (cell.row < 0 || cell.row >= std::int64_t(Layout::kRows)) return std::nullopt;
    for (const Layout::Column& column : m_layout.columns)
        if (std::int64_t(column.column) == cell.column) return m_layout.boxOf(std::size_t(cell.row), column);
    return std::nullopt;
}

std::optional<Cell> ComplexityTableFigure::cellAt(const QPointF& place) const {
    if (!hasStudy() || m_layout.columns.empty() || !(m_layout.rowHeight > 0)) return std::nullopt;
    const double row = std::floor((place.y() - m_layout.top) / m_layout.rowHeight);
    if (row < 0 || row >= double(Layout::kRows) || place.x() < m_layout.left || place.x() > m_layout.right)
        return std::nullopt;
    const Layout::Column* found = &m_layout.columns.front();
    for (const Layout::Column& column : m_layout.columns)
        if (place.x() >= column.left - m_layout.gap / 2) found = &column;
    return Cell{std::int64_t(row), std::int64_t(found->column), {}};
}

Cell ComplexityTableFigure::neighbour(const Cell& cell, int right, int down) const {
    const std::int64_t row = std::clamp(cell.row + down, std::int64_t(0), std::int64_t(Layout::kRows) - 1);
    const auto& columns = m_layout.columns;
    if (columns.empty()) return {row, cell.column, cell.matrix};
    const auto at = std::ranges::find_if(
        columns, [&](const Layout::Column& column) { return std::int64_t(column.column) >= cell.column; });
    const auto last = std::ptrdiff_t(columns.size()) - 1;
    const auto next = std::clamp(at - columns.begin() + right, std::ptrdiff_t(0), last);
    return {row, std::int64_t(columns[std::size_t(next)].column), cell.matrix};
}

void ComplexityTableFigure::arrange() {
    const QRectF room = viewport();
    m_layout = layOutComplexityTable(shown(), room, isInteractive());
    placeTexts(m_layout.right - m_layout.left, room.bottom() - m_layout.bottom() - kTextGap);
}

/// The sentences, the most important first, as far as there is room.
void ComplexityTableFigure::placeTexts(double width, double height) {
    m_sentence.reset();
    // The sizes and the sources stay with the first sentence; the sizes stay longest.
    QStringList least{ComplexityTableWords::tr("%1.", "a sentence").arg(ComplexityTableWords::sizes(shown())),
                      ComplexityTableWords::sources().back()};
    for (; !least.isEmpty() && !m_sentence; least.removeLast()) {
        const Paragraph notes(least.join(betweenSentences()), type::kSmallest, width);
        const double left = height - notes.height() - kNoteGap;
        const auto trySentence = [&](const QString& text) {
            Paragraph paragraph(text, m_layout.isSmall ? type::kAxis : type::kBody, width);
            if (paragraph.height() <= left) m_sentence.emplace(std::move(paragraph));
        };
        QStringList sentences = ComplexityTableWords::comparison(shown());
        for (; !sentences.isEmpty() && !m_sentence; sentences.removeLast())
            trySentence(sentences.join(betweenSentences()));
        if (!m_sentence) trySentence(ComplexityTableWords::shortComparison(shown()));
    }
    placeNotes(width, m_sentence ? height - m_sentence->height() - kNoteGap : height);
}

/// Below the sentences: the sizes, what is unusual about them, what is drawn and counted, and where it comes from.
void ComplexityTableFigure::placeNotes(double width, double height) {
    m_notes.reset();
    m_hasLegend = false;
    const QString sizes = ComplexityTableWords::tr("%1.", "a sentence").arg(ComplexityTableWords::sizes(shown()));
    QStringList others = ComplexityTableWords::unusual(shown());
    const qsizetype beforeLegend = others.size();
    if (!m_layout.wrapsNames)
        others +=
            ComplexityTableWords::tr("● lowest of its column. Bars are linear, the longest is the column’s largest.");
    others += ComplexityTableWords::counted(shown().setting);
    const auto tryNotes = [&](const QStringList& sources) {
        Paragraph paragraph((QStringList{sizes} + others + sources).join(betweenSentences()), type::kSmallest, width);
        if (paragraph.height() > height) return;
        m_notes.emplace(std::move(paragraph));
        m_hasLegend = !m_layout.wrapsNames && others.size() > beforeLegend;
    };
    for (;; others.removeLast()) {
        for (const QString& source : ComplexityTableWords::sources())
            if (!m_notes) tryNotes({source});
        if (m_notes || others.isEmpty()) break;
    }
    if (!m_notes) tryNotes({});
}

void ComplexityTableFigure::drawContent(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    drawHeads(painter);
    for (std::size_t row = 0; row < Layout::kRows; ++row) {
        drawName(painter, row);
        for (const Layout::Column& column : m_layout.columns) drawCell(painter, row, column);
    }
    drawRules(painter);
    double y = m_layout.bottom() + kTextGap;
    if (m_sentence) {
        m_sentence->draw(painter, {m_layout.left, y}, theme().text);
        y += m_sentence->height() + kNoteGap;
    }
    if (m_notes) m_notes->draw(painter, {m_layout.left, y}, theme().muted);
    painter.restore();
}

void ComplexityTableFigure::drawSelection(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(false);
    const auto selected = selection();
    if (selected && selected->row >= 0 && selected->row < std::int64_t(Layout::kRows)) {
        const double top = m_layout.top + double(selected->row) * m_layout.rowHeight;
        for (const double y : {top, m_layout.top + double(selected->row + 1) * m_layout.rowHeight})
            drawCased(painter, {m_layout.left, y, m_layout.right, y}, theme().text, 1, theme().surface);
        if (const auto box = cellBox(*selected)) drawCasedBox(painter, *box, theme().text, 2, theme().surface);
    }
    if (hover() && hover() != selected)
        if (const auto box = cellBox(*hover())) drawCasedBox(painter, *box, theme().control, 1, theme().surface);
    painter.restore();
    for (const Cell& pin : scene().view.pins)
        if (const auto box = cellBox(pin)) drawCellMark(painter, *box, viewport(), theme());
}

void ComplexityTableFigure::drawHeads(QCPPainter& painter) const {
    const double line = Layout::kHeadLine;
    const double unitTop = m_layout.top - 6 - line;
    const double nameTop = unitTop - double(m_layout.headLines) * line;
    const double names = m_layout.namesRight - m_layout.left;
    drawElided(painter, {m_layout.left, unitTop - line, names, line}, Qt::AlignLeft | Qt::AlignVCenter,
               ComplexityTableWords::tr("Layer"), Layout::headFont(), theme().text);
    drawWhole(painter, {m_layout.left, unitTop, names, line}, Qt::AlignLeft | Qt::AlignVCenter,
              m_hasLegend ? QStringList{ComplexityTableWords::tr("as in")}
                          : QStringList{ComplexityTableWords::tr("● lowest, bars linear"),
                                        ComplexityTableWords::tr("● lowest")},
              Layout::unitFont(), theme().muted);
    for (const Layout::Column& column : m_layout.columns) {
        const Qt::Alignment side = column.formulas.empty() || m_layout.isStacked ? Qt::AlignRight : Qt::AlignLeft;
        const QString head = Layout::headOf(column);
        painter.setFont(Layout::headFont());
        painter.setPen(theme().text);
        painter.drawText(QRectF(column.left, nameTop, column.width + 1, double(m_layout.headLines) * line),
                         int(side | Qt::AlignBottom) | Qt::TextWordWrap,
                         head.isEmpty() ? ComplexityTableWords::heads(column.column).back() : head);
        drawWhole(painter, {column.left, unitTop, column.width + 1, line}, side | Qt::AlignVCenter,
                  ComplexityTableWords::units(column.column, shown().setting), Layout::unitFont(), theme().muted);
    }
}

void ComplexityTableFigure::drawRules(QCPPainter& painter) const {
    painter.setAntialiasing(false);
    for (std::size_t row = 0; row <= Layout::kRows; ++row) {
        const double y = std::round(m_layout.top + double(row) * m_layout.rowHeight);
        painter.setPen(QPen(row == 0 || row == Layout::kRows ? theme().control : theme().rule, 1));
        painter.drawLine(QLineF(m_layout.left, y, m_layout.right, y));
    }
    painter.setAntialiasing(true);
}

void ComplexityTableFigure::drawName(QCPPainter& painter, std::size_t row) const {
    const Architecture architecture = kComparedArchitectures[row];
    const double rowHeight = m_layout.rowHeight;
    const double centre = m_layout.top + double(row) * rowHeight + rowHeight / 2;
    const QString name = architectureWords(architecture);
    const QFont font = m_layout.nameFont(selection() && selection()->row == std::int64_t(row));
    const double left = m_layout.left + m_layout.sampleWidth() + Layout::kSampleGap;
    const double width = m_layout.namesRight - left;
    const double line = m_layout.lineHeight();
    const bool isWrapped = rowHeight >= 2 * line && QFontMetricsF(font).horizontalAdvance(name) > width;
    const bool hasSource = !m_layout.wrapsNames && rowHeight >= line + 15;
    const double sampleY = hasSource || isWrapped ? centre - 8 : centre;
    QPen pen(architectureColour(architecture, theme()), 2.5, Qt::SolidLine, Qt::FlatCap);
    if (architectureDash(architecture) != Qt::SolidLine) pen.setDashPattern({3.4, 1.2});
    painter.setPen(pen);
    painter.drawLine(QLineF(m_layout.left, sampleY, m_layout.left + m_layout.sampleWidth(), sampleY));
    if (isWrapped) {
        painter.setFont(font);
        painter.setPen(theme().text);
        painter.drawText(QRectF(left, centre - line, width + 1, 2 * line),
                         int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextWordWrap, name);
        return;
    }
    drawElided(painter, {left, sampleY - line / 2, width + 1, line}, Qt::AlignLeft | Qt::AlignVCenter, name, font,
               theme().text);
    if (hasSource)
        drawElided(painter, {left, sampleY + line / 2, width, 15}, Qt::AlignLeft | Qt::AlignVCenter,
                   ComplexityTableWords::source(architecture), Layout::unitFont(), theme().muted);
}

void ComplexityTableFigure::drawCell(QCPPainter& painter, std::size_t row, const Layout::Column& column) const {
    const LayerCost& cost = shown().costs[row];
    const bool isLowest = shown().lowest(column.column)[row];
    const bool isSmall = m_layout.isSmall, isStacked = m_layout.isStacked;
    const double rowHeight = m_layout.rowHeight;
    const double centre = m_layout.top + double(row) * rowHeight + rowHeight / 2;
    const double line = m_layout.lineHeight();
    // Where there is more room, the formula stands clear of its number.
    const double apart = isStacked ? std::clamp(rowHeight - 2 * line - 9, isSmall ? 1.0 : 2.0, 6.0) : 0;
    const double textHeight = isStacked ? 2 * line + apart : line;
    const double top = centre - (textHeight + barGap() + barHeight()) / 2;
    const double valueMiddle = top + textHeight - line / 2;
    const double right = column.left + column.width;
    if (!column.formulas.empty()) {
        const FormulaLayout& formula = column.formulas[row];
        // On the line of the numbers, or above it.
        const double baseline =
            valueMiddle + double(m_layout.valueSize()) * 0.36 - (isStacked ? line + apart + (isSmall ? 1.5 : 0) : 0);
        const double x = isStacked ? right - formula.size().width() : column.left;
        formula.paint(painter, {x, baseline - formula.ascent()}, theme(), theme().muted);
    }
    const QFont font = m_layout.nameFont(isLowest);
    const QString words = ComplexityTableWords::value(cost, column.column, column.isShort);
    const double width = std::min(column.width, QFontMetricsF(font).horizontalAdvance(words) + 1);
    const QRectF room(right - width, valueMiddle - line / 2, width, line);
    drawElided(painter, room, Qt::AlignRight | Qt::AlignVCenter, words, font, theme().text);
    if (isLowest) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().text);
        painter.drawEllipse(QPointF(room.left() - 6, valueMiddle), 3, 3);
    }
    if (rowHeight >= line + barGap() + barHeight()) drawBar(painter, cost, column, top + textHeight + barGap());
}

void ComplexityTableFigure::drawBar(QCPPainter& painter, const LayerCost& cost, const Layout::Column& column,
                                    double top) const {
    const double value = costValue(cost, column.column);
    const QColor colour =
        isOperations(column.column) ? architectureColour(cost.architecture, theme()) : theme().control;
    painter.save();
    painter.setAntialiasing(false);
    if (std::isinf(value)) {
        // It has no end.
        QPen pen(colour, 1);
        pen.setDashPattern({3, 3});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(column.left, top, column.width - 1, barHeight() - 1));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().rule);
        painter.drawRect(QRectF(column.left, top + barHeight() - 1, column.width, 1));
        painter.setBrush(colour);
        // The least of values is still seen.
        const double most = shown().largest(column.column);
        const double length = value > 0 ? std::max(1.0, column.width * value / most) : 0;
        painter.drawRect(QRectF(column.left, top, length, barHeight()));
    }
    painter.restore();
}

}  // namespace attention
