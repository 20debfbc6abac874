#include "tests/fuzz/mutator.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace attention {
namespace {

using namespace std::string_view_literals;

constexpr std::array kNumbers{"0"sv,
                              "-0"sv,
                              "-1"sv,
                              "1"sv,
                              "255"sv,
                              "65536"sv,
                              "2147483647"sv,
                              "2147483648"sv,
                              "4294967296"sv,
                              "9007199254740993"sv,
                              "9223372036854775807"sv,
                              "-9223372036854775808"sv,
                              "9223372036854775808"sv,
                              "18446744073709551616"sv,
                              "1e308"sv,
                              "1e309"sv,
                              "1e-400"sv,
                              "0.1"sv,
                              "1,5"sv,
                              "nan"sv,
                              "-inf"sv,
                              "null"sv,
                              "true"sv,
                              ""sv};
constexpr std::string_view kStructure = ",;:\t\"'\r\n{}[]()<>/\\=|-+.eEL 0#\0\xFF\x80"sv;
// Bit patterns of 8 bytes, of which the last 1, 2, 4 or 8 are used in either byte order.
constexpr std::array<std::uint64_t, 9> kBits{0,
                                             1,
                                             0x7FFF'FFFF'FFFF'FFFF,
                                             0x8000'0000'0000'0000,
                                             0xFFFF'FFFF'FFFF'FFFF,
                                             0x7FF0'0000'0000'0000,   // infinity
                                             0xFFF8'0000'0000'0000,   // NaN
                                             0x7F80'0000'7F80'0000,   // infinity in float32
                                             0x8000'0000'8000'0080};  // the least of each size

/// A place to change, and what is needed there.
class Mutation {
 public:
    Mutation(std::string& bytes, std::span<const std::string> corpus, Random& random)
        : m_bytes(bytes), m_corpus(corpus), m_random(random) {}

    void apply() {
        switch (below(13)) {
            case 0:
                return flipBit();
            case 1:
                return overwriteByte();
            case 2:
                return overwriteBits();
            case 3:
                return insertNoise();
            case 4:
                return removeBlock();
            case 5:
                return doubleBlock();
            case 6:
                return moveBlock();
            case 7:
                return takeFromAnother();
            case 8:
                return splice();
            case 9:
                return cut();
            case 10:
            case 11:
                return replaceNumber();
            default:
                return replaceStructure();
        }
    }

 private:
    std::size_t below(std::size_t end) { return end > 0 ? m_random() % end : 0; }
    std::size_t place() { return below(m_bytes.size() + 1); }
    /// Mostly short, now and then up to `most`.
    std::size_t length(std::size_t most) { return std::min(most, 1 + below(below(4) > 0 ? 16 : most)); }
    std::string pieceOf(const std::string& file) {
        const std::size_t start = below(file.size() + 1);  // before the length: the order of arguments is not fixed
        return file.substr(start, length(file.size()));
    }
    char anyByte() { return static_cast<char>(m_random()); }

    void flipBit() {
        if (m_bytes.empty()) return;
        char& byte = m_bytes[below(m_bytes.size())];
        byte = static_cast<char>(byte ^ (1 << below(8)));
    }
    void overwriteByte() {
        if (!m_bytes.empty()) m_bytes[below(m_bytes.size())] = anyByte();
    }
    void overwriteBits() {
        const std::size_t size = std::size_t{1} << below(4);
        if (m_bytes.size() < size) return;
        std::uint64_t bits = kBits[below(kBits.size())];
        if (size < 8 && below(2) > 0) bits >>= 64 - 8 * size;
        const std::size_t start = below(m_bytes.size() - size + 1);
        const bool isBig = below(2) > 0;
        for (std::size_t i = 0; i < size; ++i) {
            m_bytes[start + i] = static_cast<char>(bits >> 8 * (isBig ? size - 1 - i : i));
        }
    }
    void insertNoise() {
        std::string noise(length(64), '\0');
        const bool isOneByte = below(2) > 0;
        const char byte = below(2) > 0 ? anyByte() : kStructure[below(kStructure.size())];
        std::generate(noise.begin(), noise.end(), [&] { return isOneByte ? byte : anyByte(); });
        m_bytes.insert(place(), noise);
    }
    void removeBlock() {
        const std::size_t start = place();
        m_bytes.erase(start, length(m_bytes.size()));
    }
    void doubleBlock() {
        const std::string block = pieceOf(m_bytes);
        const std::size_t start = place();
        for (std::size_t times = length(64); times > 0; --times) m_bytes.insert(start, block);
    }
    void moveBlock() {
        const std::size_t from = place();
        const std::string block = m_bytes.substr(from, length(m_bytes.size()));
        m_bytes.erase(from, block.size());
        m_bytes.insert(place(), block);
    }
    const std::string& another() { return m_corpus[below(m_corpus.size())]; }
    void takeFromAnother() {
        const std::string& file = another();
        const std::string block = pieceOf(file);
        const std::size_t start = place();
        m_bytes.replace(start, below(2) > 0 ? block.size() : 0, block);
    }
    void splice() {
        const std::string& file = another();
        m_bytes.resize(place());
        m_bytes += file.substr(below(file.size() + 1));
    }
    void cut() { m_bytes.resize(place()); }
    void replaceNumber() {
        constexpr std::string_view digits = "0123456789";
        const std::size_t start = m_bytes.find_first_of(digits, place());
        if (start == std::string::npos) return;
        const std::size_t end = std::min(m_bytes.find_first_not_of(digits, start), m_bytes.size());
        const std::string_view number = kNumbers[below(kNumbers.size())];
        m_bytes.replace(start, end - start, below(16) > 0 ? std::string(number) : std::string(400, '9'));
    }
    void replaceStructure() {
        const std::size_t start = m_bytes.find_first_of(kStructure, place());
        if (start != std::string::npos) m_bytes[start] = kStructure[below(kStructure.size())];
    }

    std::string& m_bytes;
    std::span<const std::string> m_corpus;
    Random& m_random;
};

}  // namespace

void mutate(std::string& bytes, std::span<const std::string> corpus, std::size_t most, Random& random) {
    Mutation mutation(bytes, corpus, random);
    // One change finds what a check of one field misses; many leave little that is right.
    const std::uint64_t mostDoublings = random() % 5;
    for (std::size_t changes = std::size_t{1} << random() % (1 + mostDoublings); changes > 0; --changes) {
        mutation.apply();
        if (bytes.size() > most) bytes.resize(most);
    }
}

}  // namespace attention
