#include "ui/figure/parts/two_ways.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/look.h"
#include "ui/figure/marks.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kWayLine = 20;    ///< height of a heading
constexpr double kWayLabel = 18;   ///< height of the names above the parts
constexpr double kCut = 28;        ///< gap between the two parts of the matrix, for the name of the lower one
constexpr double kTimesRoom = 26;  ///< width of the sign between row and matrix
constexpr double kBesideNames = 8;
constexpr double kThick = 3;  ///< width of the result's outline
constexpr double kMinBlock = 22;
constexpr double kForTwoDecimals = 52, kMaxCellWidth = 64;  ///< widths of a cell
constexpr double kTightCell = 38;                           ///< narrower ones have smaller numbers
constexpr double kArrow = 28;                               ///< length of the arrow between the matrix and its product
constexpr double kMaxMatrixWidth = 150, kMatrixShare = 0.115;  ///< in pixels, and as a fraction of the width
constexpr Index kMaxColumnsTogether = 10;                      ///< maximum number of columns of both parts
constexpr Index kMinColumns = 5;
constexpr double kCutReach = 6;     ///< by which the line of the cut extends beyond rows and matrix
constexpr double kSumRoom = 64;     ///< width before the result, for the bracket around the terms and the arrow
constexpr double kSumSign = 11;     ///< radius of the sign on that bracket
constexpr double kEqualsRoom = 30;  ///< height of the sign between both results, and of the text below it
constexpr double kSpine = 12;       ///< distance from a matrix or a row to the bracket behind it
constexpr double kAboveWay = 24;    ///< margin above the second heading
constexpr double kBlockName = 14;   ///< by which the name of a part of the matrix may extend beyond it

QRectF between(const QRectF& from, const QRectF& to, double share) {
    const auto mix = [&](double a, double b) { return std::lerp(a, b, share); };
    return {QPointF(mix(from.left(), to.left()), mix(from.top(), to.top())),
            QPointF(mix(from.right(), to.right()), mix(from.bottom(), to.bottom()))};
}

}  // namespace

QRectF TwoWaysPart::Block::cell(Index row, Index column) const {
    const double height = box.height() / double(source->values->rows());
    const double width = box.width() / double(source->values->cols());
    return {box.left() + width * double(column), box.top() + height * double(row), width, height};
}

void TwoWaysPart::set(Content content) {
    if (content.row != m_content.row) ++m_opened;
    m_content = std::move(content);
    m_openings.set(m_figure, {double(m_opened)});
}

double TwoWaysPart::openness() const {
    return std::clamp(m_openings[0] - double(m_opened - 1), 0.0, 1.0);
}

TwoWaysPart::Row TwoWaysPart::drawnRow(std::size_t row) const {
    Row drawn = m_rows[row];
    const double open = openness();
    // The parts of the way below come out of the parts above, and its products and their sum out of the result.
    if (row >= 2 && open < 1)
        drawn.strip.box = between(row < 4 ? m_rows[row - 2].strip.box : m_result.strip.box, drawn.strip.box, open);
    return drawn;
}

TwoWaysPart::Block TwoWaysPart::drawnBlock(std::size_t block) const {
    Block drawn = m_blocks[block];
    if (const double open = openness(); block >= 2 && open < 1)
        drawn.box = between(m_blocks[block - 2].box, drawn.box, open);
    return drawn;
}

Part::SizeHint TwoWaysPart::measureSizeHint(QSizeF room) const {
    return {.minimum = {440, 290}, .maximum = {kMaxExtent, std::clamp(room.width() * 0.68, 290.0, 680.0)}};
}

TwoWaysPart::Row TwoWaysPart::rowOf(const Source& source, const std::vector<Index>& columns, const QRectF& box,
                                    int decimals) const {
    Row row{&source, columns, {.box = box, .values = {}, .end = m_content.end, .decimals = decimals}};
    for (const Index column : columns)
        row.strip.values.push_back(column < 0 ? std::numeric_limits<double>::quiet_NaN()
                                              : (*source.values)(m_content.row, column));
    return row;
}

