#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/encoding_heatmap_study.h"

namespace attention {

class CodeListingPart;

/// What words and figure of the exhibit say alike.
struct HeatmapWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingHeatmap)

 public:
    /// How well learned positions did in the Transformer: forms, the longest first.
    static QStringList results();
};

/// Sets the program that makes the picture, as Dive into Deep Learning prints it, with the present numbers; of a
/// learned table the one that would learn it. Returns the part. Lit are the lines that make the column of a cell.
CodeListingPart& setListing(CodeListingPart& part, const EncodingHeatmapStudy& study);

}  // namespace attention
