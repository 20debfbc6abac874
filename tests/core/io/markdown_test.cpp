#include "core/io/markdown.h"

#include "tests/core/io/table_writing.h"
#include "tests/test_class.h"

using namespace attention;

class MarkdownTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void table_data();
    void table();
    void number_data();
    void number();
    void text_data();
    void text();
};

void MarkdownTest::table_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Table table, const char* expected) {
        QTest::addRow("%s", name) << std::move(table) << std::string(expected);
    };

    row("numbers to the right", matrixTable(Matrix{{0, 1}, {0.5, -2}}, {"0", "1"}),
        "| 0 | 1 |\n| ---: | ---: |\n| 0 | 1 |\n| 0.5 | -2 |\n");
    row("text to the left",
        ColumnTable{{{"n", Integers{60}}, {"layer", Texts{"recurrent"}}, {"cost", Reals{kInfinity}}}},
        "| n | layer | cost |\n| ---: | :--- | ---: |\n| 60 | recurrent | inf |\n");
    row("an array in long form",
        ArrayTable{std::make_shared<const Matrix>(Matrix{{0.5}}), {{"a", 1}, {"b", 1}, {"c", 1}}},
        "| a | b | c | value |\n| ---: | ---: | ---: | ---: |\n| 0 | 0 | 0 | 0.5 |\n");
    row("a formula is typeset, and stands left", formulaTable(),
        "| term | formula |\n| ---: | :--- |\n| 61440 | $n d^{2}$ |\n");
    row("no row", matrixTable(Matrix(0, 1), {"a"}), "| a |\n| ---: |\n");
}

void MarkdownTest::table() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeMarkdown, table), expected);
}

void MarkdownTest::number_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto real = [](const char* name, double value, const char* expected) {
        QTest::addRow("%s", name) << Table(matrixTable(Matrix{{value}}, {"x"})) << std::string(expected);
    };
    const auto integer = [](const char* name, std::int64_t value, const char* expected) {
        QTest::addRow("%s", name) << Table(ColumnTable{{{"x", Integers{value}}}}) << std::string(expected);
    };

    real("the sign of zero stays", -0.0, "-0");
    real("1e300", 1e300, "1e+300");
    real("5e-324: the least of all", 5e-324, "5e-324");
    real("minus infinity", -kInfinity, "-inf");
    real("NaN", kNaN, "nan");
    integer("the least integer in full", kLeast, "-9223372036854775808");
}

void MarkdownTest::number() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeMarkdown, table), "| x |\n| ---: |\n| " + expected + " |\n");
}

void MarkdownTest::text_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, std::string text, const char* expected) {
        QTest::addRow("%s", name) << std::move(text) << std::string(expected);
    };

    row("empty", "", "");
    row("a bar would end the field", "a | b", "a \\| b");
    row("a backslash would escape", "\\|", "\\\\\\|");
    row("emphasis and strikethrough", "W_q *x* ~y~", "W\\_q \\*x\\* \\~y\\~");
    row("code and formula", "`a` $b$", "\\`a\\` \\$b\\$");
    row("tag and entity", "<b> &amp;", "\\<b> \\&amp;");
    row("link and picture", "[a](b) ![c](d)", "\\[a](b) !\\[c](d)");
    row("marks that mean something at the start of a line only", "# 1. - +", "# 1. - +");
    row("a line break within a field: LF, CR, CRLF", "a\nb\rc\r\nd", "a<br>b<br>c<br>d");
    row("two line breaks", "a\n\nb", "a<br><br>b");
    row("UTF-8 passes", "é 猫", "é 猫");
}

void MarkdownTest::text() {
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    // The same in a name and in a field.
    QCOMPARE(written(writeMarkdown, oneText(text, {text})), "| " + expected + " |\n| :--- |\n| " + expected + " |\n");
}

ATTENTION_TEST(MarkdownTest, NoApplication)
#include "markdown_test.moc"
