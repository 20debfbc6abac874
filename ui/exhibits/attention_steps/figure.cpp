#include "ui/exhibits/attention_steps/figure.h"

#include <algorithm>
#include <limits>

#include "core/attention/weighted_values.h"
#include "ui/exhibits/attention_steps/words.h"
#include "ui/exhibits/token_input.h"
#include "ui/text/number_words.h"

namespace attention {
namespace {

/// Below this the figure leaves out what it can.
constexpr QSizeF kRoomy(640, 420);

Expression plain(std::string_view name) {
    return formula::symbol(name, 0);
}
Expression transposed(Expression matrix) {
    return formula::power(std::move(matrix), plain("T"));
}
Expression projection(std::string_view which) {
    return formula::symbol("W", 0, IndexRole::None, {plain(which)});
}

}  // namespace

AttentionStepsFigure::AttentionStepsFigure() {
    freeLayout(*this);
    for (Panel& panel : m_panels) panel.cells.emplace(*this);
    m_plane.emplace(*this);
}

QSize AttentionStepsFigure::leastRoom() const {
    // Three bands of matrices with their names; less is drawn smaller as a whole.
    return {480, 292};
}

int AttentionStepsFigure::stepOf(Part part) {
    switch (part) {
        case Part::Tokens:
        case Part::Positions:
        case Part::Memory:
            return 1;
        case Part::Projection:
        case Part::Query:
        case Part::Key:
        case Part::Value:
            return 2;
        case Part::Scores:
            return 3;
        case Part::Scaled:
            return 4;
        case Part::Masked:
            return 5;
        case Part::Weights:
            return 6;
        case Part::ValueAgain:
        case Part::Weighted:
            return 7;
        default:
            return kLastStep;
    }
}

std::optional<Cell> AttentionStepsFigure::cellAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    for (std::size_t i = 0; i < kParts; ++i) {
        const Panel& panel = m_panels[i];
        auto cell = panel.cells->cellAt(place);
        if (!cell) continue;
        // The terms of a sum are no table; what they add up to is.
        if (isOneOf(panel.matrix, {"terms", "sum"})) return Cell{m_query, cell->column, "head-output"};
        cell->row += panel.firstRow;
        cell->matrix = panel.matrix;
        return cell;
    }
    if (m_bars.contains(place)) {
        const Index keys = shown().layer().keyCount;
        const auto key = Index((place.y() - m_bars.top()) / m_bars.height() * double(keys));
        return Cell{m_query, std::clamp<Index>(key, 0, keys - 1), "weights"};
    }
    return std::nullopt;
}

Cell AttentionStepsFigure::neighbour(const Cell& cell, int right, int down) const {
    if (m_columns) std::swap(right, down);
    const Panel* panel = panelOf(cell);
    if (!panel) return {cell.row + down, cell.column + right, cell.matrix};
    // Projections lie on their side.
    if (panel->cells->look().isTransposed != m_columns) std::swap(right, down);
    Cell next{cell.row + down, cell.column + right, cell.matrix};
    const Index columns = panel->values->cols();
    if (panel->cells->look().isTransposed != m_columns || (next.column >= 0 && next.column < columns)) return next;
    const auto at = std::ranges::find(m_walk, cell.matrix);
    if (at == m_walk.end()) return next;
    if (next.column >= columns && at + 1 != m_walk.end()) return {next.row, 0, *(at + 1)};
    if (next.column < 0 && at != m_walk.begin())
        return {next.row, std::max<Index>(0, shown().matrix(*(at - 1)).cols() - 1), *(at - 1)};
    return next;
}

std::optional<Figure::Choice> AttentionStepsFigure::choiceAt(const QPointF& place) const {
    if (!hasStudy()) return std::nullopt;
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        if (m_heads[i].contains(place)) return Choice{"head", std::int64_t(i)};
    for (std::size_t i = 0; i < m_sequences.size(); ++i)
        if (m_sequences[i].contains(place)) return Choice{"sequence", std::int64_t(i)};
    const Panel& masked = at(Part::Masked);
    const auto cell = masked.cells->cellAt(place);
    if (!cell) return std::nullopt;
    const Mask& mask = shown().mask();
    const auto reasons = mask.reasons(cell->row, cell->column);
    if (!reasons.empty() && reasons != std::vector{MaskReason::Hand}) return std::nullopt;
    return Choice{"masked-cells", withToggledCell(scene().parameters.maskedCells, cell->row, cell->column)};
}

bool AttentionStepsFigure::selectionMovesLayout(const Scene& before, const Scene& after) const {
    const Index queries = shown().layer().queryCount;
    return Figure::selectionMovesLayout(before, after) ||
           spreadQuery(before.parameters, queries) != spreadQuery(after.parameters, queries);
}

