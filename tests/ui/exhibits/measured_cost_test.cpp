#include <cmath>
#include <random>
#include <set>

#include "core/cost/measured_cost_study.h"
#include "core/io/csv.h"
#include "tests/test_class.h"
#include "tests/ui/exhibits/drawn_text.h"
#include "tests/ui/exhibits/exhibit_testing.h"
#include "ui/exhibits/evaluated_scene.h"
#include "ui/exhibits/exhibits.h"

using namespace attention;

namespace {

/// A sweep as a machine without noise would measure it: seconds are exactly a constant times the count.
constexpr double kConstants[]{2e-10, 9e-10, 4e-10};
/// What rounding does to a slope through exact powers.
constexpr double kSlopeTolerance = 1e-9;

struct Made {
    AxisVariable against = AxisVariable::N;
    bool projections = false;
    double noise = 0;   ///< of the repeats: each is longer by a random share up to it
    double jitter = 0;  ///< of the points: each is off by a random factor up to 1 + it
    int repeats = 9;
    std::int64_t first = 8;
    std::int64_t last = 1024;
};

CostMeasurement made(const Made& how) {
    std::mt19937_64 bits(20170612);
    const auto random = [&] { return double(bits() >> 11) * 0x1p-53; };
    CostMeasurement measurement;
    measurement.machine = "Synthetic 3000";
    measurement.against = how.against;
    measurement.projections = how.projections;
    for (std::size_t which = 0; which < kMeasuredArchitectures.size(); ++which)
        for (std::int64_t value = how.first; value <= how.last; value *= 2) {
            CostSample sample{kMeasuredArchitectures[which], 64, 16, 3, {}};
            (how.against == AxisVariable::N   ? sample.n
             : how.against == AxisVariable::D ? sample.d
                                              : sample.kernel) = value;
            CostOptions setting;
            setting.n = sample.n;
            setting.d = sample.d;
            setting.kernel = sample.kernel;
            setting.projections = how.projections;
            const double time =
                kConstants[which] * double(layerCost(sample.architecture, setting).exact) * (1 + how.jitter * random());
            for (int repeat = 0; repeat < how.repeats; ++repeat)
                sample.seconds.push_back(time * (1 + how.noise * random()));
            measurement.samples.push_back(std::move(sample));
        }
    return measurement;
}

Scene sceneOfSamples(const Made& how, KeysAndValues values = {}) {
    Scene scene = sceneWith(measuredCost(), values);
    scene.measurement = made(how);
    return adaptScene(measuredCost(), scene);
}
/// The sliders say what the samples say.
Scene asMeasured(const Made& how = {}) {
    return sceneOfSamples(how, {{"n", "64"}, {"d", "16"}});
}

using Names = std::vector<std::string>;
using Wholes = std::vector<std::int64_t>;

bool isNear(double a, double b, double tolerance = kSumRounding) {
    return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

}  // namespace

class MeasuredCostTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void tablesHaveTheirColumns_data() {
        QTest::addColumn<bool>("measured");
        QTest::newRow("nothing measured") << false;
        QTest::newRow("measured") << true;
    }
    void tablesHaveTheirColumns() {
        QFETCH(bool, measured);
        const Scene scene = measured ? asMeasured() : sceneWith(measuredCost(), KeysAndValues{});
        Names names;
        for (const TableDescription& description : measuredCost().tables()) {
            names.emplace_back(description.name);
            if (description.name == kDerivationTable.name) continue;
            const ColumnTable table = columnsOf(measuredCost(), scene, description.name);
            QVERIFY2(tableShape(table).rows > 0, description.name.data());
            QCOMPARE(table.columns.size(), description.columns.size());
            for (std::size_t i = 0; i < table.columns.size(); ++i)
                QCOMPARE(std::string_view(table.columns[i].name), description.columns[i].name);
        }
        QCOMPARE(names, (Names{"measured", "predicted", "samples", "exponents", "crossings", "derivation"}));
        QVERIFY_EXCEPTION_THROWN(evaluateScene(measuredCost(), scene).table("times"), std::invalid_argument);
    }

