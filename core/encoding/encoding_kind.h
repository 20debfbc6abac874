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

/// The name on the command line: "integer-scaled".
inline std::string_view encodingName(EncodingKind kind) {
    return choiceName(kind);
}

/// Whether the encoding is a vector p_i for each position, which is added to queries and keys. Rotary and ALiBi act on
/// the scores.
constexpr bool hasTable(EncodingKind kind) {
    return kind != EncodingKind::None && kind != EncodingKind::Rotary && kind != EncodingKind::Alibi;
}

/// The options with which all encodings are compared.
struct EncodingOptions {
    Index positions = 60;       ///< n >= 1
    Index dimensions = 32;      ///< d >= 1, width of queries, keys and added position vectors
    double base = 10000;        ///< > 1 and finite; for sinusoidal and rotary
    std::uint64_t seed = 1;     ///< of q, k, the projection and a random learned table
    Index trainingLength = 48;  ///< T >= 1, number of rows of the learned table
    Index heads = 4;            ///< H >= 1, for ALiBi
    Index head = 0;             ///< 0 ... H - 1, determines the slope of ALiBi
    /// The loaded learned table, at least T x d; if null, the table is random.
    std::shared_ptr<const Array> learned = nullptr;

    /// Compares the loaded tables by pointer, not by value.
    bool operator==(const EncodingOptions&) const = default;
};

/// Number of positions for which the encoding is defined: n, or min(n, T) for a learned table.
Index encodedPositions(EncodingKind kind, const EncodingOptions& setup);

}  // namespace attention
