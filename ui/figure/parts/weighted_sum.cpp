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

constexpr double kColumnHead = 46;  ///< names of the columns, with what they say
constexpr double kHeadLine = 18;    ///< of a heading
constexpr double kLeastPitch = 22, kMostPitch = 78;
constexpr double kNumberAir = 6;  ///< above and below a number in its box
constexpr double kBeforeSum = 12;
constexpr double kScalesRoom = 34;  ///< the scales of colours, with what is free above them
constexpr double kScaleBar = 9, kLongestScale = 110;
constexpr double kMaxWord = 110;
constexpr double kTagRoom = 16;    ///< of a tag beside its word
constexpr double kColumnGap = 14;  ///< between two columns
constexpr double kOperator = 24;   ///< room for × or =
constexpr double kMinBar = 36, kMinCells = 62;
constexpr double kMinScore = 34;
constexpr double kOpaque = 4;       ///< numbers of more than one part in so many of the scale hide what they pass
constexpr double kWeightInk = 0.8;  ///< of the map of weights

QString weightText(double weight) {
    return formatDecimals(weight, weight == 0 ? 0 : 2);
}

std::vector<double> rowOfMatrix(const Matrix& matrix, Index row) {
    return {matrix.row(row).data(), matrix.row(row).data() + matrix.cols()};
}

/// What each stage brings, as GlidingStage counts them.
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
    m_has = std::move(content);
    std::vector<double> bars;
    for (Index row = 0; row < rows(); ++row) bars.push_back(m_has.hasWeights ? weightOf(row) : 0);
    m_bars.set(m_figure, std::move(bars));
    m_stage.set(m_figure, m_has.hasValues + m_has.hasScores + m_has.hasWeights + m_has.hasTerms + m_has.hasSum);
    const QFont plain = textFont(font_size::kBody), bold = textFont(font_size::kName, QFont::DemiBold);
    m_wordWidth = std::max(textWidth(m_has.asking, bold), textWidth(m_has.asks, textFont(font_size::kAxis)) - kTagRoom);
    for (const Index key : m_has.keys) m_wordWidth = std::max(m_wordWidth, textWidth(m_has.words[key], plain));
    m_wordWidth = std::min(std::max(m_wordWidth, textWidth(m_has.others, plain)), kMaxWord) + kTagRoom;
    m_scoreWidth = std::max(kMinScore, textWidth(formatDecimals(-m_has.scoreEnd, 1), plain) + 8);
    m_scoreHead = textWidth(m_has.score.names.back(), bold);
}

Part::SizeHint WeightedSumPart::measureSizeHint(QSizeF room) const {
    const double number = textWidth(weightText(0.88), textFont(font_size::kBody, QFont::DemiBold));
    const double least = m_wordWidth + std::max(m_scoreWidth + kColumnGap, m_scoreHead + 8) + kColumnGap + kMinBar +
                         number + 6 + 2 * kOperator + 2 * kMinCells;
    const double below = kBeforeSum + (m_has.hasScales ? kScalesRoom : 6);
    const auto count = double(rows() + 1);
    // Wide figures have higher rows, so that cells keep their shape.
    const double pitch = std::clamp(room.width() * 0.088, kLeastPitch, kMostPitch);
    return {.minimum = {least, kColumnHead + count * kLeastPitch + below},
            .maximum = {kMaxExtent, kColumnHead + count * std::max(pitch, kLeastPitch) + below}};
}

double WeightedSumPart::belowRows() const {
    return kBeforeSum + (m_has.hasScales ? kScalesRoom : 6);
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
    const auto found = std::ranges::find(m_has.keys, key);
    return found == m_has.keys.end() ? std::nullopt : std::optional(Index(found - m_has.keys.begin()));
}

CellStrip WeightedSumPart::score(Index row) const {
    return {.box = rowBox(row, m_scoreLeft, m_scoreRight),
            .values = {m_has.scores(0, m_has.keys[std::size_t(row)])},
            .end = m_has.scoreEnd,
            .decimals = 1,
            .fontSize = m_numberFont};
}

