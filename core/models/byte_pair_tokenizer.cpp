#include "core/models/byte_pair_tokenizer.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <memory>
#include <stdexcept>
#include <unicode/normalizer2.h>
#include <unicode/regex.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>
#include <utility>

#include <queue>

#include "core/number_text.h"
#include "core/phrase.h"
#include "core/require.h"

namespace attention {
namespace {

void check(UErrorCode status) {
    if (U_FAILURE(status)) throw std::runtime_error(std::string("ICU failed: ") + u_errorName(status));
}

/// GPT-2's regular expression for words. The original uses Python's `regex`, where \s is Unicode's White_Space. That
/// has U+0085, but not U+001C ... U+001F (blanks in Python's `re`), U+180E (a blank before Unicode 6.3) or U+FEFF (a
/// blank in JavaScript). ICU documents a narrower \s, so the pattern names the property.
const icu::RegexPattern& wordPattern() {
    static const std::unique_ptr<const icu::RegexPattern> pattern = [] {
        UErrorCode status = U_ZERO_ERROR;
        UParseError parseError;
        std::unique_ptr<const icu::RegexPattern> compiled(icu::RegexPattern::compile(
            icu::UnicodeString(u"'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?[^\\p{White_Space}\\p{L}\\p{N}]+|"
                               u"\\p{White_Space}+(?!\\P{White_Space})|\\p{White_Space}+"),
            0, parseError, status));
        check(status);
        return compiled;
    }();
    return *pattern;
}

void requireUtf8(std::string_view text) {
    constexpr std::size_t kMaxBytes = std::numeric_limits<std::int32_t>::max();  // the maximum length in ICU
    if (text.size() > kMaxBytes)
        throw TextError({CoreMessages::tr("the text has %1 bytes; accepted: at most %2"), text.size(), kMaxBytes});
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        UChar32 character = 0;
        U8_NEXT(text.data(), position, text.size(), character);
        if (character < 0)
            throw TextError({CoreMessages::tr("byte %1 of the text is not UTF-8; accepted: text in UTF-8"), start});
    }
}

/// Calls visit(word) with each word of a text, in order. Together the words are the whole text.
template <class Visit>
void forEachWord(std::string_view text, const Visit& visit) {
    const icu::UnicodeString utf16 =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::RegexMatcher> matcher(wordPattern().matcher(utf16, status));
    check(status);
    std::size_t begin = 0;  // index of the word in `text`
    std::int32_t unit = 0;  // index in `utf16`
    while (matcher->find(status)) {
        std::size_t end = begin;
        for (const std::int32_t last = matcher->end(status); unit < last; ++unit) {
            const char16_t value = utf16.charAt(unit);
            // A surrogate pair has four bytes in UTF-8: count two for each half.
            end += value < 0x80 ? 1 : value < 0x800 || U16_IS_SURROGATE(value) ? 2 : 3;
        }
        visit(text.substr(begin, end - begin));
        begin = end;
    }
    check(status);
    if (begin != text.size()) throw std::logic_error("the pattern of words leaves some of a text.");
}

/// Whether label() shows the code point of a character: because it is invisible, or because label() uses it as a
/// symbol.
bool needsCodePoint(UChar32 character) {
    switch (u_charType(character)) {
        case U_CONTROL_CHAR:
        case U_FORMAT_CHAR:
        case U_SURROGATE:
        case U_PRIVATE_USE_CHAR:
        case U_UNASSIGNED:
        case U_SPACE_SEPARATOR:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR:
            return true;
        default:
            break;
    }
    constexpr UChar32 kBrailleBlank = 0x2800;
    return u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || character == kBrailleBlank ||
           std::u32string_view(U"␣↵⇥⟨⟩◌").find(static_cast<char32_t>(character)) != std::u32string_view::npos;
}

bool isMark(UChar32 character) {
    return (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0;
}

/// The text of label(). @param isAscii  whether all characters beyond ASCII are shown by their code points
std::string visibleText(std::string_view text, bool isAscii) {
    static constexpr std::array<char, 17> kHex{"0123456789ABCDEF"};
    std::string visible;
    bool isInBytes = false;
    bool hasBase = false;  // a character that a combining mark can combine with
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        UChar32 character = 0;
        U8_NEXT(text.data(), position, text.size(), character);
        if (character < 0) {
            for (const char byte : text.substr(start, position - start)) {
                visible += isInBytes ? " " : "⟨";
                isInBytes = true;
                visible += {kHex[static_cast<unsigned char>(byte) >> 4], kHex[static_cast<unsigned char>(byte) & 15]};
            }
            hasBase = false;
            continue;
        }
        if (std::exchange(isInBytes, false)) visible += "⟩";
        const bool hadBase = std::exchange(hasBase, false);
        if (character == ' ') {
            visible += "␣";
        } else if (character == '\n') {
            visible += "↵";
        } else if (character == '\t') {
            visible += "⇥";
        } else if (needsCodePoint(character) || (isAscii && character > 0x7F)) {
            visible += "⟨" + formatCodePoint(static_cast<char32_t>(character)) + "⟩";
        } else {
            if (isMark(character) && !hadBase) visible += "◌";
            visible += text.substr(start, position - start);
            hasBase = true;
        }
    }
    if (isInBytes) visible += "⟩";
    return visible;
}

std::uint64_t pairKey(int left, int right) {
    return std::uint64_t(left) << 32 | std::uint64_t(right);
}

}  // namespace

