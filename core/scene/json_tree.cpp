#include "core/scene/json_tree.h"

#include <algorithm>
#include <unicode/utf8.h>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/io/format_error.h"
#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/overloaded.h"

namespace attention {
namespace {

using nlohmann::json;

constexpr MessageTemplate kAt = CoreMessages::tr("line %1, column %2: %3");
constexpr MessageTemplate kNotUtf8 = CoreMessages::tr("a byte is not UTF-8; accepted: UTF-8");

/// The number of leading bytes of `text` that are valid UTF-8; an encoded surrogate is not valid.
std::size_t utf8Prefix(std::string_view text) {
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t start = position;
        UChar32 codePoint = 0;
        U8_NEXT(text.data(), position, text.size(), codePoint);
        if (codePoint < 0) return start;
    }
    return text.size();
}

/// The error for a problem at a byte of the text, with its line and column.
FormatError errorAt(std::string_view text, std::size_t offset, const Message& problem) {
    const std::string_view before = text.substr(0, offset);
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::string_view lineBefore = before.substr(before.find_last_of('\n') + 1);
    // Bytes 10xxxxxx continue a character.
    const auto column =
        std::ranges::count_if(lineBefore, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }) +
        1;
    return FormatError(kAt, line, column, problem);
}

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kWordEnds = " \t\r\n{}[],:\"";

class TreeBuilder final : public nlohmann::json_sax<json> {
 public:
    TreeBuilder(std::string_view text, std::size_t maxDepth, JsonLists lists)
        : m_text(text), m_maxDepth(maxDepth), m_lists(lists) {}

    JsonValue takeRoot() { return std::move(m_root); }

