#include <array>
#include <cmath>
#include <vector>

#include "core/colour/colour_difference.h"
#include "core/colour/colour_vision.h"
#include "tests/test_class.h"

using namespace attention;

Q_DECLARE_METATYPE(ColourVision)
Q_DECLARE_METATYPE(LabColour)

namespace {

/// The published differences have four decimals.
constexpr double kPublished = 0.5e-4 + 1e-12;
/// Published values of L*, a*, b* have two decimals, and their last one goes by the digits of the matrix.
constexpr double kLab = 0.01;

constexpr std::array kVisions{ColourVision::Usual, ColourVision::Protanopia, ColourVision::Deuteranopia,
                              ColourVision::Tritanopia, ColourVision::Grey};

}  // namespace

class ColourTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    /// Table 1 of Sharma, Wu and Dalal (2005).
    void publishedDifferences_data() {
        QTest::addColumn<LabColour>("first");
        QTest::addColumn<LabColour>("second");
        QTest::addColumn<double>("difference");
        const std::array<std::array<double, 7>, 34> pairs{{
            {50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425},
            {50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615},
            {50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412},
            {50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000},
            {50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000},
            {50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000},
            {50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669},
            {50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669},
            {50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792},
            {50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792},
            {50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195},
            {50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195},
            {50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045},
            {50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045},
            {50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461},
            {50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065},
            {50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492},
            {50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977},
            {50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030},
            {50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535},
            {50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000},
            {50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000},
            {50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000},
            {50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000},
            {60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644},
            {63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630},
            {61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731},
            {35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645},
            {22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373},
            {36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146},
            {90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441},
            {90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381},
            {6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377},
            {2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082},
        }};
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto& pair = pairs[i];
            QTest::addRow("pair %d", int(i) + 1)
                << LabColour{pair[0], pair[1], pair[2]} << LabColour{pair[3], pair[4], pair[5]} << pair[6];
        }
    }
    void publishedDifferences() {
        QFETCH(LabColour, first);
        QFETCH(LabColour, second);
        QFETCH(double, difference);
        for (const double found : {colourDifference(first, second), colourDifference(second, first)})
            QVERIFY2(std::abs(found - difference) <= kPublished, qPrintable(QString::number(found, 'g', 8)));
    }

    /// As colour science has them for D65 and 2 degrees.
    void labOfPrimaries_data() {
        QTest::addColumn<PackedColour>("colour");
        QTest::addColumn<LabColour>("lab");
        QTest::addRow("white") << 0xFFFFFFFFu << LabColour{100, 0, 0};
        QTest::addRow("black") << 0xFF000000u << LabColour{0, 0, 0};
        QTest::addRow("middle grey") << 0xFF808080u << LabColour{53.585, 0, 0};
        QTest::addRow("red") << 0xFFFF0000u << LabColour{53.24, 80.09, 67.20};
        QTest::addRow("green") << 0xFF00FF00u << LabColour{87.73, -86.18, 83.18};
        QTest::addRow("blue") << 0xFF0000FFu << LabColour{32.30, 79.19, -107.86};
    }
    void labOfPrimaries() {
        QFETCH(PackedColour, colour);
        QFETCH(LabColour, lab);
        const LabColour found = labColour(colour);
        QVERIFY(std::abs(found.lightness - lab.lightness) <= kLab);
        QVERIFY(std::abs(found.a - lab.a) <= kLab);
        QVERIFY(std::abs(found.b - lab.b) <= kLab);
    }

    void levelsComeBack() {
        for (int level = 0; level < 256; ++level) QCOMPARE(int(levelOf(linearLight(std::uint8_t(level)))), level);
        QCOMPARE(int(levelOf(-0.1)), 0);
        QCOMPARE(int(levelOf(1.1)), 255);
        // As the formula of sRGB rounds, between levels too.
        for (int i = 0; i <= 100'000; ++i) {
            const double light = i / 1e5;
            const double encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
            QCOMPARE(int(levelOf(light)), int(std::lround(255 * encoded)));
        }
    }

    void greysLookAsTheyAre() {
        for (const ColourVision vision : kVisions)
            for (PackedColour level = 0; level < 256; ++level) {
                const PackedColour grey = 0x80000000u | level * 0x10101u;
                QCOMPARE(seenWith(grey, vision), grey);
            }
    }

    /// Worked out from the matrices by hand.
    void colours_data() {
        QTest::addColumn<ColourVision>("vision");
        QTest::addColumn<PackedColour>("colour");
        QTest::addColumn<PackedColour>("seen");
        QTest::addRow("usual") << ColourVision::Usual << 0x12345678u << 0x12345678u;
        QTest::addRow("grey, red") << ColourVision::Grey << 0xFFFF0000u << 0xFF7F7F7Fu;
        QTest::addRow("grey, green") << ColourVision::Grey << 0xFF00FF00u << 0xFFDCDCDCu;
        QTest::addRow("protanopia, red") << ColourVision::Protanopia << 0xFFFF0000u << 0xFF6D5F00u;
        QTest::addRow("protanopia, green") << ColourVision::Protanopia << 0xFF00FF00u << 0xFFFFE500u;
        QTest::addRow("deuteranopia, red") << ColourVision::Deuteranopia << 0xFFFF0000u << 0xFFA39000u;
        QTest::addRow("deuteranopia, blue") << ColourVision::Deuteranopia << 0xFF0000FFu << 0xFF003DFBu;
        QTest::addRow("tritanopia, blue") << ColourVision::Tritanopia << 0xFF0000FFu << 0xFF006B96u;
    }
    void colours() {
        QFETCH(ColourVision, vision);
        QFETCH(PackedColour, colour);
        QFETCH(PackedColour, seen);
        QVERIFY2(seenWith(colour, vision) == seen, qPrintable(QString::number(seenWith(colour, vision), 16)));
    }

    void picturesAreConvertedPixelByPixel() {
        std::vector<PackedColour> pixels;
        for (PackedColour i = 0; i < 5000; ++i) pixels.push_back(i / 3 * 2654435761u);
        for (const ColourVision vision : kVisions) {
            std::vector<PackedColour> seen = pixels;
            seeWith(seen, vision);
            for (std::size_t i = 0; i < pixels.size(); ++i) QCOMPARE(seen[i], seenWith(pixels[i], vision));
        }
    }

    void smallestDifferences() {
        const std::array<PackedColour, 3> colours{0xFFD62728, 0xFF2CA02C, 0xFF1F77B4};
        QVERIFY(!smallestDifference(std::span(colours).first(1), ColourVision::Usual));
        const double usual = *smallestDifference(colours, ColourVision::Usual);
        double least = 1000;
        for (std::size_t i = 0; i < colours.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                least = std::min(least, colourDifference(labColour(colours[i]), labColour(colours[j])));
        QCOMPARE(usual, least);
        // Red and green of equal lightness, which are the classic mistake.
        QVERIFY(*smallestDifference(colours, ColourVision::Deuteranopia) < usual / 2);
        const std::array<PackedColour, 2> same{0xFF123456, 0xFF123456};
        QCOMPARE(*smallestDifference(same, ColourVision::Usual), 0.0);
    }
};

ATTENTION_TEST(ColourTest, NoApplication)
#include "colour_test.moc"
