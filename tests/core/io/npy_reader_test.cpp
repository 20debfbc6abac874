#include "core/io/npy_reader.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

#include <QFile>

#include "core/io/format_error.h"
#include "core/io/npy.h"
#include "tests/core/io/array_reading.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInf = std::numeric_limits<double>::infinity();

Values truths(int count) {
    Values values;
    for (int k = 0; k < count; ++k) values.push_back(k % 3 == 0);
    return values;
}
Values integers(int count, double least, double largest) {
    Values values(static_cast<std::size_t>(count));
    std::iota(values.begin(), values.end(), 0.0);
    values[0] = least;
    values[1] = largest;
    return values;
}

/// A file with any header and any data.
std::string npyFile(const std::string& header, const std::string& data, char version = 1) {
    std::string bytes("\x93NUMPY", 6);
    bytes += {version, 0};
    for (int i = 0; i < (version == 1 ? 2 : 4); ++i) bytes += static_cast<char>(header.size() >> 8 * i);
    return bytes + header + data;
}
std::string npyHeader(const std::string& type, const std::string& shape, const char* isFortranOrder = "False") {
    return "{'descr': '" + type + "', 'fortran_order': " + isFortranOrder + ", 'shape': " + shape + ", }\n";
}

}  // namespace

class NpyReaderTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void readsNumpy_data();
    void readsNumpy();
    void halvesAreExact();
    void header_data();
    void header();
    void exactIntegers_data();
    void exactIntegers();
    void refuses_data();
    void refuses();
    void refusesEveryTruncation();
    void roundTrip_data();
    void roundTrip();
    void largeFortranOrder();
};

void NpyReaderTest::readsNumpy_data() {
    QTest::addColumn<std::vector<Index>>("shape");
    QTest::addColumn<std::vector<double>>("values");
    const auto row = [](const char* name, Shape shape, Values values) {
        QTest::addRow("%s", name) << std::move(shape) << std::move(values);
    };
    constexpr double two53 = 9007199254740992.0;
    for (const std::string order : {"little", "big"}) {
        const auto name = [&](const char* type) { return "v1_" + (type + order) + "_C_3x4"; };
        row(name("f2").c_str(), {3, 4}, goldenValues(12));
        row(name("f4").c_str(), {3, 4}, goldenValues(12));
        row(name("f8").c_str(), {3, 4}, goldenValues(12));
        row(name("i2").c_str(), {3, 4}, integers(12, -32768, 32767));
        row(name("i4").c_str(), {3, 4}, integers(12, -2147483648.0, 2147483647));
        row(name("i8").c_str(), {3, 4}, integers(12, -two53, two53));
        row(name("u2").c_str(), {3, 4}, integers(12, 0, 65535));
        row(name("u4").c_str(), {3, 4}, integers(12, 0, 4294967295));
        row(name("u8").c_str(), {3, 4}, integers(12, 0, two53));
    }
    row("v1_b1byte_C_3x4", {3, 4}, truths(12));
    row("v1_b1byte_F_2x3x4", {2, 3, 4}, truths(24));
    row("v1_i1byte_C_3x4", {3, 4}, integers(12, -128, 127));
    row("v1_u1byte_C_3x4", {3, 4}, integers(12, 0, 255));
    row("v2_f8little_C_3x4", {3, 4}, goldenValues(12));
    row("v3_f8little_C_3x4", {3, 4}, goldenValues(12));
    row("v2_f4big_F_3x4", {3, 4}, goldenValues(12));
    row("v3_f4big_F_3x4", {3, 4}, goldenValues(12));
    row("v1_f8little_C_5", {5}, goldenValues(5));
    row("v1_f8little_C_1x1", {1, 1}, goldenValues(1));
    row("v1_f8little_C_2x3x4", {2, 3, 4}, goldenValues(24));
    row("v1_f8little_C_2x1x3x1x2x1x2x3", {2, 1, 3, 1, 2, 1, 2, 3}, goldenValues(72));
    row("v1_f8little_F_3x4", {3, 4}, goldenValues(12));
    row("v1_f8little_F_4x1", {4, 1}, goldenValues(4));
    row("v1_f8little_F_1x4", {1, 4}, goldenValues(4));
    row("v1_f8little_F_2x3x4", {2, 3, 4}, goldenValues(24));
    row("v1_f8little_F_17x5", {17, 5}, goldenValues(85));
    row("v1_f8little_F_2x1x3x1x2x1x2x3", {2, 1, 3, 1, 2, 1, 2, 3}, goldenValues(72));
    row("v1_i4big_F_2x3x4", {2, 3, 4}, integers(24, -2147483648.0, 2147483647));
}

