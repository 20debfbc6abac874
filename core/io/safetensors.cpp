#include "core/io/safetensors.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/io/array_bytes.h"
#include "core/io/shown_text.h"

namespace attention {
namespace {

using nlohmann::json;

constexpr std::size_t kMostAxes = 8;
constexpr std::string_view kMetadata = "__metadata__";

/// What values of a tensor can be.
struct Type {
    std::string_view name;
    std::uint64_t bits;  ///< of one value
};
constexpr std::array<Type, 22> kTypes{{
    {"F64", 64},        {"F32", 32},    {"F16", 16},    {"BF16", 16},   {"I64", 64},    {"I32", 32},
    {"I16", 16},        {"I8", 8},      {"U64", 64},    {"U32", 32},    {"U16", 16},    {"U8", 8},
    {"BOOL", 8},        {"C64", 64},    {"F8_E5M2", 8}, {"F8_E4M3", 8}, {"F8_E8M0", 8}, {"F8_E4M3FNUZ", 8},
    {"F8_E5M2FNUZ", 8}, {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"F4", 4},
}};

const Type* findType(std::string_view name) {
    const auto found = std::ranges::find(kTypes, name, &Type::name);
    return found == kTypes.end() ? nullptr : &*found;
}

std::string tensorText(std::string_view name) {
    return "tensor " + shownText(name);
}

/// What the header says of one tensor, of which anything may be missing.
struct Entry {
    std::string name;
    const Type* type = nullptr;
    bool hasShape = false;
    std::vector<Index> shape;
    bool hasOffsets = false;
    std::vector<std::uint64_t> offsets;  ///< from the end of the header
};

/// Reads the header, which has one form only, and refuses all other JSON at the place where it begins to differ: the
/// header's depth, and with it the memory that is taken, is that of the form.
class HeaderReader final : public nlohmann::json_sax<json> {
 public:
    explicit HeaderReader(std::string_view header) : m_header(header) {}

    std::vector<TensorInfo> takeTensors() { return std::move(m_tensors); }

    bool null() override { refuseValue("null"); }
    bool boolean(bool value) override { refuseValue(value ? "true" : "false"); }
    bool number_integer(std::int64_t value) override { refuseValue(std::to_string(value)); }
    bool number_float(double, const std::string& text) override { refuseValue(shortened(text)); }
    bool number_unsigned(std::uint64_t value) override {
        if (m_place == Place::ShapeItem) {
            if (!std::in_range<Index>(value)) refuseValue(std::to_string(value));
            m_entry.shape.push_back(static_cast<Index>(value));
        } else if (m_place == Place::OffsetsItem) {
            m_entry.offsets.push_back(value);
        } else {
            refuseValue(std::to_string(value));
        }
        return true;
    }
    bool string(std::string& value) override {
        if (m_place == Place::MetadataItem) return true;
        if (m_place != Place::Type) refuseValue("the text " + shownText(value));
        m_entry.type = findType(value);
        if (!m_entry.type) {
            throw FormatError(tensorText(m_entry.name) + " has the unknown dtype " + shownText(value) +
                              "; accepted: those of the format, as F32");
        }
        m_place = Place::TensorKey;
        return true;
    }
    bool binary(json::binary_t&) override { return false; }  // JSON as text has none

    bool start_object(std::size_t) override {
        if (m_place == Place::Header) {
            m_place = Place::Name;
        } else if (m_place == Place::Tensor) {
            m_place = Place::TensorKey;
        } else if (m_place == Place::Metadata) {
            m_place = Place::MetadataItem;
        } else {
            refuseValue("an object");
        }
        return true;
    }
    bool end_object() override {
        if (m_place == Place::TensorKey) finishEntry();
        m_place = Place::Name;
        return true;
    }
    bool start_array(std::size_t) override {
        if (m_place == Place::Shape) {
            m_place = Place::ShapeItem;
        } else if (m_place == Place::Offsets) {
            m_place = Place::OffsetsItem;
        } else {
            refuseValue("a list");
        }
        return true;
    }
    bool end_array() override {
        if (m_place == Place::OffsetsItem && m_entry.offsets.size() != 2) {
            throw FormatError("data_offsets of " + tensorText(m_entry.name) + " have " +
                              std::to_string(m_entry.offsets.size()) + " numbers; accepted: two, begin and end");
        }
        m_place = Place::TensorKey;
        return true;
    }

