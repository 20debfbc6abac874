#include "core/encoding/encoding_properties.h"

#include <cmath>
#include <map>

#include <Eigen/Cholesky>
#include <QFile>

#include "core/encoding/encoding_table.h"
#include "core/encoding/encodings_compared_study.h"
#include "core/encoding/sinusoidal.h"
#include "core/scene/scene.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// NumPy's sines of rounded angles, and least squares by another algorithm.
constexpr double kPropertyTolerance = 1e-11;
/// Of an exact fit of random rows, about as many as columns, whose condition number may be large.
constexpr double kIllConditioned = 1e-6;

EncodingMetrics measured(EncodingKind kind, const EncodingOptions& setup) {
    return encodingMeasures(kind, setup, encodingScores(kind, setup, comparisonStep(setup.positions)));
}

EncodingKind kindOf(std::string_view name) {
    for (const EncodingKind kind : kEncodingKinds)
        if (encodingName(kind) == name) return kind;
    qFatal("no such encoding");
}

/// The table that make_encodings_golden.py calls learned.
std::shared_ptr<const Array> goldenTable(Index rows, Index columns) {
    auto array = std::make_shared<Array>(Array{.shape = {rows, columns}, .values = {}});
    for (Index i = 0; i < rows; ++i)
        for (Index c = 0; c < columns; ++c) {
            const Index hashed = (i * 7919 + c * 104729) % 1009;
            array->values.push_back(double(hashed * hashed % 1009) / 504 - 1);
        }
    return array;
}

}  // namespace

class EncodingPropertiesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/encodings.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int count = 0;
        while (!file.atEnd()) {
            const QByteArrayList f = file.readLine().trimmed().split(',');
            const EncodingKind kind = kindOf(f[0].toStdString());
            EncodingOptions setup;
            setup.positions = f[1].toLongLong();
            setup.dimensions = f[2].toLongLong();
            setup.base = f[3].toDouble();
            setup.trainingLength = f[4].toLongLong();
            if (kind == EncodingKind::Learned) setup.learned = goldenTable(setup.trainingLength, setup.dimensions);
            const EncodingMetrics measures = measured(kind, setup);
            const auto near = [&](double value, int field) {
                return std::abs(value - f[field].toDouble()) <= kPropertyTolerance * (1 + std::abs(value));
            };
            const QByteArray which = f.join(' ');
            QVERIFY2(near(measures.smallestDistance, 5), which.constData());
            QVERIFY2(near(measures.largestValue, 6), which.constData());
            QVERIFY2(near(measures.products.spread, 7), which.constData());
            QVERIFY2(near(measures.products.variation, 8), which.constData());
            QCOMPARE(measures.extrapolatedInRange, f[9].toLongLong());
            QVERIFY2(near(measures.shiftResidual, 10), which.constData());
            QVERIFY2(measures.shiftRank == f[11].toLongLong(), which.constData());
            ++count;
        }
        QCOMPARE(count, 30);
    }

    void verdicts_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("verdicts");
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("d");
        QTest::addColumn<int>("training");
        const auto row = [](const char* why, const char* encoding, const char* verdicts, int n = 60, int d = 32,
                            int training = 48) { QTest::newRow(why) << encoding << verdicts << n << d << training; };
        row("nothing tells positions apart", "none", "no yes no yes not-applicable");
        row("integers grow", "integer", "yes no no no no");
        row("scaled integers are bounded, and change with the length", "integer-scaled", "yes yes no no no");
        row("one-hot: all offsets alike; any rows follow independent ones", "one-hot", "yes yes in-part no in-part");
        row("six digits reach 63", "binary", "yes yes no in-part no");
        row("six digits reach 63, and 64 are trained", "binary", "yes yes no no no", 60, 32, 64);
        row("sinusoidal has them all", "sinusoidal", "yes yes yes yes yes");
        row("an unpaired sine spoils two", "sinusoidal", "yes yes no yes no", 60, 31);
        row("a learned table before training", "learned", "yes yes no no no");
        row("fewer rows than columns: any matrix fits", "learned", "yes yes no no in-part", 20, 32);
        row("rotary has them all", "rotary", "yes yes yes yes yes");
        row("rotary leaves an odd last component alone", "rotary", "yes yes yes yes yes", 60, 31);
        row("nothing to turn", "rotary", "no yes no yes not-applicable", 60, 1);
        row("penalties grow, and only lower", "alibi", "yes no yes yes not-applicable");
        row("one position", "sinusoidal", "yes yes not-applicable yes not-applicable", 1, 2, 1);
        row("one integer", "integer", "yes no not-applicable no not-applicable", 1, 2, 1);
        row("many positions", "sinusoidal", "yes yes yes yes yes", 500, 64, 300);
        row("many learned rows", "learned", "yes yes no no no", 500, 64, 300);
    }
    void verdicts() {
        QFETCH(QString, encoding);
        QFETCH(int, n);
        QFETCH(int, d);
        QFETCH(int, training);
        EncodingOptions setup;
        setup.positions = n;
        setup.dimensions = d;
        setup.trainingLength = training;
        const EncodingMetrics measures = measured(kindOf(encoding.toStdString()), setup);
        QStringList names;
        for (const EncodingProperty property : kEncodingProperties) {
            const std::string_view name = verdictName(verdictOf(measures, property));
            names += QString::fromUtf8(name.data(), qsizetype(name.size()));
        }
        QTEST(names.join(u' '), "verdicts");
    }

    void hugeNumbersProveNothing_data() {
        QTest::addColumn<double>("size");
        QTest::addColumn<bool>("isOfSigns");
        QTest::addColumn<QString>("verdicts");
        const QString none = "not-applicable yes not-applicable no not-applicable";
        QTest::newRow("squares overflow") << 1e308 << false << none;
        QTest::newRow("differences overflow, too") << 1e308 << true << none;
        QTest::newRow("squares overflow, just so") << 1e155 << false << none;
        QTest::newRow("squares are numbers") << 1e100 << false << "yes yes no no in-part";
    }
    void hugeNumbersProveNothing() {
        QFETCH(double, size);
        QFETCH(bool, isOfSigns);
        EncodingOptions setup;
        setup.positions = setup.trainingLength = 5;
        setup.dimensions = 6;
        auto array = std::make_shared<Array>(*goldenTable(5, 6));
        for (std::size_t k = 0; k < array->values.size(); ++k)
            array->values[k] = isOfSigns ? std::copysign(size, array->values[k]) : array->values[k] * size;
        setup.learned = array;
        const EncodingMetrics measures = measured(EncodingKind::Learned, setup);
        QStringList names;
        for (const EncodingProperty property : kEncodingProperties) {
            const std::string_view name = verdictName(verdictOf(measures, property));
            names += QString::fromUtf8(name.data(), qsizetype(name.size()));
        }
        QTEST(names.join(u' '), "verdicts");
    }

    void hugeRowsThatAreAlikeAreSeen() {
        EncodingOptions setup;
        setup.positions = setup.trainingLength = 3;
        setup.dimensions = 2;
        setup.learned = std::make_shared<Array>(Array{.shape = {3, 2}, .values = {1e308, 1, 0, 1, 1e308, 1}});
        const EncodingMetrics measures = measured(EncodingKind::Learned, setup);
        QCOMPARE(measures.unique, Verdict::No);
        QCOMPARE(measures.closestSecond, Index{2});
    }

    void rotationLeavesNothing() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const Index n = cases.whole(2, 200), d = 2 * cases.whole(1, 16);
            const Matrix table = sinusoidalTable({.positions = n, .dimensions = d, .base = cases.real(1.5, 20000)});
            const ShiftFit fit = rotationShift(table);
            QVERIFY2(fit.residual <= kRoundingTolerance / 1000, qPrintable(QString::number(fit.residual)));
            compared += int(n);
        }
    }

    void leastSquaresIsTheBest() {
        // No other matrix leaves less: neither one near the best nor the rotation.
        RandomCases cases;
        for (int c = 0; c < 300; ++c) {
            const Index rows = cases.whole(3, 90), width = cases.whole(1, 70);
            Matrix table(rows, width);
            for (double& entry : table.reshaped()) entry = cases.normal();
            const ShiftFit fit = bestShift(table);
            QCOMPARE(fit.equations, rows - 1);
            QCOMPARE(fit.rank, std::min(rows - 1, width));
            if (rows - 1 <= width) {
                QVERIFY2(fit.residual <= kIllConditioned, qPrintable(QString::number(fit.residual)));
                continue;
            }
            const Eigen::MatrixXd before = table.topRows(rows - 1), after = table.bottomRows(rows - 1);
            Eigen::MatrixXd best = (before.transpose() * before).ldlt().solve(before.transpose() * after);
            const auto residual = [&] { return (after - before * best).norm() / after.norm(); };
            QVERIFY(std::abs(residual() - fit.residual) <= kPropertyTolerance * 10);
            best(0, 0) += 0.01;
            QVERIFY(residual() > fit.residual);
        }
    }

    void dependentRowsHaveTheirRank() {
        // Row i is i times the first: rank 1 however large, and i + 1 is no multiple of i.
        for (const Index width : {2, 100}) {
            Matrix table(90, width);
            for (Index i = 0; i < 90; ++i) table.row(i).setConstant(double(i));
            const ShiftFit fit = bestShift(table);
            QCOMPARE(fit.rank, Index(1));
            QVERIFY(fit.residual > 0.001);
        }
    }

    void smallestDistanceIsTheSmallest() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            EncodingOptions setup;
            setup.positions = cases.whole(2, 90);
            setup.dimensions = cases.whole(1, 9);
            setup.base = cases.real(1.5, 20000);
            setup.trainingLength = cases.whole(2, 90);
            for (const EncodingKind kind : kEncodingKinds) {
                if (!hasTable(kind)) continue;
                const Matrix table = encodingTable(kind, setup);
                const EncodingMetrics measures = measured(kind, setup);
                double smallest = INFINITY;
                for (Index i = 0; i < table.rows(); ++i)
                    for (Index j = i + 1; j < table.rows(); ++j, ++compared)
                        smallest = std::min(smallest, (table.row(i) - table.row(j)).norm());
                QVERIFY2(std::abs(smallest - measures.smallestDistance) <= kPropertyTolerance,
                         encodingName(kind).data());
                const double here = (table.row(measures.closestFirst) - table.row(measures.closestSecond)).norm();
                QVERIFY(std::abs(here - smallest) <= kPropertyTolerance);
            }
        }
    }

    void anotherSeedIsMeasuredAsFromNothing() {
        Scene scene;
        scene.exhibit = "encodings-compared";
        scene.parameters.seed = 9;
        const auto before = studyEncodings(scene);
        scene.parameters.seed = 3;
        const auto resumed = studyEncodings(scene, {}, before.get()), fresh = studyEncodings(scene);
        for (const EncodingKind kind : kEncodingKinds)
            for (const EncodingProperty property : kEncodingProperties) {
                const EncodingMetrics &measures = resumed->measuresOf(kind), &expected = fresh->measuresOf(kind);
                QCOMPARE(measureOf(kind, measures, property), measureOf(kind, expected, property));
                QCOMPARE(verdictOf(measures, property), verdictOf(expected, property));
            }
        const auto closest = [](const EncodingsComparedStudy& study) {
            return study.measuresOf(EncodingKind::Learned).smallestDistance;
        };
        QVERIFY(closest(*resumed) != closest(*before));
    }

    void scaledIntegersChangeWithTheLength() {
        EncodingOptions shorter, longer;
        shorter.positions = 48;
        longer.positions = 96;
        for (Index i = 1; i < 48; ++i)
            QVERIFY(encodingEntry(EncodingKind::IntegerScaled, shorter, i, 0) !=
                    encodingEntry(EncodingKind::IntegerScaled, longer, i, 0));
    }
};

ATTENTION_TEST(EncodingPropertiesTest, NoApplication)
#include "encoding_properties_test.moc"
