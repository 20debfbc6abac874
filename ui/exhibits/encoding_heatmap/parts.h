#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/encoding/encoding_heatmap_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Positions of a loaded table that are shown, at most.
inline constexpr std::int64_t kMostHeatmapRows = 16384;

/// What the exhibit of the encoding as a heatmap says.
struct HeatmapWords {
    Q_DECLARE_TR_FUNCTIONS(EncodingHeatmap)

 public:
    static ExhibitWords words(const Scene& scene);
    static std::vector<Preset> presets();
    static Caption caption(const EncodingHeatmapStudy& study, const Scene& scene);
    static QString description(const EncodingHeatmapStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const EncodingHeatmapStudy& study, const Scene& scene, const Cell& cell);
    static Explanation explain(const EncodingHeatmapStudy& study, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Scene& scene);
    /// How well learned positions did in the Transformer: forms, the longest first.
    static QStringList results();

 private:
    static Caption learnedCaption(const EncodingHeatmapStudy& study, const Scene& scene);
    static QString learnedDescription(const EncodingHeatmapStudy& study, const Scene& scene);
    /// How well learned positions did beside the formula's.
    static QString inPublication();
    static QString turns(const EncodingHeatmapStudy& study);
    static QString seen(const EncodingHeatmapStudy& study);
    static QString seenInComparison(const EncodingHeatmapStudy& study, const Scene& scene);
    static QString tryThis(const Scene& scene);
    static QString more(const EncodingHeatmapStudy& study, const Scene& scene);
};

}  // namespace attention
