#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/training/learned_positions_study.h"
#include "ui/exhibits/exhibit.h"

namespace attention {

/// What words and figure of the exhibit say alike.
struct LearnedPositionsWords {
    /// The head whose weights are shown.
    static Index headOf(const LearnedPositionsStudy& study, const AttentionParameters& parameters);
    /// "0.99"; a dash where there is no number.
    static QString share(double part);
};

}  // namespace attention