void AttentionStepsFigure::arrange() {
    const Parameters& parameters = scene().parameters;
    m_query = spreadQuery(parameters, shown().layer().queryCount);
    m_columns = parameters.tokenAxis == TokenAxisChoice::Columns;
    m_arrows = parameters.outputView == OutputViewChoice::AsArrows;
    m_words = labelsOf(shown().setting().words);
    m_keyWords = labelsOf(shown().setting().keyWords);
    const QRectF room = viewport();
    m_roomy = room.width() >= kRoomy.width() && room.height() >= kRoomy.height();
    fillPanels();
    layBands();
    m_equations = equationsFit();
}

void AttentionStepsFigure::drawContent(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    drawConnectors(painter);
    for (Panel& panel : m_panels) {
        if (!panel.isShown()) continue;
        panel.cells->draw(painter);
        drawName(painter, panel);
    }
    if (m_bars.isValid()) drawBars(painter);
    if (m_plane->isShown())
        m_plane->draw(painter, shown().matrix("weights").row(m_query), m_keyWords, m_widestWord, viewport(), theme());
    drawSwitch(painter, m_heads, shown().head, headWord());
    drawSwitch(painter, m_sequences, shown().sequence, sequenceWord());
    if (parts().colourBar) drawLegend(painter);
    painter.restore();
}

void AttentionStepsFigure::drawSelection(QCPPainter& painter) {
    painter.save();
    painter.setAntialiasing(true);
    const auto selected = selection();
    if (selected) light(painter, *selected, true);
    if (hover() && hover() != selected) light(painter, *hover(), false);
    for (const Cell& pin : scene().view.pins)
        if (const Panel* panel = panelOf(pin))
            drawCellMark(painter, panel->cells->box(pin.row - panel->firstRow, pin.column), panel->area(), theme());
    painter.restore();
}

const AttentionStepsFigure::Panel* AttentionStepsFigure::panelOf(const Cell& cell) const {
    for (const Panel& panel : m_panels)
        if (panel.isShown() && panel.matrix == cell.matrix && cell.row >= panel.firstRow &&
            cell.row < panel.firstRow + panel.values->rows() && cell.column < panel.values->cols())
            return &panel;
    return nullptr;
}

std::string_view AttentionStepsFigure::shownProjection() const {
    const auto cell = selection();
    if (cell && isOneOf(cell->matrix, {"K", "W_k"})) return "W_k";
    if (cell && isOneOf(cell->matrix, {"V", "W_v"})) return "W_v";
    return "W_q";
}

