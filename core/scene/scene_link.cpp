#include "core/scene/scene_link.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unicode/utf8.h>
#include <zlib.h>

#include "core/io/format_error.h"
#include "core/io/quoted_text.h"
#include "core/number_text.h"
#include "core/scene/json_tree.h"
#include "core/scene/link_dictionary.h"
#include "core/scene/parameter_table.h"
#include "core/scene/scene_text.h"
#include "core/string_utils.h"
#include "core/version.h"

namespace attention {
namespace {

/// The version of the format, the first character of the text of a scene. Later versions are 2 to 9; programs also read
/// all earlier ones.
constexpr char kLinkVersion = '1';
constexpr std::size_t kChecksumBytes = 4;
constexpr std::string_view kLinkBlanks = " \t\r\n";
/// Characters that may surround a link in a text.
constexpr std::string_view kLinkSurroundings = " \t\r\n<>\"'";
constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::array<std::string_view, 3> kTargets{"scene", "exhibit", "lesson"};

/// Key and value of "d=64"; a key without "=" has no value.
using LinkPart = std::pair<std::string, std::optional<std::string>>;

[[noreturn]] void refuseLink(std::string_view key, const Message& problem, const Message& accepted) {
    throw FormatError(CoreMessages::tr("%1: %2; accepted: %3"), key, problem, accepted);
}

// --- base64url -------------------------------------------------------------------------------------------------------

std::string base64Text(std::string_view bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char byte : bytes) {
        bits = bits << 8 | static_cast<unsigned char>(byte);
        for (count += 8; count >= 6; count -= 6) text += kBase64[bits >> (count - 6) & 63];
    }
    if (count > 0) text += kBase64[bits << (6 - count) & 63];
    return text;
}

[[noreturn]] void refuseTruncated() {
    throw FormatError(CoreMessages::tr("scene: the text is cut short; accepted: all of the link"));
}

[[noreturn]] void refuseChanged() {
    throw FormatError(CoreMessages::tr("scene: a character was changed; accepted: the link as it was made"));
}

std::string base64Bytes(std::string_view text) {
    std::string bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char& character : text) {
        const auto value = kBase64.find(character);
        if (value == kBase64.npos)
            throw FormatError(
                CoreMessages::tr("scene: %1 is no character of its text; accepted: A to Z, a to z, 0 to 9, - and _"),
                quotedExcerpt(text.substr(std::size_t(&character - text.data()), 1)));
        bits = bits << 6 | static_cast<std::uint32_t>(value);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes += static_cast<char>(bits >> count & 255);
    }
    // A single character at the end has only 6 bits, less than a byte.
    if (count == 6) refuseTruncated();
    return bytes;
}

// --- deflate ---------------------------------------------------------------------------------------------------------

const Bytef* bytesOf(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data());
}

std::string checksumOf(std::string_view text) {
    const auto sum = std::uint32_t(crc32(0, bytesOf(text), uInt(text.size())));
    return {char(sum >> 24), char(sum >> 16), char(sum >> 8), char(sum)};
}

std::string deflated(std::string_view text, int strategy) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, strategy) != Z_OK)
        throw std::bad_alloc();
    deflateSetDictionary(&stream, bytesOf(kLinkDictionary1), uInt(kLinkDictionary1.size()));
    std::string bytes(deflateBound(&stream, uLong(text.size())), '\0');
    stream.next_in = const_cast<Bytef*>(bytesOf(text));
    stream.avail_in = uInt(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = uInt(bytes.size());
    deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    return bytes;
}

/// @throws FormatError if the bytes are not deflated text, are incomplete, continue after its end, or unpack to too
/// much
std::string inflated(std::string_view bytes) {
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) throw std::bad_alloc();
    inflateSetDictionary(&stream, bytesOf(kLinkDictionary1), uInt(kLinkDictionary1.size()));
    stream.next_in = const_cast<Bytef*>(bytesOf(bytes));
    stream.avail_in = uInt(bytes.size());
    std::string text;
    std::array<char, 1 << 14> piece;
    int status = Z_OK;
    while (status == Z_OK && text.size() <= kMaxLinkedSceneBytes) {
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = uInt(piece.size());
        status = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    const std::size_t rest = stream.avail_in;
    inflateEnd(&stream);
    if (text.size() > kMaxLinkedSceneBytes)
        throw FormatError(
            CoreMessages::tr("scene: it unpacks to more than any scene of a link; accepted: up to %1 bytes"),
            kMaxLinkedSceneBytes);
    if (status == Z_BUF_ERROR) refuseTruncated();
    if (status != Z_STREAM_END) refuseChanged();
    if (rest > 0)
        throw FormatError(
            CoreMessages::tr("scene: something stands behind the end of its text; accepted: the link alone"));
    return text;
}

