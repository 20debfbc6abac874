#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace attention {

/// Computes SHA-256 of data that arrives in pieces. Source: NIST FIPS 180-4.
class Sha256 {
 public:
    void add(std::string_view bytes);
    /// Returns the digest of all added bytes as 64 lower-case hexadecimal digits. Do not call add() afterwards.
    std::string finish();

 private:
    static constexpr std::size_t kBlock = 64;
    void addBlock(const char* block);

    std::array<std::uint32_t, 8> m_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<char, kBlock> m_partialBlock{};  ///< added bytes that do not fill a block yet
    std::uint64_t m_size = 0;                   ///< total number of bytes added
};

/// The digest of some bytes.
std::string sha256(std::string_view bytes);

}  // namespace attention
