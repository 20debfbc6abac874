#include "core/random/philox.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include <QByteArrayList>
#include <QFile>

#include "tests/test_class.h"

using namespace attention;
using Counter = std::array<std::uint32_t, 4>;
using Key = std::array<std::uint32_t, 2>;
Q_DECLARE_METATYPE(Counter)
Q_DECLARE_METATYPE(Key)

namespace {

// Two polynomials of degree 7, a quotient, and in the tails a logarithm and a root: a few roundings of 1.1e-16 each.
constexpr double kNormalRelativeTolerance = 1e-15;

// Statistics of the same draws at every run, so the limits only say how unlikely a good generator is to miss them: 5
// sigma is 6e-7.
constexpr double kSigmas = 5;
constexpr std::uint32_t kRows = 400;
constexpr std::uint32_t kColumns = 250;
constexpr double kDraws = kRows * kColumns;

using Source = std::function<double(std::uint32_t row, std::uint32_t column)>;

std::vector<double> draw(const Source& source) {
    std::vector<double> values;
    for (std::uint32_t row = 0; row < kRows; ++row) {
        for (std::uint32_t column = 0; column < kColumns; ++column) values.push_back(source(row, column));
    }
    return values;
}

double meanPower(const std::vector<double>& values, int power) {
    double sum = 0;
    for (const double value : values) sum += std::pow(value, power);
    return sum / static_cast<double>(values.size());
}

}  // namespace

class PhiloxTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void knownAnswers_data();
    void knownAnswers();
    void golden_data();
    void golden();
    void columnsAreTheSame();
    void momentsAreNormal();
    void distributionIsNormal();
    void uniformFillsItsRange();
    void neighboursAreUncorrelated_data();
    void neighboursAreUncorrelated();
    void orderOfCallsDoesNotMatter();
    void everyArgumentCounts_data();
    void everyArgumentCounts();
    void wordKeys_data();
    void wordKeys();
};

void PhiloxTest::knownAnswers_data() {
    QTest::addColumn<Counter>("counter");
    QTest::addColumn<Key>("key");
    QTest::addColumn<Counter>("expected");
    QTest::addRow("Random123: zeros") << Counter{0, 0, 0, 0} << Key{0, 0}
                                      << Counter{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8};
    QTest::addRow("Random123: ones") << Counter{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}
                                     << Key{0xffffffff, 0xffffffff}
                                     << Counter{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd};
    QTest::addRow("Random123: digits of pi")
        << Counter{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344} << Key{0xa4093822, 0x299f31d0}
        << Counter{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1};
}

void PhiloxTest::knownAnswers() {
    QFETCH(Counter, counter);
    QFETCH(Key, key);
    QFETCH(Counter, expected);
    QCOMPARE(philox4x32(counter, key), expected);
}

void PhiloxTest::golden_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<quint32>("matrix");
    QTest::addColumn<quint64>("row");
    QTest::addColumn<quint32>("column");
    QTest::addColumn<quint64>("uniformBits");
    QTest::addColumn<double>("expectedNormal");
    QFile file(ATTENTION_GOLDEN_DIR "/philox.csv");
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    file.readLine();
    while (!file.atEnd()) {
        const QByteArrayList fields = file.readLine().trimmed().split(',');
        QCOMPARE(fields.size(), 7);
        QTest::newRow(fields[0].constData()) << fields[1].toULongLong() << fields[2].toUInt() << fields[3].toULongLong()
                                             << fields[4].toUInt() << fields[5].toULongLong() << fields[6].toDouble();
    }
}

void PhiloxTest::golden() {
    QFETCH(quint64, seed);
    QFETCH(quint32, matrix);
    QFETCH(quint64, row);
    QFETCH(quint32, column);
    QFETCH(quint64, uniformBits);
    QFETCH(double, expectedNormal);
    const double actualUniform = uniform(seed, matrix, row, column);
    QVERIFY(actualUniform == std::ldexp(static_cast<double>(uniformBits), -53));
    QVERIFY(actualUniform < 1);
    const double actualNormal = standardNormal(seed, matrix, row, column);
    const double relativeError = std::abs(actualNormal / expectedNormal - 1);
    QVERIFY2(relativeError <= kNormalRelativeTolerance, qPrintable(QString("%1, not %2: off by %3 of it")
                                                                       .arg(actualNormal, 0, 'g', 17)
                                                                       .arg(expectedNormal, 0, 'g', 17)
                                                                       .arg(relativeError)));
}