    void withoutSamplesThereAreCounts() {
        const Scene scene =
            sceneWith(measuredCost(), {{"d", "32"}, {"kernel", "3"}, {"sweep-first", "60"}, {"sweep-last", "60"}});
        const ColumnTable table = columnsOf(measuredCost(), scene, "predicted");
        QCOMPARE(columnOf<std::string>(table, "architecture"), (Names{"convolution", "recurrent", "attention"}));
        QCOMPARE(columnOf<std::int64_t>(table, "n"), (Wholes{60, 60, 60}));
        // k n d^2, 2 n d^2, 2 n^2 d.
        QCOMPARE(columnOf<std::int64_t>(table, "multiply-adds"), (Wholes{184320, 122880, 230400}));
        for (const double seconds : columnOf(table, "seconds")) QVERIFY(std::isnan(seconds));
        for (const double median : columnOf(columnsOf(measuredCost(), scene, "measured"), "median-seconds"))
            QVERIFY(std::isnan(median));
        QCOMPARE(columnOf<std::int64_t>(columnsOf(measuredCost(), scene, "measured"), "repeats"), (Wholes{0, 0, 0}));
    }

    void theoryIsThereWithoutSamples() {
        const Scene scene = sceneWith(measuredCost(), KeysAndValues{});
        const ColumnTable table = columnsOf(measuredCost(), scene, "exponents");
        const auto expected = columnOf(table, "expected");
        QVERIFY(isNear(expected[0], 1, kSlopeTolerance) && isNear(expected[1], 1, kSlopeTolerance) &&
                isNear(expected[2], 2, kSlopeTolerance));
        for (const double exponent : columnOf(table, "exponent")) QVERIFY(std::isnan(exponent));
        QCOMPARE(columnOf<std::string>(table, "conclusive"), (Names{"no", "no", "no"}));
        // d = 32 and k d/2 = 48.
        const ColumnTable crossings = columnsOf(measuredCost(), scene, "crossings");
        std::vector<double> predicted = columnOf(crossings, "predicted");
        QCOMPARE(predicted.size(), std::size_t(3));
        std::erase_if(predicted, [](double value) { return std::isnan(value); });
        std::ranges::sort(predicted);
        QVERIFY(predicted.size() == 2 && isNear(predicted[0], 32) && isNear(predicted[1], 48));
        for (const double measured : columnOf(crossings, "measured")) QVERIFY(std::isnan(measured));
    }

    void samplesGiveConstantsAndExponents() {
        const Scene scene = asMeasured();
        const ColumnTable exponents = columnsOf(measuredCost(), scene, "exponents");
        const auto constants = columnOf(exponents, "seconds-per-multiply-add");
        for (std::size_t i = 0; i < 3; ++i) {
            QVERIFY(isNear(constants[i], kConstants[i]));
            QVERIFY(isNear(columnOf(exponents, "exponent")[i], i == 2 ? 2 : 1, kSlopeTolerance));
            QVERIFY(isNear(columnOf(exponents, "gflops")[i], 2 / kConstants[i] * 1e-9));
            QCOMPARE(columnOf(exponents, "spread")[i], 0.0);
        }
        QCOMPARE(columnOf<std::string>(exponents, "conclusive"), (Names{"yes", "yes", "yes"}));
        const ColumnTable measured = columnsOf(measuredCost(), scene, "measured");
        const auto medians = columnOf(measured, "median-seconds");
        const auto predictions = columnOf(measured, "predicted-seconds");
        QCOMPARE(medians.size(), std::size_t(3 * 8));
        for (std::size_t i = 0; i < medians.size(); ++i) QVERIFY(isNear(medians[i], predictions[i]));
        QCOMPARE(columnOf<std::string>(measured, "machine").front(), std::string("Synthetic 3000"));
        QCOMPARE(columnOf<std::int64_t>(columnsOf(measuredCost(), scene, "samples"), "repeat").size(),
                 std::size_t(3 * 8 * 9));
    }

