#include "ui/figure/png.h"

#include <QBuffer>

namespace attention {
namespace {

/// Qt's name for the third of zlib's levels.
constexpr int kQuality = 60;

}  // namespace

QByteArray pngBytes(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG", kQuality) ? buffer.data() : QByteArray();
}

}  // namespace attention
