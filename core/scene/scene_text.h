#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/scene/scene.h"

namespace attention {

/// The form of a scene file. It is raised when a key is renamed or removed, or its meaning changes; a new key, which
/// older files lack and which then has its default, does not raise it. A program reads its own form and every older
/// one.
inline constexpr int kSceneVersion = 1;

/// Arrays with more numbers than this are kept by path and checksum, not by value.
inline constexpr Index kMostEmbeddedNumbers = 65'536;
/// A longer text is no scene.
inline constexpr std::size_t kLongestScene = std::size_t{16} << 20;
/// Objects and lists inside each other; more is refused.
inline constexpr int kDeepestScene = 16;

/// The scene as JSON: keys in a fixed order, reals as the shortest decimals that read back to the same doubles, one key
/// a line, '\n' at the end. Equal scenes give equal bytes. Arrays that have a path and more than kMostEmbeddedNumbers
/// numbers are written without them.
std::string sceneText(const Scene& scene);

/// Reads what sceneText() of this or an older program wrote. Values that another page could show stay as they are
/// (see adapt); each must be in its parameter's own range. Embedded arrays have their values; others have none yet.
/// @param exhibits  the ids that are accepted
/// @throws FormatError naming the key (and the line, where the text is no JSON), what was wrong and what is accepted:
///         not JSON, too long or too deep, no scene, unknown version, unknown or duplicate key, missing exhibit, wrong
///         type, out of range
Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits);

}  // namespace attention
