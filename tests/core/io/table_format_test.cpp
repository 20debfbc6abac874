#include "core/io/table_format.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "tests/core/io/table_writing.h"
#include "tests/test_class.h"

using namespace attention;
Q_DECLARE_METATYPE(TableFormat)

namespace {

constexpr std::array kFormats{
    std::pair{"csv", TableFormat::Csv},           std::pair{"npy", TableFormat::Npy},
    std::pair{"json", TableFormat::Json},         std::pair{"latex", TableFormat::Latex},
    std::pair{"markdown", TableFormat::Markdown}, std::pair{"tsv", TableFormat::Tsv},
};

std::string textOf(const Table& table, TableFormat format) {
    return written([&](const Table& all, const ByteSink& sink) { return writeTable(all, format, sink); }, table);
}

const ColumnTable kWithText{{{"n", Integers{1}}, {"layer", Texts{"a"}}}};

}  // namespace

class TableFormatTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void names();
    void writes_data();
    void writes();
    void problem_data();
    void problem();
    void streamsInPieces_data();
    void streamsInPieces();
    void stopsWhenRefused_data();
    void stopsWhenRefused();
    void malformed_data();
    void malformed();
};

void TableFormatTest::names() {
    const std::vector<std::string_view> expected{"csv", "npy", "json", "tex", "md"};
    const auto found = tableFormatNames();
    QVERIFY(std::equal(found.begin(), found.end(), expected.begin(), expected.end()));

    QVERIFY(tableFormat("csv") == TableFormat::Csv);
    QVERIFY(tableFormat("npy") == TableFormat::Npy);
    QVERIFY(tableFormat("json") == TableFormat::Json);
    QVERIFY(tableFormat("tex") == TableFormat::Latex);
    QVERIFY(tableFormat("md") == TableFormat::Markdown);
    for (const std::string_view unknown : {"", "tsv", "CSV", ".csv", "latex", "xlsx"}) {
        QVERIFY2(!tableFormat(unknown), unknown.data());
    }
}

void TableFormatTest::writes_data() {
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<std::string>("beginning");
    const auto row = [](const char* name, TableFormat format, const char* beginning) {
        QTest::addRow("%s", name) << format << std::string(beginning);
    };
    row("csv", TableFormat::Csv, "a,b\n1,2\n");
    row("npy", TableFormat::Npy, "\x93NUMPY");
    row("json", TableFormat::Json, "{\"columns\": [\"a\", \"b\"], \"data\": [\n[1, 2]\n]}\n");
    row("latex", TableFormat::Latex, "% needs \\usepackage{booktabs}\n\\begin{tabular}{rr}\n");
    row("markdown", TableFormat::Markdown, "| a | b |\n| ---: | ---: |\n| 1 | 2 |\n");
    row("tsv", TableFormat::Tsv, "a\tb\n1\t2\n");
}

void TableFormatTest::writes() {
    QFETCH(TableFormat, format);
    QFETCH(std::string, beginning);
    QCOMPARE(textOf(matrixTable(Matrix{{1, 2}}, {"a", "b"}), format).substr(0, beginning.size()), beginning);
}

void TableFormatTest::problem_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const QByteArray& name, Table table, TableFormat format, const char* expected = "") {
        QTest::addRow("%s", name.constData()) << std::move(table) << format << std::string(expected);
    };
    const char* inexact = "NPY holds integers beside reals as float64, and one of the table is beyond +-2^53";
    constexpr std::int64_t two53 = std::int64_t{1} << 53;
    for (const auto& [name, format] : kFormats) {
        const bool isNpy = format == TableFormat::Npy;
        row(name + QByteArray(": a matrix"), matrixTable(Matrix{{kNaN}}, {"x"}), format);
        row(name + QByteArray(": text"), kWithText, format,
            isNpy ? "NPY holds numbers only, and a column of the table is text" : "");
        row(name + QByteArray(": 2^53 + 1 beside reals"),
            ColumnTable{{{"x", Reals{1}}, {"count", Integers{two53 + 1}}}}, format, isNpy ? inexact : "");
    }
    row("npy: 2^53 beside reals", ColumnTable{{{"x", Reals{1}}, {"count", Integers{two53, -two53}}}}, TableFormat::Npy);
    row("npy: 2^53 + 1 among integers", ColumnTable{{{"count", Integers{two53 + 1}}}}, TableFormat::Npy);
}

void TableFormatTest::problem() {
    QFETCH(Table, table);
    QFETCH(TableFormat, format);
    QFETCH(std::string, expected);
    QCOMPARE(std::string(formatProblem(table, format)), expected);
}

void TableFormatTest::streamsInPieces_data() {
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<int>("above");
    QTest::addRow("csv: one line above the rows") << TableFormat::Csv << 1;
    QTest::addRow("tsv: one line above the rows") << TableFormat::Tsv << 1;
    QTest::addRow("json: one line above the rows") << TableFormat::Json << 1;
    QTest::addRow("markdown: header and alignment above the rows") << TableFormat::Markdown << 2;
    QTest::addRow("latex: comment, begin, rule, header, rule above the rows") << TableFormat::Latex << 5;
}

