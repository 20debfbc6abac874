#pragma once

#include <vector>

#include <QCoreApplication>

#include "core/attention/convolution_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// All that the exhibit about convolution says.
struct ConvolutionWords {
    Q_DECLARE_TR_FUNCTIONS(Convolution)

 public:
    static ExhibitWords words();
    static std::vector<Preset> presets();
    static Caption caption(const ConvolutionStudy& study);
    static QString description(const ConvolutionStudy& study, const Scene& scene);
    static std::vector<Explanation::Tag> tags(const Scene& scene, const Cell& cell);
    /// Without tags.
    static Explanation explanation(const ConvolutionStudy& study, const Cell& cell);
    /// Of a head: "+1".
    static QString shiftText(Index shift);

 private:
    static QString seen(const ConvolutionStudy& study);
    static QString tryThis(const ConvolutionHeadsChoice& choice);
    static QString more(const ConvolutionHeadsChoice& choice);
};

}  // namespace attention
