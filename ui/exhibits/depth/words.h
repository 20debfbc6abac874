#pragma once

#include <QCoreApplication>

#include "core/scene/parameter_groups.h"
#include "core/training/depth_study.h"

namespace attention {

/// What words and figure of the exhibit say alike.
struct DepthWords {
    Q_DECLARE_TR_FUNCTIONS(Depth)

 public:
    /// "1.8 · 10⁻⁵"; "0.62".
    static QString distance(const DepthLayer& layer);
    /// The layer that is looked at.
    static Index layer(const DepthStudy& study, const SelectionParameters& parameters);
    /// "the input", "layer 3".
    static QString layerName(Index layer);
    static QString reading(const DepthLayer& layer);
    /// What tells the stack in this row of "measures" from the one in row 0, and row 0 from row 1.
    static QString stack(const TrainingParameters& parameters, std::int64_t row);
};

}  // namespace attention
