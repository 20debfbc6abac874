#include "core/attention/position_head.h"

#include <cmath>
#include <stdexcept>

#include <QFile>

#include "core/attention/position_head_derivation.h"
#include "core/encoding/shift_rotation.h"
#include "core/encoding/similarity.h"
#include "core/encoding/sinusoidal.h"
#include "core/scene/tokens.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

using Kind = PositionHeadKind;

/// A sum of d products of numbers of size 1, each off by a rounding of the rotation and one of the product.
constexpr double kOfScore = 1e-14;
/// Of a weight, for each unit of sharpness: an exponent is off by as much as its score.
constexpr double kOfWeight = 2e-14;

PositionHead headOf(const Embedding& embedding, const PositionHeadOptions& choice) {
    PositionHead head;
    positionHead(embedding, choice, head);
    return head;
}

Embedding numbered(Index count, Index dimensions) {
    return Embedding(numberedTokens(count), dimensions, 1);
}

/// The rows of the golden script.
Embedding goldenWords(Index count, Index dimensions) {
    auto rows = std::make_shared<Matrix>(count, dimensions);
    for (Index i = 0; i < count; ++i)
        for (Index c = 0; c < dimensions; ++c) (*rows)(i, c) = double((7 * (i % 5) + 3 * c) % 11 - 5);
    return Embedding(std::move(rows));
}

std::vector<Index> offsetsOf(const QByteArray& text) {
    std::vector<Index> offsets;
    for (const QByteArray& offset : text.split(';')) offsets.push_back(offset.toLongLong());
    return offsets;
}

Kind kindNamed(const QByteArray& name) {
    if (name == "same-word") return Kind::SameWord;
    if (name == "first-token") return Kind::FirstToken;
    return name == "local-window" ? Kind::LocalWindow : Kind::Rotation;
}

}  // namespace

class PositionHeadTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void golden() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/position_heads.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int lines = 0;
        QByteArray headLine;
        PositionHead head;
        PositionHeadOptions choice;
        Index d = 0;
        for (; !file.atEnd(); ++lines) {
            const auto fields = file.readLine().trimmed().split(',');
            const QByteArray line = QByteArrayList(fields.mid(0, 8)).join(',');
            if (line != headLine) {
                headLine = line;
                d = fields[2].toLongLong();
                choice = {.kind = kindNamed(fields[0]),
                          .offsets = offsetsOf(fields[4]),
                          .radius = fields[5].toLongLong(),
                          .sharpness = fields[6].toDouble(),
                          .contentMix = fields[7].toDouble(),
                          .base = fields[3].toDouble()};
                positionHead(goldenWords(fields[1].toLongLong(), d), choice, head);
            }
            const Index i = fields[8].toLongLong(), j = fields[9].toLongLong();
            QVERIFY2(std::abs(head.scores(i, j) - fields[10].toDouble()) <= kOfScore * double(d),
                     qPrintable(QString("%1: score %2, %3").arg(line).arg(i).arg(j)));
            QVERIFY2(std::abs(head.weights(i, j) - fields[11].toDouble()) <= kOfWeight * (1 + choice.sharpness),
                     qPrintable(QString("%1: weight %2, %3").arg(line).arg(i).arg(j)));
        }
        QVERIFY(lines > 600);
    }

    void softAtThePlainScale_data() {
        QTest::addColumn<double>("sharpness");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addRow("plain scale: 0.09") << 1.0 << 0.085 << 0.115;
        QTest::addRow("a hundred times: 0.99999") << 100.0 << 0.99998 << 1.0;
    }
    void softAtThePlainScale() {
        QFETCH(double, sharpness);
        QFETCH(double, least);
        QFETCH(double, most);
        const PositionHead head = headOf(numbered(20, 32), {.sharpness = sharpness});
        for (Index i = 0; i + 3 < 20; ++i) {
            QVERIFY(head.weights(i, i + 3) >= least && head.weights(i, i + 3) <= most);
            const AttendedKey& attended = head.attended[std::size_t(i)];
            QCOMPARE(attended.targetKeys, std::vector<Index>{i + 3});
            QCOMPARE(attended.targetWeight, head.weights(i, i + 3));
            if (sharpness > 1) QCOMPARE(attended.key, i + 3);
        }
    }

    void lastQueriesHaveNoSuchKey() {
        const PositionHead head = headOf(numbered(20, 32), {.offsets = {3}, .sharpness = 100});
        for (Index i = 17; i < 20; ++i) {
            const AttendedKey& attended = head.attended[std::size_t(i)];
            QVERIFY(attended.targetKeys.empty());
            QCOMPARE(attended.targetWeight, 0.0);
            // The nearest key that there is, and the row still sums to 1.
            QCOMPARE(attended.key, Index(19));
            QVERIFY(std::abs(head.weights.row(i).sum() - 1) < 1e-14);
        }
        QCOMPARE(head.untargetedQueries, Index(3));
        QVERIFY(std::abs(head.meanTargetWeight - 0.99999) < 5e-6);
        QVERIFY(headOf(numbered(20, 32), {.offsets = {-2}}).attended[1].targetKeys.empty());
        QCOMPARE(headOf(numbered(20, 32), {.offsets = {-2}}).attended[1].key, Index(0));
    }

    void queriesAreTurnedAndMeetTheirKey() {
        RandomCases cases;
        for (int n = 0; n < 300; ++n) {
            const Index d = 2 * cases.whole(1, 32), count = cases.whole(1, 30), offset = cases.whole(-40, 40);
            const double base = std::pow(10.0, cases.real(0.2, 5));
            const PositionHead head = headOf(numbered(count, d), {.offsets = {offset}, .base = base});
            const Index i = cases.whole(0, count - 1), j = cases.whole(0, count - 1);
            const Vector turned = sinusoidalRow(i + offset, d, base);
            QVERIFY((head.queries.row(i).transpose() - turned).cwiseAbs().maxCoeff() <= 1e-14);
            const auto similarity = sinusoidalSimilarity(std::abs(i + offset - j) + 1, d, base, SimilarityMeasure::Dot);
            QVERIFY(std::abs(head.scores(i, j) - similarity.back()) <= kOfScore * double(d));
        }
    }

    void severalOffsetsAddTheirScores() {
        const auto scores = [](std::vector<Index> offsets) {
            return headOf(numbered(20, 32), {.offsets = std::move(offsets)}).scores;
        };
        const Matrix sum = scores({-1}) + scores({1}) + scores({3});
        QVERIFY((scores({-1, 1, 3}) - sum).cwiseAbs().maxCoeff() <= 3 * 32 * kOfScore);
        // Far apart they share one softmax, next to each other they meet between: cosines are round at their top.
        const PositionHead apart = headOf(numbered(20, 32), {.offsets = {-3, 3}});
        QVERIFY(std::abs(apart.weights(10, 7) - 0.5) < 1e-6 && std::abs(apart.weights(10, 13) - 0.5) < 1e-6);
        QCOMPARE(apart.attended[10].targetKeys, (std::vector<Index>{7, 13}));
        QCOMPARE(apart.attended[1].targetKeys, std::vector<Index>{4});
        QCOMPARE(headOf(numbered(20, 32), {.offsets = {-1, 1}}).attended[10].key, Index(10));
    }

    void sameWordSharesItsWeight() {
        const Embedding words(splitTokens("the cat saw the other cat"), 32, 1);
        for (const double mix : {0.0, 0.4}) {
            const PositionHead head = headOf(words, {.kind = Kind::SameWord, .sharpness = 100, .contentMix = mix});
            QVERIFY(std::abs(head.weights(0, 0) - 0.5) < 1e-9 && std::abs(head.weights(0, 3) - 0.5) < 1e-9);
            QVERIFY(std::abs(head.weights(1, 5) - 0.5) < 1e-9);
            QVERIFY(std::abs(head.weights(2, 2) - 1) < 1e-9);
            QCOMPARE(head.attended[3].targetKeys, (std::vector<Index>{0, 3}));
        }
        // Each row has the length of a position's.
        const PositionHead head = headOf(words, {});
        for (Index i = 0; i < 6; ++i) QVERIFY(std::abs(head.content.row(i).norm() - 4) < 1e-14);
    }

    void firstTokenFromEverywhere() {
        const PositionHead head = headOf(numbered(20, 32), {.kind = Kind::FirstToken});
        for (Index i = 0; i < 20; ++i) {
            QVERIFY(head.weights(i, 0) > 0.9999);
            QCOMPARE(head.weights.row(i), head.weights.row(0));
            QCOMPARE(head.attended[std::size_t(i)].targetKeys, std::vector<Index>{0});
        }
    }

    void windowIsExactlyZeroOutside() {
        for (const double mix : {0.0, 0.5, 1.0}) {
            const PositionHead head =
                headOf(numbered(10, 16), {.kind = Kind::LocalWindow, .radius = 2, .sharpness = 5, .contentMix = mix});
            for (Index i = 0; i < 10; ++i)
                for (Index j = 0; j < 10; ++j) QCOMPARE(head.weights(i, j) == 0, std::abs(i - j) > 2);
        }
        const PositionHead even = headOf(numbered(10, 16), {.kind = Kind::LocalWindow, .radius = 2});
        QCOMPARE(even.weights(5, 5), 0.2);
        QCOMPARE(even.weights(0, 1), 1.0 / 3);
        // A window beyond both ends is all of the sentence.
        QCOMPARE(headOf(numbered(10, 16), {.kind = Kind::LocalWindow, .radius = 1000}).weights(0, 9), 0.1);
    }

    void contentMixIsLinear() {
        const Embedding words(splitTokens("the cat saw the other cat"), 32, 1);
        const auto scores = [&](double mix) { return headOf(words, {.offsets = {1}, .contentMix = mix}).scores; };
        const Matrix expected = 0.75 * scores(0) + 0.25 * scores(1);
        QVERIFY((scores(0.25) - expected).cwiseAbs().maxCoeff() <= 32 * kOfScore);
        QCOMPARE(scores(1), headOf(words, {.kind = Kind::SameWord}).scores);
    }

    void rowIsThatOfTheHead() {
        RandomCases cases;
        for (int n = 0; n < 300; ++n) {
            const PositionHeadOptions choice = anyChoice(cases);
            const Embedding words = goldenWords(cases.whole(1, 20), 2 * cases.whole(1, 16));
            const PositionHead head = headOf(words, choice);
            const Index i = cases.whole(0, words.positions() - 1);
            const PositionHeadRow row = positionHeadRow(words, choice, i);
            QVERIFY((row.weights.transpose() - head.weights.row(i)).cwiseAbs().maxCoeff() <=
                    kOfWeight * (1 + choice.sharpness));
        }
    }

    void derivationComesToTheWeight() {
        RandomCases cases;
        for (int n = 0; n < 500; ++n) {
            const PositionHeadOptions choice = anyChoice(cases);
            const Embedding words = goldenWords(cases.whole(1, 20), 2 * cases.whole(1, 16));
            const Index i = cases.whole(0, words.positions() - 1), j = cases.whole(0, words.positions() - 1);
            const Derivation derivation = positionHeadDerivation(words, choice, i, j);
            const double weight = headOf(words, choice).weights(i, j);
            const double tolerance = kOfWeight * (1 + choice.sharpness);
            QVERIFY(std::abs(derivation.value - weight) <= tolerance);
            QVERIFY2(std::abs(evaluate(derivation.symbolic) - weight) <= tolerance,
                     expressionText(derivation.symbolic).c_str());
            QVERIFY2(std::abs(evaluate(derivation.numeric()) - weight) <= tolerance,
                     expressionText(derivation.numeric()).c_str());
            for (const DerivationLine& line : derivation.steps)
                // The match of places by pairs and by columns: two sums of d/2 and of d terms.
                QVERIFY2(std::abs(evaluate(line.expression) - line.value) <= 1e-9 * (1 + std::abs(line.value)),
                         (line.name + ": " + expressionText(line.expression)).c_str());
            QCOMPARE(derivation.steps.back().value, derivation.value);
        }
    }

    void curveHasTheScores() {
        RandomCases cases;
        for (int n = 0; n < 200; ++n) {
            PositionHeadOptions choice = anyChoice(cases);
            const Index count = cases.whole(1, 12), d = 2 * cases.whole(1, 16), reach = cases.whole(0, 6);
            const Index substeps = cases.whole(1, 4);
            const ScoreCurve curve = positionScoreCurve(choice, count, d, reach, substeps);
            const bool isRotation = choice.kind == Kind::Rotation;
            if (!isRotation && choice.kind != Kind::FirstToken) {
                QVERIFY(curve.values.empty());
                continue;
            }
            const Embedding words = numbered(count, d);
            const Index i = cases.whole(0, count - 1), j = cases.whole(0, count - 1);
            const PositionHeadRow row = positionHeadRow(words, choice, i);
            const double key = double(isRotation ? j - i : j);
            const auto at = std::size_t(std::lround((key - curve.first) / curve.step));
            // Of content alone the row has no positions' part.
            const double expected = (1 - choice.contentMix) * row.positionScores[j];
            QVERIFY(std::abs(curve.values.at(at) - expected) <= kOfScore * double(d) * double(choice.offsets.size()));
            QCOMPARE(curve.values.size(), std::size_t(((isRotation ? 2 : 1) * (count - 1) + 2 * reach) * substeps + 1));
        }
    }

    void badChoices_data() {
        QTest::addColumn<PositionHeadOptions>("choice");
        QTest::addRow("no offset") << PositionHeadOptions{.offsets = {}};
        QTest::addRow("offset beyond the range") << PositionHeadOptions{.offsets = {kMaxOffset + 1}};
        QTest::addRow("negative radius") << PositionHeadOptions{.radius = -1};
        QTest::addRow("negative sharpness") << PositionHeadOptions{.sharpness = -1};
        QTest::addRow("sharpness that is no number") << PositionHeadOptions{.sharpness = std::nan("")};
        QTest::addRow("more than all content") << PositionHeadOptions{.contentMix = 1.1};
    }
    void badChoices() {
        QFETCH(PositionHeadOptions, choice);
        QVERIFY_EXCEPTION_THROWN(headOf(numbered(3, 4), choice), std::invalid_argument);
    }
    void oddWidth() { QVERIFY_EXCEPTION_THROWN(headOf(numbered(3, 5), {}), std::invalid_argument); }

    void definitionsEvaluate() {
        for (const Kind kind : {Kind::Rotation, Kind::SameWord, Kind::FirstToken, Kind::LocalWindow})
            for (const double mix : {0.0, 0.5, 1.0})
                for (const std::vector<Index>& offsets : {std::vector<Index>{3}, {-1, 1}})
                    for (const Expression& line :
                         positionHeadDefinition({.kind = kind, .offsets = offsets, .contentMix = mix}, 32))
                        QVERIFY2(std::isfinite(evaluate(line)) && !expressionLatex(line).empty(),
                                 expressionText(line).c_str());
    }

 private:
    static PositionHeadOptions anyChoice(RandomCases& cases) {
        PositionHeadOptions choice{.kind = Kind(cases.whole(0, 3)),
                                   .offsets = {},
                                   .radius = cases.whole(0, 5),
                                   .sharpness = std::array{0.0, 1.0, 100.0, 1000.0}[std::size_t(cases.whole(0, 3))],
                                   .contentMix = std::array{0.0, 0.3, 1.0}[std::size_t(cases.whole(0, 2))],
                                   .base = 10000};
        for (Index offsets = cases.whole(1, 3); offsets > 0; --offsets) choice.offsets.push_back(cases.whole(-9, 9));
        return choice;
    }
};

ATTENTION_TEST(PositionHeadTest, NoApplication)
#include "position_head_test.moc"