Scene sceneOf(std::string_view text, std::span<const std::string_view> exhibits) {
    if (text.empty()) refuseTruncated();
    if (text.front() > kLinkVersion && text.front() <= '9')
        throw FormatError(CoreMessages::tr("scene: it was made by a newer version of Attention Lab than this, %1"),
                          kVersion);
    if (text.front() != kLinkVersion) refuseChanged();
    const std::string bytes = base64Bytes(text.substr(1));
    if (bytes.size() <= kChecksumBytes) refuseTruncated();
    const std::string scene = inflated(std::string_view(bytes).substr(kChecksumBytes));
    if (bytes.substr(0, kChecksumBytes) != checksumOf(scene)) refuseChanged();
    return readSceneText(scene, exhibits);
}

// --- The parts of a link ---------------------------------------------------------------------------------------------

bool isUtf8(std::string_view text) {
    for (std::size_t place = 0; place < text.size();) {
        UChar32 codePoint = 0;
        U8_NEXT(text.data(), place, text.size(), codePoint);
        if (codePoint < 0) return false;
    }
    return true;
}

/// Decodes %20 and the like. @param key  name of the text in a message
std::string percentDecoded(std::string_view text, std::string_view key) {
    static constexpr std::string_view digits = "0123456789abcdef0123456789ABCDEF";
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += text[i];
            continue;
        }
        const auto high = i + 1 < text.size() ? digits.find(text[i + 1]) : digits.npos;
        const auto low = i + 2 < text.size() ? digits.rfind(text[i + 2]) : digits.npos;
        if (high == digits.npos || low == digits.npos)
            refuseLink(key, {CoreMessages::tr("%1 is no percent-encoded character"), quotedExcerpt(text.substr(i, 3))},
                       CoreMessages::tr("a percent sign with two hexadecimal digits"));
        decoded += static_cast<char>(high % 16 * 16 + low % 16);
        i += 2;
    }
    if (!isUtf8(decoded)) refuseLink(key, CoreMessages::tr("its text is not UTF-8"), "UTF-8");
    return decoded;
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result;
    for (auto at = text.find(from); at != text.npos; at = text.find(from)) {
        result.append(text.substr(0, at)).append(to);
        text.remove_prefix(at + from.size());
    }
    return result.append(text);
}

bool hasTarget(std::string_view text, std::string_view target, std::string_view equals) {
    for (const std::string_view before : {"#", "&"})
        if (text.find(std::string(before) + std::string(target) + std::string(equals)) != text.npos) return true;
    return text.starts_with(std::string(target) + std::string(equals));
}

/// The part of an address after # or "attention-lab:", with encodings and line breaks undone that e-mail and other
/// programs add.
std::string fragmentOf(std::string_view address) {
    std::string text(trimmed(address, kLinkSurroundings));
    // If the whole address is percent-encoded, it has no "=".
    if (text.find('=') == text.npos && text.find("%3") != text.npos) text = percentDecoded(text, quotedExcerpt(text));
    text = replaced(text, "&amp;", "&");
    // Quoted-printable e-mail ends a broken line with "=".
    std::string unbroken = replaced(replaced(text, "=\r\n", ""), "=\n", "");
    std::erase_if(unbroken, [](char character) { return kLinkBlanks.find(character) != kLinkBlanks.npos; });
    if (unbroken.starts_with(kLinkScheme)) {
        unbroken.erase(0, std::min(unbroken.find_first_not_of("/#?", kLinkScheme.size()), unbroken.size()));
        text = text.starts_with(kLinkScheme)
                   ? text.substr(std::min(text.find_first_not_of("/#?", kLinkScheme.size()), text.size()))
                   : unbroken;
    } else if (const auto sign = text.find('#'); sign != text.npos) {
        unbroken.erase(0, unbroken.find('#') + 1);
        text.erase(0, sign + 1);
    }
    if (hasTarget(unbroken, "scene", "=")) return unbroken;
    return text;
}

std::vector<LinkPart> partsOf(const std::string& fragment) {
    std::vector<LinkPart> parts;
    for (const std::string_view part : split(fragment, '&')) {
        if (part.empty()) continue;
        if (part.find_first_of("\r\n") != part.npos)
            throw FormatError(CoreMessages::tr("a line break stands in the link; accepted: all of it on one line"));
        const auto equals = part.find('=');
        const std::string_view written = part.substr(0, equals);
        const std::string key = percentDecoded(written, quotedExcerpt(written));
        if (std::ranges::find(parts, key, &LinkPart::first) != parts.end())
            throw FormatError(CoreMessages::tr("%1: the key stands twice; accepted: once"), joinPath({}, key));
        parts.emplace_back(key, equals == part.npos
                                    ? std::nullopt
                                    : std::optional(percentDecoded(part.substr(equals + 1), joinPath({}, key))));
    }
    return parts;
}

