#pragma once

#include "core/attention/attention_steps_study.h"
#include "ui/figure/parts/code_listing.h"

namespace attention {

/// Sets the layer of a study as a module of PyTorch and its call with an input of the same shape: heads, mask, memory
/// and projections are there where the layer has them. Returns the part. Lit are the lines of the stage that the scene
/// shows, framed those that make the matrix of a cell.
/// @param scene  is kept by reference
CodeListingPart& fillListing(CodeListingPart& part, const AttentionStepsStudy& study, const Scene& scene);

}  // namespace attention
