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
inline constexpr std::size_t kSafetensorsStart = 8;
/// Bytes; a header may not be longer, as in the format's own library.
inline constexpr std::uint64_t kLongestSafetensorsHeader = 100'000'000;

/// Bytes before the first tensor's: the length of the header and the header itself, at most the size of the file.
/// @param start  the first kSafetensorsStart bytes of the file, or all of a shorter file
/// @param fileSize  bytes
/// @throws FormatError
std::size_t safetensorsHeadSize(std::string_view start, std::uint64_t fileSize);

/// The tensors in a .safetensors file, in the order of their bytes, without reading these. All that the format promises
/// is checked, and nothing is believed: the header is JSON that begins with '{' and may end with blanks; no key stands
/// twice; every tensor has a known type, a shape, and offsets that agree with both; and the tensors follow one another
/// without overlap or holes, from the end of the header to the end of the file. "__metadata__" may hold texts, which
/// are not kept. Time is n log n in the tensors, memory linear in the header.
/// @param head  the first safetensorsHeadSize() bytes of the file
/// @throws FormatError
/// Source: the format's specification and library, github.com/huggingface/safetensors.
std::vector<TensorInfo> readSafetensorsHead(std::string_view head, std::uint64_t fileSize);

/// True for what readTensor() takes: F64, F32, F16 and BF16 on 1 to 8 axes, none of them empty.
bool isReadable(const TensorInfo& tensor);

/// The readable ones with so many axes whose names begin with `prefix`; the one alone whose whole name that is, if
/// there is such a one. What is likely a table of positions stands first (see isLikelyPositionTable()), else as they
/// come.
std::vector<TensorInfo> fittingTensors(const std::vector<TensorInfo>& tensors, std::size_t leastAxes,
                                       std::size_t mostAxes, std::string_view prefix = {});

/// True for a name that models give their learned table of positions: GPT-2's "wpe.weight", BERT's
/// "bert.embeddings.position_embeddings.weight", "pos_embed" of vision transformers and the like.
bool isLikelyPositionTable(std::string_view name);

/// The values of one tensor, each of which a double holds exactly.
/// @param data  the bytes from tensor.begin to tensor.end of the file
/// @throws FormatError  if the tensor is not readable, a value is not finite or `data` are not as long as the tensor.
///         Places are indices as in Python: "value [3, 2] is NaN; accepted: finite numbers"
Array readTensor(const TensorInfo& tensor, std::string_view data);

}  // namespace attention
