#pragma once

#include <span>
#include <string_view>

#include "core/io/table.h"
#include "core/training/model_tensors.h"

namespace attention {

/// Writes a model as a .safetensors file: float64, names of ModelLayout in its order; its settings as texts of the
/// metadata.
/// @return false as soon as `sink` returned false
bool writeModel(const TrainingSettings& settings, std::span<const double> values, const ByteSink& sink);

/// The model in such a file, whoever wrote it.
/// @param bytes  the whole file
/// @throws FormatError  if a tensor is missing, there is one more than the model has, or one is of another shape, with
///         both shapes
ModelValues readModel(const TrainingSettings& settings, std::string_view bytes);

}  // namespace attention