void NpyReaderTest::readsNumpy() {
    QFETCH(std::vector<Index>, shape);
    QFETCH(std::vector<double>, values);
    QFile golden(QStringLiteral(ATTENTION_GOLDEN_DIR "/npy_read/%1.npy").arg(QTest::currentDataTag()));
    QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(golden.fileName()));
    const Array array = readNpy(golden.readAll().toStdString());
    QCOMPARE(array.shape, shape);
    QCOMPARE(array.values, values);
}

void NpyReaderTest::halvesAreExact() {
    const auto read = [](const char* name) {
        QFile golden(QStringLiteral(ATTENTION_GOLDEN_DIR "/npy_read/%1.npy").arg(name));
        return golden.open(QIODevice::ReadOnly) ? readNpy(golden.readAll().toStdString()) : Array{};
    };
    const Array halves = read("halves_f2");
    const Array reals = read("halves_f8");
    QVERIFY(halves.values.size() > 2000);
    QCOMPARE(halves.shape, reals.shape);
    // -0 stays -0.
    QVERIFY(std::memcmp(halves.values.data(), reals.values.data(), reals.values.size() * sizeof(double)) == 0);
}

void NpyReaderTest::header_data() {
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const char* text) { QTest::addRow("%s", name) << std::string(text); };
    row("as NumPy 1.x writes it", "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 1), }    \n");
    row("no blanks at all", "{'descr':'<f8','fortran_order':False,'shape':(2,1)}");
    row("blanks and line breaks", " { 'descr' : '<f8' ,\n\t'fortran_order' : False , 'shape' : ( 2 , 1 , ) } \r\n");
    row("another order of the keys", "{'shape': (2, 1), 'fortran_order': False, 'descr': '<f8'}\n");
    row("double quotes", "{\"descr\": \"<f8\", \"fortran_order\": False, \"shape\": (2, 1)}\n");
    row("long integers of Python 2", "{'descr': '<f8', 'fortran_order': False, 'shape': (2L, 1L), }\n");
    row("native byte order", "{'descr': '=f8', 'fortran_order': False, 'shape': (2, 1), }\n");
    row("byte order said not to matter", "{'descr': '|f8', 'fortran_order': False, 'shape': (2, 1), }\n");
    row("Fortran order", "{'descr': '<f8', 'fortran_order': True, 'shape': (2, 1), }\n");
}

void NpyReaderTest::header() {
    QFETCH(std::string, text);
    for (const char version : {1, 2, 3}) {
        QCOMPARE(readNpy(npyFile(text, bytesOf<double>({0.5, -3}), version)), (Array{{2, 1}, {0.5, -3}}));
    }
}

void NpyReaderTest::exactIntegers_data() {
    QTest::addColumn<std::string>("type");
    QTest::addColumn<quint64>("bits");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, const char* type, std::uint64_t bits, double value) {
        QTest::addRow("%s", name) << std::string(type) << quint64{bits} << value;
    };
    constexpr std::uint64_t one = 1;
    row("2^53 - 1", "<i8", (one << 53) - 1, 9007199254740991.0);
    row("2^53 + 1: no", "<i8", (one << 53) + 1, kNan);
    row("2^53 + 2", "<i8", (one << 53) + 2, 9007199254740994.0);
    row("-(2^53 + 1): no", "<i8", -((one << 53) + 1), kNan);
    row("-2^63, the least", "<i8", one << 63, -9223372036854775808.0);
    row("2^63 - 1, the largest: no", "<i8", (one << 63) - 1, kNan);
    row("unsigned 2^63", "<u8", one << 63, 9223372036854775808.0);
    row("unsigned 2^64 - 1: no", "<u8", ~std::uint64_t{0}, kNan);
    row("unsigned 2^64 - 2^11, the largest exact one", "<u8", ~std::uint64_t{0} << 11, 18446744073709549568.0);
}

void NpyReaderTest::exactIntegers() {
    QFETCH(std::string, type);
    QFETCH(quint64, bits);
    QFETCH(double, value);
    const std::string bytes = npyFile(npyHeader(type, "(2,)"), bytesOf<std::uint64_t>({7, bits}));
    if (!std::isnan(value)) {
        QCOMPARE(readNpy(bytes), (Array{{2}, {7, value}}));
        return;
    }
    QString message;
    try {
        readNpy(bytes);
    } catch (const FormatError& error) {
        message = untranslated(error.phrase()) + error.what();
    }
    const QString number = type == "<u8" ? QString::number(bits) : QString::number(static_cast<qint64>(bits));
    QCOMPARE(message, "value [1] is " + number +
                          ", which a double does not hold exactly; accepted: integers that it does, as all up to 2^53");
}

