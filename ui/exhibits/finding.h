#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit whose claim depends on its results: once there is a study, finding() is shown as the claim.
class HasFinding {
 public:
    virtual ~HasFinding() = default;
    /// One translated sentence; empty if the results support no such claim.
    virtual QString finding(const Study& study, const Scene& scene) const = 0;
};

}  // namespace attention
