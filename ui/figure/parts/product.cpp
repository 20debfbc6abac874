#include "ui/figure/parts/product.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/figure/heatmap.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kEqualsRoom = 22;
constexpr double kVectorGap = 4;
constexpr double kMinArrow = 26;
constexpr double kMaxArrow = 220;
constexpr double kBesideArrow = 9;

double rowHeightAt(double size) {
    return std::round(size * 0.9) + 9;
}

}  // namespace

void ProductPart::set(Look look) {
    m_look = std::move(look);
    m_pairs = {};
}

void ProductPart::Equation::move(const QPointF& offset) {
    equals += offset;
    box.translate(offset);
    for (Grid& grid : grids) {
        grid.box.translate(offset);
        for (Entry& entry : grid.entries) {
            entry.place += offset;
            entry.box.translate(offset);
        }
    }
}

ProductPart::Grid ProductPart::gridOf(const Expression& grid, const QPointF& place, double size, double rowHeight,
                                      const Cell* first) const {
    constexpr double kSide = 7;  // from a bracket's outer edge to the numbers
    const auto columns = std::size_t(grid.columns);
    const std::size_t rows = grid.parts.size() / columns;
    Grid made;
    for (const Expression& part : grid.parts) made.entries.push_back({FormulaLayout(part, size), {}, {}});
    const double gap = size * 0.95;
    double left = place.x() + kSide;
    for (std::size_t c = 0; c < columns; ++c) {
        double widest = 0;
        for (std::size_t r = 0; r < rows; ++r)
            widest = std::max(widest, made.entries[r * columns + c].layout.size().width());
        for (std::size_t r = 0; r < rows; ++r) {
            Entry& entry = made.entries[r * columns + c];
            const double top = place.y() + double(r) * rowHeight;
            entry.place = {left + widest - entry.layout.size().width(),
                           top + rowHeight / 2 + size * 0.32 - entry.layout.ascent()};
            entry.box = QRectF(left - 3, top + 1, widest + 6, rowHeight - 2);
            if (first) entry.cell = Cell{first->row + Index(r), first->column + Index(c), first->matrix};
        }
        left += widest + (c + 1 < columns ? gap : 0);
    }
    made.box = QRectF(place.x(), place.y(), left + kSide - place.x(), double(rows) * rowHeight);
    return made;
}

ProductPart::Equation ProductPart::equationOf(const Expression& product, double size, const Cell& result) const {
    const double rowHeight = rowHeightAt(size);
    Equation made;
    made.grids.push_back(gridOf(product.parts[0].parts[0], {0, 0}, size, rowHeight, &m_look.matrix));
    const double from = made.grids[0].box.right() + kVectorGap;
    made.grids.push_back(gridOf(product.parts[0].parts[1], {from, 0}, size, rowHeight, nullptr));
    const double to = made.grids[1].box.right() + kEqualsRoom;
    made.grids.push_back(gridOf(product.parts[1], {to, 0}, size, rowHeight, &result));
    made.equals = {to - kEqualsRoom / 2, made.grids[0].box.center().y()};
    made.box = made.grids[0].box.united(made.grids[2].box);
    return made;
}

const ProductPart::Pair& ProductPart::pairAt(std::size_t size) const {
    auto& pair = m_pairs[size];
    if (!pair)
        pair = Pair{equationOf(m_look.symbols, kSizes[size], m_look.target),
                    equationOf(m_look.numbers, kSizes[size], m_look.result)};
    return *pair;
}

ProductPart::Layout ProductPart::layoutFor(double width) const {
    Layout alone;
    for (std::size_t size = 0; size < kSizes.size(); ++size) {
        const auto& [symbols, numbers] = pairAt(size);
        const double minimum = symbols.box.width() + numbers.box.width() + kMinArrow + 2 * kBesideArrow;
        if (minimum <= width) {
            const double arrow = std::min(kMaxArrow, kMinArrow + width - minimum);
            const double right = symbols.box.right() + arrow + 2 * kBesideArrow;
            const QRectF between(symbols.box.right() + kBesideArrow, 0, arrow, symbols.box.height());
            const QSizeF whole(right + numbers.box.width(), symbols.box.height());
            Layout both{{symbols, numbers}, between, whole};
            both.equations.back().move({right, 0});
            return both;
        }
        // The largest size that fits, or else the smallest size.
        if (alone.equations.empty() && (numbers.box.width() <= width || size + 1 == kSizes.size()))
            alone = {.equations = {numbers}, .arrow = {}, .size = numbers.box.size()};
    }
    return alone;
}

