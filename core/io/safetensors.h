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
    std::string name;          ///< any UTF-8, control characters too
    std::string_view type;     ///< the format's name of what its values are: "F32", "BF16", "I64"
    std::vector<Index> shape;  ///< empty for a single number; an axis may have length 0
    std::uint64_t begin = 0;   ///< byte of the file with its first value
    std::uint64_t end = 0;     ///< the byte behind its last value

    bool operator==(const TensorInfo&) const = default;
};

/// Bytes that hold the length of the header, from which a file begins.
inline constexpr std::size_t kSafetensorsPrefixSize = 8;
/// Bytes; a header may not be longer, as in the format's own library.
inline constexpr std::uint64_t kMaxSafetensorsHeader = 100'000'000;

/// Bytes before the first tensor's: the length of the header and the header itself, at most the size of the file.
/// @param start  the first kSafetensorsPrefixSize bytes of the file, or all of a shorter file
/// @param fileSize  bytes
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

/// True for what readTensor() takes: F64, F32, F16 and BF16 on 1 to 8 axes, none of them empty.
bool isReadable(const TensorInfo& tensor);

/// The readable ones with so many axes whose names begin with `prefix`; the one alone whose whole name that is, if
/// there is such a one. What is likely a table of positions stands first (see isLikelyPositionTable()), else as they
/// come.
std::vector<TensorInfo> matchingTensors(const std::vector<TensorInfo>& tensors, std::size_t minAxes,
                                        std::size_t maxAxes, std::string_view prefix = {});

/// True for a name that models give their learned table of positions: GPT-2's "wpe.weight", BERT's
/// "bert.embeddings.position_embeddings.weight", "pos_embed" of vision transformers and the like.
bool isLikelyPositionTable(std::string_view name);

/// The values of one tensor, each of which a double holds exactly.
/// @param data  the bytes from tensor.begin to tensor.end of the file
/// @throws FormatError  if the tensor is not readable, a value is not finite or `data` are not as long as the tensor.
///         Places are indices as in Python: "value [3, 2] is NaN; accepted: finite numbers"
Array readTensor(const TensorInfo& tensor, std::string_view data);

}  // namespace attention
