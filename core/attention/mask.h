#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// What hides keys from queries. A key is seen only where none of these hides it (they combine by AND).
struct MaskChoice {
    /// Key j is hidden from query i while j > i; with other keys than queries the two are aligned at the top left.
    bool causal = false;
    /// Keys with |i - j| > radius are hidden. >= 0
    std::optional<Index> radius = std::nullopt;
    /// One for each sequence of the batch, 0 ... m: keys from there on are hidden from each of its queries. Or empty.
    std::vector<Index> validLengths = {};
    /// One for each query, sequence after sequence (batch * n), 0 ... m: keys from there on are hidden. Or empty.
    std::vector<Index> queryValidLengths = {};
    /// Pairs (query, key) hidden by hand, in every sequence and head; those outside of n x m hide nothing.
    std::vector<std::pair<Index, Index>> hidden = {};

    bool operator==(const MaskChoice&) const = default;
};

/// The score of a key that is hidden.
inline constexpr double kHidden = -std::numeric_limits<double>::infinity();

enum class MaskReason { Causal, Radius, ValidLength, QueryValidLength, Hand };

/// The mask of one sequence, n queries by m keys. Everything but what is hidden by hand leaves each query one range of
/// keys, which is how the mask is kept.
class Mask {
 public:
    /// Nothing is hidden.
    Mask(Index queries, Index keys);
    /// @param sequence  0 ... batch - 1
    /// @throws std::invalid_argument with one sentence, if a radius or length is negative, a length is above m, or
    ///         there are not as many lengths as sequences or queries
    Mask(const MaskChoice& choice, Index batch, Index sequence, Index queries, Index keys);

    Index queries() const { return Index(m_ranges.size()); }
    Index keys() const { return m_keys; }
    /// The keys [first, last) that a query may see, apart from those hidden by hand; first == last: none.
    Index first(Index query) const { return m_ranges[std::size_t(query)].first; }
    Index last(Index query) const { return m_ranges[std::size_t(query)].second; }
    /// Keys hidden from the query by hand, ascending, each once.
    const std::vector<Index>& hidden(Index query) const;
    bool allows(Index query, Index key) const;
    /// A query from which every key is hidden: its weights are uniform, 1/m over all m keys, as in d2l.
    bool isFullyMasked(Index query) const;
    /// True if it hides nothing at all.
    bool isOpen() const;
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
