#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/array.h"

namespace attention {

/// The validated contents of the files of a byte-level BPE tokenizer.
struct BytePairVocabulary {
    struct Token {
        std::string bytes;       ///< the bytes that the token stands for
        bool isSpecial = false;  ///< whether it is recognised in a text before pre-tokenisation
    };
    struct Merge {
        int left, right, result;  ///< token ids
    };
    /// A special token. Those of the second pass are searched in the text that remains after the first pass.
    struct SpecialToken {
        int id;
        bool isForSecondPass = false;
    };
    std::vector<Token> tokens;  ///< by id
    std::vector<int> byteIds;   ///< 256 ids: the token of each single byte
    std::vector<Merge> merges;  ///< sorted by merge rank
    std::vector<SpecialToken> specialTokens;
    std::optional<int> endOfText;  ///< id of <|endoftext|>
    /// Whether a blank is added before the text, and before text after a special token, if it does not begin with one.
    bool addsPrefixSpace = false;
    /// True: all occurrences of a pair are merged before any pair that contains the result, as in GPT-2's own code.
    /// False: a new pair with a lower rank is merged first, as in Hugging Face's library. The result differs only for
    /// lists of merges that training does not produce.
    bool mergesInRounds = true;
};

/// Reads the contents of GPT-2's vocab.json and merges.txt. <|endoftext|>, if present, is a special token. Other tokens
/// that no merge produces are accepted if they look like special tokens ("<pad>", "[PAD]"), but encoding never yields
/// them.
/// @throws FormatError naming the file
BytePairVocabulary readBytePairVocabulary(std::string_view vocabulary, std::string_view merges);

/// Reads the contents of Hugging Face's tokenizer.json. Refuses all settings that would tokenize a text in another way
/// than GPT-2's byte-level BPE: other models, normalizers and pre-tokenizers, dropout, special tokens that absorb
/// blanks, unknown keys. Ignores "truncation" and "padding", which only matter for batches.
/// @throws FormatError naming the key
BytePairVocabulary readTokenizerJson(std::string_view json);

}  // namespace attention
