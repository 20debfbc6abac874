#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// The kinds of nouns of a small grammar with unambiguous sentences such as "the animal with the bag did not cross the
/// street because it was too tired". Each sentence has one noun of each kind, and an adjective that fits only one kind:
/// "it" refers to the noun of that kind.
enum class NounKind { Animal, Place, Thing };

/// All words in alphabetical order; a token is an index in this list.
std::span<const std::string_view> sentenceWords();
/// The token of a word; -1 if the grammar lacks it.
int wordToken(std::string_view word);

/// The nouns of one kind.
std::span<const std::string_view> nounsOf(NounKind kind);
/// The adjectives that fit nouns of one kind.
std::span<const std::string_view> adjectivesOf(NounKind kind);

/// The default sentence.
inline constexpr std::string_view kDefaultSentence =
    "the animal with the bag did not cross the street because it was too tired";

/// A sentence of kSentenceLength tokens.
struct Sentence {
    std::vector<int> tokens;
    Index it = 0;                              ///< position of "it"
    std::array<Index, 3> nouns{};              ///< positions of the nouns, by NounKind
    Index adjective = 0;                       ///< position of the adjective
    NounKind referentKind = NounKind::Animal;  ///< kind of the noun that "it" refers to

    /// The position of the noun that "it" refers to.
    Index answer() const { return nouns[std::size_t(referentKind)]; }
};
/// A random sentence, drawn with uniform(seed, matrix, row, ...).
Sentence randomSentence(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row);

/// The position of the noun that "it" refers to in any sentence with words of the grammar: the noun whose kind fits the
/// adjective.
/// @return -1 unless the sentence has one "it", one adjective, and exactly one noun of the kind that it fits
Index referentPosition(std::span<const int> tokens);

}  // namespace attention
