#include "ui/exhibits/attention_steps/exhibit.h"
#include "ui/exhibits/attention_steps/figure.h"
#include "ui/exhibits/attention_steps/listing.h"

namespace attention {

void AttentionStepsFigure::show(StagePart& part, const Matrix& values, const MatrixLook& look, const CellSizes& cells,
                                StagePart::Stage stage) {
    if (isListed()) {
        // Nothing leads from one to the next, and each names its own rows.
        stage.atLeast = {};
        stage.overhang = 0;
        stage.neighbour = stage.namedBy = nullptr;
        if (!stage.symbols.empty()) stage.names.push_back({});
    }
    part.setStage(values, look, cells, std::move(stage));
}

Grid AttentionStepsFigure::besideListing() {
    constexpr QSizeF kBetween(10, 14);
    constexpr double kVectors = 1, kScores = 1.5, kSums = 1.2;
    std::vector<Slot> vectors{m_x};
    if (shown().setting().isCross) vectors.emplace_back(m_memory);
    for (StagePart* part : {&m_q, &m_k, &m_v}) vectors.emplace_back(*part);
    if (m_card) vectors.emplace_back(*m_card);
    std::vector<Slot> sums;
    if (isArrows())
        sums.push_back(Slot(m_plane).share(2));
    else if (isColumns())
        sums.push_back(row({Slot(m_terms).share(5), Slot(m_sum).share(1)}, 4));
    else
        sums.push_back(column({Slot(m_terms).share(5), Slot(m_sum).share(1)}, 4));
    if (hasSeveralHeads()) sums.emplace_back(m_joined);
    sums.emplace_back(m_output);
    const int first = isMixing() ? 3 : 2;  // the half at hand stays the longer
    std::vector<Slot> rows;
    rows.push_back(
        Slot(row(std::move(vectors), kBetween.width())).share(kVectors).rank(first, tr("queries, keys and values")));
    rows.push_back(Slot(row({*m_scores, m_weights}, kBetween.width())).share(kScores));
    rows.push_back(
        Slot(row(std::move(sums), kBetween.width())).share(kSums).rank(5 - first, tr("weighted values and output")));
    rows.push_back(Slot(legend()).share(0).rank(4, tr("the colours’ scales")));
    setListing(m_listing, shown(), scene());
    m_blanks[1].set({.least = {1, 1}});  // below the program, which begins at the top
    return row(
        {Slot(column(std::move(rows), kBetween.height())),
         Slot(column({Slot(m_listing).share(100), Slot(m_blanks[1]).share(1)}, 0)).share(0).rank(1, tr("the program"))},
        20);
}

}  // namespace attention
