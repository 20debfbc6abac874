#include "core/io/npy.h"

#include <limits>
#include <stdexcept>

#include <QFile>

#include "tests/core/io/table_writing.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr std::int64_t kTwo53 = std::int64_t{1} << 53;

MatrixTable matrixTable(Matrix values) {
    std::vector<std::string> names(static_cast<std::size_t>(values.cols()), "c");
    return {std::make_shared<const Matrix>(std::move(values)), std::move(names)};
}

QByteArray npyOf(const Table& table) {
    return QByteArray::fromStdString(written(writeNpy, table));
}

/// The array of make_npy_golden.py.
Matrix goldenReals() {
    constexpr double inf = std::numeric_limits<double>::infinity();
    Matrix values(60, 2);
    for (Index row = 0; row < 60; ++row) {
        for (Index column = 0; column < 2; ++column)
            values(row, column) = static_cast<double>(2 * row + column - 17) / 7;
    }
    values.row(0) << -0.0, inf;
    values.row(59) << std::numeric_limits<double>::denorm_min(), -inf;
    return values;
}

Reals columnOf(const Matrix& values, Index column) {
    return {values.col(column).begin(), values.col(column).end()};
}

}  // namespace

class NpyTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void sameBytesAsNumpy_data();
    void sameBytesAsNumpy();
    void header_data();
    void header();
    void matrixIsNotCopied();
    void largeColumnsAreComplete();
    void stopsWhenRefused_data();
    void stopsWhenRefused();
    void textCannotBeWritten();
    void malformed_data();
    void malformed();
};

void NpyTest::sameBytesAsNumpy_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<Table>("table");
    const auto row = [](const char* name, const char* file, Table table) {
        QTest::addRow("%s", name) << QString(file) << std::move(table);
    };
    const Matrix reals = goldenReals();
    row("a matrix", "npy_float64_60x2.npy", matrixTable(reals));
    row("columns of reals", "npy_float64_60x2.npy",
        ColumnTable{{{"a", columnOf(reals, 0)}, {"b", columnOf(reals, 1)}}});
    row("an array keeps its axes", "npy_float64_3x4x5x2.npy",
        ArrayTable{std::make_shared<const Matrix>(reals), {{"a", 3}, {"b", 4}, {"c", 5}, {"d", 2}}});
    row("an array of one axis", "npy_float64_120.npy", ArrayTable{std::make_shared<const Matrix>(reals), {{"a", 120}}});
    row("one entry keeps both axes", "npy_float64_1x1.npy", matrixTable(Matrix{{0.1}}));
    row("columns of integers", "npy_int64_3x2.npy",
        ColumnTable{{{"a", Integers{0, kTwo53 + 1, std::numeric_limits<std::int64_t>::max()}},
                     {"b", Integers{-1, 7, std::numeric_limits<std::int64_t>::min()}}}});
    row("integers beside reals become reals", "npy_mixed_2x3.npy",
        ColumnTable{{{"a", Integers{kTwo53, -kTwo53}}, {"b", Reals{0.5, -0.25}}, {"c", Integers{-3, 4}}}});
}

void NpyTest::sameBytesAsNumpy() {
    QFETCH(QString, file);
    QFETCH(Table, table);
    QFile golden(ATTENTION_GOLDEN_DIR "/" + file);
    QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(golden.fileName()));
    QVERIFY(npyProblem(table).empty());
    QCOMPARE(npyOf(table), golden.readAll());
}

void NpyTest::header_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<QByteArray>("description");
    QTest::addRow("no row") << Table(matrixTable(Matrix(0, 3)))
                            << QByteArray("{'descr': '<f8', 'fortran_order': False, 'shape': (0, 3), }");
    QTest::addRow("integers without a row")
        << Table(ColumnTable{{{"a", Integers{}}}})
        << QByteArray("{'descr': '<i8', 'fortran_order': False, 'shape': (0, 1), }");
}

void NpyTest::header() {
    QFETCH(Table, table);
    QFETCH(QByteArray, description);
    const QByteArray bytes = npyOf(table);
    QCOMPARE(bytes.size(), 128);
    QCOMPARE(bytes.first(10), QByteArray("\x93NUMPY\x01\x00\x76\x00", 10));  // 0x76 = 118 = 128 - 10
    QCOMPARE(bytes.sliced(10), description.leftJustified(117, ' ') + '\n');
}

