#include "core/io/safetensors.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/io/array_bytes.h"
#include "core/io/quoted_text.h"

namespace attention {
namespace {

using nlohmann::json;

constexpr std::string_view kMetadata = "__metadata__";

/// A dtype of the format.
struct Type {
    std::string_view name;
    std::uint64_t bits;  ///< size of one value
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

Message tensorText(std::string_view name) {
    return {CoreMessages::tr("tensor %1"), quotedExcerpt(name)};
}

/// @param byte  offset in the file  @param found  what the file has there
[[noreturn]] void refuseJson(std::size_t byte, const std::string& found) {
    throw FormatError(CoreMessages::tr("the header is no JSON: it goes wrong by byte %1, %2"), byte, found);
}

/// The keys of a tensor; each must occur exactly once.
constexpr std::array<std::string_view, 3> kTensorKeys{"dtype", "shape", "data_offsets"};

/// The entry of one tensor while the header is being read.
struct Entry {
    std::string name;
    std::array<bool, kTensorKeys.size()> hasKey{};  ///< in the order of kTensorKeys
    const Type* type = nullptr;
    std::vector<Index> shape;
    std::vector<std::uint64_t> offsets;  ///< in bytes from the end of the header
};

/// Reads the header and refuses JSON of any other structure at its first difference, so that the depth of the JSON, and
/// with it the memory, is limited.
class HeaderReader final : public nlohmann::json_sax<json> {
 public:
    explicit HeaderReader(std::string_view header) : m_header(header) {}

    std::vector<TensorInfo> takeTensors() { return std::move(m_tensors); }

    bool null() override { refuseValue("null"); }
    bool boolean(bool value) override { refuseValue(value ? "true" : "false"); }
    bool number_integer(std::int64_t value) override { refuseValue(std::to_string(value)); }
    bool number_float(double, const std::string& text) override { refuseValue(shortened(text)); }
    bool number_unsigned(std::uint64_t value) override {
        if (m_state == State::ShapeItem) {
            if (!std::in_range<Index>(value)) refuseValue(std::to_string(value));
            m_entry.shape.push_back(static_cast<Index>(value));
        } else if (m_state == State::OffsetsItem) {
            m_entry.offsets.push_back(value);
        } else {
            refuseValue(std::to_string(value));
        }
        return true;
    }
    bool string(std::string& value) override {
        if (m_state == State::MetadataItem) return true;
        if (m_state != State::Type) refuseValue({CoreMessages::tr("the text %1"), quotedExcerpt(value)});
        m_entry.type = findType(value);
        if (!m_entry.type) {
            throw FormatError(CoreMessages::tr("%1 has the unknown dtype %2; accepted: those of the format, as F32"),
                              tensorText(m_entry.name), quotedExcerpt(value));
        }
        m_state = State::TensorKey;
        return true;
    }
    bool binary(json::binary_t&) override { return false; }  // never called for JSON text

    bool start_object(std::size_t) override {
        if (m_state == State::Header) {
            m_state = State::Name;
        } else if (m_state == State::Tensor) {
            m_state = State::TensorKey;
        } else if (m_state == State::Metadata) {
            m_state = State::MetadataItem;
        } else {
            refuseValue(CoreMessages::tr("an object"));
        }
        return true;
    }
    bool end_object() override {
        if (m_state == State::TensorKey) finishEntry();
        m_state = State::Name;
        return true;
    }
    bool start_array(std::size_t) override {
        if (m_state == State::Shape) {
            m_state = State::ShapeItem;
        } else if (m_state == State::Offsets) {
            m_state = State::OffsetsItem;
        } else {
            refuseValue(CoreMessages::tr("a list"));
        }
        return true;
    }
    bool end_array() override {
        if (m_state == State::OffsetsItem && m_entry.offsets.size() != 2) {
            throw FormatError(CoreMessages::tr("data_offsets of %1 have %2 numbers; accepted: two, begin and end"),
                              tensorText(m_entry.name), m_entry.offsets.size());
        }
        m_state = State::TensorKey;
        return true;
    }

