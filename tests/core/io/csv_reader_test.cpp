#include "core/io/csv_reader.h"

#include "core/io/csv.h"
#include "core/io/format_error.h"
#include "tests/core/io/array_reading.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

QString problemOf(const std::string& text) {
    try {
        readCsv(text);
    } catch (const FormatError& error) {
        return untranslated(error.phrase()) + QString::fromUtf8(error.what());
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
    void headerIsSaid_data();
    void headerIsSaid();
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
    row("plus signs, as np.savetxt writes %+.3e", "+1.5e+00,-2\n\"+3\",+.5\n", {2, 2}, {1.5, -2, 3, 0.5});
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
    row("a header of one name and whole numbers", "position,6,-7\n1,2,1.5\n", {1, 3}, {1, 2, 1.5});
    row("names that begin like what is no name", "nano,Inf1,n\xCC\x83\n1,2,3\n", {1, 3}, {1, 2, 3});
    row("a quoted header", "\"x1\",\"e5\"\n1,2\n", {1, 2}, {1, 2});
    row("a header with a line break and quotes", "\"a \"\"b\"\"\nc\",d\n1,2\n", {1, 2}, {1, 2});
    row("a header in UTF-8", "猫,é\n1,2\n", {1, 2}, {1, 2});
    row("counted columns above reals are a header", "0,1,2\n0,1,0.5\n", {1, 3}, {0, 1, 0.5});
    row("counted columns above whole numbers, too", "0,1,2\n3,4,5\n", {1, 3}, {3, 4, 5});
    row("two counted columns", "0,1\n0,1\n", {1, 2}, {0, 1});
    row("counted from 1 are not", "1,2\n0.5,0.5\n", {2, 2}, {1, 2, 0.5, 0.5});
    row("counted but written otherwise are not", "0,1.0\n0.5,0.5\n", {2, 2}, {0, 1, 0.5, 0.5});
    row("not with another number behind", "0,1,2,2\n0.5,1,2,3\n", {2, 4}, {0, 1, 2, 2, 0.5, 1, 2, 3});
    row("0 above a single column is a value", "0\n0.5\n", {2, 1}, {0, 0.5});
    row("\"0\" in quotes is none", "\"0\"\n0.5\n3\n", {2, 1}, {0.5, 3});
    row("\"1\" in quotes is one", "\"1\"\n0.5\n", {2, 1}, {1, 0.5});
    row("eleven columns are counted in decimal", "0,1,2,3,4,5,6,7,8,9,10\n0.5,1,2,3,4,5,6,7,8,9,10\n", {1, 11},
        {0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
}

void CsvReaderTest::reads() {
    QFETCH(std::string, text);
    QFETCH(std::vector<Index>, shape);
    QFETCH(std::vector<double>, values);
    QCOMPARE(problemOf(text), QString());
    const Array array = readCsv(text).values;
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
    row("a header alone", "x,y\n", "there are no numbers below the first line, which is taken as a header: \"x,y\"");
    row("a header and blank lines", "x,y\n\n\n",
        "there are no numbers below the first line, which is taken as a header: \"x,y\"");
    row("counted columns alone", "0,1,2\n",
        "there are no numbers below the first line, which is taken as a header: \"0,1,2\"");
    // As field(), where a header could have stood.
    const auto first = [&](const char* name, std::string text, const char* place) {
        QTest::addRow("%s", name) << std::move(text)
                                  << QString(place) +
                                         "; accepted: finite numbers, separated by ',', ';' or a tab; or "
                                         "a header of names that begin with a letter";
    };
    first("a blank first line", "\n1,2\n", "line 1, column 1 is empty");
    first("a minus sign of typesetters", "\u22121,2\n3,4\n", "line 1, column 1 is \"\u22121\"");
    first("overflow in the first line", "1,1e999\n3,4\n", "line 1, column 2 is \"1e999\"");
    first("hexadecimal in the first line", "0x10,2\n3,4\n", "line 1, column 1 is \"0x10\"");
    first("underscores in the first line", "1_0,2\n3,4\n", "line 1, column 1 is \"1_0\"");
    first("a currency in the first line", "$1,2\n3,4\n", "line 1, column 1 is \"$1\"");
    first("per cent in the first line", "1,2%\n3,4\n", "line 1, column 2 is \"2%\"");
    first("digits of another script", "\uFF11,2\n3,4\n", "line 1, column 1 is \"\uFF11\"");
    first("two signs", "+-1,2\n3,4\n", "line 1, column 1 is \"+-1\"");
    first("two plus signs", "++1,2\n3,4\n", "line 1, column 1 is \"++1\"");
    first("a comment sign before names", "# x,y\n3,4\n", "line 1, column 1 is \"# x\"");
    first("a name behind numbers", "2019,2020,mean\n1,2,3\n", "line 1, column 3 is \"mean\"");
    first("a real number behind a name", "a,1.5\n3,4\n", "line 1, column 1 is \"a\"");
    first("names and numbers mixed", "a,b,3\n1,2,3\n", "line 1, column 1 is \"a\"");
    first("an empty corner", ",a,b\n0,1,2\n", "line 1, column 1 is empty");
    first("an empty name", "a,,b\n0,1,2\n", "line 1, column 2 is empty");
    first("None among names", "x,None\n1,2\n", "line 1, column 2 is \"None\"");
    first("N/A is a missing value", "N/A,1\n1,2\n", "line 1, column 1 is \"N/A\"");
    first("truth values", "true,FALSE\n1,2\n", "line 1, column 1 is \"true\"");
    first("nan among names", "x,NaN\n1,2\n", "line 1, column 2 is \"NaN\"");
    first("na alone", "na\n1\n", "line 1, column 1 is \"na\"");
    first("inf before whole numbers", "inf,6\n1,2\n", "line 1, column 1 is \"inf\"");
    first("a byte that is not UTF-8", "\xFFx,y\n1,2\n", "line 1, column 1 is \"\xFFx\"");
    row("a blank line in between", "1,2\n\n3,4\n", "line 2 is blank; accepted: at the end only");
    row("two blank lines in between", "1\n\r\n \n3\n", "line 2 is blank; accepted: at the end only");

    field("text", "1,2\n3,x\n", "line 2, column 2 is \"x\"");
    field("text below a header", "a,b\n1,2\n3,4\ntotal,6\n", "line 4, column 1 is \"total\"");
    field("a line after a quoted line break", "\"a\nb\",c\n1,x\n", "line 3, column 2 is \"x\"");
    field("an empty field", "1,2\n3,\n", "line 2, column 2 is empty");
    first("an empty field in the first line", "1,,3\n4,5,6\n", "line 1, column 2 is empty");
    field("a blank field", "1,2\n ,4\n", "line 2, column 1 is empty");
    field("a quoted empty field", "1\n\"\"\n", "line 2, column 1 is empty");
    field("nan", "1,2\nnan,4\n", "line 2, column 1 is \"nan\"");
    first("nan in the first line, which is no header for it", "1,NaN\n3,4\n", "line 1, column 2 is \"NaN\"");
    first("NA as R writes it", "1,NA\n3,4\n", "line 1, column 2 is \"NA\"");
    field("inf", "1,2\n3,-inf\n", "line 2, column 2 is \"-inf\"");
    first("infinity in the first line", "+Infinity,1\n", "line 1, column 1 is \"+Infinity\"");
    field("overflow", "1\n1e999\n", "line 2, column 1 is \"1e999\"");
    field("a plus sign alone", "1\n+\n", "line 2, column 1 is \"+\"");
    field("hexadecimal", "1\n0x10\n", "line 2, column 1 is \"0x10\"");
    field("blanks as separators", "a b\n1 2\n", "line 2, column 1 is \"1 2\"");
    field("another separator in the second line", "1,2\n3;4\n", "line 2, column 1 is \"3;4\"");
    field("a lone carriage return", "1,2\n3,4\r5,6\n", "line 2, column 2 is \"4?5\"");
    field("a zero byte", std::string("1,2\n3,\0004\n", 9), "line 2, column 2 is \"?4\"");
    field("a long field is cut", "1\n" + std::string(100, 'x'),
          ("line 2, column 1 is \"" + std::string(40, 'x') + "...\"").c_str());
    field("not in the middle of a letter", "1\n" + repeated("猫", 20),
          ("line 2, column 1 is \"" + repeated("猫", 13) + "...\"").c_str());
    first("a .npy file", "\x93NUMPY\n\x93", "line 1, column 1 is \"\x93NUMPY\"");

    row("decimal commas between semicolons", "1,5;2,5\n",
        "line 1, column 1 is \"1,5\", with a decimal comma; accepted: a decimal point");
    row("the second column alone has one", "1;2,5\n",
        "line 1, column 2 is \"2,5\", with a decimal comma; accepted: a decimal point");
    row("a plus sign and a decimal comma", "+1,5;2\n",
        "line 1, column 1 is \"+1,5\", with a decimal comma; accepted: a decimal point");
    row("decimal commas between tabs", "1,5\t-2,5e3\n",
        "line 1, column 1 is \"1,5\", with a decimal comma; accepted: a decimal point");
    row("decimal commas below a header", "a;b\n1;2\n3;4,5\n",
        "line 3, column 2 is \"4,5\", with a decimal comma; accepted: a decimal point");
    const char* const comma =
        ", a number with a comma; accepted: digits without commas, and a decimal point: 1000, 1.5";
    row("quoted commas", "\"1,5\",\"2,5\"\n", (QByteArray("line 1, column 1 is \"1,5\"") + comma).constData());
    row("quoted commas below a header", "a,b\n1,\"2,5\"\n",
        (QByteArray("line 2, column 2 is \"2,5\"") + comma).constData());
    row("quoted thousands", "\"1,000\",2\n3,4\n", (QByteArray("line 1, column 1 is \"1,000\"") + comma).constData());
    row("quoted millions", "1,2\n3,\"1,000,000.5\"\n",
        (QByteArray("line 2, column 2 is \"1,000,000.5\"") + comma).constData());
    for (const char* small : {"1e-400", "-1e-400", "+1e-400", "0.1e-99999999999999999999"})
        row(small, (QByteArray(small) + ",2\n").constData(),
            (QByteArray("line 1, column 1 is \"") + small +
             "\", which is too small; accepted: 0, or numbers from 5e-324 on, with or without a minus")
                .constData());

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

void CsvReaderTest::headerIsSaid_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("taken");  ///< the header with each choice, empty: none; or the problem
    QTest::addColumn<QString>("takenOn");
    QTest::addColumn<QString>("takenOff");
    const QString numbers = "; accepted: finite numbers, separated by ',', ';' or a tab";
    QTest::addRow("names") << std::string("a,b\r\n1,2\n") << "\"a,b\""
                           << "\"a,b\""
                           << "line 1, column 1 is \"a\"" + numbers;
    QTest::addRow("counted columns") << std::string("0,1\n1,2\n") << "\"0,1\""
                                     << "\"0,1\""
                                     << "";
    QTest::addRow("a lone column") << std::string("\"0\"\n1\n") << "\"\\\"0\\\"\""
                                   << "\"\\\"0\\\"\""
                                   << "";
    QTest::addRow("values") << std::string("3,4\n1,2\n") << ""
                            << "\"3,4\""
                            << "";
    QTest::addRow("no numbers") << std::string("$,%\n1,2\n")
                                << "line 1, column 1 is \"$\"" + numbers +
                                       "; or a header of names that begin with a letter"
                                << "\"$,%\""
                                << "line 1, column 1 is \"$\"" + numbers;
    QTest::addRow("decimal commas") << std::string("1,5\t2,5\n1\t2\n")
                                    << "line 1, column 1 is \"1,5\", with a decimal comma; accepted: a decimal point"
                                    << "line 2, column 1 is \"1?2\"" + numbers
                                    << "line 1, column 1 is \"1,5\", with a decimal comma; accepted: a decimal point";
    QTest::addRow("one line") << std::string("3,4") << ""
                              << "there are no numbers below the first line, which is taken as a header: \"3,4\""
                              << "";
    QTest::addRow("a line break in a name") << std::string("\"a\nb\"\n1\n") << "\"\\\"a?b\\\"\""
                                            << "\"\\\"a?b\\\"\""
                                            << "line 1, column 1 is \"a?b\"" + numbers;
}

void CsvReaderTest::headerIsSaid() {
    QFETCH(std::string, text);
    QFETCH(QString, taken);
    QFETCH(QString, takenOn);
    QFETCH(QString, takenOff);
    for (const auto& [header, expected] :
         {std::pair{CsvHeader::Auto, taken}, {CsvHeader::On, takenOn}, {CsvHeader::Off, takenOff}}) {
        QString is;
        try {
            is = QString::fromStdString(readCsv(text, header).header);
        } catch (const FormatError& error) {
            is = untranslated(error.phrase()) + error.what();
        }
        QCOMPARE(is, expected);
    }
    // What is no header is a row.
    if (takenOff.isEmpty() && takenOn.startsWith('"'))
        QCOMPARE(readCsv(text, CsvHeader::Off).values.shape[0], readCsv(text, CsvHeader::On).values.shape[0] + 1);
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
    const Matrix column{{0.0}, {-1.0}};
    QTest::addRow("whole numbers under one counted column")
        << Table(MatrixTable{std::make_shared<const Matrix>(column), {"0"}}) << Shape{2, 1} << Values{0, -1};
    QTest::addRow("whole numbers under counted columns")
        << Table(ColumnTable{{{"0", Integers{3, 4}}, {"1", Integers{5, 6}}}}) << Shape{2, 2} << Values{3, 5, 4, 6};
    QTest::addRow("reals under names") << Table(MatrixTable{shared, {"a, b", "c \"d\"", "\u00e9"}}) << Shape{2, 3}
                                       << values;
    QTest::addRow("integers and reals") << Table(ColumnTable{{{"position", Integers{0, 1}}, {"6", Values{0.5, -2e-9}}}})
                                        << Shape{2, 2} << Values{0, 0.5, 1, -2e-9};
}

void CsvReaderTest::roundTrip() {
    QFETCH(Table, table);
    QFETCH(std::vector<Index>, shape);
    QFETCH(std::vector<double>, values);
    const Array array = readCsv(written(writeCsv, table)).values;
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
    const std::string text = repeated(piece, (std::size_t{4} << 20) / piece.size());
    const QString problem = problemOf(text);
    if (!problem.isEmpty()) return;
    const Array array = readCsv(text).values;
    QCOMPARE(static_cast<std::size_t>(array.shape[0] * array.shape[1]), array.values.size());
}

ATTENTION_TEST(CsvReaderTest, NoApplication)
#include "csv_reader_test.moc"
