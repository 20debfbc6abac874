#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/array.h"

namespace attention {

/// One tensor of a .safetensors file, as the file's header describes it.
struct TensorInfo {
    std::string name;          ///< any UTF-8, may contain control characters
    std::string_view type;     ///< the dtype as the format names it: "F32", "BF16", "I64"
    std::vector<Index> shape;  ///< empty for a single number; an axis may have length 0
    std::uint64_t begin = 0;   ///< offset of the first value in the file, in bytes
    std::uint64_t end = 0;     ///< offset behind the last value

    bool operator==(const TensorInfo&) const = default;
};

/// The size in bytes of the first field of a file, which holds the length of the header.
inline constexpr std::size_t kSafetensorsPrefixSize = 8;
/// The maximum length of a header in bytes, as in the format's own library.
inline constexpr std::uint64_t kMaxSafetensorsHeader = 100'000'000;

/// The number of bytes before the data: the prefix with the length of the header, and the header itself. Never more
/// than the size of the file.
/// @param start  the first kSafetensorsPrefixSize bytes of the file, or the whole file if it is shorter
/// @param fileSize  in bytes
/// @throws FormatError
std::size_t safetensorsHeaderSize(std::string_view start, std::uint64_t fileSize);

/// Lists the tensors of a .safetensors file in the order of their data, without reading the data. Every guarantee of
/// the format is verified: the header is JSON that begins with '{' and may end with blanks; no key is repeated; every
/// tensor has a known type, a shape and consistent offsets; and the tensors fill the file from the end of the header
/// without overlaps or gaps. "__metadata__" may contain strings, which are ignored. Time is O(n log n) in the number of
/// tensors, memory is linear in the header.
/// @param head the first safetensorsHeaderSize() bytes of the file
/// @throws FormatError
/// Source: the format's specification and library, github.com/huggingface/safetensors.
std::vector<TensorInfo> readSafetensorsHeader(std::string_view head, std::uint64_t fileSize);

/// Whether readTensor() can read the tensor: F64, F32, F16 or BF16 with 1 to 8 axes, none of them empty.
bool isReadable(const TensorInfo& tensor);

/// The readable tensors with minAxes to maxAxes axes whose names begin with `prefix`; if `prefix` is the full name of
/// one of them, only that one. Likely tables of positions come first (see isLikelyPositionTable()); otherwise the order
/// is kept.
std::vector<TensorInfo> matchingTensors(const std::vector<TensorInfo>& tensors, std::size_t minAxes,
                                        std::size_t maxAxes, std::string_view prefix = {});

/// Whether models use such a name for their learned table of positions: GPT-2's "wpe.weight", BERT's
/// "bert.embeddings.position_embeddings.weight", "pos_embed" of vision transformers and the like.
bool isLikelyPositionTable(std::string_view name);

/// Reads the values of one tensor, without rounding.
/// @param data  the bytes from tensor.begin to tensor.end of the file
/// @throws FormatError  if the tensor is not readable, a value is not finite or `data` does not have the length of
///         the tensor. The message gives indices as in Python: "value [3, 2] is NaN; accepted: finite numbers"
Array readTensor(const TensorInfo& tensor, std::string_view data);

}  // namespace attention
