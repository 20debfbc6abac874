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

/// What the matrices and biases of a layer are called in scenes and in folders: W_q, W_k, W_v, W_o, b_q, b_k, b_v, b_o.
/// The matrices are out x in, a bias has as many numbers as its matrix has rows.
std::span<const std::string_view> weightNames();

/// The attention layers in a .safetensors file, by what the names of their tensors begin with ("h.0.attn.", or
/// nothing), in the order of the file. What tells of a layer is in_proj_weight, c_attn.weight, or any of the four
/// matrices W_q, W_k, W_v and W_o.
/// @param wanted  those alone whose tensors' names begin with it; whole parts between dots go before parts of them, so
///                that "h.1" is "h.1.attn." and not "h.10.attn."
std::vector<std::string> weightLayers(const std::vector<TensorInfo>& tensors, std::string_view wanted = {});

/// Why the requested layer cannot be determined, as a message that lists the layers in the file. Empty if it can; then
/// it is weightLayers(tensors, wanted).front().
Message weightLayerProblem(const std::vector<TensorInfo>& tensors, std::string_view wanted);

/// Which tensor each weight of a layer is in, by weightNames(). The layouts: out x in matrices W_q.weight or W_q, with
/// biases b_q or W_q.bias; PyTorch's in_proj_weight (3 d x d), in_proj_bias, out_proj.weight and out_proj.bias, as in
/// nn.MultiheadAttention; GPT-2's c_attn.weight (d x 3 d), c_attn.bias, c_proj.weight and c_proj.bias, in x out. Biases
/// may be missing.
/// @param layer  one of weightLayers()
/// @throws FormatError  if a matrix is missing or there twice, layouts are mixed, a tensor is not readable, or shapes
///         do not fit each other
std::map<std::string, std::string, std::less<>> weightTensors(const std::vector<TensorInfo>& tensors,
                                                              std::string_view layer);

/// One weight, out x in, cut from the tensor that it is in and turned as the last part of the tensor's name says.
/// @param name  of weightNames()
/// @throws FormatError  if the tensor does not hold it
Array sliceWeight(const Array& whole, std::string_view tensor, std::string_view name);

/// @param shapes  of all weights that there are, by weightNames()
/// @throws FormatError  with both shapes if two do not fit each other; if a matrix is missing; if a shape is not one of
///         a matrix or a bias
void requireWeightShapes(const std::map<std::string, std::vector<Index>, std::less<>>& shapes);

/// The weights of arrays that a scene or anybody else has by name.
/// @param find  the array of a name, nullptr if there is none; biases may be missing
/// @throws FormatError  as requireWeightShapes() does
AttentionWeights collectWeights(const std::function<const Array*(std::string_view name)>& find);

}  // namespace attention
