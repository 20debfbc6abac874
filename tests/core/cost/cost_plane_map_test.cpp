#include "core/cost/cost_plane_map.h"

#include <cmath>
#include <limits>

#include "tests/core/random_cases.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr AxisRange kRange{1, 10000};
/// Borders are straight between the widths computed, in powers of ten; those of exact counts bend a little.
constexpr double kNearBorder = 0.02;

/// Whether a place lies inside an area, whose lower and upper sides are level.
bool contains(const CostPlaneArea& area, const CostPlanePoint& place) {
    const auto& [lowLeft, lowRight, highRight, highLeft] = area.corners;
    if (place.d < lowLeft.d || place.d > highLeft.d || lowLeft.d == highLeft.d) return false;
    const double part = (place.d - lowLeft.d) / (highLeft.d - lowLeft.d);
    const double left = lowLeft.n + (highLeft.n - lowLeft.n) * part;
    const double right = lowRight.n + (highRight.n - lowRight.n) * part;
    return place.n >= left && place.n <= right;
}

double areaOf(const CostPlaneArea& area) {
    const auto& [lowLeft, lowRight, highRight, highLeft] = area.corners;
    return (highLeft.d - lowLeft.d) * (lowRight.n - lowLeft.n + highRight.n - highLeft.n) / 2;
}

}  // namespace

class PlaneMapTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void charts_data() {
        QTest::addColumn<CostChart>("chart");
        const auto add = [](const char* name, auto change) {
            CostChart chart;
            change(chart);
            QTest::newRow(name) << chart;
        };
        using enum Architecture;
        add("terms", [](CostChart&) {});
        add("the book's three", [](CostChart& c) { c.compared = {Convolution, Recurrent, Attention}; });
        add("exact", [](CostChart& c) { c.kind = CostKind::Exact; });
        add("exact, wide radius", [](CostChart& c) {
            c.kind = CostKind::Exact;
            c.setting.radius = 64;
        });
        add("projections", [](CostChart& c) {
            c.kind = CostKind::Exact;
            c.setting.projections = true;
            c.setting.kernel = 9;
            c.compared = {Convolution, Attention, Restricted};
        });
        add("convolution against attention", [](CostChart& c) { c.compared = {Convolution, Attention}; });
        add("radius 0", [](CostChart& c) { c.setting.radius = 0; });
        add("paths", [](CostChart& c) { c.quantity = CostQuantity::Path; });
        add("sequential operations", [](CostChart& c) { c.quantity = CostQuantity::Sequential; });
        add("one layer", [](CostChart& c) { c.compared = {Dilated}; });
    }

    /// The pieces cover the plane, and in each lies what it says.
    void charts() {
        QFETCH(CostChart, chart);
        const CostPlaneMap map = buildCostPlaneMap(chart, kRange, kRange);
        double all = 0;
        for (const CostPlaneArea& area : map.areas) all += areaOf(area);
        QVERIFY2(std::abs(all - 16) < 1e-6, std::to_string(all).c_str());
        CostChart byLength = chart;
        byLength.against = AxisVariable::N;
        RandomCases random(20170612);
        int asked = 0;
        for (int i = 0; i < 2000; ++i) {
            const double n = std::floor(std::pow(10, random.real(0, 4)));
            // Between 1 and 2 there is no width.
            const double d = std::floor(std::pow(10, random.real(0.31, 4)));
            const CostPlanePoint place{std::log10(n), std::log10(d)};
            byLength.setting.d = std::int64_t(d);
            double least = std::numeric_limits<double>::infinity();
            for (const Architecture architecture : chart.compared)
                least = std::min(least, curveValue(byLength, architecture, n));
            // A little farther in each direction it must be the same, or a border is near.
            const auto lowestAt = [&](const CostPlanePoint& at) {
                for (const CostPlaneArea& area : map.areas)
                    if (contains(area, at)) return area.lowest;
                return std::vector<Architecture>{};
            };
            const auto lowest = lowestAt(place);
            bool isNearBorder = false;
            for (const auto& [x, y] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const CostPlanePoint aside{std::clamp(place.n + x * kNearBorder, 0.0, 4.0),
                                           std::clamp(place.d + y * kNearBorder, 0.0, 4.0)};
                isNearBorder |= lowestAt(aside) != lowest;
            }
            if (isNearBorder) continue;
            ++asked;
            QVERIFY(!lowest.empty());
            for (const Architecture architecture : lowest) {
                const double value = curveValue(byLength, architecture, n);
                QVERIFY2(value == least || std::abs(value - least) < 1e-9 * least,
                         (std::to_string(n) + " " + std::to_string(d)).c_str());
            }
        }
        QVERIFY(asked > 1000);
    }

    void contoursHaveTheirFormulas() {
        CostChart chart;
        chart.compared = {Architecture::Convolution, Architecture::Recurrent, Architecture::Attention};
        const CostPlaneMap map = buildCostPlaneMap(chart, kRange, kRange);
        QCOMPARE(map.contours.size(), std::size_t(2));
        for (const CostPlaneContour& contour : map.contours) {
            const bool isOfTheKernel = expressionText(contour.formula) == "n = k d";
            QCOMPARE(expressionText(contour.formula), std::string(isOfTheKernel ? "n = k d" : "n = d"));
            // Recurrence is lower than both of the others where they cross.
            QCOMPARE(contour.isBorder, !isOfTheKernel);
            for (const CostPlanePoint& place : contour.line)
                QVERIFY(std::abs(place.n - place.d - (isOfTheKernel ? std::log10(3) : 0)) < 1e-9);
            QVERIFY(contour.line.front().d < 1e-9);
        }
    }
};

ATTENTION_TEST(PlaneMapTest, NoApplication)
#include "cost_plane_map_test.moc"
