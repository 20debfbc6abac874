#include "core/io/latex.h"

#include "tests/core/io/table_writing.h"
#include "tests/test_class.h"

using namespace attention;

class LatexTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void table_data();
    void table();
    void number_data();
    void number();
    void text_data();
    void text();
};

void LatexTest::table_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Table table, const char* expected) {
        QTest::addRow("%s", name) << std::move(table) << std::string(expected);
    };

    row("numbers to the right", matrixTable(Matrix{{0, 1}, {0.5, -2}}, {"0", "1"}),
        "% needs \\usepackage{booktabs}\n"
        "\\begin{tabular}{rr}\n"
        "\\toprule\n"
        "0 & 1 \\\\\n"
        "\\midrule\n"
        "0 & 1 \\\\\n"
        "0.5 & $-2$ \\\\\n"
        "\\bottomrule\n"
        "\\end{tabular}\n");
    row("text to the left",
        ColumnTable{{{"n", Integers{60}}, {"layer", Texts{"recurrent"}}, {"cost", Reals{kInfinity}}}},
        "% needs \\usepackage{booktabs}\n"
        "\\begin{tabular}{rlr}\n"
        "\\toprule\n"
        "n & layer & cost \\\\\n"
        "\\midrule\n"
        "60 & recurrent & $\\infty$ \\\\\n"
        "\\bottomrule\n"
        "\\end{tabular}\n");
    row("an array in long form",
        ArrayTable{std::make_shared<const Matrix>(Matrix{{-0.5}}), {{"a", 1}, {"b", 1}, {"c", 1}}},
        "% needs \\usepackage{booktabs}\n"
        "\\begin{tabular}{rrrr}\n"
        "\\toprule\n"
        "a & b & c & value \\\\\n"
        "\\midrule\n"
        "0 & 0 & 0 & $-0.5$ \\\\\n"
        "\\bottomrule\n"
        "\\end{tabular}\n");
    row("a formula is typeset, and stands left", formulaTable(),
        "% needs \\usepackage{booktabs}\n"
        "\\begin{tabular}{rl}\n"
        "\\toprule\n"
        "term & formula \\\\\n"
        "\\midrule\n"
        "61440 & $n d^{2}$ \\\\\n"
        "\\bottomrule\n"
        "\\end{tabular}\n");
    row("no row", matrixTable(Matrix(0, 1), {"a"}),
        "% needs \\usepackage{booktabs}\n"
        "\\begin{tabular}{r}\n"
        "\\toprule\n"
        "a \\\\\n"
        "\\midrule\n"
        "\\bottomrule\n"
        "\\end{tabular}\n");
}

void LatexTest::table() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeLatex, table), expected);
}

void LatexTest::number_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto real = [](const char* name, double value, const char* expected) {
        QTest::addRow("%s", name) << Table(matrixTable(Matrix{{value}}, {"x"})) << std::string(expected);
    };
    const auto integer = [](const char* name, std::int64_t value, const char* expected) {
        QTest::addRow("%s", name) << Table(ColumnTable{{{"x", Integers{value}}}}) << std::string(expected);
    };

    real("nothing to set: as it is", 0.25, "0.25");
    real("a minus, not a hyphen", -0.25, "$-0.25$");
    real("the sign of zero stays", -0.0, "$-0$");
    real("a small number: the exponent without its zero", 1.5e-6, "$1.5\\times10^{-6}$");
    real("a large number: the exponent without its plus", -1e16, "$-1\\times10^{16}$");
    real("1e300", 1e300, "$1\\times10^{300}$");
    real("5e-324: the least of all", 5e-324, "$5\\times10^{-324}$");
    real("infinity", kInfinity, "$\\infty$");
    real("minus infinity", -kInfinity, "$-\\infty$");
    real("NaN is a word", kNaN, "nan");
    integer("the least integer in full", kLeast, "$-9223372036854775808$");
    integer("the greatest integer in full", kGreatest, "9223372036854775807");
}

void LatexTest::number() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeLatex, table),
             "% needs \\usepackage{booktabs}\n\\begin{tabular}{r}\n\\toprule\nx \\\\\n\\midrule\n" + expected +
                 " \\\\\n\\bottomrule\n\\end{tabular}\n");
}

void LatexTest::text_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, std::string text, const char* expected) {
        QTest::addRow("%s", name) << std::move(text) << std::string(expected);
    };

    row("empty", "", "");
    row("a backslash and braces", "\\alpha{}", "\\textbackslash{}alpha\\{\\}");
    row("what ends a field, a line, a formula", "a & b % c $d$", "a \\& b \\% c \\$d\\$");
    row("parameter, subscript, superscript, tie", "#1 W_q x^2 a~b",
        "\\#1 W\\_q x\\textasciicircum{}2 a\\textasciitilde{}b");
    row("signs missing in the default font", "a < b > c | d", "a \\textless{} b \\textgreater{} c \\textbar{} d");
    row("straight quote and grave", "\"`", "\\texttt{\\char34}\\textasciigrave{}");
    row("after \\\\ a bracket would be a length, a star a variant", "[1] *", "{[}1] {*}");
    row("a hyphen stays", "self-attention", "self-attention");
    row("two hyphens are no dash", "a--b---c", "a-{}-b-{}-{}-c");
    row("two apostrophes or commas are no quote", "''x,,", "'{}'x,{},");
    row("line breaks and control characters are blanks", "a\nb\tc\x7F", "a b c ");
    row("UTF-8 passes", "é 猫", "é 猫");
}

void LatexTest::text() {
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    // The same in a name and in a field.
    QCOMPARE(written(writeLatex, oneText(text, {text})),
             "% needs \\usepackage{booktabs}\n\\begin{tabular}{l}\n\\toprule\n" + expected + " \\\\\n\\midrule\n" +
                 expected + " \\\\\n\\bottomrule\n\\end{tabular}\n");
}

ATTENTION_TEST(LatexTest, NoApplication)
#include "latex_test.moc"
