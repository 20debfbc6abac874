#pragma once

#include "core/attention/attention_steps_study.h"
#include "ui/figure/parts/code_listing.h"

namespace attention {

/// Fills the part with PyTorch code that is equivalent to the study's layer: a module, and a call with an input of the
/// same shape. Heads, mask, memory and projections appear only if the layer has them. The lines of the scene's step are
/// highlighted, and the lines that compute the selected cell's matrix are framed.
/// @param scene  is kept by reference
/// @return part
CodeListingPart& fillListing(CodeListingPart& part, const AttentionStepsStudy& study, const Scene& scene);

}  // namespace attention
