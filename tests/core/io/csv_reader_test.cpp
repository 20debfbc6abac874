#include "core/io/csv_reader.h"

#include <cstring>

#include "core/io/csv.h"
#include "tests/test_class.h"

using namespace attention;
Q_DECLARE_METATYPE(Table)
Q_DECLARE_METATYPE(std::vector<Index>)
Q_DECLARE_METATYPE(std::vector<double>)

namespace {

using Shape = std::vector<Index>;
using Values = std::vector<double>;
using Integers = std::vector<std::int64_t>;

std::string csvOf(const Table& table) {
    std::string text;
    writeCsv(table, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

QString problemOf(const std::string& text) {
    try {
        readCsv(text);
    } catch (const FormatError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i) result += text;
    return result;
}

}  // namespace

class CsvReaderTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void roundTrip_data();
    void roundTrip();
    void largeFilesTakeLinearTime_data();
    void largeFilesTakeLinearTime();
};

void CsvReaderTest::reads_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<Index>>("shape");
    QTest::addColumn<std::vector<double>>("values");
    const auto row = [](const char* name, std::string text, Shape shape, Values values) {
        QTest::addRow("%s", name) << std::move(text) << std::move(shape) << std::move(values);
    };

    row("one number", "7", {1, 1}, {7});
    row("one number and a line end", "7\n", {1, 1}, {7});
    row("two lines", "1,2\n3,4\n", {2, 2}, {1, 2, 3, 4});
    row("no line end at the end", "1,2\n3,4", {2, 2}, {1, 2, 3, 4});
    row("CRLF", "1,2\r\n3,4\r\n", {2, 2}, {1, 2, 3, 4});
    row("CRLF and LF mixed", "1,2\r\n3,4\n5,6", {3, 2}, {1, 2, 3, 4, 5, 6});
    row("a carriage return ends the file", "1,2\n3,4\r", {2, 2}, {1, 2, 3, 4});
    row("blank lines at the end", "1,2\n3,4\n\n \t\r\n\n", {2, 2}, {1, 2, 3, 4});
    row("a byte order mark",
        "\xEF\xBB\xBF"
        "1,2\n",
        {1, 2}, {1, 2});
    row("kinds of numbers", "-0.5,1e3,.25,3.,-2E-2\n", {1, 5}, {-0.5, 1000, 0.25, 3, -0.02});
    row("blanks around", " 1 ,\t2\n3  ,  4\t\n", {2, 2}, {1, 2, 3, 4});
    row("quoted", "\"1\",\"2\"\n\"3\",4\n", {2, 2}, {1, 2, 3, 4});
    row("blanks around quotes and inside", " \"1\" ,\" 2 \"\n", {1, 2}, {1, 2});

    row("semicolons", "1;2\n3;4\n", {2, 2}, {1, 2, 3, 4});
    row("tabs", "1\t2\n3\t4\n", {2, 2}, {1, 2, 3, 4});
    row("tabs and blanks", " 1 \t 2\n", {1, 2}, {1, 2});
    row("semicolons before tabs", "1;\t2\n", {1, 2}, {1, 2});
    row("a quoted comma does not decide", "\"a,b\";c\n1;2\n", {1, 2}, {1, 2});
    row("a quoted semicolon does not either", "\"a;b\",c\n1,2\n", {1, 2}, {1, 2});

    row("a header", "x,y\n1,2\n", {1, 2}, {1, 2});
    row("a header of which one field is text", "2019,2020,mean\n1,2,1.5\n", {1, 3}, {1, 2, 1.5});
    row("a header with an empty corner", ",a,b\n0,1,2\n", {1, 3}, {0, 1, 2});
    row("a header with nan as a name", "nan,x\n1,2\n", {1, 2}, {1, 2});
    row("a header with a line break and quotes", "\"a \"\"b\"\"\nc\",d\n1,2\n", {1, 2}, {1, 2});
    row("a header in UTF-8", "猫,é\n1,2\n", {1, 2}, {1, 2});
    row("counted columns above reals are a header", "0,1,2\n0,1,0.5\n", {1, 3}, {0, 1, 0.5});
    row("counted columns above whole numbers are not", "0,1,2\n3,4,5\n", {2, 3}, {0, 1, 2, 3, 4, 5});
    row("counted columns alone are not", "0,1,2\n", {1, 3}, {0, 1, 2});
    row("counted from 1 are not", "1,2\n0.5,0.5\n", {2, 2}, {1, 2, 0.5, 0.5});
    row("counted but written otherwise are not", "0,1.0\n0.5,0.5\n", {2, 2}, {0, 1, 0.5, 0.5});
    row("0 above a single column", "0\n0.5\n", {1, 1}, {0.5});
    row("eleven columns are counted in decimal", "0,1,2,3,4,5,6,7,8,9,10\n0.5,1,2,3,4,5,6,7,8,9,10\n", {1, 11},
        {0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
}

void CsvReaderTest::reads() {
    QFETCH(std::string, text);
    QFETCH(std::vector<Index>, shape);
    QFETCH(std::vector<double>, values);
    QCOMPARE(problemOf(text), QString());
    const Array array = readCsv(text);
    QCOMPARE(array.shape, shape);
    QCOMPARE(array.values, values);
}

void CsvReaderTest::refuses_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, std::string text, const char* message) {
        QTest::addRow("%s", name) << std::move(text) << QString(message);
    };
    // What follows the place and the text of a field that is no number.
    const auto field = [&](const char* name, std::string text, const char* place) {
        QTest::addRow("%s", name) << std::move(text)
                                  << QString(place) + "; accepted: finite numbers, separated by ',', ';' or a tab";
    };

