#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/figure.h"
#include "ui/figure/hatching.h"
#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Values are not written smaller than this.
constexpr int kValueFont = font_size::kSmallest;
/// With more visible cells than this, missing numbers are not reported as omitted.
constexpr Index kNumberedCells = 100;
/// Below this width of a cell the selection is drawn as lines outside its row and column.
constexpr double kCoarseCell = 14;
/// The colour scale beside a matrix's name, in pixels.
constexpr double kScaleLength = 72;
constexpr double kShortestScale = 24;
constexpr double kScaleHeight = 9;
/// In fewer pixels than this, an elided name would be little more than its ellipsis.
constexpr double kShortestName = 40;
/// Words whose centre is nearer than this to the centre of a tag are erased.
constexpr double kTagReach = 17;

}  // namespace

Index MatrixPanel::draw(QCPPainter& painter) const {
    if (!isShown()) return 1;
    const Index oneIn =
        drawCells(painter, *m_rect, m_hasMasked ? m_coloured : *m_values, m_style->map, m_style->low, m_style->high);
    if (m_hasMasked) drawMaskHatching(painter);
    painter.save();
    painter.setAntialiasing(true);
    painter.setBrush(Qt::NoBrush);
    // Cells near 0 are as white as the page: without a frame nobody sees where the matrix ends.
    painter.setPen(strokePen(m_theme->track, 1));
    for (const QRectF& frame : {axesArea(), area()}) {
        painter.drawRect(frame.adjusted(-0.5, -0.5, 0.5, 0.5));
        if (frame == area()) break;
    }
    drawName(painter);
    drawNumbers(painter);
    tellOmittedWords();
    painter.restore();
    return oneIn;
}

/// Reports the words that are left out because they would touch.
void MatrixPanel::tellOmittedWords() const {
    const auto tell = [](const QCPAxis& axis, const QStringList& words) {
        const QVector<double> ticks = axis.tickVector();
        const auto stride = ticks.size() < 2 ? words.size() : qsizetype(std::lround(ticks[1] - ticks[0]));
        for (qsizetype i = 0; axis.tickLabels() && i < words.size(); ++i)
            if (i % stride != 0 && axis.range().contains(double(i))) tellOmittedName(words[i]);
    };
    tell(xAxis(), m_style->columnWords);
    tell(yAxis(), m_style->rowWords);
}

void MatrixPanel::drawMaskHatching(QCPPainter& painter) const {
    // A run of masked cells is hatched as one area: hatching of thousands of small areas would look like a grey.
    const QRectF inside = area();
    const auto columnAt = [&](double column) { return xAxis().coordToPixel(column - 0.5); };
    for (Index row = 0; row < m_values->rows(); ++row) {
        Index first = -1;
        for (Index column = 0; column <= m_values->cols(); ++column) {
            const bool masked =
                column < m_values->cols() && (*m_values)(row, column) == -std::numeric_limits<double>::infinity();
            if (masked && first < 0) first = column;
            if (masked || first < 0) continue;
            const QRectF run(QPointF(columnAt(double(first)), yAxis().coordToPixel(double(row) - 0.5)),
                             QPointF(columnAt(double(column)), yAxis().coordToPixel(double(row) + 0.5)));
            if (const QRectF shown = run & inside; !shown.isEmpty()) drawHatching(painter, shown, m_theme->control);
            first = -1;
        }
    }
}

void MatrixPanel::drawName(QCPPainter& painter) const {
    const QRectF cells = axesArea();
    QRectF room(cells.left(), cells.top() - kNameHeight, cells.width(), kNameHeight - 2);
    if (m_style->scaleDecimals) {
        const QFont small = textFont(font_size::kAxis);
        const double low = textWidth(formatDecimals(m_style->low, *m_style->scaleDecimals), small) + 6;
        const double high = textWidth(formatDecimals(m_style->high, *m_style->scaleDecimals), small) + 6;
        const double symbol = textWidth(m_style->symbol, mathFont(font_size::kClaim)) + 16;
        const double length = std::min(kScaleLength, room.width() - symbol - low - high);
        if (length >= kShortestScale) {
            const QRectF bar(room.right() - high - length, room.center().y() - kScaleHeight / 2, length, kScaleHeight);
            drawColourScale(painter, bar, m_style->map, m_style->low, m_style->high, {}, *m_theme,
                            *m_style->scaleDecimals);
            room.setRight(bar.left() - low - 8);
        }
    }
    const auto word = [&](const QString& text, const QFont& font, const QColor& ink, bool isWhole) {
        const double width = textWidth(text, font);
        if (text.isEmpty() || (width > room.width() && (isWhole || room.width() < kShortestName))) return;
        drawElided(painter, room, Qt::AlignLeft | Qt::AlignVCenter, text, font, ink);
        room.setLeft(std::min(room.right(), room.left() + width + 7));
    };
    word(m_style->symbol, mathFont(font_size::kClaim), m_theme->text, true);
    word(m_style->name, textFont(font_size::kAxis, QFont::DemiBold), m_theme->text, false);
    word(m_style->note, textFont(font_size::kAxis), m_theme->muted, true);
}