CellStrip WeightedSumPart::strip(Index row, bool isProduct) const {
    CellStrip strip{
        .box = rowBox(row, isProduct ? m_productLeft : m_valueLeft, isProduct ? m_productRight : m_valueRight),
        .values = {},
        .end = m_has.valueEnd,
        .decimals = 1,
        .fontSize = font_size::kName};
    if (row < Index(m_has.keys.size()))
        strip.values = rowOfMatrix(isProduct ? m_has.terms : *m_has.values, m_has.keys[std::size_t(row)]);
    else if (isProduct)
        strip.values = m_has.othersTerm;
    return strip;
}

CellStrip WeightedSumPart::sumStrip() const {
    return {.box = sumBox(),
            .values = rowOfMatrix(m_has.sum, 0),
            .end = m_has.valueEnd,
            .decimals = 1,
            .fontSize = font_size::kName};
}

void WeightedSumPart::draw(QCPPainter& painter, const Theme& theme) {
    const QRectF asking = drawHeadings(painter, theme);
    for (Index row = 0; row < rows(); ++row) {
        const bool isShared = row == Index(m_has.keys.size());
        drawWord(painter, theme, row, !isShared && m_has.hasWeights && m_has.keys[std::size_t(row)] == m_has.heaviest);
        const auto cells = [&](const CellStrip& strip, bool isThere, int numbers) {
            // What a later stage brings keeps its room.
            if (isThere && !strip.values.empty()) return drawCellStrip(painter, strip, theme, numbers);
            if (isShared && isThere) return;
            painter.setPen(strokePen(theme.rule, 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(strip.box.adjusted(-0.5, -0.5, 0.5, 0.5));
        };
        if (!isShared) cells(score(row), m_has.hasScores, 0);
        cells(strip(row, false), m_has.hasValues, m_cellNumbers > 0 ? m_cellNumbers : -1);
        cells(strip(row, true), m_has.hasTerms, m_cellNumbers > 0 ? m_cellNumbers : -1);
        if (!m_has.hasTerms) continue;
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
        for (Index row = 0; row < Index(m_has.keys.size()); ++row) visit(row);
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
            word.values = rowOfMatrix(*m_has.inputs, m_has.keys[std::size_t(row)]);
            word.box = barBox(row);
            word.box.setLeft(m_wordRight - kTagRoom);
            word.box.setWidth(kTagRoom);
            moves.push_back({cellsOf(word, theme), cellsOf(strip(row, false), theme)});
        });
    } else if (m_stage.isArriving(kScores)) {
        // The word asks one key after the other.
        constexpr double kOfOne = 0.15;
        const auto count = double(m_has.keys.size());
        ofKeys([&](Index row) {
            const CellBlock there = cellsOf(score(row), theme);
            const double asked = (1 - kOfOne) * double(row + 1) / count;
            moves.push_back({cellOf(there.box, 0), there, {.begin = asked, .end = asked + kOfOne}});
        });
        const CellBlock gone = cellOf(score(Index(m_has.keys.size()) - 1).box, 0);
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
        // A bar lies down on its value, which goes on as much paler as the bar is shorter than a full one.
        for (Index row = 0; row < rows(); ++row) {
            const CellBlock value = cellsOf(strip(row, false), theme), product = cellsOf(strip(row, true), theme);
            if (row < Index(m_has.keys.size()))
                moves.push_back({bar(row, barBox(row), 1), bar(row, value.box, 0), {.end = 0.6, .isMark = true}});
            moves.push_back({value.colours.isNull() ? bar(row, barBox(row), 1) : value, product, {.begin = 0.4}});
        }
    } else if (m_stage.isArriving(kSum)) {
        // What weighs most comes last and lies above the others.
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
    const bool isShared = row == Index(m_has.keys.size());
    if (!isShared && taggedKey() == m_has.keys[std::size_t(row)]) return;
    const QString& word = isShared ? m_has.others : m_has.words[m_has.keys[std::size_t(row)]];
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
    heading(m_scoreLeft, m_barLeft - 6, m_has.score, m_has.hasScores);
    heading(m_barLeft, m_valueLeft - 8, m_has.weight, m_has.hasWeights);
    heading(m_valueLeft, m_productLeft - 8, m_has.value, m_has.hasValues);
    heading(m_productLeft, m_productRight, m_has.product, m_has.hasTerms);
    const QString asking = elidedText(m_has.asking, bold, m_wordWidth - kTagRoom);
    const QRectF tag = drawTag(painter, asking, {0, top + kHeadLine / 2}, content(), theme.indexI, theme.onIndex);
    drawElided(painter, {tag.left() + 1, top + kHeadLine, m_scoreLeft - tag.left() - 8, kHeadLine},
               Qt::AlignLeft | Qt::AlignVCenter, m_has.asks, small, theme.muted);
    return tag;
}

double WeightedSumPart::weightOf(Index row) const {
    return row == Index(m_has.keys.size()) ? m_has.othersWeight : m_has.weights(0, m_has.keys[std::size_t(row)]);
}

void WeightedSumPart::drawWeights(QCPPainter& painter, const Theme& theme) const {
    const QColor fill(ColourMap::weights(theme).at(kWeightInk));
    for (Index row = 0; row < rows(); ++row) {
        const QRectF bar = barBox(row);
        painter.fillRect(bar, theme.hover);
        if (!m_has.hasWeights || m_stage.isArriving(kWeights)) continue;
        const bool isShared = row == Index(m_has.keys.size());
        const double drawn = std::clamp(m_bars[std::size_t(row)], 0.0, 1.0);
        painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * drawn, bar.height())), fill);
        const bool isHeaviest = !isShared && m_has.keys[std::size_t(row)] == m_has.heaviest;
        drawElided(painter, numberBox(row), Qt::AlignRight | Qt::AlignVCenter, weightText(weightOf(row)),
                   textFont(m_numberFont, isHeaviest ? QFont::DemiBold : QFont::Normal), theme.text);
    }
}

