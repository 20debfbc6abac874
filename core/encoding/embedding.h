#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/encoding/sinusoidal.h"
#include "core/matrix.h"

namespace attention {

/// Token embeddings: the input of a Transformer's first layer before positions are added. One row for each token.
class Embedding {
 public:
    /// Random embeddings of words: row i is E[w, c] = G(seed, Embedding, tokenHash(w), c) / sqrt(d) of token w =
    /// words[i], so that the components of a row have variance 1/d. The same word always has the same row.
    /// @param dimensions  d >= 1
    /// @throws std::invalid_argument if a word is not UTF-8
    /// Source: Vaswani et al. 2017, section 3.4, whose embeddings are shared with the last projection and start at
    /// that variance, which is why it multiplies them by sqrt(d).
    Embedding(const std::vector<std::string>& words, Index dimensions, std::uint64_t seed);
    /// Loaded embeddings.
    /// @param rows  n x d, at least 1 x 1
    explicit Embedding(std::shared_ptr<const Matrix> rows);

    Index positions() const { return Index(m_types.size()); }
    Index dimensions() const { return m_dimensions; }
    /// Whether the embeddings are random; otherwise they were loaded.
    bool isRandom() const { return !m_loaded; }
    /// Index of the distinct row at a position, in order of first appearance, 0 ... typeCount() - 1. Rows are the same
    /// for equal words or, for loaded numbers, if they are bitwise equal.
    Index typeAt(Index position) const { return m_types[std::size_t(position)]; }
    Index typeCount() const { return Index(m_firsts.size()); }
    /// The first position of a type.
    Index firstOf(Index type) const { return m_firsts[std::size_t(type)]; }
    /// All other positions with an equal row, sorted by distance; of two at the same distance, the earlier one first.
    std::vector<Index> samePositions(Index position) const;

    /// The standard normal number G from which a random entry E = G/sqrt(d) is computed.
    double standardNormalAt(Index position, Index column) const;
    /// The entry E[position, column].
    double value(Index position, Index column) const;
    /// Fills `table` with factor * E, n x d.
    /// @param stop  if a stop is requested, the contents of `table` are unspecified
    void fill(Matrix& table, double factor, std::stop_token stop = {}) const;

 private:
    std::shared_ptr<const Matrix> m_loaded;
    Index m_dimensions = 0;
    std::uint64_t m_seed = 0;
    std::vector<std::uint64_t> m_keys;  ///< token hash of each type; empty for loaded rows
    std::vector<Index> m_types;         ///< type at each position
    std::vector<Index> m_firsts;        ///< first position of each type
};

/// How token embeddings and positions are combined.
struct TokenPlusPositionOptions {
    double base = 10000;     ///< of the sinusoidal encoding
    bool scaled = false;     ///< X = sqrt(d) E instead of X = E
    double dropout = 0;      ///< p, 0 <= p < 1
    std::uint64_t seed = 1;  ///< of the random numbers for dropout

    bool operator==(const TokenPlusPositionOptions&) const = default;
};

/// dropout(X + P) and its intermediate results, n x d each.
struct TokenPlusPosition {
    Matrix embeddings;  ///< X: E, or sqrt(d) E
    Matrix positions;   ///< P, sinusoidal, from position 0
    Matrix mask;        ///< 1 where an entry is kept, 0 where it is dropped
    Matrix sum;         ///< (X + P)/(1 - p) where it is kept, exactly 0 where it is dropped
};

/// Fills `result`, whose buffers are reused.
/// @throws std::invalid_argument if base or dropout is out of its range
/// @param stop  if a stop is requested, the contents of `result` are unspecified
/// Source: Vaswani et al. 2017, sections 3.4, 3.5 and 5.4; dropout with its rescaling as in d2l, "Dropout".
void addPositions(const Embedding& embedding, const TokenPlusPositionOptions& choice, TokenPlusPosition& result,
                  std::stop_token stop = {});

/// The uniform random number of one entry: dropout sets the entry to 0 if the number is below p. Therefore every entry
/// that is kept at some p is also kept at any smaller p.
double embeddingDropoutSample(std::uint64_t seed, Index position, Index column);

}  // namespace attention
