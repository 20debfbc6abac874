#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// An exhibit that finds the numbers of a scene sooner with those of the scene before, as while a slider moves: part of
/// them is the same.
class Resumable {
 public:
    virtual ~Resumable() = default;
    /// Exhibit::compute(), with the same result to the bit.
    /// @param before  of any scene of this exhibit
    virtual std::shared_ptr<const Study> computeFrom(const Study& before, const Scene& scene,
                                                     std::stop_token stop) const = 0;
};

}  // namespace attention
