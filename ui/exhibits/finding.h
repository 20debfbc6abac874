#pragma once

#include "ui/exhibits/evaluated_scene.h"

namespace attention {

/// An exhibit whose claim is what its numbers say, as soon as there are some.
class HasFinding {
 public:
    virtual ~HasFinding() = default;
    /// Translated, one sentence; empty where the numbers say nothing of the kind.
    virtual QString finding(const Study& study) const = 0;
};

/// What stands above a picture: the finding of the study that is shown, else the exhibit's claim.
inline QString claimOf(const Exhibit& exhibit, const Scene& scene, const EvaluatedScene& shown) {
    const auto* finder = shown && &shown.exhibit() == &exhibit ? dynamic_cast<const HasFinding*>(&exhibit) : nullptr;
    const QString found = finder ? finder->finding(*shown.study()) : QString();
    return found.isEmpty() ? exhibit.textsFor(scene).claim : found;
}

}  // namespace attention
