#pragma once

#include "ui/figure/theme.h"

namespace attention {

/// The light theme for paper that is copied: from negative to positive numbers the colours get lighter throughout, so
/// that a sign is told in grey, too.
const Theme& paperTheme();

}  // namespace attention
