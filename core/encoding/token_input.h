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
    std::vector<std::string> words;  ///< of each position
    Embedding embedding;
};
/// From the array that was loaded, whose tokens are t0, t1, ...; else from the sentence; else t0 ... t(n - 1).
TokenInput tokenInput(const Scene& scene);
/// The words of tokenInput() alone.
std::vector<std::string> tokenWords(const Scene& scene);

/// The array "input", n x d or batch x n x d; nullptr where none was loaded, or its file was not found.
const Array* loadedInput(const Scene& scene);
/// The tokens of the sentence; none where there is no sentence to split.
std::vector<std::string> sentenceTokens(const Scene& scene);

/// The scene's parameters alone, for exhibits that take no array: one that another has loaded may be far too large.
Scene withoutArrays(const Scene& scene);

/// position, token, and the first position of the same token.
Table tokenTable(const TokenInput& input);

}  // namespace attention
