#include "ui/figure/parts/weighted_sum.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/figure/elided_text.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/figure/shapes.h"
#include "ui/figure/text_width.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

constexpr double kColumnHead = 46;  ///< height of the columns' headings
constexpr double kHeadLine = 18;    ///< height of a line of a heading
constexpr double kMinRowPitch = 22, kMaxRowPitch = 78;
constexpr double kNumberAir = 6;  ///< free height above and below a number in its box
constexpr double kBeforeSum = 12;
constexpr double kScalesRoom = 34;  ///< height of the colour scales, with the free height above them
constexpr double kScaleBar = 9, kMaxScaleLength = 110;
constexpr double kMaxWord = 110;
constexpr double kTagRoom = 16;    ///< horizontal padding of a tag around its word
constexpr double kColumnGap = 14;  ///< between two columns
constexpr double kOperator = 24;   ///< width of × or =
constexpr double kMinBar = 36, kMinCells = 62;
constexpr double kMinScore = 34;
constexpr double kOpaque = 4;       ///< moving cells with values above 1/kOpaque of the scale are opaque
constexpr double kWeightInk = 0.8;  ///< position of the bars' colour in the map of weights

QString weightText(double weight) {
    return formatDecimals(weight, weight == 0 ? 0 : 2);
}

std::vector<double> rowOfMatrix(const Matrix& matrix, Index row) {
    return {matrix.row(row).data(), matrix.row(row).data() + matrix.cols()};
}

/// The content that each stage adds, as GlidingStage counts them.
enum Stage { kValues = 1, kScores, kWeights, kTerms, kSum };

/// @param fadesZeros  cells are the more transparent the nearer they are to 0
CellBlock cellsOf(const CellStrip& strip, const Theme& theme, bool fadesZeros = false) {
    CellBlock row{strip.box, {}};
    if (strip.values.empty()) return row;
    const ColourMap map = ColourMap::signedMap(theme);
    row.colours = QImage(int(strip.count()), 1, QImage::Format_ARGB32);
    for (int i = 0; i < row.colours.width(); ++i) {
        const double value = strip.values[std::size_t(i)];
        QColor colour(map.at(0.5 + 0.5 * value / strip.end));
        if (fadesZeros) colour.setAlphaF(float(std::min(1.0, kOpaque * std::abs(value) / strip.end)));
        row.colours.setPixel(i, 0, std::isfinite(value) ? colour.rgba() : 0);
    }
    return row;
}

}  // namespace

void WeightedSumPart::set(Content content) {
    m_content = std::move(content);
    std::vector<double> bars;
    for (Index row = 0; row < rows(); ++row) bars.push_back(m_content.hasWeights ? weightOf(row) : 0);
    m_bars.set(m_figure, std::move(bars));
    m_stage.set(m_figure, m_content.hasValues + m_content.hasScores + m_content.hasWeights + m_content.hasTerms +
                              m_content.hasSum);
    const QFont plain = textFont(font_size::kBody), bold = textFont(font_size::kName, QFont::DemiBold);
    m_wordWidth =
        std::max(textWidth(m_content.asking, bold), textWidth(m_content.asks, textFont(font_size::kAxis)) - kTagRoom);
    for (const Index key : m_content.keys) m_wordWidth = std::max(m_wordWidth, textWidth(m_content.words[key], plain));
    m_wordWidth = std::min(std::max(m_wordWidth, textWidth(m_content.others, plain)), kMaxWord) + kTagRoom;
    m_scoreWidth = std::max(kMinScore, textWidth(formatDecimals(-m_content.scoreEnd, 1), plain) + 8);
    m_scoreHead = textWidth(m_content.score.names.back(), bold);
}

