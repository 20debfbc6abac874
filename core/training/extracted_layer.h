#pragma once

#include <map>
#include <span>
#include <string>

#include "core/io/array.h"
#include "core/training/training_settings.h"

namespace attention {

/// One layer of a trained model for one sequence, in the form that the attention exhibits load. From it they compute
/// the attention weights of the model.
struct ExtractedLayer {
    /// Keys are among arrayNames(). "input", n x d, is the input of attention: normalised, including positions. W_q,
    /// W_k, W_v and W_o, d x d, are out x in. If positions act in the scores, which those exhibits cannot compute,
    /// there is only "attention", heads x n x n, the weights themselves.
    std::map<std::string, Array, std::less<>> arrays;
    std::string tokens;  ///< a sentence, or the text of a list of tokens
    std::string origin;  ///< prefix of the names of its arrays: "look-back: layers.0."
    Index heads = 1;
    bool isCausal = false;
    double temperature = 1;              ///< such that q . k/sqrt(w)/temperature is the score
    Index query = 0, key = 0, head = 0;  ///< the selected weight

    bool hasMatrices() const { return arrays.contains("W_q"); }
};

/// Extracts a layer. In a pointing model, layer settings.layers is the pointing head, whose weights are the answer. It
/// has no values, so W_v and W_o are identity matrices.
/// @param values  in the order of ModelLayout(settings)
/// @param tokens  as for runModel()
/// @param layer  0 ... settings.layers - 1; in a pointing model up to settings.layers
/// @throws std::invalid_argument for an argument out of range
ExtractedLayer extractLayer(const TrainingSettings& settings, std::span<const double> values,
                            std::span<const int> tokens, Index layer);

}  // namespace attention
