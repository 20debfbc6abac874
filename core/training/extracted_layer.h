#pragma once

#include <map>
#include <span>
#include <string>

#include "core/io/array.h"
#include "core/training/training_settings.h"

namespace attention {

/// One layer of a model for one sequence, in the form that the attention exhibits load. They reproduce the
/// weights of the model from it.
struct ExtractedLayer {
    /// By arrayNames(). "input", n x d, is what the layer gets: with positions in it, and normalised. W_q, W_k, W_v and
    /// W_o, d x d, are out x in. Where positions act in the scores, which those exhibits do not have, there is nothing
    /// but the weights as they are: "attention", heads x n x n.
    std::map<std::string, Array, std::less<>> arrays;
    std::string tokens;  ///< as a sentence, or as the text of a list of tokens
    std::string origin;  ///< what it is a part of, before the names of its arrays: "look-back: layers.0."
    Index heads = 1;
    bool isCausal = false;
    double temperature = 1;              ///< at which q . k/sqrt(w)/temperature is the score
    Index query = 0, key = 0, head = 0;  ///< the weight that is looked at

    bool hasMatrices() const { return arrays.contains("W_q"); }
};

/// Of a pointing model, `settings.layers` is the pointing head: its weights are the answer. It has no values, so W_v
/// and W_o are unit matrices.
/// @param values  as ModelLayout(settings) has them
/// @param tokens  as of runModel()
/// @param layer  0 ... settings.layers - 1
/// @throws std::invalid_argument if a number does not fit
ExtractedLayer extractLayer(const TrainingSettings& settings, std::span<const double> values,
                            std::span<const int> tokens, Index layer);

}  // namespace attention
