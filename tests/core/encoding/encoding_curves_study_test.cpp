#include "core/encoding/encoding_curves_study.h"

#include <cmath>
#include <numbers>

#include "core/scene/scene.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Of the table: two roundings of a sine of some ten radians.
constexpr double kValueTolerance = 1e-14;

Scene sceneOf(std::int64_t first, std::int64_t last, std::optional<std::int64_t> column = {}) {
    Scene scene;
    scene.parameters.firstColumn = first;
    scene.parameters.lastColumn = last;
    scene.parameters.column = column;
    return scene;
}

EncodingCurvesStudy studyOf(const Scene& scene) {
    return {scene, {}};
}

}  // namespace

class EncodingCurvesStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void drawnColumnsAreThoseAskedFor() {
        const EncodingCurvesStudy study = studyOf(sceneOf(6, 9));
        QCOMPARE(study.drawn.count(), Index{4});
        QVERIFY(study.drawn.hasColumn(6) && study.drawn.hasColumn(9) && !study.drawn.hasColumn(10));
        const double angle = 13 / std::pow(10000.0, 6.0 / 32);
        QVERIFY(std::abs(study.drawn.at(13, 0) - std::sin(angle)) < kValueTolerance);
        QVERIFY(std::abs(study.drawn.at(13, 1) - std::cos(angle)) < kValueTolerance);
        QCOMPARE(study.drawn.wavelength(6), 2 * std::numbers::pi * std::pow(10000.0, 6.0 / 32));
        QCOMPARE(study.turns(6), 59 / study.drawn.wavelength(7));
        // A continuous sine goes through the points.
        QCOMPARE(study.drawn.samples(13 * study.drawn.substeps, 0), study.drawn.at(13, 0));
    }

    void aQuarterLiesBetweenCrests_data() {
        QTest::addColumn<qint64>("start");
        QTest::addColumn<int>("pair");
        QTest::addColumn<bool>("isThere");
        QTest::addRow("from position 0") << qint64{0} << 3 << true;
        QTest::addRow("in the middle of a wave") << qint64{20} << 3 << true;
        QTest::addRow("far away") << qint64{1'000'003} << 4 << true;
        QTest::addRow("longer than the rows") << qint64{0} << 9 << false;
        QTest::addRow("a pair that is drawn by half") << qint64{0} << 10 << false;
    }
    void aQuarterLiesBetweenCrests() {
        QFETCH(qint64, start);
        QFETCH(int, pair);
        QFETCH(bool, isThere);
        Scene scene = sceneOf(6, 20);
        scene.parameters.n = 100;
        scene.parameters.start = start;
        const EncodingCurvesStudy study = studyOf(scene);
        const auto quarter = study.quarter(pair);
        QCOMPARE(quarter.has_value(), isThere);
        if (!quarter) return;
        const double frequency = std::pow(10000.0, -2.0 * pair / 32);
        // A million positions in, an angle has lost six of its digits.
        constexpr double kCrestTolerance = 1e-8;
        QVERIFY(quarter->from >= 0);
        QVERIFY(std::abs(std::cos((double(start) + quarter->from) * frequency) - 1) < kCrestTolerance);
        QVERIFY(std::abs(std::sin((double(start) + quarter->to) * frequency) - 1) < kCrestTolerance);
        QVERIFY(std::abs(quarter->to - quarter->from - study.drawn.wavelength(2 * pair) / 4) < kCrestTolerance);
    }

    void aSelectedColumnOutsideIsAdded_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<bool>("isAdded");
        QTest::addRow("one of those drawn") << 9 << false;
        QTest::addRow("before them") << 5 << true;
        QTest::addRow("behind them") << 10 << true;
    }
    void aSelectedColumnOutsideIsAdded() {
        QFETCH(int, column);
        QFETCH(bool, isAdded);
        const EncodingCurvesStudy study = studyOf(sceneOf(6, 9, column));
        QCOMPARE(study.selected.count(), Index{isAdded});
        QCOMPARE(study.selected.hasColumn(column), isAdded);
    }

    void theReferenceHasWhatBothHave() {
        Scene scene = sceneOf(6, 9, 20);
        scene.reference = scene.parameters;
        scene.reference->base = 100;
        scene.reference->d = 8;
        scene.reference->start = 50;
        const EncodingCurvesStudy study = studyOf(scene);
        QCOMPARE(study.referenceDrawn.first, Index{6});
        QCOMPARE(study.referenceDrawn.count(), Index{2});
        QVERIFY(!study.referenceDrawn.hasRow(49) && study.referenceDrawn.hasRow(50) && study.referenceDrawn.hasRow(59));
        QVERIFY(std::abs(study.referenceDrawn.at(52, 0) - std::sin(52 / std::pow(100.0, 6.0 / 8))) < kValueTolerance);
        QCOMPARE(study.referenceSelected.count(), Index{0});
        QCOMPARE(study.derivation(52, 6).context.back().name, std::string("difference"));
    }

    void tablesHaveTheColumnsDrawn() {
        const EncodingCurvesStudy study = studyOf(sceneOf(6, 9));
        const auto columns = std::get<ColumnTable>(study.table("columns")).columns;
        QCOMPARE(columns.size(), std::size_t{5});
        QCOMPARE(columns[1].name, std::string("6"));
        QCOMPARE(std::get<std::vector<double>>(columns[1].values)[13], study.drawn.at(13, 0));
        QCOMPARE((*std::get<MatrixTable>(study.table("P")).values)(13, 6), study.drawn.at(13, 0));
    }
};

ATTENTION_TEST(EncodingCurvesStudyTest, QCoreApplication)
#include "encoding_curves_study_test.moc"
