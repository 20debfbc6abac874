#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/training/forced_attention.h"

namespace attention {

/// A trained model that comes with the program: resources/models/NAME.safetensors, which scripts/make-models trains.
struct ShippedModel {
    std::string_view name;      ///< of the file
    TrainingSettings settings;  ///< from which it can be trained anew, bit for bit
    /// measureAttentionRow() of each line from "it", layer by layer, measured once: it takes seconds.
    std::vector<AttentionRowStats> lines;

    const AttentionRowStats& line(Index layer, Index head) const {
        return lines[std::size_t(layer * settings.heads + head)];
    }
};
/// The models that come with the program, which answer rightly in all of forcedSentence()'s sentences. The lines from
/// "it":
/// - who-is-it-pointing: its weights are the answer;
/// - who-is-it-free-1, one head a layer: the line of the first layer is the reason, that of the second is neither;
/// - who-is-it-free-2, two heads a layer: no line is the reason.
std::span<const ShippedModel> shippedModels();
/// Null for an unknown name.
const ShippedModel* findShippedModel(std::string_view name);

}  // namespace attention