/// Removes a key from the parts. @return its value; nullopt if the key is missing
std::optional<std::string> take(std::vector<LinkPart>& parts, std::string_view key) {
    const auto found = std::ranges::find(parts, key, &LinkPart::first);
    if (found == parts.end()) return std::nullopt;
    std::string value = found->second.value_or(std::string());
    parts.erase(found);
    return value;
}

ExhibitLink exhibitOf(const std::string& id, std::vector<LinkPart>& parts) {
    ExhibitLink link{.exhibit = id};
    for (auto& [key, value] : parts) {
        const ParameterInfo* info = findParameter(key);
        if (!value && !(info && info->isFlag))
            refuseLink(joinPath({}, key), CoreMessages::tr("the value is missing"), key + "=VALUE");
        link.options.emplace_back(key, value.value_or("on"));
    }
    parts.clear();
    return link;
}

LessonLink lessonOf(const std::string& id, std::vector<LinkPart>& parts) {
    LessonLink link{.lesson = id};
    if (const auto step = take(parts, "step")) {
        link.step = parseInteger(*step);
        if (!link.step || *link.step < 1)
            refuseLink("step", {CoreMessages::tr("%1 is not the number of a step"), quotedExcerpt(*step)},
                       CoreMessages::tr("whole numbers from 1"));
    }
    return link;
}

}  // namespace

bool isLink(std::string_view text) {
    if (text.size() > kMaxLinkBytes) return false;
    const std::string_view inside = trimmed(text, kLinkSurroundings);
    return inside.starts_with(kLinkScheme) || std::ranges::any_of(kTargets, [inside](std::string_view target) {
               for (const auto& [sign, equals] : {std::pair{"#", "="}, std::pair{"%23", "%3D"}})
                   if (inside.find(sign + std::string(target) + equals) != inside.npos) return true;
               return false;
           });
}

std::string writeSceneLink(const Scene& scene) {
    const std::string text = writeShortSceneText(scene);
    if (text.size() > kMaxLinkedSceneBytes)
        throw FormatError(CoreMessages::tr("the scene has %1 bytes, too many for a link; accepted: up to %2"),
                          text.size(), kMaxLinkedSceneBytes);
    std::string packed = deflated(text, Z_DEFAULT_STRATEGY);
    if (std::string fixed = deflated(text, Z_FIXED); fixed.size() < packed.size()) packed = std::move(fixed);
    std::string link = std::string("scene=") + kLinkVersion + base64Text(checksumOf(text) + packed);
    if (link.size() > kMaxLinkBytes)
        throw FormatError(CoreMessages::tr("%1 bytes are too long for a link; accepted: up to %2"), link.size(),
                          kMaxLinkBytes);
    return link;
}

Link readLink(std::string_view text, std::span<const std::string_view> exhibits) {
    if (text.size() > kMaxLinkBytes)
        throw FormatError(CoreMessages::tr("%1 bytes are too long for a link; accepted: up to %2"), text.size(),
                          kMaxLinkBytes);
    std::vector<LinkPart> parts = partsOf(fragmentOf(text));
    std::vector<std::string_view> targets;
    for (const std::string_view target : kTargets)
        if (std::ranges::find(parts, target, &LinkPart::first) != parts.end()) targets.push_back(target);
    if (targets.empty())
        throw FormatError(
            CoreMessages::tr("it is no link of Attention Lab; accepted: one with scene=, exhibit= or lesson="));
    if (targets.size() > 1)
        refuseLink(targets[1], {CoreMessages::tr("it cannot stand beside %1"), targets[0]},
                   CoreMessages::tr("one of the two"));
    Link link;
    if (const auto embed = take(parts, "embed")) {
        if (*embed != "1") refuseLink("embed", {CoreMessages::tr("%1 is not accepted"), quotedExcerpt(*embed)}, "1");
        link.isEmbedded = true;
    }
    link.language = take(parts, "language").value_or(std::string());
    if (const auto theme = take(parts, "theme")) {
        if (*theme != "light" && *theme != "dark")
            refuseLink("theme", {CoreMessages::tr("%1 is not one of the choices"), quotedExcerpt(*theme)},
                       "light, dark");
        link.theme = *theme;
    }
    const std::string value = *take(parts, targets.front());
    std::string accepted = "embed, language, theme";
    if (targets.front() == "exhibit") {
        link.target = exhibitOf(value, parts);
    } else if (targets.front() == "lesson") {
        link.target = lessonOf(value, parts);
        accepted = "step, " + accepted;
    }
    if (!parts.empty()) refuseLink(joinPath({}, parts.front().first), CoreMessages::tr("the key is unknown"), accepted);
    if (targets.front() == "scene") link.target = sceneOf(value, exhibits);
    return link;
}

}  // namespace attention