    bool key(std::string& key) override {
        if (m_state == State::MetadataItem) {
            if (!m_metadataKeys.insert(key).second) refuseDuplicate(kMetadata, key);
        } else if (m_state == State::Name) {
            if (!m_names.insert(key).second) refuseDuplicate(CoreMessages::tr("the header"), key);
            m_state = key == kMetadata ? State::Metadata : State::Tensor;
            m_entry = {};
            m_entry.name = std::move(key);
        } else {
            const auto at = std::size_t(std::ranges::find(kTensorKeys, key) - kTensorKeys.begin());
            if (at == kTensorKeys.size())
                throw FormatError(CoreMessages::tr("%1 has the unknown key %2; accepted: dtype, shape, data_offsets"),
                                  tensorText(m_entry.name), quotedExcerpt(key));
            if (std::exchange(m_entry.hasKey[at], true)) refuseDuplicate(tensorText(m_entry.name), key);
            m_state = std::array{State::Type, State::Shape, State::Offsets}[at];
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string& text, const nlohmann::detail::exception& error) override {
        constexpr int numberOverflow = 406;  // error id of nlohmann::json::out_of_range
        if (error.id == numberOverflow) refuseValue(shortened(text));
        if (position > m_header.size())
            throw FormatError(CoreMessages::tr("the header ends too early; accepted: JSON to its end"));
        // The position of the last byte read: for a misspelt word, its last byte.
        const std::size_t at = std::max<std::size_t>(position, 1) - 1;
        refuseJson(kSafetensorsPrefixSize + at, quotedExcerpt(m_header.substr(at, 1)));
    }

 private:
    /// The state of the parser: what it expects next, or the list or object that it is reading.
    enum class State {
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
        constexpr std::size_t kMaxLength = 40;
        return number.size() <= kMaxLength ? number : number.substr(0, kMaxLength) + "...";
    }

    [[noreturn]] static void refuseDuplicate(const Message& where, std::string_view key) {
        throw FormatError(CoreMessages::tr("%1 has the key %2 twice; accepted: once"), where, quotedExcerpt(key));
    }

    [[noreturn]] void refuseValue(const Message& value) const {
        const Message tensor = tensorText(m_entry.name);
        switch (m_state) {
            case State::Type:
                throw FormatError(CoreMessages::tr("the dtype of %1 is %2; accepted: a text, as \"F32\""), tensor,
                                  value);
            case State::Shape:
                throw FormatError(CoreMessages::tr("the shape of %1 is %2; accepted: a list of lengths"), tensor,
                                  value);
            case State::ShapeItem:
                throw FormatError(CoreMessages::tr("the shape of %1 holds %2; accepted: whole numbers up to 2^63 - 1"),
                                  tensor, value);
            case State::Offsets:
                throw FormatError(CoreMessages::tr("data_offsets of %1 are %2; accepted: a list of two, begin and end"),
                                  tensor, value);
            case State::OffsetsItem:
                throw FormatError(
                    CoreMessages::tr("data_offsets of %1 hold %2; accepted: whole numbers up to 2^64 - 1"), tensor,
                    value);
            case State::Metadata:
                throw FormatError(CoreMessages::tr("__metadata__ is %1; accepted: an object of texts"), value);
            case State::MetadataItem:
                throw FormatError(CoreMessages::tr("__metadata__ holds %1; accepted: texts"), value);
            default:
                throw FormatError(CoreMessages::tr("%1 is %2; accepted: an object of dtype, shape and data_offsets"),
                                  tensor, value);
        }
    }

    void finishEntry() {
        for (std::size_t at = 0; at < kTensorKeys.size(); ++at)
            if (!m_entry.hasKey[at])
                throw FormatError(CoreMessages::tr("%1 has no %2"), tensorText(m_entry.name), kTensorKeys[at]);
        const std::uint64_t begin = m_entry.offsets[0];
        const std::uint64_t end = m_entry.offsets[1];
        if (end < begin) {
            throw FormatError(CoreMessages::tr("%1 ends at byte %2 of the data, before it begins at byte %3"),
                              tensorText(m_entry.name), end, begin);
        }
        std::uint64_t bits = m_entry.type->bits;
        bool isTooLarge = false;
        for (const Index length : m_entry.shape)
            isTooLarge = isTooLarge || __builtin_mul_overflow(bits, static_cast<std::uint64_t>(length), &bits);
        if (isTooLarge || bits % 8 != 0 || bits / 8 != end - begin) {
            const Message needed = isTooLarge      ? Message(CoreMessages::tr("more than 2^64 bits"))
                                   : bits % 8 != 0 ? Message(CoreMessages::tr("%1 bits"), bits)
                                                   : Message(CoreMessages::tr("%1 bytes"), bits / 8);
            throw FormatError(CoreMessages::tr("%1 of %2 and shape %3 needs %4, its data_offsets give it %5 bytes"),
                              tensorText(m_entry.name), m_entry.type->name, shownShape(), needed, end - begin);
        }
        m_tensors.push_back({std::move(m_entry.name), m_entry.type->name, std::move(m_entry.shape), begin, end});
    }

    Message shownShape() const {
        if (m_entry.shape.size() <= kMaxAxes) return indicesText(m_entry.shape);
        return {CoreMessages::tr("of %1 axes"), m_entry.shape.size()};
    }

    std::string_view m_header;
    State m_state = State::Header;
    Entry m_entry;
    std::vector<TensorInfo> m_tensors;
    std::set<std::string, std::less<>> m_names;
    std::set<std::string, std::less<>> m_metadataKeys;
};

/// Each tensor begins where the one before it ends, and the last one ends with the file.
/// @param tensors  sorted by offset; offsets count from the end of the header
void requireContiguous(const std::vector<TensorInfo>& tensors, std::uint64_t dataSize) {
    const auto refuseEnd = [&](const TensorInfo& tensor) {
        throw FormatError(CoreMessages::tr("%1 ends at byte %2 of the data, the file has %3 bytes there"),
                          tensorText(tensor.name), tensor.end, dataSize);
    };
    const auto refuseGap = [](std::uint64_t begin, std::uint64_t end) {
        throw FormatError(CoreMessages::tr("bytes %1 to %2 of the data belong to no tensor; accepted: no holes"), begin,
                          end);
    };
    std::uint64_t end = 0;
    const TensorInfo* last = nullptr;
    for (const TensorInfo& tensor : tensors) {
        if (tensor.end > dataSize) refuseEnd(tensor);
        if (tensor.begin > end) refuseGap(end, tensor.begin);
        if (tensor.begin < end)
            throw FormatError(
                CoreMessages::tr("the bytes of %1 and %2 overlap; accepted: tensors that follow one another"),
                tensorText(last->name), tensorText(tensor.name));
        end = tensor.end;
        last = &tensor;
    }
    if (end < dataSize) refuseGap(end, dataSize);
}

/// A BF16 number: the upper 16 bits of a float.
double brainFloatValue(std::uint16_t bits) {
    return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16));
}

template <class Bits, class Convert>
Array readValues(const std::vector<Index>& shape, std::string_view data, Convert convert) {
    Array array{shape, std::vector<double>(data.size() / sizeof(Bits))};
    for (std::size_t i = 0; i < array.values.size(); ++i) {
        const double value = convert(loadNumber<Bits, std::endian::little>(data.data() + sizeof(Bits) * i));
        if (!std::isfinite(value)) throw notFiniteError(value, i, shape);
        array.values[i] = value;
    }
    return array;
}

bool isFloating(std::string_view type) {
    return type == "F64" || type == "F32" || type == "F16" || type == "BF16";
}

}  // namespace

std::size_t safetensorsHeaderSize(std::string_view start, std::uint64_t fileSize) {
    if (fileSize == 0) throw FormatError(CoreMessages::tr("the file is empty; accepted: a .safetensors file"));
    if (start.starts_with("PK\x03\x04"))
        throw FormatError(
            CoreMessages::tr("this is an archive such as PyTorch's .bin and .pt; accepted: a .safetensors file"));
    if (fileSize < kSafetensorsPrefixSize || start.size() < kSafetensorsPrefixSize)
        throw FormatError(CoreMessages::tr("the file ends within its first 8 bytes, the length of its header"));
    const auto length = loadNumber<std::uint64_t, std::endian::little>(start.data());
    if (length > kMaxSafetensorsHeader) {
        throw FormatError(
            CoreMessages::tr("the header claims %1 bytes; accepted: a .safetensors file, whose header has at most %2"),
            length, kMaxSafetensorsHeader);
    }
    if (length > fileSize - kSafetensorsPrefixSize) {
        throw FormatError(CoreMessages::tr("the header claims %1 bytes, the file has %2 there"), length,
                          fileSize - kSafetensorsPrefixSize);
    }
    return kSafetensorsPrefixSize + static_cast<std::size_t>(length);
}

std::vector<TensorInfo> readSafetensorsHeader(std::string_view head, std::uint64_t fileSize) {
    if (safetensorsHeaderSize(head.substr(0, kSafetensorsPrefixSize), fileSize) != head.size())
        throw FormatError(CoreMessages::tr("the file ends within its header"));
    const std::string_view header = head.substr(kSafetensorsPrefixSize);
    if (header.empty())
        throw FormatError(CoreMessages::tr("the header is empty; accepted: '{' and the rest of a JSON object"));
    if (header.front() != '{') {
        throw FormatError(
            CoreMessages::tr("byte 8, where the header begins, is %1; accepted: '{' and the rest of a JSON object"),
            quotedExcerpt(header.substr(0, 1)));
    }
    // The parser would treat a zero byte as the end of the text.
    if (const std::size_t zero = header.find('\0'); zero != header.npos) refuseJson(kSafetensorsPrefixSize + zero, "0");
    HeaderReader reader(header);
    json::sax_parse(header.begin(), header.end(), &reader);
    std::vector<TensorInfo> tensors = reader.takeTensors();
    std::ranges::sort(tensors, {}, [](const TensorInfo& tensor) { return std::pair(tensor.begin, tensor.end); });
    requireContiguous(tensors, fileSize - head.size());
    for (TensorInfo& tensor : tensors) {
        tensor.begin += head.size();
        tensor.end += head.size();
    }
    return tensors;
}

bool isReadable(const TensorInfo& tensor) {
    return isFloating(tensor.type) && !tensor.shape.empty() && tensor.shape.size() <= kMaxAxes &&
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

std::vector<TensorInfo> matchingTensors(const std::vector<TensorInfo>& tensors, std::size_t minAxes,
                                        std::size_t maxAxes, std::string_view prefix) {
    std::vector<TensorInfo> fitting;
    for (const TensorInfo& tensor : tensors) {
        const bool fits = isReadable(tensor) && tensor.shape.size() >= minAxes && tensor.shape.size() <= maxAxes;
        if (!fits || !tensor.name.starts_with(prefix)) continue;
        if (!prefix.empty() && tensor.name == prefix) return {tensor};
        fitting.push_back(tensor);
    }
    std::ranges::stable_partition(fitting, [](const TensorInfo& tensor) { return isLikelyPositionTable(tensor.name); });
    return fitting;
}

Array readTensor(const TensorInfo& tensor, std::string_view data) {
    if (!isFloating(tensor.type)) {
        throw FormatError(CoreMessages::tr("the values of %1 are %2; accepted: F64, F32, F16, BF16"),
                          tensorText(tensor.name), tensor.type);
    }
    if (tensor.shape.empty())
        throw FormatError(CoreMessages::tr("%1 has no axes, it is a single number; accepted: 1 to 8 axes"),
                          tensorText(tensor.name));
    if (tensor.shape.size() > kMaxAxes) {
        throw FormatError(CoreMessages::tr("%1 has %2 axes; accepted: 1 to 8"), tensorText(tensor.name),
                          tensor.shape.size());
    }
    if (const auto empty = std::ranges::find(tensor.shape, 0); empty != tensor.shape.end()) {
        throw FormatError(CoreMessages::tr("axis %1 of %2 is empty, so there are no numbers; accepted: lengths from 1"),
                          empty - tensor.shape.begin(), tensorText(tensor.name));
    }
    if (data.size() != tensor.end - tensor.begin)
        throw FormatError(CoreMessages::tr("the file ends within %1"), tensorText(tensor.name));
    const auto asDouble = [](auto value) { return static_cast<double>(value); };
    if (tensor.type == "F64") return readValues<double>(tensor.shape, data, asDouble);
    if (tensor.type == "F32") return readValues<float>(tensor.shape, data, asDouble);
    if (tensor.type == "F16") return readValues<std::uint16_t>(tensor.shape, data, halfValue);
    return readValues<std::uint16_t>(tensor.shape, data, brainFloatValue);
}

}  // namespace attention
