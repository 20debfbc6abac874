#include "core/attention/shuffled_attention.h"

#include <cmath>
#include <limits>

#include <QFile>

#include "core/encoding/sinusoidal.h"
#include "core/scene/lists.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// PyTorch adds the terms of sums in another order: some roundings of numbers of a few units.
constexpr double kOfSums = 1e-13;
/// Only the order in which the keys are added differs: a rounding of each of up to 24 terms of a unit or so, in each of
/// a layer's sums.
constexpr double kOfKeyOrder = 1e-13;
/// A formula adds up to 24 terms in an order of its own.
constexpr double kOfFormula = 1e-12;

/// Numbers that make_shuffled_attention_golden.py makes, too.
Matrix filled(Index matrix, Index rows, Index columns) {
    Matrix result(rows, columns);
    for (Index row = 0; row < rows; ++row)
        for (Index column = 0; column < columns; ++column) {
            const Index bits = (row * 7919 + column * 104729 + matrix * 1299709) % 1009;
            result(row, column) = double(bits * bits % 1009) / 504 - 1;
        }
    return result;
}

AttentionWeights filledWeights(Index d) {
    AttentionWeights weights;
    weights.query = filled(1, d, d);
    weights.key = filled(2, d, d);
    weights.value = filled(3, d, d);
    weights.output = filled(4, d, d);
    return weights;
}

Matrix waves(Index n, Index d) {
    return sinusoidalTable({.positions = n, .dimensions = d});
}

}  // namespace

class ShuffledAttentionTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(ATTENTION_GOLDEN_DIR "/shuffled_attention.csv");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        file.readLine();
        int entries = 0;
        for (; !file.atEnd(); ++entries) {
            const QByteArray text = file.readLine().trimmed();
            const QByteArrayList fields = text.split(',');
            QCOMPARE(fields.size(), 11);
            const Index n = fields[0].toInt();
            const Index d = fields[1].toInt();
            const Matrix tokens = filled(0, n, d);
            const Matrix positions = waves(n, d);
            const AttentionWeights weights = filledWeights(d);
            ShuffledInput input{.tokens = &tokens, .weights = &weights};
            if (fields[4] == "1") input.positions = &positions;
            const auto list = readList(QByteArray(fields[5]).replace(' ', ',').toStdString(), 0);
            input.order = {list.begin(), list.end()};
            input.mask.causal = fields[3] == "1";
            input.choice.heads = fields[2].toInt();
            ShuffledAttention result;
            computeShuffledAttention(input, result);
            const Index row = fields[6].toInt();
            const Index column = fields[7].toInt();
            const Index place = inverseOrder(input.order)[std::size_t(row)];
            const auto isNear = [](double is, const QByteArray& expected) {
                return std::abs(is - expected.toDouble()) <= kOfSums;
            };
            QVERIFY2(isNear(result.layer.output(row, column), fields[8]), text.constData());
            QVERIFY2(isNear(result.shuffled.output(place, column), fields[9]), text.constData());
            QVERIFY2(isNear(result.largest, fields[10]), text.constData());
        }
        QCOMPARE(entries, 4 * 4 * 3);
    }

    /// f(X[order]) = f(X)[order] for any layer without positions and masks; each of the two ends that.
    void equivariance() {
        RandomCases cases(17062017);
        int differ = 0;
        int asked = 0;
        for (int k = 0; k < RandomCases::kCount / 5; ++k) {
            const Index n = cases.whole(1, 12);
            const Index heads = cases.whole(1, 3);
            const Index d = 2 * heads * cases.whole(1, 3);
            const auto design =
                std::array{HeadDesign::Narrow, HeadDesign::Sliced, HeadDesign::Wide}[std::size_t(k % 3)];
            const std::uint64_t seed = cases.seed();
            Matrix tokens(n, d);
            for (double& entry : tokens.reshaped()) entry = cases.normal();
            const Matrix positions = waves(n, d);
            const AttentionWeights weights = randomWeights(design, d, heads, seed);
            ShuffledInput input{.tokens = &tokens, .order = shuffledOrder(n, seed), .weights = &weights};
            input.choice.heads = heads;
            input.choice.design = design;
            input.choice.temperature = cases.real(0.5, 2);
            if (k % 7 == 0) {
                input.choice.projections = false;
                input.choice.heads = 1;
            }
            const QByteArray told =
                QString("n %1, d %2, heads %3, seed %4").arg(n).arg(d).arg(heads).arg(seed).toUtf8();
            ShuffledAttention result;
            computeShuffledAttention(input, result);
            QVERIFY2(result.largest <= kOfKeyOrder, told.constData());
            QVERIFY2(result.largest == result.difference.cwiseAbs().maxCoeff(), told.constData());
            QVERIFY2(result.largest == std::abs(result.difference(result.largestRow, result.largestColumn)),
                     told.constData());
            for (Index place = 0; place < n; ++place) {
                const Index token = input.order[std::size_t(place)];
                QVERIFY2(
                    result.difference.row(token) == result.shuffled.output.row(place) - result.layer.output.row(token),
                    told.constData());
            }
            if (input.order == readingOrder(n)) continue;
            ++asked;
            input.positions = &positions;
            computeShuffledAttention(input, result);
            const bool positionsTell = result.largest > 1e-6;
            input.positions = nullptr;
            input.mask.causal = true;
            computeShuffledAttention(input, result);
            differ += positionsTell && result.largest > 1e-6;
        }
        // Few weights are so sharp that a token attends to the same other one wherever they stand.
        QVERIFY2(differ > 0.99 * asked, qPrintable(QString("%1 of %2").arg(differ).arg(asked)));
    }

    void readingOrderChangesNothing() {
        const Matrix tokens = filled(0, 5, 4);
        const Matrix positions = waves(5, 4);
        const AttentionWeights weights = filledWeights(4);
        ShuffledInput input{.tokens = &tokens, .positions = &positions, .order = readingOrder(5), .weights = &weights};
        input.mask.causal = true;
        ShuffledAttention result;
        computeShuffledAttention(input, result);
        QCOMPARE(result.largest, 0.0);
    }

    void refusals() {
        const Matrix tokens = filled(0, 3, 4);
        const Matrix positions = waves(4, 4);
        const AttentionWeights weights = filledWeights(4);
        ShuffledAttention result;
        ShuffledInput input{.tokens = &tokens, .order = {1, 0}, .weights = &weights};
        QCOMPARE(refusalOf([&] { computeShuffledAttention(input, result); }),
                 QByteArray("the order has 2 places for 3 tokens; accepted: each of the places 0 to 2 once, as in "
                            "\"2,0,1\" for three tokens"));
        input.order = {1, 0, 2};
        input.positions = &positions;
        QCOMPARE(refusalOf([&] { computeShuffledAttention(input, result); }),
                 QByteArray("the positions are 4 x 4 and the tokens 3 x 4; accepted: the same shape"));
    }

    void derivationsAreTrue() {
        RandomCases cases(20170613);
        for (int k = 0; k < RandomCases::kCount / 20; ++k) {
            const Index n = cases.whole(1, 7);
            const Index d = cases.whole(1, 9);
            const std::uint64_t seed = cases.seed();
            Matrix tokens(n, d);
            for (double& entry : tokens.reshaped()) entry = cases.normal();
            AttentionWeights weights = randomWeights(HeadDesign::Narrow, d, 1, seed);
            if (k % 2 == 0) weights.outputBias = Vector::Constant(d, cases.normal());
            ShuffledInput input{.tokens = &tokens, .order = shuffledOrder(n, seed), .weights = &weights};
            input.mask.causal = k % 3 == 0;
            input.choice.projections = k % 5 != 0;
            ShuffledAttention result;
            computeShuffledAttention(input, result);
            const auto check = [](const Derivation& derivation, double expected) {
                const QString fault =
                    faultOf(derivation, expected, [](double a, double b) { return !(std::abs(a - b) <= kOfFormula); });
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            };
            const Index i = cases.whole(0, n - 1);
            const Index c = cases.whole(0, d - 1);
            check(orderedOutputDerivation(input, result, i, c), result.layer.output(i, c));
            check(shuffledOutputDerivation(input, result, i, c), result.shuffled.output(i, c));
            check(shuffledDifferenceDerivation(result, i, c), result.difference(i, c));
        }
    }

    void derivationsInWords() {
        const Matrix tokens = filled(0, 4, 4);
        const AttentionWeights weights = filledWeights(4);
        ShuffledInput input{.tokens = &tokens, .order = {3, 1, 0, 2}, .weights = &weights};
        ShuffledAttention result;
        computeShuffledAttention(input, result);
        QCOMPARE(expressionText(orderedOutputDerivation(input, result, 2, 1).symbolic),
                 std::string("Y[i, c] = O[i, 0] W[c, 0] + ... + O[i, 3] W[c, 3]"));
        QCOMPARE(expressionText(shuffledOutputDerivation(input, result, 2, 1).symbolic),
                 std::string("Z[p, c] = O[p, 0] W[c, 0] + ... + O[p, 3] W[c, 3]"));
        QCOMPARE(expressionText(shuffledDifferenceDerivation(result, 2, 1).symbolic),
                 std::string("D[i, c] = Z[p, c] - Y[i, c]"));
        // The third token stands at place 3.
        QCOMPARE(shuffledDifferenceDerivation(result, 2, 1).steps[0].value, 3.0);
        QCOMPARE(shuffledDefinition(false, false).size(), std::size_t(1));
        QCOMPARE(expressionText(shuffledDefinition(false, false)[0]), std::string("f (Pi X) = Pi f (X)"));
        for (const bool withMask : {false, true}) {
            QCOMPARE(shuffledDefinition(true, withMask).size(), std::size_t(1));
            QCOMPARE(expressionText(shuffledDefinition(true, withMask)[0]),
                     std::string("D = Pi^T f (Pi X + P) - f (X + P)"));
        }
        QCOMPARE(expressionText(shuffledDefinition(false, true)[0]), std::string("D = Pi^T f (Pi X) - f (X)"));
        input.choice.projections = false;
        computeShuffledAttention(input, result);
        QCOMPARE(expressionText(orderedOutputDerivation(input, result, 2, 1).symbolic),
                 std::string("Y[i, c] = A[i, 0] X[0, c] + ... + A[i, 3] X[3, c]"));
    }
};

ATTENTION_TEST(ShuffledAttentionTest, NoApplication)
#include "shuffled_attention_test.moc"