void TableFormatTest::streamsInPieces() {
    QFETCH(TableFormat, format);
    QFETCH(int, above);
    const Table table = largeTable();
    std::vector<std::string> pieces;
    QVERIFY(writeTable(table, format, [&](std::string_view piece) {
        pieces.emplace_back(piece);
        return true;
    }));
    QVERIFY(pieces.size() >= 5);
    QByteArray text;
    for (const std::string& piece : pieces) {
        QVERIFY(!piece.empty());
        QVERIFY(piece.size() < 66 * 1024);  // 64 kB, the rest of a line of 8 numbers and what stands below the rows
        text += piece;
    }

    // Nothing is lost between the pieces: each line is the one of a table of this row alone.
    const auto& [values, names] = std::get<MatrixTable>(table);
    const QList<QByteArray> lines = text.split('\n');
    for (int row = 0; row < values->rows(); ++row) {
        const auto alone = QByteArray::fromStdString(textOf(matrixTable(values->row(row), names), format)).split('\n');
        QCOMPARE(lines.size(), alone.size() + values->rows() - 1);
        const bool hasComma = format == TableFormat::Json && row + 1 < values->rows();
        QCOMPARE(lines.at(above + row), alone.at(above) + (hasComma ? "," : ""));
    }
}

void TableFormatTest::stopsWhenRefused_data() {
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<int>("accepted");
    for (const auto& [name, format] : kFormats) {
        QTest::addRow("%s: the first piece", name) << format << 0;
        if (format == TableFormat::Npy) continue;  // a header and less than one piece of 1 MB
        QTest::addRow("%s: the third piece", name) << format << 2;
    }
}

void TableFormatTest::stopsWhenRefused() {
    QFETCH(TableFormat, format);
    QFETCH(int, accepted);
    int calls = 0;
    const ByteSink sink = [&](std::string_view) { return calls++ < accepted; };
    QVERIFY(!writeTable(largeTable(), format, sink));
    QCOMPARE(calls, accepted + 1);

    calls = accepted;
    QVERIFY(!writeTable(matrixTable(Matrix{{1}}, {"the only piece"}), format, sink));
    QCOMPARE(calls, accepted + 1);
}

void TableFormatTest::malformed_data() {
    QTest::addColumn<TableFormat>("format");
    QTest::addColumn<Table>("table");
    QTest::addColumn<QByteArray>("message");
    const auto one = std::make_shared<const Matrix>(Matrix{{1}}), two = std::make_shared<const Matrix>(Matrix{{1, 2}});
    for (const auto& [of, format] : kFormats) {
        const auto row = [&, &of = of, &format = format](const char* name, Table table, const char* message) {
            QTest::addRow("%s: %s", of, name) << format << std::move(table) << QByteArray(message);
        };
        row("no matrix", MatrixTable{}, "a table has no matrix");
        row("no columns", ColumnTable{}, "a table has no columns");
        row("a matrix without columns", matrixTable(Matrix(3, 0), {}), "a table has no columns");
        row("too few names", MatrixTable{two, {"a"}}, "a table has 2 columns and 1 names");
        row("too many names", MatrixTable{two, {"a", "b", "c"}}, "a table has 2 columns and 3 names");
        row("an array without a matrix", ArrayTable{{}, {{"a", 1}}}, "a table has no matrix");
        row("an array without axes", ArrayTable{one, {}}, "an array has no axes");
        row("axes that span other entries", ArrayTable{two, {{"a", 2}, {"b", 1}, {"c", 2}}},
            "an array of 2 x 1 x 2 has 2 entries");
        row("a short column", ColumnTable{{{"a", Reals{1, 2}}, {"b", Reals{1, 2}}, {"c", Integers{1}}}},
            "column \"c\" has 1 rows, the first column has 2");
    }
    QTest::addRow("npy: text") << TableFormat::Npy << Table(kWithText)
                               << QByteArray("NPY holds numbers only, and a column of the table is text");
    QTest::addRow("no such format") << TableFormat{-1} << Table(MatrixTable{one, {"a"}})
                                    << QByteArray("unknown table format -1");
}

void TableFormatTest::malformed() {
    QFETCH(TableFormat, format);
    QFETCH(Table, table);
    QFETCH(QByteArray, message);
    bool isWritten = false;
    QByteArray thrown;
    try {
        writeTable(table, format, [&](std::string_view) { return isWritten = true; });
    } catch (const std::invalid_argument& error) {
        thrown = error.what();
    }
    QCOMPARE(thrown, message);
    QVERIFY(!isWritten);
}

ATTENTION_TEST(TableFormatTest, NoApplication)
#include "table_format_test.moc"