BytePairTokenizer::BytePairTokenizer(const BytePairVocabulary& vocabulary)
    : m_byteIds(vocabulary.byteIds),
      m_mergesInRounds(vocabulary.mergesInRounds),
      m_addsPrefixSpace(vocabulary.addsPrefixSpace),
      m_specialTokens(vocabulary.specialTokens),
      m_endOfText(vocabulary.endOfText) {
    m_ends.reserve(vocabulary.tokens.size());
    std::unordered_map<std::string_view, int> idOfBytes;
    for (const BytePairVocabulary::Token& token : vocabulary.tokens) {
        const int id = size();
        m_bytes += token.bytes;
        m_ends.push_back(m_bytes.size());
        if (const auto [found, isNew] = idOfBytes.emplace(token.bytes, id); !isNew) {
            m_ambiguousIds.push_back(found->second);
            m_ambiguousIds.push_back(id);
        }
    }
    std::ranges::sort(m_ambiguousIds);
    m_merges.reserve(vocabulary.merges.size());
    for (const BytePairVocabulary::Merge& merge : vocabulary.merges)
        m_merges.emplace(pairKey(merge.left, merge.right), Merge{static_cast<int>(m_merges.size()), merge.result});
    std::ranges::stable_sort(m_specialTokens, std::greater(),
                             [this](const auto& token) { return bytes(token.id).size(); });
}

BytePairTokenizer BytePairTokenizer::fromVocabulary(std::string_view vocabulary, std::string_view merges) {
    return BytePairTokenizer(readBytePairVocabulary(vocabulary, merges));
}

BytePairTokenizer BytePairTokenizer::fromTokenizerJson(std::string_view json) {
    return BytePairTokenizer(readTokenizerJson(json));
}

std::vector<int> BytePairTokenizer::encode(std::string_view text) const {
    requireUtf8(text);
    std::vector<int> ids;
    struct Range {
        std::size_t begin, end;
    };
    std::unordered_map<std::string_view, Range> knownWords;  // tokens of each word so far, as a range of `ids`
    std::deque<std::string> prefixed;
    for (const Piece& piece : splitSpecial(splitSpecial({{text}}, false), true)) {
        if (piece.specialId >= 0) {
            ids.push_back(piece.specialId);
            continue;
        }
        std::string_view words = piece.text;
        if (m_addsPrefixSpace && !words.empty() && words.front() != ' ')
            words = prefixed.emplace_back(" ").append(words);
        forEachWord(words, [&](std::string_view word) {
            const auto [found, isNew] = knownWords.try_emplace(word, Range{ids.size(), 0});
            if (isNew) {
                appendWord(word, ids);
                found->second.end = ids.size();
            } else {
                for (std::size_t k = found->second.begin; k < found->second.end; ++k) ids.push_back(ids[k]);
            }
        });
    }
    return ids;
}

/// Splits text at special tokens; at each position, the longest one that matches is used.
std::vector<BytePairTokenizer::Piece> BytePairTokenizer::splitSpecial(std::vector<Piece> pieces,
                                                                      bool isSecondPass) const {
    std::array<bool, 256> isFirstByte{};
    bool hasAny = false;
    for (const auto& token : m_specialTokens) {
        if (token.isForSecondPass != isSecondPass) continue;
        isFirstByte[static_cast<unsigned char>(bytes(token.id).front())] = hasAny = true;
    }
    if (!hasAny) return pieces;
    std::vector<Piece> parts;
    for (const Piece& piece : pieces) {
        if (piece.specialId >= 0) {
            parts.push_back(piece);
            continue;
        }
        std::size_t begin = 0;
        for (std::size_t position = 0; position < piece.text.size();) {
            const std::string_view rest = piece.text.substr(position);
            const auto found =
                !isFirstByte[static_cast<unsigned char>(rest.front())]
                    ? m_specialTokens.end()
                    : std::ranges::find_if(m_specialTokens, [&](const auto& token) {
                          return token.isForSecondPass == isSecondPass && rest.starts_with(bytes(token.id));
                      });
            if (found == m_specialTokens.end()) {
                ++position;
                continue;
            }
            if (position > begin) parts.push_back({piece.text.substr(begin, position - begin)});
            position += bytes(found->id).size();
            begin = position;
            parts.push_back({{}, found->id});
        }
        if (begin < piece.text.size()) parts.push_back({piece.text.substr(begin)});
    }
    return parts;
}

