#include "core/attention/convolution_heads.h"

#include <array>
#include <cmath>
#include <stdexcept>

#include <QFile>

#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of up to k d = 54 products of normal numbers, against another order of summing.
constexpr double kOfProducts = 1e-12;
/// A weight: its exponent is off by a rounding of numbers up to some tens.
constexpr double kOfHeadWeight = 1e-14;

ConvolutionHeads headsOf(const ConvolutionHeadsOptions& choice) {
    ConvolutionHeads heads;
    convolutionHeads(choice, heads);
    return heads;
}

KernelValues valuesNamed(const QByteArray& name) {
    if (name == "identity") return KernelValues::Identity;
    if (name == "average") return KernelValues::Average;
    return name == "difference" ? KernelValues::Difference : KernelValues::Random;
}

}  // namespace

class ConvolutionHeadsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/convolution.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int lines = 0;
        QByteArray present;
        ConvolutionHeads heads;
        for (; !file.atEnd(); ++lines) {
            const auto fields = file.readLine().trimmed().split(',');
            const QByteArray choices = QByteArrayList(fields.mid(1, 8)).join(',');
            if (choices != present) {
                present = choices;
                heads = headsOf({.positions = fields[1].toLongLong(),
                                 .dimensions = fields[2].toLongLong(),
                                 .kernel = fields[3].toLongLong(),
                                 .alpha = fields[4].toDouble(),
                                 .seed = fields[5].toULongLong(),
                                 .values = valuesNamed(fields[6]),
                                 .padded = fields[7] == "1",
                                 .radius = fields[8].toLongLong()});
            }
            const Index row = fields[9].toLongLong(), column = fields[10].toLongLong();
            const double first = fields[11].toDouble(), second = fields[12].toDouble();
            const QString where = QString("%1: %2, %3").arg(choices).arg(row).arg(column);
            if (fields[0] == "restricted") {
                QVERIFY2(std::abs(heads.restricted(row, column) - first) <= kOfHeadWeight, qPrintable(where));
                QCOMPARE(heads.restricted(row, column) == 0, first == 0);
            } else {
                QVERIFY2(std::abs(heads.attention(row, column) - first) <= kOfProducts, qPrintable(where));
                QVERIFY2(std::abs(heads.convolution(row, column) - second) <= kOfProducts, qPrintable(where));
                QCOMPARE(heads.difference(row, column), heads.attention(row, column) - heads.convolution(row, column));
            }
        }
        QVERIFY(lines > 1000);
    }

    void differenceFalls_data() {
        QTest::addColumn<double>("alpha");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addRow("alpha 2: of order 1") << 2.0 << 0.3 << 10.0;
        QTest::addRow("alpha 10: some thousandths") << 10.0 << 1e-4 << 1e-2;
        QTest::addRow("alpha 20: some hundredths of a millionth") << 20.0 << 1e-8 << 1e-6;
        QTest::addRow("alpha 40: rounding") << 40.0 << 0.0 << 1e-13;
        QTest::addRow("alpha 1000: rounding") << 1000.0 << 0.0 << 1e-13;
    }
    void differenceFalls() {
        QFETCH(double, alpha);
        QFETCH(double, least);
        QFETCH(double, most);
        for (const std::uint64_t seed : {1, 2, 3}) {
            const ConvolutionHeads heads = headsOf({.alpha = alpha, .seed = seed});
            QVERIFY(heads.largest >= least && heads.largest <= most);
            QCOMPARE(heads.largest, heads.difference.cwiseAbs().maxCoeff());
        }
    }

    void conditions_data() {
        QTest::addColumn<double>("alpha");
        QTest::addColumn<bool>("padded");
        QTest::addColumn<int>("firstShift");
        QTest::addColumn<int>("kernel");
        QTest::addColumn<QString>("holding");
        QTest::addRow("all") << 50.0 << true << -1 << 3 << "1111";
        QTest::addRow("soft") << 6.0 << true << -1 << 3 << "1101";
        QTest::addRow("no zero tokens") << 50.0 << false << -1 << 3 << "1110";
        QTest::addRow("irregular") << 50.0 << true << -4 << 3 << "1011";
        QTest::addRow("one head needs no zero tokens") << 50.0 << false << 0 << 1 << "1111";
    }
    void conditions() {
        QFETCH(double, alpha);
        QFETCH(bool, padded);
        QFETCH(int, firstShift);
        QFETCH(int, kernel);
        QFETCH(QString, holding);
        for (const std::uint64_t seed : {1, 2, 3}) {
            const ConvolutionHeadsOptions choice{
                .kernel = kernel, .alpha = alpha, .seed = seed, .padded = padded, .shifts = {firstShift}};
            const ConvolutionHeads heads = headsOf(choice);
            const ConvolutionConditions found = convolutionConditions(choice, heads);
            QString holds;
            for (const bool one :
                 {found.scoresUseDistanceOnly, found.headsCoverKernel, found.weightsAreOneHot, found.hasZeroPadding})
                holds += one ? QChar('1') : QChar('0');
            QCOMPARE(holds, holding);
            // All of them make it a convolution, and without any one of them it is none.
            QCOMPARE(heads.largest <= kOfProducts, found.all());
        }
    }

    void headsAtOtherPlaces() {
        const ConvolutionHeadsOptions choice{.alpha = 50, .shifts = {-4, 0, 2}};
        const ConvolutionHeads heads = headsOf(choice);
        QCOMPARE(heads.firstKey, Index(-4));
        QCOMPARE(heads.input.rows(), Index(18));
        const Index d = choice.dimensions;
        Matrix expected = Matrix::Zero(12, d);
        for (Index i = 0; i < 12; ++i)
            for (Index h = 0; h < 3; ++h) {
                const Index at = i + choice.shifts[std::size_t(h)];
                if (at >= 0 && at < 12) expected.row(i) += heads.input.row(at + 4) * heads.kernel.middleRows(h * d, d);
            }
        QVERIFY((heads.attention - expected).cwiseAbs().maxCoeff() <= kOfProducts);
        const std::vector<double> alphas{50};
        QVERIFY(std::abs(maxDifferenceByAlpha(choice, heads, alphas).front() - heads.largest) <= kOfProducts);
        QVERIFY_EXCEPTION_THROWN(headsOf({.shifts = {-13}}), std::invalid_argument);
    }

    void withoutZeroTokensTheBorderDiffers() {
        const ConvolutionHeads heads = headsOf({.kernel = 5, .alpha = 1000, .padded = false});
        const Vector ofRow = heads.difference.cwiseAbs().rowwise().maxCoeff();
        for (Index i = 0; i < 12; ++i) QCOMPARE(ofRow[i] < kOfProducts, i >= 2 && i < 10);
        // The border token stands for those that are missing: padding by repeating it.
        QCOMPARE(heads.headWeights(0)(0, 0), 1.0);
        QCOMPARE(heads.headWeights(4)(11, 11), 1.0);
    }

    void headsLookAtTheirShift() {
        for (const Index kernel : {1, 2, 3, 4, 63}) {
            QCOMPARE(kernelShift(0, kernel), -((kernel - 1) / 2));
            QCOMPARE(kernelShift(kernel - 1, kernel), kernel / 2);
            const ConvolutionHeads heads = headsOf({.positions = 5, .dimensions = 1, .kernel = kernel, .alpha = 60});
            for (Index h = 0; h < kernel; ++h)
                for (Index i = 0; i < 5; ++i)
                    QVERIFY(heads.headWeights(h)(i, i + kernelShift(h, kernel) - heads.firstKey) > 0.999);
        }
    }

    void weightsSumToOne() {
        RandomCases cases;
        for (int n = 0; n < 200; ++n) {
            const ConvolutionHeads heads = headsOf(anyChoice(cases));
            QVERIFY((heads.weights.rowwise().sum().array() - 1).abs().maxCoeff() <= kOfHeadWeight);
            QVERIFY((heads.restricted.rowwise().sum().array() - 1).abs().maxCoeff() <= kOfHeadWeight);
        }
    }

    void teachingKernels() {
        ConvolutionHeadsOptions choice{.kernel = 3, .alpha = 100, .values = KernelValues::Identity};
        const ConvolutionHeads same = headsOf(choice);
        const Matrix x = same.input.middleRows(1, 12);
        QCOMPARE(same.convolution, x);
        QVERIFY(same.largest < kOfProducts);
        choice.values = KernelValues::Average;
        QVERIFY((headsOf(choice).convolution.row(5) - (x.row(4) + x.row(5) + x.row(6)) / 3).norm() < kOfProducts);
        choice.values = KernelValues::Difference;
        QVERIFY((headsOf(choice).convolution.row(5) - (x.row(6) - x.row(4))).norm() < kOfProducts);
        choice.kernel = 1;
        QCOMPARE(headsOf(choice).convolution, Matrix(Matrix::Zero(12, 6)));
    }

    void numbersStayWhileSizesGrow() {
        const ConvolutionHeads small = headsOf({.positions = 5, .dimensions = 3, .kernel = 3});
        const ConvolutionHeads large = headsOf({.positions = 9, .dimensions = 4, .kernel = 7});
        QCOMPARE(Matrix(large.input.block(3, 0, 5, 3)), Matrix(small.input.middleRows(1, 5)));
        for (Index h = 0; h < 3; ++h)
            QCOMPARE(Matrix(large.kernel.block((h + 2) * 4, 0, 3, 3)), Matrix(small.kernel.middleRows(h * 3, 3)));
    }

    void curveHasTheDifferences() {
        RandomCases cases;
        for (int n = 0; n < 100; ++n) {
            ConvolutionHeadsOptions choice = anyChoice(cases);
            const std::array alphas{0.0, 0.05, 1.0, 7.0, 30.0, 1000.0};
            const auto largest = maxDifferenceByAlpha(choice, headsOf(choice), alphas);
            for (std::size_t i = 0; i < alphas.size(); ++i) {
                choice.alpha = alphas[i];
                QVERIFY(std::abs(largest[i] - headsOf(choice).largest) <= kOfProducts);
            }
        }
    }

    void derivationsComeToTheirEntries() {
        RandomCases cases;
        for (int n = 0; n < 200; ++n) {
            const ConvolutionHeadsOptions choice = anyChoice(cases);
            const ConvolutionHeads heads = headsOf(choice);
            const Index i = cases.whole(0, choice.positions - 1), c = cases.whole(0, choice.dimensions - 1);
            const Index h = cases.whole(0, choice.kernel - 1), j = cases.whole(0, choice.positions - 1);
            const Index key = cases.whole(0, heads.input.rows() - 1);
            check(convolutionWeightDerivation(choice, h, i, key), heads.headWeights(h)(i, key));
            check(convolutionAttentionDerivation(choice, heads, i, c), heads.attention(i, c));
            check(convolutionDerivation(choice, heads, i, c), heads.convolution(i, c));
            check(convolutionDifferenceDerivation(choice, heads, i, c), heads.difference(i, c));
            check(restrictedDerivation(choice, heads, i, j), heads.restricted(i, j));
            if (QTest::currentTestFailed()) return;
        }
    }

    void definitionsEvaluate() {
        for (const Index kernel : {1, 2, 3, 9})
            for (const Expression& line : convolutionDefinition({.kernel = kernel}))
                QVERIFY(std::isfinite(evaluate(line)) && !expressionLatex(line).empty());
    }

    void badChoices_data() {
        QTest::addColumn<ConvolutionHeadsOptions>("choice");
        QTest::addRow("no position") << ConvolutionHeadsOptions{.positions = 0};
        QTest::addRow("no dimension") << ConvolutionHeadsOptions{.dimensions = 0};
        QTest::addRow("no kernel") << ConvolutionHeadsOptions{.kernel = 0};
        QTest::addRow("negative alpha") << ConvolutionHeadsOptions{.alpha = -1};
        QTest::addRow("alpha beyond all numbers") << ConvolutionHeadsOptions{.alpha = INFINITY};
        QTest::addRow("negative radius") << ConvolutionHeadsOptions{.radius = -1};
    }
    void badChoices() {
        QFETCH(ConvolutionHeadsOptions, choice);
        QVERIFY_EXCEPTION_THROWN(headsOf(choice), std::invalid_argument);
    }

 private:
    static void check(const Derivation& derivation, double value) {
        const double tolerance = kOfProducts * (1 + std::abs(value));
        QVERIFY(std::abs(derivation.value - value) <= tolerance);
        for (const Expression& formula : {derivation.symbolic, derivation.numeric()})
            QVERIFY2(std::abs(evaluate(formula) - value) <= tolerance, expressionText(formula).c_str());
        for (const DerivationLine& line : derivation.steps)
            QVERIFY2(std::abs(evaluate(line.expression) - line.value) <= kOfProducts * (1 + std::abs(line.value)),
                     (line.name + ": " + expressionText(line.expression)).c_str());
        QVERIFY(std::abs(derivation.steps.back().value - derivation.value) <= tolerance);
    }

    static ConvolutionHeadsOptions anyChoice(RandomCases& cases) {
        return {.positions = cases.whole(1, 9),
                .dimensions = cases.whole(1, 5),
                .kernel = cases.whole(1, 9),
                .alpha = std::array{0.0, 0.3, 2.0, 20.0, 1000.0}[std::size_t(cases.whole(0, 4))],
                .seed = cases.seed(),
                .values = KernelValues(cases.whole(0, 3)),
                .padded = cases.whole(0, 1) == 1,
                .radius = cases.whole(0, 10)};
    }
};

ATTENTION_TEST(ConvolutionHeadsTest, NoApplication)
#include "convolution_heads_test.moc"
