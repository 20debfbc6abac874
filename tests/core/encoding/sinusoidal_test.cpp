#include "core/encoding/sinusoidal.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <numbers>
#include <stdexcept>
#include <utility>
#include <vector>

#include <QFile>

#include "core/threads.h"
#include "tests/test_class.h"

using attention::Index;
using attention::Matrix;
using attention::sinusoidalFrequency;
using attention::SinusoidalRange;
using attention::sinusoidalSamples;
using attention::sinusoidalTable;
using attention::sinusoidalValue;
using attention::sinusoidalWavelength;

namespace {

// What the header promises for positions below 10^6 and d <= 1024.
constexpr double kAccuracy = 2e-15;
// Three exact-looking entries multiplied and added: a few times their own error.
constexpr double kRotationTolerance = 4e-15;
// The book prints five digits.
constexpr double kPrintedDigits = 5e-6;

struct Entry {
    double position;
    Index column;
    double value;
};

/// The entries of tests/golden/sinusoidal.csv by (base, d).
std::map<std::pair<double, Index>, std::vector<Entry>> readGolden() {
    QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/sinusoidal.csv"));
    std::map<std::pair<double, Index>, std::vector<Entry>> golden;
    if (!file.open(QIODevice::ReadOnly)) return golden;
    file.readLine();
    while (!file.atEnd()) {
        const QList<QByteArray> fields = file.readLine().trimmed().split(',');
        golden[{fields[0].toDouble(), fields[1].toLongLong()}].push_back(
            {fields[2].toDouble(), fields[3].toLongLong(), fields[4].toDouble()});
    }
    return golden;
}

bool sameBits(const Matrix& a, const Matrix& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() &&
           std::equal(a.data(), a.data() + a.size(), b.data(), [](double x, double y) {
               return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
           });
}

/// Threads as they were when the test ends, however it ends.
class ThreadCountGuard {
 public:
    ~ThreadCountGuard() { attention::setThreadCount(m_count); }

 private:
    int m_count = attention::threadCount();
};

}  // namespace

class SinusoidalTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void exactEntries_data();
    void exactEntries();
    void frequency_data();
    void frequency();
    void bookValues_data();
    void bookValues();
    void bookWavelengths();
    void firstRowIsZeroOne();
    void pairsLieOnTheUnitCircle();
    void sameBitsEverywhere();
    void partsEqualTheWhole_data();
    void partsEqualTheWhole();
    void largeTableEqualsSmallOnes_data();
    void largeTableEqualsSmallOnes();
    void valueEqualsTable();
    void valueIsOddAndEven();
    void samplesBetweenPositions();
    void shiftIsARotation_data();
    void shiftIsARotation();
    void dotProductDependsOnDistance();
    void reusedBufferStays();
    void wideAndFarStayBounded();
    void invalidArguments_data();
    void invalidArguments();
    void stopReturnsEarly();
};

void SinusoidalTest::exactEntries_data() {
    QTest::addColumn<double>("base");
    QTest::addColumn<Index>("d");
    const auto golden = readGolden();
    QCOMPARE(golden.size(), std::size_t{7 * 7});
    for (const auto& [key, entries] : golden) {
        QTest::addRow("base %g, d = %td", key.first, key.second) << key.first << key.second;
    }
}

void SinusoidalTest::exactEntries() {
    QFETCH(double, base);
    QFETCH(Index, d);
    static const auto golden = readGolden();
    double worst = 0;
    for (const Entry& entry : golden.at({base, d})) {
        double error = std::abs(sinusoidalValue(entry.position, entry.column, d, base) - entry.value);
        const auto i = static_cast<Index>(entry.position);
        if (static_cast<double>(i) == entry.position && i >= 0) {
            const SinusoidalRange range{.positions = 1,
                                        .dimensions = d,
                                        .base = base,
                                        .start = i,
                                        .firstColumn = entry.column,
                                        .columnCount = 1};
            error = std::max(error, std::abs(sinusoidalTable(range)(0, 0) - entry.value));
        }
        QVERIFY2(error <= kAccuracy, qPrintable(QStringLiteral("position %1, column %2: off by %3")
                                                    .arg(entry.position, 0, 'g', 17)
                                                    .arg(entry.column)
                                                    .arg(error)));
        worst = std::max(worst, error);
    }
    qInfo("largest error %.2g", worst);
}

