#include <algorithm>
#include <numeric>

#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/attention_steps/figure.h"

namespace attention {

std::vector<CellMove> AttentionStepsFigure::moves() const {
    std::vector<CellMove> moves;
    // Cells that are multiplied by a matrix pass through the centre of its chip.
    const auto gate = [all = chips()](std::string_view matrix) {
        const auto chip = std::ranges::find(all, matrix, &PlacedChip::matrix);
        return chip == all.end() ? std::nullopt : std::optional(chip->middle);
    };
    // A gate with the x coordinate of the chip and the y coordinate of the target, for matrices that move horizontally.
    const auto levelGate = [&](std::string_view matrix, const Part& target) {
        auto middle = gate(matrix);
        if (middle) middle->setY(target.content().center().y());
        return middle;
    };
    const auto bend = [this](double x, double y) { return !hasArrows() ? QPolygonF() : QPolygonF{{x, y}}; };
    const auto move = [&](const MatrixPart& from, const MatrixPart& to, const CellWay& way = {}) {
        moves.push_back({from.cells(), to.cells(), way});
    };
    // Both factors of a matrix product move to the product.
    const auto multiply = [&](const MatrixPart& left, const MatrixPart& top, const MatrixPart& product) {
        for (const MatrixPart* factor : {&left, &top}) move(*factor, product, {.opacity = 0.6});
    };
    switch (circledNumber(step())) {
        case 2: {
            if (isTab()) {
                multiply(m_x, m_wq, m_q);
                multiply(m_x, m_wk, m_k);
                multiply(m_x, m_wv, m_v);
                break;
            }
            const QPointF values = m_v.content().center();
            move(tokensAreColumns() ? keySource() : m_x, leftPart(),
                 {.gate = levelGate(tokensAreColumns() ? "W_k" : "W_q", leftPart())});
            move(topSource(), topPart(),
                 {.before = bend(bendX(), topPart().content().center().y()),
                  .gate = gate(tokensAreColumns() ? "W_q" : "W_k")});
            CellWay down{.gate = gate("W_v")};
            if (!shown().setting().isCross) down.after = bend(keySource().content().center().x(), values.y());
            move(keySource(), m_v, down);
            break;
        }
        case 3:
            multiply(m_q, m_k, *m_scores);
            break;
        case 4:
            move(*m_scores, m_weights, {.gate = levelGate(gate("scaled") ? "scaled" : "masked", m_weights)});
            break;
        case 5: {
            if (isTab()) {
                multiply(m_weights, m_v, m_sum);
                break;
            }
            move(m_v, m_terms, {.gate = m_bars.content().center(), .end = 0.6});
            // The terms move in order of increasing weight, so that the largest is drawn above the others.
            const auto weights = shown().matrix("weights").row(m_query);
            std::vector<Index> order(std::size_t(weights.size()));
            std::iota(order.begin(), order.end(), Index(0));
            std::ranges::stable_sort(order, {}, [&](Index key) { return weights(key); });
            const CellBlock sum = m_sum.cells(), sumStart = cellOf(sum.box, 0);
            for (const Index key : order) moves.push_back({m_terms.cells(key), sumStart, {.isMark = true}});
            followOneAnother(std::span(moves).subspan(1), 0.5);
            moves.push_back({sumStart, sum, {.begin = 0.7}});
            break;
        }
        case 6:
            if (isTab("in-and-out"))
                move(m_x, m_output);
            else if (isTab())
                shown().hasProjections() ? multiply(m_sum, m_wo, m_output) : multiply(m_weights, m_v, m_output);
            else if (hasSeveralHeads())
                move(m_concatenation, m_output, {.gate = gate("W_o")});
            else
                moves.push_back({m_sum.cells(), m_output.cells(m_query), {.gate = gate("W_o")}});
            break;
        default:
            break;
    }
    return moves;
}

}  // namespace attention
