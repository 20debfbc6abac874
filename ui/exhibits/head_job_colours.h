#pragma once

#include "core/models/head_scores.h"
#include "ui/figure/theme.h"

namespace attention {

/// The colour of a head's job, equal in all exhibits.
inline QColor headJobColour(HeadJob job, const Theme& theme) {
    switch (job) {
        case HeadJob::Induction:
            return theme.series[0];
        case HeadJob::PreviousToken:
            return theme.series[1];
        case HeadJob::SameToken:
            return theme.series[2];
        case HeadJob::FirstToken:
            return theme.series[3];
        case HeadJob::SpreadOut:
            return theme.series[4];
        case HeadJob::Mixed:
            break;
    }
    return theme.track;
}

}  // namespace attention
