#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/attention/attention_layer_setup.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibits that show a layer have and say alike.

/// n, d, m and the batch, as arrays and sentences decide them.
std::vector<DerivedParameter> attentionDerivedParameters(const Scene& scene);
/// Converts attentionProblem() to a translated SceneProblem.
std::optional<SceneProblem> attentionSceneProblem(const Scene& scene);
/// The arrays that these exhibits take: input, memory, weights.
std::vector<ArrayUse> attentionArrays();
/// Explains why a parameter has no effect: because of loaded arrays, sentences or missing projections. Empty if it has
/// an effect, or if the exhibit has a reason of its own.
IneffectiveReason ineffectiveAttentionParameter(std::string_view key, const Scene& scene);
/// What is seen of a layer, and that it was trained, where it was.
QString withModelNote(const QString& seen, const Scene& scene);
/// What a layer is that was taken from a trained model, as rich text; empty: none was.
QString modelNote(const Scene& scene);
/// Why a key is hidden from a query, in words: "comes later", "beyond the valid length 3".
/// @param queries  n, queries of one sequence
QString maskReasonWords(MaskReason reason, const MaskOptions& mask, Index sequence, Index queries, Index query);

}  // namespace attention
