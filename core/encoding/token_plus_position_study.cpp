#include "core/encoding/token_plus_position_study.h"

#include <algorithm>
#include <cmath>

#include "core/encoding/embedding_derivation.h"
#include "core/min_max.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

std::vector<std::vector<Index>> repeatedRows(const Embedding& embedding) {
    std::vector<std::vector<Index>> groups(std::size_t(embedding.typeCount()));
    for (Index i = 0; i < embedding.positions(); ++i) groups[std::size_t(embedding.typeAt(i))].push_back(i);
    std::erase_if(groups, [](const std::vector<Index>& group) { return group.size() < 2; });
    return groups;
}

}  // namespace

TokenPlusPositionStudy::TokenPlusPositionStudy(const Scene& scene, std::stop_token stop)
    : input(tokenInput(scene)),
      choice{.base = scene.parameters.base,
             .scaled = scene.parameters.scaleEmbedding,
             .dropout = scene.parameters.embeddingDropout,
             .seed = std::uint64_t(scene.parameters.seed)} {
    addPositions(input.embedding, choice, values, stop);
    if (stop.stop_requested()) return;
    for (const Matrix* matrix : {&values.embeddings, &values.positions, &values.sum}) {
        const auto [least, most] = minMax(*matrix);
        largest = std::max({largest, -least, most});
    }
    duplicateGroups = repeatedRows(input.embedding);
}

const std::vector<Index>* TokenPlusPositionStudy::duplicatesOf(Index position) const {
    const auto group = std::ranges::find_if(duplicateGroups, [&](const std::vector<Index>& positions) {
        return std::ranges::find(positions, position) != positions.end();
    });
    return group == duplicateGroups.end() ? nullptr : &*group;
}

double TokenPlusPositionStudy::largestDifference(Index one, Index other) const {
    return (values.sum.row(one) - values.sum.row(other)).cwiseAbs().maxCoeff();
}

Index TokenPlusPositionStudy::mostDifferentColumn(Index one, Index other) const {
    Index column = 0;
    (values.sum.row(one) - values.sum.row(other)).cwiseAbs().maxCoeff(&column);
    return column;
}

double TokenPlusPositionStudy::embeddingDeviation() const {
    return 1 / std::sqrt(double(input.embedding.dimensions()));
}

double TokenPlusPositionStudy::scale() const {
    return choice.scaled ? std::sqrt(double(input.embedding.dimensions())) : 1;
}

double TokenPlusPositionStudy::positionRms() {
    return std::sqrt(0.5);
}

std::vector<Expression> TokenPlusPositionStudy::definition() const {
    return tokenPlusPositionDefinition(input.embedding, choice);
}

Derivation TokenPlusPositionStudy::derivation(const Cell& cell) const {
    const auto derive = cell.matrix == "X" ? &embeddingDerivation : &tokenPlusPositionDerivation;
    return derive(input.embedding, input.words, choice, cell.row, cell.column);
}

Table TokenPlusPositionStudy::table(std::string_view name) const {
    if (name == "tokens") return tokenTable(input);
    const Matrix& matrix = name == "X"      ? values.embeddings
                           : name == "P"    ? values.positions
                           : name == "mask" ? values.mask
                                            : values.sum;
    return MatrixTable{std::shared_ptr<const Matrix>(shared_from_this(), &matrix), indexNames(matrix.cols())};
}

}  // namespace attention
