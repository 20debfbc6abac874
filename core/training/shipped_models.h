#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/training/forced_attention.h"

namespace attention {

/// A trained model that comes with the program: resources/models/NAME.safetensors, which scripts/make-models trains.
struct ShippedModel {
    std::string_view name;      ///< name of the file
    TrainingSettings settings;  ///< training with these settings gives the same model, bit for bit
    /// Stored results of measureAttentionRow() for the row of "it" in each head, layer by layer; computing them takes
    /// seconds.
    std::vector<AttentionRowStats> lines;

    const AttentionRowStats& line(Index layer, Index head) const {
        return lines[std::size_t(layer * settings.heads + head)];
    }
};
/// The models that come with the program. Their answers are correct for all sentences of forcedSentence(). The
/// attention of "it" is:
/// - who-is-it-pointing: the answer itself;
/// - who-is-it-free-1, one head per layer: in the first layer the cause of the answer, in the second not;
/// - who-is-it-free-2, two heads per layer: in no head the cause of the answer.
std::span<const ShippedModel> shippedModels();
/// The model with a name; null for an unknown name.
const ShippedModel* findShippedModel(std::string_view name);

}  // namespace attention
