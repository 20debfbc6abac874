#include "core/io/npy_reader.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>

#include "core/io/array_bytes.h"
#include "core/io/quoted_text.h"

namespace attention {
namespace {

constexpr MessageTemplate kAcceptedTypes =
    CoreMessages::tr("float16, float32, float64, bool and integers of 1 to 8 bytes");

using AxisSizes = std::vector<Index>;

struct Header {
    std::string_view type;  ///< as in "<f8"
    bool isFortranOrder = false;
    AxisSizes shape;
};

/// As a Python tuple: "(3, 2)", "(3,)".
std::string tupleText(const AxisSizes& numbers) {
    std::string text = indicesText(numbers);
    text.front() = '(';
    text.pop_back();
    return text + (numbers.size() == 1 ? ",)" : ")");
}

/// Parses the header, a Python dict literal with three entries in any order.
class HeaderParser {
 public:
    /// @param bytes  the beginning of the file up to the end of the header
    /// @param start  index in `bytes` at which the text of the header begins
    HeaderParser(std::string_view bytes, std::size_t start) : m_bytes(bytes), m_at(start) {}

    Header parse() {
        std::optional<std::string_view> type;
        std::optional<bool> isFortranOrder;
        std::optional<AxisSizes> shape;
        expect('{', "'{'");
        while (!accept('}')) {
            const std::string_view key = text();
            expect(':', "':'");
            if (key == "descr") {
                set(type, key, typeText());
            } else if (key == "fortran_order") {
                set(isFortranOrder, key, boolean());
            } else if (key == "shape") {
                set(shape, key, tuple());
            } else {
                throw FormatError(
                    CoreMessages::tr("the header has the unknown key %1; accepted: descr, fortran_order, shape"),
                    quotedExcerpt(key));
            }
            if (accept('}')) break;
            expect(',', CoreMessages::tr("',' or '}'"));
        }
        skipBlanks();
        if (m_at < m_bytes.size()) refuse(CoreMessages::tr("blanks after '}'"));
        return {found(type, "descr"), found(isFortranOrder, "fortran_order"), found(shape, "shape")};
    }

 private:
    [[noreturn]] void refuse(const Message& accepted) const {
        if (m_at == m_bytes.size())
            throw FormatError(CoreMessages::tr("the header ends too early; accepted: %1"), accepted);
        throw FormatError(CoreMessages::tr("byte %1, in the header, is %2; accepted: %3"), m_at,
                          quotedExcerpt(m_bytes.substr(m_at, 1)), accepted);
    }

    template <class Value>
    static void set(std::optional<Value>& entry, std::string_view key, Value value) {
        if (entry) throw FormatError(CoreMessages::tr("the header has the key %1 twice"), quotedExcerpt(key));
        entry = std::move(value);
    }

    template <class Value>
    static Value found(std::optional<Value>& entry, const char* key) {
        if (!entry) throw FormatError(CoreMessages::tr("the header has no %1"), quotedExcerpt(key));
        return *std::move(entry);
    }

    void skipBlanks() { m_at = std::min(m_bytes.find_first_not_of(" \t\r\n", m_at), m_bytes.size()); }

    bool accept(char character) {
        skipBlanks();
        if (m_at == m_bytes.size() || m_bytes[m_at] != character) return false;
        ++m_at;
        return true;
    }

    void expect(char character, const Message& accepted) {
        if (!accept(character)) refuse(accepted);
    }

    std::string_view text() {
        const char quote = accept('"') ? '"' : '\'';
        if (quote == '\'') expect(quote, CoreMessages::tr("a quoted text"));
        const std::size_t end = m_bytes.find(quote, m_at);
        if (end == std::string_view::npos) {
            m_at = m_bytes.size();
            refuse(CoreMessages::tr("a closing quote"));
        }
        const std::string_view found = m_bytes.substr(m_at, end - m_at);
        m_at = end + 1;
        return found;
    }

    std::string_view typeText() {
        if (accept('[') || accept('('))
            throw FormatError(CoreMessages::tr("the values are structured; accepted: %1"), kAcceptedTypes);
        return text();
    }

