#include "core/attention/multi_head.h"

#include <cmath>
#include <limits>

#include <QtTest>

#include "core/threads.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"

using namespace attention;

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
/// A few hundred additions in another order.
constexpr double kOrder = 1e-12;

/// The layer as its definition reads, one number at a time.
MultiHeadAttention writtenOut(const AttentionInput& input) {
    const Matrix& x = *input.queries;
    const Matrix& y = input.memory ? *input.memory : x;
    const AttentionChoice& choice = input.choice;
    const Index d = x.cols();
    const Index heads = choice.projections ? choice.heads : 1;
    const Index w = !choice.projections || choice.design == HeadDesign::Wide ? d : d / heads;
    const Index n = x.rows() / input.batch;
    const Index m = y.rows() / input.batch;
    const auto projected = [&](const Matrix& rows, const Matrix& weights, const Vector& bias) {
        if (!choice.projections) return rows;
        Matrix result(rows.rows(), heads * w);
        for (Index row = 0; row < rows.rows(); ++row)
            for (Index out = 0; out < heads * w; ++out) {
                const Index first = choice.design == HeadDesign::Sliced ? out / w * w : 0;
                double sum = bias.size() > 0 ? bias[out] : 0;
                for (Index in = 0; in < weights.cols(); ++in) sum += rows(row, first + in) * weights(out, in);
                result(row, out) = sum;
            }
        return result;
    };
    static const AttentionWeights none;
    const AttentionWeights& weights = input.weights ? *input.weights : none;
    MultiHeadAttention layer;
    layer.query = projected(x, weights.query, weights.queryBias);
    layer.key = projected(y, weights.key, weights.keyBias);
    layer.value = projected(y, weights.value, weights.valueBias);
    layer.scores.resize(input.batch * heads * n, m);
    layer.weights.resize(layer.scores.rows(), m);
    layer.concatenation.setZero(x.rows(), heads * w);
    for (Index s = 0; s < input.batch; ++s)
        for (Index h = 0; h < heads; ++h)
            for (Index i = 0; i < n; ++i) {
                const Index row = (s * heads + h) * n + i;
                Vector exponentials(m);
                bool isAnySeen = false;
                for (Index j = 0; j < m; ++j) {
                    double score = 0;
                    for (Index c = 0; c < w; ++c)
                        score += layer.query(s * n + i, h * w + c) * layer.key(s * m + j, h * w + c);
                    layer.scores(row, j) = score;
                    const double scaled = score / (choice.projections ? std::sqrt(double(w)) : 1) / choice.temperature;
                    bool isSeen = !(input.mask.causal && j > i);
                    isSeen = isSeen && !(input.mask.radius && std::abs(i - j) > *input.mask.radius);
                    if (!input.mask.validLengths.empty())
                        isSeen = isSeen && j < input.mask.validLengths[std::size_t(s)];
                    if (!input.mask.queryValidLengths.empty())
                        isSeen = isSeen && j < input.mask.queryValidLengths[std::size_t(s * n + i)];
                    for (const auto& hidden : input.mask.hidden) isSeen = isSeen && hidden != std::pair(i, j);
                    exponentials[j] = isSeen ? std::exp(scaled) : 0;
                    isAnySeen = isAnySeen || isSeen;
                }
                if (!isAnySeen) exponentials.setOnes();
                layer.weights.row(row) = exponentials.transpose() / exponentials.sum();
                for (Index j = 0; j < m; ++j) {
                    double& weight = layer.weights(row, j);
                    if (choice.dropout > 0)
                        weight = attentionDropoutDraw(choice.seed, s, h, i, j) < choice.dropout
                                     ? 0
                                     : weight / (1 - choice.dropout);
                    for (Index c = 0; c < w; ++c)
                        layer.concatenation(s * n + i, h * w + c) += weight * layer.value(s * m + j, h * w + c);
                }
            }
    layer.output = layer.concatenation;
    if (choice.projections) layer.output = layer.concatenation * weights.output.transpose();
    if (weights.outputBias.size() > 0) layer.output.rowwise() += weights.outputBias.transpose();
    return layer;
}

/// A layer with all that goes in.
struct Case {
    Matrix x;
    Matrix memory;
    AttentionWeights weights;
    AttentionInput input;

    void point() {
        input.queries = &x;
        input.memory = memory.size() > 0 ? &memory : nullptr;
        input.weights = input.choice.projections ? &weights : nullptr;
    }
    Index n() const { return x.rows() / input.batch; }
    Index m() const { return (memory.size() > 0 ? memory : x).rows() / input.batch; }
    bool isSelf() const { return memory.size() == 0; }
};

