#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// The maximum number of tokens of a sentence.
inline constexpr std::size_t kMaxTokens = 512;
/// The maximum length of a sentence in bytes of UTF-8.
inline constexpr std::size_t kMaxSentenceBytes = 65536;

/// Splits a sentence into words and punctuation marks. The tokens are UTF-8 in Unicode's composed form (NFC), in
/// logical order also for scripts that run from right to left. Apostrophes and combining marks belong to their word
/// ("don't"), decimal points to their number ("3.14"). Each punctuation mark, each symbol, and each Chinese, Japanese
/// or Korean character is a token of its own. Thai, Lao, Khmer and Burmese, which have no blanks between words, are
/// split with dictionaries. Blanks, control characters and direction marks separate tokens and are part of none.
/// @throws TextError if `sentence` is not UTF-8, has one of Unicode's noncharacters (U+FFFF, U+FDD0 and so on), no
///         token, more than kMaxTokens, or more than kMaxSentenceBytes
/// Source: Unicode Standard Annex 29, "Unicode Text Segmentation", by ICU's BreakIterator.
///
/// If the sentence is a list of tokens (isTokenList()), its elements are returned unchanged.
/// @throws TextError in this case also if a token is empty
std::vector<std::string> splitTokens(std::string_view sentence);

/// Whether a text is a list of tokens: a non-empty JSON list of strings such as ["Ġthe","Ġcat"]. Any other text is a
/// sentence, even if it begins like a list.
bool isTokenList(std::string_view text);

/// The text of a list of tokens. @param tokens  UTF-8
std::string tokenListText(const std::vector<std::string>& tokens);

/// Reads the tokens of a file, which has one token per line or is a JSON list of strings. A byte order mark is skipped.
/// @param isJson  whether the file must be JSON because of its name; otherwise it is JSON if isTokenList()
/// @throws FormatError  for a line that is empty or not UTF-8, JSON that is no list of strings, no token, more than
///         kMaxTokens, or more than kMaxSentenceBytes; the message is a phrase that follows the name of the file
std::vector<std::string> readTokenList(std::string_view contents, bool isJson);

/// The labels t0, t1, ... for tokens without a sentence.
std::vector<std::string> numberedTokens(Index count);

/// The case-folded form of a token: NFC, Unicode's full case folding, NFC again. Two tokens are the same word if their
/// folded forms are equal.
/// @throws TextError if `token` is not UTF-8 or has a noncharacter
std::string caseFoldToken(std::string_view token);

/// wordHash() of the case-folded form of a token, the row of its random embedding in standardNormal().
std::uint64_t tokenHash(std::string_view token);

}  // namespace attention
