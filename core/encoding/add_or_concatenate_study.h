#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/encoding/add_or_concatenate.h"
#include "core/encoding/token_input.h"
#include "core/scene/study.h"
#include "core/scene/view.h"

namespace attention {

struct Scene;

/// What the matrices of an AddOrConcatenate are called, in the order of the tables.
inline constexpr std::array<std::string_view, 9> kAddOrConcatenateMatrices{
    "difference", "concatenated", "added", "X", "one-hot", "W_x", "W_p", "token-part", "position-part"};

/// Both computations with the tokens of a scene's sentence. Made by std::make_shared, for its tables share it.
struct AddOrConcatenateStudy : Study, std::enable_shared_from_this<AddOrConcatenateStudy> {
    /// @param stop  when requested the study may be anything
    explicit AddOrConcatenateStudy(const Scene& scene, std::stop_token stop = {});

    TokenInput input;
    std::uint64_t seed = 1;
    AddOrConcatenate values;
    double largest = 0;  ///< of all matrices, without its sign

    /// @param name  one of kAddOrConcatenateMatrices
    const Matrix& matrix(std::string_view name) const;
    std::vector<Expression> definition() const { return addOrConcatenateDefinition(values); }
    /// Why a cell of one of the matrices has its number.
    Derivation derivation(const Cell& cell) const;
    /// @param name  one of kAddOrConcatenateMatrices, or tokens
    Table table(std::string_view name) const;
};

}  // namespace attention
