#include "core/models/byte_pair_vocabulary.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <unicode/utf8.h>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/io/quoted_text.h"
#include "core/models/model_json.h"
#include "core/string_utils.h"

namespace attention {
namespace {

using nlohmann::json;

constexpr std::string_view kVocabularyFile = "vocab.json";
constexpr std::string_view kMergesFile = "merges.txt";
constexpr std::string_view kTokenizerFile = "tokenizer.json";
constexpr std::string_view kEndOfText = "<|endoftext|>";
constexpr std::size_t kByteCount = 256;

/// The byte that a character of GPT-2's byte alphabet stands for, or -1 for other characters. Printable Latin-1
/// characters stand for themselves; the remaining bytes are written as U+0100 and following, so that a vocabulary is
/// readable text without blanks. Source: bytes_to_unicode() of github.com/openai/gpt-2, src/encoder.py.
int alphabetByte(UChar32 character) {
    static const auto bytes = [] {
        std::array<int, 2 * kByteCount> map;
        map.fill(-1);
        std::size_t next = kByteCount;
        for (std::size_t byte = 0; byte < kByteCount; ++byte) {
            const bool isPrintable = (byte >= 0x21 && byte <= 0x7E) || (byte >= 0xA1 && byte != 0xAD);
            map[isPrintable ? byte : next++] = static_cast<int>(byte);
        }
        return map;
    }();
    return character >= 0 && static_cast<std::size_t>(character) < bytes.size() ? bytes[std::size_t(character)] : -1;
}

/// The bytes of a token in the byte alphabet; if it has other characters, its text unchanged.
std::string alphabetBytes(std::string_view token) {
    std::string bytes;
    for (std::size_t place = 0; place < token.size();) {
        UChar32 character = 0;
        U8_NEXT(token.data(), place, token.size(), character);
        const int byte = alphabetByte(character);
        if (byte < 0) return std::string(token);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

/// A token as the file lists it.
struct ListedToken {
    std::string name;
    const json* id;
};

/// Ids of tokens by their names in the file.
using Ids = std::unordered_map<std::string_view, int>;

/// Checks that the ids are 0 ... count - 1, each used once. @return the names by id
std::vector<std::string_view> namesById(const std::vector<ListedToken>& tokens, std::string_view file) {
    const std::size_t count = tokens.size();
    std::vector<std::string_view> names(count);
    std::vector<bool> isTaken(count);
    for (const ListedToken& token : tokens) {
        const bool isValidId = token.id->is_number_unsigned() && token.id->get<std::uint64_t>() < count;
        if (!isValidId)
            refuseFile(
                file,
                {CoreMessages::tr("the id of token %1 is %2; accepted: for %3 tokens, the whole numbers from 0 to %4"),
                 quotedExcerpt(token.name), describedJson(*token.id), count, count - 1});
        const auto id = token.id->get<std::size_t>();
        if (isTaken[id])
            refuseFile(file, {CoreMessages::tr("tokens %1 and %2 have the same id, %3; accepted: an id for each token"),
                              quotedExcerpt(names[id]), quotedExcerpt(token.name), id});
        isTaken[id] = true;
        names[id] = token.name;
    }
    return names;
}

Ids idsByName(const std::vector<std::string_view>& names) {
    Ids ids;
    ids.reserve(names.size());
    for (std::size_t id = 0; id < names.size(); ++id) ids.emplace(names[id], static_cast<int>(id));
    return ids;
}

std::vector<int> findByteIds(const Ids& ids, std::string_view file) {
    std::vector<int> byteIds(kByteCount, -1);
    std::array<std::string, kByteCount> characters;
    for (UChar32 character = 0; character < UChar32(2 * kByteCount); ++character) {
        const int byte = alphabetByte(character);
        if (byte < 0) continue;
        std::array<char, U8_MAX_LENGTH> utf8{};
        std::size_t length = 0;
        U8_APPEND_UNSAFE(utf8.data(), length, character);
        characters[std::size_t(byte)] = std::string(utf8.data(), length);
    }
    for (std::size_t byte = 0; byte < kByteCount; ++byte) {
        const auto found = ids.find(characters[byte]);
        if (found == ids.end())
            refuseFile(file,
                       {CoreMessages::tr("token %1, which stands for byte %2, is missing; accepted: vocabularies of "
                                         "byte-level BPE, which have all 256 bytes"),
                        quotedExcerpt(characters[byte]), byte});
        byteIds[byte] = found->second;
    }
    return byteIds;
}

/// Collects and checks merges.
class MergeList {
 public:
    MergeList(const Ids& ids, std::string_view file) : m_ids(ids), m_file(file) {}

    /// @param place  where the file lists the merge, for messages
    void add(std::string_view left, std::string_view right, const Message& place) {
        const std::string result = std::string(left).append(right);
        const auto idOf = [&](std::string_view token) {
            const auto found = m_ids.find(token);
            if (found == m_ids.end())
                refuseFile(m_file, {CoreMessages::tr(
                                        "%1 merges %2 and %3, but the vocabulary has no token %4; accepted: merges "
                                        "of tokens of the vocabulary that give such a token"),
                                    place, quotedExcerpt(left), quotedExcerpt(right), quotedExcerpt(token)});
            return found->second;
        };
        const BytePairVocabulary::Merge merge{idOf(left), idOf(right), idOf(result)};
        const auto key = std::uint64_t(merge.left) << 32 | std::uint64_t(merge.right);
        if (!m_pairs.insert(key).second)
            refuseFile(m_file, {CoreMessages::tr("%1 merges %2 and %3 once more; accepted: each merge once"), place,
                                quotedExcerpt(left), quotedExcerpt(right)});
        m_merges.push_back(merge);
    }

    std::vector<BytePairVocabulary::Merge> take() { return std::move(m_merges); }

 private:
    const Ids& m_ids;
    std::string_view m_file;
    std::vector<BytePairVocabulary::Merge> m_merges;
    std::unordered_set<std::uint64_t> m_pairs;
};

/// Whether a name looks like that of a special token: "<pad>", "[PAD]".
bool looksSpecial(std::string_view name) {
    return name.size() > 2 &&
           ((name.front() == '<' && name.back() == '>') || (name.front() == '[' && name.back() == ']'));
}

/// Checks that some merge produces each token. Otherwise the list of merges is incomplete, and texts would silently get
/// wrong tokens.
void requireAllProduced(const BytePairVocabulary& vocabulary, const std::vector<std::string_view>& names,
                        std::string_view file) {
    std::vector<bool> isProduced(names.size());
    for (const int id : vocabulary.byteIds) isProduced[std::size_t(id)] = true;
    for (const BytePairVocabulary::Merge& merge : vocabulary.merges) isProduced[std::size_t(merge.result)] = true;
    for (const BytePairVocabulary::SpecialToken& token : vocabulary.specialTokens)
        isProduced[std::size_t(token.id)] = true;
    for (std::size_t id = 0; id < names.size(); ++id)
        if (!isProduced[id] && !looksSpecial(names[id]))
            refuseFile(file,
                       {CoreMessages::tr("no merge makes token %1, id %2, of the vocabulary; accepted: a merge for "
                                         "each token that is neither a byte nor special, as <pad>"),
                        quotedExcerpt(names[id]), id});
}

/// Fills in the bytes of all tokens and finds <|endoftext|>.
void fillTokens(BytePairVocabulary& vocabulary, const std::vector<std::string_view>& names) {
    vocabulary.tokens.resize(names.size());
    for (const BytePairVocabulary::SpecialToken& token : vocabulary.specialTokens)
        vocabulary.tokens[std::size_t(token.id)].isSpecial = true;
    for (std::size_t id = 0; id < names.size(); ++id) {
        auto& token = vocabulary.tokens[id];
        // The name of a special token is plain text, not in the byte alphabet.
        token.bytes = token.isSpecial ? std::string(names[id]) : alphabetBytes(names[id]);
        if (names[id] == kEndOfText) vocabulary.endOfText = static_cast<int>(id);
    }
}

const json& member(const json& object, const char* key) {
    static const json null;
    const auto found = object.find(key);
    return found == object.end() ? null : *found;
}

void requireValue(bool holds, std::string_view path, const json& value, std::string_view accepted) {
    if (!holds)
        refuseFile(kTokenizerFile, {CoreMessages::tr("%1 is %2; accepted: %3"), path, describedJson(value), accepted});
}

void requireKnownKeys(const json& object, const std::string& path, std::initializer_list<std::string_view> known) {
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(known, key) == known.end())
            refuseFile(kTokenizerFile, {CoreMessages::tr("the key %1 is unknown; accepted: %2"),
                                        quotedExcerpt(path + key), join(known, ", ")});
}

/// Whether `value` is an object whose "type" is `type`.
bool isOfType(const json& value, const char* type) {
    return value.is_object() && member(value, "type") == type;
}

bool isNullOrFalse(const json& value) {
    return value.is_null() || value == false;
}

void requireByteLevel(const json& tokenizer) {
    const json& normalizer = member(tokenizer, "normalizer");
    requireValue(normalizer.is_null(), "normalizer", normalizer.is_object() ? member(normalizer, "type") : normalizer,
                 "null");

    const json& splitter = member(tokenizer, "pre_tokenizer");
    requireValue(isOfType(splitter, "ByteLevel"), "pre_tokenizer",
                 splitter.is_object() ? member(splitter, "type") : splitter, "\"ByteLevel\"");
    requireKnownKeys(splitter, "pre_tokenizer.", {"type", "add_prefix_space", "trim_offsets", "use_regex"});
    const json& prefix = member(splitter, "add_prefix_space");
    requireValue(prefix.is_boolean(), "pre_tokenizer.add_prefix_space", prefix, "true, false");
    const json& regex = member(splitter, "use_regex");
    requireValue(regex.is_null() || regex == true, "pre_tokenizer.use_regex", regex, "true");

    const json& decoder = member(tokenizer, "decoder");
    requireValue(decoder.is_null() || isOfType(decoder, "ByteLevel"), "decoder",
                 decoder.is_object() ? member(decoder, "type") : decoder, "\"ByteLevel\", null");

    // A template may add tokens; only the one that consists of the sequence alone is accepted.
    const json& processor = member(tokenizer, "post_processor");
    const json& single = processor.is_object() ? member(processor, "single") : processor;
    const bool isPlain = isOfType(processor, "TemplateProcessing") && single.is_array() && single.size() == 1 &&
                         single[0].is_object() && single[0].contains("Sequence");
    requireValue(processor.is_null() || isOfType(processor, "ByteLevel") || isPlain, "post_processor",
                 processor.is_object() ? member(processor, "type") : processor, "\"ByteLevel\", null");
}

void requirePlainBpe(const json& model) {
    requireValue(model.is_object(), "model", model, "{\"type\": \"BPE\", ...}");
    const json& type = member(model, "type");
    requireValue(type.is_null() || type == "BPE", "model.type", type, "\"BPE\"");
    // unk_token, fuse_unk and byte_fallback have no effect, because every byte has a token.
    requireKnownKeys(model, "model.",
                     {"type", "dropout", "unk_token", "continuing_subword_prefix", "end_of_word_suffix", "fuse_unk",
                      "byte_fallback", "ignore_merges", "vocab", "merges"});
    const json& dropout = member(model, "dropout");
    requireValue(dropout.is_null() || dropout == 0, "model.dropout", dropout, "null, 0");
    for (const char* key : {"continuing_subword_prefix", "end_of_word_suffix"}) {
        const json& affix = member(model, key);
        requireValue(affix.is_null() || affix == "", std::string("model.") + key, affix, "null, \"\"");
    }
    const json& ignoresMerges = member(model, "ignore_merges");
    requireValue(isNullOrFalse(ignoresMerges), "model.ignore_merges", ignoresMerges, "false");
    requireValue(member(model, "vocab").is_object(), "model.vocab", member(model, "vocab"), "{\"!\": 0, ...}");
    requireValue(member(model, "merges").is_array(), "model.merges", member(model, "merges"), "[[\"a\", \"b\"], ...]");
}

std::string indexed(std::string_view list, std::size_t index) {
    return std::string(list).append("[").append(std::to_string(index)).append("]");
}

/// Reads added_tokens. @param vocabulary  model.vocab  @param tokens  the tokens that model.vocab lacks are appended
void readAddedTokens(const json& added, const json& vocabulary, std::vector<ListedToken>& tokens) {
    requireValue(added.is_null() || added.is_array(), "added_tokens", added, "[{\"id\": 0, \"content\": \"a\"}, ...]");
    std::unordered_set<std::string_view> names;
    for (std::size_t index = 0; index < added.size(); ++index) {
        const json& token = added[index];
        const std::string path = indexed("added_tokens", index);
        requireValue(token.is_object(), path, token, "{\"id\": 0, \"content\": \"a\"}");
        requireKnownKeys(token, path + ".",
                         {"id", "content", "single_word", "lstrip", "rstrip", "normalized", "special"});
        const json& content = member(token, "content");
        requireValue(content.is_string() && content != "", path + ".content", content, "\"<|endoftext|>\"");
        const json& normalized = member(token, "normalized");
        requireValue(normalized.is_null() || normalized.is_boolean(), path + ".normalized", normalized, "true, false");
        for (const char* key : {"single_word", "lstrip", "rstrip"})
            requireValue(isNullOrFalse(member(token, key)), path + "." + key, member(token, key), "false");
        const auto& name = content.get_ref<const std::string&>();
        if (!names.insert(name).second)
            refuseFile(kTokenizerFile,
                       {CoreMessages::tr("%1 is token %2 once more; accepted: each once"), path, quotedExcerpt(name)});
        const auto inVocabulary = vocabulary.find(name);
        if (inVocabulary == vocabulary.end()) {
            tokens.push_back({name, &member(token, "id")});
        } else {
            requireValue(member(token, "id") == *inVocabulary, path + ".id", member(token, "id"), inVocabulary->dump());
        }
    }
}

}  // namespace

BytePairVocabulary readBytePairVocabulary(std::string_view vocabularyJson, std::string_view merges) {
    const json document = parseJsonObject(vocabularyJson, kVocabularyFile);
    std::vector<ListedToken> tokens;
    for (const auto& [name, id] : document.items()) tokens.push_back({name, &id});
    const std::vector<std::string_view> names = namesById(tokens, kVocabularyFile);
    const Ids ids = idsByName(names);

    BytePairVocabulary vocabulary;
    vocabulary.byteIds = findByteIds(ids, kVocabularyFile);
    MergeList list(ids, kMergesFile);
    while (merges.ends_with('\n') || merges.ends_with('\r')) merges.remove_suffix(1);
    if (!merges.empty()) {
        const std::vector<std::string_view> lines = split(merges, '\n');
        const std::size_t first = lines.front().starts_with("#version") ? 1 : 0;
        for (std::size_t index = first; index < lines.size(); ++index) {
            std::string_view line = lines[index];
            if (line.ends_with('\r')) line.remove_suffix(1);
            const auto parts = split(line, ' ');
            if (parts.size() != 2 || parts[0].empty() || parts[1].empty())
                refuseFile(kMergesFile, {CoreMessages::tr("line %1 is %2; accepted: two tokens with one blank between"),
                                         index + 1, quotedExcerpt(line)});
            list.add(parts[0], parts[1], {CoreMessages::tr("line %1"), index + 1});
        }
    }
    vocabulary.merges = list.take();
    if (const auto found = ids.find(kEndOfText); found != ids.end())
        vocabulary.specialTokens.push_back({found->second});
    requireAllProduced(vocabulary, names, kMergesFile);
    fillTokens(vocabulary, names);
    return vocabulary;
}

BytePairVocabulary readTokenizerJson(std::string_view text) {
    const json document = parseJsonObject(text, kTokenizerFile);
    requireKnownKeys(document, "",
                     {"version", "truncation", "padding", "added_tokens", "normalizer", "pre_tokenizer",
                      "post_processor", "decoder", "model"});
    const json& model = member(document, "model");
    requirePlainBpe(model);
    requireByteLevel(document);

    std::vector<ListedToken> tokens;
    const json& given = member(model, "vocab");
    for (const auto& [name, id] : given.items()) tokens.push_back({name, &id});
    const json& added = member(document, "added_tokens");
    readAddedTokens(added, given, tokens);
    const std::vector<std::string_view> names = namesById(tokens, kTokenizerFile);
    const Ids ids = idsByName(names);

    BytePairVocabulary vocabulary;
    vocabulary.byteIds = findByteIds(ids, kTokenizerFile);
    vocabulary.addsPrefixSpace = member(document, "pre_tokenizer").at("add_prefix_space").get<bool>();
    vocabulary.mergesInRounds = false;
    MergeList list(ids, kTokenizerFile);
    const json& merges = member(model, "merges");
    for (std::size_t index = 0; index < merges.size(); ++index) {
        const json& merge = merges[index];
        const std::string place = indexed("model.merges", index);
        constexpr std::string_view accepted = "\"a b\", [\"a\", \"b\"]";
        if (merge.is_string()) {
            const auto parts = split(merge.get_ref<const std::string&>(), ' ');
            requireValue(parts.size() == 2 && !parts[0].empty() && !parts[1].empty(), place, merge, accepted);
            list.add(parts[0], parts[1], place);
        } else {
            requireValue(merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string() &&
                             merge[0] != "" && merge[1] != "",
                         place, merge, accepted);
            list.add(merge[0].get_ref<const std::string&>(), merge[1].get_ref<const std::string&>(), place);
        }
    }
    vocabulary.merges = list.take();
    for (const json& token : added) {
        vocabulary.specialTokens.push_back(
            {ids.at(member(token, "content").get_ref<const std::string&>()), member(token, "normalized") == true});
    }
    requireAllProduced(vocabulary, names, kTokenizerFile);
    fillTokens(vocabulary, names);
    return vocabulary;
}

}  // namespace attention
