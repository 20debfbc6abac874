#pragma once

namespace attention {

/// Call this first in main(). It opens standard streams that are closed, so that no other file gets their descriptors
/// and with them the printed text; and it turns a file size limit (ulimit -f) into a write error instead of a signal.
void prepareProcess();

}  // namespace attention
