#pragma once

#include <QCoreApplication>

#include "core/training/depth_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What stacks of layers are called, and what is said of them.
class DepthWords {
    Q_DECLARE_TR_FUNCTIONS(Depth)

 public:
    static ExhibitWords words(const Parameters& parameters);
    static std::vector<Preset> presets();
    static Caption caption(const DepthStudy& study, const Parameters& parameters);
    static QString description(const DepthStudy& study, const Parameters& parameters);
    static std::vector<Explanation::Tag> tags(const Parameters& parameters, const Cell& cell);
    static Explanation explain(const DepthStudy& study, const Parameters& parameters, const Cell& cell);
    static NoEffect noEffect(std::string_view key, const Parameters& parameters);

    /// What tells the stack in this row of "measures" from the one in row 0, and row 0 from row 1.
    static QString stack(const Parameters& parameters, std::int64_t row);
    /// The layer that is looked at.
    static Index layer(const DepthStudy& study, const Parameters& parameters);
    /// "1.8 · 10⁻⁵"; "0.62".
    static QString distance(const DepthLayer& layer);
    static QString reading(const DepthLayer& layer);
    /// "the input", "layer 3".
    static QString layerName(Index layer);

 private:
    static QString seen(const DepthStudy& study, const Parameters& parameters);
    static QString tryThis(const Parameters& parameters);
    static QString more(const DepthStudy& study);
};

}  // namespace attention
