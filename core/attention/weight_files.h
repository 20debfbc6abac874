#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/attention/attention_weights.h"
#include "core/io/array.h"
#include "core/io/safetensors.h"
#include "core/phrase.h"

namespace attention {

/// The names of a layer's matrices and biases in scenes and in folders: W_q, W_k, W_v, W_o, b_q, b_k, b_v, b_o.
/// The matrices are out x in, a bias has as many numbers as its matrix has rows.
std::span<const std::string_view> weightNames();

/// The attention layers in a .safetensors file, in the order of the file. A layer is the common prefix of its tensors'
/// names, "h.0.attn." or empty. Each prefix of in_proj_weight, c_attn.weight, W_q, W_k, W_v or W_o is a layer.
/// @param wanted  only layers that begin with this text. If some layers continue with a dot after it, only these are
///                returned, so that "h.1" finds "h.1.attn." and not "h.10.attn."
std::vector<std::string> weightLayers(const std::vector<TensorInfo>& tensors, std::string_view wanted = {});

/// Why the requested layer cannot be determined, as a message that lists the layers in the file. Empty if it can; then
/// it is weightLayers(tensors, wanted).front().
Message weightLayerProblem(const std::vector<TensorInfo>& tensors, std::string_view wanted);

/// Maps the weights of a layer, named as in weightNames(), to the tensors that contain them. The layouts are: out x in
/// matrices W_q.weight or W_q, with biases b_q or W_q.bias; PyTorch's in_proj_weight (3 d x d), in_proj_bias,
/// out_proj.weight and out_proj.bias, as in nn.MultiheadAttention; GPT-2's c_attn.weight (d x 3 d), c_attn.bias,
/// c_proj.weight and c_proj.bias, in x out. Biases may be missing.
/// @param layer  one of weightLayers()
/// @throws FormatError  if a matrix is missing or occurs twice, layouts are mixed, a tensor is not readable, or shapes
///         do not fit each other
std::map<std::string, std::string, std::less<>> weightTensors(const std::vector<TensorInfo>& tensors,
                                                              std::string_view layer);

/// Extracts one weight, out x in, from the array of a tensor, which is transposed if the tensor's layout is in x out.
/// @param name  one of weightNames()
/// @throws FormatError  if the tensor does not hold it
Array sliceWeight(const Array& whole, std::string_view tensor, std::string_view name);

/// @param shapes  of the existing weights, by their names in weightNames()
/// @throws FormatError  with both shapes if two do not fit each other; if a matrix is missing; if a shape is not one of
///         a matrix or a bias
void requireWeightShapes(const std::map<std::string, std::vector<Index>, std::less<>>& shapes);

/// Collects the weights of a layer from named arrays.
/// @param find  returns the array of a name, or nullptr if there is none; biases may be missing
/// @throws FormatError  as requireWeightShapes() does
AttentionWeights collectWeights(const std::function<const Array*(std::string_view name)>& find);

}  // namespace attention