/// Numbers made together have the bits of those made one by one: also of any length, and where the rows pass 2^32.
void PhiloxTest::columnsAreTheSame() {
    for (const std::uint64_t seed : {std::uint64_t(1), std::uint64_t(0x123456789ABCDEF0)})
        for (const std::uint64_t firstRow : {std::uint64_t(0), std::uint64_t(7), (std::uint64_t(1) << 32) - 40})
            for (const std::size_t count : {std::size_t(0), std::size_t(1), std::size_t(63), std::size_t(20000)}) {
                std::vector<double> values(count);
                standardNormalColumn(seed, 63, firstRow, 4095, values);
                for (std::size_t i = 0; i < count; ++i)
                    QCOMPARE(std::bit_cast<std::uint64_t>(values[i]),
                             std::bit_cast<std::uint64_t>(standardNormal(seed, 63, firstRow + i, 4095)));
                standardNormalRow(seed, 63, firstRow, 4095, values);
                for (std::size_t i = 0; i < count; ++i)
                    QCOMPARE(std::bit_cast<std::uint64_t>(values[i]),
                             std::bit_cast<std::uint64_t>(standardNormal(seed, 63, firstRow, std::uint32_t(4095 + i))));
            }
}

void PhiloxTest::momentsAreNormal() {
    const auto values = draw([](auto row, auto column) { return standardNormal(1, 0, row, column); });
    // Var(z^k) = E(z^2k) - E(z^k)^2 with E(z^2) = 1, E(z^4) = 3, E(z^6) = 15, E(z^8) = 105.
    QVERIFY(std::abs(meanPower(values, 1)) < kSigmas * std::sqrt(1 / kDraws));
    QVERIFY(std::abs(meanPower(values, 2) - 1) < kSigmas * std::sqrt((3 - 1) / kDraws));
    QVERIFY(std::abs(meanPower(values, 3)) < kSigmas * std::sqrt(15 / kDraws));
    QVERIFY(std::abs(meanPower(values, 4) - 3) < kSigmas * std::sqrt((105 - 9) / kDraws));
}

void PhiloxTest::distributionIsNormal() {
    auto values = draw([](auto row, auto column) { return standardNormal(1, 0, row, column); });
    std::sort(values.begin(), values.end());
    double largest = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double expected = std::erfc(-values[i] / std::sqrt(2.0)) / 2;
        largest = std::max(largest, std::abs((static_cast<double>(i) + 0.5) / kDraws - expected));
    }
    // Kolmogorov's distance exceeds 2.3 / sqrt(n) once in 20,000 samples.
    QVERIFY2(largest < 2.3 / std::sqrt(kDraws), qPrintable(QString::number(largest)));
}

void PhiloxTest::uniformFillsItsRange() {
    const auto values = draw([](auto row, auto column) { return uniform(1, 0, row, column); });
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    QVERIFY(*least >= 0 && *least < 20 / kDraws);  // missed with probability exp(-20)
    QVERIFY(*greatest < 1 && *greatest > 1 - 20 / kDraws);
    QVERIFY(std::abs(meanPower(values, 1) - 1.0 / 2) < kSigmas * std::sqrt(1.0 / 12 / kDraws));
    QVERIFY(std::abs(meanPower(values, 2) - 1.0 / 3) < kSigmas * std::sqrt((1.0 / 5 - 1.0 / 9) / kDraws));
}

