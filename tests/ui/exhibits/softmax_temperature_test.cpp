#include "core/attention/temperature_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/first_tab.h"

using namespace attention;

class SoftmaxTemperatureTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void theFirstTabFits_data() {
        QTest::addColumn<QString>("parameters");
        for (const char* each : {"", "n=1", "n=2", "n=24", "n=64", "temperature=0.05", "temperature=20"})
            QTest::addRow("%s", *each ? each : "start") << QString::fromLatin1(each);
    }
    void theFirstTabFits() {
        QFETCH(QString, parameters);
        Scene scene = sceneOf(softmaxTemperature(), parameters);
        scene.parameters.row = 1;
        scene.parameters.column = 0;
        QCOMPARE(firstTabFault(softmaxTemperature(), scene), QString());
        QCOMPARE(tabsFault(softmaxTemperature(), scene), QString());
    }

    /// The bars of all three temperatures stand on one axis; those of the others select the weight in the middle.
    void barsSelectTheWeight() {
        const Scene scene = presetScene(softmaxTemperature(), kStartPreset);
        const auto figure = shownFigure(softmaxTemperature(), scene, kFirstTabSizes[0]);
        const Cell best{1, 6, {}};
        const auto weight = figure->cellRect(best), score = figure->cellRect({0, 6, {}});
        const auto colder = figure->cellRect({2, 6, {}}), hotter = figure->cellRect({3, 6, {}});
        QVERIFY(weight && score && colder && hotter);
        const auto& study = static_cast<const TemperatureStudy&>(*studiedOnce(softmaxTemperature(), scene).study());
        constexpr double kPixel = 1;
        QVERIFY(std::abs(weight->height() / colder->height() - study.weights[6] / study.colder[6]) <
                kPixel / colder->height());
        QVERIFY(std::abs(weight->bottom() - hotter->bottom()) < kPixel);
        for (const auto& bar : {weight, colder, hotter}) QCOMPARE(figure->cellAt(bar->center()), std::optional(best));
        QCOMPARE(figure->cellAt(score->center()), std::optional(Cell{0, 6, {}}));
    }
};

ATTENTION_TEST(SoftmaxTemperatureTest, QApplication)
#include "softmax_temperature_test.moc"
