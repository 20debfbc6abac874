#include "core/attention/multi_head.h"

#include <cmath>
#include <limits>

#include <QFile>

#include "core/threads.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
/// A few hundred additions in another order.
constexpr double kOrder = 1e-12;
/// Of a sum of less than a dozen weights.
constexpr double kOfWeights = 1e-14;

/// The layer as its definition reads, one number at a time.
MultiHeadAttention writtenOut(const AttentionInput& input) {
    const Matrix& x = *input.queries;
    const Matrix& y = input.memory ? *input.memory : x;
    const AttentionOptions& choice = input.choice;
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
                    for (const auto& hidden : input.mask.maskedCells) isSeen = isSeen && hidden != std::pair(i, j);
                    exponentials[j] = isSeen ? std::exp(scaled) : 0;
                    isAnySeen = isAnySeen || isSeen;
                }
                if (!isAnySeen) exponentials.setOnes();
                layer.weights.row(row) = exponentials.transpose() / exponentials.sum();
                for (Index j = 0; j < m; ++j) {
                    double& weight = layer.weights(row, j);
                    if (choice.dropout > 0)
                        weight = attentionDropoutSample(choice.seed, s, h, i, j) < choice.dropout
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
        AttentionOptions& choice = input.choice;
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
        made.weights = randomWeights(choice.design, d, choice.heads, seed());
        if (oneIn(2)) {
            made.weights.queryBias = biasOf(made.weights.query.rows());
            made.weights.keyBias = biasOf(made.weights.key.rows());
            made.weights.valueBias = biasOf(made.weights.value.rows());
            made.weights.outputBias = biasOf(d);
        }
        MaskOptions& mask = input.mask;
        mask.causal = oneIn(3);
        if (oneIn(4)) mask.radius = whole(0, 5);
        if (oneIn(3))
            for (Index s = 0; s < input.batch; ++s) mask.validLengths.push_back(whole(0, made.m()));
        if (oneIn(4))
            for (Index i = 0; i < made.x.rows(); ++i) mask.queryValidLengths.push_back(whole(0, made.m()));
        if (oneIn(3))
            for (Index k = whole(1, 12); k > 0; --k) mask.maskedCells.emplace_back(whole(-1, n), whole(0, made.m()));
        return made;
    }
};

/// SplitMix64, which the golden script counts its inputs out with.
class GoldenNumbers {
 public:
    GoldenNumbers(std::uint64_t seed, double scale) : m_state(seed), m_scale(scale) {}
    Matrix matrix(Index rows, Index columns) {
        Matrix matrix(rows, columns);
        for (Index k = 0; k < matrix.size(); ++k) matrix.data()[k] = next();
        return matrix;
    }

 private:
    double next() {
        m_state += 0x9E3779B97F4A7C15;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        z ^= z >> 31;
        return (double(z >> 11) * 0x1p-52 - 1) * m_scale;
    }

    std::uint64_t m_state;
    double m_scale;
};

std::vector<Index> indices(const QByteArray& list) {
    std::vector<Index> found;
    if (!list.isEmpty())
        for (const QByteArray& one : list.split(',')) found.push_back(one.toLongLong());
    return found;
}

/// A line of the golden file that begins with "case".
Case goldenCase(const QList<QByteArray>& fields) {
    const auto whole = [&](int field) { return Index(fields[field].toLongLong()); };
    Case made;
    AttentionInput& input = made.input;
    AttentionOptions& choice = input.choice;
    choice.design = fields[3] == "wide"     ? HeadDesign::Wide
                    : fields[3] == "sliced" ? HeadDesign::Sliced
                                            : HeadDesign::Narrow;
    choice.projections = whole(4) == 1;
    input.batch = whole(6);
    const Index d = whole(9);
    choice.heads = whole(10);
    choice.temperature = fields[11].toDouble();
    input.mask.causal = whole(13) == 1;
    if (whole(14) >= 0) input.mask.radius = whole(14);
    input.mask.validLengths = indices(fields[15]);
    input.mask.queryValidLengths = indices(fields[16]);
    if (!fields[17].isEmpty())
        for (const QByteArray& pair : fields[17].split(','))
            input.mask.maskedCells.emplace_back(pair.split(':')[0].toLongLong(), pair.split(':')[1].toLongLong());

    GoldenNumbers numbers(fields[1].toULongLong(), fields[12].toDouble());
    made.x = numbers.matrix(input.batch * whole(7), d);
    if (whole(8) > 0) made.memory = numbers.matrix(input.batch * whole(8), d);
    if (!choice.projections) return made;
    const Index width = headWidth(choice.design, d, choice.heads);
    const Index all = choice.heads * width;
    const Index into = choice.design == HeadDesign::Sliced ? width : d;
    made.weights.query = numbers.matrix(all, into);
    made.weights.key = numbers.matrix(all, into);
    made.weights.value = numbers.matrix(all, into);
    made.weights.output = numbers.matrix(d, all);
    if (whole(5) == 0) return made;
    made.weights.queryBias = numbers.matrix(all, 1);
    made.weights.keyBias = numbers.matrix(all, 1);
    made.weights.valueBias = numbers.matrix(all, 1);
    made.weights.outputBias = numbers.matrix(d, 1);
    return made;
}