    bool boolean() {
        skipBlanks();
        for (const bool value : {false, true}) {
            const std::string_view name = value ? "True" : "False";
            if (m_bytes.substr(m_at, name.size()) != name) continue;
            m_at += name.size();
            return value;
        }
        refuse(CoreMessages::tr("True or False"));
    }

    Index integer() {
        skipBlanks();
        const std::size_t start = m_at;
        Index value = 0;
        bool isTooLarge = false;
        for (; m_at < m_bytes.size() && m_bytes[m_at] >= '0' && m_bytes[m_at] <= '9'; ++m_at) {
            isTooLarge = isTooLarge || __builtin_mul_overflow(value, Index{10}, &value) ||
                         __builtin_add_overflow(value, Index{m_bytes[m_at] - '0'}, &value);
        }
        const std::string_view digits = m_bytes.substr(start, m_at - start);
        if (digits.empty()) refuse(CoreMessages::tr("lengths of axes"));
        if (isTooLarge)
            throw FormatError(CoreMessages::tr("the shape has an axis of length %1, too long for any file"),
                              quotedExcerpt(digits));
        accept('L');  // a long integer of Python 2
        return value;
    }

    AxisSizes tuple() {
        AxisSizes shape;
        expect('(', CoreMessages::tr("a tuple"));
        bool hasComma = true;
        while (!accept(')')) {
            if (!hasComma) refuse(CoreMessages::tr("',' or ')'"));
            if (shape.size() == kMaxAxes)
                throw FormatError(CoreMessages::tr("the array has more than 8 axes; accepted: 1 to 8"));
            shape.push_back(integer());
            hasComma = accept(',');
        }
        if (shape.size() == 1 && !hasComma)
            throw FormatError(
                CoreMessages::tr("the shape is a number in brackets; accepted: a tuple, with a comma as in (3,)"));
        return shape;
    }