void NpyReaderTest::refuses_data() {
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, std::string bytes, const char* message) {
        QTest::addRow("%s", name) << std::move(bytes) << QString(message);
    };
    const std::string two = bytesOf<double>({0.5, -3});
    const auto withHeader = [&](const char* name, const std::string& text, const char* message) {
        row(name, npyFile(text, two), message);
    };
    const auto withType = [&](const char* type, const char* message) {
        row(type, npyFile(npyHeader(type, "(2,)"), two), message);
    };
    const auto withShape = [&](const char* shape, const char* message) {
        row(shape, npyFile(npyHeader("<f8", shape), two), message);
    };
    const auto withReals = [&](const char* name, const char* shape, Values values, const char* message) {
        row(name, npyFile(npyHeader("<f8", shape), bytesOf(values)), message);
    };

    row("an empty file", "", "the file is empty; accepted: a .npy file");
    row("some text", "1,2\n3,4\n", "this is no .npy file, which begins with the byte 0x93 and NUMPY");
    row("an archive", "PK\x03\x04 and more", "this is an archive such as .npz; accepted: one array as a .npy file");
    row("a pickle", "\x80\x04\x95", "this is no .npy file, which begins with the byte 0x93 and NUMPY");
    row("half of the magic", "\x93NUM", "the file ends within the first bytes of a .npy file");
    row("no length", std::string("\x93NUMPY\x01\0v", 9), "the file ends within the first bytes of a .npy file");
    row("no whole length of version 2", std::string("\x93NUMPY\x02\0v\0\0", 11),
        "the file ends within the first bytes of a .npy file");
    row("version 0.0", std::string("\x93NUMPY\0\0\0\0", 10),
        "it has version 0.0 of the .npy format; accepted: 1.0, 2.0, 3.0");
    row("version 1.1", std::string("\x93NUMPY\x01\x01\0\0", 10),
        "it has version 1.1 of the .npy format; accepted: 1.0, 2.0, 3.0");
    row("version 4.0", std::string("\x93NUMPY\x04\0\0\0\0\0", 12),
        "it has version 4.0 of the .npy format; accepted: 1.0, 2.0, 3.0");
    row("a header longer than the file", std::string("\x93NUMPY\x01\0\xFF\xFF{}", 12),
        "the header claims 65535 bytes, the file has 2 there");
    row("a header of 4 GB", std::string("\x93NUMPY\x02\0\xFF\xFF\xFF\xFF{}", 14),
        "the header claims 4294967295 bytes, the file has 2 there");

    withHeader("no header", "", "the header ends too early; accepted: '{'");
    withHeader("no dict", "[1, 2]", "byte 10, in the header, is \"[\"; accepted: '{'");
    withHeader("an empty dict", "{}", "the header has no \"descr\"");
    withHeader("no shape", "{'descr': '<f8', 'fortran_order': False}", "the header has no \"shape\"");
    withHeader("no order", "{'descr': '<f8', 'shape': (2,)}", "the header has no \"fortran_order\"");
    withHeader("a key twice", "{'shape': (2,), 'shape': (2,), 'descr': '<f8', 'fortran_order': False}",
               "the header has the key \"shape\" twice");
    withHeader("an unknown key", "{'descr': '<f8', 'colour': 'red'}",
               "the header has the unknown key \"colour\"; accepted: descr, fortran_order, shape");
    withHeader("a key without quotes", "{descr: '<f8'}", "byte 11, in the header, is \"d\"; accepted: a quoted text");
    withHeader("a quote not closed", "{'descr: (2,)}", "the header ends too early; accepted: a closing quote");
    withHeader("no colon", "{'descr' '<f8'}", "byte 19, in the header, is \"'\"; accepted: ':'");
    withHeader("no comma", "{'descr': '<f8' 'shape'", "byte 26, in the header, is \"'\"; accepted: ',' or '}'");
    withHeader("two commas", "{'descr': '<f8',,}", "byte 26, in the header, is \",\"; accepted: a quoted text");
    withHeader("dict not closed", "{'descr': '<f8', ", "the header ends too early; accepted: a quoted text");
    withHeader("more after the dict", npyHeader("<f8", "(2,)") + "x",
               "byte 68, in the header, is \"x\"; accepted: blanks after '}'");
    withHeader("order as a number", "{'fortran_order': 0", "byte 28, in the header, is \"0\"; accepted: True or False");
    withHeader("order as JSON has it", "{'fortran_order': false",
               "byte 28, in the header, is \"f\"; accepted: True or False");
    withHeader("an expression", "{'shape': (1+1,)}", "byte 22, in the header, is \"+\"; accepted: ',' or ')'");
    withHeader("a control character", "{'shape': (\x01,)}",
               "byte 21, in the header, is \"?\"; accepted: lengths of axes");

    withType("<f16",
             "the values are long double; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("<c16", "the values are complex; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("|O",
             "the values are Python objects; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("|S8", "the values are text; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("<U2", "the values are text; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("|V8", "the values are raw bytes; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("<M8[ns]",
             "the values are datetime64; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("<m8[D]",
             "the values are timedelta64; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType(
        "<i3",
        "the values have the type \"<i3\"; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType(
        "<i16",
        "the values have the type \"<i16\"; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("f8",
             "the values have the type \"f8\"; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("<",
             "the values have the type \"<\"; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withType("",
             "the values have the type \"\"; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    withHeader("structured", "{'descr': [('x', '<f8')], 'fortran_order': False, 'shape': (2,), }",
               "the values are structured; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes");
    row("a long type is cut", npyFile(npyHeader(std::string(100, 'z'), "(2,)"), two),
        ("the values have the type \"" + std::string(40, 'z') +
         "...\"; accepted: float16, float32, float64, bool and integers of 1 to 8 bytes")
            .c_str());

    withShape("()", "the array has no axes, it is a single number; accepted: 1 to 8 axes");
    withShape("(2)", "the shape is a number in brackets; accepted: a tuple, with a comma as in (3,)");
    withShape("2", "byte 60, in the header, is \"2\"; accepted: a tuple");
    withShape("[2]", "byte 60, in the header, is \"[\"; accepted: a tuple");
    withShape("(,)", "byte 61, in the header, is \",\"; accepted: lengths of axes");
    withShape("(2 1)", "byte 63, in the header, is \"1\"; accepted: ',' or ')'");
    withShape("(-2,)", "byte 61, in the header, is \"-\"; accepted: lengths of axes");
    withShape("(2.0,)", "byte 62, in the header, is \".\"; accepted: ',' or ')'");
    withShape("(2, 0)", "axis 1 of shape (2, 0) is empty, so there are no numbers; accepted: lengths from 1");
    withShape("(0,)", "axis 0 of shape (0,) is empty, so there are no numbers; accepted: lengths from 1");
    withShape("(1, 1, 1, 1, 1, 1, 1, 1, 2)", "the array has more than 8 axes; accepted: 1 to 8");
    withShape("(3,)", "shape (3,) needs 24 bytes, the file has 16 after its header");
    withShape("(1,)", "shape (1,) needs 8 bytes, the file has 16 after its header");
    withShape("(4611686018427387904, 4)",
              "shape (4611686018427387904, 4) needs more than 2^64 bytes, the file has 16 after its header");
    withShape("(4294967296, 4294967296)",
              "shape (4294967296, 4294967296) needs more than 2^64 bytes, the file has 16 after its header");
    withShape("(9223372036854775807,)",
              "shape (9223372036854775807,) needs more than 2^64 bytes, the file has 16 after its header");
    withShape("(9223372036854775808,)",
              "the shape has an axis of length \"9223372036854775808\", too long for any file");
    withShape("(1000000000, 1)", "shape (1000000000, 1) needs 8000000000 bytes, the file has 16 after its header");
    row("half a value", npyFile(npyHeader("<f8", "(2,)"), two.substr(0, 12)),
        "shape (2,) needs 16 bytes, the file has 12 after its header");
    row("no value", npyFile(npyHeader("<i4", "(2, 3)"), ""),
        "shape (2, 3) needs 24 bytes, the file has 0 after its header");
    row("one byte left over", npyFile(npyHeader("|u1", "(2,)"), "abc"),
        "shape (2,) needs 2 bytes, the file has 3 after its header");

    withReals("NaN on one axis", "(3,)", {1, 2, kNan}, "value [2] is NaN; accepted: finite numbers");
    withReals("infinity", "(2, 2)", {1, 2, kInf, 4}, "value [1, 0] is infinity; accepted: finite numbers");
    withReals("minus infinity in three axes", "(2, 1, 2)", {1, 2, 3, -kInf},
              "value [1, 0, 1] is -infinity; accepted: finite numbers");
    withReals("the first of several", "(2, 2)", {1, kNan, kInf, kNan}, "value [0, 1] is NaN; accepted: finite numbers");
    row("in Fortran order: C-order indices, the first in C order",
        npyFile(npyHeader("<f8", "(2, 3)", "True"), bytesOf<double>({0, kNan, 0, 0, kInf, 0})),
        "value [0, 2] is infinity; accepted: finite numbers");
    row("float32", npyFile(npyHeader("<f4", "(2,)"), bytesOf<float>({1, std::numeric_limits<float>::infinity()})),
        "value [1] is infinity; accepted: finite numbers");
    row("float16", npyFile(npyHeader("<f2", "(1, 2)"), std::string("\0\x3C\x01\x7C", 4)),
        "value [0, 1] is NaN; accepted: finite numbers");
    row("big-endian float16", npyFile(npyHeader(">f2", "(2,)"), std::string("\x3C\0\xFC\0", 4)),
        "value [1] is -infinity; accepted: finite numbers");
    row("half a float16", npyFile(npyHeader("<f2", "(2,)"), "abc"),
        "shape (2,) needs 4 bytes, the file has 3 after its header");
    row("no bool", npyFile(npyHeader("|b1", "(2, 2)"), std::string("\0\x01\x02\xFF", 4)),
        "value [1, 0] is the byte 2; accepted of a bool: 0 and 1");
    row("no bool in Fortran order", npyFile(npyHeader("|b1", "(2, 2)", "True"), std::string("\0\x01\xFF\0", 4)),
        "value [0, 1] is the byte 255; accepted of a bool: 0 and 1");
    row("big-endian NaN", npyFile(npyHeader(">f4", "(1,)"), std::string("\x7F\xC0\0\0", 4)),
        "value [0] is NaN; accepted: finite numbers");
}

void NpyReaderTest::refuses() {
    QFETCH(std::string, bytes);
    QFETCH(QString, message);
    QString thrown;
    try {
        readNpy(bytes);
    } catch (const FormatError& error) {
        thrown = untranslated(error.phrase()) + QString::fromLatin1(error.what());
    }
    QCOMPARE(thrown, message);
}

void NpyReaderTest::refusesEveryTruncation() {
    const std::string whole = npyFile(npyHeader("<i4", "(2, 2)"), bytesOf<std::int32_t>({1, 2, 3, 4}));
    QCOMPARE(readNpy(whole).values, (Values{1, 2, 3, 4}));
    for (std::size_t size = 0; size < whole.size(); ++size) {
        QVERIFY_THROWS_EXCEPTION(FormatError, readNpy(std::string_view(whole).substr(0, size)));
    }
}

void NpyReaderTest::roundTrip_data() {
    QTest::addColumn<Table>("table");
    QTest::addColumn<std::vector<Index>>("shape");
    QTest::addColumn<std::vector<double>>("values");
    const Matrix matrix{{0.1, -1e300, 5e-324}, {-0.0, 1.0 / 3, 2}};
    QTest::addRow("a matrix") << Table(MatrixTable{std::make_shared<const Matrix>(matrix), {"a", "b", "c"}})
                              << Shape{2, 3} << Values(matrix.data(), matrix.data() + matrix.size());
    QTest::addRow("an array of three axes")
        << Table(ArrayTable{std::make_shared<const Matrix>(matrix), {{"a", 1}, {"b", 3}, {"c", 2}}}) << Shape{1, 3, 2}
        << Values(matrix.data(), matrix.data() + matrix.size());
    QTest::addRow("integers") << Table(ColumnTable{{{"a", std::vector<std::int64_t>{1, -2}}}}) << Shape{2, 1}
                              << Values{1, -2};
}

void NpyReaderTest::roundTrip() {
    QFETCH(Table, table);
    QFETCH(std::vector<Index>, shape);
    QFETCH(std::vector<double>, values);
    const Array array = readNpy(written(writeNpy, table));
    QCOMPARE(array.shape, shape);
    QCOMPARE(array.values.size(), values.size());
    QVERIFY(std::memcmp(array.values.data(), values.data(), values.size() * sizeof(double)) == 0);  // -0 stays -0
}

void NpyReaderTest::largeFortranOrder() {
    // Neither length is a multiple of the rows read at once.
    constexpr Index rows = 1021;
    constexpr Index columns = 767;
    std::vector<double> numbers(rows * columns);
    std::iota(numbers.begin(), numbers.end(), 0.0);
    const Array array = readNpy(npyFile(npyHeader("<f8", "(1021, 767)", "True"), bytesOf(numbers)));
    QCOMPARE(array.shape, (Shape{rows, columns}));
    for (Index row = 0; row < rows; ++row) {
        for (Index column = 0; column < columns; ++column) {
            const double value = array.values[static_cast<std::size_t>(row * columns + column)];
            if (value != static_cast<double>(column * rows + row))
                QCOMPARE(value, static_cast<double>(column * rows + row));
        }
    }
}

ATTENTION_TEST(NpyReaderTest, NoApplication)
#include "npy_reader_test.moc"
