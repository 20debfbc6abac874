#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/models/byte_pair_vocabulary.h"

namespace attention {

/// Byte-level byte pair encoding as in GPT-2: a regular expression splits a text into words (pre-tokenisation), and the
/// bytes of each word are merged pair by pair, lowest merge rank first, until no merge applies. Every text can be
/// encoded, and decoding gives it back unchanged. Immutable, so threads can share an instance. Source: Radford et al.
/// 2019, "Language models are unsupervised multitask learners"; github.com/openai/gpt-2, src/encoder.py; special tokens
/// as in github.com/huggingface/tokenizers.
class BytePairTokenizer {
 public:
    explicit BytePairTokenizer(const BytePairVocabulary& vocabulary);
    /// @param vocabulary, merges  contents of GPT-2's vocab.json and merges.txt. @throws FormatError, see
    /// readBytePairVocabulary()
    static BytePairTokenizer fromVocabulary(std::string_view vocabulary, std::string_view merges);
    /// @param json  contents of Hugging Face's tokenizer.json. @throws FormatError, see readTokenizerJson()
    static BytePairTokenizer fromTokenizerJson(std::string_view json);

    /// Ids are 0 ... size() - 1.
    int size() const { return static_cast<int>(m_ends.size()); }
    /// The token ids of a text. Special tokens such as <|endoftext|> are recognised. Time is O(n log n) in the length
    /// of the text, even for a single long word. Unicode is not normalised: the same character in two normal forms has
    /// different tokens.
    /// @param text  UTF-8, as in GPT-2's Python code; decode() may return part of a character, which is not UTF-8
    /// @throws TextError naming the first byte that is not UTF-8
    std::vector<int> encode(std::string_view text) const;
    /// The bytes of a token; for a special token its text. A character may be split across tokens.
    /// @throws std::invalid_argument for an unknown id, as do the functions below
    std::string_view bytes(int id) const;
    /// The joined bytes of tokens; UTF-8 if they are all tokens of a text.
    std::string decode(std::span<const int> ids) const;
    /// A token as figures show it, on one line: blanks as "␣", line breaks as "↵", tabs as "⇥", part of a character as
    /// its bytes "⟨E4 BD⟩"; invisible characters, and the special ones listed here, as "⟨U+200B⟩". A combining mark at
    /// the start is placed on "◌". Different tokens have different labels, even after Unicode normalisation (NFC):
    /// tokens with the same bytes end with their ids, "⟨#7⟩". Letters of different scripts can still look alike.
    std::string label(int id) const;
    /// Whether it is a special token, which is recognised before pre-tokenisation.
    bool isSpecial(int id) const;
    /// The id of <|endoftext|>, which separates texts in training; nullopt if the vocabulary lacks it.
    std::optional<int> endOfText() const { return m_endOfText; }

 private:
    struct Merge {
        int rank, id;
    };
    /// A part of the text: either a special token or text without special tokens.
    struct Piece {
        std::string_view text;
        int specialId = -1;  ///< -1: text
    };
    const Merge* findMerge(int left, int right) const;
    std::vector<Piece> splitSpecial(std::vector<Piece> pieces, bool isSecondPass) const;
    void appendWord(std::string_view word, std::vector<int>& ids) const;
    std::size_t checkedIndex(int id) const;

    std::string m_bytes;              ///< of all tokens, in the order of their ids
    std::vector<std::size_t> m_ends;  ///< by id: where the bytes of the token end in m_bytes
    std::vector<int> m_byteIds;
    std::unordered_map<std::uint64_t, Merge> m_merges;  ///< by pairKey() of the two tokens
    bool m_mergesInRounds;
    bool m_addsPrefixSpace;
    std::vector<BytePairVocabulary::SpecialToken> m_specialTokens;  ///< the longest first
    std::vector<int> m_ambiguousIds;  ///< sorted ids of tokens whose bytes other tokens have, too
    std::optional<int> m_endOfText;
};

}  // namespace attention
