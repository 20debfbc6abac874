#include "ui/figure/parts/step_matrix.h"

#include <algorithm>

#include "ui/figure/elided_text.h"
#include "ui/figure/shapes.h"
#include "ui/figure/step_number.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kAboveCells = 24;       ///< height of the title above the cells
constexpr double kTitleSymbolSize = 16;  ///< pixels of the em
constexpr double kTitleGap = 6;          ///< between circle, symbol, name and note
constexpr double kThin = 1.25;
constexpr double kTag = 18;

}  // namespace

void StepMatrixPart::setStage(const Matrix& values, MatrixStyle style, CellSizes cells, Stage stage) {
    m_matrix = &values;
    m_stage = std::move(stage);
    set(values, std::move(style), cells);
    m_titleWidth = 0;
    if (!m_stage.isTitled) return;
    m_titleWidth = kStepNumberSize + kTitleGap;
    if (!m_stage.symbols.empty())
        m_titleWidth += FormulaLayout(m_stage.symbols.back(), kTitleSymbolSize).size().width() + kTitleGap;
    if (!m_stage.names.isEmpty())
        m_titleWidth += textWidth(m_stage.names.back(), textFont(font_size::kAxis, QFont::DemiBold));
}

double StepMatrixPart::overhang() const {
    const bool isAlone = m_stage.neighbour && m_stage.neighbour->isDropped();
    return isAlone ? std::min(m_stage.overhang, m_stage.overhangAlone) : m_stage.overhang;
}

bool StepMatrixPart::namesRows() const {
    return m_stage.rowLabelsFrom && m_stage.rowLabelsFrom->isDropped();
}

Part::SizeHint StepMatrixPart::measureSizeHint(QSizeF room) const {
    SizeHint need = MatrixPart::measureSizeHint(room);
    QMarginsF& around = need.margins;
    if (namesRows()) {
        MatrixStyle named = style();
        (named.isTransposed ? named.showsColumnLabels : named.showsRowLabels) = true;
        around = MatrixPanel::marginsFor(named, *m_matrix, room.width());
        around.setLeft(around.left() + m_stage.beforeNames);
    }
    if (m_stage.isTitled) around.setTop(kAboveCells);
    const QMarginsF& minimum = m_stage.minimumMargins;
    around = {std::max(around.left(), minimum.left()), around.top() + minimum.top(),
              std::max(around.right(), minimum.right()), std::max(around.bottom(), minimum.bottom())};
    // There is room for at least the shortest name.
    const double width = std::ceil(m_titleWidth - overhang() - around.right()) + 1;
    need.minimum.setWidth(std::max(need.minimum.width(), width));
    need.maximum.setWidth(std::max(need.maximum.width(), width));
    return need;
}

void StepMatrixPart::geometryChanged() {
    if (m_stage.state == State::Pending)
        hidden();
    else {
        if (m_stage.rowLabelsFrom)
            (style().isTransposed ? style().showsColumnLabels : style().showsRowLabels) = namesRows();
        MatrixPart::geometryChanged();
    }
    // Words need no ticks.
    for (QCPAxis* axis : {&panel().xAxis(), &panel().yAxis()}) {
        axis->setTickPen(Qt::NoPen);
        axis->setTickLength(0, 0);
        axis->setTickLabelPadding(5);
    }
}

void StepMatrixPart::draw(QCPPainter& painter, const Theme& theme) {
    // A step that is not reached leaves its space empty.
    if (m_stage.state == State::Pending) return;
    MatrixPart::draw(painter, theme);
    if (m_stage.isTitled) drawTitle(painter, theme);
}

