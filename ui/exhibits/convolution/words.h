#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "core/attention/convolution_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Texts that both the caption and the figure of this exhibit use.
struct ConvolutionWords {
    Q_DECLARE_TR_FUNCTIONS(Convolution)

 public:
    /// The conditions under which the heads equal a convolution: whether each one holds, and forms of its text, the
    /// longest first.
    static std::vector<std::pair<bool, QStringList>> conditions(const ConvolutionStudy& study);
    /// The shift of a head with its sign: "+1".
    static QString shiftText(Index shift);
    /// The shift of a head in words: "1 before".
    static QString placeText(Index shift);
    /// The position that the tabs for one position show: that of the selected row, or the middle one.
    static Index positionOf(const Parameters& parameters) {
        const Index n = std::max<Index>(1, parameters.n);
        return parameters.row ? *parameters.row % n : n / 2;
    }
};

}  // namespace attention
