#include "core/cost/paths_study.h"

#include <cmath>

#include "core/scene/parameters.h"
#include "tests/test_class.h"

using namespace attention;

class PathsStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// What has no path is masked, in a way that many tokens can be drawn with.
    void masked_data() {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<bool>("isNaN");
        QTest::addRow("few tokens") << 5 << false;
        QTest::addRow("many tokens") << int(kMaxMaskedTokens) + 1 << true;
    }
    void masked() {
        QFETCH(int, tokens);
        QFETCH(bool, isNaN);
        Parameters parameters;
        parameters.n = tokens;
        parameters.architecture = Architecture::Recurrent;
        parameters.pathKind = PathKind::Dependency;
        const auto study = studyPaths(parameters);
        QVERIFY(study->hasMasked() && study->isMaskedBelow && !study->isMaskedAbove);
        QCOMPARE(study->longest, double(tokens - 1));
        const double masked = (*study->masked)(1, 0);
        QCOMPARE(std::isnan(masked), isNaN);
        QCOMPARE(std::isinf(masked) && masked < 0, !isNaN);
        QVERIFY(std::isinf((*study->distances)(1, 0)));
        QCOMPARE((*study->masked)(0, 1), 1.0);

        parameters.pathKind = PathKind::SomeOutput;
        QVERIFY(!studyPaths(parameters)->hasMasked());
    }

    void oneOfEachFamilyOrOneAlone() {
        Parameters parameters;
        parameters.architecture = Architecture::Bidirectional;
        QCOMPARE(shownArchitectures(parameters),
                 (std::vector{Architecture::Convolution, Architecture::Bidirectional, Architecture::Attention}));
        QCOMPARE(studyPaths(parameters)->shown(NetworkArrangement::SideBySide).size(), kLayerFamilies);
        parameters.networks = NetworkArrangement::One;
        QCOMPARE(shownArchitectures(parameters), (std::vector{Architecture::Bidirectional}));
        QVERIFY(!isShown(Architecture::Convolution, parameters));
    }

    void deeperThanItIsDrawn() {
        Parameters parameters;
        parameters.n = 60;
        const auto study = studyPaths(parameters);
        QVERIFY(study->chosen().isTruncated());
        // A recurrence takes its steps in one layer.
        const PathNetwork& recurrent = study->lanes[familyOf(Architecture::Recurrent)];
        QVERIFY(!recurrent.isTruncated());
        const auto& leg = recurrent.path.firstLeg;
        QCOMPARE(recurrent.stepsTo(leg, 0), std::int64_t(0));
        QCOMPARE(recurrent.stepsTo(leg, leg.size() - 1), std::int64_t(recurrent.path.length));
    }

    /// A recurrence has to wait; attention has all outputs at once.
    void outputsAreReadyAfterSteps() {
        Parameters parameters;
        parameters.n = 9;
        parameters.layers = 4;
        const auto study = studyPaths(parameters);
        const auto ready = [&](Architecture architecture, int step) {
            return study->lanes[familyOf(architecture)].computedOutputs(step);
        };
        for (const Architecture architecture :
             {Architecture::Convolution, Architecture::Recurrent, Architecture::Attention})
            QCOMPARE(ready(architecture, 0), Index(0));
        QCOMPARE(ready(Architecture::Attention, 1), Index(9));
        QCOMPARE(ready(Architecture::Recurrent, 1), Index(2));
        QCOMPARE(ready(Architecture::Recurrent, 8), Index(9));
        QCOMPARE(ready(Architecture::Convolution, 3), Index(0));
        QCOMPARE(ready(Architecture::Convolution, 4), Index(9));
        parameters.architecture = Architecture::Bidirectional;
        QCOMPARE(studyPaths(parameters)->chosen().computedOutputs(4), Index(1));
    }

    void bothReadingsAreThere() {
        Parameters parameters;
        parameters.n = 5;
        const auto book = studyPaths(parameters);
        QCOMPARE(book->chosen().path.length, 2.0);
        QCOMPARE(book->chosen().alternativeLength, 4.0);
        QCOMPARE(book->chosen().doubledLength, 4.0);
        QCOMPARE(book->lanes[1].doubledLength, 8.0);
        QCOMPARE(book->lanes[2].doubledLength, 1.0);
        parameters.architecture = Architecture::Dilated;
        QVERIFY(std::isnan(studyPaths(parameters)->chosen().alternativeLength));
    }

    void anotherPairOfTokensSharesTheDistances() {
        Parameters parameters;
        const auto before = studyPaths(parameters);
        parameters.fromToken = 3;
        parameters.layers = 5;
        const auto after = studyPaths(parameters, {}, before.get());
        QCOMPARE(after->from, Index(3));
        QCOMPARE(after->distances, before->distances);
        parameters.kernel = 5;
        QVERIFY(studyPaths(parameters, {}, before.get())->distances != before->distances);
    }

    void nothingIsSearchedOnceStopIsAskedFor() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!studyPaths(Parameters{}, stop.get_token())->distances);
    }
};

ATTENTION_TEST(PathsStudyTest, NoApplication)
#include "paths_study_test.moc"
