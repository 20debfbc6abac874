#include "core/attention/weighted_values.h"

#include <cmath>

#include "core/attention/attention_weights.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of a few products in another order.
constexpr double kRounding = 1e-13;

}  // namespace

class WeightedValuesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void termsSumToTheHeadsOutput() {
        constexpr Index kBatch = 2, kQueries = 5, kKeys = 7, kDimensions = 12, kHeads = 3;
        const Matrix x = Matrix::Random(kBatch * kQueries, kDimensions);
        const Matrix memory = Matrix::Random(kBatch * kKeys, kDimensions);
        const AttentionWeights weights = randomWeights(HeadDesign::Narrow, kDimensions, kHeads, 3);
        MultiHeadAttention layer;
        attend({.queries = &x,
                .memory = &memory,
                .batch = kBatch,
                .weights = &weights,
                .mask = {.causal = true},
                .choice = {.heads = kHeads}},
               layer);
        for (Index sequence = 0; sequence < kBatch; ++sequence)
            for (Index head = 0; head < kHeads; ++head)
                for (Index query = 0; query < kQueries; ++query) {
                    const Matrix terms = weightedValues(layer, sequence, head, query);
                    QCOMPARE(terms.rows(), kKeys);
                    QCOMPARE(terms.cols(), layer.width);
                    const Matrix output = headOutput(layer, sequence, head);
                    QVERIFY((terms.colwise().sum() - output.row(query)).cwiseAbs().maxCoeff() <= kRounding);
                    // What a causal mask hides adds nothing, to the bit.
                    QVERIFY((terms.bottomRows(kKeys - query - 1).array() == 0).all());
                    const Matrix chain = tipToTail(terms, 2, 0);
                    QCOMPARE(chain.rows(), kKeys + 1);
                    QCOMPARE(chain(0, 0), 0.0);
                    QVERIFY(std::abs(chain(kKeys, 0) - output(query, 2)) <= kRounding);
                    QVERIFY(std::abs(chain(kKeys, 1) - output(query, 0)) <= kRounding);
                }
    }

    void arrowsBeginWhereTheOneBeforeEnds() {
        Matrix terms(3, 2);
        terms << 1, 2, 0, 0, -4, 8;
        Matrix expected(4, 2);
        expected << 0, 0, 2, 1, 2, 1, 10, -3;
        QCOMPARE(tipToTail(terms, 1, 0), expected);
    }
};

ATTENTION_TEST(WeightedValuesTest, NoApplication)
#include "weighted_values_test.moc"
