#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/scene/scene.h"

namespace attention {

/// How a link begins that has no address of a web page before it.
inline constexpr std::string_view kLinkScheme = "attention-lab:";
/// Bytes; a longer text is no link.
inline constexpr std::size_t kMaxLinkBytes = std::size_t{1} << 19;
/// Bytes of the scene that a link unpacks to, at most.
inline constexpr std::size_t kMaxLinkedSceneBytes = std::size_t{1} << 20;

/// "lesson=order-is-lost&step=3".
struct LessonLink {
    std::string lesson;
    std::optional<std::int64_t> step = std::nullopt;  ///< from 1; nothing: where the lesson was left

    bool operator==(const LessonLink&) const = default;
};

/// "exhibit=heads&d=64&n=12": the exhibit with options of the command line, without their dashes.
struct ExhibitLink {
    std::string exhibit;
    std::vector<std::pair<std::string, std::string>> options = {};  ///< as they were written, no key twice

    bool operator==(const ExhibitLink&) const = default;
};

/// What the text of a link asks for: what stands after # in the address of the browser version, or after
/// "attention-lab:".
struct Link {
    std::variant<LessonLink, ExhibitLink, Scene> target;
    bool isEmbedded = false;    ///< "embed=1": without list and menus
    std::string language = {};  ///< "zh_CN"; empty: that of the window
    std::string theme = {};     ///< "light" or "dark"; empty: that of the window

    bool operator==(const Link&) const = default;
};

/// Whether a text is meant as a link: it begins with kLinkScheme, or has one of "#scene=", "#exhibit=" and "#lesson=".
bool isLink(std::string_view text);

/// A scene as "scene=TEXT", with the characters A-Z, a-z, 0-9, - and _ only. Arrays are left out; hasArrays() tells
/// whether there are any. TEXT is the version, 1, and then base64url of the CRC-32 of writeShortSceneText() (4 bytes,
/// the most significant first) and of that text in raw deflate with the dictionary kLinkDictionary1.
/// @throws FormatError if the scene is longer than kMaxLinkedSceneBytes or its link than kMaxLinkBytes
std::string writeSceneLink(const Scene& scene);

/// The scene loads arrays, which no link has.
inline bool hasArrays(const Scene& scene) {
    return !scene.arrays.empty();
}

/// Reads a link: a whole address, "attention-lab:...", or the text after #. Percent-encoded characters are decoded.
/// Blanks and line breaks, which e-mail puts into long lines, are taken out of a scene, whose checksum confirms it.
/// @param exhibits  the ids that are accepted in a scene
/// @throws FormatError naming the key, what was wrong and what is accepted
Link readLink(std::string_view text, std::span<const std::string_view> exhibits);

}  // namespace attention