    bool key(std::string& key) override {
        if (m_place == Place::MetadataItem) {
            if (!m_metadataKeys.insert(key).second) refuseTwice(std::string(kMetadata) + " has the key", key);
        } else if (m_place == Place::Name) {
            if (!m_names.insert(key).second) refuseTwice("the header has the key", key);
            m_place = key == kMetadata ? Place::Metadata : Place::Tensor;
            m_entry = {};
            m_entry.name = std::move(key);
        } else if (key == "dtype") {
            if (m_entry.type) refuseTwice(tensorText(m_entry.name) + " has the key", key);
            m_place = Place::Type;
        } else if (key == "shape") {
            if (std::exchange(m_entry.hasShape, true)) refuseTwice(tensorText(m_entry.name) + " has the key", key);
            m_place = Place::Shape;
        } else if (key == "data_offsets") {
            if (std::exchange(m_entry.hasOffsets, true)) refuseTwice(tensorText(m_entry.name) + " has the key", key);
            m_place = Place::Offsets;
        } else {
            throw FormatError(tensorText(m_entry.name) + " has the unknown key " + shownText(key) +
                              "; accepted: dtype, shape, data_offsets");
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string& text, const nlohmann::detail::exception& error) override {
        constexpr int numberOverflow = 406;  // of nlohmann::json::out_of_range
        if (error.id == numberOverflow) refuseValue(shortened(text));
        if (position > m_header.size()) throw FormatError("the header ends too early; accepted: JSON to its end");
        // Where a whole word is wrong, this is its last byte.
        const std::size_t at = std::max<std::size_t>(position, 1) - 1;
        throw FormatError("the header is no JSON: it goes wrong by byte " + std::to_string(kSafetensorsStart + at) +
                          ", " + shownText(m_header.substr(at, 1)));
    }

 private:
    /// What is read next, or the list or object that is being read.
    enum class Place {
        Header,
        Name,
        Tensor,
        TensorKey,
        Type,
        Shape,
        ShapeItem,
        Offsets,
        OffsetsItem,
        Metadata,
        MetadataItem
    };

    static std::string shortened(const std::string& number) {
        constexpr std::size_t longest = 40;
        return number.size() <= longest ? number : number.substr(0, longest) + "...";
    }

    [[noreturn]] static void refuseTwice(const std::string& where, std::string_view key) {
        throw FormatError(where + ' ' + shownText(key) + " twice; accepted: once");
    }

    [[noreturn]] void refuseValue(const std::string& value) const {
        const std::string tensor = tensorText(m_entry.name);
        switch (m_place) {
            case Place::Type:
                throw FormatError("the dtype of " + tensor + " is " + value + "; accepted: a text, as \"F32\"");
            case Place::Shape:
                throw FormatError("the shape of " + tensor + " is " + value + "; accepted: a list of lengths");
            case Place::ShapeItem:
                throw FormatError("the shape of " + tensor + " holds " + value +
                                  "; accepted: whole numbers up to 2^63 - 1");
            case Place::Offsets:
                throw FormatError("data_offsets of " + tensor + " are " + value +
                                  "; accepted: a list of two, begin and end");
            case Place::OffsetsItem:
                throw FormatError("data_offsets of " + tensor + " hold " + value +
                                  "; accepted: whole numbers up to 2^64 - 1");
            case Place::Metadata:
                throw FormatError("__metadata__ is " + value + "; accepted: an object of texts");
            case Place::MetadataItem:
                throw FormatError("__metadata__ holds " + value + "; accepted: texts");
            default:
                throw FormatError(tensor + " is " + value + "; accepted: an object of dtype, shape and data_offsets");
        }
    }

    void finishEntry() {
        const auto require = [&](bool has, const char* key) {
            if (!has) throw FormatError(tensorText(m_entry.name) + " has no " + key);
        };
        require(m_entry.type, "dtype");
        require(m_entry.hasShape, "shape");
        require(m_entry.hasOffsets, "data_offsets");
        const std::uint64_t begin = m_entry.offsets[0];
        const std::uint64_t end = m_entry.offsets[1];
        if (end < begin) {
            throw FormatError(tensorText(m_entry.name) + " ends at byte " + std::to_string(end) +
                              " of the data, before it begins at byte " + std::to_string(begin));
        }
        std::uint64_t bits = m_entry.type->bits;
        bool isTooLarge = false;
        for (const Index length : m_entry.shape)
            isTooLarge = isTooLarge || __builtin_mul_overflow(bits, static_cast<std::uint64_t>(length), &bits);
        if (isTooLarge || bits % 8 != 0 || bits / 8 != end - begin) {
            const std::string needed = isTooLarge      ? "more than 2^64 bits"
                                       : bits % 8 != 0 ? std::to_string(bits) + " bits"
                                                       : std::to_string(bits / 8) + " bytes";
            throw FormatError(tensorText(m_entry.name) + " of " + std::string(m_entry.type->name) + " and shape " +
                              shownShape() + " needs " + needed + ", its data_offsets give it " +
                              std::to_string(end - begin) + " bytes");
        }
        m_tensors.push_back({std::move(m_entry.name), m_entry.type->name, std::move(m_entry.shape), begin, end});
    }

    std::string shownShape() const {
        if (m_entry.shape.size() <= kMostAxes) return indicesText(m_entry.shape);
        return "of " + std::to_string(m_entry.shape.size()) + " axes";
    }

    std::string_view m_header;
    Place m_place = Place::Header;
    Entry m_entry;
    std::vector<TensorInfo> m_tensors;
    std::set<std::string, std::less<>> m_names;
    std::set<std::string, std::less<>> m_metadataKeys;
};

/// Each tensor begins where the one before it ends, and the last one ends with the file.
/// @param tensors  sorted, with offsets from the end of the header
void checkCover(const std::vector<TensorInfo>& tensors, std::uint64_t dataSize) {
    const auto refuseEnd = [&](const TensorInfo& tensor) {
        throw FormatError(tensorText(tensor.name) + " ends at byte " + std::to_string(tensor.end) +
                          " of the data, the file has " + std::to_string(dataSize) + " bytes there");
    };
    const auto refuseHole = [](std::uint64_t begin, std::uint64_t end) {
        throw FormatError("bytes " + std::to_string(begin) + " to " + std::to_string(end) +
                          " of the data belong to no tensor; accepted: no holes");
    };
    std::uint64_t end = 0;
    const TensorInfo* last = nullptr;
    for (const TensorInfo& tensor : tensors) {
        if (tensor.end > dataSize) refuseEnd(tensor);
        if (tensor.begin > end) refuseHole(end, tensor.begin);
        if (tensor.begin < end)
            throw FormatError("the bytes of " + tensorText(last->name) + " and " + tensorText(tensor.name) +
                              " overlap; accepted: tensors that follow one another");
        end = tensor.end;
        last = &tensor;
    }
    if (end < dataSize) refuseHole(end, dataSize);
}

/// The value of an IEEE 754 number of 16 bits.
double halfValue(std::uint16_t bits) {
    const int exponent = bits >> 10 & 0x1F;
    const int fraction = bits & 0x3FF;
    const double sign = bits >> 15 ? -1 : 1;
    if (exponent == 0x1F) return fraction ? std::numeric_limits<double>::quiet_NaN() : sign * HUGE_VAL;
    return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(0x400 + fraction, exponent - 25));
}

/// The first half of the bits of a float.
double brainFloatValue(std::uint16_t bits) {
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16));
}

