#include "core/cost/measured_cost_study.h"

#include <cmath>
#include <stdexcept>

#include "core/scene/parameters.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Products and quotients of a few doubles.
constexpr double kRounding = 1e-12;
/// A slope through exact powers of two, whose logarithms are rounded.
constexpr double kSlopeTolerance = 1e-9;

bool isNear(double a, double b, double tolerance = kRounding) {
    return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

double secondsOf(const CostSample& sample, double constant) {
    CostOptions setting;
    setting.n = sample.n;
    setting.d = sample.d;
    setting.kernel = sample.kernel;
    return constant * double(layerCost(sample.architecture, setting).exact);
}

/// Of a recurrence and an attention with d = 4 at n = 4, 8, ... `last`, each three times: 0.9, 1 and 1.2 of what it
/// should be.
CostMeasurement twoLayers(double recurrent, double attention, std::int64_t last = 128) {
    CostMeasurement measurement;
    for (const Architecture architecture : {Architecture::Recurrent, Architecture::Attention})
        for (std::int64_t n = 4; n <= last; n *= 2) {
            CostSample sample{architecture, n, 4, 3, {}};
            const double time = secondsOf(sample, architecture == Architecture::Recurrent ? recurrent : attention);
            sample.seconds = {1.2 * time, 0.9 * time, time};
            measurement.samples.push_back(sample);
        }
    return measurement;
}

Parameters parametersAt(std::int64_t d) {
    Parameters parameters;
    parameters.d = d;
    return parameters;
}

}  // namespace

class MeasuredCostStudyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void doublingsFollowTheExponents() {
        const MeasuredCostStudy study = studyMeasuredCost(parametersAt(4), twoLayers(3e-9, 1e-9, 256));
        for (const std::optional<double> from : {std::optional<double>(), std::optional(8.0), std::optional(200.0)}) {
            const std::vector<CostDoubling> steps = costDoublings(study, from);
            QCOMPARE(steps.size(), std::size_t(2));
            QVERIFY(steps[0].architecture == Architecture::Attention &&
                    steps[1].architecture == Architecture::Recurrent);
            QVERIFY(isNear(steps[0].factor, 4, kSlopeTolerance) && isNear(steps[1].factor, 2, kSlopeTolerance));
            // Behind 200 there is no twice as much; at 128 the lines are farthest apart.
            QCOMPARE(steps[0].from, from == 8.0 ? 8.0 : 128.0);
            for (const CostDoubling& step : steps) {
                QCOMPARE(step.to, 2 * step.from);
                QVERIFY(isNear(step.top, step.bottom * step.factor));
            }
            const double n = steps[1].from;
            QVERIFY(isNear(steps[1].bottom, 3e-9 * 2 * n * 16, kSlopeTolerance));
        }
        // What is not measured grows as it is counted.
        Parameters counted;
        counted.sampleRun = false;
        const std::vector<CostDoubling> steps = costDoublings(studyMeasuredCost(counted, {}));
        QVERIFY(steps.size() == 2 && isNear(steps[0].factor, 4, kSlopeTolerance));
        // Recurrence and convolution grow alike; one of them has the stairs.
        QVERIFY(!steps[0].alike && steps[1].alike && *steps[1].alike != steps[1].architecture);
        Parameters kernels = counted;
        kernels.against = AxisVariable::Kernel;
        for (const CostDoubling& step : costDoublings(studyMeasuredCost(kernels, {})))
            QCOMPARE(bool(step.alike), step.architecture != Architecture::Convolution);
        // Where lines cross both stairs go to where there is room between them.
        counted.d = 256;
        const std::vector<CostDoubling> apart = costDoublings(studyMeasuredCost(counted, {}));
        QVERIFY(apart.size() == 2 && apart[0].from == apart[1].from && apart[1].bottom > 10 * apart[0].bottom);
        CostMeasurement brief = twoLayers(3e-9, 1e-9, 256);
        std::erase_if(brief.samples, [](const CostSample& sample) { return sample.n != 8; });
        QVERIFY(costDoublings(studyMeasuredCost(parametersAt(4), brief)).empty());
    }

    void pointsAreMediansAndQuartiles() {
        const MeasuredCostStudy study = studyMeasuredCost(parametersAt(4), twoLayers(3e-9, 1e-9));
        QVERIFY(study.isMeasured && study.matchesRequest);
        QCOMPARE(study.points.size(), std::size_t(12));
        QCOMPARE(study.repeats, std::size_t(3));
        for (const MeasuredCostPoint& point : study.points) {
            const double time = (point.architecture == Architecture::Recurrent ? 3e-9 : 1e-9) * double(point.count);
            QVERIFY(std::ranges::is_sorted(point.seconds));
            QVERIFY(isNear(point.median, time) && isNear(point.predicted, time));
            // Halfway between 0.9 and 1, and between 1 and 1.2.
            QVERIFY(isNear(point.ratioLow, 0.95) && isNear(point.ratio, 1) && isNear(point.ratioHigh, 1.1));
        }
        QVERIFY(isNear(costSpeed(*study.fitOf(Architecture::Attention)), 2e9));
        QVERIFY(!study.fitOf(Architecture::Convolution) && !study.curveOf(Architecture::Convolution));
    }

    void curvesReachFromEndToEnd() {
        const MeasuredCostStudy study = studyMeasuredCost(parametersAt(4), twoLayers(3e-9, 1e-9));
        for (const MeasuredCostCurve& curve : study.curves) {
            QCOMPARE(curve.values.front(), 4.0);
            QCOMPARE(curve.values.back(), 128.0);
            QVERIFY(std::ranges::is_sorted(curve.values));
            const bool isRecurrent = curve.architecture == Architecture::Recurrent;
            for (std::size_t i = 0; i < curve.values.size(); ++i) {
                const double n = curve.values[i];
                QVERIFY(isNear(curve.heights[i], isRecurrent ? 3e-9 * 2 * n * 16 : 1e-9 * 2 * n * n * 4));
            }
        }
    }

    /// 1 · 2 n^2 d = 3 · 2 n d^2 at n = 3 d; the counts alone at n = d.
    void crossingsLieOnBothCurves() {
        const MeasuredCostStudy study = studyMeasuredCost(parametersAt(4), twoLayers(3e-9, 1e-9));
        QCOMPARE(study.crossings.size(), std::size_t(1));
        const MeasuredCostCrossing& crossing = study.crossings.front();
        QCOMPARE(crossing.first, Architecture::Attention);
        QVERIFY(isNear(crossing.measured, 12, kSlopeTolerance) && isNear(crossing.fitted, 12, kSlopeTolerance));
        QVERIFY(isNear(crossing.counted, 4));
        const double height = 3e-9 * 2 * 12 * 16;
        QVERIFY(isNear(crossing.measuredHeight, height, kSlopeTolerance));
        // The curve is straight between whole values, its formula is not quite.
        QVERIFY(isNear(crossing.fittedHeight, height, 1e-3));
        QVERIFY(std::isnan(crossing.countedHeight));
    }

    /// Against k recurrence and attention are level: pow(1, NaN) is 1, and no height.
    void noHeightWithoutACrossing() {
        Parameters parameters;
        parameters.against = AxisVariable::Kernel;
        CostMeasurement measurement;
        measurement.against = AxisVariable::Kernel;
        for (const Architecture architecture : kMeasuredArchitectures)
            for (std::int64_t k = 1; k <= 16; k *= 2) {
                CostSample sample{architecture, 60, 32, k, {}};
                sample.seconds = {secondsOf(sample, 1e-9)};
                measurement.samples.push_back(sample);
            }
        for (const auto& samples : {std::optional<CostMeasurement>(), std::optional(measurement)}) {
            const MeasuredCostStudy study = studyMeasuredCost(parameters, samples);
            QCOMPARE(study.crossings.size(), std::size_t(3));
            for (const MeasuredCostCrossing& crossing : study.crossings) {
                QCOMPARE(std::isfinite(crossing.measuredHeight), std::isfinite(crossing.measured));
                QCOMPARE(std::isfinite(crossing.fittedHeight), std::isfinite(crossing.fitted));
                if (!samples) QCOMPARE(std::isfinite(crossing.countedHeight), std::isfinite(crossing.counted));
            }
        }
    }

    void withoutSamplesTheUnitIsMultiplyAdds() {
        Parameters parameters = parametersAt(4);
        parameters.sweepFirst = 1;
        parameters.sweepLast = 64;
        const MeasuredCostStudy study = studyMeasuredCost(parameters, std::nullopt);
        QVERIFY(!study.isMeasured && study.matchesRequest);
        QCOMPARE(study.crossings.size(), std::size_t(3));
        for (const MeasuredCostCurve& curve : study.curves)
            QVERIFY(curve.heights.front() == std::floor(curve.heights[0]));
        const auto attention =
            std::ranges::find(study.crossings, Architecture::Attention, &MeasuredCostCrossing::first);
        QVERIFY(attention != study.crossings.end() && attention->formula);
        QVERIFY(attention->countedHeight > 0);
        for (const CostFit& fit : study.fits)
            QVERIFY(std::isnan(fit.exponent) && std::isnan(fit.secondsPerMultiplyAdd));
    }

    /// Attention without projections: only where n >= 8 d.
    void slopesBeginWhereTheTermDecides() {
        const MeasuredCostStudy study = studyMeasuredCost(parametersAt(4), twoLayers(3e-9, 1e-9));
        QCOMPARE(fitStart(*study.fitOf(Architecture::Attention)), std::optional<std::int64_t>(32));
        QCOMPARE(fitStart(*study.fitOf(Architecture::Recurrent)), std::optional<std::int64_t>());
    }

    void derivationsHaveTheirValues() {
        const MeasuredCostStudy study = studyMeasuredCost(parametersAt(4), twoLayers(3e-9, 1e-9));
        for (std::size_t i = 0; i < study.points.size(); ++i) {
            const Derivation median = costPointDerivation(study, i, CostPointNumber::Median);
            QCOMPARE(median.value, study.points[i].median);
            QCOMPARE(evaluate(median.symbolic), study.points[i].median);
            const Derivation predicted = costPointDerivation(study, i, CostPointNumber::Predicted);
            QVERIFY(isNear(evaluate(predicted.symbolic), study.points[i].predicted));
            // Shown with four digits.
            QVERIFY(isNear(evaluate(predicted.numeric()), study.points[i].predicted, 1e-3));
        }
        for (const CostFitNumber number : kCostFitNumbers)
            for (const Architecture architecture : {Architecture::Recurrent, Architecture::Attention}) {
                const Derivation derivation = costFitDerivation(study, architecture, number);
                QVERIFY(isNear(evaluate(derivation.symbolic), derivation.value, kSlopeTolerance));
                for (const DerivationLine& step : derivation.steps)
                    QVERIFY(isNear(evaluate(step.expression), step.value, 1e-3) || std::abs(step.value) < 1e-3);
            }
        QVERIFY(std::isnan(costFitDerivation(study, Architecture::Convolution, CostFitNumber::Exponent).value));
    }

    /// Of two samples at one place the first; without seconds none; further than the most that are shown, none.
    void strangeMeasurementsAreRead() {
        CostMeasurement measurement = twoLayers(3e-9, 1e-9);
        measurement.samples.push_back({Architecture::Recurrent, 4, 4, 3, {1.0}});
        measurement.samples.push_back({Architecture::Convolution, 4, 4, 3, {}});
        MeasuredCostStudy study = studyMeasuredCost(parametersAt(4), measurement);
        QCOMPARE(study.points.size(), std::size_t(12));
        QCOMPARE(study.repeats, std::size_t(3));
        for (std::int64_t n = 1000; n < 1400; ++n)
            measurement.samples.push_back({Architecture::Recurrent, n, 4, 3, {1e-3}});
        study = studyMeasuredCost(parametersAt(4), measurement);
        QCOMPARE(study.points.size(), kMaxStudyPoints);
        measurement.samples.push_back({Architecture::Recurrent, 0, 4, 3, {1.0}});
        QVERIFY_EXCEPTION_THROWN(studyMeasuredCost(parametersAt(4), measurement), std::invalid_argument);
    }

    void otherSettingsAreKnown() {
        const CostMeasurement measurement = twoLayers(3e-9, 1e-9);
        Parameters parameters = parametersAt(4);
        parameters.n = 999;
        QVERIFY(studyMeasuredCost(parameters, measurement).matchesRequest);
        parameters.projections = true;
        QVERIFY(!studyMeasuredCost(parameters, measurement).matchesRequest);
        parameters = parametersAt(5);
        const MeasuredCostStudy study = studyMeasuredCost(parameters, measurement);
        QVERIFY(!study.matchesRequest);
        QCOMPARE(study.setting.d, std::int64_t(4));
        QCOMPARE(study.requested.d, std::int64_t(5));
        parameters = parametersAt(4);
        parameters.against = AxisVariable::Kernel;
        QVERIFY(!studyMeasuredCost(parameters, measurement).matchesRequest);
    }
};

ATTENTION_TEST(MeasuredCostStudyTest, QCoreApplication)
#include "measured_cost_study_test.moc"
