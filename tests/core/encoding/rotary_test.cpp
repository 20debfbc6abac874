#include "core/encoding/rotary.h"

#include <cmath>

#include <QFile>

#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// PyTorch's double angles are rounded: position 1000 times half an ulp, and once more for what is multiplied.
constexpr double kGoldenTolerance = 1e-12;
/// Two products and a sum of entries that are within 2e-15, of vectors some 3 long at most.
constexpr double kTolerance = 1e-13;

Vector numbersOf(const QByteArray& text) {
    const QByteArrayList parts = text.split(';');
    Vector numbers(parts.size());
    for (Index i = 0; i < parts.size(); ++i) numbers[i] = parts[i].toDouble();
    return numbers;
}

Vector randomVector(RandomCases& cases, Index d) {
    Vector vector(d);
    for (double& number : vector) number = cases.normal();
    return vector;
}

double turnedProduct(const Vector& query, const Vector& key, Index i, Index j, double base) {
    return applyRotary(query, i, 1, 1, base).row(0).dot(applyRotary(key, j, 1, 1, base).row(0));
}

}  // namespace

class RotaryTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/rotary.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int count = 0;
        while (!file.atEnd()) {
            const QByteArrayList fields = file.readLine().trimmed().split(',');
            const Vector vector = numbersOf(fields[2]);
            const Vector expected = numbersOf(fields[3]);
            const Matrix turned = applyRotary(vector, fields[1].toLongLong(), 1, 1, fields[0].toDouble());
            QCOMPARE(turned.cols(), expected.size());
            QVERIFY2((turned.row(0).transpose() - expected).cwiseAbs().maxCoeff() <= kGoldenTolerance,
                     (fields[0] + ' ' + fields[1]).constData());
            ++count;
        }
        QCOMPARE(count, 60);
    }

    void neighboursAreAPair() {
        // A quarter of a turn takes the first component to the second: base and position chosen so that omega_0 = 1.
        const Vector first = Vector::Unit(4, 0);
        const Matrix turned = applyRotary(first, 1, 1, 1, 10000);
        QVERIFY(std::abs(turned(0, 0) - std::cos(1.0)) < kTolerance);
        QVERIFY(std::abs(turned(0, 1) - std::sin(1.0)) < kTolerance);
        QCOMPARE(turned(0, 2), 0.0);
        QCOMPARE(turned(0, 3), 0.0);
    }

    void lastComponentOfAnOddWidthStays() {
        const Matrix turned = applyRotary(Vector::Ones(5), 7, 1, 1, 10000);
        QCOMPARE(turned(0, 4), 1.0);
        QVERIFY(turned(0, 3) != 1.0);
        QCOMPARE(applyRotary(Vector::Constant(1, 2.5), 99, 1, 1, 10000)(0, 0), 2.5);
    }

    void stepsSkipPositions() {
        RandomCases cases;
        const Vector vector = randomVector(cases, 6);
        const Matrix all = applyRotary(vector, 3, 1, 21, 100);
        const Matrix some = applyRotary(vector, 3, 5, 5, 100);
        for (Index row = 0; row < 5; ++row) QVERIFY(some.row(row) == all.row(5 * row));
    }

    void scoreDependsOnTheOffsetAlone() {
        RandomCases cases;
        for (int c = 0; c < RandomCases::kCount; ++c) {
            const Index d = cases.whole(1, 24);
            const double base = cases.real(1.5, 20000);
            const Vector query = randomVector(cases, d), key = randomVector(cases, d);
            const Index i = cases.whole(0, 5000), j = cases.whole(0, 5000), by = cases.whole(0, 5000);
            const double here = turnedProduct(query, key, i, j, base);
            const double there = turnedProduct(query, key, i + by, j + by, base);
            QVERIFY2(std::abs(here - there) <= kTolerance * (1 + query.norm() * key.norm()),
                     qPrintable(QString("d %1, %2 and %3, by %4: %5").arg(d).arg(i).arg(j).arg(by).arg(here - there)));
        }
    }

    void turningKeepsNormsAndComposes() {
        RandomCases cases;
        for (int c = 0; c < RandomCases::kCount; ++c) {
            const Index d = cases.whole(1, 24);
            const double base = cases.real(1.5, 20000);
            const Vector vector = randomVector(cases, d);
            const Index a = cases.whole(0, 5000), b = cases.whole(0, 5000);
            const Vector once = applyRotary(vector, a, 1, 1, base).row(0);
            QVERIFY(std::abs(once.norm() - vector.norm()) <= kTolerance * vector.norm());
            const Vector twice = applyRotary(once, b, 1, 1, base).row(0);
            const Vector atOnce = applyRotary(vector, a + b, 1, 1, base).row(0);
            QVERIFY((twice - atOnce).norm() <= kTolerance * (1 + vector.norm()));
        }
    }

    void productsByOffsetAreThoseOfPairs() {
        RandomCases cases;
        int compared = 0;
        while (compared < RandomCases::kCount) {
            const Index d = cases.whole(1, 17), n = cases.whole(1, 40);
            const double base = cases.real(1.5, 20000);
            const Vector query = randomVector(cases, d), key = randomVector(cases, d);
            const Vector products = rotaryProducts(query, key, n, base);
            QCOMPARE(products.size(), 2 * n - 1);
            for (Index delta = 1 - n; delta < n; ++delta, ++compared) {
                const Index i = std::max<Index>(0, -delta);
                const double expected = turnedProduct(query, key, i, i + delta, base);
                QVERIFY(std::abs(products[delta + n - 1] - expected) <= kTolerance * (1 + query.norm() * key.norm()));
                double sum = d % 2 == 1 ? query[d - 1] * key[d - 1] : 0;
                for (Index pair = 0; pair < d / 2; ++pair) {
                    const RotaryPair each = rotaryPair(query, key, pair, base);
                    sum += each.cosCoefficient * std::cos(double(delta) * each.frequency) +
                           each.sinCoefficient * std::sin(double(delta) * each.frequency);
                }
                QVERIFY(std::abs(sum - expected) <= kTolerance * (1 + query.norm() * key.norm()));
            }
        }
    }
};

ATTENTION_TEST(RotaryTest, NoApplication)
#include "rotary_test.moc"