class Cases : public RandomCases {
 public:
    Cases() : RandomCases(20171206) {}

    bool oneIn(Index count) { return whole(1, count) == 1; }
    Matrix matrix(Index rows, Index columns) {
        return Matrix::NullaryExpr(rows, columns, [this] { return normal(); });
    }
    Vector biasOf(Index length) {
        return Vector::NullaryExpr(length, [this] { return normal(); });
    }
    /// Any layer; small, so that ten thousand take seconds.
    Case any() {
        Case made;
        AttentionInput& input = made.input;
        AttentionChoice& choice = input.choice;
        choice.heads = whole(1, 4);
        choice.design = HeadDesign(whole(0, 2));
        choice.projections = !oneIn(8);
        choice.temperature = oneIn(3) ? real(0.3, 3) : 1;
        choice.dropout = oneIn(6) ? real(0.05, 0.9) : 0;
        choice.seed = seed();
        input.batch = oneIn(3) ? whole(2, 3) : 1;
        const Index d = choice.heads * whole(1, 4);
        const Index n = whole(1, 9);
        made.x = matrix(input.batch * n, d);
        if (oneIn(3)) made.memory = matrix(input.batch * whole(1, 9), d);
        made.weights = drawnWeights(choice.design, d, choice.heads, seed());
        if (oneIn(2)) {
            made.weights.queryBias = biasOf(made.weights.query.rows());
            made.weights.keyBias = biasOf(made.weights.key.rows());
            made.weights.valueBias = biasOf(made.weights.value.rows());
            made.weights.outputBias = biasOf(d);
        }
        MaskChoice& mask = input.mask;
        mask.causal = oneIn(3);
        if (oneIn(4)) mask.radius = whole(0, 5);
        if (oneIn(3))
            for (Index s = 0; s < input.batch; ++s) mask.validLengths.push_back(whole(0, made.m()));
        if (oneIn(4))
            for (Index i = 0; i < made.x.rows(); ++i) mask.queryValidLengths.push_back(whole(0, made.m()));
        if (oneIn(3))
            for (Index k = whole(1, 12); k > 0; --k) mask.hidden.emplace_back(whole(-1, n), whole(0, made.m()));
        return made;
    }
};

bool isNear(const Matrix& a, const Matrix& b, double tolerance) {
    return a.rows() == b.rows() && a.cols() == b.cols() &&
           ((a - b).array().abs() <= tolerance * b.array().abs().max(1)).all();
}

}  // namespace

class MultiHeadTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void bookExample() {
        // d2l, "Multi-Head Attention": 100 hidden, 5 heads, a batch of 2, 4 tokens, all ones.
        Case book;
        book.x = Matrix::Ones(8, 100);
        book.weights = drawnWeights(HeadDesign::Narrow, 100, 5, 1);
        book.input.batch = 2;
        book.input.choice.heads = 5;
        book.input.mask.validLengths = {3, 2};
        book.point();
        MultiHeadAttention layer;
        attend(book.input, layer);
        QCOMPARE(layer.output.rows(), 2 * 4);
        QCOMPARE(layer.output.cols(), 100);
        for (Index head = 0; head < 5; ++head)
            for (Index i = 0; i < 4; ++i) {
                constexpr double kThird = 1.0 / 3;
                constexpr double kUlp = 1e-16;
                const auto first = layer.headWeights(0, head).row(i);
                for (Index j = 0; j < 3; ++j) QVERIFY(std::abs(first[j] - kThird) <= kUlp);
                QCOMPARE(first[3], 0.0);
                QCOMPARE(Vector(layer.headWeights(1, head).row(i).transpose()),
                         (Vector(4) << 0.5, 0.5, 0, 0).finished());
            }
    }

    void asWrittenOut() {
        Cases cases;
        MultiHeadAttention layer;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            Case one = cases.any();
            one.point();
            attend(one.input, layer);
            const MultiHeadAttention expected = writtenOut(one.input);
            QVERIFY2(isNear(layer.query, expected.query, kOrder), qPrintable(QString::number(k)));
            QVERIFY(isNear(layer.key, expected.key, kOrder));
            QVERIFY(isNear(layer.value, expected.value, kOrder));
            QVERIFY(isNear(layer.scores, expected.scores, kOrder));
            QVERIFY2(isNear(layer.weights, expected.weights, kOrder), qPrintable(QString::number(k)));
            QVERIFY(isNear(layer.concatenation, expected.concatenation, kOrder));
            QVERIFY(isNear(layer.output, expected.output, kOrder));
        }
    }
};

QTEST_APPLESS_MAIN(MultiHeadTest)
#include "multi_head_test.moc"