template <class Bits, class Convert>
Array readValues(const std::vector<Index>& shape, std::string_view data, Convert convert) {
    Array array{shape, std::vector<double>(data.size() / sizeof(Bits))};
    for (std::size_t i = 0; i < array.values.size(); ++i) {
        const double value = convert(loadNumber<Bits, std::endian::little>(data.data() + sizeof(Bits) * i));
        if (!std::isfinite(value)) throw FormatError("value " + placeText(i, shape) + " is " + notFiniteText(value));
        array.values[i] = value;
    }
    return array;
}

bool isFloating(std::string_view type) {
    return type == "F64" || type == "F32" || type == "F16" || type == "BF16";
}

}  // namespace

std::size_t safetensorsHeadSize(std::string_view start, std::uint64_t fileSize) {
    if (fileSize == 0) throw FormatError("the file is empty; accepted: a .safetensors file");
    if (start.starts_with("PK\x03\x04"))
        throw FormatError("this is an archive such as PyTorch's .bin and .pt; accepted: a .safetensors file");
    if (fileSize < kSafetensorsStart || start.size() < kSafetensorsStart)
        throw FormatError("the file ends within its first 8 bytes, the length of its header");
    const auto length = loadNumber<std::uint64_t, std::endian::little>(start.data());
    if (length > kLongestSafetensorsHeader) {
        throw FormatError("the header claims " + std::to_string(length) +
                          " bytes; accepted: a .safetensors file, whose header has at most " +
                          std::to_string(kLongestSafetensorsHeader));
    }
    if (length > fileSize - kSafetensorsStart) {
        throw FormatError("the header claims " + std::to_string(length) + " bytes, the file has " +
                          std::to_string(fileSize - kSafetensorsStart) + " there");
    }
    return kSafetensorsStart + static_cast<std::size_t>(length);
}

