#pragma once

namespace attention {

/// Pixels from one row of words to the next, at least.
inline constexpr double kWordPitch = 14;
/// Of a row of words below the cells.
inline constexpr double kTagHeight = 18;

}  // namespace attention
