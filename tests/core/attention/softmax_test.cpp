#include "core/attention/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <vector>

#include <QFile>

#include "core/kernels/kernels.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// What the header promises: a few roundings,
constexpr double kRelative = 1e-15;
/// and that of the difference to the largest score, which the exponential magnifies by the difference.
constexpr double kOfDifference = 1.2e-16;
/// Below it a weight is a small multiple of the smallest number there is, and may be off by one of them.
constexpr double kMinNormal = 1e-300;
/// Of a sum of weights each within kRelative.
constexpr double kOfSum = 2e-15;

std::vector<double> numbers(const QByteArray& text) {
    std::vector<double> values;
    for (const QByteArray& field : text.split(' ')) {
        if (!field.isEmpty()) values.push_back(field.toDouble());
    }
    return values;
}

std::vector<double> softmax(const std::vector<double>& scores, const AllowedKeys& allowed) {
    std::vector<double> weights(scores.size(), -1);
    softmaxRow(scores, allowed, weights);
    return weights;
}

}  // namespace

class SoftmaxTest : public QObject {
    Q_OBJECT

 private slots:
    void golden() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/softmax.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readLine().trimmed(), QByteArray("first,end,hidden,scores,weights"));
        int rows = 0;
        for (; !file.atEnd(); ++rows) {
            const auto fields = file.readLine().trimmed().split(',');
            std::vector<Index> hidden;
            for (const double key : numbers(fields[2])) hidden.push_back(Index(key));
            const AllowedKeys allowed{fields[0].toLongLong(), fields[1].toLongLong(), hidden};
            const auto scores = numbers(fields[3]), expected = numbers(fields[4]);
            const auto weights = softmax(scores, allowed);
            double largest = -std::numeric_limits<double>::infinity();
            for (std::size_t j = 0; j < weights.size(); ++j) {
                if (expected[j] > 0) largest = std::max(largest, scores[j]);
            }
            for (std::size_t j = 0; j < weights.size(); ++j) {
                const double error = std::abs(weights[j] - expected[j]);
                const double relative = kRelative + kOfDifference * (largest - scores[j]);
                const bool isClose = expected[j] > kMinNormal ? error <= relative * expected[j]
                                     : expected[j] > 0        ? error <= kRelative * kMinNormal
                                                              : weights[j] == 0;
                QVERIFY2(isClose, qPrintable(QString("line %1, key %2: %3 instead of %4")
                                                 .arg(rows + 2)
                                                 .arg(j)
                                                 .arg(weights[j], 0, 'g', 17)
                                                 .arg(expected[j], 0, 'g', 17)));
            }
        }
        QVERIFY(rows > 150);
    }

    void properties() {
        RandomCases cases;
        std::vector<double> scores, shifted;
        std::vector<Index> hidden;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const Index count = cases.whole(1, 80), first = cases.whole(0, count), end = cases.whole(first, count);
            scores.resize(std::size_t(count));
            const double spread = std::pow(10, cases.real(-3, 3));
            for (double& score : scores) score = spread * cases.normal();
            hidden.clear();
            for (Index key = 0; key < count; ++key) {
                if (cases.whole(0, 3) == 0) hidden.push_back(key);
            }
            const AllowedKeys allowed{first, end, hidden};
            const auto weights = softmax(scores, allowed);
            double sum = 0;
            Index used = 0;
            for (Index key = 0; key < count; ++key) {
                const double weight = weights[std::size_t(key)];
                const bool isAllowed =
                    key >= first && key < end && !std::binary_search(hidden.begin(), hidden.end(), key);
                sum += weight;
                used += isAllowed;
                if (allowedCount(allowed) == 0)
                    QCOMPARE(weight, 1 / double(count));
                else if (!isAllowed)
                    QVERIFY(weight == 0 && !std::signbit(weight));
                else
                    QVERIFY(weight >= 0 && weight <= 1);
            }
            QCOMPARE(allowedCount(allowed), used);
            QVERIFY(std::abs(sum - 1) <= kOfSum * double(count));

            // What stands at masked keys is never read, and the weights may replace the scores.
            shifted = scores;
            if (used > 0) {
                for (Index key = 0; key < count; ++key) {
                    if (key < first || key >= end) shifted[std::size_t(key)] = std::nan("");
                }
                for (const Index key : hidden) shifted[std::size_t(key)] = std::numeric_limits<double>::infinity();
            }
            softmaxRow(shifted, allowed, shifted);
            QVERIFY(shifted == weights);
        }
    }

    void noFiniteScoreMakesANaN() {
        RandomCases cases;
        std::vector<double> scores;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            scores.resize(std::size_t(cases.whole(1, 20)));
            for (double& score : scores) score = (cases.whole(0, 1) ? 1 : -1) * std::pow(10, cases.real(-320, 308.25));
            for (const double weight : softmax(scores, {0, Index(scores.size())})) QVERIFY(weight >= 0 && weight <= 1);
        }
    }

    void everyInstructionSet() {
        RandomCases cases;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            std::vector<double> scores(std::size_t(cases.whole(1, 50)));
            const double spread = std::pow(10, cases.real(-3, 3));
            for (double& score : scores) score = cases.whole(0, 20) ? spread * cases.normal() : -1 / 0.0;
            scores[0] = 0;
            std::vector<double> expected;
            for (const auto set : {InstructionSet::Baseline, InstructionSet::Avx2, InstructionSet::Avx512}) {
                if (!isSupported(set)) continue;
                auto weights = scores;
                kernelSet(set).softmax(weights.data(), Index(weights.size()));
                if (set == InstructionSet::Baseline) {
                    for (std::size_t j = 0; j < scores.size(); ++j) {
                        if (std::isinf(scores[j])) QCOMPARE(weights[j], 0.0);
                    }
                } else if (expected.empty()) {
                    expected = weights;
                }
                QVERIFY(expected.empty() || weights == expected);
            }
        }
    }

    void scaledByTheWay() {
        RandomCases cases;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const Index count = cases.whole(1, 40), first = cases.whole(0, count - 1);
            const AllowedKeys allowed{first, cases.whole(first + 1, count)};
            std::vector<double> scores, scaled;
            // Powers of two are multiplied with instead.
            const double divisor = cases.whole(0, 1) ? 8 : std::sqrt(cases.real(1, 100));
            const double temperature = cases.whole(0, 1) ? 1 : cases.whole(0, 1) ? 0.25 : cases.real(0.1, 10);
            for (Index key = 0; key < count; ++key) {
                scores.push_back(10 * cases.normal());
                scaled.push_back(scores.back() / divisor / temperature);
            }
            std::vector<double> weights(std::size_t(count), -1);
            softmaxRow(scores, allowed, weights, {divisor, temperature});
            QVERIFY(weights == softmax(scaled, allowed));
        }
    }

    void aNaNIsShown() {
        for (std::size_t at = 0; at < 20; ++at) {
            std::vector<double> scores(20, 1.0);
            scores[at] = std::nan("");
            for (const double weight : softmax(scores, {0, 20})) QVERIFY(std::isnan(weight));
        }
    }

    void rangesThatDoNotFit() {
        std::vector<double> scores(4), weights(4), few(3);
        QVERIFY_EXCEPTION_THROWN(softmaxRow(scores, {-1, 2}, weights), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(softmaxRow(scores, {0, 5}, weights), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(softmaxRow(scores, {3, 2}, weights), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN(softmaxRow(scores, {0, 3}, few), std::invalid_argument);
    }
};

ATTENTION_TEST(SoftmaxTest, NoApplication)
#include "softmax_test.moc"
