#include "core/encoding/encoding_kind.h"

#include <algorithm>

namespace attention {

Index encodedPositions(EncodingKind kind, const EncodingOptions& setup) {
    return kind == EncodingKind::Learned ? std::min(setup.positions, setup.trainingLength) : setup.positions;
}

}  // namespace attention
