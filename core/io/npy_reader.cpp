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
#include "core/io/shown_text.h"

namespace attention {
namespace {

constexpr std::size_t kMostAxes = 8;
constexpr const char* kAcceptedTypes = "; accepted: float32, float64 and integers of 1 to 8 bytes";

using Shape = std::vector<Index>;

struct Header {
    std::string_view type;  ///< as in "<f8"
    bool isFortranOrder = false;
    Shape shape;
};

/// As a Python tuple: "(3, 2)", "(3,)".
std::string tupleText(const Shape& numbers) {
    std::string text = indicesText(numbers);
    text.front() = '(';
    text.pop_back();
    return text + (numbers.size() == 1 ? ",)" : ")");
}

/// The header is a Python dict literal of three entries in any order.
class HeaderParser {
 public:
    /// @param start  where the header's text is in `bytes`, which end with it
    HeaderParser(std::string_view bytes, std::size_t start) : m_bytes(bytes), m_at(start) {}

    Header parse() {
        std::optional<std::string_view> type;
        std::optional<bool> isFortranOrder;
        std::optional<Shape> shape;
        expect('{', "'{'");
        while (!accept('}')) {
            const std::string_view key = text();
            expect(':', "':'");
            if (key == "descr") {
                set(type, key, typeText());
            } else if (key == "fortran_order") {
                set(isFortranOrder, key, truth());
            } else if (key == "shape") {
                set(shape, key, tuple());
            } else {
                throw FormatError("the header has the unknown key " + shownText(key) +
                                  "; accepted: descr, fortran_order, shape");
            }
            if (accept('}')) break;
            expect(',', "',' or '}'");
        }
        skipBlanks();
        if (m_at < m_bytes.size()) refuse("blanks after '}'");
        return {found(type, "descr"), found(isFortranOrder, "fortran_order"), found(shape, "shape")};
    }

 private:
    [[noreturn]] void refuse(const std::string& accepted) const {
        if (m_at == m_bytes.size()) throw FormatError("the header ends too early; accepted: " + accepted);
        throw FormatError("byte " + std::to_string(m_at) + ", in the header, is " + shownText(m_bytes.substr(m_at, 1)) +
                          "; accepted: " + accepted);
    }

    template <class Value>
    static void set(std::optional<Value>& entry, std::string_view key, Value value) {
        if (entry) throw FormatError("the header has the key \"" + std::string(key) + "\" twice");
        entry = std::move(value);
    }

    template <class Value>
    static Value found(std::optional<Value>& entry, const char* key) {
        if (!entry) throw FormatError("the header has no \"" + std::string(key) + '"');
        return *std::move(entry);
    }

    void skipBlanks() { m_at = std::min(m_bytes.find_first_not_of(" \t\r\n", m_at), m_bytes.size()); }

    bool accept(char character) {
        skipBlanks();
        if (m_at == m_bytes.size() || m_bytes[m_at] != character) return false;
        ++m_at;
        return true;
    }

    void expect(char character, const char* accepted) {
        if (!accept(character)) refuse(accepted);
    }

    std::string_view text() {
        const char quote = accept('"') ? '"' : '\'';
        if (quote == '\'') expect(quote, "a quoted text");
        const std::size_t end = m_bytes.find(quote, m_at);
        if (end == std::string_view::npos) {
            m_at = m_bytes.size();
            refuse("a closing quote");
        }
        const std::string_view found = m_bytes.substr(m_at, end - m_at);
        m_at = end + 1;
        return found;
    }

    std::string_view typeText() {
        if (accept('[') || accept('(')) throw FormatError("the values are structured" + std::string(kAcceptedTypes));
        return text();
    }

    bool truth() {
        skipBlanks();
        for (const bool value : {false, true}) {
            const std::string_view name = value ? "True" : "False";
            if (m_bytes.substr(m_at, name.size()) != name) continue;
            m_at += name.size();
            return value;
        }
        refuse("True or False");
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
        if (digits.empty()) refuse("lengths of axes");
        if (isTooLarge)
            throw FormatError("the shape has an axis of length " + shownText(digits) + ", too long for any file");
        accept('L');  // a long integer of Python 2
        return value;
    }

