#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/training/learned_positions_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// Functions that texts and figure of the exhibit share.
struct LearnedPositionsWords {
    /// The head whose weights are shown.
    static Index headOf(const LearnedPositionsStudy& study, const AttentionParameters& parameters);
    /// A fraction with two decimals, "0.99"; a dash for NaN.
    static QString share(double fraction);
};

}  // namespace attention
