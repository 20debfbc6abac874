#pragma once

#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/finding.h"

namespace attention {

/// The sentence above a figure: the finding computed from the shown study if there is one, else the exhibit's claim.
/// @param shown  may belong to another exhibit or be empty
inline QString claimOf(const Exhibit& exhibit, const Scene& scene, const EvaluatedScene& shown) {
    const auto* finder = shown && &shown.exhibit() == &exhibit ? dynamic_cast<const HasFinding*>(&exhibit) : nullptr;
    const QString found = finder ? finder->finding(*shown.study(), scene) : QString();
    return found.isEmpty() ? exhibit.textsFor(scene).claim : found;
}

}  // namespace attention
