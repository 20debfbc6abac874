#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/models/language_model_pass.h"

namespace attention {

/// A pass is in double if it takes no more multiply-adds than this, some hundredths of a second; in float32 otherwise.
/// Then the last norm and the logits of the likeliest tokens are recomputed in double.
inline constexpr double kExactWork = 1e8;

/// runLanguageModel(), of which the last passes are kept for whoever asks again: exhibits that show the same text, and
/// the same one with another temperature. May be called from any thread.
/// @return nothing if `stop` was requested before the pass was complete
/// @throws  as runLanguageModel()
std::shared_ptr<const LanguageModelPass> sharedPass(const std::shared_ptr<const LanguageModel>& model,
                                                    std::vector<int> tokens,
                                                    LanguageModelIntervention intervention = {},
                                                    std::stop_token stop = {});
/// exactLanguageModelPass() of all layers, kept in the same way.
/// @return nothing if `stop` was requested before the pass was complete
/// @throws  as runLanguageModel()
std::shared_ptr<const ExactLanguageModelPass> sharedExactPass(const std::shared_ptr<const LanguageModel>& model,
                                                              std::vector<int> tokens,
                                                              LanguageModelIntervention intervention = {},
                                                              std::stop_token stop = {});

/// Bytes that a pass of so many tokens takes. @param isExact  of exactLanguageModelPass()
double passBytes(const LanguageModelConfig& config, Index tokenCount, bool isExact);
/// Bytes of all passes that are kept, of both kinds, at most.
double passCacheLimit();

}  // namespace attention
