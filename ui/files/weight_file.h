#pragma once

#include <map>
#include <string>
#include <string_view>

#include <QString>

#include "core/scene/scene.h"
#include "ui/system/input_file.h"

namespace attention {

/// That it is not clear which layer of a file is meant: several fit, or none.
class WeightLayerError : public FileError {
    using FileError::FileError;
};

/// Reads the weights of an attention layer for Scene::arrays, by weightNames(): from a .safetensors file in one of the
/// layouts of weightTensors(), or from a folder with W_q.npy, W_k.npy, W_v.npy and W_o.npy, and b_q.npy, ... if there
/// are biases. Several may come from one tensor, which is read once; each keeps its path, its tensor's name and its
/// checksum, so that loadWeight() finds it again.
/// @param layer  what the names of the tensors begin with ("h.0.attn."); may be empty where one layer alone fits
/// @throws WeightLayerError, FileError
std::map<std::string, LoadedArray, std::less<>> loadWeights(const QString& path, const std::string& layer = {});

/// One of them again.
/// @param path    of a .npy, .csv or .safetensors file
/// @param tensor  its whole name; empty if the file is a single array
/// @param name    of weightNames()
/// @throws FileError
LoadedArray loadWeight(const QString& path, const std::string& tensor, std::string_view name);

}  // namespace attention
