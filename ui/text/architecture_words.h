#pragma once

#include <vector>

#include <QString>

#include "core/scene/architecture.h"

namespace attention {

/// "Self-attention", as a row or a curve is named.
QString architectureWords(Architecture architecture);
/// "Restricted": where there is little room, beside the others.
QString architectureShort(Architecture architecture);
/// What a layer is called inside a sentence: "self-attention".
QString architectureInSentence(Architecture architecture);

/// Several as they are named. @param isShort  where there is little room
QString namesOf(const std::vector<Architecture>& architectures, bool isShort = false);
/// Several inside a sentence: "recurrence and self-attention".
QString architecturesInSentence(const std::vector<Architecture>& architectures);

/// "12.3 %"
QString percentWords(double share);

}  // namespace attention
