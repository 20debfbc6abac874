#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "tests/test_class.h"
#include "ui/figure/theme.h"

using namespace attention;

namespace {

using Triple = std::array<double, 3>;

enum class Vision { Normal, Protan, Deutan, Tritan };
constexpr std::array kVisions{Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan};
constexpr std::array kVisionNames{"normal", "protan", "deutan", "tritan"};

/// Machado, Oliveira, Fernandes 2009, severity 1.0, on linear sRGB.
constexpr std::array<std::array<Triple, 3>, 4> kMachado{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

Triple times(const std::array<Triple, 3>& matrix, const Triple& v) {
    Triple out{};
    for (std::size_t r = 0; r < 3; ++r) out[r] = matrix[r][0] * v[0] + matrix[r][1] * v[1] + matrix[r][2] * v[2];
    return out;
}

/// CIE L*a*b* under D65 of a colour as it is seen.
Triple lab(const QColor& colour, Vision vision) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    Triple seen =
        times(kMachado[std::size_t(vision)], {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    for (double& c : seen) c = std::clamp(c, 0.0, 1.0);
    const Triple xyz = times(
        {{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}},
        seen);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIEDE2000 with all weights 1 (Sharma, Wu, Dalal 2005).
double difference(const Triple& first, const Triple& second) {
    using std::numbers::pi;
    const auto degrees = [](double b, double a) {
        const double angle = std::atan2(b, a) * 180 / pi;
        return a == 0 && b == 0 ? 0 : (angle < 0 ? angle + 360 : angle);
    };
    const auto radians = [](double d) { return d * pi / 180; };
    const double c1 = std::hypot(first[1], first[2]);
    const double c2 = std::hypot(second[1], second[2]);
    const double c7 = std::pow((c1 + c2) / 2, 7);
    const double g = 0.5 * (1 - std::sqrt(c7 / (c7 + std::pow(25.0, 7))));
    const double a1 = (1 + g) * first[1];
    const double a2 = (1 + g) * second[1];
    const double chroma1 = std::hypot(a1, first[2]);
    const double chroma2 = std::hypot(a2, second[2]);
    const double hue1 = degrees(first[2], a1);
    const double hue2 = degrees(second[2], a2);
    const double dL = second[0] - first[0];
    const double dC = chroma2 - chroma1;
    double dh = 0;
    if (chroma1 * chroma2 != 0) {
        dh = hue2 - hue1;
        if (dh > 180) dh -= 360;
        if (dh < -180) dh += 360;
    }
    const double dH = 2 * std::sqrt(chroma1 * chroma2) * std::sin(radians(dh / 2));
    const double meanL = (first[0] + second[0]) / 2;
    const double meanC = (chroma1 + chroma2) / 2;
    double meanH = hue1 + hue2;
    if (chroma1 * chroma2 != 0) {
        if (std::abs(hue1 - hue2) <= 180)
            meanH /= 2;
        else
            meanH = meanH < 360 ? (meanH + 360) / 2 : (meanH - 360) / 2;
    }
    const double t = 1 - 0.17 * std::cos(radians(meanH - 30)) + 0.24 * std::cos(radians(2 * meanH)) +
                     0.32 * std::cos(radians(3 * meanH + 6)) - 0.20 * std::cos(radians(4 * meanH - 63));
    const double turn = 30 * std::exp(-std::pow((meanH - 275) / 25, 2));
    const double meanC7 = std::pow(meanC, 7);
    const double rc = 2 * std::sqrt(meanC7 / (meanC7 + std::pow(25.0, 7)));
    const double fromMiddle = std::pow(meanL - 50, 2);
    const double sl = 1 + 0.015 * fromMiddle / std::sqrt(20 + fromMiddle);
    const double sc = 1 + 0.045 * meanC;
    const double sh = 1 + 0.015 * meanC * t;
    const double rt = -std::sin(radians(2 * turn)) * rc;
    const double l = dL / sl;
    const double c = dC / sc;
    const double h = dH / sh;
    return std::sqrt(l * l + c * c + h * h + rt * c * h);
}

double difference(const QColor& a, const QColor& b, Vision vision) {
    return difference(lab(a, vision), lab(b, vision));
}

double smallest(const std::vector<QColor>& palette, Vision vision) {
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < palette.size(); ++i)
        for (std::size_t j = i + 1; j < palette.size(); ++j)
            least = std::min(least, difference(palette[i], palette[j], vision));
    return least;
}

/// The documented minima came from another implementation; its white point, and whether what leaves the gamut is
/// clipped before or after rounding to eight bits, move them by some tenths.
constexpr double kChannelRounding = 0.5;
/// Values of opposite sign stay this far apart, from a quarter of the range on.
constexpr double kSigns = 24;

}  // namespace

/// What is told by colour stays told for every kind of colour vision, at full severity.
class ColourVisionTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// Pairs from the table that Sharma, Wu and Dalal published for testing the formula.
    void theFormula_data() {
        QTest::addColumn<double>("b1");
        QTest::addColumn<double>("expected");
        QTest::addRow("pair 1") << -79.7751 << 2.0425;
        QTest::addRow("pair 2") << -77.2803 << 2.8615;
        QTest::addRow("pair 3") << -74.0200 << 3.4412;
    }
    void theFormula() {
        QFETCH(double, b1);
        QFETCH(double, expected);
        const double a1 = expected < 2.5 ? 2.6772 : (expected < 3 ? 3.1571 : 2.8361);
        const double found = difference(Triple{50, a1, b1}, Triple{50, 0, -82.7485});
        QVERIFY2(std::abs(found - expected) < 5e-5, qPrintable(QString::number(found, 'f', 5)));
    }

    /// Each row of a matrix keeps grey grey.
    void greysStayGrey() {
        for (const auto& matrix : kMachado)
            for (const Triple& row : matrix) QVERIFY(std::abs(row[0] + row[1] + row[2] - 1) < 1e-5);
    }

    void palettes_data() {
        QTest::addColumn<QList<QColor>>("palette");
        QTest::addColumn<QList<double>>("least");
        const auto row = [](const char* name, const auto& colours, const QList<double>& least) {
            QTest::addRow("%s", name) << QList<QColor>(colours.begin(), colours.end()) << least;
        };
        const auto indices = [](const Theme& theme) {
            return std::array{theme.indexI, theme.indexJ, theme.indexDelta};
        };
        row("series, light", Theme::light().series, {24.9, 18.0, 19.0, 17.6});
        row("series, dark", Theme::dark().series, {23.8, 19.2, 19.6, 19.3});
        row("indices, light", indices(Theme::light()), {30.3, 21.3, 17.5, 24.2});
        row("indices, dark", indices(Theme::dark()), {36.0, 25.3, 20.6, 26.6});
        // Darker inks lie a little closer together.
        row("indices, light, high contrast", indices(Theme::light(Contrast::High)), {29.1, 20.2, 16.5, 19.7});
        row("indices, dark, high contrast", indices(Theme::dark(Contrast::High)), {20, 20, 20, 20});
    }
    void palettes() {
        QFETCH(QList<QColor>, palette);
        QFETCH(QList<double>, least);
        for (std::size_t v = 0; v < kVisions.size(); ++v) {
            const double found = smallest({palette.begin(), palette.end()}, kVisions[v]);
            QVERIFY2(found >= least[qsizetype(v)] - kChannelRounding,
                     qPrintable(QStringLiteral("%1: %2").arg(kVisionNames[v]).arg(found)));
        }
    }

    /// The row that asks is outlined in orange on cells whose positive values are reddish.
    void rowsStandOutFromPositiveValues() {
        // As measured. On white the casing of the outlines tells them from the cells.
        constexpr std::array kLight{13.5, 9.0, 5.5, 1.5};
        constexpr std::array kDark{28.0, 18.0, 12.5, 7.5};
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            const ColourMap map = ColourMap::positive(*theme);
            for (std::size_t v = 0; v < kVisions.size(); ++v)
                for (int step = 0; step <= 100; ++step) {
                    const double found = difference(theme->indexI, QColor(map.at(step / 100.0)), kVisions[v]);
                    QVERIFY2(found >= (theme->isDark ? kDark : kLight)[v],
                             qPrintable(QStringLiteral("%1 at %2: %3").arg(kVisionNames[v]).arg(step).arg(found)));
                }
        }
    }

