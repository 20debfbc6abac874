#include <array>

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

    /// Each chart can be covered alone, with its title and its large number, or left out.
    void eachChartIsAPanel() {
        const Scene scene = presetScene(softmaxTemperature(), kStartPreset);
        const auto figure = shownFigure(softmaxTemperature(), scene, kFirstTabSizes[0]);
        const auto panels = figure->panels();
        QCOMPARE(panels.size(), std::size_t(3));
        for (std::size_t chart = 0; chart < panels.size(); ++chart) {
            QCOMPARE(panels[chart].key, "chart-" + std::to_string(chart + 1));
            constexpr std::array<std::int64_t, 3> kLines{2, 1, 3};
            for (std::size_t other = 0; other < panels.size(); ++other)
                QCOMPARE(panels[chart].place.contains(*figure->cellRect({kLines[other], 6, {}})), chart == other);
            QVERIFY(!panels[chart].place.intersects(*figure->cellRect({0, 6, {}})));
        }
        const auto picture = [&](std::size_t chart) {
            QImage image(kFirstTabSizes[0], QImage::Format_RGB32);
            image.fill(Qt::white);
            QCPPainter painter(&image);
            figure->paint(painter, image.size());
            return image.copy(panels[chart].place.toRect());
        };
        const QImage kept = picture(0), left = picture(1);
        figure->omit({"chart-2"});
        QVERIFY(picture(0) == kept && picture(1) != left);
        QVERIFY(figure->panels()[1].place.isEmpty());
    }
};

ATTENTION_TEST(SoftmaxTemperatureTest, QApplication)
#include "softmax_temperature_test.moc"