QString MatrixPanel::numberText(double value) const {
    return formatDecimals(value, value == 0 && m_style->plainZeros ? 0 : *m_style->decimals);
}

std::optional<QFont> MatrixPanel::numberFont() const {
    if (!m_style->decimals) return std::nullopt;
    const QSizeF cell = box(0, 0).size();
    // All cells have numbers or none has: numbers in some cells only would suggest that the others have no value.
    const auto fits = [&](const QFont& font) {
        const QFontMetricsF metrics(font);
        if (cell.height() < std::max(metrics.height(), metrics.capHeight() + kNumberGap)) return false;
        double widest = 0;
        const auto [firstRow, lastRow, firstColumn, lastColumn] = shownBlock();
        for (Index row = firstRow; row <= lastRow; ++row)
            for (Index column = firstColumn; column <= lastColumn; ++column)
                if (const double value = (*m_original)(row, column); std::isfinite(value))
                    widest = std::max(widest, textWidth(numberText(value), font));
        return widest + kNumberGap <= cell.width();
    };
    for (int size = std::max(kValueFont, m_style->fontSize); size >= kValueFont; --size)
        if (const QFont font = textFont(size); fits(font)) return font;
    return std::nullopt;
}

void MatrixPanel::drawNumbers(QCPPainter& painter) const {
    const auto font = numberFont();
    if (!font) {
        const auto [top, bottom, left, right] = shownBlock();
        if (m_style->decimals && (bottom - top + 1) * (right - left + 1) <= kNumberedCells) tellOmittedNumbers();
        return;
    }
    painter.setFont(*font);
    const double zero = 0.5 * std::pow(10.0, -*m_style->decimals);
    const auto [firstRow, lastRow, firstColumn, lastColumn] = shownBlock();
    const QRectF inside = area().adjusted(-1, -1, 1, 1);
    for (Index row = firstRow; row <= lastRow; ++row)
        for (Index column = firstColumn; column <= lastColumn; ++column) {
            const double value = (*m_original)(row, column);
            if (!std::isfinite(value) || !inside.contains(box(row, column))) continue;
            const bool isZero = std::abs(value) < zero, isFaint = m_style->fadesZeros && isZero;
            if (m_style->hidesZeros && isZero) continue;
            painter.setPen(isFaint ? m_theme->faint
                                   : numberInk(m_style->map, m_style->low, m_style->high, value, *m_style->decimals));
            drawLabelText(painter, box(row, column), Qt::AlignCenter, numberText(value));
        }
}

QString MatrixPanel::tagOf(const QCPAxis& axis, Index index) const {
    const bool isRow = axis.orientation() == Qt::Vertical;
    const QStringList& words = isRow ? m_style->rowWords : m_style->columnWords;
    if (index < words.size()) return elidedText(words[index], axis.tickLabelFont(), m_style->maxLabelWidth);
    return formatDecimals(double(index + (isRow ? m_style->firstRow : m_style->firstColumn)), 0);
}

/// Outlines the visible part of a box.
void MatrixPanel::drawOutline(QCPPainter& painter, const QRectF& box, const QColor& colour, double width) const {
    const QRectF shown = box & area();
    if (shown.isEmpty()) return;
    painter.save();
    painter.setAntialiasing(true);
    drawCasedBox(painter, shown.adjusted(-1, -1, 1, 1), colour, width, m_theme->surface);
    painter.restore();
}

void MatrixPanel::drawRow(QCPPainter& painter, Index row, const QColor& colour, double width) const {
    if (!isShown()) return;
    drawOutline(painter, box(row, 0) | box(row, m_original->cols() - 1), colour, width);
}

void MatrixPanel::drawColumn(QCPPainter& painter, Index column, const QColor& colour, double width) const {
    if (!isShown()) return;
    drawOutline(painter, box(0, column) | box(m_original->rows() - 1, column), colour, width);
}

