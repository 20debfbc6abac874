#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// Random queries and keys: without 1/sqrt(d_k) the softmax saturates as d_k grows.
const Exhibit& scaling();

}  // namespace attention
