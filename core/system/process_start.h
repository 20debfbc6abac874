#pragma once

namespace attention {

/// To be called first in main(): afterwards the three standard streams are open, so that no file gets the number of one
/// and with it what is printed; and a limited file size (ulimit -f) is an error like a full disk, not a signal.
void prepareProcess();

}  // namespace attention
