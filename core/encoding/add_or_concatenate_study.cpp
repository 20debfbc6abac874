#include "core/encoding/add_or_concatenate_study.h"

#include <algorithm>

#include "core/encoding/embedding_derivation.h"
#include "core/scene/scene.h"

namespace attention {
namespace {

struct MatrixDefinition {
    Matrix AddOrConcatenate::*values;
    Derivation (*derivation)(const AddOrConcatenate&, Index row, Index column);  ///< nullptr for random matrices
};
/// In the order of kAddOrConcatenateMatrices.
constexpr std::array<MatrixDefinition, kAddOrConcatenateMatrices.size()> kMatrixDefinitionsOfSums{{
    {&AddOrConcatenate::difference, addOrConcatenateDifferenceDerivation},
    {&AddOrConcatenate::concatenated, concatenatedDerivation},
    {&AddOrConcatenate::added, addedDerivation},
    {&AddOrConcatenate::tokens, nullptr},
    {&AddOrConcatenate::oneHot, oneHotDerivation},
    {&AddOrConcatenate::tokenWeights, nullptr},
    {&AddOrConcatenate::positionWeights, nullptr},
    {&AddOrConcatenate::tokenPart, tokenPartDerivation},
    {&AddOrConcatenate::positionPart, positionPartDerivation},
}};

const MatrixDefinition& findDefinition(std::string_view name) {
    return kMatrixDefinitionsOfSums.at(
        std::size_t(std::ranges::find(kAddOrConcatenateMatrices, name) - kAddOrConcatenateMatrices.begin()));
}

}  // namespace

AddOrConcatenateStudy::AddOrConcatenateStudy(const Scene& scene, std::stop_token stop)
    : input(tokenInput(withoutArrays(scene))),
      seed(std::uint64_t(scene.parameters.seed)),
      values(projectBothWays(input.embedding, seed, stop)) {
    if (stop.stop_requested()) return;
    for (const auto& matrixDefinition : kMatrixDefinitionsOfSums)
        largest = std::max(largest, (values.*matrixDefinition.values).cwiseAbs().maxCoeff());
}

const Matrix& AddOrConcatenateStudy::matrix(std::string_view name) const {
    return values.*findDefinition(name).values;
}

Derivation AddOrConcatenateStudy::derivation(const Cell& cell) const {
    const auto& [row, column, name] = cell;
    if (name == "X") return embeddingDerivation(input.embedding, input.words, {.scaled = true}, row, column);
    if (name == "W_x") return tokenWeightDerivation(values, seed, row, column);
    if (name == "W_p") return positionWeightDerivation(values, seed, row, column);
    return findDefinition(name).derivation(values, row, column);
}

Table AddOrConcatenateStudy::table(std::string_view name) const {
    if (name == "tokens") return tokenTable(input);
    const Matrix& shown = matrix(name);
    return MatrixTable{std::shared_ptr<const Matrix>(shared_from_this(), &shown), indexNames(shown.cols())};
}

}  // namespace attention
