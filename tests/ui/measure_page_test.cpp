#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

#include "tests/test_class.h"
#include "tests/ui/awaited.h"
#include "ui/text/language.h"
#include "ui/window/exhibit_page.h"

using namespace attention;

namespace {

/// A sweep of a moment, or one that is still running when somebody cancels it.
Scene sweep(std::int64_t last, std::int64_t repeats = 3, std::int64_t d = 4) {
    Scene scene;
    scene.exhibit = "measured-cost";
    scene.parameters.d = d;
    scene.parameters.sweepFirst = 4;
    scene.parameters.sweepLast = last;
    scene.parameters.repeats = repeats;
    scene.parameters.quick = true;
    return scene;
}
Scene longSweep() {
    Scene scene = sweep(4096, 99, 256);
    scene.parameters.quick = false;
    return scene;
}

}  // namespace

/// Measuring as a person sees it: the button, the bar, the picture and the way back.
class MeasurePageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void theButtonMeasuresAndUndoTakesItBack() {
        SceneModel model(sweep(8));
        ExhibitPage page(model);
        page.resize(900, 700);
        page.show();
        QVERIFY(awaited([&] { return bool(page.shown()); }));
        QVERIFY(!bar(page)->isVisible());
        QCOMPARE(measure(page)->text(), QStringLiteral("Measure"));
        const auto drawn = page.shown().study();
        measure(page)->click();
        QTRY_VERIFY(model.scene().measurement);
        for (const CostSample& sample : model.scene().measurement->samples) {
            QCOMPARE(sample.d, std::int64_t{4});
            QVERIFY(!sample.seconds.empty());
            for (const double second : sample.seconds) QVERIFY(second > 0);
        }
        QTRY_VERIFY(page.shown().study() != drawn);
        QTRY_VERIFY(measure(page)->isVisible());
        QCOMPARE(measure(page)->text(), QStringLiteral("Measure anew"));
        model.undo();
        QVERIFY(!model.scene().measurement);
        QCOMPARE(measure(page)->text(), QStringLiteral("Measure"));
    }

    void whatIsCancelledLeavesTheSceneAsItWas() {
        SceneModel model(longSweep());
        ExhibitPage page(model);
        page.show();
        const Scene before = model.scene();
        measure(page)->click();
        QTRY_VERIFY(bar(page)->isVisible());
        QVERIFY(!measure(page)->isVisible());
        cancel(page)->click();
        QTRY_VERIFY(measure(page)->isVisible());
        QVERIFY(!bar(page)->isVisible());
        QVERIFY(model.scene() == before);
    }

    void measuringGoesOnWhileAnotherPageIsLookedAt() {
        SceneModel model(sweep(8));
        ExhibitPage page(model);
        page.show();
        measure(page)->click();
        model.setExhibit("encoding-heatmap");
        QVERIFY(!measure(page)->isVisible() && !cancel(page)->isVisible());
        const Scene shown = model.scene();
        QSignalSpy arrived(&model, &SceneModel::historyChanged);
        QTRY_COMPARE(arrived.count(), 1);
        QCOMPARE(model.scene(), shown);
        model.setExhibit("measured-cost");
        QVERIFY(model.scene().measurement);
    }

    void anotherDocumentCancels() {
        SceneModel model(longSweep());
        ExhibitPage page(model);
        page.show();
        measure(page)->click();
        QTRY_VERIFY(bar(page)->isVisible());
        model.resetTo(sweep(16));
        QTRY_VERIFY(measure(page)->isVisible());
        QVERIFY(!model.scene().measurement);
    }

    void aSliderThatReturnsToWhereItBeganDoesNotCancel() {
        SceneModel model(longSweep());
        ExhibitPage page(model);
        page.show();
        measure(page)->click();
        QTRY_VERIFY(cancel(page)->isVisible());
        model.beginGesture("d");
        for (const std::int64_t d : {128, 256}) model.setParameter("d", d);
        model.endGesture("d");
        QCOMPARE(model.history().steps().size(), std::size_t{1});
        QVERIFY(cancel(page)->isVisible());
        cancel(page)->click();
        QTRY_VERIFY(measure(page)->isVisible());
    }

    void whatNeedsTooMuchMemoryIsRefusedWithTheFigure() {
        SceneModel model(sweep(1'000'000, 3, 100'000));
        ExhibitPage page(model);
        page.show();
        QVERIFY(!measure(page)->isEnabled());
        const QString why = page.findChild<QLabel*>(QStringLiteral("measuring-plan"))->text();
        QVERIFY2(why.contains(QStringLiteral(" GB ")), qPrintable(why));
        page.measure();
        QVERIFY(!bar(page)->isVisible());
    }

 private:
    static QPushButton* measure(const ExhibitPage& page) {
        return page.findChild<QPushButton*>(QStringLiteral("measure"));
    }
    static QPushButton* cancel(const ExhibitPage& page) {
        return page.findChild<QPushButton*>(QStringLiteral("cancel-measuring"));
    }
    static QProgressBar* bar(const ExhibitPage& page) {
        return page.findChild<QProgressBar*>(QStringLiteral("measuring-progress"));
    }
};

ATTENTION_TEST(MeasurePageTest, QApplication)
#include "measure_page_test.moc"