    row("an empty file", "", "the file is empty; accepted: a table of numbers");
    row("blanks", "  ", "the file is empty; accepted: a table of numbers");
    row("a byte order mark alone", "\xEF\xBB\xBF", "the file is empty; accepted: a table of numbers");
    row("UTF-16",
        std::string("\xFF\xFE"
                    "1\0",
                    4),
        "the text is UTF-16; accepted: UTF-8");
    row("a header alone", "x,y\n", "there are no numbers below the header");
    row("a header and blank lines", "x,y\n\n\n", "there are no numbers below the header");
    field("a blank first line", "\n1,2\n", "line 1, column 1 is empty");
    row("a blank line in between", "1,2\n\n3,4\n", "line 2 is blank; accepted: at the end only");
    row("two blank lines in between", "1\n\r\n \n3\n", "line 2 is blank; accepted: at the end only");

    field("text", "1,2\n3,x\n", "line 2, column 2 is \"x\"");
    field("text below a header", "a,b\n1,2\n3,4\ntotal,6\n", "line 4, column 1 is \"total\"");
    field("a line after a quoted line break", "\"a\nb\",c\n1,x\n", "line 3, column 2 is \"x\"");
    field("an empty field", "1,2\n3,\n", "line 2, column 2 is empty");
    field("an empty field in the first line", "1,,3\n4,5,6\n", "line 1, column 2 is empty");
    field("a blank field", "1,2\n ,4\n", "line 2, column 1 is empty");
    field("a quoted empty field", "1\n\"\"\n", "line 2, column 1 is empty");
    field("nan", "1,2\nnan,4\n", "line 2, column 1 is \"nan\"");
    field("nan in the first line, which is no header for it", "1,NaN\n3,4\n", "line 1, column 2 is \"NaN\"");
    field("NA as R writes it", "1,NA\n3,4\n", "line 1, column 2 is \"NA\"");
    field("inf", "1,2\n3,-inf\n", "line 2, column 2 is \"-inf\"");
    field("infinity in the first line", "+Infinity,1\n", "line 1, column 1 is \"+Infinity\"");
    field("overflow", "1\n1e999\n", "line 2, column 1 is \"1e999\"");
    field("a plus sign", "1\n+2\n", "line 2, column 1 is \"+2\"");
    field("hexadecimal", "1\n0x10\n", "line 2, column 1 is \"0x10\"");
    field("blanks as separators", "a b\n1 2\n", "line 2, column 1 is \"1 2\"");
    field("another separator in the second line", "1,2\n3;4\n", "line 2, column 1 is \"3;4\"");
    field("a lone carriage return", "1,2\n3,4\r5,6\n", "line 2, column 2 is \"4?5\"");
    field("a zero byte", std::string("1,2\n3,\0004\n", 9), "line 2, column 2 is \"?4\"");
    field("a long field is cut", "1\n" + std::string(100, 'x'),
          ("line 2, column 1 is \"" + std::string(40, 'x') + "...\"").c_str());
    field("not in the middle of a letter", "1\n" + repeated("猫", 20),
          ("line 2, column 1 is \"" + repeated("猫", 13) + "...\"").c_str());
    field("a .npy file", "\x93NUMPY\n\x93", "line 2, column 1 is \"\x93\"");