const BytePairTokenizer::Merge* BytePairTokenizer::findMerge(int left, int right) const {
    const auto found = m_merges.find(pairKey(left, right));
    return found == m_merges.end() ? nullptr : &found->second;
}

/// Appends the tokens of one word. It starts as a linked list with one symbol per byte. Pairs that can be merged are
/// queued by rank and position; a pair that no longer exists when its turn comes is skipped.
void BytePairTokenizer::appendWord(std::string_view word, std::vector<int>& ids) const {
    constexpr int kNone = -1;
    struct Symbol {
        int id;  ///< kNone if it was merged into the previous symbol
        int previous, next;
    };
    const int count = static_cast<int>(word.size());
    std::vector<Symbol> symbols;
    symbols.reserve(word.size());
    for (int k = 0; k < count; ++k)
        symbols.push_back(
            {m_byteIds[static_cast<unsigned char>(word[std::size_t(k)])], k - 1, k + 1 < count ? k + 1 : kNone});
    const auto at = [&](int position) -> Symbol& { return symbols[std::size_t(position)]; };
    const auto mergeAt = [&](int position) -> const Merge* {
        if (position == kNone || at(position).id == kNone || at(position).next == kNone) return nullptr;
        return findMerge(at(position).id, at(at(position).next).id);
    };

    using Candidate = std::pair<int, int>;  // rank of the merge, position of its first symbol
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue;
    std::vector<Candidate> nextRound;
    const auto addCandidate = [&](int position, bool isForNextRound) {
        const Merge* merge = mergeAt(position);
        if (!merge) return;
        if (isForNextRound)
            nextRound.emplace_back(merge->rank, position);
        else
            queue.emplace(merge->rank, position);
    };
    for (int position = 0; position < count; ++position) addCandidate(position, false);
    while (!queue.empty()) {
        const int rank = queue.top().first;
        while (!queue.empty() && queue.top().first == rank) {
            const int position = queue.top().second;
            queue.pop();
            const Merge* merge = mergeAt(position);
            if (!merge || merge->rank != rank) continue;
            Symbol& left = at(position);
            Symbol& right = at(left.next);
            left.id = merge->id;
            left.next = right.next;
            right.id = kNone;
            if (left.next != kNone) at(left.next).previous = position;
            addCandidate(left.previous, m_mergesInRounds);
            addCandidate(position, m_mergesInRounds);
        }
        for (const Candidate& candidate : nextRound) queue.push(candidate);
        nextRound.clear();
    }
    for (int position = 0; position != kNone; position = at(position).next) ids.push_back(at(position).id);
}

std::size_t BytePairTokenizer::checkedIndex(int id) const {
    require(id >= 0 && id < size(), "A token's id", "from 0 to " + std::to_string(size() - 1), id);
    return static_cast<std::size_t>(id);
}

std::string_view BytePairTokenizer::bytes(int id) const {
    const std::size_t index = checkedIndex(id);
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_bytes).substr(begin, m_ends[index] - begin);
}

std::string BytePairTokenizer::decode(std::span<const int> ids) const {
    std::string text;
    for (const int id : ids) text += bytes(id);
    return text;
}

std::string BytePairTokenizer::label(int id) const {
    std::string visible = visibleText(bytes(id), false);
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    check(status);
    if (!nfc->isNormalizedUTF8(visible, status)) visible = visibleText(bytes(id), true);
    check(status);
    if (std::ranges::binary_search(m_ambiguousIds, id)) visible += "⟨#" + std::to_string(id) + "⟩";
    return visible;
}

bool BytePairTokenizer::isSpecial(int id) const {
    checkedIndex(id);
    return std::ranges::find(m_specialTokens, id, &BytePairVocabulary::SpecialToken::id) != m_specialTokens.end();
}

}  // namespace attention
