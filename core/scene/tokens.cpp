#include "core/scene/tokens.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <stdexcept>
#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include <nlohmann/json.hpp>

#include "core/io/array.h"
#include "core/io/format_error.h"
#include "core/number_text.h"
#include "core/phrase.h"
#include "core/random/philox.h"
#include "core/scene/json_tree.h"
#include "core/system/word_dictionaries.h"

namespace attention {
namespace {

void check(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error(std::string("ICU failed: ") + u_errorName(status));
}

/// Decodes UTF-8.
/// @throws TextError if `text` is too long, not UTF-8 (encoded surrogates are not), or has one of Unicode's
/// noncharacters:
///         XML, and therefore SVG, cannot contain U+FFFE and U+FFFF
icu::UnicodeString decoded(std::string_view text) {
    if (text.size() > kMaxSentenceBytes)
        throw TextError(
            {CoreMessages::tr("the text has %1 bytes; accepted: at most %2"), text.size(), kMaxSentenceBytes});
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t position = 0; position < length;) {
        const std::int32_t start = position;
        UChar32 codePoint = 0;
        U8_NEXT(text.data(), position, length, codePoint);
        if (codePoint < 0)
            throw TextError({CoreMessages::tr("byte %1 of the text is not UTF-8; accepted: text in UTF-8"), start});
        if (U_IS_UNICODE_NONCHAR(codePoint))
            throw TextError({CoreMessages::tr("%1 in the text is no character; accepted: text without it"),
                             formatCodePoint(char32_t(codePoint))});
    }
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), length));
}

icu::UnicodeString composed(const icu::UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    check(status);
    icu::UnicodeString result = nfc->normalize(text, status);
    check(status);
    return result;
}

std::string encoded(const icu::UnicodeString& text) {
    std::string utf8;
    return text.toUTF8String(utf8);
}

/// Whether a character separates tokens: blanks, control characters, and invisible marks for direction and line breaks.
bool separates(UChar32 c) {
    constexpr UChar32 kZeroWidthSpace = 0x200B;
    constexpr UChar32 kWordJoiner = 0x2060;
    constexpr UChar32 kByteOrderMark = 0xFEFF;
    return u_isUWhiteSpace(c) || u_charType(c) == U_CONTROL_CHAR || u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL) ||
           c == kZeroWidthSpace || c == kWordJoiner || c == kByteOrderMark;
}

/// Whether a character is a token of its own, as in Chinese, Japanese and Korean.
bool standsAlone(UChar32 c) {
    if (u_hasBinaryProperty(c, UCHAR_IDEOGRAPHIC)) return true;
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(c, &status)) {
        case USCRIPT_HAN:
        case USCRIPT_HIRAGANA:
        case USCRIPT_KATAKANA:
        case USCRIPT_HANGUL:
        case USCRIPT_BOPOMOFO:
        case USCRIPT_YI:
            return true;
        // The long vowel mark, which Hiragana and Katakana share.
        default:
            return u_isalpha(c) && uscript_hasScript(c, USCRIPT_KATAKANA);
    }
}

class Splitter {
 public:
    explicit Splitter(const icu::UnicodeString& text) : m_text(text) {
        fetchWordDictionaries(text);
        UErrorCode status = U_ZERO_ERROR;
        m_words.reset(icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status));
        m_characters.reset(icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
        check(status);
        m_words->setText(m_text);
        m_characters->setText(m_text);
    }

    std::vector<std::string> tokens() {
        std::int32_t start = m_words->first();
        for (std::int32_t end = m_words->next(); end != icu::BreakIterator::DONE; end = m_words->next()) {
            splitWord(start, end);
            start = end;
        }
        return std::move(m_tokens);
    }

 private:
    /// Adds the tokens of a word between two word boundaries: one token, except that some characters stand alone.
    void splitWord(std::int32_t start, std::int32_t end) {
        std::int32_t pending = start;
        for (std::int32_t position = start; position < end;) {
            const std::int32_t after = m_characters->following(position);
            const std::int32_t next = after == icu::BreakIterator::DONE ? end : std::min(after, end);
            if (standsAlone(m_text.char32At(position))) {
                add(pending, position);
                add(position, next);
                pending = next;
            }
            position = next;
        }
        add(pending, end);
    }

    void add(std::int32_t start, std::int32_t end) {
        while (start < end && separates(m_text.char32At(start))) start = m_text.moveIndex32(start, 1);
        while (start < end && separates(m_text.char32At(m_text.moveIndex32(end, -1))))
            end = m_text.moveIndex32(end, -1);
        if (!isVisible(start, end)) return;
        if (m_tokens.size() == kMaxTokens)
            throw TextError(
                {CoreMessages::tr("the sentence has more than %1 tokens; accepted: 1 to %1 tokens"), kMaxTokens});
        m_tokens.push_back(encoded(m_text.tempSubStringBetween(start, end)));
    }

