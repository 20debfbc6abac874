#pragma once

namespace attention {

/// ln x with the same bits on every machine; the error relative to max(1, |ln x|) is below 1e-15. @param x  1 ...
/// 2^1000 Source: Sun's fdlibm 5.3, e_log.c.
double reproducibleLog(double x);

}  // namespace attention
