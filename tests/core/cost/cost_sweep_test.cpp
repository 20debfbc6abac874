#include "core/cost/cost_sweep.h"

#include <algorithm>
#include <optional>

#include <QFile>

#include "core/scene/parameters.h"
#include "core/system/memory.h"
#include "core/system/processor.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

// How long a pass takes is for tests/benchmarks/cost_sweep.cpp: nothing here depends on the machine's speed.

namespace {

using Values = std::vector<std::int64_t>;

CostSweep smallSweep(AxisVariable against, const Values& values) {
    return {.against = against, .values = values, .n = 6, .d = 4, .kernel = 3, .repeats = 3, .isQuick = true};
}

/// What a person chose; the rest as it is at first.
struct Choice {
    AxisVariable against = AxisVariable::N;
    std::int64_t d = 32;
    bool isQuick = false;
    std::optional<std::int64_t> first = std::nullopt;
    std::optional<std::int64_t> last = std::nullopt;

    Parameters parameters() const {
        Parameters parameters;
        parameters.against = against;
        parameters.d = d;
        parameters.quick = isQuick;
        parameters.sweepFirst = first;
        parameters.sweepLast = last;
        return parameters;
    }
};

}  // namespace

class CostSweepTest : public QObject {
    Q_OBJECT

 private slots:
    void values_data() {
        QTest::addColumn<Choice>("choice");
        QTest::addColumn<Values>("values");
        const auto row = [](const char* why, const Choice& choice, const Values& values) {
            QTest::newRow(why) << choice << values;
        };
        using enum AxisVariable;
        row("quick: n to 32 d", {.against = N, .d = 32, .isQuick = true},
            {16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024});
        row("n to 4096", {.against = N, .d = 32},
            {16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096});
        row("quick, d = 64: n to 32 d again", {.against = N, .d = 64, .isQuick = true},
            {16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048});
        row("quick: d to 256", {.against = D, .isQuick = true}, {16, 24, 32, 48, 64, 96, 128, 192, 256});
        row("d to 512", {.against = D}, {16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512});
        row("k to 63", {.against = Kernel}, {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 63});
        row("both ends given", {.against = N, .first = 10, .last = 50}, {10, 12, 16, 24, 32, 48, 50});
        row("ends the wrong way round", {.against = N, .first = 50, .last = 10}, {10, 12, 16, 24, 32, 48, 50});
        row("one value", {.against = D, .first = 7, .last = 7}, {7});
        row("from one", {.against = D, .first = 1, .last = 5}, {1, 2, 3, 4, 5});
        row("a first one alone", {.against = D, .d = 32, .isQuick = true, .first = 200}, {200, 256});
        row("a first one beyond the end that would be chosen", {.against = D, .isQuick = true, .first = 700}, {700});
        row("a last one alone", {.against = N, .last = 20}, {16, 20});
        row("a last one before the beginning that would be chosen", {.against = N, .last = 5}, {5});
        row("more than a kernel can be", {.against = Kernel, .first = 40, .last = 1000}, {40, 48, 63});
    }

    void values() {
        QFETCH(Choice, choice);
        QFETCH(Values, values);
        const CostSweep sweep = costSweep(choice.parameters());
        QCOMPARE(sweep.values, values);
        QCOMPARE(sweep.against, choice.against);
        QCOMPARE(sweep.isQuick, choice.isQuick);
        QCOMPARE(sweep.repeats, 9);
    }

    void whatIsNotOnTheAxis() {
        Parameters parameters;
        parameters.n = 50;
        parameters.d = 24;
        parameters.kernel = 5;
        parameters.projections = true;
        parameters.repeats = 21;
        const CostSweep sweep = costSweep(parameters);
        QCOMPARE(sweep.n, std::int64_t{50});
        QCOMPARE(sweep.d, std::int64_t{24});
        QCOMPARE(sweep.kernel, std::int64_t{5});
        QVERIFY(sweep.projections);
        QCOMPARE(sweep.repeats, 21);
    }

