#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Layers as networks over the tokens, and how a signal gets from one token to another.
const Exhibit& paths();

}  // namespace attention
