#include "core/encoding/add_or_concatenate_study.h"

#include <algorithm>

#include "core/encoding/embedding_derivation.h"

namespace attention {
namespace {

/// The matrices in the order of kAddOrConcatenateMatrices.
constexpr std::array<Matrix AddOrConcatenate::*, 9> kMembers{
    &AddOrConcatenate::difference,      &AddOrConcatenate::concatenated, &AddOrConcatenate::added,
    &AddOrConcatenate::tokens,          &AddOrConcatenate::oneHot,       &AddOrConcatenate::tokenWeights,
    &AddOrConcatenate::positionWeights, &AddOrConcatenate::tokenPart,    &AddOrConcatenate::positionPart};

}  // namespace

AddOrConcatenateStudy::AddOrConcatenateStudy(const Scene& scene, std::stop_token stop)
    : input(tokenInput(withoutLoaded(scene))),
      seed(std::uint64_t(scene.parameters.seed)),
      values(projectBothWays(input.embedding, seed, stop)) {
    if (stop.stop_requested()) return;
    for (const auto member : kMembers) largest = std::max(largest, (values.*member).cwiseAbs().maxCoeff());
}

const Matrix& AddOrConcatenateStudy::matrix(std::string_view name) const {
    const auto at = std::ranges::find(kAddOrConcatenateMatrices, name) - kAddOrConcatenateMatrices.begin();
    return values.*kMembers.at(std::size_t(at));
}

Derivation AddOrConcatenateStudy::derivation(const Cell& cell) const {
    const auto& [row, column, name] = cell;
    if (name == "X") return embeddingDerivation(input.embedding, input.words, {.scaled = true}, row, column);
    if (name == "W_x") return tokenWeightDerivation(values, seed, row, column);
    if (name == "W_p") return positionWeightDerivation(values, seed, row, column);
    const auto derive = name == "concatenated"    ? &concatenatedDerivation
                        : name == "added"         ? &addedDerivation
                        : name == "one-hot"       ? &oneHotDerivation
                        : name == "token-part"    ? &tokenPartDerivation
                        : name == "position-part" ? &positionPartDerivation
                                                  : &addOrConcatenateDifferenceDerivation;
    return derive(values, row, column);
}

Table AddOrConcatenateStudy::table(std::string_view name) const {
    if (name == "tokens") return tokenTable(input);
    const Matrix& shown = matrix(name);
    return MatrixTable{std::shared_ptr<const Matrix>(shared_from_this(), &shown), numberedColumns(shown.cols())};
}

}  // namespace attention
