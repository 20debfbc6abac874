#include "core/cost/cost_curves.h"

#include <algorithm>
#include <cmath>

#include "core/scene/parameters.h"
#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

/// Formulas of crossings are few operations on whole numbers.
constexpr double kRelative = 1e-12;
/// Where a crossing was searched for, the slopes of the curves tell how far they may still be apart.
constexpr double kOfSearch = 1e-9;

Count exactly(const LayerCost& cost, const CostChart& chart) {
    if (chart.quantity == CostQuantity::Sequential) return cost.sequential;
    return chart.kind == CostKind::Term ? cost.term : cost.exact;
}

CostOptions at(const CostChart& chart, std::int64_t value) {
    CostOptions setting = chart.setting;
    (chart.against == AxisVariable::N   ? setting.n
     : chart.against == AxisVariable::D ? setting.d
                                        : setting.kernel) = value;
    return setting;
}

int sign(double value) {
    return value < 0 ? -1 : value > 0 ? 1 : 0;
}

/// The costs of whole numbers of the axis, counted.
class CountedCurves {
 public:
    CountedCurves(const CostChart& chart, AxisRange range) : m_chart(chart), m_first(range.first) {
        for (const Architecture architecture : kComparedArchitectures)
            for (std::int64_t value = range.first; value <= range.last; ++value) {
                const LayerCost cost = layerCost(architecture, at(chart, value));
                m_curves[std::size_t(architecture)].push_back({exactly(cost, chart), std::max(1.0, cost.path)});
            }
    }

    /// -1 where the first one is lower; of paths by their doubles.
    int compare(Architecture first, Architecture second, std::int64_t value) const {
        const Place& left = m_curves[std::size_t(first)][std::size_t(value - m_first)];
        const Place& right = m_curves[std::size_t(second)][std::size_t(value - m_first)];
        if (m_chart.quantity != CostQuantity::Path)
            return left.count < right.count ? -1 : left.count > right.count ? 1 : 0;
        if (std::isinf(left.path) || std::isinf(right.path))
            return int(std::isinf(left.path)) - int(std::isinf(right.path));
        const double difference = left.path - right.path;
        return std::abs(difference) <= kRelative * left.path ? 0 : sign(difference);
    }

 private:
    struct Place {
        Count count = 0;
        double path = 0;
    };
    const CostChart& m_chart;
    std::int64_t m_first;
    std::array<std::vector<Place>, 6> m_curves;
};

CostChart randomChart(RandomCases& random) {
    CostChart chart;
    chart.setting = {.n = random.whole(1, random.whole(0, 1) ? 60 : 700),
                     .d = random.whole(1, random.whole(0, 1) ? 12 : 90),
                     .kernel = random.whole(1, random.whole(0, 1) ? 9 : 63),
                     .radius = random.whole(0, random.whole(0, 1) ? 12 : 300),
                     .projections = random.whole(0, 1) == 1,
                     .flops = random.whole(0, 1) == 1,
                     .training = random.whole(0, 1) == 1};
    chart.quantity = CostQuantity(random.whole(0, 3) % 3);
    chart.kind = CostKind(random.whole(0, 1));
    chart.against = AxisVariable(random.whole(0, 2));
    return chart;
}

QString told(const CostChart& chart) {
    const CostOptions& s = chart.setting;
    return QString("n %1 d %2 k %3 radius %4 projections %5, quantity %6 kind %7 against %8")
        .arg(s.n)
        .arg(s.d)
        .arg(s.kernel)
        .arg(s.radius)
        .arg(s.projections)
        .arg(int(chart.quantity))
        .arg(int(chart.kind))
        .arg(int(chart.against));
}

AxisRange testRange(const CostChart& chart) {
    return {1, chart.against == AxisVariable::Kernel ? 63 : 300};
}

}  // namespace

class CostCurvesTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// On whole numbers a curve is the layer's cost; a path is one layer at least.
    void curvesAreCosts() {
        RandomCases random;
        for (int i = 0; i < RandomCases::kCount; ++i) {
            const CostChart chart = randomChart(random);
            const std::int64_t value = random.whole(1, testRange(chart).last);
            for (const Architecture architecture : kComparedArchitectures) {
                const LayerCost cost = layerCost(architecture, at(chart, value));
                const CostColumn column = chart.quantity == CostQuantity::Path         ? CostColumn::Path
                                          : chart.quantity == CostQuantity::Sequential ? CostColumn::Sequential
                                          : chart.kind == CostKind::Term               ? CostColumn::Term
                                                                                       : CostColumn::Exact;
                const double least = column == CostColumn::Path ? 1 : 0;
                QVERIFY2(curveValue(chart, architecture, double(value)) == std::max(least, costValue(cost, column)),
                         qPrintable(told(chart)));
            }
        }
    }

    /// Which of two layers is lower changes at the crossings and nowhere else, over every whole number of the range.
    void crossingsAreWhereTheLowerChanges() {
        RandomCases random;
        constexpr int kCharts = 150;
        int found = 0;
        for (int i = 0; i < kCharts; ++i) {
            const CostChart chart = randomChart(random);
            const AxisRange range = testRange(chart);
            const CountedCurves curves(chart, range);
            const std::vector<Crossing> all = findCrossings(chart, range);
            found += int(all.size());
            QVERIFY(std::ranges::is_sorted(all, {}, &Crossing::value));
            const bool beginsAtTwo = chart.quantity == CostQuantity::Path && chart.against == AxisVariable::Kernel;
            for (std::size_t a = 0; a < kComparedArchitectures.size(); ++a)
                for (std::size_t b = a + 1; b < kComparedArchitectures.size(); ++b) {
                    const Architecture first = kComparedArchitectures[a];
                    const Architecture second = kComparedArchitectures[b];
                    std::vector<Crossing> own;
                    for (const Crossing& crossing : all)
                        if ((crossing.first == first && crossing.second == second) ||
                            (crossing.first == second && crossing.second == first))
                            own.push_back(crossing);
                    int before = 0;
                    std::int64_t from = 0;
                    std::size_t next = 0;
                    for (std::int64_t value = beginsAtTwo ? 2 : 1; value <= range.last; ++value) {
                        const int now = curves.compare(first, second, value);
                        if (now == 0) continue;
                        const QString where =
                            told(chart) + QString(": %1 and %2 at %3").arg(int(a)).arg(int(b)).arg(value);
                        if (before != 0 && now != before) {
                            QVERIFY2(next < own.size(), qPrintable(where));
                            QVERIFY2(own[next].value > double(from) - kOfSearch, qPrintable(where));
                            QVERIFY2(own[next].value < double(value) + kOfSearch, qPrintable(where));
                            QVERIFY2(own[next].first == (before < 0 ? first : second), qPrintable(where));
                            ++next;
                        }
                        before = now;
                        from = value;
                    }
                    QVERIFY2(next == own.size(), qPrintable(told(chart)));
                }
        }
        QVERIFY(found > kCharts / 2);
    }

    /// At a crossing both curves have the height told, and the formula has the value.
    void crossingsAreOnTheCurves() {
        RandomCases random;
        for (int i = 0; i < RandomCases::kCount / 4; ++i) {
            const CostChart chart = randomChart(random);
            for (const Crossing& crossing : findCrossings(chart, testRange(chart))) {
                const auto isNear = [&](double value, double expected) {
                    return std::abs(value - expected) <= kOfSearch * expected;
                };
                QVERIFY2(isNear(curveValue(chart, crossing.first, crossing.value), crossing.height),
                         qPrintable(told(chart)));
                QVERIFY2(isNear(curveValue(chart, crossing.second, crossing.value), crossing.height),
                         qPrintable(told(chart)));
                QCOMPARE(crossing.formula.kind, Expression::Kind::Equation);
                for (const Expression& side : crossing.formula.parts) QCOMPARE(evaluate(side), crossing.value);
            }
        }
    }

    void formulas_data() {
        QTest::addColumn<CostChart>("chart");
        QTest::addColumn<QStringList>("expected");
        using enum AxisVariable;
        constexpr auto kExact = CostKind::Exact;
        constexpr auto kPath = CostQuantity::Path;
        const std::vector<Architecture> three{Architecture::Convolution, Architecture::Recurrent,
                                              Architecture::Attention};
        const std::vector<Architecture> local{Architecture::Recurrent, Architecture::Restricted};
        const std::vector<Architecture> both{Architecture::Attention, Architecture::Restricted};
        const CostOptions projected{.kernel = 7, .projections = true};
        const auto row = [](const char* name, const CostChart& chart, const QStringList& expected) {
            QTest::newRow(name) << chart << expected;
        };
        row("terms", {.compared = three}, {"attention recurrent 32: n = d", "attention convolution 96: n = k d"});
        row("exact", {.kind = kExact, .compared = three},
            {"attention recurrent 32: n = d", "attention convolution 48: n = k d/2"});
        row("projected, never cheaper than recurrence", {.setting = projected, .kind = kExact, .compared = three},
            {"attention convolution 48: n = (k - 4) d/2"});
        row("projected, k = 4", {.setting = {.kernel = 4, .projections = true}, .kind = kExact, .compared = three}, {});
        row("half a number", {.setting = {.d = 33}, .kind = kExact, .compared = three},
            {"attention recurrent 33: n = d", "attention convolution 49.5: n = k d/2"});
        row("terms against d", {.against = D, .compared = three},
            {"convolution attention 20: d = n/k", "recurrent attention 60: d = n"});
        row("exact against d", {.kind = kExact, .against = D, .compared = three},
            {"convolution attention 40: d = 2n/k", "recurrent attention 60: d = n"});
        row("projected against d", {.setting = projected, .kind = kExact, .against = D, .compared = three},
            {"convolution attention 40: d = 2n/(k - 4)"});
        row("terms against k", {.against = Kernel, .compared = three}, {"convolution attention 1.875: k = n/d"});
        row("exact against k", {.kind = kExact, .against = Kernel, .compared = three},
            {"convolution recurrent 2: k = 2", "convolution attention 3.75: k = 2n/d"});
        row("projected against k", {.setting = projected, .kind = kExact, .against = Kernel, .compared = three},
            {"convolution recurrent 2: k = 2", "convolution attention 7.75: k = 2n/d + 4"});
        row("restricted before it bends", {.setting = {.d = 5}, .compared = local}, {"restricted recurrent 5: n = d"});
        row("restricted after it bends", {.setting = {.d = 5, .radius = 3}, .kind = kExact, .compared = local},
            {"restricted recurrent 6: n = rho (rho + 1)/(2 rho + 1 - d)"});
        row("r = d is a tie from there on", {.setting = {.d = 9}, .compared = local}, {});
        row("restricted against d", {.against = D, .compared = local}, {"recurrent restricted 9: d = r"});
        row("attention and restricted part, but do not cross", {.compared = both}, {});
        row("convolutions are the same", {.compared = {Architecture::Convolution, Architecture::Dilated}}, {});
        row("steps in sequence", {.quantity = CostQuantity::Sequential}, {});
        row("paths part, where a kernel no longer covers the text", {.quantity = kPath, .compared = three}, {});
        row("paths of convolutions",
            {.quantity = kPath, .compared = {Architecture::Convolution, Architecture::Dilated}}, {});
        row("the other solution lies where both are one layer",
            {.setting = {.kernel = 5},
             .quantity = kPath,
             .compared = {Architecture::Convolution, Architecture::Dilated}},
            {});
        row("the other solution is whole",
            {.setting = {.kernel = 2},
             .quantity = kPath,
             .compared = {Architecture::Convolution, Architecture::Dilated}},
            {"convolution dilated 4: n = 4"});
        row("paths through a neighbourhood",
            {.quantity = kPath, .compared = {Architecture::Dilated, Architecture::Restricted}},
            {"restricted dilated 27: n = 27"});
        row("paths against k", {.setting = {.n = 20}, .quantity = kPath, .against = Kernel},
            {"restricted dilated 3.85: k = n^(r/n)", "restricted convolution 9: k = r"});
        row("paths in one layer, whatever k", {.setting = {.n = 2}, .quantity = kPath, .against = Kernel}, {});
        row("a crossing that no whole kernel sees", {.setting = {.n = 3}, .quantity = kPath, .against = Kernel}, {});
        row("nothing connects", {.setting = {.kernel = 1, .radius = 0}, .quantity = kPath}, {});
        row("paths do not depend on d", {.quantity = kPath, .against = D}, {});
    }
    void formulas() {
        QFETCH(const CostChart, chart);
        QFETCH(const QStringList, expected);
        QStringList is;
        for (const Crossing& crossing : findCrossings(chart, {1, chart.against == AxisVariable::Kernel ? 63 : 1000}))
            is += QString("%1 %2 %3: %4")
                      .arg(QString::fromUtf8(architectureName(crossing.first)),
                           QString::fromUtf8(architectureName(crossing.second)))
                      .arg(crossing.value, 0, 'g', 4)
                      .arg(QString::fromStdString(expressionText(crossing.formula)));
        QCOMPARE(is, expected);
    }

    /// Without gaps, and at each whole number inside the lowest layers are those that the exact counts say.
    void regionsCover() {
        RandomCases random;
        constexpr int kCharts = 150;
        for (int i = 0; i < kCharts; ++i) {
            const CostChart chart = randomChart(random);
            const AxisRange range = testRange(chart);
            const CountedCurves curves(chart, range);
            const std::vector<CostRegion> regions = costRegions(chart, range);
            QVERIFY(!regions.empty());
            QCOMPARE(regions.front().from, double(range.first));
            QCOMPARE(regions.back().to, double(range.last));
            for (std::size_t r = 0; r + 1 < regions.size(); ++r) {
                QCOMPARE(regions[r].to, regions[r + 1].from);
                QVERIFY2(regions[r].lowest != regions[r + 1].lowest, qPrintable(told(chart)));
            }
            std::size_t r = 0;
            for (std::int64_t value = range.first; value <= range.last; ++value) {
                while (double(value) > regions[r].to) ++r;
                if (std::abs(double(value) - regions[r].from) < kOfSearch ||
                    std::abs(double(value) - regions[r].to) < kOfSearch)
                    continue;
                for (const Architecture architecture : chart.compared) {
                    const bool isLowest = std::ranges::none_of(chart.compared, [&](Architecture other) {
                        return curves.compare(other, architecture, value) < 0;
                    });
                    QVERIFY2(isLowest == (std::ranges::count(regions[r].lowest, architecture) == 1),
                             qPrintable(told(chart) + QString(" at %1").arg(value)));
                }
            }
        }
    }

    void aTieIsARegion() {
        const std::vector<CostRegion> regions =
            costRegions({.compared = {Architecture::Attention, Architecture::Restricted}}, {1, 100});
        QCOMPARE(regions.size(), std::size_t(2));
        QCOMPARE(regions[0].lowest, (std::vector{Architecture::Attention, Architecture::Restricted}));
        QCOMPARE(regions[0].to, 9.0);
        QCOMPARE(regions[1].lowest, std::vector{Architecture::Restricted});
    }

    /// As long as kernels cover the text they connect it in one layer, as attention does.
    void pathsOfOneLayer() {
        const CostChart chart{.quantity = CostQuantity::Path};
        const std::vector<CostRegion> regions = costRegions(chart, {1, 100});
        QCOMPARE(regions.size(), std::size_t(3));
        QCOMPARE(regions[0].lowest, (std::vector{Architecture::Convolution, Architecture::Dilated,
                                                 Architecture::Attention, Architecture::Restricted}));
        QCOMPARE(regions[0].to, 3.0);
        QCOMPARE(regions[1].lowest, (std::vector{Architecture::Attention, Architecture::Restricted}));
        QCOMPARE(regions[1].to, 9.0);
        QCOMPARE(regions[2].lowest, std::vector{Architecture::Attention});
    }

    /// A kernel of 1 stands alone, since its paths are infinite.
    void pathsOfKernelOne() {
        const std::vector<CostRegion> regions =
            costRegions({.quantity = CostQuantity::Path,
                         .against = AxisVariable::Kernel,
                         .compared = {Architecture::Convolution, Architecture::Recurrent}},
                        {1, 63});
        QCOMPARE(regions.size(), std::size_t(2));
        QCOMPARE(regions[0].to, 1.0);
        QCOMPARE(regions[0].lowest, std::vector{Architecture::Recurrent});
        QCOMPARE(regions[1].lowest, std::vector{Architecture::Convolution});
    }

    /// Every place of the plane has the first of the cheapest that the table would mark.
    void planeIsTheTable() {
        RandomCases random;
        constexpr int kPlanes = 60;
        for (int i = 0; i < kPlanes; ++i) {
            CostChart chart = randomChart(random);
            if (i % 3 == 0) chart.compared = {Architecture::Convolution, Architecture::Attention};
            const CostPlane plane = costPlane(chart, {1, i % 2 ? 1'000'000 : 40}, {1, i % 2 ? 100'000 : 9}, 20);
            QCOMPARE(plane.lowest.size(), plane.d.size() * plane.n.size());
            for (std::size_t row = 0; row < plane.d.size(); ++row)
                for (std::size_t column = 0; column < plane.n.size(); ++column) {
                    CostOptions setting = chart.setting;
                    setting.n = plane.n[column];
                    setting.d = plane.d[row];
                    std::vector<LayerCost> costs;
                    for (const Architecture architecture : chart.compared)
                        costs.push_back(layerCost(architecture, setting));
                    const CostColumn shown = chart.quantity == CostQuantity::Path         ? CostColumn::Path
                                             : chart.quantity == CostQuantity::Sequential ? CostColumn::Sequential
                                             : chart.kind == CostKind::Term               ? CostColumn::Term
                                                                                          : CostColumn::Exact;
                    if (shown == CostColumn::Path)
                        for (LayerCost& cost : costs) cost.path = std::max(1.0, cost.path);
                    const auto lowest = cheapest(costs, shown);
                    const auto first = std::ranges::find(lowest, true);
                    if (first == lowest.end()) continue;
                    QCOMPARE(plane.lowestAt(Index(row), Index(column)).front(),
                             chart.compared[std::size_t(first - lowest.begin())]);
                }
        }
    }

    void axis() {
        RandomCases random;
        for (int i = 0; i < RandomCases::kCount / 4; ++i) {
            CostChart chart = randomChart(random);
            if (i % 4 == 0) chart.setting.n = random.whole(1, 1'000'000);
            if (i % 5 == 0) chart.setting.d = random.whole(1, 100'000);
            const AxisRange range = chartRange(chart);
            QCOMPARE(range.first, 1);
            QVERIFY(range.last >= 2);
            QVERIFY(axisValue(chart) <= range.last);
            const std::int64_t most = chart.against == AxisVariable::N   ? 1'000'000
                                      : chart.against == AxisVariable::D ? 100'000
                                                                         : 63;
            QVERIFY(range.last <= most);
            // None lies beyond, unless it lies where no setting is.
            QCOMPARE(findCrossings(chart, range).size(), findCrossings(chart, {1, most}).size());
            const int wanted = int(random.whole(3, 300));
            const std::vector<std::int64_t> values = axisValues(chart, range, wanted);
            QVERIFY(std::int64_t(values.size()) <= std::max<std::int64_t>(wanted, 3));
            QVERIFY(std::ranges::adjacent_find(values, std::greater_equal()) == values.end());
            QCOMPARE(values.front(), range.first);
            QCOMPARE(values.back(), range.last);
            QVERIFY(std::ranges::binary_search(values, axisValue(chart)));
        }
    }

    void chartOfTheParameters() {
        Parameters parameters;
        QCOMPARE(costChart(parameters), (CostChart{.setting = costSetting(parameters)}));
        parameters.compared = "recurrent,convolution";
        parameters.quantity = CostQuantity::Path;
        parameters.against = AxisVariable::Kernel;
        parameters.costKind = CostKind::Exact;
        QCOMPARE(costChart(parameters), (CostChart{.setting = costSetting(parameters),
                                                   .quantity = CostQuantity::Path,
                                                   .kind = CostKind::Exact,
                                                   .against = AxisVariable::Kernel,
                                                   .compared = {Architecture::Convolution, Architecture::Recurrent}}));
        QCOMPARE(axisValue(costChart(parameters)), parameters.kernel);
    }
};

ATTENTION_TEST(CostCurvesTest, NoApplication)
#include "cost_curves_test.moc"
