#pragma once

#include <QCoreApplication>

#include "core/scene/parameter_groups.h"
#include "core/training/depth_study.h"

namespace attention {

/// Texts that both the caption and the figure of this exhibit use.
struct DepthWords {
    Q_DECLARE_TR_FUNCTIONS(Depth)

 public:
    /// DepthLayer::rankOneDistance as text: "1.8 · 10⁻⁵", "0.62".
    static QString distance(const DepthLayer& layer);
    /// The index of the chosen layer; 0 is the input.
    static Index layer(const DepthStudy& study, const SelectionParameters& parameters);
    /// "the input", "layer 3".
    static QString layerName(Index layer);
    /// DepthLayer::rSquared as text: "0.62".
    static QString rSquared(const DepthLayer& layer);
    /// Short description of the stack in a row of "measures": "with residuals", "without residuals", or for row 2 how
    /// positions are added.
    static QString stackName(const TrainingParameters& parameters, std::int64_t row);
};

}  // namespace attention
