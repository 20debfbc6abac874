#pragma once

#include "core/scene/parameter_groups.h"

namespace attention {

/// All numbers and choices that any exhibit depends on: `d` means the same in each of them, so that values can be taken
/// from one to another. What depends on one group alone takes that group.
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
