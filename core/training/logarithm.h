#pragma once

namespace attention {

/// ln x, within 1e-15 of it relative to max(1, |ln x|), the same bits on every machine. @param x  1 ... 2^1000
/// Source: Sun's fdlibm 5.3, e_log.c.
double reproducibleLog(double x);

}  // namespace attention