    std::string_view m_bytes;
    std::size_t m_at;
};

unsigned byteAt(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

struct FileParts {
    Header header;
    std::string_view data;
};

FileParts split(std::string_view bytes) {
    constexpr std::string_view magic("\x93NUMPY", 6);
    if (bytes.empty()) throw FormatError(CoreMessages::tr("the file is empty; accepted: a .npy file"));
    if (bytes.starts_with("PK\x03\x04"))
        throw FormatError(CoreMessages::tr("this is an archive such as .npz; accepted: one array as a .npy file"));
    if (!bytes.starts_with(magic.substr(0, bytes.size())))
        throw FormatError(CoreMessages::tr("this is no .npy file, which begins with the byte 0x93 and NUMPY"));
    const std::size_t lengthAt = magic.size() + 2;
    if (bytes.size() < lengthAt)
        throw FormatError(CoreMessages::tr("the file ends within the first bytes of a .npy file"));
    const unsigned major = byteAt(bytes, magic.size());
    const unsigned minor = byteAt(bytes, magic.size() + 1);
    if (major < 1 || major > 3 || minor != 0) {
        throw FormatError(CoreMessages::tr("it has version %1.%2 of the .npy format; accepted: 1.0, 2.0, 3.0"), major,
                          minor);
    }
    const std::size_t headerAt = lengthAt + (major == 1 ? 2 : 4);
    if (bytes.size() < headerAt)
        throw FormatError(CoreMessages::tr("the file ends within the first bytes of a .npy file"));
    std::size_t length = 0;
    for (std::size_t at = headerAt; at-- > lengthAt;) length = length << 8 | byteAt(bytes, at);
    if (length > bytes.size() - headerAt) {
        throw FormatError(CoreMessages::tr("the header claims %1 bytes, the file has %2 there"), length,
                          bytes.size() - headerAt);
    }
    const std::size_t dataAt = headerAt + length;
    return {HeaderParser(bytes.substr(0, dataAt), headerAt).parse(), bytes.substr(dataAt)};
}

Message refusedTypeName(std::string_view kindAndSize) {
    if (kindAndSize == "f12" || kindAndSize == "f16") return "long double";
    switch (kindAndSize.front()) {
        case 'c':
            return CoreMessages::tr("complex");
        case 'O':
            return CoreMessages::tr("Python objects");
        case 'S':
        case 'a':
        case 'U':
            return CoreMessages::tr("text");
        case 'V':
            return CoreMessages::tr("raw bytes");
        case 'M':
            return "datetime64";
        case 'm':
            return "timedelta64";
        default:
            return {};
    }
}

/// The number of values of the array, after checking that they have exactly the size of the data.
std::size_t checkedCount(const AxisSizes& shape, std::size_t numberSize, std::size_t dataSize) {
    if (shape.empty())
        throw FormatError(CoreMessages::tr("the array has no axes, it is a single number; accepted: 1 to 8 axes"));
    const auto empty = std::find(shape.begin(), shape.end(), 0);
    if (empty != shape.end()) {
        throw FormatError(
            CoreMessages::tr("axis %1 of shape %2 is empty, so there are no numbers; accepted: lengths from 1"),
            empty - shape.begin(), tupleText(shape));
    }
    std::size_t needed = numberSize;
    bool isTooLarge = false;
    for (const Index length : shape) {
        isTooLarge = isTooLarge || __builtin_mul_overflow(needed, static_cast<std::size_t>(length), &needed);
    }
    if (isTooLarge || needed != dataSize) {
        throw FormatError(CoreMessages::tr("shape %1 needs %2 bytes, the file has %3 after its header"),
                          tupleText(shape), isTooLarge ? Message(CoreMessages::tr("more than 2^64")) : Message(needed),
                          dataSize);
    }
    return dataSize / numberSize;
}

/// One axis of the array; `stride` is the distance between neighbours along it in the file, counted in numbers.
struct Axis {
    std::size_t length;
    std::size_t stride;
};

/// The axes to iterate over; in C order the whole array is read as a single axis.
std::vector<Axis> axesOf(const Header& header, std::size_t count) {
    if (!header.isFortranOrder) return {{count, 1}};
    std::vector<Axis> axes;
    std::size_t stride = 1;
    for (const Index length : header.shape) {
        axes.push_back({static_cast<std::size_t>(length), stride});
        stride *= static_cast<std::size_t>(length);
    }
    return axes;
}

/// A 16-bit floating-point number as stored in the file.
struct Half {
    std::uint16_t bits = 0;
    explicit operator double() const { return halfValue(bits); }
};
/// A bool as stored in the file: 0 or 1.
struct BoolByte {
    std::uint8_t byte = 0;
    explicit operator double() const { return byte; }
};

template <class Number>
bool isAccepted(Number value) {
    if constexpr (std::is_same_v<Number, BoolByte>) {
        return value.byte <= 1;
    } else if constexpr (std::is_floating_point_v<Number> || std::is_same_v<Number, Half>) {
        return std::isfinite(static_cast<double>(value));
    } else if constexpr (sizeof(Number) < 8) {
        return true;
    } else {
        const auto bits = static_cast<std::uint64_t>(value);
        const std::uint64_t magnitude = value < 0 ? 0 - bits : bits;
        return magnitude < std::uint64_t{1} << 53 || std::bit_width(magnitude) - std::countr_zero(magnitude) <= 53;
    }
}

/// The error for a value that is not accepted; `index` is its index in C order.
template <class Number>
FormatError problemOf(Number value, std::size_t index, const AxisSizes& shape) {
    if constexpr (std::is_same_v<Number, BoolByte>) {
        return FormatError(CoreMessages::tr("value %1 is the byte %2; accepted of a bool: 0 and 1"),
                           formatIndex(index, shape), value.byte);
    } else if constexpr (std::is_integral_v<Number>) {
        return FormatError(
            CoreMessages::tr("value %1 is %2, which a double does not hold exactly; accepted: integers that "
                             "it does, as all up to 2^53"),
            formatIndex(index, shape), value);
    } else {
        return notFiniteError(static_cast<double>(value), index, shape);
    }
}

template <class Number, std::endian order>
std::vector<double> readValues(const Header& header, std::string_view data) {
    const std::size_t count = checkedCount(header.shape, sizeof(Number), data.size());
    const std::vector<Axis> axes = axesOf(header, count);
    const auto [width, step] = axes.back();
    const std::size_t rows = count / width;
    std::vector<double> values(count);
    constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    std::size_t refused = kNone;
    Number refusedValue{};

    // In Fortran order, values of one row are far apart in the file, and values of one column are adjacent: reading 8
    // rows at once makes use of each cache line.
    std::array<std::size_t, 8> starts{};
    std::vector<std::size_t> rowIndices(axes.size());
    std::size_t start = 0;
    for (std::size_t row = 0; row < rows;) {
        const std::size_t bandRows = std::min(starts.size(), rows - row);
        for (std::size_t i = 0; i < bandRows; ++i) {
            starts[i] = start;
            for (std::size_t axis = axes.size() - 1; axis-- > 0;) {
                start += axes[axis].stride;
                if (++rowIndices[axis] < axes[axis].length) break;
                start -= axes[axis].length * axes[axis].stride;
                rowIndices[axis] = 0;
            }
        }
        for (std::size_t column = 0; column < width; ++column) {
            for (std::size_t i = 0; i < bandRows; ++i) {
                const auto value =
                    loadNumber<Number, order>(data.data() + sizeof(Number) * (starts[i] + column * step));
                const std::size_t index = (row + i) * width + column;
                values[index] = static_cast<double>(value);
                if (!isAccepted(value) && index < refused) {
                    refused = index;
                    refusedValue = value;
                }
            }
        }
        row += bandRows;
    }
    if (refused != kNone) throw problemOf(refusedValue, refused, header.shape);
    return values;
}

template <class Number>
std::vector<double> readValues(const Header& header, std::string_view data) {
    const char order = header.type.front();
    const bool isNative = order == '=' || order == '|';
    const bool isBig = order == '>' || (isNative && std::endian::native == std::endian::big);
    return isBig ? readValues<Number, std::endian::big>(header, data)
                 : readValues<Number, std::endian::little>(header, data);
}

std::vector<double> readValues(const Header& header, std::string_view data) {
    const std::string_view type = header.type;
    if (type.size() >= 2 && std::string_view("<>=|").find(type.front()) != std::string_view::npos) {
        const std::string_view kindAndSize = type.substr(1);
        if (kindAndSize == "f8") return readValues<double>(header, data);
        if (kindAndSize == "f4") return readValues<float>(header, data);
        if (kindAndSize == "f2") return readValues<Half>(header, data);
        if (kindAndSize == "b1") return readValues<BoolByte>(header, data);
        if (kindAndSize == "i1") return readValues<std::int8_t>(header, data);
        if (kindAndSize == "i2") return readValues<std::int16_t>(header, data);
        if (kindAndSize == "i4") return readValues<std::int32_t>(header, data);
        if (kindAndSize == "i8") return readValues<std::int64_t>(header, data);
        if (kindAndSize == "u1") return readValues<std::uint8_t>(header, data);
        if (kindAndSize == "u2") return readValues<std::uint16_t>(header, data);
        if (kindAndSize == "u4") return readValues<std::uint32_t>(header, data);
        if (kindAndSize == "u8") return readValues<std::uint64_t>(header, data);
        if (const Message name = refusedTypeName(kindAndSize); !name.empty())
            throw FormatError(CoreMessages::tr("the values are %1; accepted: %2"), name, kAcceptedTypes);
    }
    throw FormatError(CoreMessages::tr("the values have the type %1; accepted: %2"), quotedExcerpt(type),
                      kAcceptedTypes);
}

}  // namespace

Array readNpy(std::string_view bytes) {
    FileParts parts = split(bytes);
    std::vector<double> values = readValues(parts.header, parts.data);
    return {std::move(parts.header.shape), std::move(values)};
}

}  // namespace attention
