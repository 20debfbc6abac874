#pragma once

#include "ui/figure/theme.h"

namespace attention {

/// The light theme for paper that may be photocopied: the colours of signed numbers get lighter from negative to
/// positive, so that the sign can be recognised in greyscale, too.
const Theme& paperTheme();

}  // namespace attention