void MatrixPanel::drawDiagonal(QCPPainter& painter, const Cell& from, const Cell& to, const QColor& colour,
                               double width) const {
    constexpr double kCasing = 2.5;
    const QRectF first = box(from.row, from.column), last = box(to.row, to.column);
    painter.save();
    painter.setClipRect(area().adjusted(-2, -2, 2, 2));
    painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, wide] : {std::pair{m_theme->surface, width + kCasing}, {colour, width}}) {
        painter.setPen(strokePen(ink, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolygon(QPolygonF{first.topLeft(), first.topRight(), last.topRight(), last.bottomRight(),
                                      last.bottomLeft(), first.bottomLeft()});
    }
    painter.restore();
}

void MatrixPanel::drawCell(QCPPainter& painter, Index row, Index column) const {
    if (!isShown() || row >= m_original->rows() || column >= m_original->cols()) return;
    const Theme& theme = *m_theme;
    const QRectF cell = box(row, column);
    const double width = cell.width() < kCoarseCell ? 1.5 : 2;
    if (m_style->outline == MatrixStyle::Outline::Cross) {
        drawRow(painter, row, theme.indexI, width);
        drawColumn(painter, column, theme.indexJ, width);
    }
    painter.save();
    painter.setAntialiasing(true);
    if (m_style->outline != MatrixStyle::Outline::None && isVisible(row, column))
        drawCasedBox(painter, (cell & area()).adjusted(-1, -1, 1, 1), theme.text, 2, theme.surface);
    const auto tag = [&](const QCPAxis& axis, Index index, bool shown, bool isWord, const QColor& fill) {
        if (!shown || !axis.range().contains(double(index))) return;
        const QString text = tagOf(axis, index);
        if (!isWord) {
            drawAxisTag(painter, axis, double(index), text, fill, theme);
            return;
        }
        // The tag of a word ends at the cells, like the words of the axis. Words that it would touch are erased.
        const double words = widestText(axis.orientation() == Qt::Vertical ? m_style->rowWords : m_style->columnWords,
                                        axis.tickLabelFont(), m_style->maxLabelWidth) +
                             6;
        const double left = area().left() - axis.tickLabelPadding();
        for (const double tick : axis.tickVector())
            if (const double other = axis.coordToPixel(tick);
                axis.orientation() == Qt::Vertical && std::abs(other - cell.center().y()) < kTagReach)
                clearGround(painter, QRectF(left - words - 1, other - kWordLine / 2, words, kWordLine), theme.surface);
        if (axis.orientation() == Qt::Vertical)
            drawTagBeside(painter, text, {area().left() - axis.tickLabelPadding(), cell.center().y()}, true,
                          m_rect->parentPlot()->viewport(), fill, theme);
        else if (axis.tickLabelRotation() == 0)
            drawTag(painter, text, {cell.center().x(), axesArea().bottom() + 14}, m_rect->parentPlot()->viewport(),
                    fill, theme.onIndex);
        else {
            const double top = axesArea().bottom() + 2, x = cell.center().x();
            for (const double tick : axis.tickVector())
                if (const double other = axis.coordToPixel(tick); std::abs(other - x) < kTagReach)
                    clearGround(painter, QRectF(other - kWordLine / 2, top + 3, kWordLine, words), theme.surface);
            drawUprightTag(painter, text, {x, top}, fill, theme);
        }
    };
    // Orange is the row of the matrix and violet its column, whichever way they are drawn.
    const auto at = drawn(row, column);
    const QColor& down = m_style->isTransposed ? theme.indexJ : theme.indexI;
    const QColor& across = m_style->isTransposed ? theme.indexI : theme.indexJ;
    tag(yAxis(), at.row, m_style->showsRowLabels, !m_style->rowWords.isEmpty(), down);
    tag(xAxis(), at.column, m_style->showsColumnLabels, !m_style->columnWords.isEmpty(), across);
    painter.restore();
}

void MatrixPanel::drawPin(QCPPainter& painter, const Cell& cell) const {
    if (has(cell)) drawPinMark(painter, box(cell.row, cell.column), area(), *m_theme);
}

void MatrixPanel::add(Marks& marks) const {
    marks.block([this](QCPPainter& painter) { draw(painter); });
}

void MatrixPanel::addCell(Marks& marks, Index row, Index column) const {
    marks.block([=, this](QCPPainter& painter) { drawCell(painter, row, column); });
}

void MatrixPanel::addRow(Marks& marks, Index row, const QColor& colour, double width) const {
    marks.block([=, this](QCPPainter& painter) { drawRow(painter, row, colour, width); });
}

void MatrixPanel::addColumn(Marks& marks, Index column, const QColor& colour, double width) const {
    marks.block([=, this](QCPPainter& painter) { drawColumn(painter, column, colour, width); });
}

void MatrixPanel::addDiagonal(Marks& marks, const Cell& from, const Cell& to, const QColor& colour,
                              double width) const {
    marks.block([=, this](QCPPainter& painter) { drawDiagonal(painter, from, to, colour, width); });
}

void MatrixPanel::addPin(Marks& marks, const Cell& cell) const {
    if (has(cell)) marks.pin(box(cell.row, cell.column), area(), *m_theme);
}

}  // namespace attention
