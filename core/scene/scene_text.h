#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/scene/json_tree.h"

namespace attention {

struct Scene;

/// The version of the format of scene files, which messages call its form. A program reads its own form and all older
/// ones, and refuses newer ones.
///
/// A new key does not need a new form: its default must give what programs without the key show. (If an older program
/// finds an unknown key, its message names the program that wrote the file.) Increment the form if a key is removed or
/// renamed, or if its meaning or default changes, and add a SceneMigration from the previous form to the list in
/// scene_text.cpp. Never change existing migrations, nor the files tests/golden/scenes/formN_*.attention, which must
/// give the same scenes for ever.
inline constexpr int kSceneVersion = 1;
/// The key of the form in a scene file; a text without it is no scene.
inline constexpr std::string_view kSceneVersionKey = "attention-lab-scene";

/// Converts a file of one form into the next form. The result is validated afterwards.
using SceneMigration = void (*)(JsonObject& file);

/// Arrays with more numbers are stored by path and checksum, without their values.
inline constexpr Index kMaxEmbeddedNumbers = 65'536;
/// The maximum length of a scene file in bytes.
inline constexpr std::size_t kMaxSceneBytes = std::size_t{16} << 20;
/// The maximum nesting of objects and lists in a scene file.
inline constexpr std::size_t kMaxSceneDepth = 16;

/// The scene as JSON: keys in a fixed order, one key per line, reals as the shortest decimals that read back to the
/// same doubles, '\n' at the end. Equal scenes give equal bytes. Arrays with a path and more than kMaxEmbeddedNumbers
/// numbers are written without values. All numbers in the scene must be finite.
std::string writeSceneText(const Scene& scene);

/// The scene without its arrays as JSON on one line, for links. Only values that differ from the defaults are written.
/// readSceneText() reads it.
std::string writeShortSceneText(const Scene& scene);

/// Reads the output of writeSceneText() of this or an older program. Each value must be in the range of its parameter,
/// but not in the narrower range of the exhibit (see adapt()). Only embedded arrays have values. All keys except
/// "attention-lab-scene" and "exhibit" may be missing; they get their defaults.
/// @param exhibits  ids of the accepted exhibits
/// @throws FormatError naming the key (or the line if the text is no JSON), the problem and what is accepted. Problems
/// are:
///         invalid JSON, too long, too deeply nested, no scene, unknown form, unknown or duplicate key, missing
///         exhibit, wrong type, out of range
Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits);

/// Reads a scene with the given migrations instead of those of the program: migrations[0] converts form 1 to form 2,
/// and so on. The newest accepted form is 1 + migrations.size().
Scene readSceneText(std::string_view text, std::span<const std::string_view> exhibits,
                    std::span<const SceneMigration> migrations);

}  // namespace attention
