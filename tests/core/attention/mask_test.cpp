#include "core/attention/mask.h"

#include "tests/core/random_cases.h"
#include "tests/core/refusal.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

using Reasons = std::vector<MaskReason>;

/// One line a query: what it sees as 1, what is hidden as 0.
QString picture(const Mask& mask) {
    QStringList lines;
    for (Index query = 0; query < mask.queries(); ++query) {
        QString line;
        for (Index key = 0; key < mask.keys(); ++key) line += mask.allows(query, key) ? '1' : '0';
        lines.append(line);
    }
    return lines.join(' ');
}

}  // namespace

Q_DECLARE_METATYPE(MaskOptions)

class MaskTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void masks_data() {
        QTest::addColumn<MaskOptions>("choice");
        QTest::addColumn<int>("queries");
        QTest::addColumn<int>("keys");
        QTest::addColumn<QString>("expected");
        QTest::addRow("none") << MaskOptions{} << 2 << 3 << "111 111";
        QTest::addRow("causal") << MaskOptions{.causal = true} << 3 << 3 << "100 110 111";
        QTest::addRow("causal, more keys: aligned at the top left")
            << MaskOptions{.causal = true} << 2 << 4 << "1000 1100";
        QTest::addRow("causal, more queries") << MaskOptions{.causal = true} << 4 << 2 << "10 11 11 11";
        QTest::addRow("radius 1") << MaskOptions{.radius = 1} << 4 << 4 << "1100 1110 0111 0011";
        QTest::addRow("radius 0") << MaskOptions{.radius = 0} << 3 << 3 << "100 010 001";
        QTest::addRow("a radius that leaves the last queries none")
            << MaskOptions{.radius = 0} << 4 << 2 << "10 01 00 00";
        QTest::addRow("a radius beyond everything")
            << MaskOptions{.radius = std::numeric_limits<Index>::max()} << 2 << 2 << "11 11";
        QTest::addRow("valid length of its sequence") << MaskOptions{.validLengths = {3, 2}} << 2 << 3 << "110 110";
        QTest::addRow("valid lengths of its queries")
            << MaskOptions{.queryValidLengths = {0, 0, 1, 3}} << 2 << 3 << "100 111";
        QTest::addRow("by hand") << MaskOptions{.maskedCells = {{1, 0}, {0, 2}, {1, 0}, {5, 5}, {-1, 0}}} << 2 << 3
                                 << "110 011";
        QTest::addRow("all of them") << MaskOptions{.causal = true,
                                                    .radius = 1,
                                                    .validLengths = {0, 3},
                                                    .maskedCells = {{2, 1}}}
                                     << 4 << 4 << "1000 1100 0010 0010";
    }
    void masks() {
        QFETCH(MaskOptions, choice);
        QFETCH(int, queries);
        QFETCH(int, keys);
        QFETCH(QString, expected);
        // The second of two sequences.
        const Mask mask(choice, 2, 1, queries, keys);
        QCOMPARE(picture(mask), expected);
        QCOMPARE(mask.masksNothing(), !expected.contains('0'));
        const QStringList lines = expected.split(' ');
        for (Index query = 0; query < queries; ++query)
            QCOMPARE(mask.isFullyMasked(query), !lines[int(query)].contains('1'));
    }

    void aMaskByItself() {
        const Mask mask(2, 3);
        QCOMPARE(picture(mask), "111 111");
        QVERIFY(mask.masksNothing());
        QVERIFY(mask.maskedKeys(1).empty());
        QVERIFY(mask.reasons(1, 2).empty());
    }

    void whatHidesAKey() {
        const Mask mask({.causal = true,
                         .radius = 1,
                         .validLengths = {3},
                         .queryValidLengths = {1, 1, 2, 2},
                         .maskedCells = {{0, 3}, {3, 2}}},
                        1, 0, 4, 4);
        QVERIFY(mask.reasons(0, 0).empty());
        QVERIFY(mask.reasons(0, 1) == (Reasons{MaskReason::Causal, MaskReason::QueryValidLength}));
        QVERIFY(mask.reasons(2, 0) == Reasons{MaskReason::Radius});
        QVERIFY(mask.reasons(3, 2) == (Reasons{MaskReason::QueryValidLength, MaskReason::Manual}));
        QVERIFY(mask.reasons(0, 3) == (Reasons{MaskReason::Causal, MaskReason::Radius, MaskReason::ValidLength,
                                               MaskReason::QueryValidLength, MaskReason::Manual}));
    }

    void hiddenKeysAreInOrder() {
        const Mask mask({.maskedCells = {{0, 2}, {0, 1}, {0, 2}}}, 1, 0, 2, 3);
        QCOMPARE(mask.maskedKeys(0), (std::vector<Index>{1, 2}));
        QVERIFY(mask.maskedKeys(1).empty());
        QVERIFY(!mask.masksNothing());
    }

    void lengthsThatDoNotFit() {
        const auto refusal = [](const MaskOptions& choice) {
            return QString(refusalOf([&] { Mask(choice, 2, 0, 3, 4); }));
        };
        QCOMPARE(refusal({.validLengths = {1, 2, 3}}), "valid-length: 3 lengths given; accepted: 2");
        QCOMPARE(refusal({.validLengths = {1, 5}}), "valid-length: 5; accepted: 0 to 4, the number of keys");
        QCOMPARE(refusal({.queryValidLengths = {1, 2, 3, 4, 4}}), "query-valid-length: 5 lengths given; accepted: 6");
        QCOMPARE(refusal({.queryValidLengths = {1, 2, 3, 4, 4, -1}}),
                 "query-valid-length: -1; accepted: 0 to 4, the number of keys");
        QCOMPARE(refusal({.radius = -2}), "radius: -2; accepted: 0 or more");
    }
};

ATTENTION_TEST(MaskTest, NoApplication)
#include "mask_test.moc"
