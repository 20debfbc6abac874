#pragma once

#include <span>
#include <string_view>

#include "core/io/table.h"
#include "core/training/model_tensors.h"

namespace attention {

/// Writes a model as a .safetensors file in float64, with the names and the order of ModelLayout. The metadata has the
/// settings as texts.
/// @return false as soon as `sink` returned false
bool writeModel(const TrainingSettings& settings, std::span<const double> values, const ByteSink& sink);

/// Reads a model from a .safetensors file.
/// @param bytes  the whole file
/// @throws FormatError  if a tensor is missing, unknown or has another shape than the model; the message names both
/// shapes
ModelValues readModel(const TrainingSettings& settings, std::string_view bytes);

}  // namespace attention