void NpyTest::matrixIsNotCopied() {
    const MatrixTable table = matrixTable(Matrix::Random(600, 700));  // 3.36 MB
    const auto* data = reinterpret_cast<const char*>(table.values->data());
    const auto size = static_cast<std::size_t>(table.values->size()) * sizeof(double);
    std::vector<std::string_view> pieces;
    QVERIFY(writeNpy(table, [&](std::string_view piece) {
        pieces.push_back(piece);
        return true;
    }));
    QCOMPARE(pieces.size(), std::size_t{5});  // the header and 3.2 pieces of 1 MB
    std::size_t done = 0;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
        QVERIFY(pieces[i].data() == data + done);
        QVERIFY(!pieces[i].empty() && pieces[i].size() <= 1 << 20);
        done += pieces[i].size();
    }
    QCOMPARE(done, size);
}

void NpyTest::largeColumnsAreComplete() {
    const Matrix values = Matrix::Random(90000, 3);  // 2.16 MB
    const QByteArray expected = npyOf(matrixTable(values));
    QCOMPARE(expected.size(), 128 + 90000 * 3 * 8);
    const ColumnTable columns{{{"a", columnOf(values, 0)}, {"b", columnOf(values, 1)}, {"c", columnOf(values, 2)}}};
    QVERIFY(npyOf(columns) == expected);
}

void NpyTest::stopsWhenRefused_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<int>("accepted");
    const Table matrix = matrixTable(Matrix::Zero(600, 700));
    const Table columns = ColumnTable{{{"a", Reals(400000)}}};
    QTest::addRow("matrix: the header") << matrix << 0;
    QTest::addRow("matrix: the second piece") << matrix << 2;
    QTest::addRow("columns: the header") << columns << 0;
    QTest::addRow("columns: the second piece") << columns << 2;
}

void NpyTest::stopsWhenRefused() {
    QFETCH(Table, table);
    QFETCH(int, accepted);
    int calls = 0;
    QVERIFY(!writeNpy(table, [&](std::string_view) { return calls++ < accepted; }));
    QCOMPARE(calls, accepted + 1);
}

void NpyTest::textCannotBeWritten() {
    QVERIFY(!npyProblem(ColumnTable{{{"n", Integers{1}}, {"layer", Texts{"attention"}}}}).empty());
    QVERIFY(npyProblem(ColumnTable{{{"n", Integers{1}}, {"cost", Reals{1}}}}).empty());
    QVERIFY(npyProblem(matrixTable(Matrix{{1}})).empty());
    QVERIFY(npyProblem(ArrayTable{std::make_shared<const Matrix>(Matrix{{1}}), {{"a", 1}}}).empty());
}

void NpyTest::malformed_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, Table table, const char* message) {
        QTest::addRow("%s", name) << std::move(table) << QByteArray(message);
    };
    row("axes that span other entries",
        ArrayTable{std::make_shared<const Matrix>(Matrix{{1, 2}}), {{"a", 2}, {"b", 2}}},
        "an array of 2 x 2 has 2 entries");
    row("text", ColumnTable{{{"layer", Texts{"attention"}}}},
        "NPY holds numbers only, and a column of the table is text");
    row("a formula", ColumnTable{{{"formula", std::vector<Expression>{formula::number(1)}}}},
        "NPY holds numbers only, and a column of the table is text");
    row("no matrix", MatrixTable{}, "a table has no matrix");
    row("no columns", ColumnTable{}, "a table has no columns");
    row("too few names", MatrixTable{std::make_shared<const Matrix>(Matrix{{1, 2}}), {"a"}},
        "a table has 2 columns and 1 names");
    row("a short column", ColumnTable{{{"a", Reals{1, 2}}, {"b", Integers{1}}}},
        "column \"b\" has 1 rows, the first column has 2");
    row("2^53 + 1 beside reals", ColumnTable{{{"x", Reals{1}}, {"count", Integers{kTwo53 + 1}}}},
        "column \"count\" holds 9007199254740993, which float64 does not hold exactly");
    row("the least integer beside reals",
        ColumnTable{{{"x", Reals{1}}, {"count", Integers{std::numeric_limits<std::int64_t>::min()}}}},
        "column \"count\" holds -9223372036854775808, which float64 does not hold exactly");
}

void NpyTest::malformed() {
    QFETCH(Table, table);
    QFETCH(QByteArray, message);
    bool written = false;
    QByteArray thrown;
    try {
        writeNpy(table, [&](std::string_view) { return written = true; });
    } catch (const std::invalid_argument& error) {
        thrown = error.what();
    }
    QCOMPARE(thrown, message);
    QVERIFY(!written);
}

ATTENTION_TEST(NpyTest, NoApplication)
#include "npy_test.moc"
