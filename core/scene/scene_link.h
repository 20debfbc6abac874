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

/// The scheme of links that are no web address.
inline constexpr std::string_view kLinkScheme = "attention-lab:";
/// The maximum length of a link in bytes.
inline constexpr std::size_t kMaxLinkBytes = std::size_t{1} << 19;
/// The maximum length of the unpacked text of a scene in bytes.
inline constexpr std::size_t kMaxLinkedSceneBytes = std::size_t{1} << 20;

/// A link to a lesson: "lesson=order-is-lost&step=3".
struct LessonLink {
    std::string lesson;
    std::optional<std::int64_t> step = std::nullopt;  ///< from 1; nullopt: the step at which the reader left the lesson

    bool operator==(const LessonLink&) const = default;
};

/// A link to an exhibit with options as on the command line, without their dashes: "exhibit=heads&d=64&n=12".
struct ExhibitLink {
    std::string exhibit;
    std::vector<std::pair<std::string, std::string>> options = {};  ///< key and value as written; keys are unique

    bool operator==(const ExhibitLink&) const = default;
};

/// The contents of a link: the part after # in the address of the browser version, or after "attention-lab:".
struct Link {
    std::variant<LessonLink, ExhibitLink, Scene> target;
    bool isEmbedded = false;    ///< "embed=1": show neither list nor menus
    std::string language = {};  ///< "zh_CN"; empty: keep that of the window
    std::string theme = {};     ///< "light" or "dark"; empty: keep that of the window

    bool operator==(const Link&) const = default;
};

/// Whether a text seems to be a link: it begins with kLinkScheme or contains "#scene=", "#exhibit=" or "#lesson=".
bool isLink(std::string_view text);

/// The scene without its arrays as "scene=TEXT", where TEXT has only the characters A-Z, a-z, 0-9, - and _. TEXT is the
/// version, 1, followed in base64url by the CRC-32 of writeShortSceneText() (4 bytes, most significant first) and by
/// that text in raw deflate with the dictionary kLinkDictionary1.
/// @throws FormatError if the scene is longer than kMaxLinkedSceneBytes or its link than kMaxLinkBytes
std::string writeSceneLink(const Scene& scene);

/// Whether the scene has arrays, which a link does not contain.
inline bool hasArrays(const Scene& scene) {
    return !scene.arrays.empty();
}

/// Reads a link: a web address, "attention-lab:...", or only the text after #. Decodes percent-encoded characters. In a
/// scene, blanks and line breaks, which e-mail inserts into long lines, are removed; the checksum confirms the result.
/// @param exhibits  ids that are accepted in a scene
/// @throws FormatError naming the key, the problem and what is accepted
Link readLink(std::string_view text, std::span<const std::string_view> exhibits);

}  // namespace attention
