#pragma once

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/finding.h"

namespace attention {

/// What stands above a picture: the finding of the study that is shown, else the exhibit's claim.
/// @param shown  may be of another exhibit, or nothing yet
inline QString claimOf(const Exhibit& exhibit, const Scene& scene, const EvaluatedScene& shown) {
    const auto* finder = shown && &shown.exhibit() == &exhibit ? dynamic_cast<const HasFinding*>(&exhibit) : nullptr;
    const QString found = finder ? finder->finding(*shown.study(), scene) : QString();
    return found.isEmpty() ? exhibit.textsFor(scene).claim : found;
}

}  // namespace attention