void WeightedSumPart::drawBelow(QCPPainter& painter, const Theme& theme) const {
    const QRectF sum = sumBox();
    const double bottom = rowBox(rows() - 1, 0, 1).bottom();
    const QFont bold = textFont(font_size::kName, QFont::DemiBold), small = textFont(font_size::kAxis);
    if (m_has.hasWeights) {
        const double from = (m_scoreLeft + m_scoreRight) / 2, to = (m_barLeft + m_barRight) / 2;
        const double low = bottom + std::min(20.0, m_height * 0.5);
        drawConnector(painter, {{from, bottom + 6}, {from, low}, {to, low}, {to, bottom + 6}}, theme.control);
        drawFirstFitting(painter, {m_wordRight - 20, low + 3, m_barRight + m_numberWidth - m_wordRight + 20, kHeadLine},
                         Qt::AlignLeft | Qt::AlignVCenter, m_has.between, small, theme.text);
    }
    const double line = std::round((bottom + sum.top()) / 2) - 0.5;
    if (m_has.hasSum) {
        painter.setPen(strokePen(theme.text, 1.5));
        painter.drawLine(QLineF(m_valueRight, line, m_productRight, line));
        drawCellStrip(painter, sumStrip(), theme, m_cellNumbers > 0 ? m_cellNumbers : -1);
        drawCasedBox(painter, sum.adjusted(-1, -1, 1, 1), theme.indexI, 2.5, theme.surface);
        drawElided(painter, {m_valueRight, sum.top(), kOperator, sum.height()}, Qt::AlignCenter, QStringLiteral("Σ"),
                   mathFont(font_size::kClaim), theme.text);
        const double left = m_barRight + 14, right = m_valueRight - 4;
        const QRectF lines(left, sum.center().y() - kHeadLine, right - left, kHeadLine);
        drawFirstFitting(painter, lines, Qt::AlignRight | Qt::AlignVCenter, m_has.result, bold, theme.text);
        drawFirstFitting(painter, lines.translated(0, kHeadLine), Qt::AlignRight | Qt::AlignVCenter, m_has.resultNote,
                         small, theme.muted);
    } else {
        painter.setPen(strokePen(theme.rule, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(sum.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    if (!m_has.hasScales) return;
    const auto scale = [&](double left, double right, double end, const QString& name) {
        const int decimals = scaleDecimals(end);
        const double low = textWidth(scaleNumber(-end, decimals), small) + 6;
        const double high = textWidth(scaleNumber(end, decimals), small) + 6;
        double before = textWidth(name, small) + 10;
        if (right - left - low - high - before < 30) before = 0;
        const double length = std::min(kLongestScale, right - left - low - high - before);
        const QRectF bar(right - high - length, content().bottom() - 14, length, kScaleBar);
        drawColourScale(painter, bar, ColourMap::signedMap(theme), -end, end, before > 0 ? name : QString(), theme,
                        decimals);
    };
    if (m_has.hasScores) scale(content().left(), m_barRight, m_has.scoreEnd, m_has.scoreScale);
    scale(m_valueLeft, m_productRight, m_has.valueEnd, m_has.valueScale);
}

std::optional<Cell> WeightedSumPart::cellAt(const QPointF& place) const {
    if (!isVisible()) return std::nullopt;
    if (const auto column = sumStrip().indexAt(place); column && m_has.hasSum)
        return Cell{m_has.query, *column, "head-output"};
    for (Index row = 0; row < rows(); ++row) {
        if (!rowBox(row, content().left(), content().right()).contains(place)) continue;
        if (const auto column = strip(row, true).indexAt(place); column && m_has.hasTerms)
            return Cell{m_has.query, *column, "head-output"};
        if (row == Index(m_has.keys.size())) return std::nullopt;
        const Index key = m_has.keys[std::size_t(row)];
        if (const auto column = strip(row, false).indexAt(place); column && m_has.hasValues)
            return Cell{key, *column, "V"};
        if (place.x() < m_barLeft) {
            if (!m_has.hasScores) return std::nullopt;
            return Cell{m_has.query, key, m_has.scoresMatrix};
        }
        return place.x() < m_valueLeft && m_has.hasWeights ? std::optional(Cell{m_has.query, key, "weights"})
                                                           : std::nullopt;
    }
    return std::nullopt;
}

std::optional<QRectF> WeightedSumPart::cellRect(const Cell& cell) const {
    if (!isVisible() || cell.column < 0) return std::nullopt;
    const auto columns = m_has.sum.cols();
    if (cell.matrix == "V" && cell.column < columns) {
        const auto row = rowOf(cell.row);
        return row && m_has.hasValues ? std::optional(strip(*row, false).cell(cell.column)) : std::nullopt;
    }
    if (cell.row != m_has.query) return std::nullopt;
    if (cell.matrix == "head-output" && cell.column < columns && m_has.hasSum) return sumStrip().cell(cell.column);
    const auto row = rowOf(cell.column);
    if (!row) return std::nullopt;
    // With its number, which a cover must hide, too.
    if (cell.matrix == "weights" && m_has.hasWeights)
        return barBox(*row).united(numberBox(*row).adjusted(0, kNumberAir, 0, -kNumberAir));
    if (cell.matrix == m_has.scoresMatrix && m_has.hasScores) return score(*row).box;
    return std::nullopt;
}

std::optional<Cell> WeightedSumPart::adjacentCell(const Cell& cell, int right, int down) const {
    const Index last = m_has.scores.cols() - 1, columns = m_has.sum.cols();
    const auto keyAt = [&](Index key) { return std::clamp<Index>(key + down, 0, last); };
    const Index next = cell.column + right;
    if (cell.matrix == "head-output")
        return next >= 0 ? Cell{m_has.query, next, cell.matrix} : Cell{m_has.heaviest, columns - 1, "V"};
    if (cell.matrix == "V") {
        if (next >= columns) return Cell{m_has.query, 0, "head-output"};
        return next < 0 ? Cell{m_has.query, cell.row, "weights"} : Cell{keyAt(cell.row), next, "V"};
    }
    if (right == 0) return Cell{m_has.query, keyAt(cell.column), cell.matrix};
    if (cell.matrix == "weights")
        return right > 0 ? Cell{cell.column, 0, "V"} : Cell{m_has.query, cell.column, m_has.scoresMatrix};
    return Cell{m_has.query, cell.column, right > 0 ? std::string("weights") : cell.matrix};
}

std::optional<ParameterChange> WeightedSumPart::choiceAt(const QPointF& place) const {
    if (!m_has.ask) return std::nullopt;
    for (Index row = 0; row < Index(m_has.keys.size()); ++row)
        if (rowBox(row, content().left(), m_wordRight).contains(place)) return m_has.ask(m_has.keys[std::size_t(row)]);
    return std::nullopt;
}

std::optional<Index> WeightedSumPart::taggedKey() const {
    const auto cell = m_figure.isInteractive() ? std::nullopt : m_figure.selection();
    if (!cell || !cellRect(*cell)) return std::nullopt;
    if (cell->matrix == "weights" || cell->matrix == m_has.scoresMatrix) return cell->column;
    return cell->matrix == "V" ? std::optional<Index>(cell->row) : std::nullopt;
}

void WeightedSumPart::drawKey(QCPPainter& painter, const Theme& theme, Index key) const {
    const auto row = rowOf(key);
    if (!row) return;
    const QString& word = m_has.words[key];
    const QRectF room = rowBox(*row, content().left() - 4, m_wordRight);
    if (!taggedKey()) clearGround(painter, room.adjusted(0, 1, 0, -1), theme.surface);
    drawTagBeside(painter, elidedText(word, textFont(font_size::kAxis, QFont::DemiBold), m_wordWidth - kTagRoom),
                  {m_wordRight, room.center().y()}, true, m_figure.viewport(), theme.indexJ, theme);
    const auto outline = [&](const QRectF& box, bool isThere) {
        if (isThere) drawCasedBox(painter, box.adjusted(-1, -1, 1, 1), theme.indexJ, 2, theme.surface);
    };
    outline(score(*row).box, m_has.hasScores);
    outline(barBox(*row).adjusted(-1, -1, 1, 1), m_has.hasWeights);
    outline(strip(*row, false).box, m_has.hasValues);
    outline(strip(*row, true).box, m_has.hasTerms);
}

void WeightedSumPart::drawHighlight(QCPPainter& painter, const Theme& theme, const Cell& cell, Highlight how) {
    if (!isVisible()) return;
    const auto box = cellRect(cell);
    if (how == Highlight::Pinned) {
        if (box) drawCellHighlight(painter, *box, content(), how, theme);
        return;
    }
    // Whole rows are marked with the cell that they belong to.
    if (how != Highlight::Current || !box) return;
    if (cell.matrix == "weights" || cell.matrix == m_has.scoresMatrix) return drawKey(painter, theme, cell.column);
    if (cell.matrix == "V") {
        drawKey(painter, theme, cell.row);
    } else {
        // What this number of the sum is made of.
        for (Index row = 0; row < rows(); ++row)
            for (const bool isProduct : {false, true})
                if (const CellStrip cells = strip(row, isProduct); !cells.values.empty())
                    drawCasedBox(painter, cells.cell(cell.column).adjusted(0, 1, 0, -1), theme.text, 1, theme.surface);
    }
    drawCasedBox(painter, *box, theme.text, 2, theme.surface);
}

}  // namespace attention
