#include <algorithm>
#include <utility>

#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/attention_steps/figure.h"
#include "ui/figure/formula.h"
#include "ui/figure/look.h"
#include "ui/figure/matrix_panel.h"
#include "ui/text/number_format.h"

namespace attention {
namespace {

/// Gap between an arrow and the cells where it begins or ends, in pixels.
constexpr double kArrowGap = 4;
/// Width of the space left of the sum for its symbol, in pixels.
constexpr double kSumSymbolWidth = 64;

}  // namespace

QStringList AttentionStepsFigure::matrixShapeTexts() const {
    const AttentionLayerSetup& setting = shown().setting();
    const MultiHeadAttention& layer = shown().layer();
    const auto shape = [&](Index rows, Index columns, bool isOfHead) {
        if (tokensAreColumns()) std::swap(rows, columns);
        QStringList sizes{formatInteger(rows), formatInteger(columns)};
        if (isOfHead && hasSeveralHeads()) sizes.prepend(formatInteger(layer.heads));
        if (layer.batch > 1) sizes.prepend(formatInteger(layer.batch));
        return QStringLiteral(" (%1)").arg(sizes.join(QStringLiteral(", ")));
    };
    const Index n = layer.queryCount, m = layer.keyCount, d = setting.dimensions, w = layer.width;
    const QString input = QStringLiteral("X") + shape(n, d, false);
    QStringList path{setting.isCross ? input + QStringLiteral(", M") + shape(m, d, false) : input};
    if (step() >= 2)
        path += n == m ? QStringLiteral("Q, K, V") + shape(n, w, true)
                       : QStringLiteral("Q") + shape(n, w, true) + QStringLiteral(", K, V") + shape(m, w, true);
    if (step() >= 3) path += (step() >= 6 ? tr("weights") : tr("scores")) + shape(n, m, true);
    if (step() >= kLastStep) path += tr("output") + shape(n, d, false);
    const QString arrow = QStringLiteral("  →  ");
    return {tr("shapes: %1").arg(path.join(arrow)), path.join(arrow),
            path.size() < 2 ? path.front() : path.front() + arrow + path.back()};
}

CellWalk AttentionStepsFigure::cellWalk() const {
    CellWalk walk;
    if (tokensAreColumns()) walk.layouts.push_back({.isTransposed = true});
    if (hasArrows()) walk.layouts.push_back({.matrix = "K", .isTransposed = !tokensAreColumns()});
    for (const char* name : {"W_q", "W_k", "W_v", "W_o"})
        walk.layouts.push_back({.matrix = name, .isTransposed = !tokensAreColumns()});
    // The arrow key Right, beyond the last column, leads into the next matrix of m_walk.
    if (!tokensAreColumns()) walk.right = {m_walk};
    return walk;
}

void AttentionStepsFigure::declareAreas(Marks& marks) const {
    for (const PlacedChip& chip : chips()) {
        const QRectF box = chip.chip.boxAt(chip.middle);
        const bool isOpen = scene().parameters.matrix == chip.matrix;
        marks.noCell(box);
        marks.choice({"matrix", std::string(isOpen ? chip.matrixWhenFolded : chip.matrix)}, box);
    }
}

std::optional<ParameterChange> AttentionStepsFigure::toggledMask(const Cell& cell) const {
    const auto reasons = shown().mask().reasons(cell.row, cell.column);
    if (!hidesByClick() || (!reasons.empty() && reasons != std::vector{MaskReason::Manual})) return std::nullopt;
    return ParameterChange{"masked-cells", withToggledCell(scene().parameters.maskedCells, cell.row, cell.column)};
}

bool AttentionStepsFigure::needsRelayout(const Scene& before, const Scene& after) const {
    const Index queries = shown().layer().queryCount;
    return Figure::needsRelayout(before, after) || (isTab("one-word") && !m_table.hasAllKeys()) ||
           expandedQuery(before.parameters, queries) != expandedQuery(after.parameters, queries);
}

std::vector<Cell> AttentionStepsFigure::relatedCells(const Cell& cell) const {
    const CellIndices indices = stepsIndices(cell);
    const std::string_view name = cell.matrix;
    std::vector<Cell> found;
    const auto add = [&](Index row, Index column, std::string_view matrix) {
        if (matrix != name) found.push_back({row, column, std::string(matrix)});
    };
    const Cell shownInstead = shown().cellAtStep(scene().parameters.step, cell);
    add(shownInstead.row, shownInstead.column, shownInstead.matrix);
    if (const auto key = indices.key) {
        for (const auto* matrix : {"M", "K", "V", "terms"}) add(*key, -1, matrix);
        for (const auto* matrix : {"scores", "scaled", "masked", "weights"}) add(-1, *key, matrix);
    }
    if (const auto query = indices.query) {
        for (const auto* matrix : {"X", "P", "Q", "scores", "scaled", "masked", "weights", "concatenation", "output"})
            add(*query, -1, matrix);
        if (*query == m_query) add(*query, -1, "head-output");
    }
    // Added after the outlines of row and column, so that the outline of the cell lies above them.
    if (const auto key = indices.key)
        for (const auto* matrix : {"scores", "scaled", "masked", "weights"})
            add(indices.query.value_or(m_query), *key, matrix);
    const Index width = shown().layer().width, first = shown().head * width;
    for (const auto& [vector, projection] : {std::pair{"Q", "W_q"}, {"K", "W_k"}, {"V", "W_v"}}) {
        if (name == vector) add(first + cell.column, -1, projection);
        if (name != projection) continue;
        add(-1, cell.row - first, vector);
        const bool isOfMemory = shown().setting().isCross && name != "W_q";
        add(-1, cell.column, isOfMemory ? "M" : "X");
    }
    if (name == "output") add(cell.column, -1, "W_o");
    if (name == "W_o") {
        add(-1, cell.row, "output");
        add(-1, cell.column, hasSeveralHeads() ? "concatenation" : "head-output");
    }
    if (name == "head-output" || name == "concatenation") {
        const Index column = name == "head-output" ? cell.column : cell.column - first;
        if (column >= 0 && column < width) {
            add(-1, column, "V");
            add(-1, column, "terms");
            if (cell.row == m_query) add(cell.row, column, "head-output");
        }
    }
    return found;
}

double AttentionStepsFigure::arrowY(const StepMatrixPart& part) const {
    if (tokensAreColumns() || !part.isReached() || m_query >= part.rows()) return part.content().center().y();
    return part.rowBox(m_query).center().y();
}

double AttentionStepsFigure::bendX() const {
    return m_x.content().right() + 12;
}

std::vector<AttentionStepsFigure::PlacedChip> AttentionStepsFigure::chips() const {
    std::vector<PlacedChip> placed;
    if (!hasArrows()) return placed;
    const auto add = [&](const QString& sign, const Expression& expression, const QPointF& middle,
                         std::string_view matrix, std::string_view matrixWhenFolded) {
        placed.push_back({Chip(sign, expression, matrix.starts_with("W_")), middle, matrix, matrixWhenFolded});
    };
    using namespace formula;
    const auto letter = [](std::string_view name) { return symbol(name, 0); };
    const QString times = QStringLiteral("×");
    const auto weight = [&](std::string_view which) {
        const Expression plain = symbol("W", 0, IndexRole::None, {letter(which)});
        return tokensAreColumns() ? plain : power(plain, letter("T"));
    };
    const QRectF x = m_x.content();
    if (shown().setting().hasPositions && !shown().setting().isCross && leftPart().isVisible()) {
        const Chip chip(QStringLiteral("+"), letter("P"));
        placed.push_back(
            {chip, {x.left() + chip.size().width() / 2, x.top() - 37}, "P", step() >= 6 ? "weights" : "X"});
    }
    const std::string_view matrixWhenFolded = step() >= 6 ? "weights" : step() >= 3 ? "scores" : "X";
    if (shown().hasProjections() && m_q.isReached() && leftPart().isVisible()) {
        const std::string_view left = tokensAreColumns() ? "k" : "q", top = tokensAreColumns() ? "q" : "k";
        add(times, weight(left), {(x.right() + leftPart().content().left() - leftLabelWidth()) / 2, arrowY(leftPart())},
            tokensAreColumns() ? "W_k" : "W_q", matrixWhenFolded);
        add(times, weight(top), {(bendX() + topPart().content().left()) / 2, topPart().content().center().y()},
            tokensAreColumns() ? "W_q" : "W_k", matrixWhenFolded);
        if (m_v.isVisible()) add(times, weight("v"), valueChipCentre(), "W_v", matrixWhenFolded);
    }
    if (shown().hasProjections() && m_output.isReached() && m_output.isVisible())
        add(times, weight("o"), outputChipCentre(), "W_o", matrixWhenFolded);
    if (m_weights.isReached() || step() >= 4) {
        const QPointF middle((m_scores->content().right() + m_weights.content().left()) / 2, arrowY(*m_scores));
        // There is no division chip beside scores that are already divided, unless this chip unfolded them: then a
        // click on it folds them.
        const bool hidesDivisor = scoresForm() != "scores" && scene().parameters.matrix != "scaled";
        if (const auto below = divisor(); below && !hidesDivisor)
            add(QStringLiteral("÷"), *below, middle - QPointF(0, 15), "scaled", "weights");
        if (step() == 5 || scoresForm() == "masked")
            placed.push_back({Chip(tr("mask")), middle + QPointF(0, 15), "masked", "weights"});
    }
    return placed;
}

double AttentionStepsFigure::leftLabelWidth() const {
    return tokensAreColumns() ? MatrixPanel::rowLabelWidth(m_k.panel().style(), m_k.rows()) : 0;
}

QPointF AttentionStepsFigure::valueChipCentre() const {
    const QRectF from = keySource().content(), values = m_v.content();
    if (shown().setting().isCross) return {(from.right() + values.left()) / 2, values.center().y()};
    return {from.center().x(), (from.bottom() + values.center().y()) / 2};
}

QPointF AttentionStepsFigure::outputChipCentre() const {
    const QRectF to = m_output.content();
    if (hasSeveralHeads()) return {(m_concatenation.content().right() + to.left()) / 2, arrowY(m_concatenation)};
    if (outputIsArrows()) return {(m_plane.content().right() + to.left()) / 2, arrowY(m_output)};
    const QRectF from = m_sum.content();
    return {(from.right() + to.left()) / 2 - (tokensAreColumns() ? 0 : 4), from.center().y()};
}

void AttentionStepsFigure::addArrows(Marks& marks) const {
    const QColor& quiet = theme().control;
    const bool hasQuery = currentCell() && stepsIndices(*currentCell()).query.has_value() && !tokensAreColumns();
    const QColor& pathColour = hasQuery ? theme().indexI : quiet;
    const auto arrow = [&](const QPolygonF& points, const QColor& ink) { marks.connector(points, ink); };
    const auto across = [&](const StepMatrixPart& from, const StepMatrixPart& to, const QColor& ink) {
        const double y = arrowY(to);
        arrow({{from.content().right() + kArrowGap, y}, {to.content().left() - kArrowGap, y}}, ink);
    };
    const auto rowLabelWidth = [&](const StepMatrixPart& part) {
        return MatrixPanel::rowLabelWidth(part.panel().style(), part.rows());
    };
    if (m_q.isReached() && leftPart().isVisible()) {
        const QRectF left = leftPart().content(), top = topPart().content(), values = m_v.content();
        arrow({{m_x.content().right() + kArrowGap, arrowY(leftPart())},
               {left.left() - kArrowGap - leftLabelWidth(), arrowY(leftPart())}},
              pathColour);
        const bool isFromMemory = &topSource() == &m_memory;
        const double begin = isFromMemory ? m_memory.content().center().y() : m_x.content().top() - 26;
        if (!isFromMemory || m_memory.isVisible())
            arrow({{bendX(), begin}, {bendX(), top.center().y()}, {top.left() - kArrowGap, top.center().y()}}, quiet);
        const QRectF from = keySource().content();
        if (m_v.isVisible() && shown().setting().isCross)
            arrow({{from.right() + kArrowGap, values.center().y()}, {values.left() - kArrowGap, values.center().y()}},
                  quiet);
        else if (m_v.isVisible())
            arrow({{from.center().x(), from.bottom() + (tokensAreColumns() ? 22 : kArrowGap)},
                   {from.center().x(), values.center().y()},
                   {values.left() - kArrowGap - rowLabelWidth(m_v), values.center().y()}},
                  quiet);
    }
    if (m_scores->isReached() && m_x.isVisible()) {
        const QRectF from = (leftPart().isVisible() ? leftPart() : m_x).content();
        const double y = arrowY(*m_scores);
        arrow({{from.right() + kArrowGap, y}, {m_scores->content().left() - kArrowGap - rowLabelWidth(*m_scores), y}},
              pathColour);
    }
    if (m_weights.isReached()) {
        const QRectF left = m_scores->content(), right = m_weights.content();
        const double y = arrowY(*m_scores);
        arrow({{left.right() + kArrowGap, y}, {right.left() - kArrowGap, y}}, pathColour);
        const QRectF rect(left.right(), y + (step() == 5 || scoresForm() == "masked" ? 27 : 3),
                          right.left() - left.right(), 16);
        marks.text(rect, Qt::AlignCenter, {QStringLiteral("softmax")}, textFont(font_size::kSmallest), theme().text);
    }
    if (m_sum.isVisible() && (m_terms.isReached() || (outputIsArrows() && circledNumber(step()) >= 5))) {
        const QRectF sum = m_sum.content();
        if (!outputIsArrows())
            marks.label(QRectF(sum.left() - kSumSymbolWidth, sum.center().y() - 12, kSumSymbolWidth - 6, 24),
                        Qt::AlignRight | Qt::AlignVCenter,
                        tokensAreColumns() ? QStringLiteral("Σ") : QStringLiteral("𝑂 = Σ"), mathFont(font_size::kClaim),
                        theme().text);
    }
    if (m_sum.isVisible() && m_x.isVisible() && !tokensAreColumns() && !outputIsArrows() && !shapesAreBelow()) {
        const double left = m_x.content().left(), middle = m_sum.content().center().y();
        marks.text({left, middle - 9, m_sum.content().left() - kSumSymbolWidth - 16 - left, 18},
                   Qt::AlignLeft | Qt::AlignVCenter, matrixShapeTexts(), textFont(font_size::kAxis), theme().muted);
    }
    if (m_output.isReached() && m_output.isVisible()) {
        const QRectF from = outputIsArrows() ? m_plane.content() : m_sum.content();
        const StepMatrixPart& next = hasSeveralHeads() ? m_concatenation : m_output;
        const double start = tokensAreColumns() || outputIsArrows() ? arrowY(next) : from.center().y();
        const double end = next.content().left() - kArrowGap;
        arrow({{from.right() + kArrowGap, start}, {end - 12, start}, {end - 12, arrowY(next)}, {end, arrowY(next)}},
              pathColour);
        if (hasSeveralHeads()) across(m_concatenation, m_output, pathColour);
    }
}

void AttentionStepsFigure::declareOverlay(Marks& marks) {
    if (hasArrows()) addArrows(marks);
    if (m_stage.isMoving()) addMoves(marks, moves(), m_stage.share(), theme());
    for (const PlacedChip& chip : chips())
        chip.chip.add(marks, chip.middle, scene().parameters.matrix == chip.matrix, theme());
}

}  // namespace attention
