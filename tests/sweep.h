#pragma once

#include <QtGlobal>

namespace attention {

/// Whether everything is looked at that a test samples to be quick, as scripts/night asks.
inline bool isWholeSweep() {
    return qEnvironmentVariableIsSet("ATTENTION_WHOLE_SWEEPS");
}

}  // namespace attention