void SinusoidalTest::frequency_data() {
    QTest::addColumn<Index>("pair");
    QTest::addColumn<Index>("d");
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("expected");
    QTest::addRow("pair 0 is 1") << Index{0} << Index{32} << 10000.0 << 1.0;
    QTest::addRow("10000^(-8/32) = 1/10") << Index{4} << Index{32} << 10000.0 << 0.1;
    QTest::addRow("10000^(-16/32) = 1/100") << Index{8} << Index{32} << 10000.0 << 0.01;
    QTest::addRow("100^(-2/4) = 1/10") << Index{1} << Index{4} << 100.0 << 0.1;
    QTest::addRow("2^(-2/3)") << Index{1} << Index{3} << 2.0 << 0.6299605249474366;
    QTest::addRow("largest base: about 2^-512")
        << Index{1} << Index{4} << std::numeric_limits<double>::max() << 7.458340731200207e-155;
    QTest::addRow("smallest base: 1 - epsilon/2") << Index{1} << Index{4} << 1 + std::numeric_limits<double>::epsilon()
                                                  << 1 - std::numeric_limits<double>::epsilon() / 2;
}

void SinusoidalTest::frequency() {
    QFETCH(Index, pair);
    QFETCH(Index, d);
    QFETCH(double, base);
    QFETCH(double, expected);
    // 1 ulp is at most epsilon of the value.
    const double tolerance = expected * std::numeric_limits<double>::epsilon();
    QVERIFY(std::abs(sinusoidalFrequency(pair, d, base) - expected) <= tolerance);
}

void SinusoidalTest::bookValues_data() {
    QTest::addColumn<Index>("column");
    QTest::addColumn<double>("expected");
    QTest::addRow("P[1, 6] = sin(10000^(-6/32))") << Index{6} << 0.17689;
    QTest::addRow("P[1, 7] = cos(10000^(-6/32))") << Index{7} << 0.98423;
    QTest::addRow("P[1, 8] = sin(1/10)") << Index{8} << 0.09983;
    QTest::addRow("P[1, 9] = cos(1/10)") << Index{9} << 0.99500;
}

void SinusoidalTest::bookValues() {
    QFETCH(Index, column);
    QFETCH(double, expected);
    QVERIFY(std::abs(sinusoidalTable({.positions = 60, .dimensions = 32})(1, column) - expected) < kPrintedDigits);
}

void SinusoidalTest::bookWavelengths() {
    QVERIFY(std::abs(sinusoidalWavelength(3, 32, 10000) - 35.333) < 5e-4);
    QVERIFY(std::abs(sinusoidalWavelength(4, 32, 10000) - 62.832) < 5e-4);
}

void SinusoidalTest::firstRowIsZeroOne() {
    const Matrix table = sinusoidalTable({.positions = 1, .dimensions = 7});
    for (Index c = 0; c < 7; ++c) QCOMPARE(table(0, c), c % 2 == 0 ? 0.0 : 1.0);
}

void SinusoidalTest::pairsLieOnTheUnitCircle() {
    const Matrix table = sinusoidalTable({.positions = 300, .dimensions = 64, .start = 12345});
    for (Index j = 0; j < 32; ++j) {
        const auto squares = table.col(2 * j).array().square() + table.col(2 * j + 1).array().square();
        QVERIFY((squares - 1).abs().maxCoeff() < kAccuracy);
    }
}

void SinusoidalTest::sameBitsEverywhere() {
    // FNV-1a over the entries' bits: a figure exported on one machine is the figure exported on another.
    const Matrix table = sinusoidalTable({.positions = 300, .dimensions = 33, .start = 99990});
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const double entry : table.reshaped<Eigen::RowMajor>()) {
        for (int byte = 0; byte < 8; ++byte) {
            hash = (hash ^ ((std::bit_cast<std::uint64_t>(entry) >> (8 * byte)) & 0xff)) * 0x100000001b3;
        }
    }
    QCOMPARE(hash, std::uint64_t{2469404938117322518});
}

void SinusoidalTest::partsEqualTheWhole_data() {
    QTest::addColumn<Index>("start");
    QTest::addColumn<Index>("positions");
    QTest::addColumn<Index>("firstColumn");
    QTest::addColumn<Index>("columnCount");
    QTest::addRow("rows from 1 on") << Index{1} << Index{199} << Index{0} << Index{-1};
    QTest::addRow("one row") << Index{130} << Index{1} << Index{0} << Index{-1};
    QTest::addRow("rows across three blocks") << Index{63} << Index{66} << Index{0} << Index{-1};
    QTest::addRow("a pair") << Index{0} << Index{200} << Index{6} << Index{2};
    QTest::addRow("from a cosine to a sine") << Index{0} << Index{200} << Index{7} << Index{2};
    QTest::addRow("the unpaired sine") << Index{0} << Index{200} << Index{1034} << Index{1};
    QTest::addRow("columns across tiles, rows across blocks") << Index{70} << Index{100} << Index{501} << Index{530};
}

