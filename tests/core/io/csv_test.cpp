#include "core/io/csv.h"

#include "tests/core/io/table_writing.h"
#include "tests/test_class.h"

using namespace attention;

class CsvTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void text_data();
    void text();
    void tabsInPlaceOfCommas_data();
    void tabsInPlaceOfCommas();
    void noEmptyPieceAfterAFullOne();
};

void CsvTest::text_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Table table, const char* expected) {
        QTest::addRow("%s", name) << std::move(table) << std::string(expected);
    };
    row("a matrix, row by row", matrixTable(Matrix{{0, 1}, {0.5, -2}}, {"0", "1"}), "0,1\n0,1\n0.5,-2\n");
    row("one entry", matrixTable(Matrix{{0.1}}, {"value"}), "value\n0.1\n");
    row("no row", matrixTable(Matrix(0, 2), {"a", "b"}), "a,b\n");
    row("reals as numberText", matrixTable(Matrix{{1e16, 1e-6, -0.0, -kInfinity}}, {"a", "b", "c", "d"}),
        "a,b,c,d\n1e+16,1e-06,-0,-inf\n");
    row("integers in full beside reals and text",
        ColumnTable{{{"position", Integers{0, kGreatest}},
                     {"value", Reals{kInfinity, 0.25}},
                     {"layer", Texts{"recurrent", "attention"}}}},
        "position,value,layer\n0,inf,recurrent\n9223372036854775807,0.25,attention\n");
    row("a formula as a line of text", formulaTable(), "term,formula\n61440,n d^2\n");
    row("an array in long form: an index for each axis, then the value", arrayTable(),
        "head,query,key,weight\n0,0,0,0\n0,0,1,0.5\n0,0,2,1\n1,0,0,1.5\n1,0,1,2\n1,0,2,2.5\n");
    row("an array without an entry", ArrayTable{std::make_shared<const Matrix>(0, 3), {{"a", 0}, {"b", 3}}},
        "a,b,value\n");
    row("a comma is quoted", oneText("t", {"a,b"}), "t\n\"a,b\"\n");
    row("a quote is doubled", oneText("t", {"say \"x\""}), "t\n\"say \"\"x\"\"\"\n");
    row("LF is quoted", oneText("t", {"a\nb"}), "t\n\"a\nb\"\n");
    row("CR is quoted", oneText("t", {"a\rb"}), "t\n\"a\rb\"\n");
    row("blanks, semicolons and apostrophes are not", oneText("t", {" a; 'b' "}), "t\n a; 'b' \n");
    row("UTF-8 passes through", oneText("t", {"猫 é"}), "t\n猫 é\n");
    row("a name is a field like others", oneText("k, n", {"x"}), "\"k, n\"\nx\n");
    row("an empty field alone is quoted, or the line would be blank", oneText("t", {"", "x"}), "t\n\"\"\nx\n");
    row("an empty field beside others is not", ColumnTable{{{"a", Texts{""}}, {"b", Texts{""}}}}, "a,b\n,\n");
}

void CsvTest::text() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeCsv, table), expected);
}

void CsvTest::tabsInPlaceOfCommas_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Table table, const char* expected) {
        QTest::addRow("%s", name) << std::move(table) << std::string(expected);
    };
    row("numbers", matrixTable(Matrix{{0, -0.0}, {1e300, 5e-324}}, {"0", "1"}), "0\t1\n0\t-0\n1e+300\t5e-324\n");
    row("integers and text", ColumnTable{{{"n", Integers{kMin}}, {"layer", Texts{"recurrent"}}}},
        "n\tlayer\n-9223372036854775808\trecurrent\n");
    row("a tab is quoted", oneText("t", {"a\tb"}), "t\n\"a\tb\"\n");
    row("a quote is doubled", oneText("t", {"say \"x\""}), "t\n\"say \"\"x\"\"\"\n");
    row("LF and CR are quoted", oneText("t", {"a\nb", "a\rb"}), "t\n\"a\nb\"\n\"a\rb\"\n");
    row("a comma is not", oneText("k, n", {"a,b"}), "k, n\na,b\n");
    row("an empty field alone is quoted, or the line would be blank", oneText("t", {""}), "t\n\"\"\n");
    row("an empty field beside others is not", ColumnTable{{{"a", Texts{""}}, {"b", Texts{""}}}}, "a\tb\n\t\n");
}

void CsvTest::tabsInPlaceOfCommas() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeTsv, table), expected);
}

void CsvTest::noEmptyPieceAfterAFullOne() {
    std::size_t pieces = 0;
    QVERIFY(writeCsv(oneText("t", {std::string(64 * 1024, 'x')}), [&](std::string_view piece) {
        ++pieces;
        return !piece.empty();
    }));
    QCOMPARE(pieces, std::size_t{1});
}

ATTENTION_TEST(CsvTest, NoApplication)
#include "csv_test.moc"
