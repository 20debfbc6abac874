#include "core/training/learned_positions_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/exhibits/first_tab.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"
#include "ui/figure/parts/parts_figure.h"

using namespace attention;

namespace {

/// A run of a moment.
Scene smallLearnedScene(EncodingChoice encoding = EncodingChoice::Learned) {
    Scene scene = startScene(learnedPositions());
    scene.parameters.n = 8;
    scene.parameters.d = 16;
    scene.parameters.heads = 2;
    scene.parameters.batchSize = 8;
    scene.parameters.steps = 20;
    scene.parameters.encoding = encoding;
    scene.parameters.row = 5;
    scene.parameters.column = 2;
    scene.parameters.show = kShowAll;
    return adaptScene(learnedPositions(), scene);
}

const LearnedPositionsStudy& studyOf(const EvaluatedScene& shown) {
    return static_cast<const LearnedPositionsStudy&>(*shown.study());
}

}  // namespace

/// What the page of learned positions shows and says.
class LearnedPositionsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    /// What the presets claim, and with which numbers.
    void presetsSayWhatIsLearned_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("leastRight");
        QTest::addColumn<double>("mostRight");
        QTest::newRow("start") << "start" << 0.99 << 1.0 << 0.6 << 1.0;
        QTest::newRow("before") << "before" << 0.0 << 0.2 << 0.05 << 0.07;
        QTest::newRow("longer") << "longer" << 0.99 << 1.0 << 0.6 << 1.0;
        // Those that take longest.
        if (!qEnvironmentVariableIsSet("ATTENTION_ALL_TRAINED")) return;
        QTest::newRow("half-way") << "half-way" << 0.7 << 0.8 << 0.3 << 0.45;
        QTest::newRow("reverse") << "reverse" << 0.99 << 1.0 << 0.7 << 1.0;
        QTest::newRow("relative") << "relative" << 0.99 << 1.0 << 0.3 << 1.0;
    }
    void presetsSayWhatIsLearned() {
        QFETCH(QString, preset);
        const EvaluatedScene shown =
            studiedOnce(learnedPositions(), presetScene(learnedPositions(), preset.toStdString()));
        const double accuracy = studyOf(shown).of(ComparedPositions::Shown).accuracies.front();
        const double right = studyOf(shown).meanTargetWeight(ComparedPositions::Shown, 2);
        QFETCH(double, least);
        QFETCH(double, most);
        QFETCH(double, leastRight);
        QFETCH(double, mostRight);
        QVERIFY2(accuracy >= least && accuracy <= most, qPrintable(QString::number(accuracy)));
        QVERIFY2(right >= leastRight && right <= mostRight, qPrintable(QString::number(right)));
    }

    /// The claim in the numbers that the page prints at first sight.
    void theStartProvesTheClaim() {
        const EvaluatedScene shown = studiedOnce(learnedPositions(), presetScene(learnedPositions(), kStartPreset));
        const TrainedPositions &learned = studyOf(shown).of(ComparedPositions::Shown),
                               &sinusoidal = studyOf(shown).of(ComparedPositions::Sinusoidal);
        QVERIFY(std::abs(learned.accuracies[0] - sinusoidal.accuracies[0]) < 0.01);
        QVERIFY(learned.explained.offDiagonal < 0.4 && sinusoidal.explained.offDiagonal > 0.999);
        QVERIFY(studyOf(shown).value({10, 7, "weights"}, 2) > 0.8);
    }

    /// Two tables side by side have one scale, which stands below them.
    void tablesSideBySideHaveOneScale() {
        Scene scene = smallLearnedScene();
        for (const auto& [show, scales] : {std::pair("tables", 1), {"alike", 2}}) {
            scene.parameters.show = show;
            const auto figure = shownFigure(learnedPositions(), scene, {770, 430});
            QCOMPARE(int(dynamic_cast<const PartsFigure&>(*figure).colourScales().size()), scales);
        }
    }

    void positionsOfAnotherPageGiveWayToALearnedTable() {
        Scene scene = smallLearnedScene();
        for (const auto encoding : {EncodingChoice::None, EncodingChoice::Sinusoidal, EncodingChoice::Rotary}) {
            scene.parameters.encoding = encoding;
            QCOMPARE(adaptScene(learnedPositions(), scene).parameters.encoding, EncodingChoice::Learned);
        }
        scene.parameters.encoding = EncodingChoice::Relative;
        QCOMPARE(adaptScene(learnedPositions(), scene).parameters.encoding, EncodingChoice::Relative);
    }

    void theDistanceIsTheTasks() {
        Scene scene = smallLearnedScene();
        QVERIFY(learnedPositions().ineffectiveReason("offset", scene).isEmpty());
        scene.parameters.task = TrainingTask::Reverse;
        QVERIFY(!learnedPositions().ineffectiveReason("offset", scene).isEmpty());
    }

    void cellsAreFoundWhereTheyAreDrawn_data() {
        QTest::addColumn<int>("encoding");
        QTest::newRow("learned") << int(EncodingChoice::Learned);
        QTest::newRow("relative") << int(EncodingChoice::Relative);
    }
    void cellsAreFoundWhereTheyAreDrawn() {
        QFETCH(int, encoding);
        const Scene scene = smallLearnedScene(EncodingChoice(encoding));
        const auto figure = shownFigure(learnedPositions(), scene, {900, 700});
        int found = 0;
        for (const std::string_view matrix : kPositionMatrices) {
            const TableShape shape = positionMatrixShape(scene.parameters, matrix);
            // Bars are those of the head that is looked at.
            const Index row = shape.rows == scene.parameters.n ? 3 : scene.parameters.head.value_or(0);
            const Cell cell{row, 2, std::string(matrix)};
            const auto box = figure->markedCellRect(cell);
            if (!box) continue;
            ++found;
            QCOMPARE(figure->cellAt(box->center()), std::optional(cell));
        }
        QCOMPARE(found, EncodingChoice(encoding) == EncodingChoice::Learned ? 9 : 6);
    }

    /// A pair of positions lights up in all sets.
    void whatIsSelectedIsMarkedEverywhere() {
        const Scene scene = smallLearnedScene();
        Scene none = scene;
        setSelection(none.parameters, std::nullopt);
        const QSize size(900, 700);
        const QImage with = painted(learnedPositions(), scene, size), without = painted(learnedPositions(), none, size);
        const auto figure = shownFigure(learnedPositions(), scene, size);
        const QRgb query = Theme::light().indexI.rgb(), key = Theme::light().indexJ.rgb();
        QVERIFY(countOf(with, query) > countOf(without, query) + 100);
        QVERIFY(countOf(with, key) > countOf(without, key) + 100);
    }

    /// The picture with which the page opens holds while its sliders move.
    void theFirstTabHolds_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("values");
        QTest::newRow("start") << "start"
                               << "steps=20";
        QTest::newRow("before") << "before"
                                << "matrix=table";
        QTest::newRow("relative") << "relative"
                                  << "steps=20";
        QTest::newRow("two positions") << "start"
                                       << "n=2 steps=20 row=0 column=0";
        QTest::newRow("many positions") << "start"
                                        << "n=64 steps=2";
        QTest::newRow("no right place") << "no-order"
                                        << "steps=20 matrix=table";
    }
    void theFirstTabHolds() {
        QFETCH(QString, preset);
        QFETCH(QString, values);
        Scene scene = presetScene(learnedPositions(), preset.toStdString());
        for (const QString& word : values.split(u' ', Qt::SkipEmptyParts))
            setValue(scene.parameters, *findParameter(word.section(u'=', 0, 0).toStdString()),
                     parseValue(*learnedPositions().findUse(word.section(u'=', 0, 0).toStdString()),
                                word.section(u'=', 1).toStdString()));
        scene = adaptScene(learnedPositions(), trainedBriefly(learnedPositions(), std::move(scene)));
        QCOMPARE(firstTabFault(learnedPositions(), scene), QString());
        QCOMPARE(tabsFault(learnedPositions(), scene), QString());
    }
};

ATTENTION_TEST(LearnedPositionsTest, QApplication)
#include "learned_positions_test.moc"
