#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// Mask options. A key is visible to a query only if none of them masks it (they are combined with AND).
struct MaskOptions {
    /// Key j is hidden from query i if j > i, also if queries and keys are different tokens.
    bool causal = false;
    /// Keys with |i - j| > radius are hidden. >= 0
    std::optional<Index> radius = std::nullopt;
    /// Empty, or a length 0 ... m for each sequence of the batch: keys j >= length are hidden from all its queries.
    std::vector<Index> validLengths = {};
    /// Empty, or a length 0 ... m for each query of each sequence (batch * n): keys j >= length are hidden from it.
    std::vector<Index> queryValidLengths = {};
    /// Pairs (query, key) that are masked manually in every sequence and head; pairs outside of n x m have no effect.
    std::vector<std::pair<Index, Index>> maskedCells = {};

    bool operator==(const MaskOptions&) const = default;
};

/// The score of a key that is hidden.
inline constexpr double kMaskedScore = -std::numeric_limits<double>::infinity();

/// Why a key is hidden from a query.
enum class MaskReason { Causal, Radius, ValidLength, QueryValidLength, Manual };

/// The mask of one sequence, n queries x m keys. Except for manually masked keys, every query sees one contiguous range
/// of keys; the mask is stored as these ranges.
class Mask {
 public:
    /// Nothing is hidden.
    Mask(Index queries, Index keys);
    /// @param sequence  0 ... batch - 1
    /// @throws std::invalid_argument with one sentence, if a radius or length is negative, a length is above m, or
    ///         there are not as many lengths as sequences or queries
    Mask(const MaskOptions& choice, Index batch, Index sequence, Index queries, Index keys);

    Index queries() const { return Index(m_ranges.size()); }
    Index keys() const { return m_keys; }
    /// A query may see the keys [firstKey, endKey) except maskedKeys(); none if both are equal.
    Index firstKey(Index query) const { return m_ranges[std::size_t(query)].first; }
    Index endKey(Index query) const { return m_ranges[std::size_t(query)].second; }
    /// The keys that are masked manually for a query, ascending, each once.
    const std::vector<Index>& maskedKeys(Index query) const;
    bool allows(Index query, Index key) const;
    /// Whether every key is hidden from a query. The weights are then uniform, 1/m for each of the m keys, as in d2l.
    bool isFullyMasked(Index query) const;
    /// Whether no key is hidden from any query.
    bool masksNothing() const;
    /// Why a key is hidden from a query, in the order of MaskReason; empty if the query may see the key.
    std::vector<MaskReason> reasons(Index query, Index key) const;

 private:
    bool m_causal = false;
    std::optional<Index> m_radius;
    std::optional<Index> m_validLength;
    std::vector<Index> m_queryValidLengths;  ///< empty, or one length for each query
    Index m_keys = 0;
    std::vector<std::pair<Index, Index>> m_ranges;  ///< firstKey() and endKey() of each query
    std::vector<std::vector<Index>> m_hidden;       ///< empty, or the manually masked keys of each query
};

/// Why valid lengths do not fit, as an English sentence that names the wrong count or value and what is accepted; empty
/// if they fit.
/// @param name  of the option on the command line
/// @param wanted  the expected number of lengths  @param keyCount  m, the largest length
std::string lengthsProblem(std::string_view name, const std::vector<Index>& lengths, Index wanted, Index keyCount);

}  // namespace attention