void SinusoidalTest::partsEqualTheWhole() {
    QFETCH(Index, start);
    QFETCH(Index, positions);
    QFETCH(Index, firstColumn);
    QFETCH(Index, columnCount);
    const Matrix whole = sinusoidalTable({.positions = 200, .dimensions = 1035});
    const Matrix part = sinusoidalTable({.positions = positions,
                                         .dimensions = 1035,
                                         .start = start,
                                         .firstColumn = firstColumn,
                                         .columnCount = columnCount});
    QVERIFY(sameBits(part, whole.block(start, firstColumn, positions, columnCount == -1 ? 1035 : columnCount)));
}

void SinusoidalTest::largeTableEqualsSmallOnes_data() {
    QTest::addColumn<Index>("start");
    QTest::addColumn<Index>("d");
    QTest::addRow("rows of whole cache lines") << Index{0} << Index{512};
    QTest::addRow("rows of 515 columns, from inside a block") << Index{77} << Index{515};
}

void SinusoidalTest::largeTableEqualsSmallOnes() {
    QFETCH(Index, start);
    QFETCH(Index, d);
    const ThreadCountGuard guard;
    // More than 2^22 entries, which are stored in a way of their own when the buffer is reused.
    const SinusoidalRange range{.positions = 8500, .dimensions = d, .start = start};
    for (const int threads : {1, 2, 3}) {
        attention::setThreadCount(threads);
        Matrix table;
        sinusoidalTable(range, table);
        const Matrix fresh = table;
        table.setConstant(std::numeric_limits<double>::quiet_NaN());
        sinusoidalTable(range, table);
        QVERIFY(sameBits(table, fresh));
        for (Index row = 0; row < range.positions; row += 170) {
            const Matrix small = sinusoidalTable({.positions = 170, .dimensions = d, .start = start + row});
            QVERIFY(sameBits(small, table.middleRows(row, 170)));
        }
    }
}

void SinusoidalTest::valueEqualsTable() {
    const Matrix table = sinusoidalTable({.positions = 130, .dimensions = 9, .base = 37, .start = 5000});
    for (Index r = 0; r < table.rows(); ++r) {
        for (Index c = 0; c < 9; ++c) QCOMPARE(sinusoidalValue(static_cast<double>(5000 + r), c, 9, 37), table(r, c));
    }
}

void SinusoidalTest::valueIsOddAndEven() {
    for (const double position : {0.25, 3.0, 64.0, 1000.5}) {
        QCOMPARE(sinusoidalValue(-position, 4, 32, 10000), -sinusoidalValue(position, 4, 32, 10000));
        QCOMPARE(sinusoidalValue(-position, 5, 32, 10000), sinusoidalValue(position, 5, 32, 10000));
    }
}

void SinusoidalTest::samplesBetweenPositions() {
    const SinusoidalRange range{
        .positions = 70, .dimensions = 33, .start = 123400, .firstColumn = 5, .columnCount = 20};
    const Matrix samples = sinusoidalSamples(range, 8);
    QCOMPARE(samples.rows(), Index{69 * 8 + 1});
    const Matrix table = sinusoidalTable(range);
    for (Index r = 0; r < table.rows(); ++r) QVERIFY(sameBits(samples.row(8 * r), table.row(r)));
    // Eighths are exact, so that the value at a double is comparable.
    for (Index r = 0; r < samples.rows(); ++r) {
        for (Index c = 0; c < 20; ++c) {
            QCOMPARE(samples(r, c), sinusoidalValue(123400 + static_cast<double>(r) / 8, 5 + c, 33, 10000));
        }
    }
    QCOMPARE(sinusoidalSamples({.positions = 1}, 5).rows(), Index{1});
}

void SinusoidalTest::shiftIsARotation_data() {
    QTest::addColumn<Index>("position");
    QTest::addColumn<Index>("offset");
    QTest::addRow("10 from 1 and 9") << Index{1} << Index{9};
    QTest::addRow("4000 and 3: the residual does not grow") << Index{4000} << Index{3};
    QTest::addRow("999000 and 777") << Index{999000} << Index{777};
}

