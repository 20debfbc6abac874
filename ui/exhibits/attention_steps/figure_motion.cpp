#include <algorithm>
#include <numeric>

#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/attention_steps/figure.h"

namespace attention {

std::vector<CellMove> AttentionStepsFigure::moves() const {
    std::vector<CellMove> moves;
    const auto gate = [all = chips()](std::string_view matrix) {
        const auto chip = std::ranges::find(all, matrix, &PlacedChip::matrix);
        return chip == all.end() ? std::nullopt : std::optional(chip->middle);
    };
    // Whole matrices pass it at their own height.
    const auto levelGate = [&](std::string_view matrix, const Part& height) {
        auto middle = gate(matrix);
        if (middle) middle->setY(height.content().center().y());
        return middle;
    };
    const auto bend = [this](double x, double y) { return isApart() ? QPolygonF() : QPolygonF{{x, y}}; };
    const auto lead = [&](const MatrixPart& from, const MatrixPart& to, const CellWay& way = {}) {
        moves.push_back({from.cells(), to.cells(), way});
    };
    // The rows of the left matrix meet the columns of the one above.
    const auto multiply = [&](const MatrixPart& left, const MatrixPart& top, const MatrixPart& product) {
        for (const MatrixPart* factor : {&left, &top}) lead(*factor, product, {.opacity = 0.6});
    };
    switch (pictureStep(step())) {
        case 2: {
            if (isTab()) {
                multiply(m_x, m_wq, m_q);
                multiply(m_x, m_wk, m_k);
                multiply(m_x, m_wv, m_v);
                break;
            }
            const QPointF values = m_v.content().center();
            lead(isColumns() ? source() : m_x, atLeft(), {.gate = levelGate(isColumns() ? "W_k" : "W_q", atLeft())});
            lead(topSource(), atTop(),
                 {.before = bend(turn(), atTop().content().center().y()), .gate = gate(isColumns() ? "W_q" : "W_k")});
            CellWay down{.gate = gate("W_v")};
            if (!shown().setting().isCross) down.after = bend(source().content().center().x(), values.y());
            lead(source(), m_v, down);
            break;
        }
        case 3:
            multiply(m_q, m_k, *m_scores);
            break;
        case 4:
            lead(*m_scores, m_weights, {.gate = levelGate(gate("scaled") ? "scaled" : "masked", m_weights)});
            break;
        case 5: {
            if (isTab()) {
                multiply(m_weights, m_v, m_sum);
                break;
            }
            lead(m_v, m_terms, {.gate = m_bars.content().center(), .end = 0.6});
            // What weighs most comes last and lies above the others.
            const auto weights = shown().matrix("weights").row(m_query);
            std::vector<Index> order(std::size_t(weights.size()));
            std::iota(order.begin(), order.end(), Index(0));
            std::ranges::stable_sort(order, {}, [&](Index key) { return weights(key); });
            const CellBlock sum = m_sum.cells(), gone = cellOf(sum.box, 0);
            for (const Index key : order) moves.push_back({m_terms.cells(key), gone, {.isMark = true}});
            followOneAnother(std::span(moves).subspan(1), 0.5);
            moves.push_back({gone, sum, {.begin = 0.7}});
            break;
        }
        case 6:
            if (isTab("in-and-out"))
                lead(m_x, m_output);
            else if (isTab())
                shown().hasProjections() ? multiply(m_sum, m_wo, m_output) : multiply(m_weights, m_v, m_output);
            else if (hasSeveralHeads())
                lead(m_joined, m_output, {.gate = gate("W_o")});
            else
                moves.push_back({m_sum.cells(), m_output.cells(m_query), {.gate = gate("W_o")}});
            break;
        default:
            break;
    }
    return moves;
}

}  // namespace attention
