#include "core/io/json.h"
#include "core/io/latex.h"
#include "core/io/markdown.h"
#include "core/io/rounded_table.h"
#include "core/io/table_format.h"
#include "tests/core/io/table_writing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

std::string latex(const std::string& columns, const std::string& header, const Texts& rows,
                  const std::string& packages = "booktabs") {
    std::string text = "% needs \\usepackage{" + packages + "}\n\\begin{tabular}{" + columns + "}\n\\toprule\n" +
                       header + " \\\\\n\\midrule\n";
    for (const std::string& row : rows) text += row + " \\\\\n";
    return text + "\\bottomrule\n\\end{tabular}\n";
}

/// What a table, a number or a text is in each of the formats that people read.
struct Written {
    std::string json;
    std::string latex;
    std::string markdown;
};

}  // namespace

Q_DECLARE_METATYPE(Written)

class TableTextTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void table_data();
    void table();
    void roundedNumbersKeepTheirZeros();
    void number_data();
    void number();
    void text_data();
    void text();
    void jsonEscapesControlsAndReplacesWhatIsNotUtf8();
};

void TableTextTest::table_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<Written>("expected");
    const auto row = [](const char* name, Table table, const Written& expected) {
        QTest::addRow("%s", name) << std::move(table) << expected;
    };
    row("numbers to the right", matrixTable(Matrix{{0, 1}, {0.5, -2}}, {"0", "1"}),
        {"{\"columns\": [\"0\", \"1\"], \"data\": [\n[0, 1],\n[0.5, -2]\n]}\n",
         latex("rr", "0 & 1", {"0 & 1", "0.5 & $-2$"}), "| 0 | 1 |\n| ---: | ---: |\n| 0 | 1 |\n| 0.5 | -2 |\n"});
    row("text to the left, each column as its type",
        ColumnTable{{{"n", Integers{60}}, {"layer", Texts{"recurrent"}}, {"cost", Reals{kInfinity}}}},
        {"{\"columns\": [\"n\", \"layer\", \"cost\"], \"data\": [\n[60, \"recurrent\", \"inf\"]\n]}\n",
         latex("rlr", "n & layer & cost", {"60 & recurrent & $\\infty$"}),
         "| n | layer | cost |\n| ---: | :--- | ---: |\n| 60 | recurrent | inf |\n"});
    row("an array in long form, its indices whole numbers",
        ArrayTable{std::make_shared<const Matrix>(Matrix{{-0.5, 1}}), {{"a", 1}, {"b", 1}, {"c", 2}}},
        {"{\"columns\": [\"a\", \"b\", \"c\", \"value\"], \"data\": [\n[0, 0, 0, -0.5],\n[0, 0, 1, 1]\n]}\n",
         latex("rrrr", "a & b & c & value", {"0 & 0 & 0 & $-0.5$", "0 & 0 & 1 & 1"}),
         "| a | b | c | value |\n| ---: | ---: | ---: | ---: |\n| 0 | 0 | 0 | -0.5 |\n| 0 | 0 | 1 | 1 |\n"});
    row("a formula is typeset, or a line of text", formulaTable(),
        {"{\"columns\": [\"term\", \"formula\"], \"data\": [\n[61440, \"n d^2\"]\n]}\n",
         latex("rl", "term & formula", {"61440 & $n d^{2}$"}, "amsmath,booktabs"),
         "| term | formula |\n| ---: | :--- |\n| 61440 | $n d^{2}$ |\n"});
    row("no row", matrixTable(Matrix(0, 2), {"a", "b"}),
        {"{\"columns\": [\"a\", \"b\"], \"data\": [\n]}\n", latex("rr", "a & b", {}), "| a | b |\n| ---: | ---: |\n"});
}

void TableTextTest::table() {
    QFETCH(Table, table);
    QFETCH(Written, expected);
    QCOMPARE(written(writeJson, table), expected.json);
    QCOMPARE(written(writeLatex, table, 0), expected.latex);
    QCOMPARE(written(writeMarkdown, table, 0), expected.markdown);
}