    Shape tuple() {
        Shape shape;
        expect('(', "a tuple");
        bool hasComma = true;
        while (!accept(')')) {
            if (!hasComma) refuse("',' or ')'");
            if (shape.size() == kMostAxes) throw FormatError("the array has more than 8 axes; accepted: 1 to 8");
            shape.push_back(integer());
            hasComma = accept(',');
        }
        if (shape.size() == 1 && !hasComma)
            throw FormatError("the shape is a number in brackets; accepted: a tuple, with a comma as in (3,)");
        return shape;
    }

    std::string_view m_bytes;
    std::size_t m_at;
};

unsigned byteAt(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

struct Parts {
    Header header;
    std::string_view data;
};

Parts split(std::string_view bytes) {
    constexpr std::string_view magic("\x93NUMPY", 6);
    if (bytes.empty()) throw FormatError("the file is empty; accepted: a .npy file");
    if (bytes.starts_with("PK\x03\x04"))
        throw FormatError("this is an archive such as .npz; accepted: one array as a .npy file");
    if (!bytes.starts_with(magic.substr(0, bytes.size())))
        throw FormatError("this is no .npy file, which begins with the byte 0x93 and NUMPY");
    const std::size_t lengthAt = magic.size() + 2;
    if (bytes.size() < lengthAt) throw FormatError("the file ends within the first bytes of a .npy file");
    const unsigned major = byteAt(bytes, magic.size());
    const unsigned minor = byteAt(bytes, magic.size() + 1);
    if (major < 1 || major > 3 || minor != 0) {
        throw FormatError("it has version " + std::to_string(major) + '.' + std::to_string(minor) +
                          " of the .npy format; accepted: 1.0, 2.0, 3.0");
    }
    const std::size_t headerAt = lengthAt + (major == 1 ? 2 : 4);
    if (bytes.size() < headerAt) throw FormatError("the file ends within the first bytes of a .npy file");
    std::size_t length = 0;
    for (std::size_t at = headerAt; at-- > lengthAt;) length = length << 8 | byteAt(bytes, at);
    if (length > bytes.size() - headerAt) {
        throw FormatError("the header claims " + std::to_string(length) + " bytes, the file has " +
                          std::to_string(bytes.size() - headerAt) + " there");
    }
    const std::size_t dataAt = headerAt + length;
    return {HeaderParser(bytes.substr(0, dataAt), headerAt).parse(), bytes.substr(dataAt)};
}

const char* refusedTypeName(std::string_view kindAndSize) {
    if (kindAndSize == "f2") return "float16";
    if (kindAndSize == "f12" || kindAndSize == "f16") return "long double";
    switch (kindAndSize.front()) {
        case 'b':
            return "bool";
        case 'c':
            return "complex";
        case 'O':
            return "Python objects";
        case 'S':
        case 'a':
        case 'U':
            return "text";
        case 'V':
            return "raw bytes";
        case 'M':
            return "datetime64";
        case 'm':
            return "timedelta64";
        default:
            return nullptr;
    }
}

/// How many numbers the array has; the data hold just these.
std::size_t checkedCount(const Shape& shape, std::size_t numberSize, std::size_t dataSize) {
    if (shape.empty()) throw FormatError("the array has no axes, it is a single number; accepted: 1 to 8 axes");
    const auto empty = std::find(shape.begin(), shape.end(), 0);
    if (empty != shape.end()) {
        throw FormatError("axis " + std::to_string(empty - shape.begin()) + " of shape " + tupleText(shape) +
                          " is empty, so there are no numbers; accepted: lengths from 1");
    }
    std::size_t needed = numberSize;
    bool isTooLarge = false;
    for (const Index length : shape) {
        isTooLarge = isTooLarge || __builtin_mul_overflow(needed, static_cast<std::size_t>(length), &needed);
    }
    if (isTooLarge || needed != dataSize) {
        throw FormatError("shape " + tupleText(shape) + " needs " +
                          (isTooLarge ? "more than 2^64" : std::to_string(needed)) + " bytes, the file has " +
                          std::to_string(dataSize) + " after its header");
    }
    return dataSize / numberSize;
}

/// One axis of the array, with the distance of neighbours in the file, in numbers.
struct Axis {
    std::size_t length;
    std::size_t stride;
};

/// In C order the whole array is one row.
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

template <class Number>
bool isAccepted(Number value) {
    if constexpr (std::is_floating_point_v<Number>) {
        return std::isfinite(value);
    } else if constexpr (sizeof(Number) < 8) {
        return true;
    } else {
        const auto bits = static_cast<std::uint64_t>(value);
        const std::uint64_t magnitude = value < 0 ? 0 - bits : bits;
        return magnitude < std::uint64_t{1} << 53 || std::bit_width(magnitude) - std::countr_zero(magnitude) <= 53;
    }
}

template <class Number>
std::string problemOf(Number value) {
    if constexpr (std::is_floating_point_v<Number>) {
        return notFiniteText(static_cast<double>(value));
    } else {
        return std::to_string(value) +
               ", which a double does not hold exactly; accepted: integers that it does, as all up to 2^53";
    }
}

template <class Number, std::endian order>
std::vector<double> readValues(const Header& header, std::string_view data) {
    const std::size_t count = checkedCount(header.shape, sizeof(Number), data.size());
    const std::vector<Axis> axes = axesOf(header, count);
    const auto [width, step] = axes.back();
    const std::size_t rows = count / width;
    std::vector<double> values(count);
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::size_t refused = none;
    Number refusedValue{};

    // In Fortran order the neighbours of a row's values lie apart in the file, and those of a column side by side:
    // several rows at once use each cache line that was read.
    std::array<std::size_t, 8> starts{};
    std::vector<std::size_t> place(axes.size());
    std::size_t start = 0;
    for (std::size_t row = 0; row < rows;) {
        const std::size_t band = std::min(starts.size(), rows - row);
        for (std::size_t i = 0; i < band; ++i) {
            starts[i] = start;
            for (std::size_t axis = axes.size() - 1; axis-- > 0;) {
                start += axes[axis].stride;
                if (++place[axis] < axes[axis].length) break;
                start -= axes[axis].length * axes[axis].stride;
                place[axis] = 0;
            }
        }
        for (std::size_t column = 0; column < width; ++column) {
            for (std::size_t i = 0; i < band; ++i) {
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
        row += band;
    }
    if (refused != none)
        throw FormatError("value " + placeText(refused, header.shape) + " is " + problemOf(refusedValue));
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
        if (kindAndSize == "i1") return readValues<std::int8_t>(header, data);
        if (kindAndSize == "i2") return readValues<std::int16_t>(header, data);
        if (kindAndSize == "i4") return readValues<std::int32_t>(header, data);
        if (kindAndSize == "i8") return readValues<std::int64_t>(header, data);
        if (kindAndSize == "u1") return readValues<std::uint8_t>(header, data);
        if (kindAndSize == "u2") return readValues<std::uint16_t>(header, data);
        if (kindAndSize == "u4") return readValues<std::uint32_t>(header, data);
        if (kindAndSize == "u8") return readValues<std::uint64_t>(header, data);
        if (const char* name = refusedTypeName(kindAndSize))
            throw FormatError("the values are " + std::string(name) + kAcceptedTypes);
    }
    throw FormatError("the values have the type " + shownText(type) + kAcceptedTypes);
}

}  // namespace

Array readNpy(std::string_view bytes) {
    Parts parts = split(bytes);
    std::vector<double> values = readValues(parts.header, parts.data);
    return {std::move(parts.header.shape), std::move(values)};
}

}  // namespace attention
