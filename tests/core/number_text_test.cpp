#include "core/number_text.h"

#include <bit>
#include <clocale>
#include <cmath>
#include <limits>
#include <random>

#include <QProcess>
#include <QTemporaryDir>

#include "tests/test_class.h"

using namespace attention;

namespace {

using Limits = std::numeric_limits<double>;

bool sameBits(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

}  // namespace

class NumberTextTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void initTestCase();
    void reals_data();
    void reals();
    void rounded_data();
    void rounded();
    void roundedReadsBackWithin();
    void integers();
    void shares();
    void codePoints();
    void appendKeepsWhatIsThere();
    void randomBitsReadBack();
    void parseInteger_data();
    void parseInteger();
    void parseReal_data();
    void parseReal();
};

void NumberTextTest::initTestCase() {
    // A locale with a decimal comma: nothing here may depend on it.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("comma"));
    QFile source(path);
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write("LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \".\"\ngrouping 3\nEND LC_NUMERIC\n");
    source.close();
    QProcess::execute(QStringLiteral("localedef"), {"--quiet", "-c", "-i", path, "-f", "UTF-8", path + ".UTF-8"});
    qputenv("LOCPATH", QFile::encodeName(folder.path()));
    QVERIFY2(std::setlocale(LC_NUMERIC, "comma.UTF-8"), "no locale: localedef and the package locales are needed");
    QCOMPARE(QByteArray(std::localeconv()->decimal_point), QByteArray(","));
}

void NumberTextTest::reals_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, double value, const char* expected) {
        QTest::addRow("%s: %s", name, expected) << value << std::string(expected);
    };
    row("integral, no .0", 3.0, "3");
    row("zero", 0.0, "0");
    row("the sign of zero survives", -0.0, "-0");
    row("shortest", 0.1, "0.1");
    row("shortest, 17 digits needed", 0.1 + 0.2, "0.30000000000000004");
    row("negative", -2.5, "-2.5");
    row("plain though 1e+05 is shorter", 1e5, "100000");
    row("2^53", 9007199254740992.0, "9007199254740992");
    row("the last in plain notation", std::nextafter(1e16, 0), "9999999999999998");
    row("the first large one with an exponent", 1e16, "1e+16");
    row("largest", Limits::max(), "1.7976931348623157e+308");
    row("the smallest in plain notation", 1e-5, "0.00001");
    row("the first small one with an exponent", std::nextafter(1e-5, 0), "9.999999999999999e-06");
    row("below", 1e-6, "1e-06");
    row("least subnormal", Limits::denorm_min(), "5e-324");
    row("24 characters in plain notation", -0.000012345678901234568, "-0.000012345678901234568");
    row("24 characters with an exponent", -2.2250738585072014e-308, "-2.2250738585072014e-308");
    row("infinity", Limits::infinity(), "inf");
    row("negative infinity", -Limits::infinity(), "-inf");
    row("not a number", Limits::quiet_NaN(), "nan");
    row("not a number, sign bit set", -Limits::quiet_NaN(), "nan");
}

void NumberTextTest::reals() {
    QFETCH(double, value);
    QFETCH(std::string, expected);
    QCOMPARE(formatNumber(value), expected);
    if (std::isfinite(value)) QVERIFY(sameBits(attention::parseReal(expected).value(), value));
}

