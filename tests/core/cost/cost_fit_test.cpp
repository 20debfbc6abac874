#include "core/cost/cost_fit.h"

#include <cmath>

#include <QFile>

#include "core/cost/cost_sweep.h"
#include "core/cost/layer_cost.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Sums of some tens of numbers.
constexpr double kOfSums = 1e-12;
/// As studentTQuantile() promises.
constexpr double kQuantileError = 1e-6;
/// Of times that are exact multiples of a count.
constexpr double kExact = 1e-9;
constexpr int kRepeats = 9;

/// Nanoseconds for each multiply-add of convolution, recurrence and attention.
struct Constants {
    double convolution = 1;
    double recurrent = 1;
    double attention = 1;

    double of(Architecture architecture) const {
        return 1e-9 * (architecture == Architecture::Convolution ? convolution
                       : architecture == Architecture::Recurrent ? recurrent
                                                                 : attention);
    }
};

CostSample sampleAt(AxisVariable against, Architecture architecture, std::int64_t value) {
    CostSample sample{.architecture = architecture, .n = 60, .d = 32, .kernel = 3, .seconds = {}};
    (against == AxisVariable::N ? sample.n : against == AxisVariable::D ? sample.d : sample.kernel) = value;
    return sample;
}

/// Times that are the exact counts times the constants; each repeat another multiple of that.
CostMeasurement madeUp(
    AxisVariable against, const std::vector<std::int64_t>& values, const Constants& constants, bool projections = false,
    const std::function<double()>& factor = [] { return 1.0; }) {
    CostMeasurement measurement{.machine = "", .against = against, .projections = projections, .samples = {}};
    for (const Architecture architecture : kMeasuredArchitectures)
        for (const std::int64_t value : values) {
            CostSample sample = sampleAt(against, architecture, value);
            const CostOptions setting{
                .n = sample.n, .d = sample.d, .kernel = sample.kernel, .projections = projections};
            const auto count = double(layerCost(architecture, setting).exact);
            for (int repeat = 0; repeat < kRepeats; ++repeat)
                sample.seconds.push_back(constants.of(architecture) * count * factor());
            measurement.samples.push_back(sample);
        }
    return measurement;
}

const std::vector<std::int64_t> kTokens{16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048};

const CostFit& fitOf(const CostFits& fits, Architecture architecture) {
    return *std::ranges::find(fits.fits, architecture, &CostFit::architecture);
}

/// Nothing where the two have none.
std::optional<CostCrossing> crossingOf(const CostFits& fits, Architecture first, Architecture second) {
    const auto found = std::ranges::find_if(fits.crossings, [&](const CostCrossing& crossing) {
        return crossing.first == first && crossing.second == second;
    });
    if (found == fits.crossings.end()) return std::nullopt;
    return *found;
}

/// An axis or a layer as a column of test data.
template <typename Choice>
struct Column {
    Choice value;
};

bool isAbout(double actual, double expected, double relative) {
    return std::abs(actual - expected) <= relative * std::max(1.0, std::abs(expected));
}

}  // namespace

class CostFitTest : public QObject {
    Q_OBJECT

