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

/// Byte-level byte pair encoding as GPT-2 has it: a text is split into words by a pattern (pre-tokenisation), and the
/// bytes of each word are merged pair by pair, in the order of the merges' ranks, as long as there is one. Any text has
/// tokens, and their bytes give the text again. Immutable, so threads can share one.
/// Source: Radford et al. 2019, "Language models are unsupervised multitask learners"; github.com/openai/gpt-2,
/// src/encoder.py; special tokens as in github.com/huggingface/tokenizers.
class BytePairTokenizer {
 public:
    explicit BytePairTokenizer(const BytePairVocabulary& vocabulary);
    /// GPT-2's vocab.json and merges.txt, their contents. @throws FormatError, see readBytePairVocabulary()
    static BytePairTokenizer fromVocabulary(std::string_view vocabulary, std::string_view merges);
    /// Hugging Face's tokenizer.json, its contents. @throws FormatError, see readTokenizerJson()
    static BytePairTokenizer fromTokenizerJson(std::string_view json);

    /// Ids are 0 ... size() - 1.
    int size() const { return static_cast<int>(m_ends.size()); }
    /// The ids of a text. Special tokens as <|endoftext|> are recognised in it. Time is O(n log n) in the text's
    /// length, for one long word too. Nothing is normalised, so that a character that is written in two ways has
    /// different tokens.
    /// @param text  UTF-8. The program for Python knows no other text; what decode() gives for half a character is
    /// none.
    /// @throws TextError naming the first byte that is not UTF-8
    std::vector<int> encode(std::string_view text) const;
    /// The bytes that a token stands for, of a special one its text. A character may be parted among tokens.
    /// @throws std::invalid_argument if there is no such id; so do all of these
    std::string_view bytes(int id) const;
    /// The bytes of tokens, joined: UTF-8 if the ids are all those of a text.
    std::string decode(std::span<const int> ids) const;
    /// A token as pictures show it, one line: blanks as "␣", line breaks as "↵", tabs as "⇥", a part of a character as
    /// its bytes "⟨E4 BD⟩", a character that cannot be seen, or that is used here, as "⟨U+200B⟩". A combining mark at
    /// the start stands on "◌". Different tokens have different labels, also after Unicode normalisation (NFC): those
    /// that stand for the same bytes end in their ids, "⟨#7⟩". Letters of two scripts can still look alike.
    std::string label(int id) const;
    /// Whether the token is recognised in a text as it is, before pre-tokenisation.
    bool isSpecial(int id) const;
    /// The id of <|endoftext|>, which is between texts in training.
    std::optional<int> endOfText() const { return m_endOfText; }

 private:
    struct Merge {
        int rank, id;
    };
    /// A part of the text that is one special token or has none.
    struct Piece {
        std::string_view text;
        int specialId = -1;
    };
    const Merge* findMerge(int left, int right) const;
    std::vector<Piece> splitSpecial(std::vector<Piece> pieces, bool isSecondPass) const;
    void appendWord(std::string_view word, std::vector<int>& ids) const;
    std::size_t checkedIndex(int id) const;

    std::string m_bytes;              ///< of all tokens
    std::vector<std::size_t> m_ends;  ///< by id: behind the token's last byte in m_bytes
    std::vector<int> m_byteIds;
    std::unordered_map<std::uint64_t, Merge> m_merges;  ///< by the ids of both tokens
    bool m_mergesInRounds;
    bool m_addsPrefixSpace;
    std::vector<BytePairVocabulary::SpecialToken> m_specialTokens;  ///< the longest first
    std::vector<int> m_ambiguousIds;                                ///< with bytes that other tokens have too; sorted
    std::optional<int> m_endOfText;
};

}  // namespace attention