void TwoWaysPart::geometryChanged() {
    const QRectF& room = content();
    const Index d = m_content.first.values->cols(), n = m_content.second.values->cols();
    const Index width = m_content.result.values->cols();
    const std::vector<Index> first = shownColumns(d, std::max(kMinColumns, kMaxColumnsTogether - n), m_content.column);
    const std::vector<Index> second =
        shownColumns(n, std::max(kMinColumns, kMaxColumnsTogether - Index(first.size())), m_content.row);
    const std::vector<Index> columns = shownColumns(width, kMinColumns, m_content.column);

    const double cell = std::round(std::clamp(room.height() * 0.066, 20.0, 40.0));
    const double block = (room.height() - 2 * (kWayLine + 4) - kCut - kAboveWay) / 2;
    const double names = std::max(textWidth(m_content.firstName, textFont(font_size::kAxis)),
                                  textWidth(m_content.secondName, textFont(font_size::kAxis))) +
                         kBesideNames;
    const double left = room.left() + 2, right = room.right() - 4;
    // Square cells of the matrix where they have room.
    const double weights = std::round(std::clamp(block / double(d + n) * double(width), 56.0,
                                                 std::min(kMaxMatrixWidth, kMatrixShare * (right - left))));
    const double cells = double(first.size() + second.size() + 2 * columns.size());
    const double cellWidth = std::min((right - left - kTimesRoom - weights - kArrow - kSumRoom) / cells, kMaxCellWidth);
    const double results = cellWidth * double(columns.size()), parts = cellWidth * double(first.size() + second.size());
    // Unused width goes to the arrows.
    const double spare = (right - left - kTimesRoom - weights - kArrow - kSumRoom - cellWidth * cells) / 2;
    const double times = left + parts, matrix = times + kTimesRoom, products = matrix + weights + kArrow + spare;

    // The way above.
    const double top = room.top() + kWayLine + 4;
    const double share = std::clamp(double(d) / double(d + n), 0.3, 0.7);
    const auto rowAt = [&](double x, double wide, double middle, double high) {
        return QRectF(x, std::round(middle - high / 2), wide, high);
    };
    m_rows.clear();
    m_blocks.clear();
    const double middle = top + block / 2;
    m_rows.push_back(rowOf(m_content.first, first, rowAt(left, cellWidth * double(first.size()), middle, cell), 2));
    m_rows.push_back(
        rowOf(m_content.second, second,
              rowAt(left + cellWidth * double(first.size()), cellWidth * double(second.size()), middle, cell), 0));
    const double cut = std::round(block * double(d) / double(d + n));
    m_blocks.push_back({&m_content.upper, {matrix, top, weights, cut}});
    m_blocks.push_back({&m_content.lower, {matrix, top + cut, weights, block - cut}});

    // The way below, whose parts are separated.
    m_line = top + block + kAboveWay;
    const double below = m_line + kWayLine + 4;
    const double upper = std::max(kMinBlock, std::round(block * share));
    const QRectF above(matrix, below, weights, upper), under(matrix, below + upper + kCut, weights, block - upper);
    m_blocks.push_back({&m_content.upper, above});
    m_blocks.push_back({&m_content.lower, under});
    // The cells have the same width as above, or are narrower if the names leave less room.
    const auto part = [&](const Source& source, const std::vector<Index>& shown, const QRectF& beside, int decimals) {
        const double wide = std::min(cellWidth * double(shown.size()), parts - names);
        m_rows.push_back(rowOf(
            source, shown, rowAt(times - wide, wide, beside.center().y(), std::min(cell, beside.height())), decimals));
    };
    part(m_content.first, first, above, 2);
    part(m_content.second, second, under, 0);
    for (const auto& [source, beside] : {std::pair{&m_content.firstProduct, above}, {&m_content.secondProduct, under}})
        m_rows.push_back(
            rowOf(*source, columns, rowAt(products, results, beside.center().y(), std::min(cell, beside.height())), 2));

    // Each result is at the right end of its way.
    const double sum = (m_rows[4].strip.box.center().y() + m_rows[5].strip.box.center().y()) / 2;
    const auto resultOf = [&](const Source& source, double y) {
        return rowOf(source, columns, rowAt(right - results, results, y, cell + 6), 2);
    };
    m_result = resultOf(m_content.result, middle);
    m_rows.push_back(resultOf(m_content.sum, sum));

    // All numbers have the same font size, and the same number of decimals, which leaves some free space around them.
    m_result.strip.decimals = cellWidth >= kForTwoDecimals ? 2 : 1;
    m_numbers = m_result.strip.numberSize();
    for (Row& row : m_rows) {
        if (row.source != &m_content.second) row.strip.decimals = m_result.strip.decimals;
        m_numbers = std::min(m_numbers, row.strip.numberSize());
    }
    if (cellWidth < kTightCell && m_numbers > font_size::kSmallest) --m_numbers;
}

QRectF TwoWaysPart::pickedBox(const Block& block) const {
    QRectF picked = block.cell(m_content.row, 0);
    picked.setWidth(block.box.width());
    if (picked.height() < 3) picked.adjust(0, (picked.height() - 3) / 2, 0, (3 - picked.height()) / 2);
    return picked;
}

