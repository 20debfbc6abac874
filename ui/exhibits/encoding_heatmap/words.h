#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace attention {

/// What words and figure of the exhibit say alike.
struct HeatmapWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingHeatmap)

 public:
    /// How well learned positions did in the Transformer: forms, the longest first.
    static QStringList results();
};

}  // namespace attention
