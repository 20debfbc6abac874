#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/attention/attention_setting.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What the exhibits that show a layer have and say alike.

/// n, d, m and the batch, as arrays and sentences decide them.
std::vector<Decision> decidedByAttention(const Scene& scene);
/// attentionProblem() in words.
std::optional<SceneProblem> problemOfAttention(const Scene& scene);
/// The arrays that these exhibits take: input, memory, weights.
std::vector<ArrayUse> attentionArrays();
/// Why a parameter changes nothing: what loaded arrays, sentences or the lack of projections make idle; empty: it does
/// change something, or the exhibit has a reason of its own.
NoEffect idleParameter(std::string_view key, const Scene& scene);
/// What is seen of a layer, and that it was trained, where it was.
QString withTaken(const QString& seen, const Scene& scene);
/// What a layer is that was taken from a trained model, as rich text; empty: none was.
QString takenWords(const Scene& scene);
/// Why a key is hidden from a query, in words: "comes later", "beyond the valid length 3".
/// @param queries  n, queries of one sequence
QString maskReasonWords(MaskReason reason, const MaskChoice& mask, Index sequence, Index queries, Index query);

}  // namespace attention
