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

/// The names of the matrices of AddOrConcatenate, in the order of the tables.
inline constexpr std::array<std::string_view, 9> kAddOrConcatenateMatrices{
    "difference", "concatenated", "added", "X", "one-hot", "W_x", "W_p", "token-part", "position-part"};

/// Both computations with the tokens of a scene's sentence. Create it with std::make_shared: its tables share ownership
/// of it.
struct AddOrConcatenateStudy : Study, std::enable_shared_from_this<AddOrConcatenateStudy> {
    /// @param stop  if a stop is requested, the study is unspecified
    explicit AddOrConcatenateStudy(const Scene& scene, std::stop_token stop = {});

    TokenInput input;
    std::uint64_t seed = 1;
    AddOrConcatenate values;
    double largest = 0;  ///< largest absolute entry of all matrices

    /// @param name  one of kAddOrConcatenateMatrices
    const Matrix& matrix(std::string_view name) const;
    std::vector<Expression> definition() const { return addOrConcatenateDefinition(values); }
    /// Explains the number of a cell.
    Derivation derivation(const Cell& cell) const;
    /// @param name  one of kAddOrConcatenateMatrices, or tokens
    Table table(std::string_view name) const;
};

}  // namespace attention
