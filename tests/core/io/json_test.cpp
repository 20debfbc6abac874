#include "core/io/json.h"

#include "tests/core/io/table_writing.h"
#include "tests/test_class.h"

using namespace attention;

class JsonTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void table_data();
    void table();
    void number_data();
    void number();
    void text_data();
    void text();
};

void JsonTest::table_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, Table table, const char* expected) {
        QTest::addRow("%s", name) << std::move(table) << std::string(expected);
    };

    row("one line a row", matrixTable(Matrix{{0, 1}, {0.5, -2}}, {"0", "1"}),
        "{\"columns\": [\"0\", \"1\"], \"data\": [\n[0, 1],\n[0.5, -2]\n]}\n");
    row("one row has no comma after it", matrixTable(Matrix{{0.1}}, {"value"}),
        "{\"columns\": [\"value\"], \"data\": [\n[0.1]\n]}\n");
    row("no row: data is empty", matrixTable(Matrix(0, 2), {"a", "b"}),
        "{\"columns\": [\"a\", \"b\"], \"data\": [\n]}\n");
    row("an array in long form, its indices whole numbers",
        ArrayTable{std::make_shared<const Matrix>(Matrix{{0.5, 1}}), {{"a", 1}, {"b", 1}, {"c", 2}}},
        "{\"columns\": [\"a\", \"b\", \"c\", \"value\"], \"data\": [\n[0, 0, 0, 0.5],\n[0, 0, 1, 1]\n]}\n");
    row("each column as its type: integers, reals, text",
        ColumnTable{{{"position", Integers{0, 1}},
                     {"value", Reals{kInfinity, 0.25}},
                     {"layer", Texts{"recurrent", "attention"}}}},
        "{\"columns\": [\"position\", \"value\", \"layer\"], \"data\": [\n"
        "[0, \"inf\", \"recurrent\"],\n[1, 0.25, \"attention\"]\n]}\n");
    row("a formula is a line of text", formulaTable(),
        "{\"columns\": [\"term\", \"formula\"], \"data\": [\n[61440, \"n d^2\"]\n]}\n");
}

void JsonTest::table() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeJson, table), expected);
}

void JsonTest::number_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::string>("expected");
    const auto real = [](const char* name, double value, const char* expected) {
        QTest::addRow("%s", name) << Table(matrixTable(Matrix{{value}}, {"x"})) << std::string(expected);
    };
    const auto integer = [](const char* name, std::int64_t value, const char* expected) {
        QTest::addRow("%s", name) << Table(ColumnTable{{{"x", Integers{value}}}}) << std::string(expected);
    };

    real("the sign of zero stays", -0.0, "-0");
    real("1e300: exponent", 1e300, "1e+300");
    real("5e-324: the least of all", 5e-324, "5e-324");
    real("a third: the digits that read back", 1.0 / 3, "0.3333333333333333");
    real("infinity is no number of JSON: a string", kInfinity, "\"inf\"");
    real("nor is minus infinity", -kInfinity, "\"-inf\"");
    real("nor is NaN", kNaN, "\"nan\"");
    integer("the least integer in full", kLeast, "-9223372036854775808");
    integer("the greatest integer in full", kGreatest, "9223372036854775807");
}

void JsonTest::number() {
    QFETCH(Table, table);
    QFETCH(std::string, expected);
    QCOMPARE(written(writeJson, table), "{\"columns\": [\"x\"], \"data\": [\n[" + expected + "]\n]}\n");
}

void JsonTest::text_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, std::string text, const char* expected) {
        QTest::addRow("%s", name) << std::move(text) << std::string(expected);
    };

    row("empty", "", "\"\"");
    row("a number as text stays text", "1", "\"1\"");
    row("quote and backslash", "a\"b\\c", R"("a\"b\\c")");
    row("line breaks and tab by their letters", "a\nb\rc\td", R"("a\nb\rc\td")");
    row("other control characters by number", std::string("\0\x01\x1f", 3), R"("\u0000\u0001\u001f")");
    row("a slash needs no escape", "a/b", "\"a/b\"");
    row("UTF-8 of two, three, four bytes passes", "é 猫 𝜔", "\"é 猫 𝜔\"");
    row("what is not UTF-8 is replaced", "a\xFFz", "\"a\uFFFDz\"");
}

void JsonTest::text() {
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    // The same in a name and in a field.
    QCOMPARE(written(writeJson, oneText(text, {text})),
             "{\"columns\": [" + expected + "], \"data\": [\n[" + expected + "]\n]}\n");
}

ATTENTION_TEST(JsonTest, NoApplication)
#include "json_test.moc"