    void aSampleRunIsShownUntilSomethingIsMeasured() {
        const auto isStoredRun = [](const Scene& scene) {
            return studyMeasuredCost(scene.parameters, scene.measurement).isStoredRun;
        };
        const Scene sample = sceneOf(measuredCost(), "sample-run=on");
        const MeasuredCostStudy study = studyMeasuredCost(sample.parameters, sample.measurement);
        QVERIFY(study.isStoredRun && study.isMeasured && study.matchesRequest);
        QVERIFY(!study.machine.empty());
        for (const CostFit& fit : study.fits) QVERIFY(fit.isConclusive);
        QCOMPARE(wordsFault(measuredCost(), sample), QString());
        // It has no other settings than its own.
        QVERIFY(!isStoredRun(sceneOf(measuredCost(), "")));
        for (const char* other : {"d=64", "kernel=5", "against=d", "projections=on"})
            QVERIFY(!isStoredRun(sceneOf(measuredCost(), QStringLiteral("sample-run=on ") + other)));
        QVERIFY(!isStoredRun(sceneOfSamples({}, {{"sample-run", "on"}, {"d", "32"}})));
        // Another machine's samples have no layer's colour.
        const QRgb hue = Theme::light().series[0].rgb();
        QCOMPARE(countOf(painted(measuredCost(), sample, {840, 430}), hue), 0);
        QVERIFY(countOf(painted(measuredCost(), asMeasured(), {840, 430}), hue) > 0);
    }