void SinusoidalTest::shiftIsARotation() {
    QFETCH(Index, position);
    QFETCH(Index, offset);
    const auto encoding = [](Index i) { return sinusoidalTable({.positions = 1, .dimensions = 512, .start = i}); };
    const Matrix p = encoding(position);
    const Matrix turn = encoding(offset);
    const Matrix target = encoding(position + offset);
    for (Index s = 0; s < 512; s += 2) {
        const Index c = s + 1;
        QVERIFY(std::abs(turn(c) * p(s) + turn(s) * p(c) - target(s)) < kRotationTolerance);
        QVERIFY(std::abs(turn(c) * p(c) - turn(s) * p(s) - target(c)) < kRotationTolerance);
    }
}

void SinusoidalTest::dotProductDependsOnDistance() {
    const Matrix table = sinusoidalTable({.positions = 200, .dimensions = 64, .start = 5000});
    const Matrix gram = table * table.transpose();
    // 64 products of entries that are each within kAccuracy.
    const double tolerance = 64 * kAccuracy;
    for (Index i = 0; i < 200; ++i) {
        QVERIFY(std::abs(gram(i, i) - 32) < tolerance);
        for (Index j = 0; j < i; ++j) QVERIFY(std::abs(gram(i, j) - gram(i - j, 0)) < tolerance);
    }
}

void SinusoidalTest::reusedBufferStays() {
    Matrix table(60, 32);
    const double* const buffer = table.data();
    sinusoidalTable({.positions = 60, .dimensions = 32}, table);
    QCOMPARE(table.data(), buffer);
    sinusoidalTable({.positions = 61, .dimensions = 32}, table);
    QCOMPARE(table.rows(), Index{61});
}

void SinusoidalTest::wideAndFarStayBounded() {
    // Outside the promised accuracy, yet on the unit circle.
    const Matrix wide = sinusoidalTable({.positions = 3, .dimensions = 100000, .start = 2000000});
    QVERIFY((wide.array().abs() <= 1 + kAccuracy).all());
    for (Index c = 0; c < wide.cols(); c += 2) {
        QVERIFY(std::abs(std::hypot(wide(0, c), wide(0, c + 1)) - 1) < kAccuracy);
    }
    QVERIFY(std::abs(sinusoidalValue(std::ldexp(1.0, 50), 0, 2, 10000)) <= 1);
}

void SinusoidalTest::invalidArguments_data() {
    QTest::addColumn<SinusoidalRange>("range");
    QTest::addColumn<QString>("message");
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::addRow("n = 0") << SinusoidalRange{.positions = 0} << "n must be 1 to 2^50, not 0.";
    QTest::addRow("d = 0") << SinusoidalRange{.dimensions = 0} << "d must be at least 1, not 0.";
    QTest::addRow("base = 1") << SinusoidalRange{.base = 1} << "base must be a finite number above 1, not 1.";
    QTest::addRow("base = inf") << SinusoidalRange{.base = infinity}
                                << "base must be a finite number above 1, not inf.";
    QTest::addRow("base = nan") << SinusoidalRange{.base = std::nan("")}
                                << "base must be a finite number above 1, not nan.";
    QTest::addRow("start = -1") << SinusoidalRange{.start = -1} << "start must be 0 to 2^50, not -1.";
    QTest::addRow("first column d") << SinusoidalRange{.dimensions = 4, .firstColumn = 4}
                                    << "the first column must be 0 to 3, not 4.";
    QTest::addRow("one column too many") << SinusoidalRange{.dimensions = 4, .firstColumn = 2, .columnCount = 3}
                                         << "the number of columns must be 1 to 2, not 3.";
    QTest::addRow("no column") << SinusoidalRange{.dimensions = 4, .columnCount = 0}
                               << "the number of columns must be 1 to 4, not 0.";
}

void SinusoidalTest::invalidArguments() {
    QFETCH(SinusoidalRange, range);
    QFETCH(QString, message);
    try {
        sinusoidalTable(range);
        QFAIL("no exception");
    } catch (const std::invalid_argument& error) {
        QCOMPARE(QString::fromUtf8(error.what()), message);
    }
    QVERIFY_EXCEPTION_THROWN(sinusoidalSamples(range, 1), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(sinusoidalSamples({}, 0), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(sinusoidalFrequency(2, 4, 10000), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(sinusoidalValue(1, 4, 4, 10000), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(sinusoidalValue(std::nan(""), 0, 4, 10000), std::invalid_argument);
}

void SinusoidalTest::stopReturnsEarly() {
    std::stop_source source;
    source.request_stop();
    Matrix table = Matrix::Constant(1000, 64, 7);
    sinusoidalTable({.positions = 1000, .dimensions = 64}, table, source.get_token());
    QVERIFY((table.array() == 7).all());
}

ATTENTION_TEST(SinusoidalTest, QCoreApplication)
#include "sinusoidal_test.moc"
