#include "ui/figure/parts/matrix.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/marks.h"

namespace attention {
namespace {

/// Outlines of selected cells extend this far beyond the cells, in pixels.
constexpr double kOutline = 4;
/// A cell of which fewer pixels are visible cannot be pointed at.
constexpr double kMinVisible = 0.5;
/// Maximum ratio of a cell's width to its height, on a stage: there is room for a number.
constexpr double kWidestCell = 1.8;

}  // namespace

MatrixPart::MatrixPart(Figure& figure, std::string matrix) : m_figure(figure), m_panel(figure, std::move(matrix)) {}

void MatrixPart::set(const Matrix& values, MatrixStyle style, CellSizes cells) {
    m_values = &values;
    m_margins.reset();
    m_style = std::move(style);
    m_before = m_behind = 0;
    const bool isTransposed = m_style->isTransposed;
    const Index presentRows = isTransposed ? values.cols() : values.rows();
    const Index presentColumns = isTransposed ? values.rows() : values.cols();
    Index rows = std::max(cells.rows, presentRows), columns = std::max(cells.columns, presentColumns);
    m_counts = {double(std::max<Index>(1, columns)), double(std::max<Index>(1, rows))};
    m_present = {double(presentColumns) / double(columns), double(presentRows) / double(rows)};
    // If ranges are kept, the part has room for the maximum number of cells so far, like the panel's axes.
    if (!m_style->visible) {
        columns = Index(m_figure.keptRange(m_keptColumns, {0, double(columns)}).upper);
        rows = Index(m_figure.keptRange(m_keptRows, {0, double(rows)}).upper);
    }
    const auto times = [&](const QSizeF& cell) {
        return QSizeF(cell.width() * double(columns), cell.height() * double(rows));
    };
    m_isBare = cells.hasNoOutline;
    m_highest = cells.highest;
    m_need.minimum = times(cells.least).expandedTo(cells.minimumTotal);
    m_need.maximum = times(cells.most).expandedTo(m_need.minimum);
    m_need.aspectRatio = cells.isSquare ? double(columns) / double(std::max<Index>(1, rows)) : 0;
}

CellBlock MatrixPart::cells(std::optional<Index> row) const {
    constexpr Index kMaxCells = 65'536;
    if (!m_panel.isShown() || m_values->size() > kMaxCells || (row && *row >= m_values->rows())) return {};
    const Index first = row.value_or(0), rows = row ? 1 : m_values->rows(), columns = m_values->cols();
    CellBlock block{m_panel.box(first, 0) | m_panel.box(first + rows - 1, columns - 1), {}};
    const bool isTransposed = m_style->isTransposed;
    block.colours =
        QImage(int(isTransposed ? rows : columns), int(isTransposed ? columns : rows), QImage::Format_ARGB32);
    for (Index r = 0; r < rows; ++r)
        for (Index c = 0; c < columns; ++c) {
            const double value = (*m_values)(first + r, c);
            const QRgb colour =
                std::isfinite(value) ? m_style->map.at((value - m_style->low) / (m_style->high - m_style->low)) : 0;
            block.colours.setPixel(int(isTransposed ? r : c), int(isTransposed ? c : r), colour);
        }
    return block;
}

void MatrixPart::reserveMargins(double before, double behind) {
    m_before = before;
    m_behind = behind;
}

Part::SizeHint MatrixPart::measureSizeHint(QSizeF room) const {
    SizeHint need = m_need;
    if (m_figure.isOnStage()) keepCells(need, room);
    if (m_isBare) return need;
    if (!m_margins) m_margins.emplace(*m_style, *m_values);
    const bool isNamed = !m_style->symbol.isEmpty() || !m_style->name.isEmpty() || m_style->scaleDecimals;
    need.margins = m_margins->at(room.width());
    need.margins.setTop(isNamed ? MatrixPanel::kNameHeight : kOutline);
    need.margins.setLeft(m_figure.keptRange(m_keptLeft, {0, need.margins.left()}).upper + m_before);
    need.margins.setRight(kOutline + m_behind);
    return need;
}

void MatrixPart::keepCells(SizeHint& need, QSizeF room) const {
    need.isAligned = true;
    const QSizeF most = need.maximum.boundedTo(room.expandedTo(need.minimum));
    const double square = m_counts.width() / m_counts.height();
    // With up to two rows, cells may be as wide as they may be high.
    const double widest = m_counts.height() <= 2 ? std::max(kWidestCell, m_highest) : kWidestCell;
    need.maximum = QSizeF(std::min(need.maximum.width(), most.height() * square * widest),
                          std::min(need.maximum.height(), most.width() / square * m_highest))
                       .expandedTo(need.minimum);
}

void MatrixPart::geometryChanged() {
    const QSizeF present(content().width() * m_present.width(), content().height() * m_present.height());
    m_panel.show({content().topLeft(), present}, m_values, *m_style, m_figure.theme());
    if (m_before > 0 && m_panel.isShown()) {
        QCPAxis& rows = m_panel.yAxis();
        rows.setTickLabelPadding(rows.tickLabelPadding() + int(m_before));
    }
}

void MatrixPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF& all = content();
    const QRectF present = m_panel.isShown() ? m_panel.area() : QRectF();
    // The numbers of the columns are directly below the cells with values.
    const double below = m_style->showsColumnLabels ? MatrixPanel::kNumbersHeight : 0;
    if (m_present.height() < 1 && present.bottom() + below < all.bottom() - 1)
        drawHatching(painter, {QPointF(all.left(), present.bottom() + below), all.bottomRight()}, theme.track);
    if (m_present.width() < 1 && present.right() < all.right() - 1)
        drawHatching(painter, {QPointF(present.right(), all.top()), QPointF(all.right(), present.bottom())},
                     theme.track);
    m_panel.draw(painter);
}

