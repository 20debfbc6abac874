#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/attention/attention_layer_setup.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Functions shared by all exhibits that show an attention layer.

/// The parameters that the loaded arrays and the sentences determine: n, d, batch, head-design and m.
std::vector<DerivedParameter> attentionDerivedParameters(const Scene& scene);
/// Converts attentionProblem() to a translated SceneProblem.
std::optional<SceneProblem> attentionSceneProblem(const Scene& scene);
/// The arrays that these exhibits can load: input, memory, weights.
std::vector<ArrayUse> attentionArrays();
/// Explains why a parameter has no effect: because of loaded arrays, sentences or missing projections. Empty if it has
/// an effect; reasons that exist in one exhibit only are checked there.
IneffectiveReason ineffectiveAttentionParameter(std::string_view key, const Scene& scene);
/// `seen` followed by a sentence that the matrices are those of a trained model, if they are.
QString withModelNote(const QString& seen, const Scene& scene);
/// Explains which layer of a trained model the scene shows, as rich text; empty if its arrays are not from a model.
QString modelNote(const Scene& scene);
/// Translated reason why a key is masked for a query: "it comes later", "it lies beyond the valid length 3".
/// @param queries  n, the number of queries in one sequence
QString maskReasonText(MaskReason reason, const MaskOptions& mask, Index sequence, Index queries, Index query);

}  // namespace attention
