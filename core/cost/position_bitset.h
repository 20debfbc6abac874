#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// A set of positions of one layer.
class PositionBitset {
 public:
    explicit PositionBitset(Index places) : m_places(places), m_words(std::size_t((places + 63) / 64)) {}

    void insert(Index place) { m_words[std::size_t(place / 64)] |= std::uint64_t(1) << (place % 64); }

    /// Adds all positions that are 1 ... `before` steps before or 1 ... `after` steps after a position of the set.
    void widen(Index before, Index after, Index step, PositionBitset& scratch) {
        scratch.m_words = m_words;
        for (Index count = 1; count <= before && count * step < m_places; ++count) addEarlier(scratch, count * step);
        for (Index count = 1; count <= after && count * step < m_places; ++count) addLater(scratch, count * step);
        if (m_places % 64 != 0) m_words.back() &= (std::uint64_t(1) << (m_places % 64)) - 1;
    }

    /// Calls body(position) for each position that is not in `other`.
    template <typename Body>
    void eachBeyond(const PositionBitset& other, Body body) const {
        for (std::size_t word = 0; word < m_words.size(); ++word)
            for (std::uint64_t bits = m_words[word] & ~other.m_words[word]; bits != 0; bits &= bits - 1)
                body(Index(word * 64) + std::countr_zero(bits));
    }

 private:
    void addLater(const PositionBitset& from, Index by) {
        const auto words = std::size_t(by / 64);
        const int bits = int(by % 64);
        for (std::size_t word = words; word < m_words.size(); ++word) {
            m_words[word] |= from.m_words[word - words] << bits;
            if (bits != 0 && word > words) m_words[word] |= from.m_words[word - words - 1] >> (64 - bits);
        }
    }

    void addEarlier(const PositionBitset& from, Index by) {
        const auto words = std::size_t(by / 64);
        const int bits = int(by % 64);
        for (std::size_t word = 0; word + words < m_words.size(); ++word) {
            m_words[word] |= from.m_words[word + words] >> bits;
            if (bits != 0 && word + words + 1 < m_words.size())
                m_words[word] |= from.m_words[word + words + 1] << (64 - bits);
        }
    }

    Index m_places;
    std::vector<std::uint64_t> m_words;
};

}  // namespace attention
