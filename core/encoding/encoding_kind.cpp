#include "core/encoding/encoding_kind.h"

#include <algorithm>

namespace attention {

std::string_view encodingName(EncodingKind kind) {
    static constexpr std::array<std::string_view, kEncodingKinds.size()> kNames{
        "none", "integer", "integer-scaled", "one-hot", "binary", "sinusoidal", "learned", "rotary", "alibi"};
    return kNames[std::size_t(kind)];
}

Index encodedPositions(EncodingKind kind, const EncodingSetup& setup) {
    return kind == EncodingKind::Learned ? std::min(setup.positions, setup.trainingLength) : setup.positions;
}

}  // namespace attention
