#include "ui/figure/strokes.h"

#include <QImage>
#include <QSemaphore>
#include <QThreadPool>

#include "core/system/blocking.h"
#include "ui/figure/look.h"

namespace attention {

namespace {

bool isInsideClip(const QPainter& painter, const QRectF& area) {
    return !painter.hasClipping() ||
           (painter.transform().type() <= QTransform::TxScale && painter.clipRegion().rectCount() == 1 &&
            painter.clipBoundingRect().contains(area));
}

}  // namespace

void drawStrokesFast(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& draw) {
    auto* const image = dynamic_cast<QImage*>(painter.device());
    if (!image || !isInsideClip(painter, area)) return draw(painter);
    // A second QImage of the same pixels, because an image can have only one active painter.
    QImage pixels(image->bits(), image->width(), image->height(), image->bytesPerLine(), image->format());
    QSemaphore isDrawn;
    const auto drawAside = [&, look = CarriedLook::current()] {
        {
            const CarriedLook carried(look);
            QPainter aside(&pixels);
            aside.setRenderHints(painter.renderHints());
            aside.setWorldTransform(painter.deviceTransform());
            aside.setPen(painter.pen());
            aside.setBrush(painter.brush());
            aside.setOpacity(painter.opacity());
            aside.setCompositionMode(painter.compositionMode());
            draw(aside);
        }
        isDrawn.release();
    };
    // If all threads of the pool are busy, this thread draws. It uses the second painter, too, because the clip of the
    // first one would change the rounding of some pixels.
    if (!mayWaitForNewThreads() || !QThreadPool::globalInstance()->tryStart(drawAside)) drawAside();
    isDrawn.acquire();
}

}  // namespace attention
