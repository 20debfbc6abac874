#include "ui/text/number_format.h"

#include <cmath>

#include "tests/test_class.h"
#include "ui/text/punctuation.h"

using namespace attention;

class NumberWordsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void significantDigits_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("text");
        QTest::addRow("zero has no digits to count") << 0.0 << 6 << "0";
        QTest::addRow("digits before and after the point") << 35.33294752055899 << 5 << "35.333";
        QTest::addRow("zeros in front do not count") << 0.0849065874918702 << 6 << "0.0849066";
        QTest::addRow("rounded up to one digit more") << 9.9999996 << 6 << "10.0000";
        QTest::addRow("a true minus") << -0.5 << 2 << QStringLiteral("\u22120.50");
        QTest::addRow("more digits than asked for before the point") << 35333.0 << 3 << QStringLiteral("35\u202F333");
        QTest::addRow("the smallest written out") << 1e-4 << 2 << "0.00010";
        QTest::addRow("below it a power of ten") << 1.5e-7 << 2 << QStringLiteral("1.5\u202f·\u202f10⁻⁷");
        QTest::addRow("infinite") << HUGE_VAL << 6 << QStringLiteral("∞");
        QTest::addRow("negative and infinite") << -HUGE_VAL << 6 << QStringLiteral("\u2212∞");
        QTest::addRow("far above") << 6.2831853e300 << 3 << QStringLiteral("6.28\u202f·\u202f10³⁰⁰");
    }
    void significantDigits() {
        QFETCH(double, value);
        QFETCH(int, digits);
        QTEST(formatSignificantDigits(value, digits), "text");
    }

    void wholeNumbersHaveAllDigits() {
        QCOMPARE(formatInteger(-9999), QStringLiteral("\u22129999"));
        QCOMPARE(formatInteger(-10'000), QStringLiteral("\u221210\u202F000"));
        QCOMPARE(formatInteger(9'007'199'254'740'993),
                 QStringLiteral("9\u202F007\u202F199\u202F254\u202F740\u202F993"));
        QCOMPARE(wholeOrSignificant(12345, 3), QStringLiteral("12\u202F345"));
        QCOMPARE(wholeOrSignificant(1.2345, 3), QStringLiteral("1.23"));
        QCOMPARE(wholeOrSignificant(HUGE_VAL, 3), QStringLiteral("∞"));
    }

    void followsTheLanguagesSigns() {
        const auto back = qScopeGuard([] {
            setDecimalSign(u'.');
            setFullWidthPunctuation(false);
        });
        setDecimalSign(u',');
        QCOMPARE(formatSignificantDigits(1.5e-7, 2), QStringLiteral("1,5\u202f·\u202f10⁻⁷"));
        QCOMPARE(joinList({"a", "b"}), QStringLiteral("a, b"));
        QCOMPARE("A." + sentenceSeparator() + "B.", QStringLiteral("A. B."));
        setFullWidthPunctuation(true);
        QCOMPARE(joinList({"a", "b"}), QStringLiteral("a，b"));
        QCOMPARE(sentenceSeparator(), QString());
    }
};

ATTENTION_TEST(NumberWordsTest, QCoreApplication)
#include "number_format_test.moc"