Part::SizeHint WeightedSumPart::measureSizeHint(QSizeF room) const {
    const double number = textWidth(weightText(0.88), textFont(font_size::kBody, QFont::DemiBold));
    const double minWidth = m_wordWidth + std::max(m_scoreWidth + kColumnGap, m_scoreHead + 8) + kColumnGap + kMinBar +
                            number + 6 + 2 * kOperator + 2 * kMinCells;
    const double below = kBeforeSum + (m_content.hasScales ? kScalesRoom : 6);
    const auto count = double(rows() + 1);
    // Wide figures have higher rows, so that the shape of cells is kept.
    const double pitch = std::clamp(room.width() * 0.088, kMinRowPitch, kMaxRowPitch);
    return {.minimum = {minWidth, kColumnHead + count * kMinRowPitch + below},
            .maximum = {kMaxExtent, kColumnHead + count * std::max(pitch, kMinRowPitch) + below}};
}

double WeightedSumPart::belowRows() const {
    return kBeforeSum + (m_content.hasScales ? kScalesRoom : 6);
}

void WeightedSumPart::geometryChanged() {
    const QRectF& room = content();
    m_pitch = (room.height() - kColumnHead - belowRows()) / double(rows() + 1);
    m_height = std::floor(m_pitch * 0.8);
    m_numberFont = m_pitch < 28 || room.width() < 560 ? font_size::kBody : font_size::kClaim;
    m_numberWidth = textWidth(weightText(0.88), textFont(m_numberFont, QFont::DemiBold)) + 8;
    m_wordRight = room.left() + m_wordWidth;
    m_scoreLeft = m_wordRight + kColumnGap;
    m_scoreRight = m_scoreLeft + std::clamp(room.width() * 0.075, m_scoreWidth, 1.6 * std::max(m_height, m_scoreWidth));
    m_barLeft = std::max(m_scoreRight + kColumnGap + room.width() * 0.02, m_scoreLeft + m_scoreHead + 8);
    m_productRight = room.right() - 1;
    const double left = m_productRight - m_barLeft - m_numberWidth - 2 * kOperator;
    m_barRight = std::round(m_barLeft + std::max(kMinBar, left * 0.24));
    m_valueLeft = m_barRight + m_numberWidth + kOperator;
    const double cells = std::floor((m_productRight - kOperator - m_valueLeft) / 2);
    m_valueRight = m_valueLeft + cells;
    m_productLeft = m_productRight - cells;
    // Values, products and sum have numbers of one size, or none.
    m_cellNumbers = 0;
    int size = font_size::kName;
    for (Index row = 0; row < rows() && size > 0; ++row)
        for (const bool isProduct : {false, true})
            if (const CellStrip cellsOfRow = strip(row, isProduct); !cellsOfRow.values.empty())
                size = std::min(size, cellsOfRow.numberSize());
    m_cellNumbers = std::min(size, sumStrip().numberSize());
}

QRectF WeightedSumPart::rowBox(Index row, double left, double right) const {
    const double top = content().top() + kColumnHead + m_pitch * double(row);
    return {left, std::round(top + (m_pitch - m_height) / 2), right - left, m_height};
}

QRectF WeightedSumPart::sumBox() const {
    return rowBox(rows(), m_productLeft, m_productRight).translated(0, kBeforeSum);
}

QRectF WeightedSumPart::barBox(Index row) const {
    const QRectF box = rowBox(row, m_barLeft, m_barRight);
    const double height = std::round(std::min(24.0, box.height() * 0.6));
    return {box.left(), std::round(box.center().y() - height / 2), box.width(), height};
}

QRectF WeightedSumPart::numberBox(Index row) const {
    const QRectF bar = barBox(row);
    return {bar.right(), bar.center().y() - 15, m_numberWidth, 30};
}

std::optional<Index> WeightedSumPart::rowOf(Index key) const {
    const auto found = std::ranges::find(m_content.keys, key);
    return found == m_content.keys.end() ? std::nullopt : std::optional(Index(found - m_content.keys.begin()));
}