    /// c (2 n^2 d) against c' (2 n d^2) and c'' (k n d^2): n = d c'/c = 36, n = k d/2 c''/c = 12.
    void constantsMoveTheCrossings() {
        const ColumnTable table = columnsOf(measuredCost(), asMeasured(), "crossings");
        const auto names = columnOf<std::string>(table, "second");
        const auto measured = columnOf(table, "measured");
        const auto fittedValues = columnOf(table, "fitted");
        const auto predicted = columnOf(table, "predicted");
        QCOMPARE(names.size(), std::size_t(3));
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (columnOf<std::string>(table, "first")[i] != "attention") {
                QVERIFY(std::isnan(measured[i]) && std::isnan(fittedValues[i]) && std::isnan(predicted[i]));
                continue;
            }
            const bool isRecurrent = names[i] == "recurrent";
            QVERIFY(isNear(measured[i], isRecurrent ? 36 : 12, kSlopeTolerance));
            QVERIFY(isNear(fittedValues[i], isRecurrent ? 36 : 12, kSlopeTolerance));
            QVERIFY(isNear(predicted[i], isRecurrent ? 16 : 24, kSlopeTolerance));
        }
    }

    void explanationsHaveTheTablesNumbers() {
        const Scene scene = asMeasured({.noise = 0.2, .repeats = 8});
        const ColumnTable measured = columnsOf(measuredCost(), scene, "measured");
        const auto medians = columnOf(measured, "median-seconds");
        const auto predictions = columnOf(measured, "predicted-seconds");
        for (std::size_t row = 0; row < medians.size(); ++row) {
            const Explanation median = evaluateScene(measuredCost(), scene).explain({Index(row), 0, "measured"});
            QCOMPARE(median.derivation.value, medians[row]);
            QCOMPARE(evaluate(median.derivation.symbolic), medians[row]);
            // Each of the repeats, then their middle.
            QCOMPARE(median.derivation.steps.size(), std::size_t(9));
            const Explanation predicted = evaluateScene(measuredCost(), scene).explain({Index(row), 1, "measured"});
            QCOMPARE(predicted.derivation.value, predictions[row]);
            QVERIFY(isNear(evaluate(predicted.derivation.symbolic), predictions[row]));
            QCOMPARE(predicted.derivation.steps.front().name, std::string("multiply-adds"));
        }
        const ColumnTable exponents = columnsOf(measuredCost(), scene, "exponents");
        const char* const names[]{"exponent", "seconds-per-multiply-add", "spread"};
        for (Index row = 0; row < 3; ++row)
            for (Index which = 0; which < 3; ++which) {
                const Explanation explanation = evaluateScene(measuredCost(), scene).explain({row, which, "exponents"});
                const double value = columnOf(exponents, names[which])[std::size_t(row)];
                QCOMPARE(explanation.derivation.value, value);
                QVERIFY(isNear(evaluate(explanation.derivation.symbolic), value, kSlopeTolerance));
                QVERIFY(!explanation.sentence.isEmpty() && !explanation.derivation.steps.empty());
            }
    }

    void aCellWithoutASampleSaysSo() {
        for (const Scene& scene : {sceneWith(measuredCost(), KeysAndValues{}), asMeasured()})
            for (const Index row : {Index(150), Index(191)}) {
                const Explanation explanation = evaluateScene(measuredCost(), scene).explain({row, 0, "measured"});
                QVERIFY(!explanation.tags.empty() && !explanation.value.isEmpty());
                QVERIFY(explanation.derivation.steps.empty());
            }
        const Scene unmeasured = sceneWith(measuredCost(), KeysAndValues{});
        QVERIFY(std::isnan(evaluateScene(measuredCost(), unmeasured).explain({0, 0, "measured"}).derivation.value));
        QVERIFY(std::isnan(evaluateScene(measuredCost(), unmeasured).explain({2, 0, "exponents"}).derivation.value));
    }

    /// What the samples are like, and what is said of the exponents.
    void noiseIsSaid_data() {
        QTest::addColumn<double>("noise");
        QTest::addColumn<double>("jitter");
        QTest::addColumn<qlonglong>("last");
        QTest::addColumn<bool>("concludes");
        QTest::addColumn<QString>("words");
        QTest::newRow("quiet") << 0.0 << 0.0 << 1024LL << true << "";
        QTest::newRow("repeats that differ a little") << 0.1 << 0.0 << 1024LL << true << "";
        QTest::newRow("repeats that differ many times over") << 30.0 << 0.0 << 1024LL << false << "differ too much";
        QTest::newRow("points off their line") << 0.0 << 20.0 << 1024LL << false << "too noisy to conclude";
        QTest::newRow("two points") << 0.0 << 0.0 << 16LL << false << "too few points";
    }
    void noiseIsSaid() {
        QFETCH(double, noise);
        QFETCH(double, jitter);
        QFETCH(qlonglong, last);
        QFETCH(bool, concludes);
        QFETCH(QString, words);
        const Scene scene = asMeasured({.noise = noise, .jitter = jitter, .last = last});
        QCOMPARE(columnOf<std::string>(columnsOf(measuredCost(), scene, "exponents"), "conclusive")[0],
                 std::string(concludes ? "yes" : "no"));
        const Caption caption = evaluateScene(measuredCost(), scene).caption();
        if (words.isEmpty())
            QVERIFY(!caption.observation.contains("too noisy") && !caption.observation.contains("too much") &&
                    !caption.observation.contains("too few"));
        else
            QVERIFY2(caption.observation.contains(words), qPrintable(caption.observation));
        QCOMPARE(wordsFault(measuredCost(), scene), QString());
    }

    /// The samples stay what they are, whatever the sliders say.
    void slidersDoNotMoveSamples() {
        const Scene asked = asMeasured();
        const Scene other = sceneOfSamples({}, {{"d", "128"}, {"kernel", "7"}, {"against", "d"}});
        for (const char* table : {"measured", "predicted", "samples", "exponents", "crossings"})
            QCOMPARE(csvOf(evaluateScene(measuredCost(), other).table(table)),
                     csvOf(evaluateScene(measuredCost(), asked).table(table)));
        QVERIFY(studyMeasuredCost(asked.parameters, asked.measurement).matchesRequest);
        QVERIFY(!studyMeasuredCost(other.parameters, other.measurement).matchesRequest);
        // What is not measured against may differ: n lies on the axis.
        const Scene longer = sceneOfSamples({}, {{"d", "16"}, {"n", "500"}});
        QVERIFY(studyMeasuredCost(longer.parameters, longer.measurement).matchesRequest);
        const auto quiet = painted(measuredCost(), asked, {840, 430});
        // An exported figure does not speak of sliders.
        QCOMPARE(painted(measuredCost(), other, {840, 430}), quiet);
    }

    void sweepsTooLargeAreRefused_data() {
        QTest::addColumn<QString>("values");
        QTest::addColumn<QString>("key");
        QTest::newRow("default") << ""
                                 << "";
        QTest::newRow("quick") << "quick=on"
                               << "";
        QTest::newRow("a million wide tokens at the end") << "d=100000 sweep-last=1000000"
                                                          << "sweep-last";
        QTest::newRow("a million wide tokens along k") << "against=kernel d=100000 n=1000000"
                                                       << "n";
    }
    void sweepsWithoutAPointOfALayerAreRefused() {
        const Scene far = sceneOf(measuredCost(), "sweep-first=500000 sweep-last=1000000 quick=on");
        const auto problem = measuredCost().measurable()->measuringProblem(far);
        QVERIFY(problem);
        QCOMPARE(problem->key, std::string("sweep-first"));
        const Scene cut = sceneOf(measuredCost(), "sweep-first=16 sweep-last=200000");
        QVERIFY(!measuredCost().measurable()->measuringProblem(cut));
        QVERIFY(measuredCost().measurable()->measuringPlan(cut).contains("only up to n = "));
    }
    void sweepsEndBehindTheirBeginning() {
        const auto problem = measuredCost().problem(sceneOf(measuredCost(), "sweep-first=100 sweep-last=10"));
        QVERIFY(problem);
        QCOMPARE(problem->key, std::string("sweep-last"));
    }
    void sweepsTooLargeAreRefused() {
        QFETCH(QString, values);
        QFETCH(QString, key);
        const Scene scene = sceneOf(measuredCost(), values);
        const auto problem = measuredCost().measurable()->measuringProblem(scene);
        QCOMPARE(problem ? QString::fromStdString(problem->key) : QString(), key);
        if (problem)
            QVERIFY(problem->sentence.find(" GB of memory; accepted: up to ") != std::string::npos &&
                    problem->words.contains(" GB "));
        QVERIFY(!measuredCost().measurable()->measuringPlan(scene).contains(u'%'));
    }

    void planNamesTheSweep() {
        QVERIFY(measuredCost().measurable());
        const QString plan =
            measuredCost().measurable()->measuringPlan(sceneOf(measuredCost(), "sweep-first=16 sweep-last=100 d=32"));
        QVERIFY2(plan.contains("16") && plan.contains("100"), qPrintable(plan));
    }

    /// Not a time: only that passes are really run, and that a stop is honoured.
    void measuringFillsTheScene() {
        Scene scene = sceneOf(measuredCost(), "d=4 sweep-first=1 sweep-last=8 repeats=3 quick=on");
        double last = -1;
        scene.measurement = measuredCost().measurable()->measure(scene, [&](double done) { last = done; }, {});
        QVERIFY(scene.measurement);
        QCOMPARE(last, 1.0);
        const MeasuredCostStudy study = studyMeasuredCost(scene.parameters, scene.measurement);
        QVERIFY(study.isMeasured && study.matchesRequest);
        QCOMPARE(study.fits.size(), std::size_t(3));
        QCOMPARE(wordsFault(measuredCost(), scene), QString());
        std::stop_source source;
        source.request_stop();
        QVERIFY(!measuredCost().measurable()->measure(scene, {}, source.get_token()));
    }

    void pointingFindsPointsAndCells() {
        const Scene scene = asMeasured({.noise = 0.1, .jitter = 0.5});
        const auto figure = shownFigure(measuredCost(), scene, {840, 470});
        std::set<std::pair<Index, Index>> points, cells;
        for (int x = 0; x < 840; x += 2)
            for (int y = 0; y < 470; y += 2)
                if (const auto cell = figure->cellAt(QPointF(x, y))) {
                    QVERIFY(hasCell(measuredCost(), scene.parameters, *cell));
                    (cell->matrix == "measured" ? points : cells).insert({cell->row, cell->column});
                }
        QCOMPARE(cells.size(), std::size_t(9));
        for (Index row = 0; row < 24; ++row) QVERIFY(points.contains({row, 0}) || points.contains({row, 1}));
        QVERIFY(points.contains({23, 1}));
        QVERIFY(std::ranges::all_of(points, [](const auto& point) { return point.first < 24; }));
    }

    void startShowsHowTimeGrows() {
        Scene scene = presetScene(measuredCost(), kStartPreset);
        QCOMPARE(scene.parameters.show, std::string("growth"));
        for (const QSize size : {QSize(820, 380), QSize(800, 560)}) {
            DrawnText drawn(size);
            QCPPainter painter(&drawn);
            const auto figure = measuredCost().makeFigure();
            figure->resize(size);
            figure->display(scene, studiedOnce(measuredCost(), scene).study());
            figure->paint(painter, size);
            QCOMPARE(figure->droppedItemsAt(size), QStringList());
            QVERIFY(figure->panels().size() <= 3);
            for (Index row = 0; row < 3; ++row) QVERIFY(figure->cellRect({row, 0, "exponents"}));
            const ColumnTable exponents = columnsOf(measuredCost(), scene, "exponents");
            const std::vector<double> measured = columnOf(exponents, "exponent");
            const QString times = QStringLiteral("×");
            const QStringList texts = drawn.text().split(u'\n');
            QCOMPARE(texts.count(times + u'2'), 2);
            QVERIFY(texts.contains(times + QString::number(std::exp2(measured[2]), 'f', 1)));
        }
        // The stairs go where a point is selected; the axes stay for whatever is counted.
        const QImage before = painted(measuredCost(), scene, {820, 380});
        setSelection(scene.parameters, Cell{5, 0, "measured"});
        QVERIFY(painted(measuredCost(), scene, {820, 380}) != before);
        std::optional<QRectF> first;
        for (const char* d : {"1", "64", "1024"}) {
            Scene counted = sceneWith(measuredCost(), {{"d", d}, {"show", "growth"}});
            const auto figure = shownFigure(measuredCost(), counted, {820, 380});
            const std::optional<QRectF> place = figure->cellRect({2, 0, "exponents"});
            QVERIFY(place);
            if (first) QCOMPARE(place->left(), first->left());
            first = place;
        }
    }

    void claimsFollowTheAxis() {
        std::set<QString> claims;
        for (const char* values : {"", "against=d", "against=kernel", "projections=on"})
            claims.insert(measuredCost().textsFor(sceneOf(measuredCost(), values)).claim);
        QCOMPARE(claims.size(), std::size_t(4));
        // What was measured counts, not what the sliders say.
        Scene scene = asMeasured();
        scene.parameters.against = AxisVariable::D;
        QCOMPARE(measuredCost().textsFor(scene).claim, measuredCost().textsFor(sceneOf(measuredCost(), "")).claim);
    }

    void arrowsWalk() {
        const auto figure = shownFigure(measuredCost(), asMeasured(), {840, 470});
        QCOMPARE(figure->adjacentCell({3, 0, "measured"}, 1, 0), (Cell{4, 0, "measured"}));
        QCOMPARE(figure->adjacentCell({7, 0, "measured"}, 1, 0), (Cell{7, 0, "measured"}));
        QCOMPARE(figure->adjacentCell({3, 0, "measured"}, 0, 1), (Cell{3, 1, "measured"}));
        QCOMPARE(figure->adjacentCell({3, 1, "measured"}, 0, 1), (Cell{11, 0, "measured"}));
        QCOMPARE(figure->adjacentCell({11, 0, "measured"}, 0, -1), (Cell{3, 1, "measured"}));
        QCOMPARE(figure->adjacentCell({19, 1, "measured"}, 0, 1), (Cell{0, 0, "exponents"}));
        QCOMPARE(figure->adjacentCell({0, 0, "exponents"}, 1, 0), (Cell{0, 1, "exponents"}));
        QCOMPARE(figure->adjacentCell({2, 2, "exponents"}, 1, 1), (Cell{2, 2, "exponents"}));
        QCOMPARE(figure->adjacentCell({0, 0, "exponents"}, 0, -1).matrix, std::string("measured"));
    }

    void anyMeasurementIsDrawn_data() {
        QTest::addColumn<int>("against");
        QTest::addColumn<qlonglong>("first");
        QTest::addColumn<qlonglong>("last");
        QTest::addColumn<double>("noise");
        QTest::addColumn<bool>("projections");
        QTest::newRow("against n") << 0 << 8LL << 1024LL << 0.1 << false;
        QTest::newRow("against d") << 1 << 1LL << 256LL << 0.1 << false;
        QTest::newRow("against k") << 2 << 1LL << 32LL << 0.1 << false;
        QTest::newRow("projections") << 0 << 1LL << 512LL << 0.1 << true;
        QTest::newRow("one point") << 0 << 64LL << 64LL << 0.1 << false;
        QTest::newRow("two points") << 0 << 64LL << 128LL << 0.1 << false;
        QTest::newRow("a machine gone mad") << 0 << 1LL << 1024LL << 1e6 << false;
    }
    void anyMeasurementIsDrawn() {
        QFETCH(int, against);
        QFETCH(qlonglong, first);
        QFETCH(qlonglong, last);
        QFETCH(double, noise);
        QFETCH(bool, projections);
        Scene scene = asMeasured({.against = AxisVariable(against),
                                  .projections = projections,
                                  .noise = noise,
                                  .first = first,
                                  .last = last});
        for (const char* matrix : {"measured", "exponents"}) {
            setSelection(scene.parameters, Cell{0, 0, matrix});
            for (const char* show : {"growth", "crossings", "exponents", "all"}) {
                scene.parameters.show = show;
                for (const QSize size : {QSize(440, 300), QSize(840, 470)}) shownFigure(measuredCost(), scene, size);
            }
            for (const Theme* theme : {&Theme::light(), &Theme::dark()})
                QVERIFY(isDrawnOn(painted(measuredCost(), scene, {453, 302}, *theme), *theme));
        }
        QCOMPARE(wordsFault(measuredCost(), scene), QString());
    }

    void emptyMeasurementsAreNone() {
        Scene scene = sceneWith(measuredCost(), KeysAndValues{});
        const std::string before = csvOf(evaluateScene(measuredCost(), scene).table("measured"));
        scene.measurement.emplace();
        QCOMPARE(csvOf(evaluateScene(measuredCost(), scene).table("measured")), before);
        scene.measurement->samples.push_back({Architecture::Attention, 8, 8, 3, {}});
        QCOMPARE(csvOf(evaluateScene(measuredCost(), scene).table("measured")), before);
        QVERIFY(isDrawnOn(painted(measuredCost(), scene, {453, 302})));
    }

    void oddSettingsAreDrawn_data() {
        QTest::addColumn<QString>("values");
        QTest::newRow("width 1") << "d=1";
        QTest::newRow("widest") << "d=100000 kernel=63";
        QTest::newRow("one size") << "sweep-first=1 sweep-last=1";
        QTest::newRow("ends exchanged") << "sweep-first=100 sweep-last=10";
        QTest::newRow("kernels at n = 1") << "against=kernel n=1 d=1";
        QTest::newRow("widths at a million tokens") << "against=d n=1000000";
        QTest::newRow("all widths") << "against=d sweep-first=1 sweep-last=100000 projections=on";
    }
    void oddSettingsAreDrawn() {
        QFETCH(QString, values);
        Scene scene = sceneOf(measuredCost(), values);
        for (const char* show : {"growth", "crossings", "exponents", "all"}) {
            scene.parameters.show = show;
            QVERIFY(isDrawnOn(painted(measuredCost(), scene, {453, 302})));
            shownFigure(measuredCost(), scene, {840, 470});
        }
        QCOMPARE(wordsFault(measuredCost(), scene), QString());
        QVERIFY(!measuredCost().measurable()->measuringPlan(scene).isEmpty());
    }
};

ATTENTION_TEST(MeasuredCostTest, QApplication)
#include "measured_cost_test.moc"