void TwoWaysPart::drawBlock(QCPPainter& painter, const Theme& theme, const Block& block) const {
    const Matrix& values = *block.source->values;
    const ColourMap map = ColourMap::signedMap(theme);
    const auto colour = [&](Index row, Index column) {
        return map.at(0.5 + 0.5 * values(row, column) / m_content.end);
    };
    painter.save();
    painter.setAntialiasing(false);
    if (double(values.rows()) > block.box.height() / 2 || double(values.cols()) > block.box.width() / 2) {
        QImage picture(int(values.cols()), int(values.rows()), QImage::Format_RGB32);
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) picture.setPixel(x, y, colour(y, x));
        painter.drawImage(block.box, picture);
    } else {
        for (Index row = 0; row < values.rows(); ++row)
            for (Index column = 0; column < values.cols(); ++column) {
                const QRectF cell = block.cell(row, column);
                painter.fillRect(QRectF(QPointF(std::round(cell.left()), std::round(cell.top())),
                                        QPointF(std::round(cell.right()), std::round(cell.bottom()))),
                                 QColor(colour(row, column)));
            }
    }
    painter.restore();
}

void TwoWaysPart::draw(QCPPainter& painter, const Theme& theme) {
    const auto outline = [&](const QRectF& box, const QColor& ink, double width) {
        painter.setAntialiasing(true);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strokePen(ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(box);
    };
    // The contribution of the position is framed: its 1, the row of the matrix that this picks, and the added row.
    const auto drawRow = [&](std::size_t index) {
        const Row row = drawnRow(index);
        drawCellStrip(painter, row.strip, theme, m_numbers > 0 ? m_numbers : -1);
        painter.setAntialiasing(true);
        if (index == 6) outline(row.strip.box.adjusted(-1, -1, 1, 1), theme.text, kThick);
        if (index == 5) drawCasedBox(painter, row.strip.box.adjusted(-1, -1, 1, 1), theme.indexI, 2, theme.surface);
        for (std::size_t i = 0; i < row.columns.size(); ++i)
            if (row.source == &m_content.second && row.columns[i] == m_content.row)
                drawCasedBox(painter, row.strip.cell(Index(i)), theme.indexI, 2, theme.surface, 0);
    };
    const auto drawMatrix = [&](std::size_t index) {
        const Block block = drawnBlock(index);
        drawBlock(painter, theme, block);
        outline(block.box, theme.text, 1.5);
        if (block.source == &m_content.lower)
            drawCasedBox(painter, pickedBox(block), theme.indexI, 2, theme.surface, 0);
    };
    for (std::size_t block = 0; block < 2; ++block) drawMatrix(block);
    for (std::size_t row = 0; row < 2; ++row) drawRow(row);
    outline(m_rows[0].strip.box | m_rows[1].strip.box, theme.text, 1.5);
    drawHeadings(painter, theme);
    drawArrows(painter, theme);
    drawCut(painter, theme);
    drawCellStrip(painter, m_result.strip, theme, m_numbers > 0 ? m_numbers : -1);
    outline(m_result.strip.box.adjusted(-1, -1, 1, 1), theme.text, kThick);
    // On top of everything, because these move out of the way above.
    for (std::size_t block = 2; block < m_blocks.size(); ++block) drawMatrix(block);
    for (std::size_t row = 2; row < m_rows.size(); ++row) drawRow(row);
}

/// Draws where the way above is cut: between word and position, and between their rows of the matrix.
void TwoWaysPart::drawCut(QCPPainter& painter, const Theme& theme) const {
    painter.setPen(dashedPen(theme.indexDelta, 2, 3, 2));
    const QRectF& position = m_rows[1].strip.box;
    const QRectF& lower = m_blocks[1].box;
    painter.drawLine(
        QLineF(position.left(), position.top() - kCutReach, position.left(), position.bottom() + kCutReach));
    painter.drawLine(QLineF(lower.left() - kCutReach, lower.top(), lower.right(), lower.top()));
}

void TwoWaysPart::drawHeadings(QCPPainter& painter, const Theme& theme) const {
    const QFont bold = textFont(font_size::kName, QFont::DemiBold), small = textFont(font_size::kAxis);
    const double left = content().left(), matrix = m_blocks[0].box.left();
    const auto heading = [&](double top, double right, const QString& number, const QStringList& names,
                             const QStringList& notes) {
        drawElided(painter, {left, top, 16, kWayLine}, Qt::AlignLeft | Qt::AlignVCenter, number, bold, theme.text);
        const QString name = firstFittingText(names, right - left - 18, bold);
        drawElided(painter, {left + 18, top, right - left - 18, kWayLine}, Qt::AlignLeft | Qt::AlignVCenter, name, bold,
                   theme.text);
        const double from = left + 18 + textWidth(name, bold) + 8;
        drawFirstFitting(painter, {from, top, right - from, kWayLine}, Qt::AlignLeft | Qt::AlignVCenter, notes, small,
                         theme.muted);
    };
    heading(content().top(), matrix - 8, QStringLiteral("1"), m_content.whole, m_content.wholeNote);
    heading(m_line, matrix - kBlockName, QStringLiteral("2"), m_content.parted, m_content.partedNote);
    painter.setFont(mathFont(font_size::kClaim));
    painter.setPen(theme.text);
    drawLabelText(painter, QRectF(matrix, content().top(), m_blocks[0].box.width(), kWayLine + 2), Qt::AlignCenter,
                  QStringLiteral("𝑊"));
    // The names of the parts are above the long row, and in the way below left of each part.
    const QRectF first = m_rows[0].strip.box, second = m_rows[1].strip.box;
    const double top = first.top() - kWayLabel - 4;
    drawFirstFitting(painter, {first.left(), top, first.width() - 4, kWayLabel}, Qt::AlignLeft | Qt::AlignVCenter,
                     {m_content.firstName + u' ' + m_content.firstWord, m_content.firstName}, small, theme.muted);
    const double name = textWidth(m_content.secondName, small);
    drawElided(painter, {second.left() + 4, top, name + 2, kWayLabel}, Qt::AlignLeft | Qt::AlignVCenter,
               m_content.secondName, small, theme.muted);
    drawTagBeside(painter, m_content.secondTag, {second.left() + name + 8, top + kWayLabel / 2}, false,
                  m_figure.viewport(), theme.indexI, theme);
    for (const auto& [row, words] : {std::pair{2U, m_content.firstName}, {3U, m_content.secondName}}) {
        if (openness() < 1) break;
        const QRectF& box = m_rows[row].strip.box;
        drawElided(painter, {left, box.center().y() - 10, box.left() - left - kBesideNames, 20},
                   Qt::AlignRight | Qt::AlignVCenter, words, small, theme.muted);
    }
    for (const auto& [block, names] : {std::pair{2U, m_content.upperNames}, {3U, m_content.lowerNames}}) {
        if (openness() < 1) break;
        const QRectF& box = m_blocks[block].box;
        drawFirstFitting(painter, {box.left() - kBlockName, box.top() - 22, box.width() + 2 * kBlockName, 18},
                         Qt::AlignCenter, names, small, theme.muted);
    }
    drawComparison(painter, theme);
}

/// Draws the text between both results that says that they are equal, with a line to each.
void TwoWaysPart::drawComparison(QCPPainter& painter, const Theme& theme) const {
    constexpr double kAway = 8;
    const QRectF &above = m_result.strip.box, &below = m_rows[6].strip.box;
    const double number = largeValueHeight(font_size::kBigValue, true), height = 2 * kEqualsRoom + number;
    const double left = above.left() - kAway, width = above.width() + kAway + 4, x = above.center().x();
    const double top = (above.bottom() + below.top() - height) / 2;
    drawElided(painter, {left, top, width, kEqualsRoom}, Qt::AlignCenter, QStringLiteral("="),
               textFont(font_size::kTitle, QFont::DemiBold), theme.text);
    drawFirstFitting(painter, {left, top + kEqualsRoom, width, kEqualsRoom - kAway}, Qt::AlignCenter, m_content.equal,
                     textFont(font_size::kClaim, QFont::DemiBold), theme.text);
    paintMarks(painter, [&](Marks& marks) {
        addLargeValue(marks, {left, top + 2 * kEqualsRoom, width, number}, m_content.difference,
                      m_content.differenceNames, font_size::kBigValue, Qt::AlignHCenter, theme);
    });
    painter.setPen(strokePen(theme.control, 1, Qt::SolidLine, Qt::FlatCap));
    for (const auto& [from, to] : {std::pair{above.bottom() + kAway, top}, {top + height + kAway, below.top() - kAway}})
        if (to > from) painter.drawLine(QLineF(x, from, x, to));
}

void TwoWaysPart::drawArrows(QCPPainter& painter, const Theme& theme) const {
    const QRectF whole = m_blocks[0].box | m_blocks[1].box;
    const QRectF& upper = m_blocks[2].box;
    const QRectF &first = m_rows[4].strip.box, &second = m_rows[5].strip.box;
    const QFont sign = textFont(font_size::kClaim);
    const bool isOpen = openness() >= 1;
    for (const auto& [row, y] :
         {std::pair{1U, whole.center().y()}, {2U, upper.center().y()}, {3U, m_blocks[3].box.center().y()}})
        if (isOpen || row == 1U)
            drawElided(painter, {m_rows[row].strip.box.right(), y - 12, kTimesRoom, 24}, Qt::AlignCenter,
                       QStringLiteral("×"), sign, theme.text);
    // Draws a bracket from one height to another, and from its middle an arrow to the result.
    const auto lead = [&](double from, double top, double bottom, const QRectF& result) {
        const QPointF middle(from + kSpine, result.center().y());
        painter.setPen(strokePen(theme.text, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(QPolygonF{{from, top}, {middle.x(), top}, {middle.x(), bottom}, {from, bottom}});
        drawConnector(painter, {middle, {result.left() - 7, middle.y()}}, theme.text, 2);
        return middle;
    };
    lead(whole.right() + 5, whole.top(), whole.bottom(), m_result.strip.box);
    if (!isOpen) return;
    drawConnector(painter, {{upper.right() + 6, first.center().y()}, {first.left() - 5, first.center().y()}},
                  theme.text, 2);
    const QRectF picked = pickedBox(m_blocks[3]);
    const double turn = (picked.right() + second.left()) / 2;
    drawConnector(painter,
                  {{picked.right() + 3, picked.center().y()},
                   {turn, picked.center().y()},
                   {turn, second.center().y()},
                   {second.left() - 6, second.center().y()}},
                  theme.indexI, 2);
    const QPointF sum = lead(first.right() + 5, first.center().y(), second.center().y(), m_rows[6].strip.box);
    painter.setPen(strokePen(theme.text, 2));
    painter.setBrush(theme.surface);
    painter.drawEllipse(sum, kSumSign, kSumSign);
    drawElided(painter, squareAround(sum, kSumSign), Qt::AlignCenter, QStringLiteral("+"),
               textFont(font_size::kClaim, QFont::DemiBold), theme.text);
}

std::optional<Cell> TwoWaysPart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    const auto inRow = [&](const Row& row) -> std::optional<Cell> {
        const auto index = row.strip.indexAt(place);
        if (!index) return std::nullopt;
        return Cell{m_content.row, row.columns[std::size_t(*index)], row.source->matrix};
    };
    if (const auto cell = inRow(m_result)) return cell;
    for (const Row& row : m_rows)
        if (const auto cell = inRow(row)) return cell;
    for (const Block& block : m_blocks) {
        if (!block.box.contains(place)) continue;
        const Matrix& values = *block.source->values;
        const auto along = [](double part, Index count) {
            return std::clamp<Index>(Index(part * double(count)), 0, count - 1);
        };
        return Cell{along((place.y() - block.box.top()) / block.box.height(), values.rows()),
                    along((place.x() - block.box.left()) / block.box.width(), values.cols()), block.source->matrix};
    }
    return std::nullopt;
}

std::vector<QRectF> TwoWaysPart::boxesOf(const Cell& cell) const {
    std::vector<QRectF> boxes;
    if (!isVisible() || cell.row < 0 || cell.column < 0) return boxes;
    const auto addFrom = [&](const Row& row) {
        const auto at = std::ranges::find(row.columns, cell.column);
        if (cell.row == m_content.row && at != row.columns.end())
            boxes.push_back(row.strip.cell(Index(at - row.columns.begin())));
    };
    if (cell.matrix == m_content.result.matrix || std::ranges::count(m_content.sameAsResult, cell.matrix) > 0)
        addFrom(m_result);
    for (const Row& row : m_rows)
        if (cell.matrix == row.source->matrix) addFrom(row);
    for (const Block& block : m_blocks)
        if (cell.matrix == block.source->matrix && cell.row < block.source->values->rows() &&
            cell.column < block.source->values->cols())
            boxes.push_back(block.cell(cell.row, cell.column));
    return boxes;
}

std::optional<QRectF> TwoWaysPart::cellRect(const Cell& cell) const {
    const std::vector<QRectF> boxes = boxesOf(cell);
    return boxes.empty() ? std::nullopt : std::optional(boxes.front());
}

void TwoWaysPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    // Nothing is highlighted while cells move.
    if (openness() < 1) return;
    for (const QRectF& box : boxesOf(cell)) drawCellHighlight(painter, box, content(), how, theme);
}

}  // namespace attention