    bool null() override { return add(nullptr), true; }
    bool boolean(bool value) override { return add(value), true; }
    bool number_integer(std::int64_t value) override { return add(value), true; }
    bool number_unsigned(std::uint64_t value) override {
        if (std::in_range<std::int64_t>(value))
            add(static_cast<std::int64_t>(value));
        else
            add(static_cast<double>(value));
        return true;
    }
    bool number_float(double value, const std::string&) override { return add(value), true; }
    bool string(std::string& value) override { return add(std::move(value)), true; }
    bool binary(json::binary_t&) override { return false; }  // never called for JSON text
    bool start_object(std::size_t) override { return open(JsonObject()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(JsonList()); }
    bool end_array() override { return close(); }

    bool key(std::string& key) override {
        m_isAfterKey = true;
        if (!m_open.back().value) return true;
        auto& members = std::get<JsonObject>(*m_open.back().value);
        if (std::ranges::find(members, key, &JsonMember::key) != members.end())
            throw FormatError(CoreMessages::tr("%1: the key stands twice; accepted: once"),
                              joinPath(pathOf(m_open.size() - 1), key));
        const std::size_t maxKeys = m_lists == JsonLists::Values ? kMaxJsonListKeys : kMaxJsonKeys;
        if (++m_keys > maxKeys)
            throw FormatError(CoreMessages::tr("it has too many keys; accepted: at most %1"), maxKeys);
        members.push_back({std::move(key), nullptr});
        return true;
    }

    /// @param position  index after the last character that the parser read
    /// @param last  the last token
    bool parse_error(std::size_t position, const std::string& last, const nlohmann::detail::exception& error) override {
        constexpr int numberOverflow = 406;  // of nlohmann::json::out_of_range
        if (error.id == numberOverflow) {
            throw FormatError(
                CoreMessages::tr("%1: %2 is too large for a number; accepted: up to 1.7976931348623157e+308"),
                pathOf(m_open.size()), quotedExcerpt(last));
        }
        if (position > m_text.size()) throw errorAt(m_text, m_text.size(), CoreMessages::tr("the text ends too early"));

        // The kind of error is only in the text of nlohmann: "... while parsing value - unexpected '}'; expected ...".
        std::string_view reason = error.what();
        reason.remove_prefix(reason.find(" - ") + 3);
        if (reason.starts_with("invalid string")) {
            const auto byte = static_cast<unsigned char>(m_text[position - 1]);
            MessageTemplate why = CoreMessages::tr(
                "an escape that JSON does not have; accepted: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000");
            if (byte < ' ')
                why =
                    CoreMessages::tr("a line break or another control character in a text; accepted: \\n and the like");
            throw errorAt(m_text, position - 1, why);
        }
        if (reason.starts_with("unexpected string"))
            throw unexpected(position - last.size(),
                             {CoreMessages::tr("the text %1"), quotedExcerpt(last.substr(1, last.size() - 2))});
        if (reason.starts_with("unexpected '"))
            throw unexpected(position - 1, quotedExcerpt(m_text.substr(position - 1, 1)));
        // Show the whole word, although the parser may have stopped inside of it or after the next bracket: "nul",
        // "1.".
        const std::size_t start = m_text.substr(0, position - 1).find_last_of(kWordEnds) + 1;
        const std::size_t end = m_text.find_first_of(kWordEnds, start);
        throw unexpected(start, quotedExcerpt(m_text.substr(start, end - start)));
    }

 private:
    struct OpenValue {
        JsonValue* value;  ///< null for a value in a list that is not stored
        bool isObject;
    };

    /// Adds a value to the tree. @return its address there; null if it is not stored
    JsonValue* add(JsonValue value) {
        m_isAfterKey = false;
        if (m_open.empty()) return &(m_root = std::move(value));
        JsonValue* parent = m_open.back().value;
        if (!parent) return nullptr;
        if (auto* members = std::get_if<JsonObject>(parent)) return &(members->back().value = std::move(value));
        auto& list = std::get<JsonList>(*parent);
        if (m_lists == JsonLists::Values) return &list.values.emplace_back(JsonMember{{}, std::move(value)}).value;
        if (!list.firstNonNumber.empty()) return nullptr;
        if (const auto* integer = std::get_if<std::int64_t>(&value)) {
            list.numbers.push_back(static_cast<double>(*integer));
        } else if (const auto* real = std::get_if<double>(&value)) {
            list.numbers.push_back(*real);
        } else {
            list.firstNonNumber = describe(value);
            list.firstNonNumberIndex = list.numbers.size();
        }
        return nullptr;
    }

    bool open(JsonValue container) {
        if (m_open.size() == m_maxDepth) {
            throw FormatError(
                CoreMessages::tr("objects and lists stand too deep inside each other; accepted: at most %1 deep"),
                m_maxDepth);
        }
        // The address stays valid, because the parent does not grow before this container is closed.
        const bool isObject = std::holds_alternative<JsonObject>(container);
        m_open.push_back({add(std::move(container)), isObject});
        return true;
    }
    bool close() { return m_open.pop_back(), true; }

    FormatError unexpected(std::size_t start, const Message& problem) const {
        const std::size_t before = m_text.substr(0, start).find_last_not_of(kBlanks);
        return errorAt(m_text, start,
                       {CoreMessages::tr("%1 cannot stand here; accepted: %2"), problem,
                        accepted(before == m_text.npos ? '\0' : m_text[before])});
    }

    /// What is accepted at the current position, after the character `before`.
    MessageTemplate accepted(char before) const {
        if (m_open.empty())
            return before == 0 ? CoreMessages::tr("an object") : CoreMessages::tr("the end of the text");
        const bool isInObject = m_open.back().isObject;
        switch (before) {
            case '{':
                return CoreMessages::tr("a key in double quotes, or }");
            case '[':
                return CoreMessages::tr("a value, or ]");
            case ',':
                return isInObject ? CoreMessages::tr("a key in double quotes") : CoreMessages::tr("a value");
            case ':':
                return CoreMessages::tr("a value");
            default:
                if (m_isAfterKey) return CoreMessages::tr("a colon");
                return isInObject ? CoreMessages::tr("a comma, or }") : CoreMessages::tr("a comma, or ]");
        }
    }

    /// The path of the current value in the innermost of the first `count` open containers.
    std::string pathOf(std::size_t count) const {
        std::string path;
        for (std::size_t i = 0; i < count && m_open[i].value; ++i) {
            if (m_open[i].isObject) {
                path = joinPath(path, std::get<JsonObject>(*m_open[i].value).back().key);
                continue;
            }
            const auto& list = std::get<JsonList>(*m_open[i].value);
            // A container inside of the list is stored before it is complete.
            const bool isInside = i + 1 < m_open.size() && !list.values.empty();
            const std::size_t index = list.numbers.size() + list.values.size() - (isInside ? 1 : 0);
            path.append("[").append(std::to_string(index)).append("]");
        }
        return path;
    }

    std::string_view m_text;
    std::size_t m_maxDepth;
    JsonLists m_lists;
    std::size_t m_keys = 0;
    JsonValue m_root;
    std::vector<OpenValue> m_open;
    bool m_isAfterKey = false;
};

}  // namespace

JsonValue parseJson(std::string_view text, std::size_t maxDepth, JsonLists lists) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (const std::size_t valid = utf8Prefix(text); valid < text.size()) throw errorAt(text, valid, kNotUtf8);
    TreeBuilder tree(text, maxDepth, lists);
    json::sax_parse(text.begin(), text.end(), &tree);
    return tree.takeRoot();
}

Message describe(const JsonValue& value) {
    return std::visit(
        Overloaded{
            [](std::nullptr_t) { return Message("null"); },
            [](bool truth) { return Message(truth ? "true" : "false"); },
            [](std::int64_t integer) { return Message(integer); },
            [](double real) { return Message(formatNumber(real)); },
            [](const std::string& text) { return Message(CoreMessages::tr("the text %1"), quotedExcerpt(text)); },
            [](const JsonList&) { return Message(CoreMessages::tr("a list")); },
            [](const JsonObject&) { return Message(CoreMessages::tr("an object")); },
        },
        value);
}

std::string joinPath(const std::string& path, std::string_view key) {
    const bool isPlain = !key.empty() && key.size() <= 40 && std::ranges::all_of(key, [](char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
               (character >= '0' && character <= '9') || character == '-';
    });
    return path + (path.empty() ? "" : ".") + (isPlain ? std::string(key) : quotedExcerpt(key));
}

}  // namespace attention
