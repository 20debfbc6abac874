#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/convolution_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What words and figure of the exhibit say alike.
struct ConvolutionWords {
    Q_DECLARE_TR_FUNCTIONS(Convolution)

 public:
    /// What makes the heads a convolution: whether it holds, and forms of its words, the longest first.
    static std::vector<std::pair<bool, QStringList>> conditions(const ConvolutionStudy& study);
    /// Of a head: "+1".
    static QString shiftText(Index shift);
    /// Where a head looks, in words: "1 before".
    static QString placeText(Index shift);
    /// The position that is looked at alone: that of the selected row, or the middle one.
    static Index positionOf(const Parameters& parameters) {
        const Index n = std::max<Index>(1, parameters.n);
        return parameters.row ? *parameters.row % n : n / 2;
    }
};

}  // namespace attention
