#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// The weights of all heads side by side, how columns become heads, and how W_o puts them together again.
const Exhibit& heads();

}  // namespace attention
