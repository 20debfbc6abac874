#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/matrix.h"

namespace attention {

/// A sentence has at most so many tokens,
inline constexpr std::size_t kMaxTokens = 512;
/// and so many bytes of UTF-8: no word of any language needs a hundredth of it.
inline constexpr std::size_t kMaxSentenceBytes = 65536;

/// The tokens of a sentence as a person counts them, UTF-8 in Unicode's composed form (NFC), in reading order also
/// where the script runs from right to left. Words are whole with their apostrophes and combining marks ("don't"),
/// numbers with their decimal point ("3.14"); each mark of punctuation and each symbol is a token of its own, and so is
/// each character of Chinese, Japanese and Korean. Thai, Lao, Khmer and Burmese, which leave no blanks between words,
/// are divided by dictionary. Blanks, control characters and marks of direction separate tokens and are in none.
/// @throws TextError if `sentence` is not UTF-8, has one of Unicode's noncharacters (U+FFFF, U+FDD0 and so on), no
///         token, more than kMaxTokens, or more than kMaxSentenceBytes
/// Source: Unicode Standard Annex 29, "Unicode Text Segmentation", by ICU's BreakIterator.
///
/// A sentence that is a list of tokens (isTokenList()) has these as they are: neither split nor composed.
/// @throws TextError then also if one of them is empty
std::vector<std::string> splitTokens(std::string_view sentence);

/// Whether a text is a list of tokens: a JSON list of strings, with one at least, such as ["Ġthe","Ġcat"]. Any other
/// text is a sentence, also one that begins like a list.
bool isTokenList(std::string_view text);

/// The text of a list of tokens. @param tokens  UTF-8
std::string tokenListText(const std::vector<std::string>& tokens);

/// The tokens in a file: one on each line, of which the last may end with a line break; or a JSON list of strings. A
/// byte order mark is skipped.
/// @param isJson  the file must be JSON, as its name says; else it is where all of it is a list of tokens
/// @throws FormatError  in one phrase that follows the file's name: a line that is empty or not UTF-8, JSON that is no
///         list of strings, no token or more than kMaxTokens, more than kMaxSentenceBytes of them together
std::vector<std::string> readTokenList(std::string_view contents, bool isJson);

/// t0, t1, ... t(count - 1): the tokens where nobody wrote a sentence.
std::vector<std::string> numberedTokens(Index count);

/// Two tokens are the same word if they fold to the same: NFC, full case folding of Unicode, NFC again.
/// @throws TextError if `token` is not UTF-8 or has a noncharacter
std::string caseFoldToken(std::string_view token);

/// The row key of a token's random numbers: wordHash() of its folded form.
std::uint64_t tokenHash(std::string_view token);

}  // namespace attention
