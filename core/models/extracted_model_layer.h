#pragma once

#include <string>
#include <vector>

#include "core/models/language_model.h"
#include "core/training/extracted_layer.h"

namespace attention {

/// The attention of one layer of a language model on one text, in the form that the attention exhibits load: what it
/// gets, its matrices and biases. They reproduce the model's weights from it.
/// @param input  n x d, what the layer gets: LanguageModelLayerOf::normalised
/// @param labels  of the n tokens
/// @param layer  0 ... layers - 1
ExtractedLayer extractModelLayer(const LanguageModel& model, const Matrix& input,
                                 const std::vector<std::string>& labels, Index layer);

}  // namespace attention
