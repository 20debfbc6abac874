#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/attention_steps/figure.h"
#include "ui/exhibits/attention_steps/listing.h"

namespace attention {

void AttentionStepsFigure::setPart(StepMatrixPart& part, const Matrix& values, const MatrixStyle& look, CellSizes cells,
                                   StepMatrixPart::Stage stage) {
    constexpr QSizeF kLargeCell(110, 60);
    if (isTab()) cells.most = kLargeCell;
    if (!hasArrows()) {
        // Without arrows between the matrices, no space is needed for them, and each matrix labels its own rows.
        stage.minimumMargins = {};
        stage.overhang = 0;
        stage.neighbour = stage.rowLabelsFrom = nullptr;
        if (!stage.symbols.empty()) stage.names.push_back({});
    }
    part.setStage(values, look, cells, std::move(stage));
}

Grid AttentionStepsFigure::listingLayout() {
    constexpr QSizeF kBetween(10, 14);
    constexpr double kVectors = 1, kScores = 1.5, kSums = 1.2;
    std::vector<LayoutItem> vectors{m_x};
    if (shown().setting().isCross) vectors.emplace_back(m_memory);
    for (StepMatrixPart* part : {&m_q, &m_k, &m_v}) vectors.emplace_back(*part);
    if (m_open) vectors.emplace_back(*m_open);
    std::vector<LayoutItem> sums;
    if (outputIsArrows())
        sums.push_back(LayoutItem(m_plane).stretch(2));
    else if (tokensAreColumns())
        sums.push_back(row({LayoutItem(m_terms).stretch(5), LayoutItem(m_sum).stretch(1)}, 4));
    else
        sums.push_back(column({LayoutItem(m_terms).stretch(5), LayoutItem(m_sum).stretch(1)}, 4));
    if (hasSeveralHeads()) sums.emplace_back(m_concatenation);
    sums.emplace_back(m_output);
    // In a small figure, the half of the computation that contains the current step is dropped last.
    const int first = isMixing() ? 3 : 2;
    std::vector<LayoutItem> rows;
    rows.push_back(LayoutItem(row(std::move(vectors), kBetween.width()))
                       .stretch(kVectors)
                       .dropPriority(first, tr("queries, keys and values"), "vectors"));
    rows.push_back(LayoutItem(row({*m_scores, m_weights}, kBetween.width())).stretch(kScores));
    rows.push_back(LayoutItem(row(std::move(sums), kBetween.width()))
                       .stretch(kSums)
                       .dropPriority(5 - first, tr("weighted values and output"), "weighted-values"));
    rows.push_back(LayoutItem(legend()).stretch(0).dropPriority(4, tr("the colours’ scales"), "scales"));
    fillListing(m_listing, shown(), scene());
    m_blanks[1].set({.minimum = {1, 1}});  // the space below the program keeps it at the top
    return row({LayoutItem(column(std::move(rows), kBetween.height())),
                LayoutItem(column({LayoutItem(m_listing).stretch(100), LayoutItem(m_blanks[1]).stretch(1)}, 0))
                    .stretch(0)
                    .dropPriority(1, tr("the program"), "program")},
               20);
}

}  // namespace attention