CellStrip WeightedSumPart::score(Index row) const {
    return {.box = rowBox(row, m_scoreLeft, m_scoreRight),
            .values = {m_content.scores(0, m_content.keys[std::size_t(row)])},
            .end = m_content.scoreEnd,
            .decimals = 1,
            .fontSize = m_numberFont};
}

CellStrip WeightedSumPart::strip(Index row, bool isProduct) const {
    CellStrip strip{
        .box = rowBox(row, isProduct ? m_productLeft : m_valueLeft, isProduct ? m_productRight : m_valueRight),
        .values = {},
        .end = m_content.valueEnd,
        .decimals = 1,
        .fontSize = font_size::kName};
    if (row < Index(m_content.keys.size()))
        strip.values = rowOfMatrix(isProduct ? m_content.terms : *m_content.values, m_content.keys[std::size_t(row)]);
    else if (isProduct)
        strip.values = m_content.othersTerm;
    return strip;
}

CellStrip WeightedSumPart::sumStrip() const {
    return {.box = sumBox(),
            .values = rowOfMatrix(m_content.sum, 0),
            .end = m_content.valueEnd,
            .decimals = 1,
            .fontSize = font_size::kName};
}

void WeightedSumPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF asking = drawHeadings(painter, theme);
    for (Index row = 0; row < rows(); ++row) {
        const bool isShared = row == Index(m_content.keys.size());
        drawWord(painter, theme, row,
                 !isShared && m_content.hasWeights && m_content.keys[std::size_t(row)] == m_content.heaviest);
        const auto cells = [&](const CellStrip& strip, bool isThere, int numbers) {
            // Columns of later stages show empty frames.
            if (isThere && !strip.values.empty()) return drawCellStrip(painter, strip, theme, numbers);
            if (isShared && isThere) return;
            painter.setPen(strokePen(theme.rule, 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(strip.box.adjusted(-0.5, -0.5, 0.5, 0.5));
        };
        if (!isShared) cells(score(row), m_content.hasScores, 0);
        cells(strip(row, false), m_content.hasValues, m_cellNumbers > 0 ? m_cellNumbers : -1);
        cells(strip(row, true), m_content.hasTerms, m_cellNumbers > 0 ? m_cellNumbers : -1);
        if (!m_content.hasTerms) continue;
        const QRectF box = rowBox(row, m_valueRight, m_productLeft);
        const QFont font = textFont(font_size::kBody);
        if (!isShared)
            drawElided(painter, {m_valueLeft - kOperator, box.top(), kOperator, box.height()}, Qt::AlignCenter,
                       QStringLiteral("×"), font, theme.muted);
        drawElided(painter, box, Qt::AlignCenter, QStringLiteral("="), font, theme.muted);
    }
    drawWeights(painter, theme);
    drawBelow(painter, theme);
    if (m_stage.isMoving()) drawMoves(painter, moves(asking, theme), m_stage.share(), theme);
}

std::vector<CellMove> WeightedSumPart::moves(const QRectF& asking, const Theme& theme) const {
    std::vector<CellMove> moves;
    const auto ofKeys = [this](const auto& visit) {
        for (Index row = 0; row < Index(m_content.keys.size()); ++row) visit(row);
    };
    const auto bar = [&](Index row, const QRectF& full, double opacity) {
        const double width = full.width() * std::clamp(weightOf(row), 0.0, 1.0), height = barBox(row).height();
        const QRectF filled(full.left(), full.center().y() - height / 2, width, height);
        QColor ink(ColourMap::weights(theme).at(kWeightInk));
        ink.setAlphaF(float(opacity));
        return cellOf(filled, ink.rgba());
    };
    if (m_stage.isArriving(kValues)) {
        ofKeys([&](Index row) {
            CellStrip word = strip(row, false);
            word.values = rowOfMatrix(*m_content.inputs, m_content.keys[std::size_t(row)]);
            word.box = barBox(row);
            word.box.setLeft(m_wordRight - kTagRoom);
            word.box.setWidth(kTagRoom);
            moves.push_back({cellsOf(word, theme), cellsOf(strip(row, false), theme)});
        });
    } else if (m_stage.isArriving(kScores)) {
        // The query's word moves from key to key, and their scores appear one after the other.
        constexpr double kShareOfOne = 0.15;
        const auto count = double(m_content.keys.size());
        ofKeys([&](Index row) {
            const CellBlock there = cellsOf(score(row), theme);
            const double asked = (1 - kShareOfOne) * double(row + 1) / count;
            moves.push_back({cellOf(there.box, 0), there, {.begin = asked, .end = asked + kShareOfOne}});
        });
        const CellBlock gone = cellOf(score(Index(m_content.keys.size()) - 1).box, 0);
        moves.push_back(
            {cellOf(asking, theme.indexI.rgb()), gone, {.before = {score(0).box.center()}, .isMark = true}});
    } else if (m_stage.isArriving(kWeights)) {
        ofKeys([&](Index row) {
            const QRectF full = barBox(row);
            moves.push_back({cellsOf(score(row), theme),
                             bar(row, full, 1),
                             {.gate = QPointF(full.left(), full.center().y()), .isMark = true}});
        });
    } else if (m_stage.isArriving(kTerms)) {
        // Each bar moves onto its value, which then moves on and becomes the product.
        for (Index row = 0; row < rows(); ++row) {
            const CellBlock value = cellsOf(strip(row, false), theme), product = cellsOf(strip(row, true), theme);
            if (row < Index(m_content.keys.size()))
                moves.push_back({bar(row, barBox(row), 1), bar(row, value.box, 0), {.end = 0.6, .isMark = true}});
            moves.push_back({value.colours.isNull() ? bar(row, barBox(row), 1) : value, product, {.begin = 0.4}});
        }
    } else if (m_stage.isArriving(kSum)) {
        // The product with the largest weight comes last and is on top of the others.
        std::vector<Index> order(static_cast<std::size_t>(rows()));
        std::iota(order.begin(), order.end(), Index(0));
        std::ranges::stable_sort(order, {}, [this](Index row) { return weightOf(row); });
        const CellBlock sum = cellsOf(sumStrip(), theme), gone = cellOf(sum.box, 0);
        for (const Index row : order) moves.push_back({cellsOf(strip(row, true), theme, true), gone, {.isMark = true}});
        followOneAnother(moves, 0);
        moves.push_back({gone, sum, {.begin = 0.4}});
    }
    return moves;
}

void WeightedSumPart::drawWord(QCPPainter& painter, const Theme& theme, Index row, bool isStrong) const {
    const bool isShared = row == Index(m_content.keys.size());
    if (!isShared && taggedKey() == m_content.keys[std::size_t(row)]) return;
    const QString& word = isShared ? m_content.others : m_content.words[m_content.keys[std::size_t(row)]];
    drawElided(painter, rowBox(row, content().left(), m_wordRight - 8), Qt::AlignRight | Qt::AlignVCenter, word,
               textFont(font_size::kBody, isStrong ? QFont::DemiBold : QFont::Normal),
               isShared ? theme.muted : theme.text);
}

QRectF WeightedSumPart::drawHeadings(QCPPainter& painter, const Theme& theme) const {
    const double top = content().top();
    const QFont bold = textFont(font_size::kName, QFont::DemiBold), small = textFont(font_size::kAxis);
    const auto heading = [&](double left, double right, const Heading& words, bool isThere) {
        const QString name = firstFittingText(words.names, right - left, bold);
        drawElided(painter, {left, top, right - left, kHeadLine}, Qt::AlignLeft | Qt::AlignVCenter,
                   name.isEmpty() ? words.names.back() : name, bold, isThere ? theme.text : theme.faint);
        drawFirstFitting(painter, {left, top + kHeadLine, right - left, kHeadLine}, Qt::AlignLeft | Qt::AlignVCenter,
                         words.notes, small, isThere ? theme.muted : theme.faint);
    };
    heading(m_scoreLeft, m_barLeft - 6, m_content.score, m_content.hasScores);
    heading(m_barLeft, m_valueLeft - 8, m_content.weight, m_content.hasWeights);
    heading(m_valueLeft, m_productLeft - 8, m_content.value, m_content.hasValues);
    heading(m_productLeft, m_productRight, m_content.product, m_content.hasTerms);
    const QString asking = elidedText(m_content.asking, bold, m_wordWidth - kTagRoom);
    const QRectF tag = drawTag(painter, asking, {0, top + kHeadLine / 2}, content(), theme.indexI, theme.onIndex);
    drawElided(painter, {tag.left() + 1, top + kHeadLine, m_scoreLeft - tag.left() - 8, kHeadLine},
               Qt::AlignLeft | Qt::AlignVCenter, m_content.asks, small, theme.muted);
    return tag;
}

double WeightedSumPart::weightOf(Index row) const {
    return row == Index(m_content.keys.size()) ? m_content.othersWeight
                                               : m_content.weights(0, m_content.keys[std::size_t(row)]);
}

void WeightedSumPart::drawWeights(QCPPainter& painter, const Theme& theme) const {
    const QColor fill(ColourMap::weights(theme).at(kWeightInk));
    for (Index row = 0; row < rows(); ++row) {
        const QRectF bar = barBox(row);
        painter.fillRect(bar, theme.hover);
        if (!m_content.hasWeights || m_stage.isArriving(kWeights)) continue;
        const bool isShared = row == Index(m_content.keys.size());
        const double drawn = std::clamp(m_bars[std::size_t(row)], 0.0, 1.0);
        painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * drawn, bar.height())), fill);
        const bool isHeaviest = !isShared && m_content.keys[std::size_t(row)] == m_content.heaviest;
        drawElided(painter, numberBox(row), Qt::AlignRight | Qt::AlignVCenter, weightText(weightOf(row)),
                   textFont(m_numberFont, isHeaviest ? QFont::DemiBold : QFont::Normal), theme.text);
    }
}

