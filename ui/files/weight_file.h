#pragma once

#include <map>
#include <string>
#include <string_view>

#include <QString>

#include "core/scene/scene.h"
#include "ui/system/input_file.h"

namespace attention {

/// Thrown if it is ambiguous which layer of a file is meant, or if there is none of that name.
class WeightLayerError : public FileError {
    using FileError::FileError;
};

/// Reads the weights of an attention layer for Scene::arrays, by weightNames(): from a .safetensors file in one of the
/// layouts of weightTensors(), or from a folder with W_q.npy, W_k.npy, W_v.npy and W_o.npy, and b_q.npy, ... if there
/// are biases. Several matrices may be parts of one tensor, which is read once. Each result has the path, the name of
/// the tensor and the checksum, so that loadWeight() can read it again.
/// @param layer  the prefix of the tensors' names ("h.0.attn."); may be empty if the file has only one layer
/// @throws WeightLayerError, FileError
std::map<std::string, LoadedArray, std::less<>> loadWeights(const QString& path, const std::string& layer = {});

/// Reads one of these weights again.
/// @param path    of a .npy, .csv or .safetensors file
/// @param tensor  its complete name; empty if the file is a single array
/// @param name    of weightNames()
/// @throws FileError
LoadedArray loadWeight(const QString& path, const std::string& tensor, std::string_view name);

}  // namespace attention