    /// Green is for weights: no index and no curve has a hue from yellow-green to teal.
    void onlyWeightsAreGreen() {
        constexpr double kFirstGreen = 104, kLastGreen = 198;  // degrees of hue in L*a*b*
        for (const Contrast variant : {Contrast::Normal, Contrast::High})
            for (const Theme* theme : {&Theme::light(variant), &Theme::dark(variant)}) {
                std::vector<QColor> others(theme->series.begin(), theme->series.end());
                others.insert(others.end(), {theme->indexI, theme->indexJ, theme->indexDelta});
                others.insert(others.end(), theme->signedStops.begin(), theme->signedStops.end());
                for (const QColor& colour : others) {
                    const Triple seen = lab(colour, Vision::Normal);
                    if (std::hypot(seen[1], seen[2]) < 1) continue;  // white
                    const double angle = std::atan2(seen[2], seen[1]) * 180 / std::numbers::pi;
                    const double hue = angle < 0 ? angle + 360 : angle;
                    QVERIFY2(hue < kFirstGreen || hue > kLastGreen, qPrintable(colour.name()));
                }
            }
    }

    void signsStayApart_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("vision");
        for (const bool dark : {false, true})
            for (std::size_t v = 0; v < kVisions.size(); ++v)
                QTest::addRow("%s, %s", dark ? "dark" : "light", kVisionNames[v]) << dark << int(v);
    }
    void signsStayApart() {
        QFETCH(bool, dark);
        QFETCH(int, vision);
        const ColourMap map = ColourMap::signedMap(dark ? Theme::dark() : Theme::light());
        for (int step = 25; step <= 100; ++step) {
            const double value = step / 100.0;
            const QColor plus(map.at((1 + value) / 2));
            const QColor minus(map.at((1 - value) / 2));
            const double found = difference(plus, minus, Vision(vision));
            QVERIFY2(found >= kSigns, qPrintable(QStringLiteral("at %1: %2").arg(value).arg(found)));
        }
    }

    /// Equal values of either sign are equally light, so that neither looks like more; weights grow steadily.
    void mapsAreEvenInLightness() {
        constexpr double kEven = 0.6;  // L*, as designed
        for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
            const auto lightness = [](const QColor& colour) { return lab(colour, Vision::Normal)[0]; };
            const auto& stops = theme->signedStops;
            for (std::size_t i = 0; i < stops.size() / 2; ++i)
                QVERIFY(std::abs(lightness(stops[i]) - lightness(stops[stops.size() - 1 - i])) <= kEven);
            const double direction = theme->isDark ? 1 : -1;
            for (std::size_t i = 0; i + 1 < theme->weightStops.size(); ++i)
                for (const Vision vision : kVisions)
                    QVERIFY(direction *
                                (lab(theme->weightStops[i + 1], vision)[0] - lab(theme->weightStops[i], vision)[0]) >
                            0);
        }
    }
};

ATTENTION_TEST(ColourVisionTest, QApplication)
#include "colour_vision_test.moc"
