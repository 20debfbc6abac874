#include "core/encoding/binary.h"

#include <cmath>
#include <cstdint>
#include <functional>
#include <stdexcept>

#include <QFile>

#include "core/encoding/binary_study.h"
#include "core/scene/scene.h"
#include "tests/core/encoding/derivation_testing.h"
#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr int kBinaryCases = 20000;

/// What the random cases begin with, while nothing else is said.
constexpr quint64 kBinarySeed = 20170612;

std::string told(const std::vector<Index>& bits) {
    std::string text;
    for (const Index bit : bits) {
        if (!text.empty()) text += ' ';
        text += std::to_string(bit);
    }
    return text;
}

/// Nothing if every part of every formula has the value that it should; whole numbers below 2^53 are exact.
std::string firstFault(const Derivation& derivation) {
    const auto fault = [](const Expression& expression, double value) -> std::string {
        std::vector<Expression> parts{expression};
        if (expression.kind == Expression::Kind::Equation) parts = expression.parts;
        for (const Expression& part : parts)
            if (evaluate(part) != value) return expressionText(part) + " is not " + std::to_string(value);
        return {};
    };
    for (const Expression& formula : {derivation.symbolic, derivation.numeric()})
        if (auto found = fault(formula, derivation.value); !found.empty()) return found;
    for (const auto* lines : {&derivation.steps, &derivation.context})
        for (const DerivationLine& line : *lines)
            if (line.word.empty())
                if (auto found = fault(line.expression, line.value); !found.empty()) return line.name + ": " + found;
    if (derivation.steps.back().value != derivation.value) return "the last step has another value";
    return {};
}

}  // namespace

class BinaryTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void asPythonWritesThem() {
        QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/binary.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        int positions = 0;
        while (!file.atEnd()) {
            const QList<QByteArray> fields = file.readLine().trimmed().split(',');
            const Index position = fields[0].toLongLong();
            QCOMPARE(binaryText(position, 1), fields[1].toStdString());
            QCOMPARE(bookBinarySentence(position), fields[2].toStdString());
            QCOMPARE(told(changedBits(position, position + 1)), fields[3].toStdString());
            ++positions;
        }
        QCOMPARE(positions, 115);
    }

    void theBooksList() {
        const std::vector<std::string> list{"0 in binary is 000", "1 in binary is 001", "2 in binary is 010",
                                            "3 in binary is 011", "4 in binary is 100", "5 in binary is 101",
                                            "6 in binary is 110", "7 in binary is 111"};
        for (Index position = 0; position < 8; ++position)
            QCOMPARE(bookBinarySentence(position), list[std::size_t(position)]);
        QCOMPARE(bookBinarySentence(8), std::string("8 in binary is 1000"));
    }

    void columnIsTheBit() {
        const Matrix expected{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}};
        QCOMPARE(binaryBits({.positions = 8, .start = 0}), expected);
        QCOMPARE(binaryBits({.positions = 2, .start = 3}), (Matrix{{1, 1, 0}, {0, 0, 1}}));
    }

    void width_data() {
        QTest::addColumn<Index>("positions");
        QTest::addColumn<Index>("start");
        QTest::addColumn<Index>("width");
        const auto row = [](const char* name, Index positions, Index start, Index width) {
            QTest::addRow("%s", name) << positions << start << width;
        };
        row("position 0 alone has a digit", 1, 0, 1);
        row("0 and 1", 2, 0, 1);
        row("0, 1, 2", 3, 0, 2);
        row("8 positions need three", 8, 0, 3);
        row("the ninth needs one more", 9, 0, 4);
        row("what comes before the table counts", 1, 8, 4);
        row("512", 512, 0, 9);
        row("a million", 16384, 1'000'000, 20);
    }
    void width() {
        QFETCH(Index, positions);
        QFETCH(Index, start);
        const BinaryRange range{.positions = positions, .start = start};
        QTEST(binaryWidth(range), "width");
        QCOMPARE(binaryBits(range).cols(), binaryWidth(range));
        // As design has it: max(1, ceil(log2(start + n))).
        QCOMPARE(binaryWidth(range), std::max<Index>(1, Index(std::ceil(std::log2(double(start + positions))))));
    }

    void bitsAndNumbersInRandomRanges() {
        RandomCases cases(kBinarySeed);
        for (int c = 0; c < kBinaryCases; ++c) {
            const Index start = Index(cases.bits() >> (14 + cases.bits() % 50));
            const Index positions = 1 + Index(cases.bits() % 9);
            const BinaryRange range{.positions = positions, .start = start};
            const Matrix bits = binaryBits(range);
            QCOMPARE(bits.rows(), positions);
            // No column is idle: the last one has a 1 in the last row, unless there is no 1 at all.
            QVERIFY(start + positions == 1 || bits(positions - 1, bits.cols() - 1) == 1);
            for (Index row = 0; row < positions; ++row) {
                const Index position = start + row;
                Index back = 0;
                Index differing = 0;
                for (Index bit = 0; bit < bits.cols(); ++bit) {
                    QVERIFY(bits(row, bit) == 0 || bits(row, bit) == 1);
                    QCOMPARE(double(bitOf(position, bit)), bits(row, bit));
                    back += Index(bits(row, bit)) << bit;
                    if (row > 0) differing += bits(row, bit) != bits(row - 1, bit);
                }
                QCOMPARE(back, position);
                QCOMPARE(std::stoll(binaryText(position, 3), nullptr, 2), static_cast<long long>(position));
                if (row == 0) continue;
                const std::vector<Index> flips = changedBits(position - 1, position);
                QCOMPARE(Index(flips.size()), differing);
                // A step up flips the lowest bits, without a gap: all up to the lowest 0.
                for (std::size_t k = 0; k < flips.size(); ++k) QCOMPARE(flips[k], Index(k));
                QCOMPARE(flips.back() + 1, differing);
            }
            // There and back flips the same bits, and a position's difference to itself is none.
            const Index other = Index(cases.bits() >> (14 + cases.bits() % 50));
            QCOMPARE(changedBits(start, other), changedBits(other, start));
            QVERIFY(changedBits(start, start).empty());
            Index turned = start;
            for (const Index bit : changedBits(start, other)) turned ^= Index{1} << bit;
            QCOMPARE(turned, other);
        }
    }

    void bitsRepeatAfterTheirPeriod() {
        for (Index bit = 0; bit < 10; ++bit) {
            const auto period = Index(binaryPeriod(bit));
            QCOMPARE(period, Index{2} << bit);
            bool isShorter = true;
            for (Index position = 0; position < 2048; ++position) {
                QCOMPARE(bitOf(position, bit), bitOf(position + period, bit));
                isShorter = isShorter && bitOf(position, bit) == bitOf(position + period / 2, bit);
            }
            QVERIFY(!isShorter);
        }
        QCOMPARE(binaryPeriod(62), std::ldexp(1, 63));
    }

    void storage_data() {
        QTest::addColumn<Index>("positions");
        QTest::addColumn<Index>("bits");
        QTest::addRow("one position still takes a bit") << Index{1} << Index{1};
        QTest::addRow("two") << Index{2} << Index{1};
        QTest::addRow("three") << Index{3} << Index{2};
        QTest::addRow("16") << Index{16} << Index{4};
        QTest::addRow("17") << Index{17} << Index{5};
        QTest::addRow("60") << Index{60} << Index{6};
        QTest::addRow("512") << Index{512} << Index{9};
    }
    void storage() {
        QFETCH(Index, positions);
        QFETCH(Index, bits);
        const PositionStorage storage = positionStorage({.positions = positions}, 32);
        QCOMPARE(storage.minimalBits, bits);
        QCOMPARE(storage.digits, bits);
        QCOMPARE(bitsForCount(positions), bits);
        QCOMPARE(storage.encoding, Index{32 * 32});
    }
    void spaceOfLaterPositions() {
        const PositionStorage storage = positionStorage({.positions = 512, .start = 1'000'000}, 32);
        QCOMPARE(storage.minimalBits, Index{9});
        QCOMPARE(storage.digits, Index{20});
    }

    void tellingPair_data() {
        QTest::addColumn<Index>("n");
        QTest::addColumn<Index>("d");
        QTest::addColumn<Index>("pair");  // -1: none
        QTest::addRow("6.28 and 11.2 are too short for 16") << Index{16} << Index{32} << Index{2};
        QTest::addRow("512") << Index{512} << Index{32} << Index{8};
        QTest::addRow("two digits are no more than two floats") << Index{4} << Index{32} << Index{-1};
        QTest::addRow("three digits are") << Index{5} << Index{32} << Index{0};
        QTest::addRow("no pair is long enough") << Index{16} << Index{2} << Index{-1};
        QTest::addRow("a sine without its cosine is no pair") << Index{16} << Index{3} << Index{-1};
    }
    void tellingPair() {
        QFETCH(Index, n);
        QFETCH(Index, d);
        QFETCH(Index, pair);
        Scene scene;
        scene.parameters.n = n;
        scene.parameters.d = d;
        QCOMPARE(BinaryStudy(scene, {}).firstUniquePair().value_or(-1), pair);
    }
    void allDigitsAreThoseOfTheTable() {
        Scene scene;
        scene.parameters.n = 16;
        QCOMPARE(BinaryStudy(scene, {}).paddedDigits(3), std::string("0011"));
        QCOMPARE(BinaryStudy(scene, {}).digits(3), std::string("011"));
    }

    void derivationOfABit() {
        const Derivation derivation = bitDerivation(11, 2, 4);
        QCOMPARE(derivation.value, 0.0);
        QCOMPARE(expressionText(derivation.symbolic), std::string("B[i, b] = floor(i/2^b) mod 2"));
        QCOMPARE(expressionText(derivation.numeric()), std::string("B[11, 2] = floor(11/2^2) mod 2 = 2 mod 2"));
        QCOMPARE(expressionText(findLine(derivation, "sum of its bits")->expression),
                 std::string("1 * 1 + 1 * 2 + 0 * 4 + 1 * 8"));
        QCOMPARE(findLine(derivation, "in binary")->word, std::string("1011"));
        QCOMPARE(findLine(derivation, "bits flipped before")->word, std::string("0"));
        QCOMPARE(findLine(derivation, "bits flipping next")->word, std::string("0, 1, 2"));
        QCOMPARE(findLine(derivation, "period")->value, 8.0);
        QVERIFY(!findLine(bitDerivation(0, 0, 1), "bits flipped before"));
        // As the book prints it, whatever the width of the table.
        for (const Index width : {2, 9})
            QCOMPARE(findLine(bitDerivation(3, 0, width), "in binary")->word, bookBinaryText(3));
    }

    void everyLineIsTrueInRandomCells() {
        RandomCases cases(kBinarySeed);
        for (int c = 0; c < kBinaryCases; ++c) {
            const Index position = Index(cases.bits() >> (14 + cases.bits() % 50));
            const Index width = binaryWidth({.positions = 1, .start = position}) + Index(cases.bits() % 4);
            const Index bit = Index(cases.bits() % std::uint64_t(width));
            const Derivation derivation = bitDerivation(position, bit, width);
            std::string fault = firstFault(derivation);
            if (fault.empty() && derivation.value != bitOf(position, bit)) fault = "another value";
            QVERIFY2(fault.empty(),
                     qPrintable(QStringLiteral("position %1, bit %2, width %3: ").arg(position).arg(bit).arg(width) +
                                QString::fromStdString(fault)));
        }
    }

    void invalidArguments_data() {
        QTest::addColumn<std::function<void()>>("call");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, std::function<void()> call, const char* message) {
            QTest::addRow("%s", name) << std::move(call) << QByteArray(message);
        };
        row(
            "no position", [] { binaryBits({.positions = 0}); }, "n must be 1 to 2^50, not 0.");
        row(
            "before 0", [] { binaryWidth({.positions = 1, .start = -1}); }, "start must be 0 to 2^50, not -1.");
        row(
            "a negative position", [] { bitOf(-3, 0); }, "the position must be at least 0, not -3.");
        row(
            "a bit too far", [] { bitOf(3, 63); }, "the bit must be 0 to 62, not 63.");
        row(
            "nothing to tell apart", [] { bitsForCount(0); }, "the count must be at least 1, not 0.");
        row(
            "a bit outside the table", [] { bitDerivation(3, 2, 2); }, "the bit must be less than the width, not 2.");
        row(
            "a table that the position doesn't fit", [] { bitDerivation(4, 0, 2); },
            "the width must be at least the digits of the position and at most 63, not 2.");
        row(
            "no column", [] { positionStorage({.positions = 3}, 0); }, "d must be at least 1, not 0.");
    }
    void invalidArguments() {
        QFETCH(std::function<void()>, call);
        QFETCH(QByteArray, message);
        QCOMPARE(refusalOf(call), message);
    }
};

ATTENTION_TEST(BinaryTest, NoApplication)
#include "binary_test.moc"
