#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Nine ways to encode positions, met by the same query and key: their scores, tables and measured properties.
const Exhibit& encodingsCompared();

}  // namespace attention
