#include "ui/figure/parts/matrix.h"

#include <algorithm>
#include <cmath>

#include "ui/figure/marks.h"

namespace attention {
namespace {

/// Outlines of selected cells reach so far beyond the cells.
constexpr double kOutline = 4;
/// A cell of which fewer pixels are visible cannot be pointed at.
constexpr double kMinVisible = 0.5;
/// On a stage a cell is at most so many times wider than high, with room for a number, or higher than wide.
constexpr double kWidestCell = 1.8;

}  // namespace

MatrixPart::MatrixPart(Figure& figure, std::string matrix) : m_figure(figure), m_panel(figure, std::move(matrix)) {}

void MatrixPart::set(const Matrix& values, MatrixStyle look, CellSizes cells) {
    m_values = &values;
    m_margins.reset();
    m_look = std::move(look);
    m_before = m_behind = 0;
    const bool isTurned = m_look->isTransposed;
    const Index presentRows = isTurned ? values.cols() : values.rows();
    const Index presentColumns = isTurned ? values.rows() : values.cols();
    Index rows = std::max(cells.rows, presentRows), columns = std::max(cells.columns, presentColumns);
    m_counts = {double(std::max<Index>(1, columns)), double(std::max<Index>(1, rows))};
    m_present = {double(presentColumns) / double(columns), double(presentRows) / double(rows)};
    // The panel's axes have room for the most cells; so has the part.
    if (!m_look->visible) {
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
    constexpr Index kMostCells = 65'536;
    if (!m_panel.isShown() || m_values->size() > kMostCells || (row && *row >= m_values->rows())) return {};
    const Index first = row.value_or(0), rows = row ? 1 : m_values->rows(), columns = m_values->cols();
    CellBlock block{m_panel.box(first, 0) | m_panel.box(first + rows - 1, columns - 1), {}};
    const bool isTurned = m_look->isTransposed;
    block.colours = QImage(int(isTurned ? rows : columns), int(isTurned ? columns : rows), QImage::Format_ARGB32);
    for (Index r = 0; r < rows; ++r)
        for (Index c = 0; c < columns; ++c) {
            const double value = (*m_values)(first + r, c);
            const QRgb colour =
                std::isfinite(value) ? m_look->map.at((value - m_look->low) / (m_look->high - m_look->low)) : 0;
            block.colours.setPixel(int(isTurned ? r : c), int(isTurned ? c : r), colour);
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
    if (!m_margins) m_margins.emplace(*m_look, *m_values);
    const bool isNamed = !m_look->symbol.isEmpty() || !m_look->name.isEmpty() || m_look->scaleDecimals;
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
    // Of two rows the cells may be as much wider as they may be higher.
    const double widest = m_counts.height() <= 2 ? std::max(kWidestCell, m_highest) : kWidestCell;
    need.maximum = QSizeF(std::min(need.maximum.width(), most.height() * square * widest),
                          std::min(need.maximum.height(), most.width() / square * m_highest))
                       .expandedTo(need.minimum);
}

void MatrixPart::geometryChanged() {
    const QSizeF present(content().width() * m_present.width(), content().height() * m_present.height());
    m_panel.show({content().topLeft(), present}, m_values, *m_look, m_figure.theme());
    if (m_before > 0 && m_panel.isShown()) {
        QCPAxis& rows = m_panel.yAxis();
        rows.setTickLabelPadding(rows.tickLabelPadding() + int(m_before));
    }
}

void MatrixPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF& all = content();
    const QRectF present = m_panel.isShown() ? m_panel.area() : QRectF();
    // Numbers of the columns stand below the cells that there are.
    const double below = m_look->showsColumnLabels ? MatrixPanel::kNumbersHeight : 0;
    if (m_present.height() < 1 && present.bottom() + below < all.bottom() - 1)
        drawHatching(painter, {QPointF(all.left(), present.bottom() + below), all.bottomRight()}, theme.track);
    if (m_present.width() < 1 && present.right() < all.right() - 1)
        drawHatching(painter, {QPointF(present.right(), all.top()), QPointF(all.right(), present.bottom())},
                     theme.track);
    m_panel.draw(painter);
}

Cell MatrixPart::shownCell(Cell cell) const {
    // A whole column stays one.
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
    // Of a matrix that is shown in part.
    const QRectF visible = box.intersected(area);
    return std::min(visible.width(), visible.height()) > kMinVisible ? std::optional(visible) : std::nullopt;
}

void MatrixPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& ofTable, Highlight how) {
    const Cell cell = shownCell(ofTable);
    if (!m_panel.isShown() || cell.matrix != m_panel.matrix()) return;
    const bool hasRow = cell.row >= 0 && cell.row < m_values->rows();
    const bool hasColumn = cell.column >= 0 && cell.column < m_values->cols();
    if (declareHighlight && (hasRow || hasColumn)) {
        Marks marks;
        declareHighlight(marks, cell, how);
        marks.paint(painter);
    }
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
