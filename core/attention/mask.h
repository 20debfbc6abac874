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
    /// Key j is hidden from query i while j > i; with other keys than queries the two are aligned at the top left.
    bool causal = false;
    /// Keys with |i - j| > radius are hidden. >= 0
    std::optional<Index> radius = std::nullopt;
    /// One for each sequence of the batch, 0 ... m: keys from there on are hidden from each of its queries. Or empty.
    std::vector<Index> validLengths = {};
    /// One for each query, sequence after sequence (batch * n), 0 ... m: keys from there on are hidden. Or empty.
    std::vector<Index> queryValidLengths = {};
    /// Pairs (query, key) hidden by hand, in every sequence and head; those outside of n x m hide nothing.
    std::vector<std::pair<Index, Index>> maskedCells = {};

    bool operator==(const MaskOptions&) const = default;
};

/// The score of a key that is hidden.
inline constexpr double kMaskedScore = -std::numeric_limits<double>::infinity();

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
    /// The keys [first, last) that a query may see, apart from those hidden by hand; first == last: none.
    Index first(Index query) const { return m_ranges[std::size_t(query)].first; }
    Index last(Index query) const { return m_ranges[std::size_t(query)].second; }
    /// Keys hidden from the query by hand, ascending, each once.
    const std::vector<Index>& maskedKeys(Index query) const;
    bool allows(Index query, Index key) const;
    /// A query from which every key is hidden: its weights are uniform, 1/m over all m keys, as in d2l.
    bool isFullyMasked(Index query) const;
    /// True if it hides nothing at all.
    bool masksNothing() const;
    /// What hides a key from a query, in the order of MaskReason; empty where it is seen.
    std::vector<MaskReason> reasons(Index query, Index key) const;

 private:
    bool m_causal = false;
    std::optional<Index> m_radius;
    std::optional<Index> m_validLength;
    std::vector<Index> m_queryValidLengths;  ///< empty, or one a query
    Index m_keys = 0;
    std::vector<std::pair<Index, Index>> m_ranges;
    std::vector<std::vector<Index>> m_hidden;  ///< empty, or one list a query
};

/// Why lengths do not fit, as one sentence of English that names the count or the value and what is accepted; empty:
/// they do. `name` is how they are called on the command line.
/// @param most  m, the number of keys
std::string lengthsProblem(std::string_view name, const std::vector<Index>& lengths, Index wanted, Index most);

}  // namespace attention
