#pragma once

#include "core/encoding/encoding_heatmap_study.h"
#include "ui/figure/parts/listing.h"

namespace attention {

/// Sets the program that makes the picture, as Dive into Deep Learning prints it, with the present numbers; of a
/// learned table the one that would learn it. Returns the part. Lit are the lines that make the column of a cell.
ListingPart& setListing(ListingPart& part, const EncodingHeatmapStudy& study);

}  // namespace attention