void TableTextTest::roundedNumbersKeepTheirZeros() {
    const Table table =
        roundedTable(matrixTable(Matrix{{0.24, 1, -2e-7, 0, 0.01396}, {12345, 9.999, kInfinity, kNaN, 5}},
                                 {"a", "b", "c", "d", "e"}),
                     3);
    const Texts inLatex{"0.240 & 1.00 & $-2.00\\times10^{-7}$ & 0 & 0.0140", "12300 & 10.0 & $\\infty$ & nan & 5.00"};
    QCOMPARE(written(writeLatex, table, 3), latex("rrrrr", "a & b & c & d & e", inLatex));
    QVERIFY(written(writeMarkdown, table, 3).find("| 0.240 | 1.00 | -2.00e-07 | 0 | 0.0140 |") != std::string::npos);
    // Whole numbers and the numbers of other formats have none.
    const Table count = ColumnTable{{{"n", Integers{60}}, {"x", Reals{0.5}}}};
    QCOMPARE(written(writeLatex, count, 2), latex("rr", "n & x", {"60 & 0.50"}));
    QCOMPARE(written([](const Table& any, const ByteSink& sink) { return writeTable(any, TableFormat::Csv, sink, 2); },
                     count),
             std::string("n,x\n60,0.5\n"));
}

void TableTextTest::number_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<Written>("expected");
    const auto real = [](const char* name, double value, const Written& expected) {
        QTest::addRow("%s", name) << Table(matrixTable(Matrix{{value}}, {"x"})) << expected;
    };
    const auto integer = [](const char* name, std::int64_t value, const Written& expected) {
        QTest::addRow("%s", name) << Table(ColumnTable{{{"x", Integers{value}}}}) << expected;
    };
    real("nothing to set: as it is", 0.25, {"0.25", "0.25", "0.25"});
    real("a minus", -0.25, {"-0.25", "$-0.25$", "-0.25"});
    real("the sign of zero stays", -0.0, {"-0", "$-0$", "-0"});
    real("a small number", 1.5e-6, {"1.5e-06", "$1.5\\times10^{-6}$", "1.5e-06"});
    real("a large number", -1e16, {"-1e+16", "$-1\\times10^{16}$", "-1e+16"});
    real("1e300", 1e300, {"1e+300", "$1\\times10^{300}$", "1e+300"});
    real("5e-324: the least of all", 5e-324, {"5e-324", "$5\\times10^{-324}$", "5e-324"});
    const char* third = "0.3333333333333333";
    real("a third: the digits that read back", 1.0 / 3, {third, third, third});
    real("infinity is no number of JSON: a string", kInfinity, {"\"inf\"", "$\\infty$", "inf"});
    real("nor is minus infinity", -kInfinity, {"\"-inf\"", "$-\\infty$", "-inf"});
    real("nor is NaN", kNaN, {"\"nan\"", "nan", "nan"});
    integer("the least integer in full", kMin,
            {"-9223372036854775808", "$-9223372036854775808$", "-9223372036854775808"});
    integer("the greatest integer in full", kGreatest,
            {"9223372036854775807", "9223372036854775807", "9223372036854775807"});
}

void TableTextTest::number() {
    QFETCH(Table, table);
    QFETCH(Written, expected);
    QCOMPARE(written(writeJson, table), "{\"columns\": [\"x\"], \"data\": [\n[" + expected.json + "]\n]}\n");
    QCOMPARE(written(writeLatex, table, 0), latex("r", "x", {expected.latex}));
    QCOMPARE(written(writeMarkdown, table, 0), "| x |\n| ---: |\n| " + expected.markdown + " |\n");
}

