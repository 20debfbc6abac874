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
    /// By array name, one of arrayNames() (core/scene/scene.h). "input", n x d, is the input of attention: normalised,
    /// including positions. W_q, W_k, W_v and W_o, d x d, are out x in. With an encoding that changes the scores
    /// (rotary, ALiBi, relative), which the attention exhibits cannot compute, there is only "attention", heads x n x
    /// n, the attention weights.
    std::map<std::string, Array, std::less<>> arrays;
    std::string tokens;  ///< a sentence, or the text of a list of tokens
    /// Put before an array's name to say where the array came from: "look-back: layers.0." + "W_q".
    std::string tensorPrefix;
    Index heads = 1;
    bool isCausal = false;
    double temperature = 1;              ///< such that q . k/sqrt(w)/temperature is the score
    Index query = 0, key = 0, head = 0;  ///< the selected weight

    bool hasMatrices() const { return arrays.contains("W_q"); }
};

/// Extracts a layer. In a pointing model, layer settings.layers is the pointing head, whose weights are the answer. It
/// has no value vectors, so W_v and W_o are identity matrices.
/// @param modelNumbers  all trained numbers of the model, in the order of ModelLayout(settings)
/// @param tokens  as for runModel()
/// @param layer  0 ... settings.layers - 1; in a pointing model up to settings.layers
/// @throws std::invalid_argument for an argument out of range
ExtractedLayer extractLayer(const TrainingSettings& settings, std::span<const double> modelNumbers,
                            std::span<const int> tokens, Index layer);

}  // namespace attention
