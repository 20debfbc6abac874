#pragma once

#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

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
    static QString description(const ConvolutionStudy& study);
    static std::vector<Explanation::Tag> tags(const ConvolutionStudy& study, const Cell& cell);
    /// Without tags.
    static Explanation explain(const ConvolutionStudy& study, const Cell& cell);
    /// What makes the heads a convolution: whether it holds, and forms of its words, the longest first.
    static std::vector<std::pair<bool, QStringList>> conditions(const ConvolutionStudy& study);
    /// Of a head: "+1".
    static QString shiftText(Index shift);

 private:
    static QString seen(const ConvolutionStudy& study);
    static QString tryThis(const ConvolutionStudy& study);
    static QString more(const ConvolutionStudy& study);
};

}  // namespace attention
