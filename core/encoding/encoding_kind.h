#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

#include "core/io/array.h"
#include "core/matrix.h"
#include "core/scene/choices.h"

namespace attention {

inline constexpr std::array kEncodingKinds{
    EncodingKind::None,    EncodingKind::Integer, EncodingKind::IntegerScaled,
    EncodingKind::OneHot,  EncodingKind::Binary,  EncodingKind::Sinusoidal,
    EncodingKind::Learned, EncodingKind::Rotary,  EncodingKind::Alibi,
};

/// As on the command line: "integer-scaled".
inline std::string_view encodingName(EncodingKind kind) {
    return choiceName(kind);
}

/// Whether the encoding is a vector p_i for each position, which is added to queries and keys. Rotary and ALiBi act on
/// the scores.
constexpr bool hasTable(EncodingKind kind) {
    return kind != EncodingKind::None && kind != EncodingKind::Rotary && kind != EncodingKind::Alibi;
}

/// The one input that all encodings meet.
struct EncodingOptions {
    Index positions = 60;       ///< n >= 1
    Index dimensions = 32;      ///< d >= 1, of queries, keys and of what is added to them
    double base = 10000;        ///< > 1 and finite; of the sinusoidal encoding and of rotary
    std::uint64_t seed = 1;     ///< of q, k, the projection and a learned table before training
    Index trainingLength = 48;  ///< T >= 1; rows of the learned table
    Index heads = 4;            ///< H >= 1, for ALiBi
    Index head = 0;             ///< 0 ... H - 1, whose slope ALiBi has
    /// At least T x d numbers, or nothing: then they are drawn.
    std::shared_ptr<const Array> learned = nullptr;

    /// Of loaded numbers whether they are the same array, not whether they are equal.
    bool operator==(const EncodingOptions&) const = default;
};

/// How many of the n positions the encoding has a value for: all, but of a learned table T at most.
Index encodedPositions(EncodingKind kind, const EncodingOptions& setup);

}  // namespace attention