void AttentionStepsFigure::fillPanels() {
    const AttentionStepsStudy& study = shown();
    const Parameters& parameters = scene().parameters;
    const bool projected = study.hasProjections();
    const bool several = study.layer().heads > 1;
    const bool isCross = study.setting().isCross;
    const bool oneQuery = parameters.queries == QueriesChoice::One;
    for (Panel& panel : m_panels) {
        panel.values = nullptr;
        panel.matrix.clear();
        panel.firstRow = 0;
        panel.symbols.clear();
        panel.sign.clear();
        panel.name.clear();
        panel.note.clear();
    }
    const auto fill = [&](Part part, std::string_view matrix, std::vector<Expression> symbols, QString name,
                          QString note = {}) -> Panel& {
        Panel& panel = at(part);
        panel.values = &study.matrix(matrix);
        panel.matrix = matrix;
        panel.symbols = std::move(symbols);
        panel.name = std::move(name);
        panel.note = std::move(note);
        if (panel.values->size() == 0 || stepOf(part) > parameters.step) panel.values = nullptr;
        return panel;
    };
    /// Of one query at a time only its row is there.
    const auto fillRows = [&](Part part, std::string_view matrix, std::vector<Expression> symbols, QString name,
                              QString note = {}) {
        Panel& panel = fill(part, matrix, std::move(symbols), std::move(name), std::move(note));
        if (!oneQuery || !panel.values) return;
        panel.drawn.setConstant(panel.values->rows(), panel.values->cols(), std::numeric_limits<double>::quiet_NaN());
        panel.drawn.row(m_query) = panel.values->row(m_query);
        panel.values = &panel.drawn;
    };
    using namespace formula;
    // Tokens in columns: what is drawn is X^T, which W multiplies from the left as it is.
    const auto drawnProjection = [&](std::string_view which) {
        return m_columns ? projection(which) : transposed(projection(which));
    };
    const bool positions = study.setting().hasPositions;
    const Expression input = positions ? sum({plain("X"), plain("P")}) : plain("X");
    const auto from = [&](std::string_view symbol, const Expression& source, std::string_view which) {
        if (!projected) return std::vector{equation({plain(symbol), source}), plain(symbol)};
        const bool isSum = source.parts.size() > 1;
        const Expression bracketed = isSum ? brackets(source) : source;
        const Expression made =
            m_columns ? product({drawnProjection(which), bracketed}) : product({bracketed, drawnProjection(which)});
        return std::vector{equation({plain(symbol), made}), plain(symbol)};
    };
    fill(Part::Tokens, "X", {input}, StepsWords::tr("tokens"));
    if (!isCross && m_roomy) fill(Part::Positions, "P", {plain("P")}, StepsWords::tr("positions"));
    fill(Part::Memory, "M", {plain("M")}, StepsWords::tr("memory"));
    if (projected) {
        const std::string_view name = shownProjection();
        const std::string_view which = name.substr(2);
        Panel& panel = fill(Part::Projection, name, {drawnProjection(which)},
                            which == "q"   ? StepsWords::tr("to queries")
                            : which == "k" ? StepsWords::tr("to keys")
                                           : StepsWords::tr("to values"));
        if (panel.values) {
            panel.firstRow = study.head * study.layer().width;
            panel.drawn = panel.values->middleRows(panel.firstRow, study.layer().width);
            panel.values = &panel.drawn;
        }
    }
    const Expression source = isCross ? plain("M") : input;
    fillRows(Part::Query, "Q", from("Q", input, "q"), StepsWords::tr("queries"));
    fill(Part::Key, "K", from("K", source, "k"), StepsWords::tr("keys"));
    fill(Part::Value, "V", from("V", source, "v"), StepsWords::tr("values"));

    const auto product2 =
        m_columns ? product({transposed(plain("K")), plain("Q")}) : product({plain("Q"), transposed(plain("K"))});
    fillRows(Part::Scores, "scores", {product2}, StepsWords::tr("scores"));
    const double temperature = study.layer().temperature;
    QString scaledNote;
    if (temperature != 1) scaledNote = StepsWords::tr("temperature %1").arg(significantNumber(temperature, 3));
    std::vector<Expression> divisor;
    if (projected) divisor.push_back(root(number(double(study.layer().width))));
    if (temperature != 1) divisor.push_back(rounded(temperature, 3));
    if (divisor.size() > 1) divisor = {brackets(times(std::move(divisor)))};
    const bool isDivided = !divisor.empty();
    fillRows(Part::Scaled, "scaled", std::move(divisor),
             isDivided ? StepsWords::tr("scaled") : StepsWords::tr("not scaled"), scaledNote);
    if (isDivided) at(Part::Scaled).sign = QStringLiteral("÷");
    fillRows(Part::Masked, "masked", {}, StepsWords::tr("masked"), maskNote());
    fillRows(Part::Weights, "weights", {}, StepsWords::tr("weights"),
             m_columns ? StepsWords::tr("softmax of each column") : StepsWords::tr("softmax of each row"));

    m_terms = weightedValues(study.layer(), study.sequence, study.head, m_query);
    if (parameters.step >= stepOf(Part::Weighted) && !m_arrows) {
        if (m_roomy) {
            fill(Part::ValueAgain, "V", {plain("V")}, StepsWords::tr("values"));
            at(Part::ValueAgain).matrix = "terms";
        }
        Panel& weighted = at(Part::Weighted);
        weighted.values = &m_terms;
        weighted.matrix = "terms";
        weighted.name = StepsWords::tr("weighted values");
    }
    if (parameters.step >= stepOf(Part::Sum)) {
        Panel& sum = at(Part::Sum);
        if (!m_arrows) {
            m_sum = study.matrix("head-output").row(m_query);
            sum.values = &m_sum;
            sum.matrix = "sum";
        }
        if (projected) {
            if (several)
                fillRows(Part::HeadOutput, "concatenation", {}, StepsWords::tr("all heads"),
                         StepsWords::tr("side by side"));
            else
                fillRows(Part::HeadOutput, "head-output", {}, StepsWords::tr("head output"));
            fill(Part::OutputProjection, "W_o", {drawnProjection("o")}, StepsWords::tr("to the output"));
        }
        fillRows(Part::Output, "output", {}, StepsWords::tr("output"));
    }
    m_walk.clear();
    for (const Panel& panel : m_panels)
        if (panel.values && !isOneOf(panel.matrix, {"terms", "sum"}) && !panel.matrix.starts_with("W_"))
            m_walk.push_back(panel.matrix);
}

QString AttentionStepsFigure::maskNote() const {
    const AttentionStepsStudy& study = shown();
    const Mask& mask = study.mask();
    if (mask.isOpen()) return isInteractive() ? StepsWords::tr("click a cell to hide it") : QString();
    if (mask.isFullyMasked(m_query)) return StepsWords::tr("all keys hidden");
    const Parameters& parameters = scene().parameters;
    const bool isCausal = parameters.mask == MaskNameChoice::Causal;
    if (parameters.radius || !parameters.queryValidLength.empty() || !parameters.maskedCells.empty()) return {};
    if (isCausal && parameters.validLength.empty()) return StepsWords::tr("later tokens hidden");
    const auto& lengths = study.setting().mask.validLengths;
    return isCausal || lengths.empty()
               ? QString()
               : StepsWords::tr("beyond the valid length %1").arg(lengths[std::size_t(study.sequence)]);
}

}  // namespace attention
