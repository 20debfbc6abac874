#pragma once

#include <vector>

#include <QString>

#include "core/scene/architecture.h"

namespace attention {

/// The name of an architecture as the label of a row or curve: "Self-attention".
QString architectureWords(Architecture architecture);
/// A short name for labels with little space, beside those of other architectures: "Restricted".
QString architectureShort(Architecture architecture);
/// The name of an architecture inside a sentence: "self-attention".
QString architectureInSentence(Architecture architecture);

/// The names of several architectures as a list. @param isShort  uses architectureShort()
QString namesOf(const std::vector<Architecture>& architectures, bool isShort = false);
/// The names of several architectures inside a sentence: "recurrence and self-attention".
QString architecturesInSentence(const std::vector<Architecture>& architectures);

/// A share as a percentage: "12.3 %" for 0.123.
QString percentWords(double share);

}  // namespace attention
