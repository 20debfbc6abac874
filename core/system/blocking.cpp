#include "core/system/blocking.h"

#ifdef __EMSCRIPTEN__
#include <emscripten/threading.h>
#endif

namespace attention {

bool mayWaitForNewThreads() {
#ifdef __EMSCRIPTEN__
    return !emscripten_is_main_browser_thread();
#else
    return true;
#endif
}

}  // namespace attention
