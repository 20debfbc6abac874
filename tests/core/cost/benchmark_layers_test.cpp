#include "core/cost/benchmark_layers.h"

#include <cmath>
#include <limits>
#include <optional>

#include <QFile>

#include "core/kernels/kernels.h"
#include "core/random/philox.h"
#include "core/random/random_stream.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of some tens of numbers around 1, in another order than PyTorch's, through a hundred steps of a recurrence.
constexpr double kTolerance = 1e-12;

Matrix normals(RandomStream matrix, Index rows, Index columns) {
    Matrix numbers(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j)
            numbers(i, j) = standardNormal(1, std::uint32_t(matrix), std::uint64_t(i), std::uint32_t(j));
    return numbers;
}

Matrix inputOf(Index n, Index d) {
    return normals(RandomStream::ConvolutionInput, n, d);
}

Matrix weightsOf(Index d, Index count) {
    return normals(RandomStream::ConvolutionKernel, count * d, d) / std::sqrt(double(d));
}

Matrix outputOf(const QByteArray& layer, Index n, Index d, Index option, Index dilation) {
    // Of numbers that no layer gives: every one must be written.
    Matrix out = Matrix::Constant(n, d, std::numeric_limits<double>::quiet_NaN());
    const Matrix x = inputOf(n, d);
    LayerScratch scratch;
    if (layer == "convolution") {
        convolutionForward(x, weightsOf(d, option), dilation, out, scratch);
    } else if (layer == "recurrence") {
        const Matrix weights = weightsOf(d, 2);
        recurrentForward(x, weights.topRows(d), weights.bottomRows(d), out);
    } else {
        const Matrix weights = weightsOf(d, 4);
        const ProjectionWeights projections{weights.middleRows(0, d), weights.middleRows(d, d),
                                            weights.middleRows(2 * d, d), weights.middleRows(3 * d, d)};
        attentionForward(x, layer == "attention" ? nullptr : &projections,
                         option < 0 ? std::nullopt : std::optional(option), out, scratch);
    }
    return out;
}

}  // namespace

class TimedLayersTest : public QObject {
    Q_OBJECT

 private slots:
    void golden_data() {
        QTest::addColumn<QByteArray>("layer");
        QTest::addColumn<Index>("n");
        QTest::addColumn<Index>("d");
        QTest::addColumn<Index>("option");
        QTest::addColumn<Index>("dilation");
        const auto row = [](const char* layer, Index n, Index d, Index option, Index dilation, const char* why) {
            QTest::addRow("%s, %d x %d, %s", layer, int(n), int(d), why)
                << QByteArray(layer) << n << d << option << dilation;
        };
        row("convolution", 1, 1, 1, 1, "a single number times another");
        row("convolution", 1, 2, 3, 1, "one token, padded on both sides");
        row("convolution", 7, 3, 3, 1, "k = 3");
        row("convolution", 7, 3, 4, 1, "k = 4 reaches one further to the right");
        row("convolution", 7, 3, 2, 1, "k = 2 looks to the right alone");
        row("convolution", 5, 2, 9, 1, "a kernel longer than the sequence");
        row("convolution", 9, 3, 3, 2, "dilation 2");
        row("convolution", 9, 3, 4, 3, "dilation 3 of an even kernel");
        row("convolution", 5, 2, 3, 7, "a dilation beyond the sequence: the middle tap alone");
        row("convolution", 100, 2, 5, 1, "several blocks of rows");
        row("convolution", 100, 2, 3, 27, "dilation 3^3 over several blocks of rows");
        row("recurrence", 1, 1, -1, 1, "one step of one number");
        row("recurrence", 1, 3, -1, 1, "one step: no state before it");
        row("recurrence", 6, 1, -1, 1, "one number");
        row("recurrence", 5, 5, -1, 1, "no whole vector");
        row("recurrence", 4, 17, -1, 1, "one more than two vectors of eight");
        row("recurrence", 60, 6, -1, 1, "many steps");
        for (const char* layer : {"attention", "projected attention"}) {
            row(layer, 1, 1, -1, 1, "one number attends to itself");
            row(layer, 1, 3, -1, 1, "one token");
            row(layer, 6, 1, -1, 1, "one column");
            row(layer, 7, 4, -1, 1, "all keys");
            row(layer, 101, 2, -1, 1, "several blocks of queries");
            row(layer, 7, 4, 0, 1, "radius 0: each token itself");
            row(layer, 7, 4, 2, 1, "radius 2");
            row(layer, 7, 4, 6, 1, "a radius that reaches all");
            row(layer, 7, 4, 40, 1, "a radius beyond the sequence");
            row(layer, 60, 3, 5, 1, "radius 5 of a longer sequence");
        }
    }

