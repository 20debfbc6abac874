#pragma once

#include "core/scene/parameter_groups.h"

namespace attention {

/// All numbers and choices on which any exhibit depends. A parameter means the same in all exhibits, so that its value
/// can be carried over. Code that depends on a single group takes only that group.
struct Parameters : SizeParameters,
                    TokenParameters,
                    EncodingParameters,
                    GridParameters,
                    AttentionParameters,
                    PositionHeadParameters,
                    CostParameters,
                    TrainingParameters,
                    LanguageModelParameters,
                    SelectionParameters,
                    DisplayParameters {
    bool operator==(const Parameters&) const = default;
};

}  // namespace attention