void WeightedSumPart::drawBelow(QCPPainter& painter, const Theme& theme) const {
    const QRectF sum = sumBox();
    const double bottom = rowBox(rows() - 1, 0, 1).bottom();
    const QFont bold = textFont(font_size::kName, QFont::DemiBold), small = textFont(font_size::kAxis);
    if (m_content.hasWeights) {
        const double from = (m_scoreLeft + m_scoreRight) / 2, to = (m_barLeft + m_barRight) / 2;
        const double low = bottom + std::min(20.0, m_height * 0.5);
        drawConnector(painter, {{from, bottom + 6}, {from, low}, {to, low}, {to, bottom + 6}}, theme.control);
        drawFirstFitting(painter, {m_wordRight - 20, low + 3, m_barRight + m_numberWidth - m_wordRight + 20, kHeadLine},
                         Qt::AlignLeft | Qt::AlignVCenter, m_content.between, small, theme.text);
    }
    const double line = std::round((bottom + sum.top()) / 2) - 0.5;
    if (m_content.hasSum) {
        painter.setPen(strokePen(theme.text, 1.5));
        painter.drawLine(QLineF(m_valueRight, line, m_productRight, line));
        drawCellStrip(painter, sumStrip(), theme, m_cellNumbers > 0 ? m_cellNumbers : -1);
        drawCasedBox(painter, sum.adjusted(-1, -1, 1, 1), theme.indexI, 2.5, theme.surface);
        drawElided(painter, {m_valueRight, sum.top(), kOperator, sum.height()}, Qt::AlignCenter, QStringLiteral("Σ"),
                   mathFont(font_size::kClaim), theme.text);
        const double left = m_barRight + 14, right = m_valueRight - 4;
        const QRectF lines(left, sum.center().y() - kHeadLine, right - left, kHeadLine);
        drawFirstFitting(painter, lines, Qt::AlignRight | Qt::AlignVCenter, m_content.result, bold, theme.text);
        drawFirstFitting(painter, lines.translated(0, kHeadLine), Qt::AlignRight | Qt::AlignVCenter,
                         m_content.resultNote, small, theme.muted);
    } else {
        painter.setPen(strokePen(theme.rule, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(sum.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    if (!m_content.hasScales) return;
    const auto scale = [&](double left, double right, double end, const QString& name) {
        const int decimals = scaleDecimals(end);
        const double low = textWidth(scaleNumber(-end, decimals), small) + 6;
        const double high = textWidth(scaleNumber(end, decimals), small) + 6;
        double before = textWidth(name, small) + 10;
        if (right - left - low - high - before < 30) before = 0;
        const double length = std::min(kMaxScaleLength, right - left - low - high - before);
        const QRectF bar(right - high - length, content().bottom() - 14, length, kScaleBar);
        drawColourScale(painter, bar, ColourMap::signedMap(theme), -end, end, before > 0 ? name : QString(), theme,
                        decimals);
    };
    if (m_content.hasScores) scale(content().left(), m_barRight, m_content.scoreEnd, m_content.scoreScale);
    scale(m_valueLeft, m_productRight, m_content.valueEnd, m_content.valueScale);
}

std::optional<Cell> WeightedSumPart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    if (const auto column = sumStrip().indexAt(place); column && m_content.hasSum)
        return Cell{m_content.query, *column, "head-output"};
    for (Index row = 0; row < rows(); ++row) {
        if (!rowBox(row, content().left(), content().right()).contains(place)) continue;
        if (const auto column = strip(row, true).indexAt(place); column && m_content.hasTerms)
            return Cell{m_content.query, *column, "head-output"};
        if (row == Index(m_content.keys.size())) return std::nullopt;
        const Index key = m_content.keys[std::size_t(row)];
        if (const auto column = strip(row, false).indexAt(place); column && m_content.hasValues)
            return Cell{key, *column, "V"};
        if (place.x() < m_barLeft) {
            if (!m_content.hasScores) return std::nullopt;
            return Cell{m_content.query, key, m_content.scoresMatrix};
        }
        return place.x() < m_valueLeft && m_content.hasWeights ? std::optional(Cell{m_content.query, key, "weights"})
                                                               : std::nullopt;
    }
    return std::nullopt;
}

std::optional<QRectF> WeightedSumPart::cellRect(const Cell& cell) const {
    if (!isVisible() || cell.column < 0) return std::nullopt;
    const auto columns = m_content.sum.cols();
    if (cell.matrix == "V" && cell.column < columns) {
        const auto row = rowOf(cell.row);
        return row && m_content.hasValues ? std::optional(strip(*row, false).cell(cell.column)) : std::nullopt;
    }
    if (cell.row != m_content.query) return std::nullopt;
    if (cell.matrix == "head-output" && cell.column < columns && m_content.hasSum) return sumStrip().cell(cell.column);
    const auto row = rowOf(cell.column);
    if (!row) return std::nullopt;
    // Includes the number, because a cover of the cell must hide it, too.
    if (cell.matrix == "weights" && m_content.hasWeights)
        return barBox(*row).united(numberBox(*row).adjusted(0, kNumberAir, 0, -kNumberAir));
    if (cell.matrix == m_content.scoresMatrix && m_content.hasScores) return score(*row).box;
    return std::nullopt;
}

std::optional<Cell> WeightedSumPart::adjacentCell(const Cell& cell, int right, int down) const {
    const Index last = m_content.scores.cols() - 1, columns = m_content.sum.cols();
    const auto keyAt = [&](Index key) { return std::clamp<Index>(key + down, 0, last); };
    const Index next = cell.column + right;
    if (cell.matrix == "head-output")
        return next >= 0 ? Cell{m_content.query, next, cell.matrix} : Cell{m_content.heaviest, columns - 1, "V"};
    if (cell.matrix == "V") {
        if (next >= columns) return Cell{m_content.query, 0, "head-output"};
        return next < 0 ? Cell{m_content.query, cell.row, "weights"} : Cell{keyAt(cell.row), next, "V"};
    }
    if (right == 0) return Cell{m_content.query, keyAt(cell.column), cell.matrix};
    if (cell.matrix == "weights")
        return right > 0 ? Cell{cell.column, 0, "V"} : Cell{m_content.query, cell.column, m_content.scoresMatrix};
    return Cell{m_content.query, cell.column, right > 0 ? std::string("weights") : cell.matrix};
}

std::optional<ParameterChange> WeightedSumPart::choiceAt(const QPointF& place) const {
    if (!m_content.ask) return std::nullopt;
    for (Index row = 0; row < Index(m_content.keys.size()); ++row)
        if (rowBox(row, content().left(), m_wordRight).contains(place))
            return m_content.ask(m_content.keys[std::size_t(row)]);
    return std::nullopt;
}

std::optional<Index> WeightedSumPart::taggedKey() const {
    const auto cell = m_figure.isInteractive() ? std::nullopt : m_figure.selection();
    if (!cell || !cellRect(*cell)) return std::nullopt;
    if (cell->matrix == "weights" || cell->matrix == m_content.scoresMatrix) return cell->column;
    return cell->matrix == "V" ? std::optional<Index>(cell->row) : std::nullopt;
}

void WeightedSumPart::drawKey(QCPPainter& painter, const Theme& theme, Index key) const {
    const auto row = rowOf(key);
    if (!row) return;
    const QString& word = m_content.words[key];
    const QRectF room = rowBox(*row, content().left() - 4, m_wordRight);
    if (!taggedKey()) clearGround(painter, room.adjusted(0, 1, 0, -1), theme.surface);
    drawTagBeside(painter, elidedText(word, textFont(font_size::kAxis, QFont::DemiBold), m_wordWidth - kTagRoom),
                  {m_wordRight, room.center().y()}, true, m_figure.viewport(), theme.indexJ, theme);
    const auto outline = [&](const QRectF& box, bool isThere) {
        if (isThere) drawCasedBox(painter, box.adjusted(-1, -1, 1, 1), theme.indexJ, 2, theme.surface);
    };
    outline(score(*row).box, m_content.hasScores);
    outline(barBox(*row).adjusted(-1, -1, 1, 1), m_content.hasWeights);
    outline(strip(*row, false).box, m_content.hasValues);
    outline(strip(*row, true).box, m_content.hasTerms);
}

void WeightedSumPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isVisible()) return;
    const auto box = cellRect(cell);
    if (how == Highlight::Pinned) {
        if (box) drawCellHighlight(painter, *box, content(), how, theme);
        return;
    }
    // The whole row of the cell's key is highlighted.
    if (how != Highlight::Current || !box) return;
    if (cell.matrix == "weights" || cell.matrix == m_content.scoresMatrix) return drawKey(painter, theme, cell.column);
    if (cell.matrix == "V") {
        drawKey(painter, theme, cell.row);
    } else {
        // The values and products from which this number of the sum is computed.
        for (Index row = 0; row < rows(); ++row)
            for (const bool isProduct : {false, true})
                if (const CellStrip cells = strip(row, isProduct); !cells.values.empty())
                    drawCasedBox(painter, cells.cell(cell.column).adjusted(0, 1, 0, -1), theme.text, 1, theme.surface);
    }
    drawCasedBox(painter, *box, theme.text, 2, theme.surface);
}

}  // namespace attention
