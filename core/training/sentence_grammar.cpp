#include "core/training/sentence_grammar.h"

#include <algorithm>

#include "core/random/philox.h"
#include "core/training/training_settings.h"

namespace attention {
namespace {

using Word = std::string_view;

constexpr std::array<Word, 9> kAnimals{"animal", "bird", "cat", "child", "dog", "horse", "man", "sheep", "woman"};
constexpr std::array<Word, 9> kPlaces{"bridge", "field",  "garden", "hall",  "river",
                                      "road",   "square", "street", "tunnel"};
constexpr std::array<Word, 9> kThings{"bag", "basket", "bottle", "box", "coat", "lamp", "letter", "rope", "sack"};
constexpr std::array<Word, 7> kAnimalAdjectives{"afraid", "hungry", "lazy", "shy", "sick", "thirsty", "tired"};
constexpr std::array<Word, 7> kPlaceAdjectives{"busy", "crowded", "dark", "deep", "long", "narrow", "wide"};
constexpr std::array<Word, 7> kThingAdjectives{"bulky", "cheap", "fragile", "heavy", "precious", "torn", "wet"};
constexpr std::array<Word, 6> kVerbs{"cross", "enter", "find", "leave", "pass", "reach"};
constexpr std::array<Word, 4> kAdverbs{"rather", "so", "too", "very"};
constexpr std::array<Word, 2> kAuxiliaries{"could", "did"};
constexpr std::array<Word, 6> kFunctionWords{"because", "it", "not", "the", "was", "with"};

constexpr std::size_t kCount = kAnimals.size() + kPlaces.size() + kThings.size() + kAnimalAdjectives.size() +
                               kPlaceAdjectives.size() + kThingAdjectives.size() + kVerbs.size() + kAdverbs.size() +
                               kAuxiliaries.size() + kFunctionWords.size();

constexpr std::array<Word, kCount> allWords() {
    std::array<Word, kCount> words{};
    auto end = words.begin();
    const auto append = [&](const auto& list) { end = std::copy(list.begin(), list.end(), end); };
    append(kAnimals), append(kPlaces), append(kThings), append(kAnimalAdjectives), append(kPlaceAdjectives),
        append(kThingAdjectives);
    append(kVerbs), append(kAdverbs), append(kAuxiliaries), append(kFunctionWords);
    std::sort(words.begin(), words.end());
    return words;
}
constexpr std::array<Word, kCount> kWords = allWords();

bool isIn(std::span<const Word> list, int token) {
    return token >= 0 && std::size_t(token) < kWords.size() &&
           std::find(list.begin(), list.end(), kWords[std::size_t(token)]) != list.end();
}

/// The parts of a sentence; a Form lists them in order.
enum class Slot { Animal, Place, Thing, Verb, Auxiliary, Adverb, Adjective, Because, It, Not, The, Was, With };
using enum Slot;
using Form = std::array<Slot, kSentenceLength>;
constexpr std::array<Form, 4> kForms{{
    {The, Animal, With, The, Thing, Auxiliary, Not, Verb, The, Place, Because, It, Was, Adverb, Adjective},
    {The, Place, Because, It, Was, Adverb, Adjective, The, Animal, With, The, Thing, Auxiliary, Not, Verb},
    {Because, It, Was, Adverb, Adjective, The, Animal, With, The, Thing, Auxiliary, Not, Verb, The, Place},
    {The, Thing, With, The, Animal, Auxiliary, Not, Verb, The, Place, Because, It, Was, Adverb, Adjective},
}};

Word functionWord(Slot slot) {
    switch (slot) {
        case Because:
            return "because";
        case It:
            return "it";
        case Not:
            return "not";
        case The:
            return "the";
        case Was:
            return "was";
        default:
            return "with";
    }
}

}  // namespace

std::span<const std::string_view> sentenceWords() {
    return kWords;
}

int wordToken(std::string_view word) {
    const auto found = std::lower_bound(kWords.begin(), kWords.end(), word);
    return found != kWords.end() && *found == word ? int(found - kWords.begin()) : -1;
}

std::span<const std::string_view> nounsOf(NounKind kind) {
    return kind == NounKind::Animal ? kAnimals : kind == NounKind::Place ? kPlaces : kThings;
}

std::span<const std::string_view> adjectivesOf(NounKind kind) {
    return kind == NounKind::Animal ? kAnimalAdjectives : kind == NounKind::Place ? kPlaceAdjectives : kThingAdjectives;
}

Sentence randomSentence(std::uint64_t seed, std::uint32_t matrix, std::uint64_t row) {
    std::uint32_t column = 0;
    const auto draw = [&](std::size_t count) {
        return std::size_t(uniform(seed, matrix, row, column++) * double(count));
    };
    const auto randomWord = [&](std::span<const Word> list) { return wordToken(list[draw(list.size())]); };
    Sentence sentence;
    sentence.referentKind = NounKind(draw(3));
    for (const Slot slot : kForms[draw(kForms.size())]) {
        const Index position = Index(sentence.tokens.size());
        int token = 0;
        switch (slot) {
            case Animal:
            case Place:
            case Thing:
                token = randomWord(nounsOf(NounKind(slot)));
                sentence.nouns[std::size_t(slot)] = position;
                break;
            case Verb:
                token = randomWord(kVerbs);
                break;
            case Auxiliary:
                token = randomWord(kAuxiliaries);
                break;
            case Adverb:
                token = randomWord(kAdverbs);
                break;
            case Adjective:
                token = randomWord(adjectivesOf(sentence.referentKind));
                sentence.adjective = position;
                break;
            default:
                if (slot == It) sentence.it = position;
                token = wordToken(functionWord(slot));
        }
        sentence.tokens.push_back(token);
    }
    return sentence;
}

Index referentPosition(std::span<const int> tokens) {
    Index position = -1, its = 0, adjectives = 0;
    for (const int token : tokens) its += token == wordToken("it");
    if (its != 1) return -1;
    for (const NounKind kind : {NounKind::Animal, NounKind::Place, NounKind::Thing}) {
        const auto fits = [&](int token) { return isIn(adjectivesOf(kind), token); };
        const auto isNoun = [&](int token) { return isIn(nounsOf(kind), token); };
        const Index count = std::count_if(tokens.begin(), tokens.end(), fits);
        adjectives += count;
        if (count == 1 && std::count_if(tokens.begin(), tokens.end(), isNoun) == 1)
            position = std::find_if(tokens.begin(), tokens.end(), isNoun) - tokens.begin();
    }
    return adjectives == 1 ? position : -1;
}

}  // namespace attention