void NumberTextTest::rounded_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("significant");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, double value, int significant, const char* expected) {
        QTest::addRow("%s: %s", name, expected) << value << significant << std::string(expected);
    };
    row("digits before and behind the point count", 35.33311, 5, "35.333");
    row("zeros in front don't", 0.00123456, 3, "0.00123");
    row("zeros between do", 1.00249, 3, "1.00");
    row("has no more digits", 0.5, 6, "0.5");
    row("a whole number stays one", 10000, 3, "10000");
    row("zero", 0.0, 3, "0");
    row("negative zero", -0.0, 3, "-0");
    row("half goes to even, as the double is exact", 0.125, 2, "0.12");
    row("above half goes up", 0.1251, 2, "0.13");
    row("negative", -0.60812, 4, "-0.6081");
    row("rounds up to one more digit before the point", 9.9999, 3, "10.0");
    row("rounds up to a power of ten", 99999.5, 3, "100000");
    row("more digits than asked for stay whole before the point", 123456.75, 3, "123457");
    row("the smallest in plain notation", 1.2345e-5, 2, "0.000012");
    row("below it an exponent", 1.5432e-7, 2, "1.5e-07");
    row("rounds up into plain notation", 9.9999e-6, 2, "0.000010");
    row("large", 1.2345e100, 3, "1.23e+100");
    row("rounds up to where an exponent begins", 9999999999999998, 3, "1.00e+16");
    row("one digit", 0.26, 1, "0.3");
    row("all 17", 0.1 + 0.2, 17, "0.30000000000000004");
    row("infinity", Limits::infinity(), 3, "inf");
    row("not a number", Limits::quiet_NaN(), 3, "nan");
}

void NumberTextTest::rounded() {
    QFETCH(double, value);
    QFETCH(int, significant);
    QTEST(formatSignificant(value, significant), "expected");
}

void NumberTextTest::roundedReadsBackWithin() {
    std::mt19937_64 bits(2);
    std::uniform_real_distribution<double> exponent(-20, 20);
    for (int i = 0; i < 20000; ++i) {
        const double value = (i % 2 ? -1 : 1) * std::pow(10, exponent(bits));
        const int significant = 1 + i % 17;
        const std::string text = formatSignificant(value, significant);
        const double read = attention::parseReal(text).value();
        // Half a unit of the last digit; a value of 1.0... has the largest one. The rest is what reading rounds.
        const double most = std::abs(value) * (0.5 * std::pow(10, 1 - significant) + 2 * Limits::epsilon());
        QVERIFY2(std::abs(read - value) <= most, text.c_str());
    }
}

void NumberTextTest::integers() {
    std::string text;
    for (const std::int64_t value :
         {std::int64_t{0}, std::int64_t{-1}, std::int64_t{9007199254740993}, std::numeric_limits<std::int64_t>::max(),
          std::numeric_limits<std::int64_t>::min()}) {
        appendNumber(text, value);
        text += ' ';
    }
    QCOMPARE(text, std::string("0 -1 9007199254740993 9223372036854775807 -9223372036854775808 "));
}

void NumberTextTest::shares() {
    QCOMPARE(formatFraction(0), std::string("0.00"));
    QCOMPARE(formatFraction(0.754), std::string("0.75"));
    QCOMPARE(formatFraction(1), std::string("1.00"));
}

void NumberTextTest::codePoints() {
    QCOMPARE(formatCodePoint(7), std::string("U+0007"));
    QCOMPARE(formatCodePoint(U'\uFFFE'), std::string("U+FFFE"));
    QCOMPARE(formatCodePoint(U'\U0010FFFF'), std::string("U+10FFFF"));
}

void NumberTextTest::appendKeepsWhatIsThere() {
    std::string text = "a,";
    appendNumber(text, 0.5);
    QCOMPARE(text, std::string("a,0.5"));
}

void NumberTextTest::randomBitsReadBack() {
    std::mt19937_64 bits(1);
    for (int i = 0; i < 100000; ++i) {
        const auto value = std::bit_cast<double>(static_cast<std::uint64_t>(bits()));
        const std::string text = formatNumber(value);
        QVERIFY2(text.size() <= 24, text.c_str());
        const auto read = attention::parseReal(text);
        QCOMPARE(read.has_value(), std::isfinite(value));
        if (read) QVERIFY2(sameBits(*read, value), text.c_str());
    }
    // Random bits seldom have a magnitude of everyday numbers.
    std::uniform_real_distribution<double> exponent(-8, 18);
    for (int i = 0; i < 100000; ++i) {
        const double value = std::pow(10, exponent(bits));
        const std::string text = formatNumber(value);
        QVERIFY2(sameBits(attention::parseReal(text).value(), value), text.c_str());
        QCOMPARE(text.find('e') == std::string::npos, value >= 1e-5 && value < 1e16);
    }
}

