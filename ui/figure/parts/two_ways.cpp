#include "ui/figure/parts/two_ways.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/parts/large_value.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"

namespace attention {
namespace {

constexpr double kWayLine = 20;    ///< of a heading
constexpr double kWayLabel = 18;   ///< above the parts
constexpr double kLabelRoom = 30;  ///< from the heading to the parts, for their labels
constexpr double kTimesRoom = 28;  ///< between a part and its rows of the matrix, for the sign and their name
constexpr double kThick = 3;       ///< outline of the result
constexpr double kLeastBlock = 20;
constexpr double kForTwoDecimals = 52, kWidestCell = 64;  ///< pixels of a cell
constexpr double kTightCell = 38;                         ///< narrower ones have smaller numbers
constexpr double kArrow = 28;                             ///< between the matrix and what it makes
constexpr double kForLargeDifference = 380;               ///< height of the part
constexpr double kNarrowestMatrix = 56, kWidestMatrix = 190;
constexpr double kTurnRoom = 14;     ///< right of the matrix, for the arrow from the row that is picked
constexpr Index kMostTogether = 10;  ///< columns of both parts side by side
constexpr Index kLeastColumns = 5;
constexpr double kCutReach = 6;      ///< of the line of the cut, beyond what it cuts
constexpr double kPulledApart = 44;  ///< between what is pulled apart, for the sign between the products
constexpr double kBetweenWays = 52;
constexpr double kSumRoom = 42;     ///< above the results, for the bracket below what is added and the arrow
constexpr double kSumSign = 11;     ///< radius of the sign between the products
constexpr double kEqualsRoom = 26;  ///< for the sign between both results, and for the words above it
constexpr double kSpine = 12;       ///< from a matrix or a row to the bracket below it
constexpr double kBlockName = 20;   ///< the name of a part of the matrix reaches so far beyond it

QRectF between(const QRectF& from, const QRectF& to, double share) {
    const auto at = [&](double a, double b) { return std::lerp(a, b, share); };
    return {QPointF(at(from.left(), to.left()), at(from.top(), to.top())),
            QPointF(at(from.right(), to.right()), at(from.bottom(), to.bottom()))};
}

}  // namespace

QRectF TwoWaysPart::Block::cell(Index row, Index column) const {
    const double height = box.height() / double(source->values->rows());
    const double width = box.width() / double(source->values->cols());
    return {box.left() + width * double(column), box.top() + height * double(row), width, height};
}

void TwoWaysPart::set(Content content) {
    if (content.row != m_has.row) ++m_opened;
    m_has = std::move(content);
    m_openings.set(m_figure, {double(m_opened)});
}

double TwoWaysPart::openness() const {
    return std::clamp(m_openings[0] - double(m_opened - 1), 0.0, 1.0);
}

TwoWaysPart::Row TwoWaysPart::drawnRow(std::size_t row) const {
    Row drawn = m_rows[row];
    const double open = openness();
    // Below lie both parts, and their products, which are in the result.
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
    Row row{&source, columns, {.box = box, .values = {}, .end = m_has.end, .decimals = decimals}};
    for (const Index column : columns)
        row.strip.values.push_back(column < 0 ? std::numeric_limits<double>::quiet_NaN()
                                              : (*source.values)(m_has.row, column));
    return row;
}

int TwoWaysPart::differenceDigits() const {
    return content().height() < kForLargeDifference ? font_size::kClaim : font_size::kBigValue;
}

/// Both ways from top to bottom, side by side: parts, matrix, products, result. What both have stands at one height.
void TwoWaysPart::geometryChanged() {
    const QRectF& room = content();
    const Index d = m_has.first.values->cols(), n = m_has.second.values->cols();
    const Index width = m_has.result.values->cols();
    const std::vector<Index> first = shownColumns(d, std::max(kLeastColumns, kMostTogether - n), m_has.column);
    const std::vector<Index> second =
        shownColumns(n, std::max(kLeastColumns, kMostTogether - Index(first.size())), m_has.row);
    const std::vector<Index> columns = shownColumns(width, kLeastColumns, m_has.column);

    const double left = room.left() + 2, right = room.right() - 4;
    const auto whole = double(std::max(first.size() + second.size(), columns.size()));
    const auto upper = double(std::max(first.size(), columns.size()));
    const auto lower = double(std::max(second.size(), columns.size()));
    const double of = std::min((right - left - kPulledApart - kBetweenWays) / (whole + upper + lower), kWidestCell);
    const double results = of * double(columns.size());
    // The middle of the way at the left, and of both halves of the other one, which ends at the right.
    const double middle = left + of * whole / 2;
    const double end = right - of * lower, word = end - kPulledApart - of * upper / 2, position = end + of * lower / 2;

    // From the top down, and from the bottom up: what is between is the matrix's.
    const double cell = std::round(std::clamp(room.height() * 0.066, 20.0, 40.0)), thick = cell + 6;
    const double number = largeValueHeight(differenceDigits(), true) + kEqualsRoom / 2;
    m_top = room.top() + kWayLine + kLabelRoom;
    const double top = m_top + cell + kTimesRoom;
    const double result = std::round(room.bottom() - std::max(thick, (thick / 2 + number)));
    const double products = result - kSumRoom - cell;
    const double block = std::max(2.0, products - kArrow - top);
    const double least = std::min(kLeastBlock, 0.3 * block);
    const double cut = std::round(std::clamp(block * double(d) / double(d + n), least, block - least));
    // Square cells where they have room; no wider than what they make, so that an arrow passes them.
    const double widest = std::max(1.0, std::min(kWidestMatrix, results - 2 * kTurnRoom));
    const double weights =
        std::round(std::clamp(block / double(d + n) * double(width), std::min(kNarrowestMatrix, widest), widest));
    const auto rowAt = [&](double centre, std::size_t cells, double y, double high) {
        return QRectF(std::round(centre - of * double(cells) / 2), y, of * double(cells), high);
    };
    const auto blockAt = [&](double centre, double y, double high) {
        return QRectF(std::round(centre - weights / 2), y, weights, high);
    };

    m_rows.clear();
    m_blocks.clear();
    const QRectF both = rowAt(middle, first.size() + second.size(), m_top, cell);
    const double seam = both.left() + of * double(first.size());
    m_rows.push_back(rowOf(m_has.first, first, {both.left(), m_top, seam - both.left(), cell}, 2));
    m_rows.push_back(rowOf(m_has.second, second, {seam, m_top, both.right() - seam, cell}, 0));
    m_blocks.push_back({&m_has.upper, blockAt(middle, top, cut)});
    m_blocks.push_back({&m_has.lower, blockAt(middle, top + cut, block - cut)});
    // The other way, which is pulled apart.
    m_rows.push_back(rowOf(m_has.first, first, rowAt(word, first.size(), m_top, cell), 2));
    m_rows.push_back(rowOf(m_has.second, second, rowAt(position, second.size(), m_top, cell), 0));
    m_blocks.push_back({&m_has.upper, blockAt(word, top, cut)});
    m_blocks.push_back({&m_has.lower, blockAt(position, top + cut, block - cut)});
    m_rows.push_back(rowOf(m_has.firstProduct, columns, rowAt(word, columns.size(), products, cell), 2));
    m_rows.push_back(rowOf(m_has.secondProduct, columns, rowAt(position, columns.size(), products, cell), 2));

    m_result = rowOf(m_has.result, columns, rowAt(middle, columns.size(), result, thick), 2);
    m_rows.push_back(rowOf(m_has.sum, columns, rowAt((word + position) / 2, columns.size(), result, thick), 2));

    // Numbers have one size, and as many decimals as leave air around them.
    m_result.strip.decimals = of >= kForTwoDecimals ? 2 : 1;
    m_numbers = m_result.strip.numberSize();
    for (Row& row : m_rows) {
        if (row.source != &m_has.second) row.strip.decimals = m_result.strip.decimals;
        m_numbers = std::min(m_numbers, row.strip.numberSize());
    }
    if (of < kTightCell && m_numbers > font_size::kSmallest) --m_numbers;
}

QRectF TwoWaysPart::pickedBox(const Block& block) const {
    QRectF picked = block.cell(m_has.row, 0);
    picked.setWidth(block.box.width());
    if (picked.height() < 3) picked.adjust(0, (picked.height() - 3) / 2, 0, (3 - picked.height()) / 2);
    return picked;
}

void TwoWaysPart::drawBlock(QCPPainter& painter, const Theme& theme, const Block& block) const {
    const Matrix& values = *block.source->values;
    const ColourMap map = ColourMap::signedMap(theme);
    const auto colour = [&](Index row, Index column) { return map.at(0.5 + 0.5 * values(row, column) / m_has.end); };
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
    // What the position comes to is framed: its 1, the row of the matrix that this picks, and the row that is added.
    const auto drawRow = [&](std::size_t index) {
        const Row row = drawnRow(index);
        drawCellStrip(painter, row.strip, theme, m_numbers > 0 ? m_numbers : -1);
        painter.setAntialiasing(true);
        if (index == 6) outline(row.strip.box.adjusted(-1, -1, 1, 1), theme.text, kThick);
        if (index == 5) drawCasedBox(painter, row.strip.box.adjusted(-1, -1, 1, 1), theme.indexI, 2, theme.surface);
        for (std::size_t i = 0; i < row.columns.size(); ++i)
            if (row.source == &m_has.second && row.columns[i] == m_has.row)
                drawCasedBox(painter, row.strip.cell(Index(i)), theme.indexI, 2, theme.surface, 0);
    };
    const auto drawMatrix = [&](std::size_t index) {
        const Block block = drawnBlock(index);
        drawBlock(painter, theme, block);
        outline(block.box, theme.text, 1.5);
        if (block.source == &m_has.lower) drawCasedBox(painter, pickedBox(block), theme.indexI, 2, theme.surface, 0);
    };
    for (std::size_t block = 0; block < 2; ++block) drawMatrix(block);
    for (std::size_t row = 0; row < 2; ++row) drawRow(row);
    outline(m_rows[0].strip.box | m_rows[1].strip.box, theme.text, 1.5);
    drawHeadings(painter, theme);
    drawArrows(painter, theme);
    drawCut(painter, theme);
    drawCellStrip(painter, m_result.strip, theme, m_numbers > 0 ? m_numbers : -1);
    outline(m_result.strip.box.adjusted(-1, -1, 1, 1), theme.text, kThick);
    // Above all else, since they come out of it.
    for (std::size_t block = 2; block < m_blocks.size(); ++block) drawMatrix(block);
    for (std::size_t row = 2; row < m_rows.size(); ++row) drawRow(row);
}

/// Where the way above is cut: between word and position, and between their rows of the matrix.
void TwoWaysPart::drawCut(QCPPainter& painter, const Theme& theme) const {
    painter.setPen(dashedPen(theme.indexDelta, 2, 3, 2));
    const QRectF& position = m_rows[1].strip.box;
    const QRectF& lower = m_blocks[1].box;
    painter.drawLine(
        QLineF(position.left(), position.top() - kCutReach, position.left(), position.bottom() + kCutReach));
    painter.drawLine(QLineF(lower.left() - kCutReach, lower.top(), lower.right() + kCutReach, lower.top()));
}

void TwoWaysPart::drawHeadings(QCPPainter& painter, const Theme& theme) const {
    const QFont bold = textFont(font_size::kName, QFont::DemiBold), small = textFont(font_size::kAxis);
    const QRectF* const rows[] = {&m_rows[0].strip.box, &m_rows[1].strip.box, &m_rows[2].strip.box,
                                  &m_rows[3].strip.box};
    const double apart = std::min(rows[2]->left(), m_rows[4].strip.box.left());
    const auto heading = [&](double left, double right, const QString& number, const QStringList& names,
                             const QStringList& notes) {
        const double top = content().top();
        drawElided(painter, {left, top, 16, kWayLine}, Qt::AlignLeft | Qt::AlignVCenter, number, bold, theme.text);
        const QString name = firstFittingText(names, right - left - 18, bold);
        drawElided(painter, {left + 18, top, right - left - 18, kWayLine}, Qt::AlignLeft | Qt::AlignVCenter, name, bold,
                   theme.text);
        const double from = left + 18 + textWidth(name, bold) + 8;
        drawFirstFitting(painter, {from, top, right - from, kWayLine}, Qt::AlignLeft | Qt::AlignVCenter, notes, small,
                         theme.muted);
    };
    heading(content().left(), apart - 8, QStringLiteral("1"), m_has.whole, m_has.wholeNote);
    heading(apart, content().right(), QStringLiteral("2"), m_has.parted, m_has.partedNote);
    // Above each part what it is, with its word or its number at the left.
    const double top = m_top - kWayLabel - 4;
    const auto name = [&](const QRectF& part, const QStringList& forms) {
        drawFirstFitting(painter, {part.left() + 4, top, part.width() - 4, kWayLabel}, Qt::AlignLeft | Qt::AlignVCenter,
                         forms, small, theme.muted);
    };
    name(*rows[0], {m_has.firstName + u' ' + m_has.firstWord, m_has.firstName});
    drawElided(painter, {rows[1]->left() + 4, top, textWidth(m_has.secondName, small) + 2, kWayLabel},
               Qt::AlignLeft | Qt::AlignVCenter, m_has.secondName, small, theme.muted);
    drawTagBeside(painter, m_has.secondTag,
                  {rows[1]->left() + textWidth(m_has.secondName, small) + 10, top + kWayLabel / 2}, false,
                  m_figure.viewport(), theme.indexI, theme);
    // Above each matrix that a row is multiplied with it.
    const auto times = [&](const QRectF& box, const QStringList& names) {
        QStringList forms;
        for (const QString& each : names) forms += QStringLiteral("× ") + each;
        forms += QStringLiteral("×");
        drawFirstFitting(painter, {box.left() - kBlockName, box.top() - 23, box.width() + 2 * kBlockName, 20},
                         Qt::AlignCenter, forms, small, theme.text);
    };
    times(m_blocks[0].box, {m_has.matrixName});
    if (openness() >= 1) {
        name(*rows[2], {m_has.firstName});
        name(*rows[3], {m_has.secondName});
        times(m_blocks[2].box, m_has.upperNames);
        times(m_blocks[3].box, m_has.lowerNames);
    }
    drawComparison(painter, theme);
}

/// Between both results: that they are the same, with a line to either.
void TwoWaysPart::drawComparison(QCPPainter& painter, const Theme& theme) const {
    constexpr double kAway = 10;
    const QRectF &one = m_result.strip.box, &other = m_rows[6].strip.box;
    const double left = one.right() + kAway, right = other.left() - kAway, y = one.center().y();
    const double x = (left + right) / 2, half = kEqualsRoom / 2;
    drawElided(painter, {x - half, y - half, 2 * half, 2 * half}, Qt::AlignCenter, QStringLiteral("="),
               textFont(font_size::kTitle, QFont::DemiBold), theme.text);
    drawFirstFitting(painter, {left, y - half - kEqualsRoom, right - left, kEqualsRoom}, Qt::AlignCenter, m_has.equal,
                     textFont(font_size::kClaim, QFont::DemiBold), theme.text);
    drawLargeValue(painter, {left, y + half, right - left, largeValueHeight(differenceDigits(), true)},
                   m_has.difference, m_has.differenceNames, differenceDigits(), Qt::AlignHCenter, theme);
    painter.setPen(strokePen(theme.control, 1, Qt::SolidLine, Qt::FlatCap));
    for (const auto& [from, to] : {std::pair{left, x - half}, {x + half, right}})
        if (to > from) painter.drawLine(QLineF(from, y, to, y));
}

void TwoWaysPart::drawArrows(QCPPainter& painter, const Theme& theme) const {
    const QRectF &upper = m_blocks[2].box, &lower = m_blocks[3].box;
    const QRectF &first = m_rows[4].strip.box, &second = m_rows[5].strip.box;
    // A bracket from one side to the other, and from its middle an arrow to the row that this comes to.
    const auto lead = [&](double from, double left, double right, const QRectF& result) {
        const double x = result.center().x(), y = from + kSpine;
        painter.setPen(strokePen(theme.text, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPolyline(QPolygonF{{left, from}, {left, y}, {right, y}, {right, from}});
        drawConnector(painter, QPolygonF{QPointF(x, y), QPointF(x, result.top() - 7)}, theme.text, 2);
    };
    const QRectF whole = m_blocks[0].box | m_blocks[1].box;
    lead(whole.bottom() + 5, whole.left(), whole.right(), m_result.strip.box);
    if (openness() < 1) return;
    // The lower rows lie deeper than their part of the row, as they do in the whole matrix.
    const double x = lower.center().x(), gap = lower.top() - kTimesRoom - m_rows[3].strip.box.bottom();
    if (gap > kArrow / 2) {
        painter.setPen(strokePen(theme.control, 1, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QLineF(x, m_rows[3].strip.box.bottom() + 5, x, lower.top() - kTimesRoom));
    }
    drawConnector(
        painter,
        QPolygonF{QPointF(upper.center().x(), upper.bottom() + 6), QPointF(upper.center().x(), first.top() - 5)},
        theme.text, 2);
    const QRectF picked = pickedBox(m_blocks[3]);
    const double turn = std::min(picked.right() + kTurnRoom, second.right());
    drawConnector(painter,
                  QPolygonF{QPointF(picked.right() + 3, picked.center().y()), QPointF(turn, picked.center().y()),
                            QPointF(turn, second.top() - 6)},
                  theme.indexI, 2);
    lead(first.bottom() + 5, first.center().x(), second.center().x(), m_rows[6].strip.box);
    const QPointF sum((first.right() + second.left()) / 2, first.center().y());
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
        return Cell{m_has.row, row.columns[std::size_t(*index)], row.source->matrix};
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
        if (cell.row == m_has.row && at != row.columns.end())
            boxes.push_back(row.strip.cell(Index(at - row.columns.begin())));
    };
    if (cell.matrix == m_has.result.matrix || std::ranges::count(m_has.sameAsResult, cell.matrix) > 0)
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

void TwoWaysPart::drawMark(QCPPainter& painter, const Theme& theme, const Cell& cell, Mark how) {
    // What is on its way is marked when it is there.
    if (openness() < 1) return;
    for (const QRectF& box : boxesOf(cell)) drawCellMark(painter, box, content(), how, theme);
}

}  // namespace attention
