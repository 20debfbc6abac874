#pragma once

#include "ui/exhibits/exhibit.h"

namespace attention {

/// What one layer of each kind costs, as terms of O() and counted exactly: operations, steps in sequence, the longest
/// path between two tokens, memory, parameters. Source: Vaswani et al. 2017, Table 1; d2l.ai 11.6.2.
const Exhibit& complexityTable();

}  // namespace attention