void NumberTextTest::parseInteger_data() {
    using Integer = std::optional<std::int64_t>;
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Integer>("expected");
    const auto row = [](const char* name, const char* text, Integer expected) {
        QTest::addRow("%s: \"%s\"", name, text) << std::string(text) << expected;
    };
    row("zero", "0", 0);
    row("negative", "-12", -12);
    row("negative zero", "-0", 0);
    row("leading zeros", "007", 7);
    row("largest", "9223372036854775807", std::numeric_limits<std::int64_t>::max());
    row("least", "-9223372036854775808", std::numeric_limits<std::int64_t>::min());
    row("one above the largest", "9223372036854775808", {});
    row("one below the least", "-9223372036854775809", {});
    row("20 digits", "99999999999999999999", {});
    row("nothing", "", {});
    row("sign only", "-", {});
    row("two signs", "--3", {});
    row("plus", "+3", {});
    row("blank before", " 3", {});
    row("blank after", "3 ", {});
    row("real", "1.5", {});
    row("integral real", "1.0", {});
    row("exponent", "1e3", {});
    row("large exponent", "1e99", {});
    row("hexadecimal", "0x10", {});
    row("hexadecimal digits", "ff", {});
    row("thousands separator", "1,000", {});
    row("Arabic-Indic three", "\xd9\xa3", {});
    row("full-width three", "\xef\xbc\x93", {});
    row("minus sign U+2212",
        "\xe2\x88\x92"
        "3",
        {});
    QTest::addRow("line end after") << std::string("3\n") << Integer{};
    QTest::addRow("zero byte after") << std::string("3\0", 2) << Integer{};
}

void NumberTextTest::parseInteger() {
    QFETCH(std::string, text);
    QFETCH(std::optional<std::int64_t>, expected);
    QVERIFY(attention::parseInteger(text) == expected);
}

void NumberTextTest::parseReal_data() {
    using Real = std::optional<double>;
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Real>("expected");
    const auto row = [](const char* name, std::string text, Real expected) {
        QTest::addRow("%s: \"%s\"", name, text.c_str()) << text << expected;
    };
    row("integer", "10000", 1e4);
    row("decimal point, whatever the locale", "-2.5", -2.5);
    row("no digit before the point", ".5", 0.5);
    row("no digit after the point", "1.", 1.0);
    row("exponent", "1e4", 1e4);
    row("signed exponent", "1E+4", 1e4);
    row("negative exponent", "25e-1", 2.5);
    row("nearest to 1 + 2^-53 - 2e-20, which is 1", "1.00000000000000011100", 1.0);
    row("largest", "1.7976931348623157e308", Limits::max());
    row("least subnormal", "5e-324", Limits::denorm_min());
    row("overflow", "1e999", {});
    row("underflow", "1e-999", {});
    row("underflow far below", "-1.5E-99999999999999999999", {});
    row("underflow in full", "0." + std::string(400, '0') + "1", {});
    row("underflow of a long number", std::string(100, '9').append("e-500"), {});
    row("overflow in full", std::string(400, '1'), {});
    row("overflow of a short one", "0.001e+400", {});
    row("overflow far above", "1e99999999999999999999", {});
    row("nothing", "", {});
    row("sign only", "-", {});
    row("point only", ".", {});
    row("plus", "+1", {});
    row("blank before", " 1", {});
    row("blank after", "1 ", {});
    row("decimal comma", "1,5", {});
    row("two numbers", "1 2", {});
    row("hexadecimal", "0x10", {});
    row("something after", "1e4x", {});
    row("exponent without digits", "1e", {});
    row("not a number", "nan", {});
    row("infinity", "inf", {});
    row("negative infinity", "-inf", {});
    row("infinity in full", "infinity", {});
    row("Arabic-Indic three", "\xd9\xa3", {});
}

void NumberTextTest::parseReal() {
    QFETCH(std::string, text);
    QFETCH(std::optional<double>, expected);
    QVERIFY(attention::parseReal(text) == expected);
    QCOMPARE(isTooSmall(text), QByteArray(QTest::currentDataTag()).startsWith("underflow"));
}

ATTENTION_TEST(NumberTextTest, NoApplication)
#include "number_text_test.moc"
