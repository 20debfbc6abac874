#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Positions compared with each other: p_i · p_j depends on i - j alone.
const Exhibit& similarity();

}  // namespace attention
