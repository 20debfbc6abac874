#include "core/kernels/training_kernels.h"

#include <cmath>

#include <QFile>

#include "core/training/logarithm.h"
#include "tests/core/training/training_testing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// A last bit, and half of one.
constexpr double kOfExponential = 2.3e-16;
constexpr double kOfLogarithm = 4e-16;
constexpr double kSmallest = 5e-324;

constexpr InstructionSet kSets[] = {InstructionSet::Baseline, InstructionSet::Avx2, InstructionSet::Avx512};

/// Numbers of all sizes, some of them hard to round.
double anyNumber(RandomCases& cases) {
    switch (cases.whole(0, 5)) {
        case 0:
            return std::bit_cast<double>(cases.bits());
        case 1:
            return std::ldexp(cases.real(-1, 1), int(cases.whole(-1074, 1000)));
        case 2:
            return double(cases.whole(-3, 3));
        case 3:
            return 1 + std::ldexp(1.0, -int(cases.whole(1, 53)));
        default:
            return cases.normal();
    }
}

bool isSame(double one, double other) {
    return std::bit_cast<std::uint64_t>(one) == std::bit_cast<std::uint64_t>(other) ||
           (std::isnan(one) && std::isnan(other));
}

}  // namespace

class TrainingKernelsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void oneRounding() {
        RandomCases cases;
        for (int i = 0; i < 20 * RandomCases::kCount; ++i) {
            alignas(64) double b[8], c[8], out[8];
            double a = anyNumber(cases);
            for (int j = 0; j < 8; ++j) {
                b[j] = anyNumber(cases);
                c[j] = anyNumber(cases);
                // Where most of it cancels, and where it lies half way between two numbers.
                if (cases.whole(0, 2) == 0) c[j] = -a * b[j];
                if (cases.whole(0, 5) == 0) c[j] = std::ldexp(a * b[j], int(cases.whole(-54, 54)));
            }
            for (const InstructionSet set : kSets) {
                if (!isSupported(set)) continue;
                trainingKernelsFor(set).product({.a = &a,
                                                 .aRowStride = 1,
                                                 .b = {b, 8},
                                                 .out = out,
                                                 .stride = 8,
                                                 .n = 1,
                                                 .k = 1,
                                                 .m = 8,
                                                 .bias = c});
                for (int j = 0; j < 8; ++j) {
                    if (isSame(out[j], std::fma(a, b[j], c[j]))) continue;
                    const auto text = [](double x) { return QString::number(x, 'g', 17); };
                    QFAIL(qPrintable(QString("%1 * %2 + %3").arg(text(a), text(b[j]), text(c[j]))));
                }
            }
        }
    }

    void products() {
        RandomCases cases;
        for (int i = 0; i < 500; ++i) {
            const Index n = cases.whole(1, 30), k = cases.whole(0, 40), m = 8 * cases.whole(1, 6);
            const bool isTransposed = cases.whole(0, 1), isAdded = cases.whole(0, 1), isRectified = cases.whole(0, 1);
            const bool hasBias = !isAdded && cases.whole(0, 1);
            const Index beside = cases.whole(0, 3), aStride = (isTransposed ? n : k) + beside, stride = m + beside;
            std::vector<double> a(std::size_t(aStride * (isTransposed ? k : n) + 1));
            std::vector<double> b(std::size_t(stride * k + 1)), before(std::size_t(stride * n)), bias;
            for (auto* numbers : {&a, &b, &before})
                for (double& number : *numbers) number = cases.normal();
            for (Index j = 0; j < m; ++j) bias.push_back(cases.normal());
            std::vector<double> expected = before;
            for (Index row = 0; row < n; ++row) {
                for (Index column = 0; column < m; ++column) {
                    double& sum = expected[std::size_t(row * stride + column)];
                    sum = hasBias ? bias[std::size_t(column)] : isAdded ? sum : 0;
                    for (Index p = 0; p < k; ++p)
                        sum = std::fma(a[std::size_t(isTransposed ? p * aStride + row : row * aStride + p)],
                                       b[std::size_t(p * stride + column)], sum);
                    if (isRectified) sum = std::max(sum, 0.0);
                }
            }
            for (const InstructionSet set : kSets) {
                if (!isSupported(set)) continue;
                std::vector<double> out = before;
                trainingKernelsFor(set).product({.a = a.data(),
                                                 .aRowStride = isTransposed ? 1 : aStride,
                                                 .aColumnStride = isTransposed ? aStride : 1,
                                                 .b = {b.data(), stride},
                                                 .out = out.data(),
                                                 .stride = stride,
                                                 .n = n,
                                                 .k = k,
                                                 .m = m,
                                                 .accumulates = isAdded,
                                                 .bias = hasBias ? bias.data() : nullptr,
                                                 .appliesRelu = isRectified});
                QVERIFY(out == expected);
            }
        }
    }

    void exponentialAndLogarithm() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/exponential.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine().trimmed(), QByteArray("function,x,value"));
        int rows = 0;
        for (; !file.atEnd(); ++rows) {
            const auto fields = file.readLine().trimmed().split(',');
            const double x = fields[1].toDouble(), expected = fields[2].toDouble();
            if (fields[0] == "log") {
                QVERIFY2(std::abs(reproducibleLog(x) - expected) <= kOfLogarithm * std::max(1.0, expected), fields[1]);
                continue;
            }
            std::optional<double> first;
            for (const InstructionSet set : kSets) {
                if (!isSupported(set)) continue;
                double is = x;
                trainingKernelsFor(set).exponential(&is, 1);
                QVERIFY2(std::abs(is - expected) <= kOfExponential * expected + kSmallest, fields[1]);
                if (!first) first = is;
                QVERIFY(is == *first);
            }
        }
        QVERIFY(rows > 400);
    }
};

ATTENTION_TEST(TrainingKernelsTest, NoApplication)
#include "training_kernels_test.moc"