    /// Whether the range has a visible character, not only joiners and variation selectors.
    bool isVisible(std::int32_t start, std::int32_t end) const {
        for (std::int32_t position = start; position < end; position = m_text.moveIndex32(position, 1))
            if (!u_hasBinaryProperty(m_text.char32At(position), UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return true;
        return false;
    }

    const icu::UnicodeString& m_text;
    std::unique_ptr<icu::BreakIterator> m_words;
    std::unique_ptr<icu::BreakIterator> m_characters;
    std::vector<std::string> m_tokens;
};

constexpr std::string_view kJsonBlanks = " \t\r\n";
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// The tokens of a text that is a non-empty JSON list of strings; nullopt for other texts.
std::optional<std::vector<std::string>> listedTokens(std::string_view text) {
    // A quick test, because most texts are sentences.
    const std::size_t open = text.find_first_not_of(kJsonBlanks);
    if (open == text.npos || text[open] != '[') return std::nullopt;
    const std::size_t first = text.find_first_not_of(kJsonBlanks, open + 1);
    if (first == text.npos || text[first] != '"') return std::nullopt;
    const auto list = nlohmann::json::parse(text, nullptr, false);
    if (!list.is_array()) return std::nullopt;
    std::vector<std::string> tokens;
    for (const auto& item : list) {
        if (!item.is_string()) return std::nullopt;
        tokens.push_back(item.get<std::string>());
    }
    return tokens;
}

/// Checks number, length and encoding of the tokens. @throws TextError
void requireTokens(const std::vector<std::string>& tokens) {
    if (tokens.size() > kMaxTokens)
        throw TextError(
            {CoreMessages::tr("the list has %1 tokens; accepted: 1 to %2 tokens"), tokens.size(), kMaxTokens});
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].empty())
            throw TextError(
                {CoreMessages::tr("token %1 of the list, from 0, is empty; accepted: at least one character"), i});
        decoded(tokens[i]);
    }
}

/// Reads a JSON list of strings. @throws FormatError for other JSON
std::vector<std::string> tokensOfJson(std::string_view contents) {
    if (auto tokens = listedTokens(contents)) return *tokens;
    constexpr MessageTemplate kAccepted = CoreMessages::tr("it is %1; accepted: a JSON list of strings");
    constexpr std::size_t kMaxDepth = 8;
    const JsonValue value = parseJson(contents, kMaxDepth);
    if (!std::holds_alternative<JsonList>(value)) throw FormatError(kAccepted, describe(value));
    const auto list = nlohmann::json::parse(contents, nullptr, false);
    const auto other = std::ranges::find_if(list, [](const auto& item) { return !item.is_string(); });
    if (other == list.end()) throw FormatError(kAccepted, CoreMessages::tr("an empty list"));
    throw FormatError(CoreMessages::tr("item %1 of its list, from 0, is no text; accepted: a JSON list of strings"),
                      other - list.begin());
}

/// Reads one token per line. @throws FormatError for a line that is no token
std::vector<std::string> tokensOfLines(std::string_view contents) {
    if (contents.ends_with('\n')) contents.remove_suffix(1);
    std::vector<std::string> tokens;
    for (std::size_t begin = 0; begin <= contents.size();) {
        const std::size_t end = std::min(contents.find('\n', begin), contents.size());
        std::string_view line = contents.substr(begin, end - begin);
        if (line.ends_with('\r')) line.remove_suffix(1);
        // If there are too many tokens, only that is reported, not errors in further lines.
        if (tokens.size() < kMaxTokens) {
            if (line.empty())
                throw FormatError(CoreMessages::tr("line %1 is empty; accepted: a token on each line"),
                                  tokens.size() + 1);
            try {
                decoded(line);
            } catch (const TextError& error) {
                throw FormatError(CoreMessages::tr("line %1: %2"), tokens.size() + 1, error.phrase());
            }
        }
        tokens.emplace_back(line);
        begin = end + 1;
    }
    return tokens;
}

}  // namespace

bool isTokenList(std::string_view text) {
    return listedTokens(text).has_value();
}

std::string tokenListText(const std::vector<std::string>& tokens) {
    return nlohmann::json(tokens).dump();
}

std::vector<std::string> readTokenList(std::string_view contents, bool isJson) {
    if (contents.starts_with(kByteOrderMark)) contents.remove_prefix(kByteOrderMark.size());
    if (contents.empty() && !isJson)
        throw FormatError(CoreMessages::tr("it has no token; accepted: 1 to %1 tokens, one on each line"), kMaxTokens);
    std::vector<std::string> tokens;
    if (auto listed = listedTokens(contents))
        tokens = std::move(*listed);
    else
        tokens = isJson ? tokensOfJson(contents) : tokensOfLines(contents);
    try {
        requireTokens(tokens);
        decoded(tokenListText(tokens));
    } catch (const TextError& error) {
        throw FormatError(error.phrase());
    }
    return tokens;
}

std::vector<std::string> splitTokens(std::string_view sentence) {
    const icu::UnicodeString written = decoded(sentence);
    if (auto listed = listedTokens(sentence)) {
        requireTokens(*listed);
        return std::move(*listed);
    }
    const icu::UnicodeString text = composed(written);
    std::vector<std::string> tokens = Splitter(text).tokens();
    if (tokens.empty())
        throw TextError({CoreMessages::tr("the sentence has no token; accepted: 1 to %1 tokens"), kMaxTokens});
    return tokens;
}

std::vector<std::string> numberedTokens(Index count) {
    std::vector<std::string> tokens;
    for (Index i = 0; i < count; ++i) tokens.push_back(std::string("t").append(std::to_string(i)));
    return tokens;
}

std::string caseFoldToken(std::string_view token) {
    icu::UnicodeString text = composed(decoded(token));
    return encoded(composed(text.foldCase(U_FOLD_CASE_DEFAULT)));
}

std::uint64_t tokenHash(std::string_view token) {
    return wordHash(caseFoldToken(token));
}

}  // namespace attention
