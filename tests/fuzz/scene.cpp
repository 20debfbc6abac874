#include <array>

#include "tests/fuzz/scene_target.h"

using namespace attention;

namespace {

constexpr std::array<std::string_view, 2> kExhibits{"encoding-heatmap", "encoding-curves"};
/// A key with an empty list takes up to 1.25 kB while the list of keys grows, and no more than so many are accepted.
constexpr std::size_t kConstant = kMaxJsonKeys * 1280;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        Scene scene;
        {
            const MemoryLimit limit(2 * 8 * (size / 2 + 1) + kConstant);  // a number takes a digit and a comma
            scene = readSceneText(text, kExhibits);
        }
        requireWhole(scene, kExhibits);
        ++seen.opened;
    } catch (const FormatError& error) {
        requireMessage(error.what());
    }
    return 0;
}
