#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// A small grammar whose sentences have one meaning: "the animal with the bag did not cross the street because it was
/// too tired". There are three nouns, of an animal, a place and a thing, and an adjective that fits one of the kinds
/// alone, which is what "it" means.
enum class NounKind { Animal, Place, Thing };

/// All words, in alphabetical order; a token is a place in it.
std::span<const std::string_view> sentenceWords();
/// The word's token, or -1.
int wordToken(std::string_view word);

std::span<const std::string_view> nounsOf(NounKind kind);
/// The adjectives that say something of nouns of one kind.
std::span<const std::string_view> adjectivesOf(NounKind kind);

/// The sentence that is read where none of the grammar is asked for.
inline constexpr std::string_view kDefaultSentence =
    "the animal with the bag did not cross the street because it was too tired";

/// A sentence as tokens, kSentenceLength of them.
struct Sentence {
    std::vector<int> tokens;
    Index it = 0;                              ///< the place of "it"
    std::array<Index, 3> nouns{};              ///< the places of its nouns, by NounKind
    Index adjective = 0;                       ///< the place of the adjective
    NounKind referentKind = NounKind::Animal;  ///< the noun that "it" means

    Index answer() const { return nouns[std::size_t(referentKind)]; }
};
/// A random one. @param row  of uniform(seed, matrix, row, ...)
Sentence randomSentence(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row);

/// What "it" means in a sentence that a person wrote of the grammar's words: the noun of the kind that the adjective
/// fits. Nothing is known of a sentence without "it", without an adjective, or without exactly one noun of its kind.
/// @return its place, or -1
Index referentPosition(std::span<const int> tokens);

}  // namespace attention