Part::SizeHint ProductPart::measureSizeHint(QSizeF room) const {
    const double minimum = pairAt(kSizes.size() - 1).numbers.box.width();
    const double height = layoutFor(room.width()).size.height();
    return {.minimum = {std::ceil(minimum), height}, .maximum = {kMaxExtent, height}};
}

void ProductPart::geometryChanged() {
    m_shown = layoutFor(content().width());
    for (Equation& equation : m_shown.equations) equation.move(content().topLeft());
    m_shown.arrow.translate(content().topLeft());
}

template <class Visit>
void ProductPart::forEachEntry(const Cell& cell, Visit visit) const {
    for (const Equation& equation : m_shown.equations)
        for (const Grid& grid : equation.grids)
            for (const Entry& entry : grid.entries)
                if (entry.cell == cell) visit(entry);
}

std::optional<Cell> ProductPart::cellAt(const QPointF& place) const {
    for (const Equation& equation : m_shown.equations)
        for (const Grid& grid : equation.grids)
            for (const Entry& entry : grid.entries)
                if (entry.cell && entry.box.contains(place)) return entry.cell;
    return std::nullopt;
}

std::optional<QRectF> ProductPart::cellRect(const Cell& cell) const {
    std::optional<QRectF> box;
    forEachEntry(cell, [&](const Entry& entry) { box = entry.box; });
    return box;
}

void ProductPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    forEachEntry(cell, [&](const Entry& entry) {
        if (how == Highlight::Pinned)
            drawPinMark(painter, entry.box, frame().adjusted(-4, -4, 4, 4), theme);
        else
            drawCasedBox(painter, entry.box, theme.text,
                         how == Highlight::Current   ? 2
                         : how == Highlight::Related ? 1.5
                                                     : 1,
                         theme.surface);
    });
}

void ProductPart::draw(QCPPainter& painter, const Theme& theme) {
    for (const Equation& equation : m_shown.equations) {
        for (const Grid& grid : equation.grids) {
            for (const Entry& entry : grid.entries) entry.layout.paint(painter, entry.place, theme, theme.text);
            painter.setPen(strokePen(theme.text, 1.2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.setBrush(Qt::NoBrush);
            constexpr double kSerif = 4.5;
            for (const auto& [x, way] :
                 {std::pair(grid.box.left() + 1, kSerif), std::pair(grid.box.right() - 1, -kSerif)})
                painter.drawPolyline(QPolygonF({QPointF(x + way, grid.box.top()), QPointF(x, grid.box.top()),
                                                QPointF(x, grid.box.bottom()), QPointF(x + way, grid.box.bottom())}));
        }
        for (const double y : {-2.5, 2.5})
            painter.drawLine(equation.equals + QPointF(-6, y), equation.equals + QPointF(6, y));
    }
    if (m_shown.equations.size() < 2) return;
    const QRectF& arrow = m_shown.arrow;
    const double y = arrow.center().y();
    painter.setPen(strokePen(theme.control, 1.5));
    painter.drawLine(QPointF(arrow.left(), y), QPointF(arrow.right() - 6, y));
    drawArrowHead(painter, {arrow.right(), y}, 0, 9, theme.control);
    const QFont font = textFont(font_size::kAxis);
    if (textWidth(m_look.arrow, font) > arrow.width()) return;
    painter.setFont(font);
    painter.setPen(theme.muted);
    drawLabelText(painter, QRectF(arrow.left(), y - 22, arrow.width(), 18), Qt::AlignCenter, m_look.arrow);
}

}  // namespace attention
