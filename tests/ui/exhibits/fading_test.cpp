#include <cmath>

#include "core/training/fading_study.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "tests/ui/exhibits/first_tab.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

const FadingStudy& studyOf(const Scene& scene) {
    return static_cast<const FadingStudy&>(*studiedOnce(fading(), scene).study());
}

double printed(double value, int digits) {
    const double unit = std::pow(10, std::floor(std::log10(value)) - digits + 1);
    return std::round(value / unit) * unit;
}

constexpr QSize kFadingSize(900, 640);

}  // namespace

/// What the page about fading influence says and lets one do.
class FadingPageTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    /// A command without a preset shows the linear recurrence.
    void theTableByDistanceIsThePowerOfTheRadius() {
        const Scene scene = adaptScene(fading(), commandScene(fading()));
        const Table table = evaluateScene(fading(), scene).table("by-distance");
        const auto& columns = std::get<ColumnTable>(table).columns;
        QCOMPARE(columns[1].name, std::string("mean"));
        const auto& means = std::get<std::vector<double>>(columns[1].values);
        QCOMPARE(means.size(), std::size_t(32));
        for (std::size_t distance = 0; distance < means.size(); ++distance) {
            const double wanted = std::pow(0.8, double(distance));
            QVERIFY(std::abs(means[distance] - wanted) < 1e-12 * wanted);
        }
        QCOMPARE(columns[4].name, std::string("recurrent"));
        QCOMPARE(std::get<std::vector<double>>(columns[4].values), means);
    }

    /// The numbers that the presets print.
    void presetsShowWhatTheySay() {
        const auto explained = [](std::string_view preset) {
            const EvaluatedScene shown = studiedOnce(fading(), presetScene(fading(), preset));
            return shown.explainSelection()->derivation.value;
        };
        QCOMPARE(printed(explained("start"), 3), 0.0115);
        QVERIFY(explained("tanh") < std::pow(0.8, 20));
        QCOMPARE(printed(explained("exploding"), 2), 6.7);
        QVERIFY(explained("reach") > 0);
        const Scene reaching = presetScene(fading(), "reach");
        const FadingStudy& reach = studyOf(reaching);
        QCOMPARE(receptiveReach(reach.setup), Index(8));
        QCOMPARE(reach.of(Architecture::Convolution).distances[9].maximum, 0.0);
        QVERIFY(reach.of(Architecture::Convolution).distances[8].minimum > 0);
        const double share = explained("weight");
        QVERIFY(share > 0.2 / 32 && share < 5.0 / 32 * 3);
        QCOMPARE(printed(explained("gradient"), 3), 0.0115);
    }

    /// In attention the mean influence at great distance is that at small distance, a token's own place apart.
    void attentionDoesNotFade() {
        const auto& distances = studyOf(presetScene(fading(), "start")).of(Architecture::Attention).distances;
        const auto meanOf = [&](std::size_t first, std::size_t end) {
            double sum = 0;
            for (std::size_t at = first; at < end; ++at) sum += distances[at].mean;
            return sum / double(end - first);
        };
        const double near = meanOf(1, 11), far = meanOf(16, 26);
        QVERIFY2(far > near / 1.5 && far < near * 1.5, qPrintable(QString::number(far / near)));
        QVERIFY(distances[0].mean > near);
    }

    void theClaimIsThatOfTheScene_data() {
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("part");
        QTest::newRow("below 1") << "spectral-radius=0.8"
                                 << "fades";
        QTest::newRow("1") << "spectral-radius=1"
                           << "exactly";
        QTest::newRow("above") << "spectral-radius=1.1"
                               << "grows";
        QTest::newRow("tanh") << "spectral-radius=1.1 activation=tanh"
                              << "Tanh";
    }
    void theClaimIsThatOfTheScene() {
        QFETCH(QString, values);
        QFETCH(QString, part);
        QVERIFY(fading().textsFor(sceneOf(fading(), values)).claim.contains(part));
    }

    /// Beyond where the curves cross attention keeps more, as the ratio in the picture says, and beyond nothing else;
    /// a recurrence that grows is never crossed.
    void thePictureTellsWhereAttentionKeepsMore() {
        Scene scene = presetScene(fading(), "start");
        const FadingStudy& study = studyOf(scene);
        QVERIFY(std::abs(study.attentionToRecurrenceRatio(20) - 7.7) < 0.05);
        QVERIFY(study.crossing() && *study.crossing() > 10 && *study.crossing() < 12);
        for (Index at = 0; at < 32; ++at)
            QCOMPARE(study.attentionToRecurrenceRatio(at) > 1, double(at) > *study.crossing());
        DrawnText drawn(kFadingSize);
        QCPPainter painter(&drawn);
        shownFigure(fading(), scene, kFadingSize)->paint(painter, kFadingSize);
        QVERIFY(drawn.text().split(u'\n').contains("7.7"));
        scene.parameters.spectralRadius = 1.1;
        QVERIFY(!studyOf(scene).crossing());
    }

    /// Two curves are compared; the convolutions' appears when they are chosen.
    void theFirstTabShowsConvolutionsWhereTheyAreChosen() {
        Scene scene = presetScene(fading(), "start");
        const Cell ofConvolution{3, std::int64_t(influenceLayerIndex(Architecture::Convolution)), "by-distance"};
        QVERIFY(!shownFigure(fading(), scene, kFadingSize)->markedCellRect(ofConvolution));
        scene.parameters.architecture = Architecture::Convolution;
        QVERIFY(shownFigure(fading(), scene, kFadingSize)->markedCellRect(ofConvolution));
    }

    void aClickOnAnotherMatrixChoosesIt() {
        Scene scene = presetScene(fading(), "start");
        scene.parameters.show = kShowAll;
        const auto figure = shownFigure(fading(), scene, kFadingSize);
        std::set<std::int64_t> offered;
        bool isExplained = false;
        for (int x = 0; x < kFadingSize.width(); x += 4) {
            const QPointF place(x, 160);
            if (const auto choice = figure->clickActionAt(place)) {
                QCOMPARE(choice->key, std::string_view("architecture"));
                offered.insert(std::get<std::int64_t>(choice->value));
                QVERIFY(!figure->cellAt(place));
            }
            isExplained = isExplained || figure->cellAt(place);
        }
        QVERIFY(isExplained);
        QCOMPARE(offered, (std::set<std::int64_t>{std::int64_t(Architecture::Convolution),
                                                  std::int64_t(Architecture::Attention)}));
    }

    void theDistanceIsDraggedAlongTheCurves() {
        Scene scene = presetScene(fading(), "start");
        scene.parameters.show = kShowAll;
        const auto figure = shownFigure(fading(), scene, kFadingSize);
        std::vector<int> handles;
        for (int x = 0; x < kFadingSize.width(); ++x)
            if (figure->handleAt(QPointF(x, 540)) == "offset") handles.push_back(x);
        QVERIFY(!handles.empty());
        QCOMPARE(figure->handleValue("offset", QPointF(-100, 540)), ParameterValue(std::int64_t(0)));
        QCOMPARE(figure->handleValue("offset", QPointF(5000, 540)), ParameterValue(std::int64_t(31)));
    }

    void whatDoesNotFitIsRefused_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("radius") << "spectral-radius"
                                << "2";
        QTest::newRow("no length") << "spectral-radius"
                                   << "0";
        QTest::newRow("layer") << "architecture"
                               << "dilated";
        QTest::newRow("function") << "activation"
                                  << "relu";
        QTest::newRow("tokens") << "n"
                                << "65";
    }
    void whatDoesNotFitIsRefused() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QVERIFY_EXCEPTION_THROWN(parseValue(*fading().findUse(key.toStdString()), value.toStdString()), ParameterError);
    }

    /// The picture with which the page opens holds while its sliders move.
    void theFirstTabHolds_data() {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("values");
        QTest::newRow("start") << "start"
                               << "";
        QTest::newRow("tanh") << "tanh"
                              << "";
        QTest::newRow("growing") << "exploding"
                                 << "";
        QTest::newRow("two tokens") << "start"
                                    << "n=2";
        QTest::newRow("many tokens") << "start"
                                     << "n=64";
        QTest::newRow("forgets at once") << "start"
                                         << "spectral-radius=0.1";
        QTest::newRow("explodes") << "start"
                                  << "spectral-radius=1.5";
        QTest::newRow("far reach") << "reach"
                                   << "kernel=9 layers=8";
        QTest::newRow("at the same place") << "start"
                                           << "offset=0";
        QTest::newRow("farthest") << "start"
                                  << "offset=31";
    }
    void theFirstTabHolds() {
        QFETCH(QString, preset);
        QFETCH(QString, values);
        Scene scene = presetScene(fading(), preset.toStdString());
        for (const QString& word : values.split(u' ', Qt::SkipEmptyParts))
            setValue(scene.parameters, *findParameter(word.section(u'=', 0, 0).toStdString()),
                     parseValue(*fading().findUse(word.section(u'=', 0, 0).toStdString()),
                                word.section(u'=', 1).toStdString()));
        scene = adaptScene(fading(), trainedBriefly(fading(), std::move(scene)));
        QCOMPARE(firstTabFault(fading(), scene), QString());
        QCOMPARE(tabsFault(fading(), scene), QString());
    }

    /// While the factor moves, so do the lines and not the axis, but for one power of ten more where lines grow; what
    /// leaves it stays in the picture.
    void theFirstTabKeepsItsAxis() {
        Scene scene = presetScene(fading(), "start");
        const auto rectOf = [&](double radius, std::int64_t layer) {
            scene.parameters.spectralRadius = radius;
            return *shownFigure(fading(), scene, kFadingSize)->markedCellRect({20, layer, "by-distance"});
        };
        const auto attention = std::int64_t(influenceLayerIndex(Architecture::Attention));
        const QRectF usual = rectOf(0.8, attention);
        for (const double radius : {0.1, 1.0}) QCOMPARE(rectOf(radius, attention), usual);
        QVERIFY(rectOf(1.1, attention).top() > usual.top());
        QCOMPARE(rectOf(1.5, attention), rectOf(1.1, attention));
        QVERIFY(rectOf(0.8, 0).top() > usual.top());
        QVERIFY(rectOf(0.95, 0).top() < usual.top());
        QVERIFY(rectOf(1.5, 0).top() > 0);
        // The selected pair stands at the mean of the pairs as far apart.
        scene = presetScene(fading(), "start");
        const auto figure = shownFigure(fading(), scene, kFadingSize);
        QCOMPARE(figure->markedCellRect({28, 8, "influence"}), figure->markedCellRect({20, 0, "by-distance"}));
        QVERIFY(!figure->markedCellRect({8, 28, "influence"}));
    }
};

ATTENTION_TEST(FadingPageTest, QApplication)
#include "fading_test.moc"
