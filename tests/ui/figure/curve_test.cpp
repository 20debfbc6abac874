#include "ui/figure/curve.h"

#include <cmath>

#include "tests/test_class.h"

using namespace attention;

namespace {

/// Coordinates go to pixels and back in double precision.
constexpr double kPixelTolerance = 1e-9;

}  // namespace

class CurveTest : public QObject {
    Q_OBJECT

 private slots:
    void init() {
        m_plot = std::make_unique<QCustomPlot>();
        m_plot->setViewport(QRect(0, 0, 300, 200));
        m_plot->axisRect()->setAutoMargins(QCP::msNone);
        m_plot->axisRect()->setMargins({});
        m_plot->xAxis->setRange(0, 9);
        m_plot->yAxis->setRange(-1, 1);
        m_plot->replot();
    }

    void aZoomedCurveEndsAtTheAxes() {
        const std::vector<double> values{0, 1, 0, -1, 0, 1, 0, -1, 0, 1};
        const Samples samples{values.data(), 10, 1, 0, 1};
        m_plot->xAxis->setRange(1.5, 4.25);
        const QPolygonF points = curvePoints(samples, *m_plot->xAxis, *m_plot->yAxis);
        QCOMPARE(points.size(), 5);  // cut, 2, 3, 4, cut
        QVERIFY(std::abs(m_plot->xAxis->pixelToCoord(points.first().x()) - 1.5) < kPixelTolerance);
        QVERIFY(std::abs(m_plot->yAxis->pixelToCoord(points.first().y()) - 0.5) < kPixelTolerance);
        QVERIFY(std::abs(m_plot->xAxis->pixelToCoord(points.last().x()) - 4.25) < kPixelTolerance);
        QVERIFY(std::abs(m_plot->yAxis->pixelToCoord(points.last().y()) - 0.25) < kPixelTolerance);
        // A dot is drawn for a sample, never for a cut.
        QCOMPARE(samplePoints(samples, *m_plot->xAxis, *m_plot->yAxis).size(), 3);
    }

    void betweenTwoSamplesThereIsALineAndNoDot() {
        const std::vector<double> values{0, 1};
        const Samples samples{values.data(), 2, 1, 0, 1};
        m_plot->xAxis->setRange(0.25, 0.75);
        QCOMPARE(curvePoints(samples, *m_plot->xAxis, *m_plot->yAxis).size(), 2);
        QVERIFY(samplePoints(samples, *m_plot->xAxis, *m_plot->yAxis).isEmpty());
    }

    /// A training run that diverges leads out of the picture, and its dashes would take all memory.
    void aLineOutOfThePictureIsCutOff() {
        QImage image(40, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QCPPainter painter(&image);
        painter.setClipRect(QRect(0, 0, 40, 200));
        QPen pen(Qt::black, 2);
        pen.setDashPattern({3, 2});
        drawCurve(painter, {{0, 100}, {10, 100}, {20, -1e12}, {30, 1e69}, {40, -1e300}}, pen);
        painter.end();
        QCOMPARE(image.pixelColor(2, 100), QColor(Qt::black));
        QCOMPARE(image.pixelColor(15, 190), QColor(Qt::white));
    }

    void denseSamplesKeepTheirExtremes() {
        std::vector<double> values(100'000);
        for (std::size_t i = 0; i < values.size(); ++i) values[i] = 0.5 * std::sin(double(i));
        values[77'777] = 1;
        values[33'333] = -1;
        const Samples samples{values.data(), 100'000, 1, 0, 1};
        m_plot->xAxis->setRange(0, 99'999);
        const QPolygonF points = curvePoints(samples, *m_plot->xAxis, *m_plot->yAxis);
        QVERIFY(points.size() <= 2 * 301);
        const auto [top, bottom] = std::ranges::minmax(points, {}, &QPointF::y);
        QVERIFY(std::abs(m_plot->yAxis->pixelToCoord(top.y()) - 1) < kPixelTolerance);
        QVERIFY(std::abs(m_plot->yAxis->pixelToCoord(bottom.y()) + 1) < kPixelTolerance);
    }

 private:
    std::unique_ptr<QCustomPlot> m_plot;
};

ATTENTION_TEST(CurveTest, QApplication)
#include "curve_test.moc"
