#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/scene/json_tree.h"

namespace attention {

struct Scene;

/// The form of a scene file. A program reads its own form and every older one, and refuses newer ones.
///
/// A new key does not raise the form: it is written by newer programs, and a file that lacks it has its default, which
/// therefore shows what older programs showed. (An older program that meets the new key says so and names the program
/// that wrote it.) The form is raised when a key is removed or renamed or its meaning or default changes; a
/// SceneMigration that turns a file of the form before into the new one then joins the list in scene_text.cpp. Steps
/// are never changed, and neither are the files tests/golden/scenes/formN_*.attention, which open to the same scenes
/// for ever.
inline constexpr int kSceneVersion = 1;
/// The key of that number, by which a text is known as a scene.
inline constexpr std::string_view kSceneVersionKey = "attention-lab-scene";

/// Turns the file of one form, as it was read, into one of the next; whatever it leaves is checked afterwards.
using SceneMigration = void (*)(JsonObject& file);

/// Arrays with more numbers than this are kept by path and checksum, not by value.
inline constexpr Index kMaxEmbeddedNumbers = 65'536;
/// Bytes; a longer text is no scene.
inline constexpr std::size_t kMaxSceneBytes = std::size_t{16} << 20;
/// Objects and lists inside each other; more is refused.
inline constexpr std::size_t kMaxSceneDepth = 16;

/// The scene as JSON: keys in a fixed order, reals as the shortest decimals that read back to the same doubles, one key
/// a line, '\n' at the end. Equal scenes give equal bytes. Arrays that have a path and more than kMaxEmbeddedNumbers
/// numbers are written without them. Every number in the scene is finite.
std::string writeSceneText(const Scene& scene);

/// The scene without its arrays as JSON on one line, with what differs from the defaults only: what a link packs.
/// readSceneText() reads it.
std::string writeShortSceneText(const Scene& scene);

/// Reads what writeSceneText() of this or an older program wrote. Values that another exhibit could show stay as they
/// are (see adapt); each must be in its parameter's own range. Embedded arrays have their values; others have none yet.
/// Every key but "attention-lab-scene" and "exhibit" may be missing, and then has its default.
/// @param exhibits  the ids that are accepted
/// @throws FormatError naming the key (and the line, where the text is no JSON), what was wrong and what is accepted:
///         not JSON, too long or too deep, no scene, unknown version, unknown or duplicate key, missing exhibit, wrong
///         type, out of range
Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits);

/// Reads a scene with other steps than the program's own: steps[0] turns form 1 into form 2, and so on; the newest form
/// that is read is 1 + steps.size().
Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits,
                    std::span<const SceneMigration> steps);

}  // namespace attention
