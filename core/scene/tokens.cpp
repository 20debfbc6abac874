#include "core/scene/tokens.h"

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include "core/number_text.h"
#include "core/phrase.h"
#include "core/random/philox.h"

namespace attention {
namespace {

void check(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error(std::string("ICU failed: ") + u_errorName(status));
}

/// @throws TextError if `text` is too long, not UTF-8 (a surrogate written in three bytes is not), or has a code point
/// that is no character and never will be: no XML file, and so no SVG, can hold U+FFFE and U+FFFF
icu::UnicodeString decoded(std::string_view text) {
    if (text.size() > kMaxSentenceBytes)
        throw TextError(
            {CoreMessages::tr("the text has %1 bytes; accepted: at most %2"), text.size(), kMaxSentenceBytes});
    const auto length = static_cast<std::int32_t>(text.size());
    for (std::int32_t place = 0; place < length;) {
        const std::int32_t start = place;
        UChar32 codePoint = 0;
        U8_NEXT(text.data(), place, length, codePoint);
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

/// What separates tokens: blanks, controls, and invisible marks that only say how a line runs or where it may end.
bool separates(UChar32 c) {
    constexpr UChar32 kZeroWidthSpace = 0x200B;
    constexpr UChar32 kWordJoiner = 0x2060;
    constexpr UChar32 kByteOrderMark = 0xFEFF;
    return u_isUWhiteSpace(c) || u_charType(c) == U_CONTROL_CHAR || u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL) ||
           c == kZeroWidthSpace || c == kWordJoiner || c == kByteOrderMark;
}

/// Whether a character is a token of its own: those of Chinese, Japanese and Korean, and whatever else is written like
/// them.
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
        // The mark of a long vowel belongs to both of Japan's scripts.
        default:
            return u_isalpha(c) && uscript_hasScript(c, USCRIPT_KATAKANA);
    }
}

class Splitter {
 public:
    explicit Splitter(const icu::UnicodeString& text) : m_text(text) {
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
    /// A word between two of Unicode's boundaries is one token, but for characters that stand alone.
    void splitWord(std::int32_t start, std::int32_t end) {
        std::int32_t pending = start;
        for (std::int32_t place = start; place < end;) {
            const std::int32_t after = m_characters->following(place);
            const std::int32_t next = after == icu::BreakIterator::DONE ? end : std::min(after, end);
            if (standsAlone(m_text.char32At(place))) {
                add(pending, place);
                add(place, next);
                pending = next;
            }
            place = next;
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

    /// False for nothing, and for joiners and selectors that have nothing to join or select.
    bool isVisible(std::int32_t start, std::int32_t end) const {
        for (std::int32_t place = start; place < end; place = m_text.moveIndex32(place, 1))
            if (!u_hasBinaryProperty(m_text.char32At(place), UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return true;
        return false;
    }

    const icu::UnicodeString& m_text;
    std::unique_ptr<icu::BreakIterator> m_words;
    std::unique_ptr<icu::BreakIterator> m_characters;
    std::vector<std::string> m_tokens;
};

}  // namespace

std::vector<std::string> splitTokens(std::string_view sentence) {
    const icu::UnicodeString text = composed(decoded(sentence));
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
