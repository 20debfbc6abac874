#include "ui/system/page_address.h"

#ifdef Q_OS_WASM
#include <cstdlib>
#include <emscripten.h>

EM_JS_DEPS(attentionPageAddress, "$stringToNewUTF8")
EM_JS(char*, attentionPageAddress, (), { return stringToNewUTF8(location.origin + location.pathname); })
#endif

namespace attention {

QString pageAddress() {
#ifdef Q_OS_WASM
    char* address = attentionPageAddress();
    const QString text = QString::fromUtf8(address);
    std::free(address);
    return text;
#else
    return {};
#endif
}

}  // namespace attention