Cell MatrixPart::shownCell(Cell cell) const {
    // A negative index, which means a whole row or column, stays.
    if (cell.row >= 0) cell.row = cell.row < m_firstRow ? -2 : (cell.row - m_firstRow) / m_step;
    if (cell.column >= 0) cell.column /= m_step;
    return cell;
}

std::optional<Cell> MatrixPart::cellAt(const QPointF& place) const {
    auto cell = m_panel.cellAt(place);
    if (cell) *cell = {cell->row * m_step + m_firstRow, cell->column * m_step, cell->matrix};
    return cell;
}

std::optional<QRectF> MatrixPart::cellRect(const Cell& cell) const {
    const Cell shown = shownCell(cell);
    if (!m_panel.has(shown)) return std::nullopt;
    const QRectF box = m_panel.box(shown.row, shown.column), area = m_panel.area();
    if (area.contains(box)) return box;
    // A matrix can be zoomed: then only the visible part of the cell counts.
    const QRectF visible = box.intersected(area);
    return std::min(visible.width(), visible.height()) > kMinVisible ? std::optional(visible) : std::nullopt;
}

void MatrixPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& matrixCell, Highlight how) {
    const Cell cell = shownCell(matrixCell);
    if (!m_panel.isShown() || cell.matrix != m_panel.matrix()) return;
    const bool hasRow = cell.row >= 0 && cell.row < m_values->rows();
    const bool hasColumn = cell.column >= 0 && cell.column < m_values->cols();
    if (declareHighlight && (hasRow || hasColumn))
        paintMarks(painter, [&](Marks& marks) { declareHighlight(marks, cell, how); });
    if (hasRow && cell.column < 0) m_panel.drawRow(painter, cell.row, theme.indexI);
    if (hasColumn && cell.row == -1) m_panel.drawColumn(painter, cell.column, theme.indexJ);
    if (!hasRow || !hasColumn) return;
    switch (how) {
        case Highlight::Current:
            m_panel.drawCell(painter, cell.row, cell.column);
            break;
        case Highlight::Pinned:
            m_panel.drawPin(painter, cell);
            break;
        case Highlight::Related:
            drawCasedBox(painter, m_panel.box(cell.row, cell.column).adjusted(-1, -1, 1, 1), theme.text, 1.5,
                         theme.surface);
            break;
    }
}

}  // namespace attention