/// How many of a line's numbers are not those of the matrix; masked weights are exact.
int differing(const QList<QByteArray>& fields, const Matrix& matrix) {
    const QList<QByteArray> numbers = fields[2].split(' ');
    const Index stride = fields[1].toLongLong();
    if (numbers.size() != (matrix.size() + stride - 1) / stride) return -1;
    int count = 0;
    for (Index k = 0; k < Index(numbers.size()); ++k) {
        const double expected = numbers[k].toDouble();
        const double is = matrix.data()[k * stride];
        const bool isExact = fields[0] == "weights" && expected == 0;
        if (!(std::abs(is - expected) <= (isExact ? 0 : kOrder * std::max(1.0, std::abs(expected))))) ++count;
    }
    return count;
}

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
        book.weights = randomWeights(HeadDesign::Narrow, 100, 5, 1);
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

    void golden() {
        QFile file(ATTENTION_GOLDEN_DIR "/attention.csv");
        QVERIFY(file.open(QIODevice::ReadOnly));
        MultiHeadAttention layer;
        QByteArray about;
        int cases = 0;
        for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
            const QList<QByteArray> fields = line.split(';');
            if (fields[0] == "case") {
                about = line;
                Case one = goldenCase(fields);
                one.point();
                attend(one.input, layer);
                ++cases;
                continue;
            }
            // PyTorch's own layer does not tell its scores.
            if (fields[2].isEmpty()) continue;
            const Matrix& matrix = fields[0] == "scores"    ? layer.scores
                                   : fields[0] == "weights" ? layer.weights
                                                            : layer.output;
            const int count = differing(fields, matrix);
            QVERIFY2(count == 0,
                     qPrintable(QString("%1 of %2 in %3").arg(count).arg(QString(fields[0]), QString(about))));
        }
        QVERIFY(cases >= 200);
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

    void rowsOfWeights() {
        Cases cases;
        MultiHeadAttention layer;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            Case one = cases.any();
            one.input.choice.dropout = 0;
            one.point();
            attend(one.input, layer);
            for (Index s = 0; s < layer.batch; ++s)
                for (Index h = 0; h < layer.heads; ++h) {
                    const Matrix weights = layer.headWeights(s, h);
                    const Matrix masked = maskedScores(layer, s, h);
                    const Matrix scaled = scaledScores(layer, s, h);
                    for (Index i = 0; i < layer.queryCount; ++i) {
                        const Mask& mask = layer.masks[std::size_t(s)];
                        QVERIFY(std::abs(weights.row(i).sum() - 1) <= kOfWeights);
                        QVERIFY(entropy(weights.row(i)) >= 0 &&
                                entropy(weights.row(i)) <= std::log(double(layer.keyCount)) + kOfWeights);
                        QCOMPARE(weightsBeforeDropout(layer, s, h, i), Vector(weights.row(i).transpose()));
                        if (mask.isFullyMasked(i)) {
                            QVERIFY((weights.row(i).array() == 1.0 / double(layer.keyCount)).all());
                            QVERIFY((masked.row(i).array() == -kInfinite).all());
                            continue;
                        }
                        for (Index j = 0; j < layer.keyCount; ++j) {
                            QCOMPARE(mask.allows(i, j), mask.reasons(i, j).empty());
                            QCOMPARE(masked(i, j), mask.allows(i, j) ? scaled(i, j) : -kInfinite);
                            if (mask.allows(i, j))
                                QVERIFY(weights(i, j) > 0);
                            else
                                QVERIFY(weights(i, j) == 0 && !std::signbit(weights(i, j)));
                        }
                    }
                    QVERIFY(isNear(
                        headOutput(layer, s, h),
                        weights * layer.value.block(s * layer.keyCount, h * layer.width, layer.keyCount, layer.width),
                        kOrder));
                }
        }
    }

    void shuffledTokensHaveShuffledOutputs() {
        Cases cases;
        MultiHeadAttention layer;
        MultiHeadAttention shuffled;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            Case one = cases.any();
            one.input.choice.dropout = 0;
            one.input.mask = {};
            one.input.batch = 1;
            one.memory.resize(0, 0);
            const Index n = one.n();
            Eigen::PermutationMatrix<Eigen::Dynamic> order(n);
            order.setIdentity();
            for (Index i = n; i-- > 1;) std::swap(order.indices()[i], order.indices()[cases.whole(0, i)]);
            Case other = one;
            other.x = order * one.x;
            one.point();
            other.point();
            attend(one.input, layer);
            attend(other.input, shuffled);
            QVERIFY(isNear(shuffled.output, order * layer.output, kOrder));
        }
    }

    void laterTokensDoNotReachBack() {
        Cases cases;
        MultiHeadAttention before;
        MultiHeadAttention after;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            Case one = cases.any();
            one.input.choice.dropout = 0;
            one.memory.resize(0, 0);
            one.input.mask = {.causal = true};
            const Index n = one.n();
            const Index kept = cases.whole(1, n);
            Case other = one;
            for (Index s = 0; s < one.input.batch; ++s)
                other.x.middleRows(s * n + kept, n - kept) = cases.matrix(n - kept, one.x.cols());
            one.point();
            other.point();
            attend(one.input, before);
            attend(other.input, after);
            for (Index s = 0; s < one.input.batch; ++s)
                QVERIFY(isNear(after.output.middleRows(s * n, kept), before.output.middleRows(s * n, kept), kOrder));
        }
    }

    void headsAreLayersOfTheirOwn() {
        Cases cases;
        MultiHeadAttention layer;
        MultiHeadAttention alone;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            Case one = cases.any();
            one.input.choice.projections = true;
            one.input.choice.dropout = 0;
            one.point();
            attend(one.input, layer);
            const Index h = cases.whole(0, layer.heads - 1);
            const Index w = layer.width;
            const bool isSliced = one.input.choice.design == HeadDesign::Sliced;
            // A head is attention without projections among its own queries, keys and values, but for the divisor.
            const auto own = [&](const Matrix& rows, const Matrix& weights, const Vector& bias) {
                Matrix part =
                    (isSliced ? Matrix(rows.middleCols(h * w, w)) : rows) * weights.middleRows(h * w, w).transpose();
                if (bias.size() > 0) part.rowwise() += bias.segment(h * w, w).transpose();
                return part;
            };
            const Matrix& memory = one.isSelf() ? one.x : one.memory;
            const Matrix queries = own(one.x, one.weights.query, one.weights.queryBias) / layer.divisor;
            const Matrix keys = own(memory, one.weights.key, one.weights.keyBias);
            const Matrix values = own(memory, one.weights.value, one.weights.valueBias);
            AttentionInput input = one.input;
            input.choice.projections = false;
            input.queries = &queries;
            input.memory = &keys;
            attend(input, alone);
            for (Index s = 0; s < layer.batch; ++s) {
                QVERIFY(isNear(alone.headWeights(s, 0), layer.headWeights(s, h), kOrder));
                QVERIFY(isNear(alone.headWeights(s, 0) * values.middleRows(s * layer.keyCount, layer.keyCount),
                               headOutput(layer, s, h), kOrder));
            }
        }
    }

    void weightsDoNotKnowWhatAllScoresShare() {
        // b_k adds the same to all scores of a query.
        Cases cases;
        MultiHeadAttention layer;
        MultiHeadAttention shifted;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            Case one = cases.any();
            one.input.choice.projections = true;
            Case other = one;
            other.weights.keyBias = Vector(cases.matrix(one.weights.key.rows(), 1));
            one.weights.keyBias = {};
            one.point();
            other.point();
            attend(one.input, layer);
            attend(other.input, shifted);
            QVERIFY(isNear(shifted.weights, layer.weights, kOrder));
        }
    }

    void threadsDoNotMatter() {
        // Enough for several blocks of each head, on more threads than there are heads; and reused buffers.
        Case one{};
        Cases cases;
        one.x = cases.matrix(2 * 205, 36);
        one.memory = cases.matrix(2 * 301, 36);
        one.weights = randomWeights(HeadDesign::Narrow, 36, 3, 5);
        one.input.batch = 2;
        one.input.mask = {.causal = true, .validLengths = {250, 0}, .maskedCells = {{100, 3}}};
        one.input.choice = {.heads = 3, .temperature = 1.7, .dropout = 0.1};
        one.point();
        const int before = threadCount();
        setThreadCount(1);
        MultiHeadAttention alone, together;
        attend(one.input, alone);
        setThreadCount(5);
        attend(one.input, together);
        const bool isSame = together.scores == alone.scores && together.weights == alone.weights &&
                            together.concatenation == alone.concatenation && together.output == alone.output;
        together.weights.setConstant(-1);
        together.scores.setConstant(-1);
        attend(one.input, together);
        setThreadCount(before);
        QVERIFY(isSame);
        QVERIFY(together.scores == alone.scores && together.weights == alone.weights);
    }

    void stops() {
        Case one{};
        Cases cases;
        one.x = cases.matrix(300, 16);
        one.weights = randomWeights(HeadDesign::Narrow, 16, 2, 5);
        one.input.choice = {.heads = 2};
        one.point();
        std::stop_source source;
        source.request_stop();
        MultiHeadAttention layer;
        attend(one.input, layer, source.get_token());
        QCOMPARE(layer.output.size(), Index(0));
    }

    void dropoutIsDrawnForEachWeight() {
        Cases cases;
        Case one = cases.any();
        one.x = cases.matrix(2 * 40, 12);
        one.memory.resize(0, 0);
        one.weights = randomWeights(HeadDesign::Narrow, 12, 3, 5);
        one.input = {};
        one.input.batch = 2;
        one.input.choice = {.heads = 3, .dropout = 0.25, .seed = 9};
        one.point();
        MultiHeadAttention layer;
        attend(one.input, layer);
        // Six standard deviations of a share of 9600 draws.
        constexpr double kShare = 6 * 0.0045;
        const double dropped = double((layer.weights.array() == 0).count()) / double(layer.weights.size());
        QVERIFY2(std::abs(dropped - 0.25) < kShare, qPrintable(QString::number(dropped)));
        // What is dropped stays so when there are fewer heads and tokens.
        MultiHeadAttention fewer;
        Case small = one;
        small.x = one.x.topRows(10);
        small.input.batch = 1;
        small.point();
        attend(small.input, fewer);
        for (Index h = 0; h < 3; ++h)
            QVERIFY(
                ((fewer.headWeights(0, h).array() == 0) == (layer.headWeights(0, h).topLeftCorner(10, 10).array() == 0))
                    .all());
    }

    void theThreeDesigns_data() {
        QTest::addColumn<int>("design");
        QTest::addColumn<double>("parameters");
        QTest::addColumn<double>("operations");
        // n = 10, m = 20: (n + 2 m) of the input projections, 2 n m of scores and sums, n of W_o.
        QTest::addRow("sliced") << int(HeadDesign::Sliced) << 5632.0 << 50.0 * 64 * 8 + 400.0 * 64 + 10.0 * 64 * 64;
        QTest::addRow("narrow") << int(HeadDesign::Narrow) << 16384.0 << 50.0 * 64 * 64 + 400.0 * 64 + 10.0 * 64 * 64;
        QTest::addRow("wide") << int(HeadDesign::Wide) << 131072.0 << 50.0 * 64 * 512 + 400.0 * 512 + 10.0 * 64 * 512;
    }
    void theThreeDesigns() {
        QFETCH(int, design);
        QFETCH(double, parameters);
        QFETCH(double, operations);
        QCOMPARE(parameterCount(HeadDesign(design), 64, 8), parameters);
        QCOMPARE(multiplyAdds(HeadDesign(design), 64, 8, 10, 20), operations);
        const AttentionWeights drawn = randomWeights(HeadDesign(design), 64, 8, 1);
        QCOMPARE(double(drawn.query.size() + drawn.key.size() + drawn.value.size() + drawn.output.size()), parameters);
        QVERIFY(weightsProblem(drawn, 64, 8, HeadDesign(design)).empty());
    }

    void drawnNumbersStay() {
        const AttentionWeights large = randomWeights(HeadDesign::Narrow, 16, 2, 3);
        const AttentionWeights small = randomWeights(HeadDesign::Narrow, 4, 2, 3);
        // Divided by the roots of 16 and 4.
        QCOMPARE(Matrix(2 * large.query.topLeftCorner(4, 4)), small.query);
        QVERIFY(large.query != large.key && large.key != large.value && large.value != large.output);
        const AttentionWeights whole = randomWeights(HeadDesign::Narrow, 16, 2, 3, WeightDistribution::Integers);
        for (const double value : whole.value.reshaped()) QVERIFY(value == -1 || value == 0 || value == 1);
        for (const double value : {-1.0, 0.0, 1.0}) QVERIFY((whole.value.array() == value).any());
    }

    void refusals_data() {
        QTest::addColumn<std::function<void()>>("call");
        QTest::addColumn<QString>("why");
        using Change = std::function<void(Case&)>;
        const auto add = [](const char* name, const Change& change, const QString& why) {
            QTest::addRow("%s", name) << std::function<void()>([change] {
                Case one;
                one.x = Matrix::Ones(6, 8);
                one.weights = randomWeights(HeadDesign::Narrow, 8, 2, 1);
                one.input.batch = 2;
                one.input.choice.heads = 2;
                one.point();
                change(one);
                MultiHeadAttention layer;
                attend(one.input, layer);
            }) << why;
        };
        add(
            "heads that do not divide d", [](Case& one) { one.input.choice.heads = 3; },
            "heads: 3 do not divide d = 8; accepted: divisors of d");
        add(
            "weights of another width", [](Case& one) { one.weights.key = Matrix::Ones(4, 4); },
            "W_k is 4 x 4; accepted for d = 8 and 2 heads: 8 x 8");
        add(
            "an output of another width", [](Case& one) { one.weights.output = Matrix::Ones(8, 4); },
            "W_o is 8 x 4; accepted for d = 8 and 2 heads: 8 x 8");
        add(
            "a bias of another length", [](Case& one) { one.weights.valueBias = Vector::Ones(1); },
            "b_v has 1 number; accepted: 8, one for each row of W_v");
        add(
            "a narrow memory",
            [](Case& one) {
                one.memory = Matrix::Ones(4, 6);
                one.point();
            },
            "the memory is 4 x 6 and the input 6 x 8; accepted: as many columns in both");
        add(
            "a batch that does not divide the rows", [](Case& one) { one.input.batch = 4; },
            "the input is 6 x 8; accepted: rows that are a multiple of the batch's 4 sequences");
        add(
            "one valid length for two sequences", [](Case& one) { one.input.mask.validLengths = {3}; },
            "valid-length: 1 length given; accepted: 2");
        add(
            "a long valid length",
            [](Case& one) {
                one.input.mask.validLengths = {3, 4};
            },
            "valid-length: 4; accepted: 0 to 3, the number of keys");
        add(
            "a negative one",
            [](Case& one) {
                one.input.mask.validLengths = {-1, 3};
            },
            "valid-length: -1; accepted: 0 to 3, the number of keys");
        add(
            "too few for the queries",
            [](Case& one) {
                one.input.mask.queryValidLengths = {1, 2, 3};
            },
            "query-valid-length: 3 lengths given; accepted: 6");
        add(
            "a negative radius", [](Case& one) { one.input.mask.radius = -1; }, "radius: -1; accepted: 0 or more");
        add(
            "no temperature", [](Case& one) { one.input.choice.temperature = 0; },
            "temperature: 0; accepted: numbers above 0");
        add(
            "all is dropped", [](Case& one) { one.input.choice.dropout = 1; },
            "attention-dropout: 1; accepted: at least 0 and below 1");
        add(
            "no weights", [](Case& one) { one.input.weights = nullptr; },
            "an attention layer with projections needs weights");
    }
    void refusals() {
        QFETCH(std::function<void()>, call);
        QFETCH(QString, why);
        QCOMPARE(QString(refusalOf(call)), why);
    }
};

ATTENTION_TEST(MultiHeadTest, NoApplication)
#include "multi_head_test.moc"