std::vector<TensorInfo> readSafetensorsHead(std::string_view head, std::uint64_t fileSize) {
    if (safetensorsHeadSize(head.substr(0, kSafetensorsStart), fileSize) != head.size())
        throw FormatError("the file ends within its header");
    const std::string_view header = head.substr(kSafetensorsStart);
    if (header.empty()) throw FormatError("the header is empty; accepted: '{' and the rest of a JSON object");
    if (header.front() != '{') {
        throw FormatError("byte 8, where the header begins, is " + shownText(header.substr(0, 1)) +
                          "; accepted: '{' and the rest of a JSON object");
    }
    // The parser would take it for the end of the text.
    if (const std::size_t zero = header.find('\0'); zero != header.npos) {
        throw FormatError("the header is no JSON: it goes wrong by byte " + std::to_string(kSafetensorsStart + zero) +
                          ", 0");
    }
    HeaderReader reader(header);
    json::sax_parse(header.begin(), header.end(), &reader);
    std::vector<TensorInfo> tensors = reader.takeTensors();
    std::ranges::sort(tensors, {}, [](const TensorInfo& tensor) { return std::pair(tensor.begin, tensor.end); });
    checkCover(tensors, fileSize - head.size());
    for (TensorInfo& tensor : tensors) {
        tensor.begin += head.size();
        tensor.end += head.size();
    }
    return tensors;
}

bool isReadable(const TensorInfo& tensor) {
    return isFloating(tensor.type) && !tensor.shape.empty() && tensor.shape.size() <= kMostAxes &&
           std::ranges::find(tensor.shape, 0) == tensor.shape.end();
}

bool isLikelyPositionTable(std::string_view name) {
    std::string lower(name);
    for (char& letter : lower)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    static constexpr std::array<std::string_view, 5> kParts{"wpe", "position_embed", "positional_embed", "pos_emb",
                                                            "embed_positions"};
    return std::ranges::any_of(kParts, [&](std::string_view part) { return lower.find(part) != lower.npos; });
}

std::vector<TensorInfo> fittingTensors(const std::vector<TensorInfo>& tensors, std::size_t leastAxes,
                                       std::size_t mostAxes, std::string_view prefix) {
    std::vector<TensorInfo> fitting;
    for (const TensorInfo& tensor : tensors) {
        const bool fits = isReadable(tensor) && tensor.shape.size() >= leastAxes && tensor.shape.size() <= mostAxes;
        if (!fits || !tensor.name.starts_with(prefix)) continue;
        if (!prefix.empty() && tensor.name == prefix) return {tensor};
        fitting.push_back(tensor);
    }
    std::ranges::stable_partition(fitting, [](const TensorInfo& tensor) { return isLikelyPositionTable(tensor.name); });
    return fitting;
}

Array readTensor(const TensorInfo& tensor, std::string_view data) {
    if (!isFloating(tensor.type)) {
        throw FormatError("the values of " + tensorText(tensor.name) + " are " + std::string(tensor.type) +
                          "; accepted: F64, F32, F16, BF16");
    }
    if (tensor.shape.empty())
        throw FormatError(tensorText(tensor.name) + " has no axes, it is a single number; accepted: 1 to 8 axes");
    if (tensor.shape.size() > kMostAxes) {
        throw FormatError(tensorText(tensor.name) + " has " + std::to_string(tensor.shape.size()) +
                          " axes; accepted: 1 to 8");
    }
    if (const auto empty = std::ranges::find(tensor.shape, 0); empty != tensor.shape.end()) {
        throw FormatError("axis " + std::to_string(empty - tensor.shape.begin()) + " of " + tensorText(tensor.name) +
                          " is empty, so there are no numbers; accepted: lengths from 1");
    }
    if (data.size() != tensor.end - tensor.begin) throw FormatError("the file ends within " + tensorText(tensor.name));
    const auto asDouble = [](auto value) { return static_cast<double>(value); };
    if (tensor.type == "F64") return readValues<double>(tensor.shape, data, asDouble);
    if (tensor.type == "F32") return readValues<float>(tensor.shape, data, asDouble);
    if (tensor.type == "F16") return readValues<std::uint16_t>(tensor.shape, data, halfValue);
    return readValues<std::uint16_t>(tensor.shape, data, brainFloatValue);
}

}  // namespace attention
