#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit whose claim is what its numbers say, as soon as there are some.
class HasFinding {
 public:
    virtual ~HasFinding() = default;
    /// Translated, one sentence; empty where the numbers say nothing of the kind.
    virtual QString finding(const Study& study, const Scene& scene) const = 0;
};

}  // namespace attention
