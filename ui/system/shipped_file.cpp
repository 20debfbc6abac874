#include "ui/system/shipped_file.h"

#include <stdexcept>

#ifdef Q_OS_WASM
#include <cstdlib>
#include <emscripten.h>
#endif

#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_WASM
// A file that lies beside the page, as bytes that the caller frees; null where it cannot be had. Only this old way of
// fetching waits in any thread; the interface thread gets text alone by it, a byte in each character.
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

std::string shippedModelFile(const QString& name) {
    QFile file(QStringLiteral(":/models/") + name);
    if (file.open(QIODevice::ReadOnly)) return file.readAll().toStdString();
#ifdef Q_OS_WASM
    int size = 0;
    const QByteArray address = (QStringLiteral("later/") + QFileInfo(name).fileName()).toUtf8();
    if (char* bytes = attentionFetch(address.constData(), &size)) {
        std::string taken(bytes, std::size_t(size));
        std::free(bytes);
        return taken;
    }
#endif
    throw std::runtime_error("the program lacks " + name.toStdString());
}

}  // namespace attention