StepMatrixPart::Title StepMatrixPart::title() const {
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold), plain = textFont(font_size::kAxis);
    Title title;
    double x = content().left() + kStepNumberSize + kTitleGap;
    const double end = frame().right() + overhang();
    const auto nameWidth = [&](double room) {
        const QString name = firstFittingText(m_stage.names, room, bold);
        return name.isEmpty() ? 0.0 : textWidth(name, bold) + kTitleGap;
    };
    // The longest symbol that leaves room for a name.
    for (std::size_t i = 0; i < m_stage.symbols.size(); ++i) {
        FormulaLayout symbol(m_stage.symbols[i], kTitleSymbolSize);
        const double after = x + symbol.size().width() + kTitleGap;
        const bool isLast = i + 1 == m_stage.symbols.size();
        if (!isLast && (m_stage.names.isEmpty() ? after > end : nameWidth(end - after) == 0)) continue;
        title.symbol = std::move(symbol);
        x = after;
        break;
    }
    title.name = firstFittingText(m_stage.names, end - x, bold);
    title.nameAt = x;
    x += title.name.isEmpty() ? 0 : textWidth(title.name, bold) + kTitleGap + 2;
    title.note = firstFittingText(m_stage.notes, end - x, plain);
    title.noteAt = x;
    title.end = std::min(std::max(x, end), x + textWidth(title.note, plain));
    return title;
}

void StepMatrixPart::drawTitle(QCPPainter& painter, const Theme& theme) const {
    const bool isCurrent = m_stage.state == State::Current;
    const double middle = content().top() - kAboveCells / 2, end = frame().right() + overhang();
    drawStepNumber(painter, {content().left() + kStepNumberSize / 2, middle}, m_stage.step, isCurrent, theme.text,
                   theme.text, theme);
    const QFont bold = textFont(font_size::kAxis, QFont::DemiBold);
    const Title words = title();
    if (words.symbol)
        words.symbol->paint(painter,
                            {content().left() + kStepNumberSize + kTitleGap,
                             middle + QFontMetricsF(bold).ascent() / 2 - 1 - words.symbol->ascent()},
                            theme, theme.text);
    const auto drawAt = [&](double x, const QString& text, const QFont& font, const QColor& colour) {
        drawElided(painter, {x, middle - kAboveCells / 2, std::max(0.0, end - x), kAboveCells},
                   Qt::AlignLeft | Qt::AlignVCenter, text, font, colour);
    };
    drawAt(words.nameAt, words.name, bold, theme.text);
    drawAt(words.noteAt, words.note, textFont(font_size::kAxis), theme.muted);
}

QRectF StepMatrixPart::boundingRect() const {
    if (!isVisible()) return {};
    QMarginsF names = MatrixPart::measureSizeHint(content().size()).margins;
    if (m_stage.isTitled) names.setTop(kAboveCells);
    QRectF whole = content().marginsAdded(names);
    if (m_stage.isTitled) whole.setRight(std::max(whole.right(), title().end));
    return whole;
}

QRectF StepMatrixPart::rowBox(Index row) const {
    return panel().box(row, 0).united(panel().box(row, columns() - 1)).adjusted(-1, -1, 1, 1);
}
QRectF StepMatrixPart::columnBox(Index column) const {
    return panel().box(0, column).united(panel().box(rows() - 1, column)).adjusted(-1, -1, 1, 1);
}

std::optional<Cell> StepMatrixPart::cellAt(const QPointF& place) const {
    auto cell = MatrixPart::cellAt(place);
    if (cell) cell->row += m_stage.firstRow;
    return cell;
}

std::optional<QRectF> StepMatrixPart::cellRect(const Cell& cell) const {
    return isReached() ? MatrixPart::cellRect({cell.row - m_stage.firstRow, cell.column, cell.matrix}) : std::nullopt;
}

void StepMatrixPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isReached() || cell.matrix != panel().matrix()) return;
    const Index row = cell.row < 0 ? -1 : cell.row - m_stage.firstRow, column = cell.column;
    const bool hasRow = row >= 0 && row < rows(), hasColumn = column >= 0 && column < columns();
    if (cell.row >= 0 && !hasRow) return;
    if (cell.column >= 0 && !hasColumn) return;
    const bool isCell = hasRow && hasColumn;
    if (how == Highlight::Pinned) {
        if (isCell) panel().drawPin(painter, {row, column, cell.matrix});
        return;
    }
    const auto outline = [&](const QRectF& box, const QColor& ink, double width) {
        drawCasedBox(painter, box, ink, width, theme.surface);
    };
    if (hasRow && (!isCell || how == Highlight::Current)) {
        outline(rowBox(row), m_stage.rows, 2);
        drawWordTag(painter, theme, row, true, m_stage.rows);
    }
    if (hasColumn && (!isCell || (how == Highlight::Current && m_stage.outlinesRowAndColumn))) {
        outline(columnBox(column), m_stage.columns, m_stage.outlinesRowAndColumn ? 2 : kThin);
        if (m_stage.outlinesRowAndColumn) drawWordTag(painter, theme, column, false, m_stage.columns);
    }
    // The cell's outline lies on those of its row and column and is as wide as they are.
    if (isCell)
        outline(panel().box(row, column).adjusted(-1, -1, 1, 1), theme.text,
                how == Highlight::Current || m_stage.outlinesRowAndColumn ? 2 : kThin);
}

void StepMatrixPart::drawWordTag(QCPPainter& painter, const Theme& theme, Index index, bool isRow,
                                 const QColor& fill) const {
    const MatrixStyle& style = panel().style();
    const bool isAtSide = isRow != style.isTransposed;
    const QStringList& words = isAtSide ? style.rowWords : style.columnWords;
    if (!(isAtSide ? style.showsRowLabels : style.showsColumnLabels) || index >= words.size()) return;
    const QFont font = textFont(font_size::kAxis, QFont::DemiBold);
    const QString text = elidedText(words[index], font, style.maxLabelWidth);
    const double half = textWidth(text, font) / 2 + 6;
    const QRectF box = isRow ? rowBox(index) : columnBox(index);
    const QPointF centre =
        isAtSide ? QPointF(box.left() - 4 - half, box.center().y()) : QPointF(box.center().x(), box.bottom() + 12);
    // Words that the tag would cover partly are erased.
    const QFontMetricsF metrics(textFont(font_size::kAxis));
    double widest = 0;
    for (const QString& word : words) widest = std::max(widest, textWidth(word, textFont(font_size::kAxis)));
    widest = std::min(widest, style.maxLabelWidth);
    // The box of a column extends a pixel beyond its cells at each side.
    const bool areRotated = !isAtSide && widest + kTitleGap > box.width() - 2;
    // Only words at ticks are drawn.
    for (const double tick : (isAtSide ? panel().yAxis() : panel().xAxis()).tickVector()) {
        const auto other = Index(tick);
        const QRectF place = isRow ? rowBox(other) : columnBox(other);
        const double wordWidth = std::min(textWidth(words[other], textFont(font_size::kAxis)), style.maxLabelWidth);
        const double reach = (areRotated ? metrics.height() : wordWidth) / 2 + 1;
        const bool isCut = isAtSide
                               ? std::abs(place.center().y() - centre.y()) < kTag - 1
                               : std::abs(place.center().x() - centre.x()) < (areRotated ? kTag / 2 : half) + reach;
        if (!isCut) continue;
        clearGround(
            painter,
            isAtSide ? QRectF(box.left() - wordWidth - 8, place.center().y() - 8, wordWidth + 6, 16)
                     : QRectF(place.center().x() - reach, box.bottom() + 3, 2 * reach, areRotated ? widest + 10 : kTag),
            theme.surface);
    }
    if (areRotated)
        drawUprightTag(painter, text, {box.center().x(), box.bottom() + 1}, fill, theme);
    else
        drawTag(painter, text, centre, panel().rect().parentPlot()->viewport(), fill, theme.onIndex);
}

}  // namespace attention
