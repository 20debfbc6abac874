#pragma once

#include <string>
#include <vector>

#include "core/encoding/embedding.h"
#include "core/io/array.h"
#include "core/io/table.h"

namespace attention {

struct Scene;

/// The tokens of a scene with their embeddings.
struct TokenInput {
    std::vector<std::string> words;  ///< word at each position
    Embedding embedding;
};
/// The loaded array with the words t0, t1, ...; otherwise the tokens of the sentence; otherwise the words t0 ... t(n -
/// 1).
TokenInput tokenInput(const Scene& scene);
/// The words of tokenInput() alone.
std::vector<std::string> tokenWords(const Scene& scene);

/// The array "input", n x d or batch x n x d; nullptr if none was loaded, or if its file was not found.
const Array* loadedInput(const Scene& scene);
/// The tokens of the sentence; empty if there is no sentence, or if it cannot be split.
std::vector<std::string> sentenceTokens(const Scene& scene);

/// The scene without its arrays, for exhibits that use none: an array loaded for another exhibit may be too large.
Scene withoutArrays(const Scene& scene);

/// A table with the columns position, token, and first position of the same token.
Table tokenTable(const TokenInput& input);

}  // namespace attention
