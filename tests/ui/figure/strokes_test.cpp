#include "ui/figure/strokes.h"

#include <QApplication>
#include <QImage>
#include <QSemaphore>
#include <QThreadPool>
#include <QtTest>
#include <qcustomplot.h>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// Many faint lines that meet, on a painter that was moved and scaled by turns.
/// @param onBegin  called when the first of them is drawn
QImage fan(const std::function<void()>& onBegin = [] {}) {
    QImage image(480, 320, QImage::Format_RGB32);
    image.fill(Qt::white);
    QCPPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(1.0417, 1.0417);
    painter.translate(10.3, 7.7);
    painter.scale(0.83, 0.83);
    painter.setClipRect(QRectF(0, 0, 401, 301));
    drawStrokesFast(painter, QRectF(0, 0, 400, 300), [&](QPainter& drawing) {
        onBegin();
        drawing.setPen(QPen(QColor(0, 0, 0, 20), 0.75, Qt::SolidLine, Qt::FlatCap));
        for (int from = 0; from < 40; ++from)
            for (int to = 0; to < 40; ++to) drawing.drawLine(QPointF(10 * from, 280), QPointF(10 * to, 20));
    });
    return image;
}

}  // namespace

class StrokesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// Strokes are drawn on a thread of their own if one is free.
    void pixelsDependOnNoThread() {
        const QImage free = fan();
        QThreadPool& pool = *QThreadPool::globalInstance();
        QSemaphore isBegun;
        const int threads = pool.maxThreadCount();
        for (int i = 0; i < threads; ++i) pool.start([&] { isBegun.acquire(); });
        const QImage busy = fan([&] { isBegun.release(threads); });
        pool.waitForDone();
        QVERIFY(!busy.isNull());
        QCOMPARE(busy, free);
    }
};

ATTENTION_TEST(StrokesTest, QApplication)
#include "strokes_test.moc"