    void golden() {
        QFETCH(QByteArray, layer);
        QFETCH(Index, n);
        QFETCH(Index, d);
        QFETCH(Index, option);
        QFETCH(Index, dilation);
        const Matrix output = outputOf(layer, n, d, option, dilation);
        const QByteArray choices =
            layer + ',' +
            QByteArrayList{QByteArray::number(qint64(n)), QByteArray::number(qint64(d)),
                           QByteArray::number(qint64(option)), QByteArray::number(qint64(dilation))}
                .join(',') +
            ',';
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/timed_layers.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Index lines = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            if (!line.startsWith(choices)) continue;
            const auto fields = line.mid(choices.size()).split(',');
            const double expected = fields[2].toDouble();
            const double actual = output(fields[0].toLongLong(), fields[1].toLongLong());
            QVERIFY2(std::abs(actual - expected) <= kTolerance, line + ": " + QByteArray::number(actual, 'g', 17));
            ++lines;
        }
        QCOMPARE(lines, n * d);
    }

    void radiusThatReachesAllIsNone() {
        for (const char* layer : {"attention", "projected attention"}) {
            const Matrix difference = outputOf(layer, 30, 8, 29, 1) - outputOf(layer, 30, 8, -1, 1);
            QVERIFY(difference.cwiseAbs().maxCoeff() <= kTolerance);
        }
    }

    /// Blocks of larger matrices, whose rows do not follow each other, and scratch that is larger than needed.
    void stridesAndUsedScratch() {
        const Index n = 70, d = 5;
        Matrix whole = Matrix::Constant(n + 2, d + 3, 7);
        whole.block(1, 2, n, d) = inputOf(n, d);
        Matrix out = Matrix::Constant(n + 2, d + 3, 9);
        const Matrix weights = weightsOf(d, 4);
        LayerScratch scratch;
        Matrix large(300, d);
        attentionForward(inputOf(300, d), nullptr, std::nullopt, large, scratch);
        const auto check = [&](const QByteArray& layer, Index option) {
            const Matrix expected = outputOf(layer, n, d, option, 1);
            QVERIFY2((out.block(2, 1, n, d) - expected).cwiseAbs().maxCoeff() <= kTolerance, layer);
            out.block(2, 1, n, d).setConstant(9);
            QVERIFY2((out.array() == 9).all(), layer + " wrote beside its output");
        };
        convolutionForward(whole.block(1, 2, n, d), weights, 1, out.block(2, 1, n, d), scratch);
        check("convolution", 4);
        recurrentForward(whole.block(1, 2, n, d), weights.middleRows(0, d), weights.middleRows(d, d),
                         out.block(2, 1, n, d));
        check("recurrence", -1);
        attentionForward(whole.block(1, 2, n, d), nullptr, std::nullopt, out.block(2, 1, n, d), scratch);
        check("attention", -1);
        attentionForward(whole.block(1, 2, n, d), nullptr, 4, out.block(2, 1, n, d), scratch);
        check("attention", 4);
    }

    void refusals_data() {
        QTest::addColumn<std::function<void()>>("call");
        static LayerScratch scratch;
        static Matrix x = inputOf(4, 3), out(4, 3), small(3, 3), square = weightsOf(3, 1), kernel = weightsOf(3, 2);
        const auto row = [](const char* why, const std::function<void()>& call) { QTest::newRow(why) << call; };
        row("a kernel of no whole taps", [] { convolutionForward(x, kernel.topRows(5), 1, out, scratch); });
        row("a kernel of another width", [] { convolutionForward(x, kernel.leftCols(2), 1, out, scratch); });
        row("no kernel", [] { convolutionForward(x, kernel.topRows(0), 1, out, scratch); });
        row("dilation 0", [] { convolutionForward(x, kernel, 0, out, scratch); });
        row("another output of a convolution", [] { convolutionForward(x, kernel, 1, small, scratch); });
        row("state weights not square", [] { recurrentForward(x, square, kernel, out); });
        row("input weights not square", [] { recurrentForward(x, kernel, square, out); });
        row("another output of a recurrence", [] { recurrentForward(x, square, square, small); });
        row("a negative radius", [] { attentionForward(x, nullptr, -1, out, scratch); });
        row("another output of attention", [] { attentionForward(x, nullptr, std::nullopt, small, scratch); });
        row("a projection not square", [] {
            const ProjectionWeights projections{square, square, kernel, square};
            attentionForward(x, &projections, std::nullopt, out, scratch);
        });
    }

    void refusals() {
        QFETCH(std::function<void()>, call);
        QVERIFY(!refusalOf(call).isEmpty());
    }

    /// The kernels of every instruction set that this processor has, by what they should be.
    void rowProducts() {
        RandomCases cases(20261122);
        for (const InstructionSet set : {InstructionSet::Baseline, InstructionSet::Avx2, InstructionSet::Avx512}) {
            if (!isSupported(set)) continue;
            const Kernels kernels = kernelSet(set);
            for (int i = 0; i < 300; ++i) {
                const Index k = cases.whole(1, 70), m = cases.whole(1, 70), stride = m + cases.whole(0, 5);
                Matrix b(k, stride);
                Vector x(k);
                for (Index entry = 0; entry < b.size(); ++entry) b.data()[entry] = cases.real(-1, 1);
                for (Index entry = 0; entry < k; ++entry) x[entry] = cases.real(-1, 1);
                Vector out = Vector::Constant(m + 1, 3);
                kernels.addRowProduct(x.data(), {b.data(), stride}, out.data(), k, m);
                for (Index j = 0; j < m; ++j) {
                    double sum = 3, fused[4] = {};
                    for (Index p = 0; p < k; ++p) {
                        sum += x[p] * b(p, j);
                        fused[p % 4] = std::fma(x[p], b(p, j), fused[p % 4]);
                    }
                    QVERIFY(std::abs(out[j] - sum) <= kTolerance);
                    if (set != InstructionSet::Baseline)
                        QVERIFY(out[j] == 3 + ((fused[0] + fused[1]) + (fused[2] + fused[3])));
                }
                QCOMPARE(out[m], 3.0);
            }
        }
    }

    void hyperbolicTangents() {
        // The exponential is within 2e-16; the difference from 1, the sum and the quotient round once each.
        constexpr double kTangentTolerance = 3e-16;
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        RandomCases cases(20261123);
        for (const InstructionSet set : {InstructionSet::Baseline, InstructionSet::Avx2, InstructionSet::Avx512}) {
            if (!isSupported(set)) continue;
            const Kernels kernels = kernelSet(set);
            for (int i = 0; i < 1000; ++i) {
                const Index count = cases.whole(1, 40);
                Vector in(count), out(count);
                for (Index j = 0; j < count; ++j) in[j] = cases.real(-1, 1) * std::pow(10, cases.real(-20, 3));
                out = in;
                kernels.tanh(out.data(), count);
                for (Index j = 0; j < count; ++j) QVERIFY(std::abs(out[j] - std::tanh(in[j])) <= kTangentTolerance);
            }
            double special[] = {0, kInfinity, -kInfinity, 1e300, -1e300, std::numeric_limits<double>::quiet_NaN()};
            kernels.tanh(special, 6);
            QCOMPARE(special[0], 0.0);
            QCOMPARE(special[1], 1.0);
            QCOMPARE(special[2], -1.0);
            QCOMPARE(special[3], 1.0);
            QCOMPARE(special[4], -1.0);
            QVERIFY(std::isnan(special[5]));
        }
    }
};

ATTENTION_TEST(TimedLayersTest, NoApplication)
#include "benchmark_layers_test.moc"
