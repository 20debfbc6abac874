#include "core/attention/attention_derivation.h"

#include <cmath>
#include <limits>

#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of a few dozen products in another order, and an exponential of up to 300.
constexpr double kFewUlps = 1e-12;

struct DerivationCase {
    Matrix x;
    Matrix memory;
    AttentionWeights weights;
    AttentionInput input;
    MultiHeadAttention layer;

    /// A copy's own matrices.
    void point() {
        input.queries = &x;
        input.memory = memory.size() > 0 ? &memory : nullptr;
        input.weights = input.choice.projections ? &weights : nullptr;
    }
    void run() {
        point();
        attend(input, layer);
    }
    Derivation at(AttentionMatrix matrix, const AttentionCell& place, const std::vector<std::string>& words = {}) {
        point();
        return attentionDerivation(input, layer, matrix, place, words);
    }
};

class DerivationCases : public RandomCases {
 public:
    DerivationCases() : RandomCases(31415926) {}
    bool oneIn(Index count) { return whole(1, count) == 1; }
    Matrix matrix(Index rows, Index columns, double scale = 1) {
        return Matrix::NullaryExpr(rows, columns, [&] { return scale * normal(); });
    }
    DerivationCase any() {
        DerivationCase made;
        AttentionInput& input = made.input;
        AttentionOptions& choice = input.choice;
        choice.heads = whole(1, 3);
        choice.design = HeadDesign(whole(0, 2));
        choice.projections = !oneIn(6);
        if (oneIn(3)) choice.temperature = real(0.3, 3);
        if (oneIn(4)) choice.dropout = real(0.05, 0.9);
        choice.seed = seed();
        input.batch = oneIn(3) ? 2 : 1;
        const Index d = choice.heads * whole(1, 7);
        const Index n = whole(1, 12);
        // Some with scores that only a softmax relative to the largest can bear.
        made.x = matrix(input.batch * n, d, oneIn(8) ? 60 : 1);
        if (oneIn(3)) made.memory = matrix(input.batch * whole(1, 14), d);
        made.weights = randomWeights(choice.design, d, choice.heads, choice.seed,
                                     oneIn(3) ? WeightDistribution::Integers : WeightDistribution::Normal);
        if (oneIn(2)) {
            made.weights.queryBias = matrix(made.weights.query.rows(), 1);
            made.weights.keyBias = matrix(made.weights.key.rows(), 1);
            made.weights.valueBias = matrix(made.weights.value.rows(), 1);
            made.weights.outputBias = matrix(d, 1);
        }
        const Index m = (made.memory.size() > 0 ? made.memory : made.x).rows() / input.batch;
        input.mask.causal = oneIn(3);
        if (oneIn(4)) input.mask.radius = whole(0, 3);
        if (oneIn(4))
            for (Index s = 0; s < input.batch; ++s) input.mask.validLengths.push_back(whole(0, m));
        if (oneIn(3))
            for (Index k = whole(1, 6); k > 0; --k)
                input.mask.maskedCells.emplace_back(whole(0, n - 1), whole(0, m - 1));
        made.run();
        return made;
    }
};

QString faultOf(const Derivation& derivation, double expected) {
    return faultOf(derivation, expected, [](double a, double b) {
        return a != b && !(std::abs(a - b) <= kFewUlps * std::max({1.0, std::abs(a), std::abs(b)}));
    });
}

/// The one head of three tokens that the examples are about; numbers as on paper.
DerivationCase onPaper() {
    DerivationCase made;
    made.x.resize(3, 2);
    made.x << 1, 0, 0, 2, 1, 1;
    made.weights.query = Matrix::Identity(2, 2);
    made.weights.key.resize(2, 2);
    made.weights.key << 1, 1, 0, -1;
    made.weights.value.resize(2, 2);
    made.weights.value << 2, 0, 0, 1;
    made.weights.output = Matrix::Identity(2, 2);
    made.input.mask.causal = true;
    made.run();
    return made;
}

QString textOf(const Derivation& derivation) {
    QStringList lines{QString::fromStdString(expressionText(derivation.symbolic)),
                      QString::fromStdString(expressionText(derivation.numeric()))};
    for (const auto* list : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *list)
            lines.append(QString::fromStdString(line.name + (line.label.empty() ? "" : " " + line.label) + ": " +
                                                (line.word.empty() ? expressionText(line.expression) : line.word)));
    return lines.join('\n');
}

}  // namespace

class AttentionDerivationTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void everyFormulaHasItsValue() {
        DerivationCases cases;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            DerivationCase one = cases.any();
            const MultiHeadAttention& layer = one.layer;
            const Index n = layer.queryCount;
            const Index m = layer.keyCount;
            const Index w = layer.width;
            const Index s = cases.whole(0, layer.batch - 1);
            const Index h = cases.whole(0, layer.heads - 1);
            const Index i = cases.whole(0, n - 1);
            const Index j = cases.whole(0, m - 1);
            const Index c = cases.whole(0, w - 1);
            const Index row = layer.firstRow(s, h) + i;
            const Index all = cases.whole(0, layer.heads * w - 1);
            const Index out = cases.whole(0, layer.output.cols() - 1);
            const struct {
                AttentionMatrix matrix;
                AttentionCell place;
                double value;
            } cells[] = {
                {AttentionMatrix::Query, {s, h, i, c}, layer.query(s * n + i, h * w + c)},
                {AttentionMatrix::Key, {s, h, j, c}, layer.key(s * m + j, h * w + c)},
                {AttentionMatrix::Value, {s, h, j, c}, layer.value(s * m + j, h * w + c)},
                {AttentionMatrix::Scores, {s, h, i, j}, layer.scores(row, j)},
                {AttentionMatrix::Scaled, {s, h, i, j}, scaledScores(layer, s, h)(i, j)},
                {AttentionMatrix::Masked, {s, h, i, j}, maskedScores(layer, s, h)(i, j)},
                {AttentionMatrix::Weights, {s, h, i, j}, layer.weights(row, j)},
                {AttentionMatrix::HeadOutput, {s, h, i, c}, headOutput(layer, s, h)(i, c)},
                {AttentionMatrix::Concatenation, {s, 0, i, all}, layer.concatenation(s * n + i, all)},
                {AttentionMatrix::Output, {s, 0, i, out}, layer.output(s * n + i, out)},
            };
            for (const auto& cell : cells) {
                const Derivation derivation = one.at(cell.matrix, cell.place);
                const QString fault = faultOf(derivation, cell.value);
                QVERIFY2(fault.isEmpty(),
                         qPrintable(QString("case %1, matrix %2: %3").arg(k).arg(int(cell.matrix)).arg(fault)));
                // What LaTeX and the screen make of it has no "nan".
                QVERIFY(expressionText(derivation.numeric()).find("nan") == std::string::npos);
            }
        }
    }

    void keysOfARow() {
        DerivationCases cases;
        for (int k = 0; k < RandomCases::kCount; ++k) {
            DerivationCase one = cases.any();
            const Index i = cases.whole(0, one.layer.queryCount - 1);
            const Index j = cases.whole(0, one.layer.keyCount - 1);
            const Mask& mask = one.layer.masks.front();
            const Derivation derivation = one.at(AttentionMatrix::Weights, {0, 0, i, j});
            double sum = 0;
            std::size_t keys = 0;
            bool isOwnThere = false;
            for (const DerivationLine& line : derivation.context) {
                sum += line.value;
                if (line.name != "key") continue;
                ++keys;
                isOwnThere = isOwnThere || line.label == std::to_string(j);
                QCOMPARE(line.word == "hidden", !mask.allows(i, std::stoi(line.label)));
            }
            if (mask.isFullyMasked(i)) {
                QVERIFY(findLine(derivation, "row")->word == "fully masked");
                QVERIFY(derivation.context.empty());
                continue;
            }
            QVERIFY(isOwnThere);
            QCOMPARE(keys, std::min(kMaxKeyLines, std::size_t(one.layer.keyCount)));
            QVERIFY(std::abs(sum - 1) < kFewUlps);
            QCOMPARE(findLine(derivation, "hidden by") != nullptr, !mask.allows(i, j));
        }
    }

    void onPaper_data() {
        QTest::addColumn<int>("matrix");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* name, AttentionMatrix matrix, int row, int column, const char* text) {
            QTest::addRow("%s", name) << int(matrix) << row << column << text;
        };
        add("a key", AttentionMatrix::Key, 1, 0,
            "K[j, c] = X[j, 0] W[k, c, 0] + X[j, 1] W[k, c, 1]\n"
            "K[1, 0] = 0 * 1 + 2 * 1\n"
            "sum of products: 0 * 1 + 2 * 1");
        add("a score", AttentionMatrix::Scores, 2, 1,
            "S[i, j] = Q[i, 0] K[j, 0] + Q[i, 1] K[j, 1]\n"
            "S[2, 1] = 1 * 2 + 1 * (-2)\n"
            "sum of products: 1 * 2 + 1 * (-2)");
        add("scaled", AttentionMatrix::Scaled, 1, 2,
            "s[i, j] = S[i, j]/sqrt(d_k)\n"
            "s[1, 2] = (-2)/sqrt(2)\n"
            "score: S[1, 2]\n"
            "root of the width: sqrt(2)\n"
            "value: (-2)/sqrt(2)");
        add("seen", AttentionMatrix::Masked, 2, 1,
            "L[i, j] = s[i, j]\n"
            "L[2, 1] = 0\n"
            "scaled: s[2, 1]\n"
            "key: seen\n"
            "value: 0");
        add("hidden", AttentionMatrix::Masked, 1, 2,
            "L[i, j] = -inf\n"
            "L[1, 2] = -inf\n"
            "scaled: s[1, 2]\n"
            "key: hidden\n"
            "hidden by: later token\n"
            "value: -inf");
        add("a weight", AttentionMatrix::Weights, 1, 0,
            "A[i, j] = e^s[i, j]/(e^s[i, 0] + e^s[i, 1])\n"
            "A[1, 0] = e^0/(e^0 + e^(-2.828))\n"
            "scaled: s[1, 0]\n"
            "exponential: e^0\n"
            "sum of exponentials: e^0 + e^(-2.828)\n"
            "value: 1/1.0591\n"
            "key the: e^0/1.059 = 1/1.059\n"
            "key cat: e^(-2.828)/1.059 = 0.05911/1.059\n"
            "key sat: hidden");
        add("a hidden one's weight", AttentionMatrix::Weights, 0, 1,
            "A[i, j] = e^L[i, j]/e^s[i, 0]\n"
            "A[0, 1] = e^(-inf)/e^0.7071\n"
            "key: hidden\n"
            "hidden by: later token\n"
            "exponential: e^(-inf)\n"
            "sum of exponentials: e^0.7071\n"
            "value: 0/2.0281\n"
            "key the: e^0.7071/2.028 = 2.028/2.028\n"
            "key cat: hidden\n"
            "key sat: hidden");
        add("an output of the head", AttentionMatrix::HeadOutput, 1, 1,
            "O[i, c] = A[i, 0] V[0, c] + A[i, 1] V[1, c]\n"
            "O[1, 1] = 0.9442 * 0 + 0.05581 * 2\n"
            "weighted values: 0.9442 * 0 + 0.05581 * 2");
        add("of one column alone", AttentionMatrix::Concatenation, 0, 1,
            "C[i, c] = O[i, k]\n"
            "C[0, 1] = O[0, 1]\n"
            "head: h = floor(1/2)\n"
            "column of the head: k = 1 mod 2\n"
            "weighted values: 1 * 0");
        add("an output", AttentionMatrix::Output, 0, 0,
            "Y[i, c] = O[i, 0] W[o, c, 0] + O[i, 1] W[o, c, 1]\n"
            "Y[0, 0] = 2 * 1 + 0 * 0\n"
            "sum of products: 2 * 1 + 0 * 0");
    }
    void onPaper() {
        QFETCH(int, matrix);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, text);
        DerivationCase paper = ::onPaper();
        QCOMPARE(textOf(paper.at(AttentionMatrix(matrix), {0, 0, row, column}, {"the", "cat", "sat"})), text);
    }

    void wordsThatStandTwiceKeepTheirNumbers() {
        const Derivation derivation = ::onPaper().at(AttentionMatrix::Weights, {0, 0, 2, 0}, {"the", "cat", "the"});
        QVERIFY(derivation.context[0].expression.parts[0].kind == Expression::Kind::Symbol);
        QVERIFY(derivation.context[1].expression.parts[0].kind == Expression::Kind::Ratio);
        QCOMPARE(derivation.context[2].label, std::string("the"));
    }

    void longSumsAreElided() {
        DerivationCase one;
        one.x = Matrix::Ones(2, 12);
        one.weights = randomWeights(HeadDesign::Narrow, 12, 2, 1);
        one.weights.valueBias = Vector::Constant(12, -0.5);
        one.input.choice.heads = 2;
        one.run();
        const Derivation derivation = one.at(AttentionMatrix::Value, {0, 1, 1, 3});
        QCOMPARE(QString::fromStdString(expressionText(derivation.symbolic)),
                 "V[h, j, c] = X[j, 0] W[v, h, c, 0] + X[j, 1] W[v, h, c, 1] + ... + X[j, 11] W[v, h, c, 11] + "
                 "b[v, h, c]");
        QCOMPARE(derivation.symbolic.parts[0].parts[0].value, 1.0);
        QCOMPARE(faultOf(derivation, one.layer.value(1, 9)), QString());
        QVERIFY(expressionText(derivation.numeric()).ends_with(" - 0.5"));
        // Every head adds its part to the output.
        const Derivation output = one.at(AttentionMatrix::Output, {0, 0, 1, 3});
        QCOMPARE(output.context.size(), std::size_t(2));
        QCOMPARE(output.context[1].label, std::string("1"));
        QVERIFY(std::abs(output.context[0].value + output.context[1].value - output.value) < kFewUlps);
    }

    void aFullyMaskedRow() {
        DerivationCase paper = ::onPaper();
        paper.input.mask.validLengths = {0};
        paper.run();
        QCOMPARE(textOf(paper.at(AttentionMatrix::Weights, {0, 0, 1, 0})),
                 "A[i, j] = 1/m\n"
                 "A[1, 0] = 1/3\n"
                 "row: fully masked\n"
                 "hidden by: behind the valid length\n"
                 "number of keys: m\n"
                 "value: 1/3");
    }

    void dropoutAndTemperature() {
        DerivationCase paper = ::onPaper();
        paper.input.choice.dropout = 0.5;
        paper.input.choice.temperature = 2;
        paper.run();
        const Derivation weight = paper.at(AttentionMatrix::Weights, {0, 0, 0, 0});
        QCOMPARE(QString::fromStdString(expressionText(weight.symbolic)),
                 "A[i, j] = m[i, j] * e^s[i, j]/e^s[i, 0]/(1 - p)");
        QVERIFY(weight.value == 0 || weight.value == 2);
        QVERIFY(findLine(weight, "dropout")->word == (weight.value == 0 ? "dropped" : "kept"));
        QCOMPARE(QString::fromStdString(expressionText(paper.at(AttentionMatrix::Scaled, {0, 0, 0, 0}).numeric())),
                 "s[0, 0] = 1/(sqrt(2) * 2)");
    }

    void largeScores() {
        DerivationCase paper = ::onPaper();
        paper.x *= 100;
        paper.run();
        const Derivation weight = paper.at(AttentionMatrix::Weights, {0, 0, 2, 0});
        QCOMPARE(QString::fromStdString(expressionText(weight.numeric())),
                 "A[2, 0] = e^(7071.1 - 7071.1)/(e^(7071.1 - 7071.1) + e^(0 - 7071.1) + e^(7071.1 - 7071.1))");
        QVERIFY(findLine(weight, "largest scaled score"));
    }

    void entriesOfWeights() {
        const AttentionWeights normal = randomWeights(HeadDesign::Narrow, 8, 2, 7);
        const Derivation drawn = attentionWeightDerivation("W_k", normal.key, 7, 2, 5);
        QCOMPARE(faultOf(drawn, normal.key(2, 5)), QString());
        QCOMPARE(QString::fromStdString(expressionText(drawn.symbolic)), "W[k, r, c] = G[k, r, c]/sqrt(d)");
        const AttentionWeights whole = randomWeights(HeadDesign::Narrow, 8, 2, 7, WeightDistribution::Integers);
        const Derivation counted = attentionWeightDerivation("W_o", whole.output, 7, 2, 5);
        QCOMPARE(faultOf(counted, whole.output(2, 5)), QString());
        QVERIFY(findLine(counted, "random number"));
        Matrix typed = normal.query;
        typed(0, 0) = 0.25;
        const Derivation loaded = attentionWeightDerivation("W_q", typed, 7, 0, 0);
        QCOMPARE(faultOf(loaded, 0.25), QString());
        QVERIFY(findLine(loaded, "loaded number"));
    }

    void definitions() {
        QStringList lines;
        for (const Expression& formula : attentionDefinition({})) {
            lines.append(QString::fromStdString(expressionText(formula)));
            QVERIFY(std::abs(evaluate(formula.parts[0]) - evaluate(formula.parts[1])) < kFewUlps);
        }
        QCOMPARE(lines.join('\n'),
                 "S[i, j] = Q[i, 0] K[j, 0] + Q[i, 1] K[j, 1] + ...\n"
                 "A[i, j] = e^(S[i, j]/sqrt(d_k))/(e^(S[i, 0]/sqrt(d_k)) + e^(S[i, 1]/sqrt(d_k)) + ...)\n"
                 "O[i, c] = A[i, 0] V[0, c] + A[i, 1] V[1, c] + ...");
    }
};

ATTENTION_TEST(AttentionDerivationTest, NoApplication)
#include "attention_derivation_test.moc"
