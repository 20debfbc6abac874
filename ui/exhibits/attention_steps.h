#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// From the sentence to the output of one attention layer, every matrix on the way.
const Exhibit& attentionSteps();

}  // namespace attention