    /// However large d is, a default sweep against n leaves no point of its own out.
    void chosenSweepsAreMeasuredWhole() {
        for (const bool isQuick : {false, true})
            for (const std::int64_t d : {2, 32, 64, 128, 256, 512}) {
                const CostSweep sweep = costSweep(Choice{.d = d, .isQuick = isQuick}.parameters());
                for (const Architecture architecture : kMeasuredArchitectures)
                    QVERIFY(!isSkipped(sweep, architecture, sweep.values.back()));
                QVERIFY(sweepBytes(sweep) < memoryLimit());
            }
    }

    void longPassesAreLeftOut() {
        const CostSweep sweep = costSweep(Choice{.first = 16, .last = 1'000'000}.parameters());
        QVERIFY(isSkipped(sweep, Architecture::Attention, 1'000'000));
        QVERIFY(!isSkipped(sweep, Architecture::Attention, 4096));
        QVERIFY(!isSkipped(sweep, Architecture::Recurrent, 1'000'000));
        // What is left out takes no time, but somebody asked for its memory.
        const CostSweep shorter = costSweep(Choice{.first = 16, .last = 500'000}.parameters());
        QVERIFY(sweepSeconds(sweep) >= sweepSeconds(shorter));
        // It is ended then.
        QVERIFY(sweepSeconds(sweep) <= 60);
        QVERIFY(sweepBytes(sweep) > 1.9 * sweepBytes(shorter));
        CostSweep quick = sweep;
        quick.isQuick = true;
        QVERIFY(sweepSeconds(quick) < sweepSeconds(sweep));
    }

    void lastMeasuredValue() {
        const CostSweep sweep = costSweep(Choice{.first = 16, .last = 1'000'000}.parameters());
        const auto end = largestMeasuredValue(sweep, Architecture::Attention);
        QVERIFY(end && *end >= 4096 && *end < 1'000'000);
        QVERIFY(!isSkipped(sweep, Architecture::Attention, *end));
        QCOMPARE(largestMeasuredValue(sweep, Architecture::Convolution), std::optional<std::int64_t>(1'000'000));
        const CostSweep far = costSweep(Choice{.first = 500'000, .last = 1'000'000}.parameters());
        QVERIFY(!largestMeasuredValue(far, Architecture::Attention));
    }

    void bytesOfTheLargestPoint() {
        // A kernel of 3 d^2 numbers and input and output of n d, more than the others' weights.
        const CostSweep wide = smallSweep(AxisVariable::D, {4, 1000});
        const double numbers = 3.0 * 1000 * 1000 + 2.0 * 6 * 1000;
        QVERIFY(sweepBytes(wide) >= 8 * numbers);
        QVERIFY(sweepBytes(wide) <= 8 * numbers * 1.01);
        // What no machine of today has: to be refused, with the figure.
        const CostSweep immense = costSweep(Choice{.against = AxisVariable::D, .last = 100'000}.parameters());
        QVERIFY(sweepBytes(immense) > 2.4e11);
    }

    void samples_data() {
        QTest::addColumn<Choice>("choice");
        QTest::addColumn<bool>("projections");
        using enum AxisVariable;
        for (const bool projections : {false, true}) {
            const char* const with = projections ? "with projections" : "without projections";
            QTest::addRow("against n, %s", with) << Choice{.against = N} << projections;
            QTest::addRow("against d, %s", with) << Choice{.against = D} << projections;
            QTest::addRow("against k, %s", with) << Choice{.against = Kernel} << projections;
        }
    }

    void samples() {
        QFETCH(Choice, choice);
        const AxisVariable against = choice.against;
        QFETCH(bool, projections);
        const Values values{1, 2, 5, 60};
        CostSweep sweep = smallSweep(against, values);
        sweep.projections = projections;
        std::vector<double> progress;
        const auto measurement = measureCosts(sweep, [&](double done) { progress.push_back(done); }, {});
        QVERIFY(measurement.has_value());
        QCOMPARE(measurement->against, against);
        QCOMPARE(measurement->projections, projections);
        QVERIFY(measurement->isQuick);
        QCOMPARE(measurement->machine, processorName());
        QCOMPARE(measurement->samples.size(), kMeasuredArchitectures.size() * values.size());
        std::size_t at = 0;
        for (const Architecture architecture : kMeasuredArchitectures)
            for (const std::int64_t value : values) {
                const CostSample& sample = measurement->samples[at++];
                QCOMPARE(sample.architecture, architecture);
                QCOMPARE(sample.n, against == AxisVariable::N ? value : 6);
                QCOMPARE(sample.d, against == AxisVariable::D ? value : 4);
                QCOMPARE(sample.kernel, against == AxisVariable::Kernel ? value : 3);
                QCOMPARE(sample.seconds.size(), std::size_t{3});
                QVERIFY(std::ranges::all_of(sample.seconds, [](double seconds) { return seconds > 0; }));
            }
        QCOMPARE(progress.front(), 0.0);
        QCOMPARE(progress.back(), 1.0);
        QVERIFY(std::ranges::is_sorted(progress));
        QVERIFY(progress.size() > 3 * measurement->samples.size());
    }

    void pointsThatTakeTooLongHaveNoSample() {
        CostSweep sweep = smallSweep(AxisVariable::N, {4, 100'000});
        const auto measurement = measureCosts(sweep, {}, {});
        QVERIFY(measurement.has_value());
        for (const CostSample& sample : measurement->samples)
            QVERIFY(sample.architecture != Architecture::Attention || sample.n == 4);
        QVERIFY(std::ranges::any_of(measurement->samples, [](const CostSample& sample) {
            return sample.architecture == Architecture::Recurrent && sample.n == 100'000;
        }));
    }

    void nothingToMeasure() {
        const auto measurement = measureCosts(smallSweep(AxisVariable::N, {}), {}, {});
        QVERIFY(measurement && measurement->samples.empty());
        QCOMPARE(sweepBytes(smallSweep(AxisVariable::N, {})), 0.0);
        QCOMPARE(sweepSeconds(smallSweep(AxisVariable::N, {})), 0.0);
    }

    void stopped_data() {
        QTest::addColumn<double>("at");
        QTest::newRow("before it begins") << -1.0;
        QTest::newRow("in the warm-up") << 0.0;
        QTest::newRow("in the middle") << 0.5;
    }

    void stopped() {
        QFETCH(double, at);
        std::stop_source source;
        if (at < 0) source.request_stop();
        int reports = 0;
        const auto measurement = measureCosts(
            smallSweep(AxisVariable::N, {4, 8, 16}),
            [&](double done) {
                if (done >= at) {
                    source.request_stop();
                    ++reports;
                }
            },
            source.get_token());
        QVERIFY(!measurement.has_value());
        // Nothing is measured after it.
        QCOMPARE(reports, 1);
    }

    void whatCannotBeCountedIsRefused() {
        QVERIFY(!refusalOf([] { measureCosts(smallSweep(AxisVariable::N, {0}), {}, {}); }).isEmpty());
        QVERIFY(!refusalOf([] { measureCosts(smallSweep(AxisVariable::Kernel, {64}), {}, {}); }).isEmpty());
    }

    void processor() {
        const std::string name = processorName();
        QFile file(QStringLiteral("/proc/cpuinfo"));
        if (!file.open(QIODevice::ReadOnly)) {
            QVERIFY(name.empty());
            return;
        }
        const QByteArray all = file.readAll();
        QCOMPARE(name.empty(), !all.contains("\nmodel name"));
        QVERIFY(all.contains(QByteArray::fromStdString(name)));
        QCOMPARE(QByteArray::fromStdString(name).trimmed(), QByteArray::fromStdString(name));
    }
};

ATTENTION_TEST(CostSweepTest, NoApplication)
#include "cost_sweep_test.moc"
