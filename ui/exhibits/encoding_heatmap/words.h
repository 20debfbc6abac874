#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/encoding/encoding_heatmap_study.h"

namespace attention {

class CodeListingPart;

/// Texts that both the caption and the figure of this exhibit use.
struct HeatmapWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingHeatmap)

 public:
    /// Sentence with the published scores of learned and sinusoidal positions: forms, the longest first.
    static QStringList results();
};

/// Fills the part with PyTorch code that computes the table, like that of Dive into Deep Learning, with the current
/// parameters; for a learned table, with the code of a module that learns one. The lines that compute the column of the
/// selected cell are highlighted. @return part
CodeListingPart& setListing(CodeListingPart& part, const EncodingHeatmapStudy& study);

}  // namespace attention
