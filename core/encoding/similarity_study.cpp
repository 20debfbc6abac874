#include "core/encoding/similarity_study.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/encoding/learned_positions.h"
#include "core/encoding/sinusoidal.h"
#include "core/min_max.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

constexpr std::size_t kMaxPeaks = 3;

}  // namespace

SimilarityStudy::SimilarityStudy(const Scene& scene, std::stop_token stop)
    : loadedTable(learnedPositions(scene)),
      dimensions(scene.parameters.d),
      base(scene.parameters.base),
      measure(scene.parameters.similarityMeasure) {
    const Index count = scene.parameters.n;
    if (loadedTable) {
        gram = std::make_shared<const Matrix>(
            tableSimilarity(learnedRows(*loadedTable, count, loadedTable->shape[1]), measure, stop));
        SimilarityByOffset diagonals = similarityByOffset(*gram);
        byOffset = std::move(diagonals.mean);
        spread = std::move(diagonals.spread);
    } else {
        byOffset = sinusoidalSimilarity(count, dimensions, base, measure, stop);
        spread.resize(byOffset.size());
        gram = std::make_shared<const Matrix>(toeplitzMatrix(byOffset));
        secondaryPeaks = attention::secondaryPeaks(byOffset, measure, kMaxPeaks);
        longestWavelength = sinusoidalWavelength(pairOfColumn(dimensions - 1), dimensions, base);
        if (const auto& compared = scene.reference)
            before = sinusoidalSimilarity(compared->n, compared->d, compared->base, compared->similarityMeasure, stop);
    }
    const auto [minimum, maximum] = minMax(*gram);
    const double largest = std::max(std::abs(minimum), std::abs(maximum));
    high = measure == SimilarityMeasure::Cosine ? 1 : largest > 0 ? largest : 1;
    low = minimum < 0 ? -high : 0;
}

std::vector<Expression> SimilarityStudy::definition() const {
    return similarityDefinition(dimensions, base, measure, !loadedTable);
}

Derivation SimilarityStudy::derivation(Index i, Index j) const {
    if (!loadedTable) return similarityDerivation(i, j, dimensions, base, measure);
    const auto width = std::size_t(loadedTable->shape[1]);
    const auto row = [&](Index position) {
        return std::span(loadedTable->values).subspan(std::size_t(position) * width, width);
    };
    return tableSimilarityDerivation(row(i), row(j), i, j, measure);
}

Table SimilarityStudy::table(std::string_view name) const {
    if (name == "gram") return MatrixTable{gram, indexNames(gram->cols())};
    return ColumnTable{{indexColumn("offset", Index(byOffset.size())), {"similarity", byOffset}, {"spread", spread}}};
}

}  // namespace attention