void PhiloxTest::neighboursAreUncorrelated_data() {
    QTest::addColumn<Source>("other");
    QTest::addRow("the next column") << Source(
        [](auto row, auto column) { return standardNormal(1, 0, row, column + 1); });
    QTest::addRow("the next row") << Source(
        [](auto row, auto column) { return standardNormal(1, 0, row + 1, column); });
    QTest::addRow("the next matrix") << Source([](auto row, auto column) { return standardNormal(1, 1, row, column); });
    QTest::addRow("the next seed") << Source([](auto row, auto column) { return standardNormal(2, 0, row, column); });
    QTest::addRow("the transpose") << Source(
        [](auto row, auto column) { return standardNormal(1, 0, column, row + kRows); });
    QTest::addRow("the uniform at the same place: U - 1/2 in units of its deviation")
        << Source([](auto row, auto column) { return (uniform(1, 0, row, column) - 0.5) * std::sqrt(12.0); });
}

void PhiloxTest::neighboursAreUncorrelated() {
    QFETCH(Source, other);
    const auto products =
        draw([&](auto row, auto column) { return standardNormal(1, 0, row, column) * other(row, column); });
    QVERIFY(std::abs(meanPower(products, 1)) < kSigmas / std::sqrt(kDraws));
}

void PhiloxTest::orderOfCallsDoesNotMatter() {
    const auto forwards = draw([](auto row, auto column) { return standardNormal(7, 2, row, column); });
    auto backwards =
        draw([](auto row, auto column) { return standardNormal(7, 2, kRows - 1 - row, kColumns - 1 - column); });
    std::reverse(backwards.begin(), backwards.end());
    QCOMPARE(forwards, backwards);
}

void PhiloxTest::everyArgumentCounts_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<quint32>("matrix");
    QTest::addColumn<quint64>("row");
    QTest::addColumn<quint32>("column");
    QTest::addRow("seed, lowest bit") << quint64{0} << quint32{2} << quint64{3} << quint32{4};
    QTest::addRow("seed, highest bit of a scene's") << (quint64{1} << 62 | 1) << quint32{2} << quint64{3} << quint32{4};
    QTest::addRow("matrix") << quint64{1} << quint32{3} << quint64{3} << quint32{4};
    QTest::addRow("row, lowest bit") << quint64{1} << quint32{2} << quint64{2} << quint32{4};
    QTest::addRow("row, highest bit of a word's") << quint64{1} << quint32{2} << (quint64{1} << 63 | 3) << quint32{4};
    QTest::addRow("column") << quint64{1} << quint32{2} << quint64{3} << quint32{5};
    QTest::addRow("row and column exchanged") << quint64{1} << quint32{2} << quint64{4} << quint32{3};
}

void PhiloxTest::everyArgumentCounts() {
    QFETCH(quint64, seed);
    QFETCH(quint32, matrix);
    QFETCH(quint64, row);
    QFETCH(quint32, column);
    QVERIFY(standardNormal(seed, matrix, row, column) != standardNormal(1, 2, 3, 4));
    QVERIFY(uniform(seed, matrix, row, column) != uniform(1, 2, 3, 4));
}

void PhiloxTest::wordKeys_data() {
    constexpr quint64 offset = 0xcbf29ce484222325;
    constexpr quint64 prime = 0x100000001b3;
    QTest::addColumn<std::string>("word");
    QTest::addColumn<quint64>("expected");
    QTest::addRow("published: nothing") << std::string() << quint64{0xcbf29ce484222325};
    QTest::addRow("published: a") << std::string("a") << quint64{0xaf63dc4c8601ec8c};
    QTest::addRow("published: foobar") << std::string("foobar") << quint64{0x85944171f73967e8};
    QTest::addRow("e acute: bytes above 127 count as 195 and 169")
        << std::string("\xc3\xa9") << ((offset ^ 195) * prime ^ 169) * prime;
    QTest::addRow("a zero byte counts") << std::string(1, '\0') << offset * prime;
}

void PhiloxTest::wordKeys() {
    QFETCH(std::string, word);
    QFETCH(quint64, expected);
    QCOMPARE(quint64{wordHash(word)}, expected);
}

ATTENTION_TEST(PhiloxTest, NoApplication)
#include "philox_test.moc"
