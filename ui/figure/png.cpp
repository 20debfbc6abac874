#include "ui/figure/png.h"

#include <QBuffer>

namespace attention {
namespace {

/// The quality that Qt translates to zlib's compression level 3.
constexpr int kQuality = 60;

}  // namespace

QByteArray pngBytes(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG", kQuality) ? buffer.data() : QByteArray();
}

}  // namespace attention
