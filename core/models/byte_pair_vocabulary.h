#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/array.h"

namespace attention {

/// What the files of a byte-level BPE tokenizer say, checked.
struct BytePairVocabulary {
    struct Token {
        std::string bytes;       ///< that it stands for
        bool isSpecial = false;  ///< recognised in the text as it is, before pre-tokenisation
    };
    struct Merge {
        int left, right, result;  ///< ids
    };
    /// Special tokens of the second pass are only looked for in what the first one left.
    struct SpecialToken {
        int id;
        bool isOfSecondPass = false;
    };
    std::vector<Token> tokens;  ///< by id
    std::vector<int> byteIds;   ///< 256: the token of each single byte
    std::vector<Merge> merges;  ///< by merge rank
    std::vector<SpecialToken> specialTokens;
    std::optional<int> endOfText;  ///< <|endoftext|>
    bool addsPrefixSpace = false;  ///< before a text, and before what follows a special token, unless there is one
    /// Whether all occurrences of a pair are merged before pairs with what they became, as in GPT-2's own program, or a
    /// new pair of a smaller rank comes first, as in Hugging Face's library. They differ only for lists of merges that
    /// no training makes.
    bool mergesInRounds = true;
};

/// Reads GPT-2's vocab.json and merges.txt. <|endoftext|>, if it is there, is a special token; other tokens that no
/// merge makes are accepted if they look like special ones ("<pad>", "[PAD]"), but no text has them.
/// @throws FormatError naming the file
BytePairVocabulary readBytePairVocabulary(std::string_view vocabulary, std::string_view merges);

/// Reads Hugging Face's tokenizer.json. Whatever would give a text other tokens and is not byte-level BPE as GPT-2 has
/// it is refused: other models, normalizers and pre-tokenizers, dropout, special tokens that take blanks along, unknown
/// keys. "truncation" and "padding" are not used: they shape batches.
/// @throws FormatError naming the key
BytePairVocabulary readTokenizerJson(std::string_view json);

}  // namespace attention
