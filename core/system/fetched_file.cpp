#include "core/system/fetched_file.h"

#ifdef __EMSCRIPTEN__
#include <cstdlib>
#include <emscripten.h>
#include <fstream>
#include <iterator>

// The bytes are freed by the caller; null where they cannot be had. Only this old way of fetching waits in any thread;
// the interface thread gets text alone by it, a byte in each character.
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
    // What the page had put there, for use offline, needs no server.
    if (std::ifstream kept("/" + address, std::ios::binary); kept)
        return std::string(std::istreambuf_iterator(kept), {});
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