    row("decimal commas between semicolons", "1,5;2,5\n",
        "line 1, column 1 is \"1,5\", with a decimal comma; accepted: a decimal point");
    row("the second column alone has one", "1;2,5\n",
        "line 1, column 2 is \"2,5\", with a decimal comma; accepted: a decimal point");
    row("decimal commas between tabs", "1,5\t-2,5e3\n",
        "line 1, column 1 is \"1,5\", with a decimal comma; accepted: a decimal point");
    row("decimal commas below a header", "a;b\n1;2\n3;4,5\n",
        "line 3, column 2 is \"4,5\", with a decimal comma; accepted: a decimal point");
    row("quoted decimal commas", "\"1,5\",\"2,5\"\n",
        "line 1, column 1 is \"1,5\", with a decimal comma; accepted: a decimal point");
    row("quoted decimal commas below a header", "a,b\n1,\"2,5\"\n",
        "line 2, column 2 is \"2,5\", with a decimal comma; accepted: a decimal point");

    row("too few fields", "1,2,3,4,5\n1,2,3,4,5\n1,2,3,4,5\n1,2,3\n",
        "line 4 has 3 fields, the lines before it have 5");
    row("too many", "1,2\n3,4\n5,6,7\n", "line 3 has 3 fields, the lines before it have 2");
    row("one field", "1,2\n3\n", "line 2 has 1 field, the line before it has 2");
    row("another number than the header has", "a,b,c\n1,2\n", "line 2 has 2 fields, the line before it has 3");
    row("a comma at the end", "1,2\n3,4,\n", "line 2 has 3 fields, the line before it has 2");

    row("a quote not closed", "1,2\n3,\"4\n5,6\n", "line 2, column 2 begins with a quote that is not closed");
    row("a quote not closed in the first line", "\"1,2\n", "line 1, column 1 begins with a quote that is not closed");
    row("more after a closing quote", "1,2\n\"3\"0,4\n", "line 2, column 1 goes on after its closing quote");
}

void CsvReaderTest::refuses() {
    QFETCH(std::string, text);
    QFETCH(QString, message);
    QCOMPARE(problemOf(text), message);
}

void CsvReaderTest::roundTrip_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::vector<Index>>("shape");
    QTest::addColumn<std::vector<double>>("values");
    const Matrix matrix{{0.1, -1e300, 5e-324}, {-0.0, 1.0 / 3, 2}};
    const Values values(matrix.data(), matrix.data() + matrix.size());
    const auto shared = std::make_shared<const Matrix>(matrix);
    QTest::addRow("reals under counted columns")
        << Table(MatrixTable{shared, {"0", "1", "2"}}) << Shape{2, 3} << values;
    QTest::addRow("reals under names") << Table(MatrixTable{shared, {"a, b", "\"c\"", ""}}) << Shape{2, 3} << values;
    QTest::addRow("integers and reals") << Table(ColumnTable{{{"position", Integers{0, 1}}, {"6", Values{0.5, -2e-9}}}})
                                        << Shape{2, 2} << Values{0, 0.5, 1, -2e-9};
}

void CsvReaderTest::roundTrip() {
    QFETCH(Table, table);
    QFETCH(std::vector<Index>, shape);
    QFETCH(std::vector<double>, values);
    const Array array = readCsv(csvOf(table));
    QCOMPARE(array.shape, shape);
    QCOMPARE(array.values.size(), values.size());
    QVERIFY(std::memcmp(array.values.data(), values.data(), values.size() * sizeof(double)) == 0);  // -0 stays -0
}

void CsvReaderTest::largeFilesTakeLinearTime_data() {
    QTest::addColumn<std::string>("piece");
    QTest::addRow("commas") << std::string(",");
    QTest::addRow("a header of commas") << std::string("x,,,,,,,");
    QTest::addRow("quotes") << std::string("\"");
    QTest::addRow("quoted quotes") << std::string("\"\",");
    QTest::addRow("line breaks") << std::string("\n");
    QTest::addRow("blanks") << std::string(" ");
    QTest::addRow("blanks that end in commas") << std::string("      ,");
    QTest::addRow("digits") << std::string("1");
    QTest::addRow("a line of numbers") << std::string("1,");
    QTest::addRow("a column of numbers") << std::string("1\n");
    QTest::addRow("quoted line breaks") << std::string("\"\n\",");
    QTest::addRow("semicolons and commas") << std::string("1,5x;");
}

void CsvReaderTest::largeFilesTakeLinearTime() {
    QFETCH(std::string, piece);
    // What is quadratic would take hours for this, and end by the time limit of the test.
    const std::string text = repeated(piece, (std::size_t{8} << 20) / piece.size());
    const QString problem = problemOf(text);
    if (!problem.isEmpty()) return;
    const Array array = readCsv(text);
    QCOMPARE(static_cast<std::size_t>(array.shape[0] * array.shape[1]), array.values.size());
}

ATTENTION_TEST(CsvReaderTest, NoApplication)
#include "csv_reader_test.moc"