 private slots:
    void golden() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/cost_fit.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int lines = 0;
        for (; !file.atEnd(); ++lines) {
            const QByteArrayList fields = file.readLine().trimmed().split(',');
            const auto number = [&](qsizetype i) { return fields[i].toDouble(); };
            std::vector<double> numbers, others;
            if (fields[0] == "student") {
                QVERIFY2(isAbout(studentTQuantile(fields[1].toInt()), number(2), kQuantileError), fields[1]);
            } else if (fields[0] == "quantile") {
                for (qsizetype i = 3; i < fields.size(); ++i) numbers.push_back(number(i));
                QVERIFY(isAbout(quantile(numbers, number(1)), number(2), kOfSums));
            } else {
                for (qsizetype i = 4; i < fields.size(); i += 2) {
                    numbers.push_back(number(i));
                    others.push_back(number(i + 1));
                }
                const LineFit line = fitLine(numbers, others);
                QVERIFY(isAbout(line.slope, number(1), kOfSums));
                QVERIFY(isAbout(line.low, number(2), kQuantileError));
                QVERIFY(isAbout(line.high, number(3), kQuantileError));
            }
        }
        QCOMPARE(lines, 63 + 30 + 6);
    }

    /// Where every time is the count times a constant, the exponents are the theory's.
    void exactPowers_data() {
        QTest::addColumn<Column<AxisVariable>>("axis");
        QTest::addColumn<bool>("projections");
        QTest::addColumn<std::vector<std::int64_t>>("values");
        QTest::addColumn<double>("convolution");
        QTest::addColumn<double>("recurrent");
        QTest::addColumn<double>("attention");
        const std::vector<std::int64_t> widths{16, 32, 64, 128, 256}, kernels{1, 2, 3, 5, 9};
        QTest::newRow("n: k n d^2, 2 n d^2, 2 n^2 d")
            << Column{AxisVariable::N} << false << kTokens << 1.0 << 1.0 << 2.0;
        QTest::newRow("d: k n d^2, 2 n d^2, 2 n^2 d")
            << Column{AxisVariable::D} << false << widths << 2.0 << 2.0 << 1.0;
        QTest::newRow("k: k n d^2 alone has it")
            << Column{AxisVariable::Kernel} << false << kernels << 1.0 << 0.0 << 0.0;
        // Slopes of log(2 n^2 d + 4 n d^2), by NumPy's polyfit: over n = 256 ... 2048 with d = 32, and over d with n
        // = 60.
        QTest::newRow("n: projections add 4 n d^2")
            << Column{AxisVariable::N} << true << kTokens << 1.0 << 1.0 << kProjectedAgainstTokens;
        QTest::newRow("d: projections add 4 n d^2")
            << Column{AxisVariable::D} << true << widths << 2.0 << 2.0 << kProjectedAgainstWidth;
    }

    void exactPowers() {
        QFETCH(Column<AxisVariable>, axis);
        const AxisVariable against = axis.value;
        QFETCH(bool, projections);
        QFETCH(std::vector<std::int64_t>, values);
        QFETCH(double, convolution);
        QFETCH(double, recurrent);
        QFETCH(double, attention);
        const Constants constants{.convolution = 0.5, .recurrent = 3, .attention = 0.25};
        const CostFits fits = fitCosts(madeUp(against, values, constants, projections));
        QCOMPARE(fits.fits.size(), kMeasuredArchitectures.size());
        for (std::size_t i = 0; i < fits.fits.size(); ++i) {
            const CostFit& fit = fits.fits[i];
            QCOMPARE(fit.architecture, kMeasuredArchitectures[i]);
            const double expected = i == 0 ? convolution : i == 1 ? recurrent : attention;
            QVERIFY(isAbout(fit.expected, expected, kExact));
            QVERIFY(isAbout(fit.exponent, expected, kExact));
            QVERIFY(fit.exponentLow <= fit.exponent && fit.exponent <= fit.exponentHigh);
            QVERIFY(isAbout(fit.secondsPerMultiplyAdd * 1e9, constants.of(fit.architecture) * 1e9, kExact));
            QCOMPARE(fit.points.size(), values.size());
            for (std::size_t j = 0; j < values.size(); ++j) {
                QCOMPARE(fit.points[j].value, values[j]);
                QVERIFY(std::abs(fit.points[j].predicted / fit.points[j].median - 1) <= kExact);
            }
            QVERIFY(fit.spread <= kExact);
            QVERIFY(fit.isConclusive);
        }
    }

    void attentionIsFittedFromEightTokensForEachDimensionOn() {
        CostMeasurement measurement = madeUp(AxisVariable::N, kTokens, {});
        // What every pass costs besides would bend the slope of the short ones.
        for (CostSample& sample : measurement.samples)
            if (sample.n < 8 * sample.d)
                for (double& seconds : sample.seconds) seconds *= 40;
        const CostFits fits = fitCosts(measurement);
        const CostFit& attention = fitOf(fits, Architecture::Attention);
        QCOMPARE(attention.exponentPoints, 7);
        QVERIFY(isAbout(attention.exponent, 2, kExact));
        QCOMPARE(fitOf(fits, Architecture::Recurrent).exponentPoints, int(kTokens.size()));
        QVERIFY(fitOf(fits, Architecture::Recurrent).exponent < 0.5);
    }

    void tooFewPointsHaveNoExponent() {
        const CostFits fits = fitCosts(madeUp(AxisVariable::N, {64, 128, 256, 512}, {}));
        const CostFit& attention = fitOf(fits, Architecture::Attention);
        QCOMPARE(attention.exponentPoints, 2);
        QCOMPARE(attention.exponent, 0.0);
        QVERIFY(!attention.isConclusive);
        QVERIFY(isAbout(attention.secondsPerMultiplyAdd * 1e9, 1, kExact));
        QVERIFY(fitOf(fits, Architecture::Recurrent).isConclusive);
        // Three have a slope, but none to conclude from.
        QCOMPARE(fitOf(fitCosts(madeUp(AxisVariable::N, {64, 128, 256}, {})), Architecture::Recurrent).exponentPoints,
                 3);
        QVERIFY(!fitOf(fitCosts(madeUp(AxisVariable::N, {64, 128, 256}, {})), Architecture::Recurrent).isConclusive);
        const CostFits one = fitCosts(madeUp(AxisVariable::D, {64}, {}));
        QCOMPARE(one.fits.size(), std::size_t{3});
        QCOMPARE(one.fits[0].exponentPoints, 1);
    }

    void nothingMeasured() {
        QVERIFY(fitCosts({}).fits.empty());
        CostMeasurement empty = madeUp(AxisVariable::N, kTokens, {});
        for (CostSample& sample : empty.samples) sample.seconds.clear();
        QVERIFY(fitCosts(empty).fits.empty());
        // One sample without seconds is left out, one written twice counts once.
        CostMeasurement some = madeUp(AxisVariable::N, kTokens, {});
        some.samples.front().seconds.clear();
        some.samples.push_back(some.samples.back());
        QCOMPARE(fitCosts(some).fits[0].points.size(), kTokens.size() - 1);
        QCOMPARE(fitCosts(some).fits[2].points.size(), kTokens.size());
    }

    void whatCannotBeCountedIsRefused() {
        CostMeasurement measurement = madeUp(AxisVariable::N, kTokens, {});
        measurement.samples[3].n = 0;
        QVERIFY(!refusalOf([&] { fitCosts(measurement); }).isEmpty());
    }

    void mediansAndQuartiles() {
        CostMeasurement measurement{.machine = "", .samples = {sampleAt(AxisVariable::N, Architecture::Recurrent, 64)}};
        measurement.samples[0].seconds = {5, 1, 4, 2, 900};
        const CostPoint point = fitCosts(measurement).fits.at(0).points.at(0);
        QCOMPARE(point.median, 4.0);
        QCOMPARE(point.low, 2.0);
        QCOMPARE(point.high, 5.0);
        QCOMPARE(fitCosts(measurement).fits[0].spread, 0.75);
    }

    /// Of 1000 runs with noise of 10 % the theory's exponent lies within the interval in some 950: four standard
    /// deviations of that number, 6.9, are allowed on each side.
    void intervalsHoldInNineteenOfTwenty() {
        constexpr int kRuns = 1000, kExpected = 950, kAllowed = 28;
        RandomCases cases(20261124);
        std::array<int, 3> within{};
        for (int run = 0; run < kRuns; ++run) {
            // The same factor in all repeats of a point: the medians' noise is normal in the logarithms.
            int repeat = 0;
            double factor = 1;
            const CostFits fits = fitCosts(madeUp(AxisVariable::N, kTokens, {}, false, [&] {
                if (repeat++ % kRepeats == 0) factor = std::exp(0.1 * cases.normal());
                return factor;
            }));
            for (std::size_t i = 0; i < within.size(); ++i)
                within[i] += fits.fits[i].exponentLow <= fits.fits[i].expected &&
                             fits.fits[i].expected <= fits.fits[i].exponentHigh;
        }
        for (const int count : within) {
            qInfo("within the interval: %d of %d", count, kRuns);
            QVERIFY(std::abs(count - kExpected) <= kAllowed);
        }
    }

    /// Two repeats in nine take up to a hundred times as long, because another program had the processor.
    void outliersDoNotMatter() {
        RandomCases cases(20261125);
        const CostFits fits = fitCosts(madeUp(AxisVariable::N, kTokens, {}, false, [&] {
            const bool isInterrupted = cases.whole(0, 8) < 2;
            return (1 + 0.02 * cases.real(0, 1)) * (isInterrupted ? cases.real(1, 100) : 1);
        }));
        for (const CostFit& fit : fits.fits) {
            QVERIFY2(std::abs(fit.exponent - fit.expected) <= 0.05, qPrintable(QString::number(fit.exponent)));
            QVERIFY(isAbout(fit.secondsPerMultiplyAdd * 1e9, 1.01, 0.02));
        }
        // Nor do a few whole points, for the constant.
        CostMeasurement measurement = madeUp(AxisVariable::N, kTokens, {});
        for (std::size_t i = 0; i < measurement.samples.size(); i += 4)
            for (double& seconds : measurement.samples[i].seconds) seconds *= 50;
        for (const CostFit& fit : fitCosts(measurement).fits)
            QVERIFY(isAbout(fit.secondsPerMultiplyAdd * 1e9, 1, kExact));
    }

    void aNoisyRunIsNotConclusive_data() {
        QTest::addColumn<double>("betweenPoints");
        QTest::addColumn<double>("betweenRepeats");
        QTest::addColumn<bool>("isConclusive");
        QTest::newRow("a quiet machine: 2 % and 2 %") << 0.02 << 0.02 << true;
        QTest::newRow("points off by a factor of two: the interval is wide") << 0.7 << 0.0 << false;
        QTest::newRow("repeats off by a factor of two: their quartiles lie apart") << 0.0 << 0.7 << false;
    }

    void aNoisyRunIsNotConclusive() {
        QFETCH(double, betweenPoints);
        QFETCH(double, betweenRepeats);
        QFETCH(bool, isConclusive);
        RandomCases cases(20261126);
        int repeat = 0;
        double factor = 1;
        const CostFits fits = fitCosts(madeUp(AxisVariable::N, kTokens, {}, false, [&] {
            if (repeat++ % kRepeats == 0) factor = std::exp(betweenPoints * cases.normal());
            return factor * std::exp(betweenRepeats * cases.normal());
        }));
        for (const CostFit& fit : fits.fits) QCOMPARE(fit.isConclusive, isConclusive);
    }

    void crossingsAreWhereTheyWerePut_data() {
        QTest::addColumn<Column<AxisVariable>>("axis");
        QTest::addColumn<Constants>("constants");
        QTest::addColumn<bool>("projections");
        QTest::addColumn<Column<Architecture>>("first");
        QTest::addColumn<Column<Architecture>>("second");
        QTest::addColumn<double>("counted");
        QTest::addColumn<double>("measured");
        const auto row = [](const char* why, AxisVariable against, const Constants& constants, bool projections,
                            Architecture first, Architecture second, double counted, double measured) {
            QTest::newRow(why) << Column{against} << constants << projections << Column{first} << Column{second}
                               << counted << measured;
        };
        using enum Architecture;
        row("n = d", AxisVariable::N, {}, false, Attention, Recurrent, 32, 32);
        row("n = k d/2", AxisVariable::N, {}, false, Attention, Convolution, 48, 48);
        row("recurrence five times as slow: n = 5 d", AxisVariable::N, {.recurrent = 5}, false, Attention, Recurrent,
            32, 160);
        row("attention half as fast: n = k d/4", AxisVariable::N, {.attention = 2}, false, Attention, Convolution, 48,
            24);
        row("d = n", AxisVariable::D, {}, false, Recurrent, Attention, 60, 60);
        row("d = 2 n/k", AxisVariable::D, {}, false, Convolution, Attention, 40, 40);
        row("a recurrence of half the time: d = 2 n", AxisVariable::D, {.recurrent = 0.5}, false, Recurrent, Attention,
            60, 120);
        row("k = 2", AxisVariable::Kernel, {}, false, Convolution, Recurrent, 2, 2);
        row("k = 2 n/d", AxisVariable::Kernel, {}, false, Convolution, Attention, 3.75, 3.75);
        row("k = 4 + 2 n/d", AxisVariable::Kernel, {}, true, Convolution, Attention, 7.75, 7.75);
        row("a slow convolution: k = 1 + n/2d", AxisVariable::Kernel, {.convolution = 4}, true, Convolution, Attention,
            7.75, 1.9375);
    }

    void crossingsAreWhereTheyWerePut() {
        QFETCH(Column<AxisVariable>, axis);
        const AxisVariable against = axis.value;
        QFETCH(Constants, constants);
        QFETCH(bool, projections);
        QFETCH(Column<Architecture>, first);
        QFETCH(Column<Architecture>, second);
        QFETCH(double, counted);
        QFETCH(double, measured);
        const std::vector<std::int64_t> kernels{1, 2, 3, 4, 6, 8, 12, 16};
        const auto& values = against == AxisVariable::Kernel ? kernels : kTokens;
        const auto crossing =
            crossingOf(fitCosts(madeUp(against, values, constants, projections)), first.value, second.value);
        QVERIFY(crossing.has_value());
        QVERIFY(crossing->counted.has_value());
        QVERIFY(isAbout(*crossing->counted, counted, kExact));
        QVERIFY(crossing->fitted.has_value());
        QVERIFY(isAbout(*crossing->fitted, measured, kExact));
        QVERIFY(crossing->measured.has_value());
        // Powers are straight between two points; the sum of two powers nearly is.
        QVERIFY(isAbout(*crossing->measured, measured, projections ? 0.02 : kExact));
    }

    void noCrossing() {
        // k = 3: in step with each other, whatever n; with projections attention is never below a recurrence.
        const CostFits plain = fitCosts(madeUp(AxisVariable::N, kTokens, {}));
        QVERIFY(!crossingOf(plain, Architecture::Convolution, Architecture::Recurrent));
        QVERIFY(!crossingOf(plain, Architecture::Recurrent, Architecture::Convolution));
        const CostFits projected = fitCosts(madeUp(AxisVariable::N, kTokens, {}, true));
        QVERIFY(!crossingOf(projected, Architecture::Attention, Architecture::Recurrent));
        QVERIFY(!crossingOf(projected, Architecture::Recurrent, Architecture::Attention));
        // Beyond the sweep: the curves cross, the points do not.
        const auto beyond = crossingOf(fitCosts(madeUp(AxisVariable::N, {64, 128, 256}, {})), Architecture::Attention,
                                       Architecture::Recurrent);
        QVERIFY(beyond.has_value());
        QVERIFY(!beyond->measured.has_value());
        QVERIFY(isAbout(*beyond->counted, 32, kExact));
        QVERIFY(isAbout(*beyond->fitted, 32, kExact));
    }

    void aDisturbedPointDoesNotMoveACrossing() {
        CostMeasurement measurement = madeUp(AxisVariable::N, kTokens, {.recurrent = 5});
        // n = 768 of the recurrence, far behind the crossing at 160, as slow as attention and slower.
        for (CostSample& sample : measurement.samples)
            if (sample.architecture == Architecture::Recurrent && sample.n == 768)
                for (double& seconds : sample.seconds) seconds *= 20;
        const auto crossing = crossingOf(fitCosts(measurement), Architecture::Attention, Architecture::Recurrent);
        QVERIFY(crossing && crossing->measured);
        QVERIFY(isAbout(*crossing->measured, 160, kExact));
    }

    void aPointAloneAtAnEndCounts_data() {
        QTest::addColumn<QList<int>>("values");
        QTest::addColumn<double>("noise");
        QTest::newRow("the first, clear") << QList<int>{30, 48, 64, 96} << 0.001;
        QTest::newRow("the first, less than the repeats differ") << QList<int>{30, 48, 64, 96} << 0.1;
        QTest::newRow("the last, clear") << QList<int>{8, 16, 24, 34} << 0.001;
        QTest::newRow("the last, less than the repeats differ") << QList<int>{8, 16, 24, 34} << 0.1;
    }
    /// By the counts they cross at 32: where the medians do, too, it is no matter how far the quartiles reach.
    void aPointAloneAtAnEndCounts() {
        QFETCH(QList<int>, values);
        QFETCH(double, noise);
        CostMeasurement measurement =
            madeUp(AxisVariable::N, std::vector<std::int64_t>(values.begin(), values.end()), {});
        for (CostSample& sample : measurement.samples)
            for (std::size_t i = 0; i < sample.seconds.size(); ++i) sample.seconds[i] *= 1 + noise * (double(i) - 4);
        const auto crossing = crossingOf(fitCosts(measurement), Architecture::Attention, Architecture::Recurrent);
        QVERIFY(crossing && crossing->measured);
        QVERIFY(isAbout(*crossing->measured, 32, kExact));
    }

    /// A last point on the other side, of layers that neither the counts nor the fitted curves make cross.
    void noiseAloneIsNoCrossing() {
        for (const bool isClear : {false, true}) {
            // 1.98 n d^2 against 2 n d^2.
            CostMeasurement measurement = madeUp(AxisVariable::N, {8, 16, 24, 34}, {.convolution = 0.66});
            for (CostSample& sample : measurement.samples)
                for (std::size_t i = 0; i < sample.seconds.size(); ++i) {
                    sample.seconds[i] *= 1 + (isClear ? 0.0001 : 0.1) * (double(i) - 4);
                    if (sample.architecture == Architecture::Convolution && sample.n == 34) sample.seconds[i] *= 1.02;
                }
            const auto crossing = crossingOf(fitCosts(measurement), Architecture::Convolution, Architecture::Recurrent);
            QCOMPARE(crossing && crossing->measured, isClear);
        }
    }

    void expectedExponentNeedsNoLongSequences() {
        const CostFits fits = fitCosts(madeUp(AxisVariable::N, {16, 32, 64, 128}, {}));
        QCOMPARE(fitOf(fits, Architecture::Attention).exponentPoints, 0);
        QCOMPARE(fitOf(fits, Architecture::Attention).expected, 2.0);
    }

 private:
    static constexpr double kProjectedAgainstTokens = 1.9109461805117138;
    static constexpr double kProjectedAgainstWidth = 1.6622203199232997;
};

ATTENTION_TEST(CostFitTest, NoApplication)
#include "cost_fit_test.moc"
