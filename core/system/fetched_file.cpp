#include "core/system/fetched_file.h"

#ifdef __EMSCRIPTEN__
#include <cstdlib>
#include <emscripten.h>
#include <fstream>
#include <iterator>

// Returns bytes that the caller frees, or null. A synchronous XMLHttpRequest is the only request that blocks in any
// thread. In the main thread it can only return text, so each byte is read as one character.
// clang-format off
EM_JS(char*, attentionFetch, (const char* address, int* size), {
    const request = new XMLHttpRequest();
    request.open('GET', UTF8ToString(address), false);
    request.overrideMimeType('text/plain; charset=x-user-defined');
    try {
        request.send();
    } catch (error) {
        return 0;
    }
    if (request.status !== 200) return 0;
    const text = request.responseText;
    const bytes = _malloc(text.length);
    const heap = HEAPU8;
    for (let at = 0; at < text.length; ++at) heap[bytes + at] = text.charCodeAt(at) & 255;
    HEAP32[size >> 2] = text.length;
    return bytes;
})
// clang-format on
#endif

namespace attention {

std::optional<std::string> fetchedFile([[maybe_unused]] const std::string& address) {
#ifdef __EMSCRIPTEN__
    // Files that the page has stored for offline use need no server.
    if (std::ifstream stored("/" + address, std::ios::binary); stored)
        return std::string(std::istreambuf_iterator(stored), {});
    int size = 0;
    if (char* bytes = attentionFetch(address.c_str(), &size)) {
        std::string fetched(bytes, std::size_t(size));
        std::free(bytes);
        return fetched;
    }
#endif
    return std::nullopt;
}

}  // namespace attention
