#include "core/training/depth_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/exhibits/first_tab.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

constexpr QSize kStackSize(820, 560);

/// The first layer that a click in the lower part of a figure goes to, line by line.
std::optional<std::int64_t> firstLayerBelow(const Figure& figure) {
    for (double y = 0.7 * kStackSize.height(); y < kStackSize.height(); y += 3)
        for (double x = 0; x < kStackSize.width() / 2; x += 3)
            if (const auto choice = figure.clickActionAt({x, y})) return std::get<std::int64_t>(choice->value);
    return std::nullopt;
}

}  // namespace

/// What the page of stacks says, and what a click in its picture does.
class DepthTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    /// The numbers that the presets print.
    void presetsSayWhatTheirStacksDo_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QStringList>("printed");
        QTest::newRow("start") << "start" << QStringList{"1.8 · 10⁻⁵", "0.56"};
        QTest::newRow("residual") << "residual" << QStringList{"0.31"};
        QTest::newRow("mlp") << "mlp" << QStringList{"1.9 · 10⁻⁶"};
        QTest::newRow("each layer") << "each-layer" << QStringList{"1.00", "0.77"};
        QTest::newRow("without norm") << "without-norm" << QStringList{"0.08"};
        QTest::newRow("one head") << "one-head" << QStringList{"5.7 · 10⁻⁵"};
    }
    void presetsSayWhatTheirStacksDo() {
        QFETCH(QString, preset);
        QFETCH(QStringList, printed);
        const auto found = depth().findPreset(preset.toStdString());
        const EvaluatedScene shown = studiedOnce(depth(), presetScene(depth(), preset.toStdString()));
        const QString told = shown.description().simplified();
        for (const QString& number : printed) {
            QVERIFY2(found->summary.contains(number), qPrintable(found->summary));
            QVERIFY2(told.contains(number), qPrintable(told));
        }
    }

    /// The claim, with the numbers of a bare command.
    void aBareCommandProvesTheClaim() {
        const auto& study = static_cast<const DepthStudy&>(*studiedOnce(depth(), commandScene(depth())).study());
        QCOMPARE(study.settings.layers, Index(12));
        QVERIFY(study.stacks[0].layers.back().rankOneDistance < 1e-15);
        QVERIFY(study.stacks[1].layers.back().rankOneDistance > 0.3);
    }

    void wordsFollowWhatIsLookedAt() {
        Scene scene = presetScene(depth(), "start");
        QVERIFY(studiedOnce(depth(), scene).caption().observation.contains(QLatin1String("their mean")));
        scene.parameters.column = 1;
        QVERIFY(studiedOnce(depth(), scene).caption().observation.contains(QStringLiteral("R²")));
        QVERIFY(depth().textsFor(scene).claim.startsWith(QLatin1String("Attention alone")));
        scene.parameters.everyLayer = PositionInsertion::EachLayer;
        QVERIFY(depth().textsFor(scene).claim.contains(QLatin1String("at each layer")));
        scene.parameters.show = kShowAll;
        QVERIFY(depth().textsFor(scene).claim.startsWith(QLatin1String("Positions")));
        scene.parameters.layer = 0;
        QVERIFY(studiedOnce(depth(), scene).caption().observation.contains(QLatin1String("the input")));
    }

    void whatChangesNothingSaysSo() {
        Scene scene = presetScene(depth(), "start");
        QVERIFY(depth().ineffectiveReason("every-layer", scene).isEmpty());
        scene.parameters.layers = 1;
        QVERIFY(depth().ineffectiveReason("every-layer", scene).words.contains(QLatin1String("one layer")));
        scene.parameters.encoding = EncodingChoice::None;
        QVERIFY(depth().ineffectiveReason("every-layer", scene).words.contains(QLatin1String("no positions")));
        // The stack with the positions the other way is gone.
        QCOMPARE(selectableShape(depth(), scene.parameters, "measures").rows, Index(2));
    }

    void aClickGoesToItsLayer() {
        const Scene scene = presetScene(depth(), "start");
        const auto figure = shownFigure(depth(), scene, kStackSize);
        // In the chart at the layer that is shown there are cells, at others choices.
        const auto chosen = figure->markedCellRect({0, 0, "measures"});
        QVERIFY(chosen);
        QCOMPARE(figure->cellAt(chosen->center()).value_or(Cell{}).matrix, std::string("measures"));
        QVERIFY(!figure->clickActionAt(chosen->center()));
        const auto before = figure->clickActionAt(chosen->center() - QPointF(3 * chosen->width(), 0));
        QVERIFY(before);
        QCOMPARE(std::string(before->key), std::string("layer"));
        QVERIFY(std::get<std::int64_t>(before->value) < 3);
        // So have the maps below.
        QCOMPARE(firstLayerBelow(*figure).value_or(-1), std::int64_t(0));
    }

    void figureFollowsItsLayer() {
        Scene scene = presetScene(depth(), "start");
        const QImage third = painted(depth(), scene, kStackSize);
        scene.parameters.layer = 7;
        QVERIFY(painted(depth(), scene, kStackSize) != third);
    }

    /// The picture with which the page opens holds while its sliders move.
    void theFirstTabHolds_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("values");
        QTest::newRow("start") << "start"
                               << "";
        QTest::newRow("one layer") << "start"
                                   << "layers=1 layer=1";
        QTest::newRow("the input") << "start"
                                   << "layer=0";
        QTest::newRow("deep") << "start"
                              << "layers=16 layer=9";
        QTest::newRow("with residuals") << "residual"
                                        << "";
        QTest::newRow("positions at each layer") << "start"
                                                 << "every-layer=on";
        QTest::newRow("few tokens") << "start"
                                    << "n=2 d=2 heads=1";
        QTest::newRow("many tokens") << "start"
                                     << "n=32 d=64";
    }
    void theFirstTabHolds() {
        QFETCH(QString, preset);
        QFETCH(QString, values);
        Scene scene = presetScene(depth(), preset.toStdString());
        for (const QString& word : values.split(u' ', Qt::SkipEmptyParts))
            setValue(scene.parameters, *findParameter(word.section(u'=', 0, 0).toStdString()),
                     parseValue(*depth().findUse(word.section(u'=', 0, 0).toStdString()),
                                word.section(u'=', 1).toStdString()));
        scene = adaptScene(depth(), trainedBriefly(depth(), std::move(scene)));
        QCOMPARE(firstTabFault(depth(), scene), QString());
        QCOMPARE(tabsFault(depth(), scene), QString());
    }

    /// The stack without residuals stands above the other one, whichever is asked for, and its number below its map.
    void theFirstTabKeepsItsOrder() {
        Scene scene = presetScene(depth(), "start");
        QCOMPARE(scene.parameters.show, std::string("tokens"));
        const auto top = [&](std::int64_t stack) {
            return shownFigure(depth(), scene, kStackSize)->markedCellRect({stack, 0, "measures"})->top();
        };
        const double without = top(0), with = top(1);
        QVERIFY(without < with);
        scene.parameters.residual = true;
        QCOMPARE(top(1), without);
        QCOMPARE(top(0), with);
        // A click below another map goes to its layer.
        const auto figure = shownFigure(depth(), scene, kStackSize);
        const auto box = figure->markedCellRect({0, 0, "measures"});
        const auto last = figure->clickActionAt({kStackSize.width() - 60.0, box->center().y()});
        QVERIFY(last);
        QCOMPARE(last->value, ParameterValue(std::int64_t(12)));
    }
};

ATTENTION_TEST(DepthTest, QApplication)
#include "depth_test.moc"