void TableTextTest::text_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Written>("expected");
    const auto row = [](const char* name, std::string text, const Written& expected) {
        QTest::addRow("%s", name) << std::move(text) << expected;
    };
    row("empty", "", {"\"\"", "", ""});
    row("a number as text stays text", "1", {"\"1\"", "1", "1"});
    row("a hyphen and a slash stay", "self-attention/1",
        {"\"self-attention/1\"", "self-attention/1", "self-attention/1"});
    row("a quote", "a\"b", {R"("a\"b")", "a\\texttt{\\char34}b", "a\"b"});
    row("a backslash and braces", "\\a{}", {R"("\\a{}")", "\\textbackslash{}a\\{\\}", "\\\\a{}"});
    row("line breaks and a tab", "a\nb\rc\r\nd\te", {R"("a\nb\rc\r\nd\te")", "a b c  d e", "a<br>b<br>c<br>d\te"});
    row("two line breaks", "a\n\nb", {R"("a\n\nb")", "a  b", "a<br><br>b"});
    row("other control characters", std::string("a\x01\x7F", 3), {"\"a\\u0001\x7F\"", "a  ", "a\x01\x7F"});
    row("what ends a field, a line, a formula", "a & b % c $d$ | e",
        {"\"a & b % c $d$ | e\"", "a \\& b \\% c \\$d\\$ \\textbar{} e", "a \\& b % c \\$d\\$ \\| e"});
    row("parameter, subscript, superscript, tie, emphasis", "#1 W_q x^2 a~b *c* `d`",
        {"\"#1 W_q x^2 a~b *c* `d`\"",
         "\\#1 W\\_q x\\textasciicircum{}2 a\\textasciitilde{}b {*}c{*} \\textasciigrave{}d\\textasciigrave{}",
         "#1 W\\_q x^2 a\\~b \\*c\\* \\`d\\`"});
    row("tag and entity", "<b> &amp;", {"\"<b> &amp;\"", "\\textless{}b\\textgreater{} \\&amp;", "\\<b> \\&amp;"});
    row("after \\\\ a bracket would be a length, a star a variant", "[1] *", {"\"[1] *\"", "{[}1] {*}", "\\[1] \\*"});
    row("link and picture", "[a](b) ![c](d)", {"\"[a](b) ![c](d)\"", "{[}a](b) !{[}c](d)", "\\[a](b) !\\[c](d)"});
    row("marks that mean something at the start of a line only", "# 1. - +",
        {"\"# 1. - +\"", "\\# 1. - +", "# 1. - +"});
    row("two hyphens are no dash", "a--b---c", {"\"a--b---c\"", "a-{}-b-{}-{}-c", "a--b---c"});
    row("two apostrophes or commas are no quote", "''x,,", {"\"''x,,\"", "'{}'x,{},", "''x,,"});
    row("UTF-8 of two, three, four bytes passes", "é 猫 𝜔", {"\"é 猫 𝜔\"", "é 猫 𝜔", "é 猫 𝜔"});
}

void TableTextTest::text() {
    QFETCH(std::string, text);
    QFETCH(Written, expected);
    // Alike in a name and in a field.
    const Table table = oneText(text, {text});
    QCOMPARE(written(writeJson, table),
             "{\"columns\": [" + expected.json + "], \"data\": [\n[" + expected.json + "]\n]}\n");
    QCOMPARE(written(writeLatex, table, 0), latex("l", expected.latex, {expected.latex}));
    QCOMPARE(written(writeMarkdown, table, 0),
             "| " + expected.markdown + " |\n| :--- |\n| " + expected.markdown + " |\n");
}

void TableTextTest::jsonEscapesControlsAndReplacesWhatIsNotUtf8() {
    QCOMPARE(written(writeJson, oneText("x", {std::string("\0\x1f a\xFFz", 6)})),
             std::string("{\"columns\": [\"x\"], \"data\": [\n[\"\\u0000\\u001f a\uFFFDz\"]\n]}\n"));
}

ATTENTION_TEST(TableTextTest, NoApplication)
#include "table_text_test.moc"
