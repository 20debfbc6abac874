#include "core/io/safetensors.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

#include <QFile>

#include "core/io/format_error.h"
#include "tests/core/io/array_reading.h"
#include "tests/test_class.h"

using namespace attention;

namespace {

std::string golden(const char* name) {
    QFile file(QStringLiteral(ATTENTION_GOLDEN_DIR "/safetensors/%1.safetensors").arg(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s is missing", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

std::string lengthText(std::uint64_t length) {
    std::string bytes;
    for (int i = 0; i < 8; ++i) bytes += static_cast<char>(length >> 8 * i & 0xFF);
    return bytes;
}

/// A file with any header and any data.
std::string file(const std::string& header, const std::string& data = {}) {
    return lengthText(header.size()) + header + data;
}

/// The file as a program reads it that believes nothing: the head first.
std::vector<TensorInfo> tensorsIn(const std::string& bytes) {
    const std::string_view all = bytes;
    const std::size_t head = safetensorsHeaderSize(all.substr(0, kSafetensorsPrefixSize), all.size());
    return readSafetensorsHeader(all.substr(0, head), all.size());
}

Array read(const std::string& bytes, const TensorInfo& tensor) {
    return readTensor(tensor, std::string_view(bytes).substr(tensor.begin, tensor.end - tensor.begin));
}

Array read(const std::string& bytes, const std::string& name) {
    const auto tensors = tensorsIn(bytes);
    const auto found = std::ranges::find(tensors, name, &TensorInfo::name);
    if (found == tensors.end()) qFatal("no tensor %s", name.c_str());
    return read(bytes, *found);
}

/// "name": {...} with any values.
std::string entry(const std::string& name, const std::string& type, const std::string& shape,
                  const std::string& offsets) {
    return "\"" + name + "\":{\"dtype\":" + type + ",\"shape\":" + shape + ",\"data_offsets\":" + offsets + "}";
}
std::string inQuotes(const std::string& text) {
    return '"' + text + '"';
}
std::string pairText(std::int64_t begin, std::int64_t end) {
    return "[" + std::to_string(begin) + "," + std::to_string(end) + "]";
}

}  // namespace

class SafetensorsTest : public QObject {
    Q_OBJECT

 private Q_SLOTS:
    void readsTypes_data();
    void readsTypes();
    void lists();
    void halvesAsNumpy();
    void everyHalf();
    void everyBrainFloat();
    void gpt2();
    void accepts_data();
    void accepts();
    void refusesHeads_data();
    void refusesHeads();
    void refusesTensors_data();
    void refusesTensors();
    void readsNoFurtherThanTheHead();
    void fits_data();
    void fits();
};

void SafetensorsTest::readsTypes_data() {
    QTest::addColumn<std::vector<Index>>("shape");
    QTest::addColumn<std::vector<double>>("values");
    QTest::addRow("wpe.weight") << Shape{3, 4} << goldenValues(12);
    QTest::addRow("double") << Shape{2, 3, 4} << goldenValues(24);
    QTest::addRow("half") << Shape{4, 3} << goldenValues(12);
    QTest::addRow("brain") << Shape{5} << goldenValues(5);
    QTest::addRow("位置") << Shape{1, 1} << goldenValues(1);
    QTest::addRow("a\nline") << Shape{2} << goldenValues(2);
}

void SafetensorsTest::readsTypes() {
    QFETCH(std::vector<Index>, shape);
    QFETCH(std::vector<double>, values);
    const Array array = read(golden("values"), QTest::currentDataTag());
    QCOMPARE(array.shape, shape);
    QCOMPARE(array.values, values);
}

void SafetensorsTest::lists() {
    const std::string bytes = golden("values");
    const auto tensors = tensorsIn(bytes);
    std::uint64_t end = tensors.front().begin;
    std::map<std::string, std::string> types;
    for (const TensorInfo& tensor : tensors) {
        QVERIFY2(tensor.begin == end, tensor.name.c_str());
        end = tensor.end;
        types[tensor.name] = tensor.type;
    }
    QCOMPARE(end, std::uint64_t{bytes.size()});
    QCOMPARE(tensors.size(), std::size_t{26});
    QCOMPARE(types.at("half"), std::string("F16"));
    QCOMPARE(types.at("a F6_E3M2"), std::string("F6_E3M2"));
    QCOMPARE(std::ranges::count_if(tensors, isReadable), 6);
}

void SafetensorsTest::halvesAsNumpy() {
    const std::string bytes = golden("halves");
    for (const std::string kind : {"half", "brain"}) {
        const Array values = read(bytes, kind);
        QVERIFY(values.values.size() > 1000);
        QCOMPARE(values, read(bytes, kind + " as double"));
    }
}

void SafetensorsTest::everyHalf() {
    const TensorInfo tensor{.name = "t", .type = "F16", .shape = {1}, .begin = 0, .end = 2};
    for (unsigned bits = 0; bits < 65536; ++bits) {
        const int exponent = static_cast<int>(bits >> 10 & 31);
        const double significand = (exponent > 0 ? 1024 : 0) + (bits & 1023);
        const double value = std::copysign(significand * std::pow(2, std::max(exponent, 1) - 25), bits >> 15 ? -1 : 1);
        const std::string data = {static_cast<char>(bits & 0xFF), static_cast<char>(bits >> 8)};
        if (exponent == 31) {
            QVERIFY_EXCEPTION_THROWN(readTensor(tensor, data), FormatError);
            continue;
        }
        const double is = readTensor(tensor, data).values.at(0);
        QVERIFY2(is == value && std::signbit(is) == std::signbit(value), qPrintable(QString::number(bits, 16)));
    }
}

void SafetensorsTest::everyBrainFloat() {
    const TensorInfo tensor{.name = "t", .type = "BF16", .shape = {1}, .begin = 0, .end = 2};
    for (unsigned bits = 0; bits < 65536; ++bits) {
        const int exponent = static_cast<int>(bits >> 7 & 255);
        const double significand = (exponent > 0 ? 128 : 0) + (bits & 127);
        const double value = std::copysign(significand * std::pow(2, std::max(exponent, 1) - 134), bits >> 15 ? -1 : 1);
        const std::string data = {static_cast<char>(bits & 0xFF), static_cast<char>(bits >> 8)};
        if (exponent == 255) {
            QVERIFY_EXCEPTION_THROWN(readTensor(tensor, data), FormatError);
            continue;
        }
        const double is = readTensor(tensor, data).values.at(0);
        QVERIFY2(is == value && std::signbit(is) == std::signbit(value), qPrintable(QString::number(bits, 16)));
    }
}

void SafetensorsTest::gpt2() {
    const std::string bytes = golden("gpt2_header");
    const auto tensors = tensorsIn(bytes);
    QCOMPARE(tensors.size(), std::size_t{148});
    for (std::size_t k = 0; k < tensors.size(); ++k) {
        const double first = 4.0 * static_cast<double>(k);
        QCOMPARE(read(bytes, tensors[k]).values, (Values{first, first + 1, first + 2, first + 3}));
    }
}

void SafetensorsTest::accepts_data() {
    QTest::addColumn<QString>("header");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("tensors");
    const auto row = [](const char* name, const std::string& header, int bytes, int tensors) {
        QTest::addRow("%s", name) << QString::fromStdString(header) << bytes << tensors;
    };
    const std::string a = entry("a", "\"F32\"", "[2]", "[0,8]");
    const std::string b = entry("b", "\"F16\"", "[2,1]", "[8,12]");
    row("no tensors at all", "{}", 0, 0);
    row("metadata alone", "{\"__metadata__\":{\"format\":\"pt\"}}", 0, 0);
    row("empty metadata", "{\"__metadata__\":{}}", 0, 0);
    row("in the order of their bytes", "{" + a + "," + b + "}", 12, 2);
    row("in another order", "{" + b + "," + a + "}", 12, 2);
    row("metadata behind the tensors", "{" + a + ",\"__metadata__\":{\"a\":\"b\"}}", 8, 1);
    row("blanks behind it", "{" + a + "}     ", 8, 1);
    row("blanks and line breaks inside", "{ " + a + "\r\n\t, " + b + " }", 12, 2);
    row("the keys of a tensor in another order", "{\"a\":{\"data_offsets\":[0,8],\"shape\":[2],\"dtype\":\"F32\"}}", 8,
        1);
    row("escapes in names and keys",
        "{\"\\u732b\\n\\\"\":{\"\\u0064type\":\"F\\u00332\",\"shape\":[2],\"data_offsets\":[0,8]}}", 8, 1);
    row("an empty name", "{" + entry("", "\"F32\"", "[2]", "[0,8]") + "}", 8, 1);
    row("an empty tensor", "{" + entry("e", "\"F64\"", "[0]", "[0,0]") + "}", 0, 1);
    row("empty ones between others",
        "{" + b + "," + entry("e", "\"F64\"", "[3,0]", "[8,8]") + "," + a + "," +
            entry("f", "\"F64\"", "[0]", "[12,12]") + "}",
        12, 4);
    row("a single number", "{" + entry("s", "\"F64\"", "[]", "[0,8]") + "}", 8, 1);
    row("more axes than can be read", "{" + entry("m", "\"U8\"", "[1,1,1,1,1,1,1,1,1,1,1,1]", "[0,1]") + "}", 1, 1);
    row("numbers of four bits, two in a byte", "{" + entry("m", "\"F4\"", "[3,2]", "[0,3]") + "}", 3, 1);
}

void SafetensorsTest::accepts() {
    QFETCH(QString, header);
    QFETCH(int, bytes);
    QFETCH(int, tensors);
    const auto is = tensorsIn(file(header.toStdString(), std::string(static_cast<std::size_t>(bytes), '\0')));
    QCOMPARE(static_cast<int>(is.size()), tensors);
    for (std::size_t i = 1; i < is.size(); ++i) QVERIFY(is[i].begin == is[i - 1].end);
}

void SafetensorsTest::refusesHeads_data() {
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const std::string& name, const std::string& bytes, const std::string& message) {
        QTest::addRow("%s", name.c_str()) << bytes << QString::fromStdString(message);
    };
    const std::string four(4, '\0');
    const std::string eight(8, '\0');
    const std::string a = entry("a", "\"F32\"", "[2]", "[0,8]");
    const std::string b = entry("b", "\"F32\"", "[1]", "[8,12]");
    const std::string good = file("{" + a + "," + b + "}", eight + four);

    // What is no such file at all.
    row("an empty file", "", "the file is empty; accepted: a .safetensors file");
    row("an archive, as PyTorch writes", "PK\x03\x04 and more",
        "this is an archive such as PyTorch's .bin and .pt; accepted: a .safetensors file");
    row("some text", "1.5,2.5\n",
        "the header claims 735544907169869361 bytes; accepted: a .safetensors file, whose header has at most "
        "100000000");
    row("a .npy file", std::string("\x93NUMPY\x01\0v\0", 10),
        "the header claims 379676406402707 bytes; accepted: a .safetensors file, whose header has at most 100000000");
    row("a pickle", std::string("\x80\x04\x95\x00\x00\x00\x00\x00", 8),
        "the header claims 9766016 bytes, the file has 0 there");

    // The length of the header.
    for (std::size_t size = 1; size < 8; ++size)
        row(std::to_string(size) + " bytes alone", good.substr(0, size),
            "the file ends within its first 8 bytes, the length of its header");
    row("no header", lengthText(0), "the header is empty; accepted: '{' and the rest of a JSON object");
    row("no header, but data", lengthText(0) + eight,
        "the header is empty; accepted: '{' and the rest of a JSON object");
    row("a byte more than there is", lengthText(3) + "{}", "the header claims 3 bytes, the file has 2 there");
    row("as long as may be, but not there", lengthText(100'000'000) + "{}",
        "the header claims 100000000 bytes, the file has 2 there");
    for (const std::uint64_t length :
         {std::uint64_t{100'000'001}, std::uint64_t{1} << 32, (std::uint64_t{1} << 63) - 1, std::uint64_t{1} << 63,
          std::numeric_limits<std::uint64_t>::max() - 7, std::numeric_limits<std::uint64_t>::max()}) {
        row("a header of " + std::to_string(length) + " bytes", lengthText(length) + "{}",
            "the header claims " + std::to_string(length) +
                " bytes; accepted: a .safetensors file, whose header has at most 100000000");
    }

    // What is no JSON. The header begins at byte 8.
    const auto noJson = [&](const std::string& name, const std::string& header, std::size_t at,
                            const std::string& shown) {
        row(name, file(header),
            "the header is no JSON: it goes wrong by byte " + std::to_string(8 + at) + ", " + shown);
    };
    const auto tooEarly = [&](const std::string& name, const std::string& header) {
        row(name, file(header), "the header ends too early; accepted: JSON to its end");
    };
    for (const std::string start : {" {}", "\n{}", "[]", "\"\"", "null", "1", "x"}) {
        const std::string shown = start.front() == '\n' ? "?" : start.front() == '"' ? "\\\"" : start.substr(0, 1);
        row("begins " + shown + start.substr(1), file(start),
            "byte 8, where the header begins, is \"" + shown + "\"; accepted: '{' and the rest of a JSON object");
    }
    row("begins with a byte order mark", file("\xEF\xBB\xBF{}"),
        "byte 8, where the header begins, is \"\xEF\"; accepted: '{' and the rest of a JSON object");
    for (const std::string start :
         {"{", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":{", "{\"a\":{\"dtype\":\"F32\"", "{\"a\":{\"shape\":[",
          "{\"a\":{\"shape\":[1", "{\"a\":{\"shape\":[1,", "{\"__metadata__\":{\"x\":\"y\"}"})
        tooEarly("ends after " + start, start);
    tooEarly("blanks instead of a bracket", "{      ");
    noJson("a comma and nothing behind it", "{" + a + ",}", 1 + a.size() + 1, "\"}\"");
    noJson("two commas", "{" + a + ",,", 1 + a.size() + 1, "\",\"");
    noJson("no comma", "{" + a + b, 1 + a.size() + 2, "\"\\\"\"");
    noJson("a key without quotes", "{a:1}", 1, "\"a\"");
    noJson("single quotes", "{'a':1}", 1, "\"'\"");
    noJson("no colon", "{\"a\" 1}", 5, "\"1\"");
    noJson("more behind the object", "{}x", 2, "\"x\"");
    noJson("a second object", "{}{}", 2, "\"{\"");
    noJson("a comment", "{/**/}", 1, "\"/\"");
    noJson("NaN", "{\"a\":{\"shape\":[NaN]}}", 15, "\"N\"");
    noJson("Infinity", "{\"a\":{\"shape\":[Infinity]}}", 15, "\"I\"");
    noJson("a number with a zero before it", "{\"a\":{\"shape\":[01]}}", 16, "\"1\"");
    noJson("a number with a plus", "{\"a\":{\"shape\":[+1]}}", 15, "\"+\"");
    noJson("a hexadecimal number", "{\"a\":{\"shape\":[0x1]}}", 16, "\"x\"");
    noJson("a list that ends as an object", "{\"a\":{\"shape\":[1}}", 16, "\"}\"");
    noJson("a line break in a text", "{\"a\nb\":1}", 3, "\"?\"");
    noJson("an unknown escape", "{\"\\x\":1}", 3, "\"x\"");
    noJson("half of a UTF-16 pair", "{\"\\ud800\":1}", 8, "\"\\\"\"");
    noJson("what is not UTF-8", "{\"\xC3\x28\":1}", 3, "\"(\"");
    noJson("UTF-8 that is longer than it need be", "{\"\xC0\xAF\":1}", 2, "\"\xC0\"");
    row("a zero byte behind the object", file(std::string("{}\0", 3)),
        "the header is no JSON: it goes wrong by byte 10, 0");
    row("a zero byte within", file(std::string("{\0}", 3)), "the header is no JSON: it goes wrong by byte 9, 0");
    for (const std::size_t depth : {2, 64, 5000, 100'000}) {
        const std::string times = std::to_string(depth) + " times ";
        std::string objects;
        for (std::size_t i = 0; i < depth; ++i) objects += "{\"a\":";
        row(times + "an object", file(objects + "{\"a\":"),
            "tensor \"a\" has the unknown key \"a\"; accepted: dtype, shape, data_offsets");
        row(times + "a list", file("{\"a\":{\"shape\":" + std::string(depth, '[')),
            "the shape of tensor \"a\" holds a list; accepted: whole numbers up to 2^63 - 1");
    }

    // A value of each other kind in each place.
    struct Value {
        const char* json;
        const char* shown;
    };
    const Value kinds[] = {
        {"null", "null"},
        {"true", "true"},
        {"false", "false"},
        {"-1", "-1"},
        {"-0", "0"},
        {"1.5", "1.5"},
        {"2.0", "2.0"},
        {"1e0", "1e0"},
        {"1e999", "1e999"},
        {"18446744073709551616", "18446744073709551616"},
        {"\"x\"", "the text \"x\""},
        {"\"2\"", "the text \"2\""},
        {"[]", "a list"},
        {"{}", "an object"},
        {"1", "1"},
    };
    struct Spot {
        const char* name;
        std::string before, after;
        const char* where;
        const char* accepted;
        const char* fitting;  ///< kinds that are no mistake there, by their first characters
    };
    const std::string offsets = ",\"data_offsets\":[0,8]}}";
    const Spot spots[] = {
        {"tensor", "{\"a\":", "}", "tensor \"a\" is ", "; accepted: an object of dtype, shape and data_offsets", "{"},
        {"dtype", "{\"a\":{\"dtype\":", "}}", "the dtype of tensor \"a\" is ", "; accepted: a text, as \"F32\"", "\""},
        {"shape", "{\"a\":{\"shape\":", "}}", "the shape of tensor \"a\" is ", "; accepted: a list of lengths", "["},
        {"length", "{\"a\":{\"shape\":[", "]}}", "the shape of tensor \"a\" holds ",
         "; accepted: whole numbers up to 2^63 - 1", ""},
        {"offsets", "{\"a\":{\"data_offsets\":", "}}", "data_offsets of tensor \"a\" are ",
         "; accepted: a list of two, begin and end", "["},
        {"offset", "{\"a\":{\"data_offsets\":[0,", "]}}", "data_offsets of tensor \"a\" hold ",
         "; accepted: whole numbers up to 2^64 - 1", ""},
        {"metadata", "{\"__metadata__\":", "}", "__metadata__ is ", "; accepted: an object of texts", "{"},
        {"metadatum", "{\"__metadata__\":{\"k\":", "}}", "__metadata__ holds ", "; accepted: texts", "\""},
    };
    for (const Spot& spot : spots) {
        for (const Value& kind : kinds) {
            const bool isCount = std::string_view(kind.json) == "1" &&
                                 (spot.name == std::string("length") || spot.name == std::string("offset"));
            if (isCount || kind.json[0] == spot.fitting[0]) continue;
            row(spot.name + std::string(" ") + kind.json, file(spot.before + kind.json + spot.after),
                spot.where + std::string(kind.shown) + spot.accepted);
        }
    }
    row("a length of 2^63", file("{\"a\":{\"shape\":[9223372036854775808]}}"),
        "the shape of tensor \"a\" holds 9223372036854775808; accepted: whole numbers up to 2^63 - 1");
    row("a number of many digits is cut", file("{\"a\":{\"shape\":[" + std::string(100, '7') + "]}}"),
        "the shape of tensor \"a\" holds " + std::string(40, '7') + "...; accepted: whole numbers up to 2^63 - 1");
    for (const auto& [list, count] : {std::pair("[]", "0"), std::pair("[0]", "1"), std::pair("[0,8,8]", "3")})
        row(std::string("offsets ") + list, file("{" + entry("a", "\"F32\"", "[2]", list) + "}", eight),
            "data_offsets of tensor \"a\" have " + std::string(count) + " numbers; accepted: two, begin and end");

    // Keys: missing, unknown, twice.
    row("no dtype", file("{\"a\":{\"shape\":[2],\"data_offsets\":[0,8]}}", eight), "tensor \"a\" has no dtype");
    row("no shape", file("{\"a\":{\"dtype\":\"F32\",\"data_offsets\":[0,8]}}", eight), "tensor \"a\" has no shape");
    row("no offsets", file("{\"a\":{\"dtype\":\"F32\",\"shape\":[2]}}", eight), "tensor \"a\" has no data_offsets");
    row("nothing", file("{\"a\":{}}"), "tensor \"a\" has no dtype");
    row("an unknown key", file("{\"a\":{\"dtype\":\"F32\",\"strides\":[2]}}"),
        "tensor \"a\" has the unknown key \"strides\"; accepted: dtype, shape, data_offsets");
    row("a key in capitals", file("{\"a\":{\"DTYPE\":\"F32\"}}"),
        "tensor \"a\" has the unknown key \"DTYPE\"; accepted: dtype, shape, data_offsets");
    row("a tensor twice", file("{" + a + "," + a + "}", eight), "the header has the key \"a\" twice; accepted: once");
    row("a tensor twice, once written with an escape", file("{" + a + "," + "\"\\u0061\":{}}", eight),
        "the header has the key \"a\" twice; accepted: once");
    row("metadata twice", file("{\"__metadata__\":{},\"__metadata__\":{}}"),
        "the header has the key \"__metadata__\" twice; accepted: once");
    row("a metadatum twice", file("{\"__metadata__\":{\"k\":\"1\",\"k\":\"2\"}}"),
        "__metadata__ has the key \"k\" twice; accepted: once");
    row("dtype twice", file("{\"a\":{\"dtype\":\"F32\",\"dtype\":\"F32\"}}"),
        "tensor \"a\" has the key \"dtype\" twice; accepted: once");
    row("shape twice", file("{\"a\":{\"shape\":[2],\"shape\":[2]}}"),
        "tensor \"a\" has the key \"shape\" twice; accepted: once");
    row("offsets twice", file("{\"a\":{\"data_offsets\":[0,8],\"data_offsets\":[0,8]}}"),
        "tensor \"a\" has the key \"data_offsets\" twice; accepted: once");

    // Types that the format does not have.
    for (const std::string type :
         {"", "f32", "F31", "float32", "<f4", "F32 ", "F128", "F8", "BF32", "I128", "STR", "object", "猫"}) {
        row("dtype " + type, file("{" + entry("a", inQuotes(type), "[2]", "[0,8]") + "}", eight),
            "tensor \"a\" has the unknown dtype \"" + type + "\"; accepted: those of the format, as F32");
    }
    row("a long dtype is cut", file("{" + entry("a", "\"" + std::string(100, 'z') + "\"", "[2]", "[0,8]") + "}", eight),
        "tensor \"a\" has the unknown dtype \"" + std::string(40, 'z') +
            "...\"; accepted: those of the format, as F32");
    row("a long name is cut", file("{\"" + std::string(100, 'z') + "\":{}}"),
        "tensor \"" + std::string(40, 'z') + "...\" has no dtype");

    // Sizes that disagree.
    const auto sizes = [&](const std::string& type, const std::string& shape, const std::string& shownShape,
                           std::int64_t end, const std::string& needed) {
        row("of " + type + " and " + shape + " in " + std::to_string(end) + " bytes",
            file("{" + entry("a", inQuotes(type), shape, pairText(0, end)) + "}",
                 std::string(static_cast<std::size_t>(std::min<std::int64_t>(end, 64)), '\0')),
            "tensor \"a\" of " + type + " and shape " + shownShape + " needs " + needed +
                ", its data_offsets give it " + std::to_string(end) + " bytes");
    };
    for (const std::int64_t end : {0, 1, 7, 9, 16}) sizes("F32", "[2]", "[2]", end, "8 bytes");
    for (const std::string type : {"F16", "BF16", "I16", "U16"}) sizes(type, "[2, 3]", "[2, 3]", 24, "12 bytes");
    for (const std::string type : {"F64", "I64", "U64", "C64"}) sizes(type, "[3]", "[3]", 12, "24 bytes");
    for (const std::string type : {"BOOL", "U8", "I8", "F8_E5M2", "F8_E4M3", "F8_E8M0"})
        sizes(type, "[3]", "[3]", 4, "3 bytes");
    sizes("F4", "[3]", "[3]", 2, "12 bits");
    sizes("F6_E2M3", "[1, 1]", "[1, 1]", 1, "6 bits");
    sizes("F32", "[]", "[]", 8, "4 bytes");
    sizes("F32", "[0]", "[0]", 4, "0 bytes");
    sizes("F32", "[2, 0, 3]", "[2, 0, 3]", 24, "0 bytes");
    sizes("F32", "[1,1,1,1,1,1,1,1,1]", "of 9 axes", 8, "4 bytes");
    sizes("F32", "[4611686018427387904]", "[4611686018427387904]", 8, "more than 2^64 bits");
    sizes("F32", "[4294967296, 4294967296]", "[4294967296, 4294967296]", 0, "more than 2^64 bits");
    sizes("F64", "[9223372036854775807]", "[9223372036854775807]", 8, "more than 2^64 bits");
    sizes("U8", "[9223372036854775807, 2]", "[9223372036854775807, 2]", 8, "more than 2^64 bits");
    sizes("U8", "[2305843009213693952]", "[2305843009213693952]", 0, "more than 2^64 bits");
    sizes("U8", "[65536, 65536, 65536, 65536]", "[65536, 65536, 65536, 65536]", 0, "more than 2^64 bits");
    sizes("U8", "[9223372036854775807, 9223372036854775807, 0]", "[9223372036854775807, 9223372036854775807, 0]", 0,
          "more than 2^64 bits");
    for (std::int64_t begin = 1; begin < 12; begin += 3) {
        row("ends before it begins at " + std::to_string(begin),
            file("{" + entry("a", "\"F32\"", "[2]", pairText(begin, 0)) + "}", eight),
            "tensor \"a\" ends at byte 0 of the data, before it begins at byte " + std::to_string(begin));
    }
    row("offsets whose difference wraps round",
        file("{" + entry("a", "\"F32\"", "[2]", "[18446744073709551608,0]") + "}", eight),
        "tensor \"a\" ends at byte 0 of the data, before it begins at byte 18446744073709551608");

    // Tensors that do not follow one another: the second one moved from its place, 8.
    for (std::int64_t begin = 0; begin <= 20; ++begin) {
        if (begin == 8) continue;
        const bool isBehind = begin + 4 > 12;
        // One at the same place as the first is the shorter of both and comes first.
        const std::string message =
            isBehind
                ? "tensor \"b\" ends at byte " + std::to_string(begin + 4) + " of the data, the file has 12 bytes there"
            : begin == 0
                ? "the bytes of tensor \"b\" and tensor \"a\" overlap; accepted: tensors that follow one another"
                : "the bytes of tensor \"a\" and tensor \"b\" overlap; accepted: tensors that follow one another";
        row("the second of two begins at " + std::to_string(begin),
            file("{" + a + "," + entry("b", "\"F32\"", "[1]", pairText(begin, begin + 4)) + "}", eight + four),
            message);
    }
    for (std::int64_t begin = 1; begin <= 8; ++begin) {
        row("a hole of " + std::to_string(begin) + " before the first",
            file("{" + entry("a", "\"F32\"", "[2]", pairText(begin, begin + 8)) + "}",
                 std::string(static_cast<std::size_t>(begin + 8), '\0')),
            "bytes 0 to " + std::to_string(begin) + " of the data belong to no tensor; accepted: no holes");
        row("a hole of " + std::to_string(begin) + " between both",
            file("{" + a + "," + entry("b", "\"F32\"", "[1]", pairText(8 + begin, 12 + begin)) + "}",
                 std::string(static_cast<std::size_t>(begin + 12), '\0')),
            "bytes 8 to " + std::to_string(8 + begin) + " of the data belong to no tensor; accepted: no holes");
        row(std::to_string(begin) + " bytes left over", good + std::string(static_cast<std::size_t>(begin), 'x'),
            "bytes 12 to " + std::to_string(12 + begin) + " of the data belong to no tensor; accepted: no holes");
    }
    row("the same bytes for two", file("{" + a + "," + entry("b", "\"F32\"", "[2]", "[0,8]") + "}", eight),
        "the bytes of tensor \"a\" and tensor \"b\" overlap; accepted: tensors that follow one another");
    row("an empty one within another", file("{" + a + "," + entry("b", "\"F32\"", "[0]", "[4,4]") + "}", eight),
        "the bytes of tensor \"a\" and tensor \"b\" overlap; accepted: tensors that follow one another");
    row("an empty one behind the end", file("{" + a + "," + entry("b", "\"F32\"", "[0]", "[9,9]") + "}", eight),
        "tensor \"b\" ends at byte 9 of the data, the file has 8 bytes there");
    row("data and no tensor", file("{}", eight), "bytes 0 to 8 of the data belong to no tensor; accepted: no holes");
    row("at the end of all numbers",
        file("{" + entry("a", "\"F32\"", "[2]", "[18446744073709551607,18446744073709551615]") + "}", eight),
        "tensor \"a\" ends at byte 18446744073709551615 of the data, the file has 8 bytes there");

    // Cut off anywhere.
    const std::size_t headSize = good.size() - 12;
    for (std::size_t size = 8; size < headSize; size += 7)
        row("cut in the header at " + std::to_string(size), good.substr(0, size),
            "the header claims " + std::to_string(headSize - 8) + " bytes, the file has " + std::to_string(size - 8) +
                " there");
    for (std::size_t size = 0; size < 12; ++size) {
        const bool isFirst = size < 8;
        row("data cut at " + std::to_string(size), good.substr(0, headSize + size),
            "tensor \"" + std::string(isFirst ? "a" : "b") + "\" ends at byte " + (isFirst ? "8" : "12") +
                " of the data, the file has " + std::to_string(size) + " bytes there");
    }
}

void SafetensorsTest::refusesHeads() {
    QFETCH(std::string, bytes);
    QFETCH(QString, message);
    QString is;
    try {
        tensorsIn(bytes);
    } catch (const FormatError& error) {
        is = untranslated(error.phrase()) + error.what();
    }
    QCOMPARE(is, message);
}

void SafetensorsTest::refusesTensors_data() {
    QTest::addColumn<std::string>("type");
    QTest::addColumn<std::string>("shape");
    QTest::addColumn<std::string>("data");
    QTest::addColumn<QString>("message");
    const auto row = [](const std::string& name, const std::string& type, const std::string& shape,
                        const std::string& data, const std::string& message) {
        QTest::addRow("%s", name.c_str()) << type << shape << data << QString::fromStdString(message);
    };
    for (const auto& [type, size] : std::map<std::string, int>{{"I64", 8},
                                                               {"I32", 4},
                                                               {"I16", 2},
                                                               {"I8", 1},
                                                               {"U64", 8},
                                                               {"U32", 4},
                                                               {"U16", 2},
                                                               {"U8", 1},
                                                               {"BOOL", 1},
                                                               {"C64", 8},
                                                               {"F8_E5M2", 1},
                                                               {"F8_E4M3", 1},
                                                               {"F8_E8M0", 1},
                                                               {"F8_E4M3FNUZ", 1},
                                                               {"F8_E5M2FNUZ", 1}})
        row("of " + type, type, "[4]", std::string(static_cast<std::size_t>(4 * size), '\0'),
            "the values of tensor \"t\" are " + type + "; accepted: F64, F32, F16, BF16");
    for (const auto& [type, size] : std::map<std::string, int>{{"F6_E2M3", 3}, {"F6_E3M2", 3}, {"F4", 2}})
        row("of " + type, type, "[4]", std::string(static_cast<std::size_t>(size), '\0'),
            "the values of tensor \"t\" are " + type + "; accepted: F64, F32, F16, BF16");
    row("a single number", "F32", "[]", std::string(4, '\0'),
        "tensor \"t\" has no axes, it is a single number; accepted: 1 to 8 axes");
    row("9 axes", "F32", "[1,1,1,1,1,1,1,1,1]", std::string(4, '\0'), "tensor \"t\" has 9 axes; accepted: 1 to 8");
    row("an empty axis", "F32", "[3,0]", "",
        "axis 1 of tensor \"t\" is empty, so there are no numbers; accepted: lengths from 1");

    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const std::pair<double, const char*> bad[] = {{nan, "NaN"}, {infinity, "infinity"}, {-infinity, "-infinity"}};
    for (const auto& [value, name] : bad) {
        const std::string message = std::string("value [1, 0] is ") + name + "; accepted: finite numbers";
        row(std::string("F64 ") + name, "F64", "[2,2]", bytesOf<double>({1, 2, value, 4}), message);
        row(std::string("F32 ") + name, "F32", "[2,2]", bytesOf<float>({1, 2, static_cast<float>(value), 4}), message);
        const std::uint16_t sign = value < 0 ? 0x8000 : 0;
        const std::uint16_t fraction = std::isnan(value) ? 1 : 0;
        row(std::string("F16 ") + name, "F16", "[2,2]",
            bytesOf<std::uint16_t>({0, 1, static_cast<std::uint16_t>(sign | 0x7C00 | fraction), 3}), message);
        row(std::string("BF16 ") + name, "BF16", "[2,2]",
            bytesOf<std::uint16_t>({0, 1, static_cast<std::uint16_t>(sign | 0x7F80 | fraction), 3}), message);
    }
    row("the first of two bad values", "F64", "[3]", bytesOf<double>({0, infinity, nan}),
        "value [1] is infinity; accepted: finite numbers");
}

void SafetensorsTest::refusesTensors() {
    QFETCH(std::string, type);
    QFETCH(std::string, shape);
    QFETCH(std::string, data);
    QFETCH(QString, message);
    const std::string tensor = entry("t", inQuotes(type), shape, pairText(0, static_cast<std::int64_t>(data.size())));
    const std::string bytes = file("{" + tensor + "}", data);
    const auto tensors = tensorsIn(bytes);
    QString is;
    try {
        read(bytes, tensors.at(0));
    } catch (const FormatError& error) {
        is = untranslated(error.phrase()) + error.what();
    }
    QCOMPARE(is, message);
    QCOMPARE(isReadable(tensors.at(0)), message.startsWith("value"));
}

void SafetensorsTest::readsNoFurtherThanTheHead() {
    // 2 GB of numbers: what is listed needs none of them to be there.
    const std::string header = "{" + entry("t", "\"F32\"", "[1024, 524288]", "[0,2147483648]") + "}";
    const std::string head = lengthText(header.size()) + header;
    const std::uint64_t fileSize = head.size() + 2147483648;
    QCOMPARE(safetensorsHeaderSize(head.substr(0, 8), fileSize), head.size());
    const auto tensors = readSafetensorsHeader(head, fileSize);
    QCOMPARE(tensors.at(0), (TensorInfo{"t", "F32", {1024, 524288}, head.size(), fileSize}));
    // What has become shorter meanwhile.
    QVERIFY_EXCEPTION_THROWN(readTensor(tensors.at(0), std::string(100, '\0')), FormatError);
    QVERIFY_EXCEPTION_THROWN(readSafetensorsHeader(head.substr(0, head.size() - 1), fileSize), FormatError);
    QVERIFY_EXCEPTION_THROWN(safetensorsHeaderSize(head.substr(0, 5), fileSize), FormatError);
}

void SafetensorsTest::fits_data() {
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("names");
    QTest::addRow("positions first, else in the file's order") << ""
                                                               << "wpe.weight, a, a.b, wte";
    QTest::addRow("those that begin so") << "a."
                                         << "a.b";
    QTest::addRow("the whole name, though others begin with it") << "a"
                                                                 << "a";
    QTest::addRow("several that begin so") << "w"
                                           << "wpe.weight, wte";
    QTest::addRow("none") << "z"
                          << "";
    QTest::addRow("one with other axes is none") << "bias"
                                                 << "";
    QTest::addRow("integers are none") << "ids"
                                       << "";
}

void SafetensorsTest::fits() {
    QFETCH(QString, prefix);
    QFETCH(QString, names);
    const std::vector<TensorInfo> tensors{
        {.name = "a", .type = "F32", .shape = {2, 3}},     {.name = "a.b", .type = "F16", .shape = {2, 3}},
        {.name = "bias", .type = "F32", .shape = {3}},     {.name = "ids", .type = "I64", .shape = {2, 3}},
        {.name = "wte", .type = "BF16", .shape = {5, 3}},  {.name = "wpe.weight", .type = "F64", .shape = {4, 3}},
        {.name = "empty", .type = "F32", .shape = {0, 3}}, {.name = "pos_embed", .type = "F32", .shape = {1, 4, 3}}};
    QStringList is;
    for (const TensorInfo& tensor : matchingTensors(tensors, 2, 2, prefix.toStdString()))
        is += QString::fromStdString(tensor.name);
    QCOMPARE(is.join(", "), names);
    QCOMPARE(matchingTensors(tensors, 2, 3).size(), std::size_t{5});
}

ATTENTION_TEST(SafetensorsTest, NoApplication)
#include "safetensors_test.moc"
