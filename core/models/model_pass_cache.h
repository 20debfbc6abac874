#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/models/language_model_pass.h"

namespace attention {

/// Passes with at most this many multiply-adds (parameters times tokens) are computed in double, which takes some
/// hundredths of a second. Larger ones are in float32; only the final layer norm and the logits of the likeliest tokens
/// are then recomputed in double.
inline constexpr double kExactWork = 1e8;

/// runLanguageModel() with a cache of recent passes, for exhibits that show the same text. Thread-safe.
/// @return null if `stop` was requested before the pass was complete
/// @throws  as runLanguageModel()
std::shared_ptr<const LanguageModelPass> sharedPass(const std::shared_ptr<const LanguageModel>& model,
                                                    std::vector<int> tokens,
                                                    LanguageModelIntervention intervention = {},
                                                    std::stop_token stop = {});
/// exactLanguageModelPass() of all layers, with a cache of its own. Thread-safe.
/// @return null if `stop` was requested before the pass was complete
/// @throws  as runLanguageModel()
std::shared_ptr<const ExactLanguageModelPass> sharedExactPass(const std::shared_ptr<const LanguageModel>& model,
                                                              std::vector<int> tokens,
                                                              LanguageModelIntervention intervention = {},
                                                              std::stop_token stop = {});

/// The memory of a cached pass in bytes. @param isExact  whether it is a pass in double
double cachedPassBytes(const LanguageModelConfig& config, Index tokenCount, bool isExact);
/// The maximum memory of both caches together, in bytes.
double passCacheLimit();

}  // namespace attention
